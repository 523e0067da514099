"""What ours costs and how good it is, beside its peers: each benchmark measures all of them in one run."""
