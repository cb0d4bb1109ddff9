package booking_test

import (
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

// told returns the names of the events so far, and clears them.
func told(t *testing.T, w *bookingtest.World) []string {
	t.Helper()
	var names []string
	testkit.Must(t, w.DB.InTenantTx(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(), "DELETE FROM analytics_event RETURNING name")
		if err != nil {
			return err
		}
		names, err = pgx.CollectRows(rows, pgx.RowTo[string])
		return err
	}))
	slices.Sort(names)
	return names
}

func TestWhatHostsDoIsToldOnce(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{Status: trip.HostApproved})
	w.Exec(t,
		"UPDATE trip SET launched_at = NULL, launch_at = NULL, booking_auto_confirmation = false, promote_tutorial_completed = false")
	host := w.As(w.HostMember, "host")
	update := func(change tripapi.TripUpdate) error {
		var of trip.Trip
		testkit.Must(t, w.DB.ReadTenant(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
			var err error
			of, err = w.Trips.LoadTx(host, tx, w.TripID)
			return err
		}))
		change.Version += of.Version
		return w.Trips.Update(host, w.TripID, &change)
	}
	launch := w.Clock.Now().AddDate(0, 0, 10).Truncate(24 * time.Hour).Add(10 * time.Hour)
	for _, step := range []struct {
		does   string
		change tripapi.TripUpdate
		want   []string
	}{
		{"skips", tripapi.TripUpdate{HasHostCompletedPromoteTutorial: api.NewOptBool(true)},
			[]string{"host skipped launch scheduling"}},
		{"skips again", tripapi.TripUpdate{HasHostCompletedPromoteTutorial: api.NewOptBool(true)}, nil},
		{"schedules", tripapi.TripUpdate{LaunchDate: tripapi.NewOptNilDateTime(launch)}, []string{"Host Scheduled Launch"}},
		{"unschedules", tripapi.TripUpdate{LaunchDate: tripapi.OptNilDateTime{Set: true, Null: true}},
			[]string{"Host Unscheduled Launch"}},
		{"enables", tripapi.TripUpdate{BookingAutoConfirmation: api.NewOptBool(true)}, []string{"enabled auto-confirm"}},
		{"enables again", tripapi.TripUpdate{BookingAutoConfirmation: api.NewOptBool(true)}, nil},
		{"disables", tripapi.TripUpdate{BookingAutoConfirmation: api.NewOptBool(false)}, []string{"disabled auto-confirm"}},
		{"renames", tripapi.TripUpdate{Name: api.NewOptString("Andes again")}, []string{"Host Updated Trip"}},
	} {
		if err := update(step.change); err != nil {
			t.Fatalf("%s: %v", step.does, err)
		}
		if got := told(t, w); !slices.Equal(got, step.want) {
			t.Errorf("%s: %v, not %v", step.does, got, step.want)
		}
	}
	if err := update(tripapi.TripUpdate{Version: 1, Name: api.NewOptString("Too late")}); testkit.Code(
		err) != apierr.CodeConflict {
		t.Errorf("stale: %v", err)
	}
	if err := update(tripapi.TripUpdate{Name: api.NewOptString("")}); err == nil {
		t.Error("a trip without a name")
	}
	if got := told(t, w); len(got) != 0 {
		t.Errorf("what was refused is told: %v", got)
	}
}

func TestConfirmedTravelersAreTold(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{Status: trip.ReadyToConfirm, MinimumSpots: 2})
	_, p := w.Book(t, "buyer@example.com", booking.Choices{Spots: 2})
	told(t, w)
	testkit.Must(t, w.Bookings.Confirms.Confirm(w.As(w.HostMember, "host"), w.TripID,
		confirm.Confirmation{Orders: []uuid.UUID{*p.BookingID}}))
	n := w.Count(t,
		"SELECT count(*) FROM analytics_event WHERE name = 'confirmed travelers' AND properties->>'bookingId' = $1 AND properties->>'userId' = $2 AND properties->>'tripName' <> ''",
		p.BookingID.String(), w.HostMember.String())
	if n != 1 {
		t.Errorf("%d events", n)
	}
}

// T-251: a trip that is sold through Rezdy has its own window, which a booking keeps.
func TestRezdyTripsHaveTheirOwnWindow(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	days := func() int {
		return w.Count(t, "SELECT (policy->>'cancellationWindowDays')::int FROM booking ORDER BY id DESC LIMIT 1")
	}
	w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	if got := days(); got != 90 {
		t.Errorf("window %d", got)
	}
	w.Exec(t, `UPDATE trip SET content = content || '{"rezdyTripId": "R1"}'`)
	w.Book(t, "b@example.com", booking.Choices{Spots: 1})
	if got := days(); got != 60 {
		t.Errorf("window of a Rezdy trip %d", got)
	}
}

func TestMinorDisclaimer(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	_, p := w.Book(t, "buyer@example.com", booking.Choices{Spots: 1})
	var member uuid.UUID
	testkit.Must(t, w.DB.ReadTenant(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT customer_id FROM booking WHERE id = $1", p.BookingID).Scan(&member)
	}))
	w.Exec(t, "UPDATE booking_participant SET terms_accepted_at = NULL, status = 'created', date_of_birth = '1980-05-01'")
	traveler := w.As(member, "traveler")
	if _, err := w.Bookings.Parties.AcceptMinorDisclaimer(traveler,
		w.TripID); testkit.Code(err) != apierr.CodeIllegalState {
		t.Errorf("of age: %v", err)
	}
	w.Exec(t, "UPDATE booking_participant SET date_of_birth = $1", w.Clock.Now().AddDate(-15, 0, 0))
	b, err := w.Bookings.Parties.AcceptMinorDisclaimer(traveler, w.TripID)
	if err != nil || !b.TermsAccepted {
		t.Errorf("a minor: %v %v", b.TermsAccepted, err)
	}
	if n := w.Count(t,
		"SELECT count(*) FROM booking_participant WHERE minor_disclaimer_at IS NOT NULL AND terms_accepted_at IS NULL AND status = 'waiver-complete'"); n != 1 {
		t.Error("the disclaimer is not kept")
	}
	if _, err := w.Bookings.Parties.AcceptMinorDisclaimer(w.As(w.HostMember, "host"),
		w.TripID); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("somebody without a place: %v", err)
	}
}
