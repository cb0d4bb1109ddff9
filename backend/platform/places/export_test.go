package places

// Countries returns the places of the lists by lower-case country code.
func Countries() map[string][]Place { return countries() }
