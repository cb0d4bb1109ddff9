package refund

import (
	"context"
	"fmt"
	"math"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/approximate"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/money"
	"caravan/backend/platform/principal"
)

// Fees are a booking's fees that could be waived, and how much of them the caller can waive.
type Fees struct {
	Items         []Item
	WaivableMinor int64
	Currency      string
}

// Fees lists them.
func (s *Service) Fees(ctx context.Context, bookingID uuid.UUID) (Fees, error) {
	var out Fees
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		items, currency, err := s.ItemsTx(ctx, tx, bookingID)
		if err != nil {
			return err
		}
		out.Currency = currency
		var sum int64
		for _, item := range items {
			if item.Line == lineFee {
				out.Items, sum = append(out.Items, item), sum+item.AmountMinor
			}
		}
		limit, err := leftToWaiveTx(ctx, tx, bookingID, currency)
		out.WaivableMinor = min(sum, limit)
		return err
	})
	return out, err
}

// leftToWaiveTx returns how much of a booking's fees the caller can still waive: admins any amount, others what
// the policy allows for each booking, in its currency.
func leftToWaiveTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, currency string) (int64, error) {
	if p, _ := principal.From(ctx); p.Group == "admin" {
		return math.MaxInt64, nil
	}
	t := tenant.From(ctx)
	waived, err := paymentdb.New(tx).WaivedOf(ctx, paymentdb.WaivedOfParams{TenantID: t.ID, BookingID: &bookingID})
	if err != nil {
		return 0, fmt.Errorf("waived fees: %w", err)
	}
	rules, err := approximate.PolicyTx(ctx, tx, currency)
	return max(0, rules.Payment.WaiveUpToMinor-waived), err
}

func isFee(itemID string) bool { return itemID == lineFee || strings.HasPrefix(itemID, lineFee+".") }

// Waive removes a fee from a booking's price, once per idempotency key. Those who manage no money are limited by
// the policy.
func (s *Service) Waive(ctx context.Context, bookingID uuid.UUID, key string, part ItemPart,
	reason string) (ItemRefund, error) {
	if !isFee(part.ID) {
		return ItemRefund{}, apierr.InvalidField("itemId", "Choose a fee of this booking")
	}
	return s.refundItems(ctx, bookingID, key, []ItemPart{part}, nil, reason, func(tx pgx.Tx, reduction money.Money) error {
		left, err := leftToWaiveTx(ctx, tx, bookingID, reduction.Currency)
		if err != nil || part.AmountMinor <= left {
			return err
		}
		limit := money.New(left, reduction.Currency).Format()
		return apierr.InvalidField("amountMinor",
			fmt.Sprintf("You can waive up to %s of this booking’s fees. Ask an admin to waive more", limit))
	})
}
