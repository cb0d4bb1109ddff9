package booking

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/insurance"
	"caravan/backend/domain/payment"
	"caravan/backend/platform/principal"
)

// ChangeRef is what a payment stores of the change that it pays for.
type ChangeRef struct {
	ChangeID *uuid.UUID `json:"changeId,omitempty"`
	// InsuranceOrderID is the accepted quote that it pays for.
	InsuranceOrderID *uuid.UUID `json:"insuranceOrderId,omitempty"`
	// TransferOrderID are the transfers that it pays for.
	TransferOrderID *uuid.UUID `json:"transferOrderId,omitempty"`
}

// Helps reports whether the marketplace's staff changes the booking for its customer.
func Helps(ctx context.Context) bool {
	p, _ := principal.From(ctx)
	return p.Group == "admin" || p.Group == "tripManager" || p.Group == principal.Support
}

// Insurance insures travelers.
type Insurance interface {
	// Reprice prices a booking's policies for the trip's new cost to each traveler.
	Reprice(ctx context.Context, bookingID uuid.UUID, costs map[uuid.UUID]int64) (insurance.Quote, error)
	// AcceptTx turns a quote into an order, which waits for PlaceTx or DropTx.
	AcceptTx(ctx context.Context, tx pgx.Tx, bookingID, quoteID uuid.UUID, costs map[uuid.UUID]int64) (
		orderID uuid.UUID, minor int64, err error)
	// PlaceTx and DropTx conclude an order: it is paid, or never will be.
	PlaceTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error
	DropTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error
	// InsuredTx returns which travelers of bookings have an active policy.
	InsuredTx(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) (map[uuid.UUID]bool, error)
	// Offered reports whether the tenant has an insurer.
	Offered(ctx context.Context) bool
	// QuoteHold, CheckHoldTx and BookHoldTx insure a party with its first payment.
	QuoteHold(ctx context.Context, holdID uuid.UUID, r insurance.QuoteRequest) (insurance.Quote, error)
	CheckHoldTx(ctx context.Context, tx pgx.Tx, holdID, quoteID uuid.UUID, travelers []insurance.Insured) (
		minor int64, err error)
	BookHoldTx(ctx context.Context, tx pgx.Tx, holdID, quoteID, bookingID uuid.UUID, participants []uuid.UUID) error
	// FollowTx reduces the policies of a booking to what the trip costs now.
	FollowTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error
	// BookingCancelledTx ends the policies of a booking; all of them if the travelers did not cause it.
	BookingCancelledTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, all bool) error
}

// CostsOf returns what the trip costs each traveler of a booking after add-ons were added and removed. Its
// transfers, and ridesMinor of those that are about to be booked, count for the customer, who pays for them.
func CostsOf(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, added, gone []CartItem,
	ridesMinor int64) (map[uuid.UUID]int64, error) {
	shares, err := payment.CostSharesOf(ctx, tx, bookingID)
	if err != nil {
		return nil, err
	}
	costs := make(map[uuid.UUID]int64, len(shares))
	for _, share := range shares {
		costs[share.ParticipantID] = share.WeightMinor
	}
	for _, item := range added {
		costs[item.ParticipantID] += item.UnitMinor * int64(item.Quantity)
	}
	for _, item := range gone {
		costs[item.ParticipantID] -= item.UnitMinor * int64(item.Quantity)
	}
	rides, err := RideAddOnsOf(ctx, tx, bookingID)
	if err != nil {
		return nil, err
	}
	for _, ride := range rides[bookingID] {
		costs[ride.ParticipantID] += ride.UnitPriceMinor * int64(ride.Quantity)
	}
	if ridesMinor == 0 {
		return costs, nil
	}
	customer, err := CustomerOf(ctx, tx, bookingID)
	costs[customer.ID] += ridesMinor
	return costs, err
}
