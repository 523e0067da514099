"""Privacy maps and mechanisms that report a place: location-dependent privacy (Koufogiannis & Pappas)."""
