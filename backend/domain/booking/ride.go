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
	"caravan/backend/platform/apierr"
)

// Rides are the ground transfers of bookings.
type Rides interface {
	// ChosenTx is what quotes for a booking cost together.
	ChosenTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, quotes []uuid.UUID) (int64, error)
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

// rideTiming is beside which nights a ride lies, as add-ons have it.
var rideTiming = map[transfer.Type]string{transfer.Arrival: "preTrip", transfer.Departure: "postTrip"}

// AddRideTx implements transfer.Bookings. The add-on has the ride's id, and a price that its own payment has paid: it enters
// no balance, no cart and no payout, but what the trip costs when it is insured.
func (s *Service) AddRideTx(ctx context.Context, tx pgx.Tx, a transfer.AddOn) error {
	customer, err := s.customerOf(ctx, tx, a.BookingID)
	if err != nil {
		return err
	}
	err = bookingdb.New(tx).CreateRideAddOn(ctx, bookingdb.CreateRideAddOnParams{
		TenantID: tenant.From(ctx).ID, ID: a.RideID, BookingID: a.BookingID, ParticipantID: customer.ID, Name: a.Name, UnitPriceMinor: a.PriceMinor,
		Timing: rideTiming[a.Type], ShortID: &a.ShortID,
	})
	if err != nil {
		return fmt.Errorf("add-on of a ride: %w", err)
	}
	return nil
}

// RemoveRideTx implements transfer.Bookings: the add-on is marked as deleted (T-117), and the insurance follows.
func (s *Service) RemoveRideTx(ctx context.Context, tx pgx.Tx, bookingID, rideID uuid.UUID) error {
	err := bookingdb.New(tx).RemoveAddOns(ctx, bookingdb.RemoveAddOnsParams{TenantID: tenant.From(ctx).ID, BookingID: bookingID, Ids: []uuid.UUID{rideID}})
	if err != nil {
		return fmt.Errorf("add-on of a ride: %w", err)
	}
	if s.Insurance == nil {
		return nil
	}
	return s.Insurance.FollowTx(ctx, tx, bookingID)
}

// AcceptRideInsuranceTx implements transfer.Bookings. A quote that costs less gives the difference back by itself.
func (s *Service) AcceptRideInsuranceTx(ctx context.Context, tx pgx.Tx, bookingID, quoteID uuid.UUID, ridesMinor int64) (uuid.UUID, int64, error) {
	if s.Insurance == nil {
		return uuid.Nil, 0, apierr.New(apierr.CodeIllegalState, "Insurance is not offered here.")
	}
	costs, err := s.costsOf(ctx, tx, bookingID, Cart{}, ridesMinor)
	if err != nil {
		return uuid.Nil, 0, err
	}
	order, minor, err := s.Insurance.AcceptTx(ctx, tx, bookingID, quoteID, costs)
	return order, max(0, minor), err
}

// RideCustomerTx implements transfer.Bookings.
func (s *Service) RideCustomerTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (email, firstName string, err error) {
	customer, err := s.customerOf(ctx, tx, bookingID)
	return customer.Email, customer.FirstName, err
}

func (s *Service) rideAddOnsOf(ctx context.Context, tx pgx.Tx, bookings ...uuid.UUID) (map[uuid.UUID][]bookingdb.BookingAddOn, error) {
	rows, err := bookingdb.New(tx).RideAddOns(ctx, bookingdb.RideAddOnsParams{TenantID: tenant.From(ctx).ID, BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("add-ons of rides: %w", err)
	}
	by := map[uuid.UUID][]bookingdb.BookingAddOn{}
	for _, a := range rows {
		by[a.BookingID] = append(by[a.BookingID], a)
	}
	return by, nil
}

func (s *Service) chosenRidesTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, quotes []uuid.UUID) (int64, error) {
	if len(quotes) == 0 || s.Rides == nil {
		return 0, nil
	}
	return s.Rides.ChosenTx(ctx, tx, bookingID, quotes)
}

// messageTransferAffected is said of a change of nights beside which a ride is booked (T-173).
const messageTransferAffected = "Your changes will affect your currently booked transfer, please update your transfer to avoid any delays."

func (s *Service) transferWarningTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, cart Cart) (string, error) {
	nights := map[string]bool{}
	for _, items := range [][]CartItem{cart.NewItems(), cart.Gone()} {
		for _, item := range items {
			if item.ServiceType == "accommodation" {
				nights[item.Timing] = true
			}
		}
	}
	if len(nights) == 0 {
		return "", nil
	}
	rides, err := s.rideAddOnsOf(ctx, tx, bookingID)
	for _, ride := range rides[bookingID] {
		if nights[ride.Timing] {
			return messageTransferAffected, err
		}
	}
	return "", err
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
