package trip

// CompanionPlaces are the free places beside the host's own.
func (t Trip) CompanionPlaces() int { return max(0, t.FOC-1) }
