package booking

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
)

// Follow has bookings follow what happens to trips: whoever traveled is through with a trip that is over, those who wait
// are confirmed with it, and everybody's booking ends with a trip that is cancelled.
func (s *Service) Follow(trips *trip.Service) {
	trips.Completed.Subscribe(s.CompleteTripTx)
	trips.Confirmed.Subscribe(s.ConfirmTripTx)
	trips.Cancelled.Subscribe(s.CancelTripTx)
}

// CancelTripTx cancels every open booking of a cancelled trip with full refund.
func (s *Service) CancelTripTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	t, err := s.Trips.LoadTx(ctx, tx, t.ID)
	if err != nil {
		return err
	}
	open, err := s.openBookings(ctx, tx, t.ID, func(b bookingdb.Booking) bool { return Status(b.Status) != Cancelled })
	if err != nil {
		return err
	}
	cause := ByProduct
	if t.InternalCancellationReason != nil {
		switch *t.InternalCancellationReason {
		case trip.ReasonOperator:
			cause = ByOperator
		case trip.ReasonHost:
			cause = ByHost
		}
	}
	return s.cancelTx(ctx, tx, t, open, cancellation{Cause: cause, Internal: t.InternalCancellationReason, Text: t.CancellationReason, Template: notification.TripCancelled})
}

// ConfirmTripTx confirms every pending booking, when auto-confirm moved the trip on.
func (s *Service) ConfirmTripTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	t, err := s.Trips.LoadTx(ctx, tx, t.ID)
	if err != nil {
		return err
	}
	pending, err := s.openBookings(ctx, tx, t.ID, func(b bookingdb.Booking) bool {
		return Status(b.Status) == Pending && !b.IsPendingCancellation
	})
	if err != nil {
		return err
	}
	return s.confirmTx(ctx, tx, t, pending)
}

func (s *Service) openBookings(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, match func(bookingdb.Booking) bool) ([]bookingdb.Booking, error) {
	rows, err := bookingdb.New(tx).LockTripBookings(ctx, bookingdb.LockTripBookingsParams{TenantID: tenant.From(ctx).ID, TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("lock bookings of trip: %w", err)
	}
	var open []bookingdb.Booking
	for _, b := range rows {
		if match(b) {
			open = append(open, b)
		}
	}
	return open, nil
}
