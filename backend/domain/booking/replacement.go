package booking

import "caravan/backend/platform/civil"

// Replacement is whether the spot of a traveler can go to another person, and what it costs.
type Replacement struct {
	CanReplace bool
	Reason     string // why it cannot
	FeeMinor   int64  // minor units of Currency; 0 while it is free
	Currency   string
	FreeUntil  civil.Date // the last day on which it is free
	Until      civil.Date // the last day on which it can be done
}

// Replacement is the fee by the booking's own terms, and the days that bound it. Bookings made before there was such
// a fee have none.
func (t Terms) Replacement(start, today civil.Date) Replacement {
	r := Replacement{FreeUntil: start.AddDays(-t.ReplacementFreeDays), Until: start.AddDays(-t.ReplacementUntilDays)}
	if today.After(r.FreeUntil) {
		r.FeeMinor = t.ReplacementFeeMinor
	}
	return r
}
