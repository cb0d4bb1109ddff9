package booking_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
)

// The customer reads every field of T-080 on a booking, and of T-083 on its add-ons.
func TestCustomerReadsEveryFieldOfABooking(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 2, Threshold: 2})
	w.Exec(t, `UPDATE trip SET content = content || '{"rezdyTripId": "RZ-7"}'`)
	w.Exec(t, `UPDATE trip_service SET detail = detail || '{"description": "Half a day on the river."}'`)
	b := bookParty(t, w, "ada@example.com", booking.Choices{
		Spots: 3, Rooms: []booking.RoomChoice{{RoomType: booking.RoomTwoBeds, Travelers: []int{0, 1}}, {RoomType: booking.RoomPrivate, Travelers: []int{2}}},
		Activities: []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{1}}},
	})
	ctx := w.As(b.customer, "traveler")
	got, err := w.Bookings.Get(ctx, b.id)
	must(t, err)
	// Two spots at the early price, one at the later one; 25% of them is paid.
	const travel = 2*180_000 + 200_000
	facts := map[string]bool{
		"id, orderId, status":    got.ID == b.id && len(got.OrderId) == 9 && got.Status == api.BookingStatusPending,
		"paidAmount":             got.PaidMinor == travel/4,
		"dueAmount":              got.DueMinor == got.TotalMinor-travel/4,
		"travelAmount":           got.TravelAmountMinor.Value == travel && got.TotalMinor > travel,
		"paymentDueDate":         got.PaymentDueDate.Set,
		"payments":               len(got.Payments) == 1 && got.Payments[0].Type == "credit card" && got.Payments[0].AmountMinor == travel/4 && got.Payments[0].Status == "succeeded" && !got.Payments[0].Automatic,
		"customer":               got.Customer.ID.Value == b.people[0] && got.Customer.Email.Value == "ada@example.com",
		"additionalParticipants": len(got.AdditionalParticipants) == 2 && got.AdditionalParticipants[1].ID.Value == b.people[2],
		"totalSpotsBooked":       got.TotalSpotsBooked == 3,
		"travelersRooms": len(got.TravelersRooms) == 2 && got.TravelersRooms[0].RoomType == api.RoomTypeTwin && slices.Equal(got.TravelersRooms[0].Travelers, []int{0, 1}) &&
			got.TravelersRooms[1].RoomType == api.RoomTypeSingle && slices.Equal(got.TravelersRooms[1].Travelers, []int{2}),
		"rezdyTripId":                got.RezdyTripId.Value == "RZ-7",
		"automaticPayment.status":    got.AutomaticPayment.Value.Status == "off",
		"internalCancellationReason": !got.InternalCancellationReason.Set,
		"isPendingCancellation":      !got.IsPendingCancellation,
		"add-ons":                    len(got.AddOns) == 2,
	}
	for _, a := range got.AddOns {
		facts[string(a.Type)+": addOnId, status, quantity"] = a.AddOnId != uuid.Nil && a.Status == api.AddOnStatusCONFIRMED && a.Quantity == 1
		facts[string(a.Type)+": manageMode, deleted"] = a.ManageMode.Value == "default" && a.Deleted.Set && !a.Deleted.Value
		facts[string(a.Type)+": price"] = a.UnitPriceWithFeeMinor > 0 && a.PriceMinor == a.UnitPriceWithFeeMinor
		switch s := a.Service.Value; a.Type {
		case api.AddOnTypeActivity:
			facts["activity: user"] = a.User.Value == b.people[1]
			facts["activity: service"] = s.ID.Value == w.Activity && s.Name == "Rafting" && s.Description.Value == "Half a day on the river." && s.Type == api.ServiceTypeActivity &&
				s.Timing == api.TimingOnTrip && s.Bookable && !s.Deleted && !s.Occupancy.Set
		case api.AddOnTypeSingleSupplement:
			facts["private room: user"] = a.User.Value == b.people[2]
			facts["private room: no service"] = !a.Service.Set
		}
	}
	for name, ok := range facts {
		if !ok {
			t.Errorf("%s: %+v", name, got)
		}
	}
	// A service that the trip gave up stays on the booking, and says so.
	w.Exec(t, "UPDATE trip_service SET deleted_at = now()")
	must(t, w.Bookings.Reject(w.As(w.HostMember, "host"), w.TripID, []uuid.UUID{b.id}))
	got, err = w.Bookings.Get(ctx, b.id)
	must(t, err)
	i := slices.IndexFunc(got.AddOns, func(a api.AddOn) bool { return a.Type == api.AddOnTypeActivity })
	if got.Status != api.BookingStatusCancelled || got.InternalCancellationReason.Value != trip.ReasonHost || !got.IsPendingCancellation {
		t.Errorf("after the host's no: %s %+v %v", got.Status, got.InternalCancellationReason, got.IsPendingCancellation)
	}
	if i < 0 || !got.AddOns[i].Service.Value.Deleted {
		t.Errorf("add-ons %+v", got.AddOns)
	}
}
