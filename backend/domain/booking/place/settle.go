package place

import (
	"context"
	"errors"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/payment"
)

// changeOf is the change that a payment is for, if it is for one.
func changeOf(p payment.Payment) (*uuid.UUID, error) {
	ref, err := booking.Decode[booking.ChangeRef](p.Request, "request of a payment")
	return ref.ChangeID, err
}

// insuranceOrderOf is the accepted quote that a payment is for, if it is for one.
func insuranceOrderOf(p payment.Payment) (*uuid.UUID, error) {
	if p.HoldID != nil {
		return nil, nil
	}
	ref, err := booking.Decode[booking.ChangeRef](p.Request, "request of a payment")
	return ref.InsuranceOrderID, err
}

func (s *Service) placeInsuranceTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	order, err := insuranceOrderOf(p)
	if err != nil || order == nil {
		return err
	}
	return s.Insurance.PlaceTx(ctx, tx, *order)
}

func (s *Service) dropInsuranceTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	order, err := insuranceOrderOf(p)
	if err != nil || order == nil {
		return err
	}
	return s.Insurance.DropTx(ctx, tx, *order)
}

// endRidesTx does with the rides that a payment is for what it came to.
func (s *Service) endRidesTx(ctx context.Context, tx pgx.Tx, p payment.Payment, paid bool) error {
	if p.TransferMinor == 0 {
		return nil
	}
	ref, err := booking.Decode[booking.ChangeRef](p.Request, "request of a payment")
	switch {
	case err != nil:
		return err
	case ref.TransferOrderID == nil:
		return errors.New("booking: a payment for rides that are unknown")
	case paid:
		return s.Rides.PlaceTx(ctx, tx, *ref.TransferOrderID)
	}
	return s.Rides.DropTx(ctx, tx, *ref.TransferOrderID)
}
