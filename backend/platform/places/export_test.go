package places

// Countries has the places of the lists by the codes of their countries, in small letters.
func Countries() map[string][]Place { return countries() }
