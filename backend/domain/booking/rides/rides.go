package rides

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer"
)

// RiderTx implements transfer.Bookings.
func (s *Service) RiderTx(ctx context.Context, tx pgx.Tx, tripID, memberID uuid.UUID) (transfer.Rider, bool, error) {
	rows, err := bookingdb.New(tx).RiderBookings(ctx, bookingdb.RiderBookingsParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID, MemberID: &memberID})
	if err != nil {
		return transfer.Rider{}, false, fmt.Errorf("bookings of a rider: %w", err)
	}
	if len(rows) == 0 {
		return transfer.Rider{}, false, nil
	}
	row, status := rows[0], booking.Status(rows[0].Status)
	out := transfer.Rider{
		BookingID: row.ID, Primary: row.CustomerID == memberID, Cancelled: status == booking.Cancelled ||
			row.IsPendingCancellation, Spots: row.Spots,
		Paid: status == booking.Pending || status == booking.Confirmed || status == booking.Closed,
	}
	addOns, err := booking.AddOnsOf(ctx, tx, []uuid.UUID{row.ID})
	if err != nil {
		return out, true, err
	}
	out.NightsBefore, out.NightsAfter = nightsOf(addOns[row.ID], "preTrip"), nightsOf(addOns[row.ID], "postTrip")
	return out, true, nil
}

// nightsOf returns the maximum number of nights before or after the trip for which the party's rooms are booked.
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

// rideTiming maps a transfer's type to the nights that it adjoins, in the terms of add-ons.
var rideTiming = map[transfer.Type]string{transfer.Arrival: "preTrip", transfer.Departure: "postTrip"}

// AddRideTx implements transfer.Bookings. The add-on has the transfer's id, and a price that its own payment has
// covered: it counts towards no balance, cart or payout, but towards the insured trip cost.
func (s *Service) AddRideTx(ctx context.Context, tx pgx.Tx, a transfer.AddOn) error {
	customer, err := booking.CustomerOf(ctx, tx, a.BookingID)
	if err != nil {
		return err
	}
	err = bookingdb.New(tx).CreateRideAddOn(ctx, bookingdb.CreateRideAddOnParams{
		TenantID: tenant.From(ctx).ID, ID: a.RideID, BookingID: a.BookingID, ParticipantID: customer.ID, Name: a.Name,
		UnitPriceMinor: a.PriceMinor, Timing: rideTiming[a.Type], ShortID: &a.ShortID,
	})
	if err != nil {
		return fmt.Errorf("add-on of a ride: %w", err)
	}
	return nil
}

// RemoveRideTx implements transfer.Bookings: the add-on is marked as deleted (T-117), and the insurance follows.
func (s *Service) RemoveRideTx(ctx context.Context, tx pgx.Tx, bookingID, rideID uuid.UUID) error {
	err := bookingdb.New(tx).RemoveAddOns(ctx, bookingdb.RemoveAddOnsParams{TenantID: tenant.From(ctx).ID,
		BookingID: bookingID, Ids: []uuid.UUID{rideID}})
	if err != nil {
		return fmt.Errorf("add-on of a ride: %w", err)
	}
	return s.Insurance.FollowTx(ctx, tx, bookingID)
}

// AcceptRideInsuranceTx implements transfer.Bookings. A cheaper quote refunds the difference by itself.
func (s *Service) AcceptRideInsuranceTx(ctx context.Context, tx pgx.Tx, bookingID, quoteID uuid.UUID,
	ridesMinor int64) (uuid.UUID, int64, error) {
	costs, err := booking.CostsOf(ctx, tx, bookingID, nil, nil, ridesMinor)
	if err != nil {
		return uuid.Nil, 0, err
	}
	order, minor, err := s.Insurance.AcceptTx(ctx, tx, bookingID, quoteID, costs)
	return order, max(0, minor), err
}

// RideCustomerTx implements transfer.Bookings.
func (s *Service) RideCustomerTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (transfer.Customer, error) {
	customer, err := booking.CustomerOf(ctx, tx, bookingID)
	if err != nil {
		return transfer.Customer{}, err
	}
	row, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: bookingID})
	if err != nil {
		return transfer.Customer{}, fmt.Errorf("booking of a ride: %w", err)
	}
	return transfer.Customer{Email: customer.Email, FirstName: customer.FirstName, BookingVersion: row.Version}, nil
}

// LockRiderTx implements transfer.Bookings.
func (s *Service) LockRiderTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error {
	_, err := booking.Lock(ctx, tx, bookingID)
	return err
}
