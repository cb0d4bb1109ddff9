package trip

// CompanionPlaces returns the free-of-charge spots besides the host's own.
func (t Trip) CompanionPlaces() int { return max(0, t.FOC-1) }
