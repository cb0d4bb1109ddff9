package payment

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
)

// RefundInsuranceTx gives back part of what a booking's payments hold for the insurer, the newest first. The booking's
// balance does not change. Nothing or less is nothing to do.
func (s *Service) RefundInsuranceTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, amountMinor int64, reason string) error {
	if amountMinor <= 0 {
		return nil
	}
	if err := s.lockPaymentsTx(ctx, tx, bookingID); err != nil {
		return err
	}
	rows, err := paymentdb.New(tx).RefundableInsurance(ctx, paymentdb.RefundableInsuranceParams{TenantID: tenant.From(ctx).ID, BookingID: &bookingID})
	if err != nil {
		return fmt.Errorf("insurance of payments: %w", err)
	}
	left := amountMinor
	for _, r := range rows {
		part := min(left, r.LeftMinor)
		if part <= 0 {
			continue
		}
		err := Post(ctx, tx, Transaction{
			PaymentID: &r.ID, At: s.Clock.Now(ctx), Entries: Move(InsurancePayable, TravelerCredit, part, r.Currency, KindCancellation, reason),
		})
		if err != nil {
			return err
		}
		if err := s.refundTx(ctx, tx, r.ID, nil, part, r.Currency, reason); err != nil {
			return err
		}
		left -= part
	}
	if left > 0 {
		return fmt.Errorf("insurance of booking %s: %d of %d are not in its payments", bookingID, left, amountMinor)
	}
	return nil
}
