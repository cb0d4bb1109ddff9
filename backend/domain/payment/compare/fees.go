package compare

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
)

// bookFees posts a provider's fees to the books, each once. A fee for a charge that the books do not have is left
// to a later run: the charge may be reported after it, or may not belong to the marketplace.
func (s *Service) bookFees(ctx context.Context, p payment.Provider, since time.Time) error {
	lister, ok := p.(payment.FeeLister)
	if !ok {
		return nil
	}
	fees, err := lister.Fees(ctx, since)
	if err != nil || len(fees) == 0 {
		return err
	}
	t := tenant.From(ctx)
	refs := make([]string, len(fees))
	for i, f := range fees {
		refs[i] = f.Ref
	}
	booked := map[string]bool{}
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		known, err := paymentdb.New(tx).KnownFees(ctx, paymentdb.KnownFeesParams{TenantID: t.ID, Provider: p.Name(),
			Refs: refs})
		for _, ref := range known {
			booked[ref] = true
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("fees of %s: %w", p.Name(), err)
	}
	for _, f := range fees {
		if booked[f.Ref] {
			continue
		}
		if err := s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
			return bookFeeTx(ctx, tx, p.Name(), f)
		}); err != nil {
			return fmt.Errorf("fee %s of %s: %w", f.Ref, p.Name(), err)
		}
	}
	return nil
}

func bookFeeTx(ctx context.Context, tx pgx.Tx, provider string, f payment.Fee) error {
	t, q, id := tenant.From(ctx), paymentdb.New(tx), uuid.Must(uuid.NewV7())
	booking := payment.Transaction{SourceID: &id, At: f.At}
	if f.OfCharge {
		row, err := q.PaymentByRef(ctx, paymentdb.PaymentByRefParams{TenantID: t.ID, Provider: provider,
			ProviderRef: &f.ChargeRef})
		if db.NoRows(err) {
			return nil
		}
		if err != nil {
			return err
		}
		// A fee in another currency belongs to no payment in the trip's currency.
		if row.Currency == f.Currency {
			booking.PaymentID, booking.BookingID = &row.ID, row.BookingID
		}
	}
	fresh, err := q.KeepFee(ctx, paymentdb.KeepFeeParams{
		TenantID: t.ID, ID: id, Provider: provider, ProviderRef: f.Ref, Kind: f.Kind, PaymentID: booking.PaymentID,
		AmountMinor: f.AmountMinor, Currency: f.Currency, ChargedAt: f.At,
	})
	if err != nil || fresh == 0 {
		return err
	}
	booking.Entries = payment.Move(payment.ProviderFee, payment.ProviderClearing, f.AmountMinor, f.Currency,
		payment.KindProviderFee, f.Kind)
	return payment.Post(ctx, tx, booking)
}
