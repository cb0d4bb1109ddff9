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
	"caravan/backend/gen/api"
	"caravan/backend/platform/db"
)

// Spots implements trip.Bookings.
func (s *Service) Spots(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (confirmed, pending int, err error) {
	row, err := bookingdb.New(tx).TripSpots(ctx, bookingdb.TripSpotsParams{TenantID: tenant.From(ctx).ID, TripID: tripID})
	if err != nil {
		return 0, 0, fmt.Errorf("spots of trip: %w", err)
	}
	return row.Confirmed, row.Pending, nil
}

// WaitingTx implements trip.Bookings (T-078).
func (s *Service) WaitingTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (int, error) {
	row, err := bookingdb.New(tx).TripSpots(ctx, bookingdb.TripSpotsParams{TenantID: tenant.From(ctx).ID, TripID: tripID})
	if err != nil {
		return 0, fmt.Errorf("spots of trip: %w", err)
	}
	return row.Waiting, nil
}

// TravelerBooking implements trip.Bookings.
func (s *Service) TravelerBooking(ctx context.Context, tx pgx.Tx, tripID, memberID uuid.UUID) (*api.BookingSummary, error) {
	b, err := bookingdb.New(tx).MemberTripBooking(ctx, bookingdb.MemberTripBookingParams{TenantID: tenant.From(ctx).ID, TripID: tripID, MemberID: &memberID})
	if db.NoRows(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("booking of traveler: %w", err)
	}
	t, err := s.Trips.LoadTx(ctx, tx, tripID)
	if err != nil {
		return nil, err
	}
	party, err := s.participantsOf(ctx, tx, []uuid.UUID{b.ID})
	if err != nil {
		return nil, err
	}
	summary := summaryOf(b, t.Status, t.MinimumTripThreshold, takenOff(party[b.ID], memberID))
	return &summary, nil
}

// TravelerTrips implements trip.Bookings.
func (s *Service) TravelerTrips(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]uuid.UUID, error) {
	return bookingdb.New(tx).MemberTrips(ctx, bookingdb.MemberTripsParams{TenantID: tenant.From(ctx).ID, MemberID: &memberID})
}

// CancelTripTx implements trip.Bookings.
func (s *Service) CancelTripTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, reason string, internalReason *int) error {
	t, err := s.Trips.LoadTx(ctx, tx, tripID)
	if err != nil {
		return err
	}
	open, err := s.openBookings(ctx, tx, tripID, func(b bookingdb.Booking) bool { return Status(b.Status) != Cancelled })
	if err != nil {
		return err
	}
	cause := ByProduct
	if internalReason != nil {
		switch *internalReason {
		case trip.ReasonOperator:
			cause = ByOperator
		case trip.ReasonHost:
			cause = ByHost
		}
	}
	return s.cancelTx(ctx, tx, t, open, cancellation{Cause: cause, Internal: internalReason, Text: reason, Template: notification.TripCancelled})
}

// ConfirmTripTx implements trip.Bookings.
func (s *Service) ConfirmTripTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error {
	t, err := s.Trips.LoadTx(ctx, tx, tripID)
	if err != nil {
		return err
	}
	pending, err := s.openBookings(ctx, tx, tripID, func(b bookingdb.Booking) bool {
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
