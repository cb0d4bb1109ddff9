package trip_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"caravan/backend/domain/trip"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit/random"
)

var now = time.Date(2026, 6, 15, 12, 0, 0, 0, time.UTC)

// open is a state in which no guard rejects, except those that exclude another.
func open(s trip.Status) trip.State {
	return trip.State{
		Status: s, OperatorTermsAccepted: true, InstantlyApproved: true, PricesSaved: true,
		AgreementAccepted: true, AutoConfirm: true, ConfirmedSpots: 4, PendingSpots: 4, SelectedSpots: 8,
		MinimumTripThreshold: 8, LaunchAt: now.Add(-time.Hour), Now: now,
		LaunchRuleBy: now.Add(-time.Hour), LaunchRuleSpots: 9, ScheduleLaunchBy: now.Add(-time.Hour),
		BookingsDeadline: civil.New(2026, 6, 14), EndDate: civil.New(2026, 6, 14),
	}
}

// expected is the lifecycle of the decisions page, written again by hand: status, action and actor to the next
// status.
var expected = map[string]trip.Status{
	" create operator": "created", " create admin": "created", " create system": "created",
	"created approve operator":                     "partner_approved",
	"partner_approved approve_pricing admin":       "trova_pricing_approved",
	"partner_approved approve_pricing system":      "trova_pricing_approved",
	"trova_pricing_approved accept_agreement host": "host_approved",
	"host_approved accept_agreement host":          "host_approved",
	"early_confirmed accept_agreement host":        "early_confirmed",
	"live accept_agreement host":                   "live",
	"ready_to_confirm accept_agreement host":       "ready_to_confirm",
	"confirmed accept_agreement host":              "confirmed",
	"host_approved confirm_travelers host":         "early_confirmed",
	"host_approved confirm_travelers system":       "early_confirmed",
	"early_confirmed confirm_travelers host":       "early_confirmed",
	"early_confirmed confirm_travelers system":     "early_confirmed",
	"ready_to_confirm confirm_travelers host":      "confirmed",
	"ready_to_confirm confirm_travelers system":    "confirmed",
	"confirmed confirm_travelers host":             "confirmed",
	"confirmed confirm_travelers system":           "confirmed",
	"host_approved launch host":                    "live",
	"host_approved launch system":                  "live",
	"early_confirmed launch host":                  "confirmed",
	"early_confirmed launch system":                "confirmed",
	"live reach_minimum system":                    "ready_to_confirm",
	"confirmed close system":                       "closed",
	"closed complete system":                       "complete",
	"live cancel_unconfirmed system":               "cancelled",
	"ready_to_confirm cancel_unconfirmed system":   "cancelled",
	"host_approved cancel_unscheduled system":      "cancelled",
	"live cancel_launch_rule system":               "cancelled",
	"created cancel admin":                         "cancelled",
	"partner_approved cancel admin":                "cancelled",
	"trova_pricing_approved cancel admin":          "cancelled",
	"host_approved cancel admin":                   "cancelled",
	"early_confirmed cancel admin":                 "cancelled",
	"live cancel admin":                            "cancelled",
	"ready_to_confirm cancel admin":                "cancelled",
	"confirmed cancel admin":                       "cancelled",
	"closed cancel admin":                          "cancelled",
}

var actions = []trip.ActionName{
	trip.ActCreate, trip.ActApprove, trip.ActApprovePricing, trip.ActAcceptAgreement, trip.ActConfirmTravelers,
	trip.ActLaunch, trip.ActReachMinimum, trip.ActClose, trip.ActComplete, trip.ActCancelUnconfirmed,
	trip.ActCancelUnscheduled, trip.ActCancelLaunchRule, trip.ActCancel,
}

func TestEveryStateActionActor(t *testing.T) {
	seen := 0
	for _, from := range append([]trip.Status{trip.None}, trip.Statuses...) {
		for _, action := range actions {
			for _, actor := range trip.Actors {
				s := open(from)
				if action == trip.ActCancelUnscheduled {
					s.LaunchAt = time.Time{}
				}
				key := fmt.Sprintf("%s %s %s", from, action, actor)
				want, exists := expected[key]
				to, err := trip.Apply(s, action, actor)
				offered := slices.ContainsFunc(trip.AvailableActions(s, actor), func(a trip.Action) bool {
					return a.Name == action && a.Enabled
				})
				if offered != exists {
					t.Errorf("%s: offered %v, want %v", key, offered, exists)
				}
				if !exists {
					var refused *trip.TransitionError
					if !errors.As(err, &refused) || refused.Reason != "" || to != from {
						t.Errorf("%s: %q, %v; want a refusal", key, to, err)
					}
					continue
				}
				seen++
				if err != nil || to != want {
					t.Errorf("%s: %q, %v; want %q", key, to, err, want)
				}
				name, found := trip.ActionFor(from, want, actor)
				if from == want {
					if found {
						t.Errorf("%s: found %s for staying", key, name)
					}
				} else if !found {
					t.Errorf("%s: no action found", key)
				}
			}
		}
	}
	if seen != len(trip.Transitions) || seen != len(expected) {
		t.Errorf("%d transitions tried, %d in the table, %d expected", seen, len(trip.Transitions), len(expected))
	}
}

func TestGuardsRefuseWithAReason(t *testing.T) {
	for name, c := range map[string]struct {
		from   trip.Status
		action trip.ActionName
		actor  trip.Actor
		spoil  func(*trip.State)
	}{
		"terms not ticked": {trip.Created, trip.ActApprove, trip.Operator, func(s *trip.State) {
			s.OperatorTermsAccepted = false
		}},
		"not instantly approved": {trip.PartnerApproved, trip.ActApprovePricing, trip.System, func(s *trip.State) {
			s.InstantlyApproved = false
		}},
		"prices missing": {trip.PricingApproved, trip.ActAcceptAgreement, trip.Host, func(s *trip.State) {
			s.PricesSaved = false
		}},
		"agreement missing": {trip.PricingApproved, trip.ActAcceptAgreement, trip.Host, func(s *trip.State) {
			s.AgreementAccepted = false
		}},
		"too few selected": {trip.ReadyToConfirm, trip.ActConfirmTravelers, trip.Host, func(s *trip.State) {
			s.SelectedSpots = 7
		}},
		"none selected": {trip.Confirmed, trip.ActConfirmTravelers, trip.Host, func(s *trip.State) {
			s.SelectedSpots = 0
		}},
		"none selected, none due": {trip.HostApproved, trip.ActConfirmTravelers, trip.Host, func(s *trip.State) {
			s.SelectedSpots, s.MinimumTripThreshold = 0, 0
		}},
		"auto-confirm off": {trip.ReadyToConfirm, trip.ActConfirmTravelers, trip.System, func(s *trip.State) {
			s.AutoConfirm = false
		}},
		"auto-confirm too early": {trip.HostApproved, trip.ActConfirmTravelers, trip.System, func(s *trip.State) {
			s.PendingSpots = 3
		}},
		"launch unscheduled": {trip.HostApproved, trip.ActLaunch, trip.Host, func(s *trip.State) {
			s.LaunchAt = time.Time{}
		}},
		"launch in the future": {trip.HostApproved, trip.ActLaunch, trip.System, func(s *trip.State) {
			s.LaunchAt = now.Add(time.Second)
		}},
		"minimum not reached": {trip.Live, trip.ActReachMinimum, trip.System, func(s *trip.State) {
			s.ConfirmedSpots = 3
		}},
		"deadline is today": {trip.Confirmed, trip.ActClose, trip.System, func(s *trip.State) {
			s.BookingsDeadline = civil.New(2026, 6, 15)
		}},
		"last day": {trip.Closed, trip.ActComplete, trip.System, func(s *trip.State) {
			s.EndDate = civil.New(2026, 6, 15)
		}},
		"launch is scheduled": {trip.HostApproved, trip.ActCancelUnscheduled, trip.System, func(*trip.State) {}},
		"bookings came": {trip.Live, trip.ActCancelLaunchRule, trip.System, func(s *trip.State) {
			s.LaunchRuleSpots = 2
		}},
		"no launch rule": {trip.Live, trip.ActCancelLaunchRule, trip.System, func(s *trip.State) {
			s.LaunchRuleBy = time.Time{}
		}},
	} {
		t.Run(name, func(t *testing.T) {
			s := open(c.from)
			c.spoil(&s)
			to, err := trip.Apply(s, c.action, c.actor)
			var refused *trip.TransitionError
			if to != c.from || !errors.As(err, &refused) || refused.Reason == "" {
				t.Fatalf("%q, %v; want a reason", to, err)
			}
			for _, a := range trip.AvailableActions(s, c.actor) {
				if a.Name == c.action && (a.Enabled || a.Reason != refused.Reason) {
					t.Errorf("offered as %+v", a)
				}
			}
		})
	}
}

func TestEndedTripsStayEnded(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		s := open(rapid.SampledFrom(trip.Statuses).Draw(t, "from"))
		for range rapid.IntRange(0, 30).Draw(t, "moves") {
			s.LaunchAt = rapid.SampledFrom([]time.Time{{}, now.Add(-time.Hour), now.Add(time.Hour)}).Draw(t, "launch")
			s.SelectedSpots = rapid.IntRange(0, 10).Draw(t, "selected")
			before := s.Status
			to, err := trip.Apply(s, rapid.SampledFrom(actions).Draw(t, "action"),
				rapid.SampledFrom(trip.Actors).Draw(t, "actor"))
			if (before == trip.Complete || before == trip.Cancelled) && (to != before || err == nil) {
				t.Fatalf("%s became %s", before, to)
			}
			s.Status = to
		}
	})
}

func TestSystemLivesThroughATrip(t *testing.T) {
	s := open(trip.HostApproved)
	s.AutoConfirm, s.LaunchRuleBy = false, time.Time{}
	s.BookingsDeadline, s.EndDate = civil.New(2026, 8, 1), civil.New(2026, 10, 1)
	var path []trip.Status
	for range 10 {
		due := trip.Due(s)
		if len(due) == 0 {
			switch s.Status {
			case trip.ReadyToConfirm:
				s.AutoConfirm = true
			case trip.Confirmed:
				s.Now = civil.New(2026, 8, 2).UTC()
			case trip.Closed:
				s.Now = civil.New(2026, 10, 2).UTC()
			}
			continue
		}
		s.Status = due[0].To
		path = append(path, s.Status)
	}
	want := []trip.Status{trip.Live, trip.ReadyToConfirm, trip.Confirmed, trip.Closed, trip.Complete}
	if !slices.Equal(path, want) {
		t.Errorf("lived %v, want %v", path, want)
	}
}
