package trip_test

import (
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
)

// The operator's changes with the technical itinerary are shown to those who have booked, day by day, until they
// acknowledge them; a later change of the day is shown again. Operators and hosts see how many have seen it.
func TestChangesOfDaysAreAcknowledged(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	m.Must(m.Trips.Update(m.Admin(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		TechnicalItineraryFlagged: api.NewOptBool(true)}))
	activity := service(t, m, id, api.ServiceTypeActivity)
	edit := func(in tripapi.ServiceEdit) {
		t.Helper()
		m.Tx(m.Operator(), func(tx pgx.Tx) error {
			return m.Trips.UpdateServiceTx(m.Operator(), tx, id, activity.Type, activity.ID.Value, &in)
		})
	}
	edit(tripapi.ServiceEdit{StartTime: api.NewOptString("08:15")})
	if list, err := m.Trips.DayChanges(m.Operator(), id); err != nil || len(list.Days) != 0 {
		t.Errorf("nobody has booked yet: %+v, %v", list, err)
	}
	m.Book(id, "confirmed", 1)
	edit(tripapi.ServiceEdit{StartTime: api.NewOptString("09:30"), Description: api.NewOptString("Bring a towel.")})

	list, err := m.Trips.DayChanges(m.Traveler(), id)
	m.Must(err)
	if len(list.Days) != 1 || len(list.Days[0].Changes) != 2 || list.Days[0].Seen.Set {
		t.Fatalf("the traveler reads %+v", list)
	}
	first := list.Days[0]
	if c := first.Changes[0]; c.Field.Value != tripapi.DayChangeEntryFieldStartTime || c.Before.Value != "08:15" ||
		c.After.Value != "09:30" || c.Name != activity.Name.Value {
		t.Errorf("%+v", c)
	}
	seen := func(want int) {
		t.Helper()
		list, err := m.Trips.DayChanges(m.Operator(), id)
		m.Must(err)
		if len(list.Days) != 1 || list.Days[0].Seen.Value != want || list.Days[0].Travelers.Value != 1 {
			t.Errorf("seen by %d: %+v", want, list)
		}
	}
	seen(0)
	if e := refusal(t, m.Trips.SeeDay(m.Operator(), id, first.Day, first.Revision)); e.Code != apierr.CodeForbidden {
		t.Errorf("an operator: %v", e)
	}
	if e := refusal(t, m.Trips.SeeDay(m.Traveler(), id, first.Day+1, first.Revision)); e.Code != apierr.CodeNotFound {
		t.Errorf("a day without changes: %v", e)
	}
	m.Must(m.Trips.SeeDay(m.Traveler(), id, first.Day, first.Revision))
	seen(1)
	if list, err := m.Trips.DayChanges(m.Traveler(), id); err != nil || len(list.Days) != 0 {
		t.Errorf("acknowledged: %+v, %v", list, err)
	}

	edit(tripapi.ServiceEdit{StartTime: api.NewOptString("10:00")})
	if e := refusal(t, m.Trips.SeeDay(m.Traveler(), id, first.Day, first.Revision)); e.Code != apierr.CodeConflict {
		t.Errorf("changed once more: %v", e)
	}
	seen(0)
	if list, err := m.Trips.DayChanges(m.Traveler(), id); err != nil || len(list.Days) != 1 ||
		len(list.Days[0].Changes) != 1 {
		t.Errorf("only what is new: %+v, %v", list, err)
	}
	if n := m.Count("audit_log", "action = 'trip.changes_seen' AND object_id = $1", id); n != 1 {
		t.Errorf("%d entries", n)
	}
	if e := refusal(t, m.Trips.SeeDay(m.Traveler(), uuid.New(), 1, 1)); e == nil {
		t.Error("a trip that is none")
	}
}
