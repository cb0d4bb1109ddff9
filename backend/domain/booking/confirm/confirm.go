package confirm

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/event"
	"caravan/backend/platform/ical"
	"caravan/backend/platform/track"
)

// Confirmation is what the host confirms.
type Confirmation struct {
	Orders []uuid.UUID
	// Spots are those of the orders as the host saw them; 0 if not given.
	Spots int
	// LaunchNow sets the launch to now (H-307).
	LaunchNow bool
	// Emails decides which promotional emails are sent with the launch.
	Emails []api.PromoteEmailInput
}

// Confirm confirms orders on behalf of the host (H-299, H-302…H-307).
func (s *Service) Confirm(ctx context.Context, tripID uuid.UUID, c Confirmation) error {
	t := tenant.From(ctx)
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		of, err := s.Trips.LoadForUpdateTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		bookings, err := booking.LockSelected(ctx, tx, tripID, c.Orders)
		if err != nil {
			return err
		}
		spots := 0
		for _, b := range bookings {
			if !booking.OrderOf(b, payment.Totals{}).Confirmable() {
				return apierr.New(apierr.CodeIllegalState, fmt.Sprintf("You cannot confirm order %s.", b.OrderID))
			}
			spots += b.Spots
		}
		if c.Spots != 0 && c.Spots != spots {
			return booking.ErrOtherwise
		}
		if !booking.ConfirmEnabled(of.Status, spots, of.MinimumTripThreshold) {
			return apierr.New(apierr.CodeIllegalState, booking.ConfirmReason(of, spots))
		}
		if len(c.Emails) > 0 {
			if err := s.Promotions.DecidePromotionTx(ctx, tx, tripID, c.Emails); err != nil {
				return err
			}
		}
		_, err = s.Steps.ApplyTx(ctx, tx, tripID, trip.ActConfirmTravelers, trip.Host,
			trip.Facts{SelectedSpots: spots, LaunchNow: c.LaunchNow})
		if err != nil {
			return err
		}
		event := track.Event{Name: track.ConfirmedTravelers, At: s.Clock.Now(ctx), TripID: of.ID, TripName: of.Name,
			ItineraryID: of.ItineraryID}
		for _, b := range bookings { // H-575: one for each booking
			event.BookingID = b.ID
			if err := track.Record(ctx, tx, event); err != nil {
				return err
			}
		}
		return s.confirmTx(ctx, tx, of, bookings)
	})
}

// confirmTx confirms pending bookings and notifies their customers.
func (s *Service) confirmTx(ctx context.Context, tx pgx.Tx, t trip.Trip, bookings []bookingdb.Booking) error {
	if len(bookings) == 0 {
		return nil
	}
	now := s.Clock.Now(ctx)
	ids := booking.IDsOf(bookings)
	if err := bookingdb.New(tx).ConfirmBookings(ctx, bookingdb.ConfirmBookingsParams{TenantID: t.TenantID, Now: now,
		Ids: ids}); err != nil {
		return fmt.Errorf("confirm bookings: %w", err)
	}
	totals, err := payment.TotalsOf(ctx, tx, ids...)
	if err != nil {
		return err
	}
	for _, b := range bookings {
		err := audit.Record(ctx, tx, audit.Entry{
			TenantID: t.TenantID, At: now, Action: "booking.confirm", Event: event.BookingStatusChanged, ObjectType: "Booking",
			ObjectID: b.ID, Before: map[string]any{"status": b.Status}, After: map[string]any{"status": booking.Confirmed},
		})
		if err != nil {
			return err
		}
		sum := totals[b.ID]
		order := booking.OrderMail(b.OrderID, b.Spots, nil, b.Currency, sum.TotalMinor, sum.PaidMinor, b.PaymentDueDate)
		if err := booking.MailCustomer(ctx, tx, s.Mail, b, notification.BookingConfirmed, notification.Data{
			Trip: mails.Trip(t), Order: order, Path: mails.TravelerPage(t.ID),
			// Confirming increased the booking's version by one.
			Calendar: mails.CalendarFile(t, mails.Booked{BookingID: b.ID, OrderID: b.OrderID, Version: b.Version + 1,
				Status: ical.Confirmed}),
		}); err != nil {
			return err
		}
	}
	for i := range bookings {
		bookings[i].Status = string(booking.Confirmed)
	}
	return s.Parties.OnboardTx(ctx, tx, 0, bookings...)
}

// MoveTripTx takes the lifecycle steps that a new booking makes possible: the minimum is reached, and with
// auto-confirm the travelers are confirmed.
func (s *Service) MoveTripTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	steps := []trip.ActionName{trip.ActReachMinimum}
	if t.BookingAutoConfirmation {
		steps = append(steps, trip.ActConfirmTravelers)
	}
	for _, action := range steps {
		_, err := s.Steps.ApplyTx(ctx, tx, t.ID, action, trip.System, trip.Facts{})
		var refused *apierr.Error
		if errors.As(err, &refused) && refused.Code == apierr.CodeIllegalState {
			continue
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// ConfirmTripTx confirms every pending booking, after auto-confirm advanced the trip.
func (s *Service) ConfirmTripTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	t, err := s.Trips.LoadTx(ctx, tx, t.ID)
	if err != nil {
		return err
	}
	pending, err := booking.LockOpen(ctx, tx, t.ID, func(b bookingdb.Booking) bool {
		return booking.Status(b.Status) == booking.Pending && !b.IsPendingCancellation
	})
	if err != nil {
		return err
	}
	return s.confirmTx(ctx, tx, t, pending)
}
