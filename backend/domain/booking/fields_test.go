package booking_test

import (
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/view"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/testkit"
)

// The customer reads every field of T-080 on a booking, and of T-083 on its add-ons.
func TestCustomerReadsEveryFieldOfABooking(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 2, Threshold: 2})
	w.Exec(t, `UPDATE trip SET content = content || '{"rezdyTripId": "RZ-7"}'`)
	w.Exec(t, `UPDATE trip_service SET detail = detail || '{"description": "Half a day on the river."}'`)
	b := bookParty(t, w, "ada@example.com", booking.Choices{
		Spots: 3, Rooms: []booking.RoomChoice{{RoomType: booking.RoomTwoBeds, Travelers: []int{0, 1}},
			{RoomType: booking.RoomPrivate, Travelers: []int{2}}},
		Activities: []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{1}}},
	})
	ctx := w.As(b.customer, "traveler")
	got, err := w.Bookings.View.Get(ctx, b.id)
	testkit.Must(t, err)
	// Two spots at the early price, one at the later one; 25% of them is paid.
	const travel = 2*180_000 + 200_000
	facts := map[string]bool{
		"id, orderId, status": got.ID == b.id && len(got.OrderId) == 9 && got.Status == api.BookingStatusPending,
		"paidAmount":          got.PaidMinor == travel/4,
		"dueAmount":           got.DueMinor == got.TotalMinor-travel/4,
		"travelAmount":        got.TravelAmountMinor.Value == travel && got.TotalMinor > travel,
		"paymentDueDate":      got.PaymentDueDate.Set,
		"payments": len(got.Payments) == 1 && got.Payments[0].Type == "credit card" &&
			got.Payments[0].AmountMinor == travel/4 && got.Payments[0].Status == "succeeded" && !got.Payments[0].Automatic,
		"customer": got.Customer.ID.Value == b.people[0] && got.Customer.Email.Value == "ada@example.com",
		"additionalParticipants": len(got.AdditionalParticipants) == 2 &&
			got.AdditionalParticipants[1].ID.Value == b.people[2],
		"totalSpotsBooked": got.TotalSpotsBooked == 3,
		"travelersRooms": len(got.TravelersRooms) == 2 && got.TravelersRooms[0].RoomType == api.RoomTypeTwin &&
			slices.Equal(got.TravelersRooms[0].Travelers, []int{0, 1}) &&
			got.TravelersRooms[1].RoomType == api.RoomTypeSingle && slices.Equal(got.TravelersRooms[1].Travelers, []int{2}),
		"rezdyTripId":                got.RezdyTripId.Value == "RZ-7",
		"automaticPayment.status":    got.AutomaticPayment.Value.Status == "off",
		"internalCancellationReason": !got.InternalCancellationReason.Set,
		"isPendingCancellation":      !got.IsPendingCancellation,
		"add-ons":                    len(got.AddOns) == 2,
	}
	for _, a := range got.AddOns {
		facts[string(a.Type)+": addOnId, status, quantity"] = a.AddOnId != "" &&
			a.Status == bookingapi.AddOnStatusCONFIRMED && a.Quantity == 1
		facts[string(a.Type)+": manageMode, deleted"] = a.ManageMode.Value == "default" && a.Deleted.Set && !a.Deleted.Value
		facts[string(a.Type)+": price"] = a.UnitPriceWithFeeMinor > 0 && a.PriceMinor == a.UnitPriceWithFeeMinor
		switch s := a.Service.Value; a.Type {
		case bookingapi.AddOnTypeActivity:
			facts["activity: user"] = a.User.Value == b.people[1]
			facts["activity: service"] = s.ID.Value == w.Activity && s.Name == "Rafting" &&
				s.Description.Value == "Half a day on the river." && s.Type == api.ServiceTypeActivity &&
				s.Timing == api.TimingOnTrip && s.Bookable && !s.Deleted && !s.Occupancy.Set
		case bookingapi.AddOnTypeSingleSupplement:
			facts["private room: user"] = a.User.Value == b.people[2]
			facts["private room: no service"] = !a.Service.Set
		}
	}
	for name, ok := range facts {
		if !ok {
			t.Errorf("%s: %+v", name, got)
		}
	}
	// A service that the trip removed stays on the booking, marked as such.
	w.Exec(t, "UPDATE trip_service SET deleted_at = now()")
	testkit.Must(t, w.Reject(w.As(w.HostMember, "host"), w.TripID, b.id))
	got, err = w.Bookings.View.Get(ctx, b.id)
	testkit.Must(t, err)
	i := slices.IndexFunc(got.AddOns, func(a bookingapi.AddOn) bool { return a.Type == bookingapi.AddOnTypeActivity })
	if got.Status != api.BookingStatusCancelled || got.InternalCancellationReason.Value != trip.ReasonHost ||
		!got.IsPendingCancellation {
		t.Errorf("after the host's no: %s %+v %v", got.Status, got.InternalCancellationReason, got.IsPendingCancellation)
	}
	if i < 0 || !got.AddOns[i].Service.Value.Deleted {
		t.Errorf("add-ons %+v", got.AddOns)
	}
}

// A canceled booking tells its customer what was refunded, and which credit came from it (T-257, T-258).
func TestCancelledBookingTellsWhatItGaveBack(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 1, Threshold: 1, StartIn: 200})
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 1})
	testkit.Must(t, w.Bookings.Confirms.Confirm(w.As(w.HostMember, "host"), w.TripID,
		confirm.Confirmation{Orders: []uuid.UUID{b.id}}))
	w.Clock.Advance(49 * time.Hour) // the free hours are over: the deposit becomes a credit, less the fee
	ctx := w.As(b.customer, "traveler")
	if got, err := w.Bookings.View.Get(ctx, b.id); err != nil || got.Cancellation.Set {
		t.Errorf("before: %+v %v", got.Cancellation, err)
	}
	o, err := w.Bookings.Cancels.OfferCancel(ctx, b.id, nil)
	testkit.Must(t, err)
	testkit.Must(t, w.Bookings.Cancels.CancelBooking(ctx, b.id, uuid.NewString(), cancel.Request{
		Reason: "Family emergency", Method: "Refund Policy", QuoteID: o.Quote.ID, RefundMinor: o.Quote.RefundMinor,
		CreditMinor: o.Quote.CreditMinor,
	}))
	got, err := w.Bookings.View.Get(ctx, b.id)
	testkit.Must(t, err)
	credits, err := w.Payments.Credits(w.Context(), b.customer)
	testkit.Must(t, err)
	if len(credits) != 1 {
		t.Fatalf("%d credits", len(credits))
	}
	want := bookingapi.BookingCancellation{
		Reason: api.NewOptString("Family emergency"), Outcome: bookingapi.BookingCancellationOutcomePartial,
		VoucherCode: api.NewOptString(credits[0].ID.String()), TripCreditMinor: 45_000 - 10_000, FeeMinor: 10_000,
		CancelledAt: api.NewOptDateTime(w.Clock.Now().UTC()),
	}
	if got.Cancellation.Value != want || credits[0].AmountMinor != 35_000 {
		t.Errorf("told %+v, not %+v", got.Cancellation.Value, want)
	}
	if host, err := w.Bookings.View.Get(w.As(w.HostMember, "host"), b.id); err != nil || host.Cancellation.Set ||
		host.TravelAmountMinor.Set {
		t.Errorf("somebody who does not pay is told %+v %v", host.Cancellation, err)
	}
}

// A traveler who was removed from a booking sees it as canceled, while the others travel (T-106).
func TestTravelerWhoIsTakenOffSeesACancelledBooking(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 2})
	testkit.Must(t, err)
	order := bookingtest.Order(h, "ada@example.com", w.Token(t, bookingtest.Good))
	order.Additional[0].Email = "sam@example.com"
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, w.Bookings.Holds.HoldToken(w.Context(), h.ID),
		uuid.NewString(), order)
	testkit.Must(t, err)
	b := bookingOf(t, w, *p.BookingID)
	var second uuid.UUID
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(w.Context(), "SELECT id FROM member WHERE email = 'sam@example.com'").Scan(&second)
	}))
	ctx, gone := w.As(b.customer, "traveler"), []uuid.UUID{b.people[1]}
	o, err := w.Bookings.Cancels.OfferCancel(ctx, b.id, gone)
	testkit.Must(t, err)
	testkit.Must(t, w.Bookings.Cancels.CancelBooking(ctx, b.id, uuid.NewString(), cancel.Request{
		Reason: "Family emergency", Method: "Refund Policy", QuoteID: o.Quote.ID, RefundMinor: o.Quote.RefundMinor,
		CreditMinor: o.Quote.CreditMinor, Travelers: gone,
	}))
	for _, c := range []struct {
		member  uuid.UUID
		status  api.BookingStatus
		display string
	}{{second, api.BookingStatusCancelled, "Cancelled"}, {b.customer, api.BookingStatusPending, "Pending"}} {
		page, err := w.Trips.List(w.As(c.member, "traveler"), view.ListFilter{Limit: 10})
		testkit.Must(t, err)
		if len(page.Items) != 1 || page.Items[0].Booking.Value.Status != c.status ||
			page.Items[0].Booking.Value.DisplayStatus != c.display {
			t.Errorf("%s and %s expected: %+v", c.status, c.display, page.Items)
		}
		got, err := w.Bookings.View.Get(w.As(c.member, "traveler"), b.id)
		testkit.Must(t, err)
		if got.Status != c.status || got.DisplayStatus != c.display {
			t.Errorf("%s and %s expected: %s %s", c.status, c.display, got.Status, got.DisplayStatus)
		}
	}
}

// A confirmed booking is reminded of a visa if a passport is needed and the country is not exempt, and its trip's
// app is offered once the trip is closed to travelers whose status the policy requires (T-030, T-032).
func TestWhatAConfirmedBookingIsOffered(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 1, Threshold: 1})
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 1})
	w.Tenant.Policy.MobileApp.Links = []string{"https://apps.apple.com/app/id1"}
	offered := func(name string, visa, app bool) {
		t.Helper()
		got, err := w.Bookings.View.Get(w.As(b.customer, "traveler"), b.id)
		testkit.Must(t, err)
		if got.Visa.Set != visa || got.MobileApp.Set != app {
			t.Errorf("%s: visa %+v, app %+v", name, got.Visa, got.MobileApp)
		}
		if url := got.Visa.Value.ApplyUrl.Value; visa && url != w.Tenant.Policy.Visa.ApplyURL {
			t.Errorf("%s: apply at %q", name, url)
		}
		if got.FinalText.Value != "Your booking is final 60 days before the start date." {
			t.Errorf("%s: %q", name, got.FinalText.Value)
		}
	}
	w.Exec(t, `UPDATE trip SET content = content || '{"passportRequired": true}'`)
	offered("pending", false, false)
	testkit.Must(t, w.Bookings.Confirms.Confirm(w.As(w.HostMember, "host"), w.TripID,
		confirm.Confirmation{Orders: []uuid.UUID{b.id}}))
	offered("confirmed", true, false)
	var country string
	testkit.Must(t, w.DB.ReadTenant(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT country FROM trip").Scan(&country)
	}))
	w.Tenant.Policy.Visa.ExemptCountries = []string{country}
	offered("exempt country", false, false)
	w.Tenant.Policy.Visa.ExemptCountries = nil
	w.Exec(t, `UPDATE trip SET content = content || '{"passportRequired": false}'`)
	offered("no passport needed", false, false)
	w.Exec(t, "UPDATE trip SET status = 'closed'")
	w.Exec(t, "UPDATE booking SET status = 'closed'")
	offered("closed, terms not signed", false, false)
	for _, status := range w.Tenant.Policy.MobileApp.TravelerStatuses {
		w.Exec(t, "UPDATE booking_participant SET status = $1", status)
		offered(status, false, true)
	}
	w.Tenant.Policy.MobileApp.Links = nil
	offered("nowhere to have it from", false, false)
}
