"""Floor plans: their file, checks, regions, pictures, and imports from drawings and maps."""
