package refund

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
)

// RefundInsuranceTx refunds part of what a booking's payments hold for the insurer, newest first. The booking's
// balance does not change. An amount of zero or less does nothing.
func (s *Service) RefundInsuranceTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, amountMinor int64,
	reason string) error {
	if amountMinor <= 0 {
		return nil
	}
	if err := lockPaymentsTx(ctx, tx, bookingID); err != nil {
		return err
	}
	rows, err := paymentdb.New(tx).RefundableInsurance(ctx,
		paymentdb.RefundableInsuranceParams{TenantID: tenant.From(ctx).ID, BookingID: &bookingID})
	if err != nil {
		return fmt.Errorf("insurance of payments: %w", err)
	}
	parts := make([]asidePart, len(rows))
	for i, r := range rows {
		parts[i] = asidePart{ID: r.ID, Currency: r.Currency, LeftMinor: r.LeftMinor}
	}
	return s.refundAsideTx(ctx, tx, payment.InsurancePayable, bookingID, parts, amountMinor, reason)
}

// RefundTransfersTx refunds part of what a booking's payments hold for transfers, newest first: to each one's
// card, then to the credit used beside it. The booking's balance does not change. An amount of zero or less does
// nothing.
func (s *Service) RefundTransfersTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, amountMinor int64,
	reason string) error {
	if amountMinor <= 0 {
		return nil
	}
	if err := lockPaymentsTx(ctx, tx, bookingID); err != nil {
		return err
	}
	rows, err := paymentdb.New(tx).RefundableTransfers(ctx,
		paymentdb.RefundableTransfersParams{TenantID: tenant.From(ctx).ID, BookingID: &bookingID})
	if err != nil {
		return fmt.Errorf("rides of payments: %w", err)
	}
	parts := make([]asidePart, len(rows))
	for i, r := range rows {
		parts[i] = asidePart{r.ID, r.Currency, r.MemberID, r.LeftMinor, r.CreditLeftMinor}
	}
	return s.refundAsideTx(ctx, tx, payment.TransferPayable, bookingID, parts, amountMinor, reason)
}

// asideOf names the parts of a payment that are not the booking's, as refunds store them.
var asideOf = map[payment.Account]string{payment.InsurancePayable: "insurance", payment.TransferPayable: "transfer"}

var causeOfAside = map[payment.Account]Cause{payment.InsurancePayable: Insurance, payment.TransferPayable: Ride}

// asideAccount returns the account that a refund was made from, by its name in asideOf.
func asideAccount(name *string) payment.Account {
	for account, is := range asideOf {
		if name != nil && *name == is {
			return account
		}
	}
	return ""
}

// asidePart is what is left of the part of a payment that is not the booking's: of the card, and of the member's
// credit.
type asidePart struct {
	ID              uuid.UUID
	Currency        string
	MemberID        *uuid.UUID
	LeftMinor       int64
	CreditLeftMinor int64
}

// refundAsideTx refunds money that payments hold for someone other than the booking, who is no longer owed it.
func (s *Service) refundAsideTx(ctx context.Context, tx pgx.Tx, owed payment.Account, bookingID uuid.UUID,
	parts []asidePart, amountMinor int64, reason string) error {
	left, aside := amountMinor, asideOf[owed]
	for _, r := range parts {
		if part := min(left, r.LeftMinor); part > 0 {
			err := payment.Post(ctx, tx, payment.Transaction{
				PaymentID: &r.ID, At: s.Clock.Now(ctx), Entries: payment.Move(owed, payment.TravelerCredit, part, r.Currency,
					payment.KindCancellation, reason),
			})
			if err != nil {
				return err
			}
			if err := s.RefundTx(ctx, tx, RefundOf{Payment: r.ID, aside: &aside, Minor: part, Currency: r.Currency,
				Reason: reason, Cause: causeOfAside[owed]}); err != nil {
				return err
			}
			left -= part
		}
		if part := min(left, r.CreditLeftMinor); part > 0 && r.MemberID != nil {
			err := s.Credits.ReturnCreditTx(ctx, tx, credit.CreditGrant{
				MemberID: *r.MemberID, BookingID: bookingID, PaymentID: &r.ID, AmountMinor: part, Currency: r.Currency,
				Reason: reason, ExpiresOn: s.Credits.CreditExpires(ctx),
			}, owed)
			if err != nil {
				return err
			}
			left -= part
		}
	}
	if left > 0 {
		return fmt.Errorf("%s of booking %s: %d of %d are not in its payments", owed, bookingID, left, amountMinor)
	}
	return nil
}
