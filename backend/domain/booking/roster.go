package booking

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
)

// RosterRow is one traveler of a trip with the order he travels on.
type RosterRow struct {
	Person
	OrderID    string
	Status     string // as the host's tables show it
	PaidStatus string
	Customer   bool
	Spots      int
	TotalMinor int64
	PaidMinor  int64
	DueMinor   int64
	Currency   string
	BookedAt   time.Time
}

// RosterTx lists the travelers of a trip, orders in the sequence in which they were made.
func (s *Service) RosterTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]RosterRow, error) {
	bookings, err := bookingdb.New(tx).TripBookings(ctx, bookingdb.TripBookingsParams{TenantID: tenant.From(ctx).ID, TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("bookings of trip: %w", err)
	}
	totals, err := payment.TotalsOf(ctx, tx, idsOf(bookings)...)
	if err != nil {
		return nil, err
	}
	parties, err := s.participantsOf(ctx, tx, idsOf(bookings))
	if err != nil {
		return nil, err
	}
	var rows []RosterRow
	for _, b := range bookings {
		sum := totals[b.ID]
		order := orderOf(b, sum)
		for _, p := range parties[b.ID] {
			row := RosterRow{
				Person: Person{
					FirstName: p.FirstName, LastName: p.LastName, Email: p.Email, Phone: p.Phone, Gender: p.Gender,
					CountryCode: p.CountryCode, InstagramHandle: p.InstagramHandle,
				},
				OrderID: b.OrderID, Status: order.Display(), PaidStatus: order.PaidStatus(), Customer: p.Position == 0, Spots: b.Spots,
				TotalMinor: sum.TotalMinor, PaidMinor: sum.PaidMinor, DueMinor: sum.DueMinor, Currency: b.Currency, BookedAt: b.CreatedAt,
			}
			if p.DateOfBirth != nil {
				row.DateOfBirth = civil.Date(*p.DateOfBirth)
			}
			rows = append(rows, row)
		}
	}
	return rows, nil
}
