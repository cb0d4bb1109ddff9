package cancel

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/event"
	"caravan/backend/platform/ical"
	"caravan/backend/platform/money"
)

// Rejection is an order as the host saw it when rejecting it.
type Rejection struct {
	ID          uuid.UUID
	Status      booking.Status
	RefundMinor int64
}

// RejectionsOf returns orders as shown on the host's page; those not shown have no status.
func RejectionsOf(d bookingapi.TripDetails, ids ...uuid.UUID) []Rejection {
	orders := make([]Rejection, len(ids))
	for i, id := range ids {
		orders[i].ID = id
		for _, order := range d.Travelers {
			if order.ID == id {
				orders[i].Status, orders[i].RefundMinor = booking.Status(order.Status), order.RefundMinor
			}
		}
	}
	return orders
}

// Reject rejects orders on behalf of the host, with a full refund (H-306). If one of them is no longer as the
// host saw it, none is rejected.
func (s *Service) Reject(ctx context.Context, tripID uuid.UUID, orders []Rejection) error {
	ids := make([]uuid.UUID, len(orders))
	seen := make(map[uuid.UUID]Rejection, len(orders))
	for i, o := range orders {
		ids[i], seen[o.ID] = o.ID, o
	}
	return s.DB.InTenantRetry(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadForUpdateTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		if !booking.Selectable(t.Status) {
			return apierr.New(apierr.CodeIllegalState, "This trip is complete.")
		}
		bookings, err := booking.LockSelected(ctx, tx, tripID, ids)
		if err != nil {
			return err
		}
		for _, b := range bookings {
			switch {
			case booking.Status(b.Status) == booking.Cancelled || b.IsPendingCancellation:
				return apierr.New(apierr.CodeIllegalState, fmt.Sprintf("Order %s is already canceled.", b.OrderID))
			case !booking.OrderOf(b, payment.Totals{}).Rejectable():
				return apierr.New(apierr.CodeIllegalState, fmt.Sprintf("You can no longer reject order %s.", b.OrderID))
			}
		}
		if err := s.asSeenTx(ctx, tx, bookings, seen); err != nil {
			return err
		}
		reason := trip.ReasonHost
		return s.CancelTx(ctx, tx, t, bookings, booking.Cancellation{
			Cause: booking.ByHost, Internal: &reason, Text: "The host couldn’t accept your booking.",
			Template: notification.BookingRejected,
		})
	})
}

// asSeenTx rejects orders for which the host saw another status or another refund.
func (s *Service) asSeenTx(ctx context.Context, tx pgx.Tx, bookings []bookingdb.Booking,
	seen map[uuid.UUID]Rejection) error {
	refunds, err := s.View.HostRefundsTx(ctx, tx, bookings)
	if err != nil {
		return err
	}
	for _, b := range bookings {
		if saw := seen[b.ID]; saw.Status != booking.Status(b.Status) || saw.RefundMinor != refunds[b.ID] {
			return booking.ErrOtherwise
		}
	}
	return nil
}

// CancelTx cancels bookings for anyone other than the traveler: spots, charge and money are returned.
func (s *Service) CancelTx(ctx context.Context, tx pgx.Tx, t trip.Trip, bookings []bookingdb.Booking,
	why booking.Cancellation) error {
	if len(bookings) == 0 {
		return nil
	}
	totals, err := payment.TotalsOf(ctx, tx, booking.IDsOf(bookings)...)
	if err != nil {
		return err
	}
	addOns, err := booking.AddOnsOf(ctx, tx, booking.IDsOf(bookings))
	if err != nil {
		return err
	}
	for _, b := range bookings {
		if err := s.cancelOneTx(ctx, tx, t, b, addOns[b.ID], totals[b.ID], why); err != nil {
			return fmt.Errorf("cancel booking %s: %w", b.ID, err)
		}
	}
	return nil
}

func (s *Service) cancelOneTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking,
	addOns []bookingdb.BookingAddOn, sum payment.Totals, why booking.Cancellation) error {
	q, now := bookingdb.New(tx), s.Clock.Now(ctx)
	terms, err := booking.Decode[booking.Terms](b.Policy, "policy of a booking")
	if err != nil {
		return err
	}
	in, err := s.refundInput(ctx, tx, t, b, terms, why.Cause, nil)
	if err != nil {
		return err
	}
	quote, err := booking.QuoteRefund(in)
	if err != nil {
		return err
	}
	if err := s.Changes.DropOpenChange(ctx, tx, b); err != nil {
		return err
	}
	back, err := s.Payments.CancelTx(ctx, tx, refund.Cancellation{
		BookingID: b.ID, TripID: t.ID, MemberID: b.CustomerID, Currency: b.Currency, RefundMinor: quote.RefundMinor,
		CreditMinor: quote.CreditMinor,
		FeeMinor:    quote.FeeMinor, ForfeitedMinor: quote.ForfeitedMinor, CreditExpires: terms.CreditExpires(now),
		Reason: why.Text,
	})
	if err != nil {
		return err
	}
	refunded := back.CardMinor
	details, err := json.Marshal(map[string]any{"cause": why.Cause, "reason": why.Text,
		"refundMethodDescription": why.Method, "quote": quote})
	if err != nil {
		return err
	}
	err = q.CancelBooking(ctx, bookingdb.CancelBookingParams{
		TenantID: b.TenantID, ID: b.ID, Now: now, Refunding: refunded > 0, ByHost: why.Cause == booking.ByHost,
		Reason: why.Internal, Cancellation: details,
	})
	if err != nil {
		return err
	}
	if err := q.CancelParticipants(ctx, bookingdb.CancelParticipantsParams{TenantID: b.TenantID,
		BookingID: b.ID}); err != nil {
		return err
	}
	if hasSpots(b) {
		if err := s.Spots.ReleaseTx(ctx, tx, t.ID, takenBy(b, addOns)); err != nil {
			return err
		}
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: b.TenantID, At: now, Action: "booking.cancel", Event: event.BookingStatusChanged, ObjectType: "Booking",
		ObjectID: b.ID,
		Before:   map[string]any{"status": b.Status},
		After: map[string]any{"status": booking.Cancelled, "cause": why.Cause, "reason": why.Text, "refundMinor": refunded,
			"rules": quote.Rules},
	})
	if err != nil {
		return err
	}
	if err := s.Insurance.BookingCancelledTx(ctx, tx, b.ID, why.Cause != booking.ByTraveler); err != nil {
		return err
	}
	if err := s.Rides.BookingCancelledTx(ctx, tx, b.ID, why.Cause != booking.ByTraveler); err != nil {
		return err
	}
	data := notification.Data{Trip: mails.Trip(t), Order: notification.Order{ID: b.OrderID, Spots: b.Spots},
		Reason: why.Text, Path: mails.TravelerPage(t.ID)}
	if refunded > 0 {
		data.Amount = money.New(refunded, b.Currency)
	}
	// Once confirmed, the trip is in the traveler's calendar; canceling increased the booking's version by one.
	if booking.Status(b.Status) == booking.Confirmed || booking.Status(b.Status) == booking.Closed {
		data.Calendar = mails.CalendarFile(t, mails.Booked{BookingID: b.ID, OrderID: b.OrderID, Version: b.Version + 1,
			Status: ical.Cancelled})
	}
	return booking.MailCustomer(ctx, tx, s.Mail, b, why.Template, data)
}

func takenBy(b bookingdb.Booking, addOns []bookingdb.BookingAddOn) capacity.Take {
	var items []booking.CartItem
	for _, a := range addOns {
		items = append(items, booking.ItemFromRow(a))
	}
	take := booking.TakeOf(items)
	take.Spots, take.Supplements = b.Spots, b.Supplements
	return take
}

// RefundedTx implements payment.Orders: once all the money is refunded, the cancellation is no longer pending.
func (s *Service) RefundedTx(ctx context.Context, tx pgx.Tx, bookingID *uuid.UUID, amountMinor int64) error {
	if bookingID == nil {
		return nil
	}
	b, err := booking.Lock(ctx, tx, *bookingID)
	if err != nil {
		return err
	}
	pending, err := s.Payments.PendingRefunds(ctx, tx, b.ID)
	if err != nil || pending > 0 {
		return err
	}
	if err := bookingdb.New(tx).CancellationDone(ctx, bookingdb.CancellationDoneParams{TenantID: b.TenantID,
		ID: b.ID}); err != nil {
		return err
	}
	t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
	if err != nil {
		return err
	}
	return booking.MailCustomer(ctx, tx, s.Mail, b, notification.BookingRefunded, notification.Data{
		Trip: mails.Trip(t), Order: notification.Order{ID: b.OrderID, Spots: b.Spots},
		Amount: money.New(amountMinor, b.Currency), Path: mails.TravelerPage(t.ID),
	})
}

// CancelTripTx cancels every open booking of a canceled trip with a full refund.
func (s *Service) CancelTripTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	t, err := s.Trips.LoadTx(ctx, tx, t.ID)
	if err != nil {
		return err
	}
	open, err := booking.LockOpen(ctx, tx, t.ID, func(b bookingdb.Booking) bool {
		return booking.Status(b.Status) != booking.Cancelled
	})
	if err != nil {
		return err
	}
	cause := booking.ByProduct
	if t.InternalCancellationReason != nil {
		switch *t.InternalCancellationReason {
		case trip.ReasonOperator:
			cause = booking.ByOperator
		case trip.ReasonHost:
			cause = booking.ByHost
		}
	}
	return s.CancelTx(ctx, tx, t, open, booking.Cancellation{Cause: cause, Internal: t.InternalCancellationReason,
		Text: t.CancellationReason, Template: notification.TripCancelled})
}

// hasSpots reports whether a booking's spots are counted as taken; those of a party on the waitlist are not.
func hasSpots(b bookingdb.Booking) bool {
	status := booking.Status(b.Status)
	return status == booking.Pending || status == booking.Confirmed || status == booking.Closed || b.PlacesKept
}
