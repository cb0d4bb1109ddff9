package tally

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
)

// Reader implements trip.Bookings.
type Reader struct{}

// Spots counts the spots of confirmed and of pending bookings.
func (Reader) Spots(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (confirmed, pending int, err error) {
	row, err := spots(ctx, tx, tripID)
	return row.Confirmed, row.Pending, err
}

// WaitingTx counts the travelers on the waitlist (T-078).
func (Reader) WaitingTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (int, error) {
	row, err := spots(ctx, tx, tripID)
	return row.Waiting, err
}

func spots(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (bookingdb.TripSpotsRow, error) {
	row, err := bookingdb.New(tx).TripSpots(ctx, bookingdb.TripSpotsParams{TenantID: tenant.From(ctx).ID, TripID: tripID})
	if err != nil {
		return row, fmt.Errorf("spots of trip: %w", err)
	}
	return row, nil
}

// TravelerTrips lists the trips a member has booked or travels on.
func (Reader) TravelerTrips(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]uuid.UUID, error) {
	return bookingdb.New(tx).MemberTrips(ctx, bookingdb.MemberTripsParams{TenantID: tenant.From(ctx).ID,
		MemberID: &memberID})
}

// TravelerBooking returns the member's own booking on a trip, nil if there is none.
func (Reader) TravelerBooking(ctx context.Context, tx pgx.Tx, t trip.Trip,
	memberID uuid.UUID) (*api.BookingSummary, error) {
	tenantID := tenant.From(ctx).ID
	b, err := bookingdb.New(tx).MemberTripBooking(ctx, bookingdb.MemberTripBookingParams{TenantID: tenantID, TripID: t.ID,
		MemberID: &memberID})
	if db.NoRows(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("booking of traveler: %w", err)
	}
	party, err := bookingdb.New(tx).Participants(ctx, bookingdb.ParticipantsParams{TenantID: tenantID,
		BookingIds: []uuid.UUID{b.ID}})
	if err != nil {
		return nil, fmt.Errorf("participants: %w", err)
	}
	summary := booking.SummaryOf(b, t.Status, t.MinimumTripThreshold, booking.TakenOff(party, memberID))
	return &summary, nil
}

// TravelersTx returns the travelers of the pending and confirmed bookings of a trip.
func (Reader) TravelersTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]uuid.UUID, error) {
	ids, err := bookingdb.New(tx).TravelersOfTrip(ctx, bookingdb.TravelersOfTripParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("travelers of trip: %w", err)
	}
	return ids, nil
}

// ReadersTx returns, for each traveler of the pending and confirmed bookings of a trip, who reads what concerns
// them.
func (Reader) ReadersTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]uuid.UUID, error) {
	ids, err := bookingdb.New(tx).PeopleOfTrip(ctx, bookingdb.PeopleOfTripParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("people of trip: %w", err)
	}
	return ids, nil
}

// IntroducedTx returns the travelers of a trip who agreed to be shown on its page, and are of age on a day.
func (Reader) IntroducedTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, today civil.Date,
	most int) ([]trip.Introduced, error) {
	rows, err := bookingdb.New(tx).Introduced(ctx, bookingdb.IntroducedParams{
		TenantID: tenant.From(ctx).ID, TripID: tripID, BornUntil: booking.BornUntil(today), Most: most,
	})
	if err != nil {
		return nil, fmt.Errorf("introduced travelers of trip: %w", err)
	}
	out := make([]trip.Introduced, len(rows))
	for i, r := range rows {
		out[i] = trip.Introduced{MemberID: r.MemberID, FirstName: r.FirstName}
	}
	return out, nil
}
