"""Location-dependent privacy: reports of a place whose noise follows a public privacy map."""
