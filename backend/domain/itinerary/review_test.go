package itinerary_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
)

// A submitted itinerary is approved by an admin, or sent back with the requested changes, which the operator
// reads.
func TestASubmittedItineraryIsApprovedOrSentBack(t *testing.T) {
	m := triptest.Open(t)
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE itinerary SET status = 'incomplete' WHERE id = $1", m.ItineraryID)
		return err
	})
	update := func(as itineraryapi.ItineraryUpdate, admin bool) error {
		ctx := m.Operator()
		if admin {
			ctx = m.Admin()
		}
		was, err := m.Itineraries.Get(ctx, m.ItineraryID)
		m.Must(err)
		as.Version = was.Version
		return m.Itineraries.Update(ctx, m.ItineraryID, &as)
	}
	offered := func(admin bool) (names []string, note string) {
		ctx := m.Operator()
		if admin {
			ctx = m.Admin()
		}
		is, err := m.Itineraries.Get(ctx, m.ItineraryID)
		m.Must(err)
		for _, a := range is.AvailableActions {
			if a.Enabled {
				names = append(names, string(a.Action))
			}
		}
		return names, is.ReviewNote.Value
	}
	check := func(what string, admin bool, wanted ...string) {
		t.Helper()
		if names, _ := offered(admin); len(names) != len(wanted) || len(names) > 0 && names[0] != wanted[0] ||
			len(names) > 1 && names[1] != wanted[1] {
			t.Errorf("%s: %v, not %v", what, names, wanted)
		}
	}
	to := func(s itinerary.Status) itineraryapi.OptItineraryStatus { return itineraryapi.NewOptItineraryStatus(s) }
	check("an operator's draft", false, "submit")
	check("a draft is not the admin's yet", true)
	m.Must(update(itineraryapi.ItineraryUpdate{Status: to(itinerary.InReview), TermsAndConditions: api.NewOptBool(true)},
		false))
	check("handed in", false, "withdraw")
	check("handed in, for the admin", true, "approve", "sendBack")
	if err := update(itineraryapi.ItineraryUpdate{Status: to(itinerary.Incomplete)}, true); err == nil {
		t.Error("sent back without a word")
	}
	m.Must(update(itineraryapi.ItineraryUpdate{Status: to(itinerary.Incomplete),
		ReviewNote: api.NewOptString("Name the hotel.")}, true))
	if names, note := offered(false); note != "Name the hotel." || len(names) != 1 {
		t.Errorf("the operator reads %q and can %v", note, names)
	}
	submit := itineraryapi.ItineraryUpdate{Status: to(itinerary.InReview), TermsAndConditions: api.NewOptBool(true)}
	m.Must(update(submit, false))

	// Comments replace a note, each at its place, the last one wins.
	comments := func(admin bool) []itineraryapi.ReviewComment {
		ctx := m.Operator()
		if admin {
			ctx = m.Admin()
		}
		is, err := m.Itineraries.Get(ctx, m.ItineraryID)
		m.Must(err)
		return is.ReviewComments
	}
	about := func(field, text string) itineraryapi.ReviewComment {
		return itineraryapi.ReviewComment{Field: api.NewOptString(field), Text: text}
	}
	if err := update(itineraryapi.ItineraryUpdate{Status: to(itinerary.Incomplete),
		ReviewComments: []itineraryapi.ReviewComment{{Text: "Where?"}}}, true); err == nil {
		t.Error("a comment about nothing")
	}
	stay := itineraryapi.ReviewComment{ServiceId: api.NewOptUUID(uuid.Must(uuid.NewV7())), Text: "Which rooms?"}
	m.Must(update(itineraryapi.ItineraryUpdate{Status: to(itinerary.Incomplete),
		ReviewComments: []itineraryapi.ReviewComment{
			about("tripSummary", "Longer."), stay, about("tripSummary", " Say where lunch is. "),
		}}, true))
	if read := comments(false); len(read) != 2 || read[0].ServiceId != stay.ServiceId ||
		read[1].Text != "Say where lunch is." {
		t.Errorf("the operator reads %+v", read)
	}
	for _, words := range []string{"%Trip summary: Say where lunch is.%", "%Which rooms?%"} {
		if n := m.Count("email", "template = 'itinerary_sent_back' AND plain LIKE $1", words); n != 1 {
			t.Errorf("%d mails to the operator say %s", n, words)
		}
	}
	// A change that the operator marks as made is shown so to the next reviewer; the version stays the same.
	mark := func(field string, resolved bool) error {
		return m.Itineraries.Mark(m.Operator(), m.ItineraryID,
			&itineraryapi.ReviewCommentMark{Field: api.NewOptString(field), Resolved: resolved})
	}
	version := func() int64 {
		is, err := m.Itineraries.Get(m.Admin(), m.ItineraryID)
		m.Must(err)
		return is.Version
	}
	was := version()
	m.Must(mark("tripSummary", true))
	var refused *apierr.Error
	if err := mark("days/2", true); !errors.As(err, &refused) || refused.Code != apierr.CodeNotFound {
		t.Errorf("marked what was not requested: %v", err)
	}
	if read := comments(false); version() != was || read[0].Resolved.Value || !read[1].Resolved.Value {
		t.Errorf("version %d after %d, with %+v", version(), was, read)
	}
	m.Must(update(submit, false))
	if err := mark("tripSummary", false); !errors.As(err, &refused) || refused.Code != apierr.CodeIllegalState {
		t.Errorf("marked while it is reviewed: %v", err)
	}
	if operator, admin := comments(false), comments(true); len(operator) != 0 || len(admin) != 2 ||
		!admin[1].Resolved.Value {
		t.Errorf("handed in again: the operator reads %+v, the admin %+v", operator, admin)
	}
	m.Must(update(itineraryapi.ItineraryUpdate{Status: to(itinerary.Complete)}, true))
	live, err := m.Itineraries.Get(m.Admin(), m.ItineraryID)
	m.Must(err)
	if n := m.Count("email", "dedupe_key LIKE $1", fmt.Sprintf("itinerary_approved/%s/%d/%%", m.ItineraryID,
		live.Version)); n != 1 {
		t.Errorf("%d mails say that it is approved", n)
	}
	if live.LiveVersion.Value != live.Version || len(live.ReviewComments) != 0 {
		t.Errorf("live at version %d of %d, with %+v", live.LiveVersion.Value, live.Version, live.ReviewComments)
	}
	m.Must(update(itineraryapi.ItineraryUpdate{Status: to(itinerary.InReview)}, true))
	if again, err := m.Itineraries.Get(m.Admin(), m.ItineraryID); err != nil || again.LiveVersion.Value != live.Version ||
		again.Version == live.Version {
		t.Errorf("the last that was live: %d, not %d; %v", again.LiveVersion.Value, live.Version, err)
	}
	m.Must(update(itineraryapi.ItineraryUpdate{Status: to(itinerary.Complete)}, true))
	if names, note := offered(true); note != "" || len(names) != 0 {
		t.Errorf("live, with %q and %v", note, names)
	}
}

// A departure's own price is that of its day, however far that is from the year the itinerary was created.
func TestADeparturesOwnPriceIsNotRaised(t *testing.T) {
	it := itinerary.Itinerary{Currency: "USD", YearOverYearBP: 1_000, ScheduleYear: 2024, MinimumSpots: 2, MaximumSpots: 4}
	own := itinerary.Departure{
		ID: uuid.Must(uuid.NewV7()), StartDate: civil.New(2026, 10, 5),
		CostSchedule: []pricing.Tier{{Travelers: 2, PriceMinor: 1_000_00}},
	}
	for price, d := range map[int64]itinerary.Departure{
		1_000_00: own, 1_210_00: {StartDate: own.StartDate, CostSchedule: own.CostSchedule}, // of a period, from 2024
	} {
		sheet, err := it.Model(d, policy.Default(), 0).Sheet()
		if err != nil || sheet.Tier(2) != price {
			t.Errorf("%d instead of %d, %v", sheet.Tier(2), price, err)
		}
	}
}

func TestNewItinerariesOpenWithTwoSpots(t *testing.T) {
	m := triptest.Open(t)
	id, err := create(m, &itineraryapi.ItineraryDraft{Name: "Salt Flats", Country: "Bolivia", Destination: "Uyuni",
		LengthInDays: 3})
	m.Must(err)
	is, err := m.Itineraries.Get(m.Operator(), id)
	m.Must(err)
	if is.MinimumSpots != itinerary.ReviewMinimum || is.MaximumSpots != itinerary.ReviewMaximum {
		t.Errorf("%d to %d spots", is.MinimumSpots, is.MaximumSpots)
	}
}

func TestServicesOfADayFollowTheirTimes(t *testing.T) {
	service := func(name, at string) api.Service {
		out := api.Service{Day: api.NewOptInt(1), Name: api.NewOptString(name)}
		if at != "" {
			out.StartTime = api.NewOptString(at)
		}
		return out
	}
	days := itinerary.ByDay([]api.Service{service("Welcome", ""), service("Dinner", "19:30"), service("Hotel", ""),
		service("Walk", "08:00"), service("Lunch", "12:30")}, 1)
	var names []string
	for _, s := range days[0].Services {
		names = append(names, s.Name.Value)
	}
	if got := strings.Join(names, " "); got != "Welcome Walk Hotel Lunch Dinner" {
		t.Error(got)
	}
}

// The currency can be changed until something has a price: then the amounts would remain and mean something else.
func TestACurrencyStaysOnceSomethingHasAPrice(t *testing.T) {
	m := triptest.Open(t)
	change := func(id uuid.UUID, currency string) error {
		was, err := m.Itineraries.Get(m.Operator(), id)
		m.Must(err)
		return m.Itineraries.Update(m.Operator(), id, &itineraryapi.ItineraryUpdate{Version: was.Version,
			Currency: api.NewOptString(currency)})
	}
	var e *apierr.Error
	if err := change(m.ItineraryID, "EUR"); !errors.As(err, &e) || e.Fields["currency"] == "" {
		t.Errorf("an itinerary with prices: %v", err)
	}
	m.Must(change(m.ItineraryID, "USD"))
	var bare uuid.UUID
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		var err error
		bare, err = m.Itineraries.Create(m.Operator(), tx, &itineraryapi.ItineraryDraft{Name: "Bare", Country: "Peru",
			Destination: "Cusco", LengthInDays: 3})
		return err
	})
	m.Must(change(bare, "EUR"))
}

// Comments are about single things, too: the operator reads at which day, photo, departure, or period.
func TestAReviewCommentsOnSingleThings(t *testing.T) {
	m := triptest.Open(t)
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE itinerary SET status = 'in review' WHERE id = $1", m.ItineraryID)
		return err
	})
	is, err := m.Itineraries.Get(m.Admin(), m.ItineraryID)
	m.Must(err)
	var asked []itineraryapi.ReviewComment
	for _, path := range []string{"days/2", "photos//media/art/coast/dawn/coast.svg",
		"departures/" + uuid.Must(uuid.NewV7()).String(), "validityPeriods/standard/2027-03-01"} {
		asked = append(asked, itineraryapi.ReviewComment{Field: api.NewOptString(path), Text: "About " + path})
	}
	m.Must(m.Itineraries.Update(m.Admin(), m.ItineraryID, &itineraryapi.ItineraryUpdate{Version: is.Version,
		Status: itineraryapi.NewOptItineraryStatus(itinerary.Incomplete), ReviewComments: asked}))
	read, err := m.Itineraries.Get(m.Operator(), m.ItineraryID)
	m.Must(err)
	if len(read.ReviewComments) != len(asked) || read.ReviewComments[0].Field.Value != "days/2" {
		t.Errorf("the operator reads %+v", read.ReviewComments)
	}
	for _, words := range []string{"%Day 2 · About days/2%", "%Photos: About photos%", "%Departures: About%",
		"%Validity periods: About%"} {
		if n := m.Count("email", "template = 'itinerary_sent_back' AND plain LIKE $1", words); n != 1 {
			t.Errorf("%d mails to the operator say %s", n, words)
		}
	}
}
