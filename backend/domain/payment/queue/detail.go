package queue

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/approximate"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/money"
)

// failures say what providers mean by their codes (docs.stripe.com/refunds#failed-refunds).
var failures = map[string]string{
	"lost_or_stolen_card":                "The card was reported lost or stolen, so the bank sent the money back.",
	"expired_or_canceled_card":           "The card has expired or is closed, so the bank sent the money back.",
	"charge_for_pending_refund_disputed": "The cardholder disputes the payment. The dispute decides about the money.",
	"insufficient_funds":                 "The marketplace doesn’t have enough money at the payment provider.",
	"declined":                           "The payer’s bank declined the refund.",
	"merchant_request":                   "The refund was canceled at the payment provider.",
}

// why says what a provider's words mean for the reader.
func why(said string) string {
	if known, ok := failures[said]; ok {
		return known
	}
	if strings.Contains(said, payment.ErrRefused.Error()) {
		return "The payment provider refused the refund."
	}
	return "The payer’s bank didn’t take the refund."
}

var steps = map[string]string{
	"sent": "The payment provider took the refund.", "arrived": "The payment provider confirmed it.",
	"retried": "Sent again", "payment": "Refunded to another payment", "bank": "Paid by bank transfer",
	"credit": "Given as credit", "covered": "Closed: other refunds covered it",
	"recorded": "Bank transfer recorded. A second admin has to confirm it",
	"twice":    "The payment provider reports that it sent this refund once more.",
}

var accounts = map[payment.Account]string{
	payment.TravelerReceivable: "Owed by travelers", payment.ProviderClearing: "At the payment provider",
	payment.TravelerCredit: "Credit of travelers", payment.BankClearing: "Marketplace’s bank",
}

// One returns a refund with its history.
func (s *Service) One(ctx context.Context, id uuid.UUID) (out paymentapi.QueuedRefund, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		if _, err := record.Get[record.Key](tx, record.By(ctx), refundRecords, "", id); err != nil {
			return err
		}
		items, err := s.answers(ctx, tx, []uuid.UUID{id})
		if err != nil || len(items) == 0 {
			return err
		}
		out = items[0]
		return s.detailTx(ctx, tx, &out)
	})
	return out, err
}

func (s *Service) detailTx(ctx context.Context, tx pgx.Tx, out *paymentapi.QueuedRefund) error {
	t, q := tenant.From(ctx), paymentdb.New(tx)
	found, err := q.RefundSteps(ctx, paymentdb.RefundStepsParams{TenantID: t.ID, RefundID: out.ID})
	if err != nil {
		return fmt.Errorf("history of refund: %w", err)
	}
	rows, err := q.QueuedRefunds(ctx, paymentdb.QueuedRefundsParams{TenantID: t.ID, Ids: []uuid.UUID{out.ID}})
	if err != nil || len(rows) == 0 {
		return err
	}
	row := rows[0]
	people := []uuid.UUID{}
	for _, step := range found {
		if step.ByID != nil {
			people = append(people, *step.ByID)
		}
	}
	if row.FirstPaidBy != nil {
		people = append(people, *row.FirstPaidBy)
	}
	names, err := s.People.NamesTx(ctx, tx, people)
	if err != nil {
		return err
	}
	out.Steps = history(*out, found, names)
	if row.FirstPaidBy != nil && row.PaidAs == nil {
		out.Awaits = paymentapi.NewOptRefundTransfer(paymentapi.RefundTransfer{By: names[*row.FirstPaidBy],
			Reference: row.PaidReference, Reason: row.PaidReason})
	}
	entries, err := q.RefundEntries(ctx, paymentdb.RefundEntriesParams{TenantID: t.ID, RefundID: &out.ID})
	if err != nil {
		return fmt.Errorf("entries of refund: %w", err)
	}
	for _, e := range entries {
		out.Entries = append(out.Entries, paymentapi.RefundEntry{At: e.PostedAt.UTC(),
			Account: accounts[payment.Account(e.Account)], AmountMinor: e.AmountMinor})
	}
	return s.waysTx(ctx, tx, out, rowOf(row))
}

// history lists what happened. Refunds that were made before steps were kept have only their ends.
func history(of paymentapi.QueuedRefund, found []paymentdb.RefundStep,
	names map[uuid.UUID]string) []paymentapi.RefundStep {
	out := []paymentapi.RefundStep{{At: of.AskedAt, Text: "Asked for", By: of.AskedBy}}
	for _, step := range found {
		said := steps[step.Kind]
		if step.Kind == "failed" {
			said = why(step.Note)
		}
		told := paymentapi.RefundStep{At: step.At.UTC(), Text: said, Note: text(step.Note)}
		if step.Note == "" {
			told.Note = text(step.ProviderRef)
		}
		if step.ByID != nil {
			told.By = text(names[*step.ByID])
		}
		out = append(out, told)
	}
	if len(found) > 0 || !of.SettledAt.Set {
		return out
	}
	last := paymentapi.RefundStep{At: of.SettledAt.Value, Text: steps["arrived"]}
	if of.State == paymentapi.RefundStateFailed {
		last.Text, last.Note = of.Failure.Value, of.FailureCode
	}
	return append(out, last)
}

func (s *Service) waysTx(ctx context.Context, tx pgx.Tx, out *paymentapi.QueuedRefund, row paymentdb.Refund) error {
	if len(out.AvailableActions) == 0 {
		return nil
	}
	if out.Refusal.Set {
		out.Ways = []paymentapi.RefundWayOffer{{Way: paymentapi.RefundWayCovered, Label: "Close without paying"}}
		return nil
	}
	others, err := refund.OtherPaymentsTx(ctx, tx, row)
	if err != nil {
		return err
	}
	for _, id := range others {
		p, err := paymentdb.New(tx).GetPayment(ctx, paymentdb.GetPaymentParams{TenantID: row.TenantID, ID: id})
		if err != nil {
			return fmt.Errorf("payment: %w", err)
		}
		out.Ways = append(out.Ways, paymentapi.RefundWayOffer{Way: paymentapi.RefundWayPayment,
			PaymentId: api.NewOptUUID(id), Label: p.MethodLabel})
	}
	out.Ways = append(out.Ways, paymentapi.RefundWayOffer{Way: paymentapi.RefundWayBank, Label: "Bank transfer"})
	if row.BookingID != nil {
		out.Ways = append(out.Ways, paymentapi.RefundWayOffer{Way: paymentapi.RefundWayCredit, Label: "Account credit"})
	}
	return nil
}

// Retry sends a failed refund again, once per idempotency key.
func (s *Service) Retry(ctx context.Context, id uuid.UUID, key string) error {
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "retryRefund:" + id.String(), Key: key}
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		return true, s.Refunds.RetryTx(ctx, tx, id)
	})
	return err
}

// Replace pays a failed refund another way, once per idempotency key. amountMinor is what the caller was shown.
func (s *Service) Replace(ctx context.Context, id uuid.UUID, key string, in refund.Replacement,
	amountMinor int64) error {
	in.Reference, in.Reason = strings.Join(strings.Fields(in.Reference), " "), strings.Join(strings.Fields(in.Reason), " ")
	if in.Reason == "" {
		return apierr.InvalidField("reason", "Say why it’s paid another way")
	}
	t := tenant.From(ctx)
	call := idempotency.Call{TenantID: t.ID, Scope: "replaceRefund:" + id.String(), Key: key, Body: in}
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		rows, err := paymentdb.New(tx).QueuedRefunds(ctx, paymentdb.QueuedRefundsParams{TenantID: t.ID, Ids: []uuid.UUID{id}})
		if err != nil || len(rows) == 0 {
			return false, apierr.NotFound("refund")
		}
		if rows[0].AmountMinor != amountMinor {
			return false, apierr.New(apierr.CodeAmountMismatch, "The refund amount has changed. Review it and try again.").
				WithDetails(map[string]int64{"amountMinor": rows[0].AmountMinor})
		}
		rules, err := approximate.PolicyTx(ctx, tx, rows[0].Currency)
		if err != nil {
			return false, err
		}
		in.TwoFromMinor = rules.Payment.PayoutTwoApprovalsFromMinor
		return true, s.Refunds.ReplaceTx(ctx, tx, id, in)
	})
	return err
}

// Bulks returns the bulk actions on refunds.
func (s *Service) Bulks() []record.Bulk {
	return []record.Bulk{{
		Name: "retryRefunds", Section: "money", Of: refundRecords, Row: "''", Fits: urgent + " = 1",
		Not: "They haven’t failed, or were paid another way.", Asked: s.asked, Named: s.named,
		Do: s.Retry,
	}}
}

// named names refunds by person, order, and amount.
func (s *Service) named(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	items, err := s.answers(ctx, tx, ids)
	names := make(map[uuid.UUID]string, len(items))
	for _, item := range items {
		parts := []string{}
		for _, part := range []string{item.Customer.Value, item.OrderId.Value,
			money.New(item.AmountMinor, item.Currency).Format(), item.Method} {
			if part != "" {
				parts = append(parts, part)
			}
		}
		names[item.ID] = strings.Join(parts, " · ")
	}
	return names, err
}
