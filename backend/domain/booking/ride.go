package booking

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer"
)

// Rides are the ground transfers of bookings.
type Rides interface {
	// PlaceTx and DropTx end an order: it is paid, or never will be.
	PlaceTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error
	DropTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error
	// BookingCancelledTx ends the rides of a booking; with all money back when the travelers had no part in it.
	BookingCancelledTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, all bool) error
}

// RiderTx implements transfer.Bookings.
func (s *Service) RiderTx(ctx context.Context, tx pgx.Tx, tripID, memberID uuid.UUID) (transfer.Rider, bool, error) {
	rows, err := bookingdb.New(tx).RiderBookings(ctx, bookingdb.RiderBookingsParams{TenantID: tenant.From(ctx).ID, TripID: tripID, MemberID: &memberID})
	if err != nil {
		return transfer.Rider{}, false, fmt.Errorf("bookings of a rider: %w", err)
	}
	if len(rows) == 0 {
		return transfer.Rider{}, false, nil
	}
	row, status := rows[0], Status(rows[0].Status)
	out := transfer.Rider{
		BookingID: row.ID, Primary: row.CustomerID == memberID, Cancelled: status == Cancelled || row.IsPendingCancellation, Spots: row.Spots,
		Paid: status == Pending || status == Confirmed || status == Closed,
	}
	addOns, err := s.addOnsOf(ctx, tx, []uuid.UUID{row.ID})
	if err != nil {
		return out, true, err
	}
	out.NightsBefore, out.NightsAfter = nightsOf(addOns[row.ID], "preTrip"), nightsOf(addOns[row.ID], "postTrip")
	return out, true, nil
}

// nightsOf is for how many nights before or after the trip the party's rooms are booked at most.
func nightsOf(addOns []bookingdb.BookingAddOn, timing string) int {
	by, most := map[uuid.UUID]int{}, 0
	for _, a := range addOns {
		if a.ServiceType == "accommodation" && a.Timing == timing {
			by[a.ParticipantID] += a.Quantity
			most = max(most, by[a.ParticipantID])
		}
	}
	return most
}

// LockRiderTx implements transfer.Bookings.
func (s *Service) LockRiderTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error {
	_, err := s.lockBooking(ctx, tx, bookingID)
	return err
}

// endRidesTx does with the rides that a payment is for what it came to.
func (s *Service) endRidesTx(ctx context.Context, tx pgx.Tx, p payment.Payment, paid bool) error {
	if p.TransferMinor == 0 {
		return nil
	}
	ref, err := decode[changeRef](p.Request, "request of a payment")
	switch {
	case err != nil:
		return err
	case ref.TransferOrderID == nil || s.Rides == nil:
		return errors.New("booking: a payment for rides that are unknown")
	case paid:
		return s.Rides.PlaceTx(ctx, tx, *ref.TransferOrderID)
	}
	return s.Rides.DropTx(ctx, tx, *ref.TransferOrderID)
}
