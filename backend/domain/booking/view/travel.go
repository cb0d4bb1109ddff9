package view

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/ical"
)

// Travel is a trip on which a member has spots, or had.
type Travel struct {
	BookingID uuid.UUID
	OrderID   string
	Version   int64
	Status    ical.Status
	Trip      trip.Trip
	HostName  string
}

// TravelsTx returns the trips of a member, or a given one. A party on the waitlist has none yet.
func (s *Service) TravelsTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, tripID *uuid.UUID) ([]Travel, error) {
	rows, err := bookingdb.New(tx).MemberTravels(ctx, bookingdb.MemberTravelsParams{TenantID: tenant.From(ctx).ID,
		MemberID: &memberID, TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("travels of member: %w", err)
	}
	var trips []uuid.UUID
	for _, row := range rows {
		trips = append(trips, row.TripID)
	}
	summaries, err := s.Trips.SummariesTx(ctx, tx, trips)
	if err != nil {
		return nil, err
	}
	var out []Travel
	for _, row := range rows {
		t, err := s.Trips.LoadTx(ctx, tx, row.TripID)
		if err != nil {
			return nil, err
		}
		out = append(out, Travel{
			BookingID: row.ID, OrderID: row.OrderID, Version: row.Version, Trip: t, HostName: summaries[t.ID].HostName.Or(""),
			Status: calendarStatus(booking.Derive(booking.Status(row.Status), t.Status, !row.Travels)),
		})
	}
	return out, nil
}

// calendarStatus converts a booking's status for a calendar.
func calendarStatus(status booking.Status) ical.Status {
	switch status {
	case booking.Cancelled:
		return ical.Cancelled
	case booking.Pending:
		return ical.Tentative
	}
	return ical.Confirmed
}
