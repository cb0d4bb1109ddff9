package refund

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/approximate"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/money"
	"caravan/backend/platform/principal"
)

// Item is a removable part of a booking's price: a price line of a traveler.
type Item struct {
	ID            string
	Line          string
	ParticipantID uuid.UUID // zero if it belongs to no single traveler
	AmountMinor   int64     // what is left of its price
}

var errInProgress = apierr.New(apierr.CodeInProgress,
	"A payment or refund for this booking is still in progress. Try again when it’s complete.")

// ItemPart is an item to remove, or a part of it; zero means all.
type ItemPart struct {
	ID          string `json:"itemId"`
	AmountMinor int64  `json:"amountMinor"`
}

// ItemRefund is the effect of removing items. RefundMinor and CreditMinor are what was paid beyond the new price;
// the rest of the reduction lowers what is due.
type ItemRefund struct {
	ReductionMinor int64
	Returned
	DueMinor int64 // afterwards
	Currency string
}

// ItemsTx lists the items of a booking.
func (s *Service) ItemsTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) ([]Item, string, error) {
	rows, err := paymentdb.New(tx).ChargesToReverse(ctx, paymentdb.ChargesToReverseParams{TenantID: tenant.From(ctx).ID,
		BookingID: &bookingID})
	if err != nil {
		return nil, "", fmt.Errorf("items of booking %s: %w", bookingID, err)
	}
	var items []Item
	currency := tenant.From(ctx).Currency
	for _, r := range rows {
		currency = r.Currency
		if payment.Account(r.Account) != payment.DeferredTripRevenue || r.Minor >= 0 {
			continue
		}
		item := Item{Line: r.Line, AmountMinor: -r.Minor}
		if r.ParticipantID != nil {
			item.ParticipantID = *r.ParticipantID
		}
		item.ID = strings.Trim(r.Line+"."+item.ParticipantID.String(), ".")
		items = append(items, item)
	}
	return items, currency, nil
}

// CalculateItems returns the effect of removing items, and changes nothing. The reason is the intended one.
func (s *Service) CalculateItems(ctx context.Context, bookingID uuid.UUID, parts []ItemPart,
	reason string) (ItemRefund, error) {
	var out ItemRefund
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		out, _, err = s.itemRefundTx(ctx, tx, bookingID, parts, strings.TrimSpace(reason))
		if err != nil {
			return err
		}
		return withinSupportTx(ctx, tx, bookingID, money.New(out.ReductionMinor, out.Currency))
	})
	return out, err
}

func (s *Service) itemRefundTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, parts []ItemPart,
	reason string) (ItemRefund, []payment.Charge, error) {
	t, q := tenant.From(ctx), paymentdb.New(tx)
	// What a payment in progress is about to pay was due at the former price: it would pay too much.
	open, err := q.HasOpenPayment(ctx, paymentdb.HasOpenPaymentParams{TenantID: t.ID, BookingID: &bookingID})
	if err != nil {
		return ItemRefund{}, nil, fmt.Errorf("open payments: %w", err)
	}
	if open {
		return ItemRefund{}, nil, errInProgress
	}
	items, currency, err := s.ItemsTx(ctx, tx, bookingID)
	if err != nil {
		return ItemRefund{}, nil, err
	}
	known := map[string]Item{}
	for _, item := range items {
		known[item.ID] = item
	}
	out := ItemRefund{Currency: currency}
	var charges []payment.Charge
	seen := map[string]bool{}
	for i, part := range parts {
		field := fmt.Sprintf("affectedItems.%d", i)
		item, ok := known[part.ID]
		minor := part.AmountMinor
		if minor == 0 {
			minor = item.AmountMinor
		}
		switch {
		case !ok:
			return out, nil, apierr.InvalidField(field, "This item isn’t on the booking")
		case seen[part.ID]:
			return out, nil, apierr.InvalidField(field, "Choose each item once")
		case minor < 0 || minor > item.AmountMinor:
			return out, nil, apierr.InvalidField(field, "Enter no more than the item’s price")
		case item.Line == lineFee && reason == "":
			return out, nil, apierr.InvalidField("reason", "Say why this fee is waived")
		}
		if err := apierr.CheckStep(field, part.AmountMinor, currency); err != nil {
			return out, nil, err
		}
		seen[part.ID] = true
		out.ReductionMinor += minor
		charges = append(charges, payment.Charge{ParticipantID: item.ParticipantID, Line: item.Line, AmountMinor: -minor,
			Memo: memoOf(item.Line, reason)})
	}
	totals, err := payment.TotalsOf(ctx, tx, bookingID)
	if err != nil {
		return out, nil, err
	}
	underWay, err := s.UnderWayTx(ctx, tx, bookingID)
	if err != nil {
		return out, nil, err
	}
	// Refunds in progress are no longer the booking's.
	over := totals[bookingID].PaidMinor - underWay - (totals[bookingID].TotalMinor - out.ReductionMinor)
	left, err := q.Refundable(ctx, paymentdb.RefundableParams{TenantID: t.ID, BookingID: &bookingID})
	if err != nil {
		return out, nil, err
	}
	over = max(0, min(over, out.ReductionMinor))
	for _, p := range left {
		card := max(0, min(over-out.CardMinor-out.CreditMinor, p.LeftMinor))
		out.CardMinor += card
		out.CreditMinor += max(0, min(over-out.CardMinor-out.CreditMinor, p.CreditLeftMinor))
	}
	out.DueMinor = totals[bookingID].DueMinor - out.ReductionMinor + out.CardMinor + out.CreditMinor + underWay
	return out, charges, nil
}

// lineFee is the line of fees: waiving one requires a reason.
const lineFee = "fee"

// memoOf is the statement's text for a removed line.
func memoOf(line, reason string) string {
	if line == lineFee {
		return "Fee waived: " + reason
	}
	return refundMemo(reason)
}

// causeOf is why the money for the removed items is refunded.
func causeOf(parts []ItemPart) Cause {
	for _, part := range parts {
		if !isFee(part.ID) {
			return PriceReduction
		}
	}
	return WaivedFee
}

// refundMemo is the statement's text for a refund.
func refundMemo(reason string) string {
	if reason == "" {
		return "Refund"
	}
	return "Refund: " + reason
}

// RefundItems removes items from a booking's price and refunds what is overpaid (H-487, H-489). expected is the
// amount that the caller was shown; a different one is rejected. The reason, if any, is shown in the statement
// and the audit trail.
func (s *Service) RefundItems(ctx context.Context, bookingID uuid.UUID, key string, parts []ItemPart, expected *int64,
	reason string) (ItemRefund, error) {
	if principal.Supports(ctx) && strings.TrimSpace(reason) == "" {
		return ItemRefund{}, apierr.InvalidField("reason", "Say why this is refunded")
	}
	return s.refundItems(ctx, bookingID, key, parts, expected, reason, func(tx pgx.Tx, reduction money.Money) error {
		return withinSupportTx(ctx, tx, bookingID, reduction)
	})
}

// withinSupportTx rejects a refund by support that, with the booking's earlier ones, exceeds the policy's limit.
func withinSupportTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, reduction money.Money) error {
	if !principal.Supports(ctx) {
		return nil
	}
	t := tenant.From(ctx)
	earlier, err := paymentdb.New(tx).ReducedOf(ctx, paymentdb.ReducedOfParams{TenantID: t.ID, BookingID: &bookingID})
	if err != nil {
		return fmt.Errorf("earlier refunds: %w", err)
	}
	rules, err := approximate.PolicyTx(ctx, tx, reduction.Currency)
	if err != nil {
		return err
	}
	left := max(0, rules.Payment.SupportRefundUpToMinor-earlier)
	if reduction.Minor <= left {
		return nil
	}
	return apierr.New(apierr.CodeForbidden,
		fmt.Sprintf("Support can refund up to %s of this booking. Ask an admin to refund more.",
			money.New(left, reduction.Currency).Format()))
}

// refundItems does it within a limit of the price's reduction, checked under the lock of the booking's payments.
func (s *Service) refundItems(
	ctx context.Context, bookingID uuid.UUID, key string, parts []ItemPart, expected *int64, reason string,
	limit func(tx pgx.Tx, reduction money.Money) error,
) (ItemRefund, error) {
	t := tenant.From(ctx)
	reason = strings.Join(strings.Fields(reason), " ")
	call := idempotency.Call{
		TenantID: t.ID, Scope: "refundBooking:" + bookingID.String(), Key: key,
		Body: map[string]any{"items": parts, "expected": expected, "reason": reason},
	}
	return idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (ItemRefund, error) {
		// In this order, as the news of a refund lock them.
		if err := lockPaymentsTx(ctx, tx, bookingID); err != nil {
			return ItemRefund{}, err
		}
		if err := s.Orders.LockTx(ctx, tx, bookingID); err != nil {
			return ItemRefund{}, err
		}
		out, charges, err := s.itemRefundTx(ctx, tx, bookingID, parts, reason)
		if err != nil {
			return out, err
		}
		if err := limit(tx, money.New(out.ReductionMinor, out.Currency)); err != nil {
			return ItemRefund{}, err
		}
		if back := out.CardMinor + out.CreditMinor; expected != nil && *expected != back {
			return out, apierr.New(apierr.CodeAmountMismatch, "The refund amount has changed. Review it and try again.").
				WithDetails(map[string]int64{"amountMinor": back})
		}
		payer, err := s.Orders.PayerTx(ctx, tx, bookingID)
		if err != nil {
			return out, err
		}
		if !payer.Active {
			return out, apierr.New(apierr.CodeIllegalState, "This booking is canceled.")
		}
		now := s.Clock.Now(ctx)
		err = payment.Post(ctx, tx, payment.Transaction{BookingID: &bookingID, TripID: &payer.TripID, At: now,
			Entries: payment.Charges(out.Currency, charges...)})
		if err != nil {
			return out, err
		}
		done, err := s.refundBookingTx(ctx, tx, bookingID, out.CardMinor+out.CreditMinor, refundMemo(reason), causeOf(parts))
		if err != nil {
			return out, err
		}
		if done != out.Returned {
			return out, fmt.Errorf("refund of booking %s: calculated %+v, started %+v", bookingID, out.Returned, done)
		}
		return out, audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "booking.refund", ObjectType: "Booking", ObjectID: bookingID,
			After: map[string]any{"items": parts, "reductionMinor": out.ReductionMinor, "refundMinor": out.CardMinor,
				"creditMinor": out.CreditMinor, "reason": reason},
		})
	})
}
