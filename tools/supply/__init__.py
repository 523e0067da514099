"""Supply chain of the project: locked packages, their licences, and bills of materials."""
