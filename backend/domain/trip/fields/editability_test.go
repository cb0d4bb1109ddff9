package fields_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/fields"
	"caravan/backend/platform/civil"
)

var now = time.Date(2026, 6, 15, 12, 0, 0, 0, time.UTC)

// expectedRights is who may change what, written by hand from O-091 to O-095, H-292, H-313, H-330, H-333, H-393
// and H-447. A column is a status in the order of trip.Statuses: x is open, w only in the technical itinerary's
// window, s only once submitted by the operator, f only while companions are not submitted, l only before the
// launch.
//
//	created partner pricing host early live ready confirmed closed complete cancelled
const expectedRights = `
host name                               . . x x x x x x . . .
host tripSummary                        . . x x x x x x . . .
host categories                         . . x x x x x x . . .
host photos                             . . x x x x x x . . .
host publishRequest                     . . x x x x x x . . .
host flightStipendMinor                 . . x x x x x x . . .
host bookingAutoConfirmation            . . . x x x x x . . .
host hasHostCompletedPromoteTutorial    . . . x x x x x . . .
host launchDate                         . . . l l . . . . . .
host prices                             . . x . . . . . . . .
host promoteEmails                      x x x x x x x x . . .
host gatherings                         x x x x x x x x . . .
host hostCompanions                     f f f f f f f f . . f
operator name                           x w w w w w w w w . .
operator tripSummary                    x w w w w w w w w . .
operator categories                     x w w w w w w w w . .
operator photos                         x w w w w w w w w . .
operator preparationListUrl             x w w w w w w w w . .
operator servicesByDay                  x w w w w w w w w . .
operator servicesToUpdate               x . . . . . . . . . .
operator costSchedule                   x x x x x x x x . . .
operator singleSupplementPriceMinor     x . . . . . . . . . .
operator singleSupplementQuantity       x x x x x x x x w . .
operator minimumSpots                   x . . . . . . . . . .
operator maximumSpots                   x . . . . . . . . . .
operator timeZone                       x . . . . . . . . . .
operator operatorCode                   . x x x x x x x . x x
operator operatorTechnicalItineraryApproved . . . . . . . w w . .
admin name                              x x x x x x x x x . .
admin tripSummary                       x x x x x x x x x . .
admin categories                        x x x x x x x x x . .
admin photos                            x x x x x x x x x . .
admin bookingAutoConfirmation           x x x x x x x x x . .
admin hasHostCompletedPromoteTutorial   x x x x x x x x x . .
admin publishRequest                    x x x x x x x x x . .
admin publishStatus                     x x x x x x x x x . .
admin prices                            x x x x x x x x x . .
admin flightStipendMinor                x x x x x x x x x . .
admin promoteEmails                     x x x x x x x x x . .
admin promotionalAssets                 x x x x x x x x x . .
admin costSchedule                      x x x x x x x x x . .
admin singleSupplementPriceMinor        x x x x x x x x x . .
admin singleSupplementQuantity          x x x x x x x x x . .
admin minimumSpots                      x x x x x x x x x . .
admin maximumSpots                      x x x x x x x x x . .
admin preparationListUrl                x x x x x x x x x . .
admin timeZone                          x x x x x x x x x . .
admin servicesByDay                     x x x x x x x x x . .
admin servicesToUpdate                  x x x x x x x x x . .
admin technicalItineraryFlagged         x x x x x x x x x . .
admin rezdyTripId                       x x x x x x x x x . .
admin gatherings                        x x x x x x x x x . .
admin hostCompanions                    x x x x x x x x x . .
admin launchDate                        l l l l l l l l l . .
admin adminTechnicalItineraryApproved   . . . . . . . s s . .
admin operatorCode                      x x x x x x x x x x x
`

// situation is what decides about a field besides the status.
type situation struct {
	name                                 string
	daysBefore                           int
	flagged, operator, admin             bool
	launched, companionsSubmitted, noFOC bool
}

var situations = []situation{
	{name: "long before", daysBefore: 76},
	{name: "first day of the window", daysBefore: 75},
	{name: "last day of the window", daysBefore: 14},
	{name: "after the window", daysBefore: 13},
	{name: "flagged", daysBefore: 120, flagged: true},
	{name: "submitted", daysBefore: 30, operator: true},
	{name: "both approved", daysBefore: 30, operator: true, admin: true},
	{name: "both approved, flagged", daysBefore: 30, operator: true, admin: true, flagged: true},
	{name: "launched", daysBefore: 76, launched: true},
	{name: "companions submitted", daysBefore: 76, companionsSubmitted: true},
	{name: "no free places", daysBefore: 76, noFOC: true},
}

func (s situation) trip(status trip.Status) trip.Trip {
	at := now
	t := trip.Trip{
		Status: status, StartDate: civil.Today(now).AddDays(s.daysBefore), TimeZone: "UTC", FOC: 2, MaximumSpots: 10,
		SpotsTaken: 3, Policy: policy.Default(), HostTermsAcceptedAt: &at, TechnicalFlagged: s.flagged,
	}
	for given, field := range map[*bool]**time.Time{
		&s.operator: &t.OperatorTechnicalAt, &s.admin: &t.AdminTechnicalAt, &s.launched: &t.LaunchedAt,
		&s.companionsSubmitted: &t.CompanionsSubmittedAt,
	} {
		if *given {
			*field = &at
		}
	}
	if s.noFOC {
		t.FOC = 1
	}
	return t
}

func (s situation) open(mark, field string) bool {
	inWindow := (s.flagged || s.daysBefore <= 75 && s.daysBefore >= 14)
	switch mark {
	case "x":
		return true
	case "l":
		return !s.launched
	case "f":
		return !s.companionsSubmitted && !s.noFOC
	case "s":
		return s.operator
	case "w":
		if field == "operatorTechnicalItineraryApproved" {
			return inWindow && !s.operator
		}
		return inWindow && !(s.operator && s.admin)
	}
	return false
}

// Every cell of actor × field × status × situation: what the table opens is what the response says.
func TestEveryCellOfEditability(t *testing.T) {
	cells := 0
	seen := map[string]bool{}
	for line := range strings.Lines(strings.TrimSpace(expectedRights)) {
		words := strings.Fields(line)
		actor, field, marks := trip.Actor(words[0]), words[1], words[2:]
		if len(marks) != len(trip.Statuses) {
			t.Fatalf("%s has %d marks", line, len(marks))
		}
		seen[words[0]+" "+field] = true
		for i, status := range trip.Statuses {
			for _, s := range situations {
				cells++
				of := s.trip(status)
				want := s.open(marks[i], field)
				if got := slices.Contains(fields.Open(of, actor, now), field); got != want {
					t.Errorf("%s, %s, %s, %s: open is %v", actor, field, status, s.name, got)
				}
				for _, f := range fields.Seen(of, actor, now) {
					if f.Field == field && (f.Editable != want || f.Editable == f.Reason.Set) {
						t.Errorf("%s, %s, %s, %s: the answer says %+v", actor, field, status, s.name, f)
					}
				}
			}
		}
	}
	// Nobody may change a field that the table does not name.
	for _, actor := range trip.Actors {
		for _, status := range trip.Statuses {
			for _, s := range situations {
				for _, field := range fields.Open(s.trip(status), actor, now) {
					if !seen[string(actor)+" "+field] {
						t.Errorf("%s may change %s", actor, field)
					}
				}
			}
		}
	}
	if cells < 6_000 {
		t.Errorf("only %d cells", cells)
	}
}

// A sold-out trip's prices reopen once the host has agreed (H-333).
func TestPricesOpenAgainWhenSoldOut(t *testing.T) {
	for _, status := range trip.Statuses {
		of := situations[0].trip(status)
		of.SpotsTaken = of.MaximumSpots
		want := slices.Contains([]trip.Status{
			trip.PricingApproved, trip.HostApproved, trip.EarlyConfirmed, trip.Live, trip.ReadyToConfirm, trip.Confirmed,
		}, status)
		if got := slices.Contains(fields.Open(of, trip.Host, now), "prices"); got != want {
			t.Errorf("%s: %v", status, got)
		}
	}
}
