package booking_test

import (
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripformapi"
	"caravan/backend/testkit"
)

// Each fact opens the next status only if those before it hold; travelers who traveled or were canceled keep
// their status (T-109).
func TestTravelerStatusFollowsFromTheFacts(t *testing.T) {
	on := func(signed, form, travels bool) booking.Onboarding {
		return booking.Onboarding{Signed: signed, FormComplete: form, Travels: travels}
	}
	want := map[booking.Onboarding]booking.TravelerStatus{
		on(false, false, false): booking.TravelerCreated, on(false, true, false): booking.TravelerCreated,
		on(false, false, true): booking.TravelerCreated, on(false, true, true): booking.TravelerCreated,
		on(true, false, false): booking.TravelerSigned, on(true, false, true): booking.TravelerSigned,
		on(true, true, false): booking.TravelerFormComplete, on(true, true, true): booking.TravelerReady,
	}
	for facts, to := range want {
		for _, was := range []booking.TravelerStatus{booking.TravelerCreated, booking.TravelerSigned,
			booking.TravelerFormComplete, booking.TravelerReady} {
			if got := was.Onboard(facts); got != to {
				t.Errorf("%s with %+v becomes %s, not %s", was, facts, got, to)
			}
		}
		for _, was := range []booking.TravelerStatus{booking.TravelerComplete, booking.TravelerFeedbackGiven,
			booking.TravelerCancelled} {
			if got := was.Onboard(facts); got != was {
				t.Errorf("%s with %+v becomes %s", was, facts, got)
			}
		}
	}
}

// tripForm has everything that is required of a traveler with a passport.
func tripForm(version int64) *tripformapi.TripForm {
	day := func(year int, month time.Month, day int) api.OptDate {
		return api.NewOptDate(time.Date(year, month, day, 0, 0, 0, 0, time.UTC))
	}
	text := api.NewOptString
	leg := tripformapi.NewOptFlightLeg(tripformapi.FlightLeg{FlightNumber: text("LA 2041"), Date: day(2027, 5, 1),
		Time: text("14:30")})
	return &tripformapi.TripForm{
		Version: api.NewOptInt64(version), ArrivalDetails: leg, DepartureDetails: leg,
		EndOfTripPlans: tripformapi.NewOptTripFormEndOfTripPlans("returningHome"),
		EmergencyContact: tripformapi.NewOptEmergencyContact(tripformapi.EmergencyContact{Name: text("Kim"),
			Relationship: text("Sister"), Phone: text("+1 555 0100"), Email: text("kim@example.com")}),
		PassportInformation: tripformapi.NewOptPassport(tripformapi.Passport{
			FirstName: text("Robin"), LastName: text("Quick"), PassportNumber: text("X1234567"), Nationality: text("US"),
			IssueDate: day(2020, 1, 1), ExpirationDate: day(2036, 1, 1), DateOfBirth: day(1990, 4, 5),
			Gender: api.NewOptGender("female"),
		}),
	}
}

// Travelers become ready through their own actions – terms, trip form, balance – once the host has confirmed
// them, step back if one of these no longer holds, and complete with the trip (T-109).
func TestTravelersBecomeReadyAndCompleteByThemselves(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 1, Threshold: 1})
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 1})
	other := bookParty(t, w, "bo@example.com", booking.Choices{Spots: 1})
	ctx := w.As(b.customer, "traveler")
	is := func(want booking.TravelerStatus, after string) {
		t.Helper()
		mine, err := w.Bookings.View.Get(ctx, b.id)
		testkit.Must(t, err)
		if got := mine.TravelerStatus.Value; string(got) != string(want) {
			t.Errorf("after %s the traveler is %s, not %s", after, got, want)
		}
	}
	save := func(form *tripformapi.TripForm) int64 {
		t.Helper()
		saved, err := w.Forms.Save(ctx, w.TripID, b.people[0], form)
		testkit.Must(t, err)
		return saved.Version.Value
	}
	is(booking.TravelerCreated, "the booking")
	version := save(tripForm(0))
	is(booking.TravelerCreated, "the form without the terms")
	_, err := w.Bookings.Parties.AcceptTerms(ctx, w.TripID)
	testkit.Must(t, err)
	is(booking.TravelerFormComplete, "the terms")
	testkit.Must(t, w.Bookings.Confirms.Confirm(w.As(w.HostMember, "host"), w.TripID,
		confirm.Confirmation{Orders: []uuid.UUID{b.id}}))
	is(booking.TravelerFormComplete, "the host's word, with a balance due")
	paid, err := w.Bookings.Checkout.PayBalance(ctx, b.id, uuid.NewString(), booking.PayFull, booksOf(t, w, b.id).DueMinor,
		booking.PayWith{Method: w.Token(t, bookingtest.Good)})
	testkit.Must(t, err)
	if paid.Status != payment.Succeeded {
		t.Fatalf("payment %s", paid.Status)
	}
	is(booking.TravelerReady, "the balance")

	form := tripForm(version)
	form.EmergencyContact.Value.Phone = api.OptString{}
	version = save(form)
	is(booking.TravelerSigned, "a form that lacks something")
	version = save(tripForm(version))
	is(booking.TravelerReady, "the form completed again")

	charge := func(minor int64) {
		t.Helper()
		testkit.Must(t, w.DB.InTenantTx(ctx, w.Tenant.ID, func(tx pgx.Tx) error {
			return payment.Post(ctx, tx, payment.Transaction{BookingID: &b.id, TripID: &w.TripID, At: w.Clock.Now(),
				Entries: payment.Charges("USD",
					payment.Charge{ParticipantID: b.people[0], Line: "fee", Memo: "Late fee", AmountMinor: minor})})
		}))
		testkit.Must(t, w.Bookings.Remind.RemindPayments(w.Context()))
	}
	charge(50_00)
	is(booking.TravelerFormComplete, "an amount that fell due")
	charge(-50_00)
	is(booking.TravelerReady, "the amount taken off")

	pass := func(days int) {
		t.Helper()
		w.Clock.Set(w.Clock.Now().AddDate(0, 0, days))
		testkit.Must(t, w.Trips.Advance(w.Context()))
	}
	pass(150) // 50 days before the start
	if got := status(t, w); got != trip.Closed {
		t.Fatalf("the trip is %s", got)
	}
	is(booking.TravelerReady, "the bookings deadline")
	pass(60)
	if got := status(t, w); got != trip.Complete {
		t.Fatalf("the trip is %s", got)
	}
	is(booking.TravelerComplete, "the trip")
	if n := w.Count(t, "SELECT count(*) FROM booking_participant WHERE booking_id = $1 AND status = 'created'",
		other.id); n != 1 {
		t.Error("somebody whom the host never confirmed is through with the trip")
	}
	form = tripForm(version)
	form.EmergencyContact.Value.Phone = api.OptString{}
	save(form)
	is(booking.TravelerComplete, "a form saved after the trip")
	testkit.Must(t, w.Bookings.Remind.RemindPayments(w.Context()))
	is(booking.TravelerComplete, "the next reminders")
	if n := w.Count(t, "SELECT count(*) FROM audit_log WHERE action = 'participant.move' AND object_id = $1",
		b.people[0]); n != 7 {
		t.Errorf("%d moves in the trail", n)
	}
}
