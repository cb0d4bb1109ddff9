package view

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
)

// RosterRow is one traveler of a trip with their order.
type RosterRow struct {
	booking.Person
	ID         uuid.UUID
	BookingID  uuid.UUID
	Left       bool                 // the spot was canceled; the rest of the party may travel
	Position   int                  // in the party, 0 for the customer
	Rooms      []booking.RoomChoice // of the whole party
	TripName   string               // only in paginated lists
	OrderID    string
	Status     string // as shown in the host's tables
	PaidStatus string
	Customer   bool
	Spots      int
	TotalMinor int64
	PaidMinor  int64
	DueMinor   int64
	Currency   string
	BookedAt   time.Time
}

// Travels reports whether a person travels or will: not those on the waitlist, canceled or rejected.
func (r RosterRow) Travels() bool { return !r.Left && !staysHome[r.Status] }

// staysHome are the orders, by the labels of the host's tables, on which nobody travels, or not yet.
var staysHome = map[string]bool{"Cancelled": true, "Rejected": true, "Waitlist": true, "Awaiting": true}

// Name returns the traveler's full name, first name first.
func (r RosterRow) Name() string { return strings.TrimSpace(r.FirstName + " " + r.LastName) }

// RosterTx lists the travelers of a trip, in the order in which their bookings were made.
func (s *Service) RosterTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]RosterRow, error) {
	bookings, err := bookingdb.New(tx).TripBookings(ctx, bookingdb.TripBookingsParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("bookings of trip: %w", err)
	}
	return s.rosterOf(ctx, tx, bookings, nil)
}

// CountRosterTx counts the travelers of a trip, or of all trips.
func (s *Service) CountRosterTx(ctx context.Context, tx pgx.Tx, tripID *uuid.UUID) (int64, error) {
	return bookingdb.New(tx).CountRoster(ctx, bookingdb.CountRosterParams{TenantID: tenant.From(ctx).ID, TripID: tripID})
}

// RosterPageTx lists the travelers of the next orders after one, of a trip or of all, in the order in which they
// were made; last is the last order, bookings how many there were.
func (s *Service) RosterPageTx(ctx context.Context, tx pgx.Tx, tripID, after *uuid.UUID,
	limit int) (rows []RosterRow, last uuid.UUID, bookings int, err error) {
	page, err := bookingdb.New(tx).RosterPage(ctx, bookingdb.RosterPageParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID, AfterID: after, PageSize: int32(limit)})
	if err != nil || len(page) == 0 {
		return nil, uuid.Nil, 0, err
	}
	trips := make([]uuid.UUID, len(page))
	for i, b := range page {
		trips[i] = b.TripID
	}
	names, err := trip.Reader{}.NamesTx(ctx, tx, trips)
	if err != nil {
		return nil, uuid.Nil, 0, err
	}
	rows, err = s.rosterOf(ctx, tx, page, names)
	return rows, page[len(page)-1].ID, len(page), err
}

func (s *Service) rosterOf(ctx context.Context, tx pgx.Tx, bookings []bookingdb.Booking,
	tripNames map[uuid.UUID]string) ([]RosterRow, error) {
	totals, err := payment.TotalsOf(ctx, tx, booking.IDsOf(bookings)...)
	if err != nil {
		return nil, err
	}
	parties, err := booking.PartiesOf(ctx, tx, booking.IDsOf(bookings))
	if err != nil {
		return nil, err
	}
	var rows []RosterRow
	for _, b := range bookings {
		sum := totals[b.ID]
		order := booking.OrderOf(b, sum)
		rooms, err := booking.Decode[[]booking.RoomChoice](b.Rooms, "rooms of a booking")
		if err != nil {
			return nil, err
		}
		for _, p := range parties[b.ID] {
			row := RosterRow{
				Person: booking.Person{
					FirstName: p.FirstName, LastName: p.LastName, Email: p.Email, Phone: p.Phone, Gender: p.Gender,
					CountryCode: p.CountryCode, InstagramHandle: p.InstagramHandle,
				},
				ID: p.ID, BookingID: b.ID, Left: booking.TravelerStatus(p.Status) == booking.TravelerCancelled,
				Position: p.Position, Rooms: rooms,
				TripName: tripNames[b.TripID], OrderID: b.OrderID, Status: order.Display(), PaidStatus: order.PaidStatus(),
				Customer: p.Position == 0, Spots: b.Spots,
				TotalMinor: sum.TotalMinor, PaidMinor: sum.PaidMinor, DueMinor: sum.DueMinor, Currency: b.Currency,
				BookedAt: b.CreatedAt,
			}
			if p.DateOfBirth != nil {
				row.DateOfBirth = *p.DateOfBirth
			}
			rows = append(rows, row)
		}
	}
	return rows, nil
}
