package payout

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/approximate"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
)

const sendPage = 100

// SendDue sends the tenant's due payouts that have an account. It may run twice.
func (s *Service) SendDue(ctx context.Context) error {
	return errors.Join(s.sendDue(ctx))
}

// refusal is a provider's rejection, which is shown beside its payout and retried.
type refusal struct{ error }

func (r refusal) Unwrap() error { return r.error }

// sendDue returns rejections separately from our own errors and missing responses.
func (s *Service) sendDue(ctx context.Context) (refused, faults error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	var ids []uuid.UUID
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		below, err := singlyTx(ctx, tx)
		if err != nil {
			return err
		}
		ids, err = payoutdb.New(tx).DuePayouts(ctx, payoutdb.DuePayoutsParams{
			TenantID: t.ID, Today: civil.Today(now), Now: now, Approval: t.Policy.Payment.PayoutApproval,
			TwoApprovals: t.Policy.Payment.PayoutTwoApprovalsFromMinor > 0, Below: below, PageSize: sendPage,
		})
		return err
	})
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		err := s.send(ctx, id)
		if err == nil {
			continue
		}
		err = fmt.Errorf("payout %s: %w", id, err)
		if errors.As(err, new(refusal)) {
			refused = errors.Join(refused, err)
		} else {
			faults = errors.Join(faults, err)
		}
	}
	return refused, faults
}

// singlyTx returns, by currency, the amount below which a payout does not take two admins.
func singlyTx(ctx context.Context, tx pgx.Tx) ([]byte, error) {
	policies, err := approximate.PoliciesTx(ctx, tx)
	if err != nil {
		return nil, err
	}
	below := map[string]int64{}
	for _, currency := range policies.Currencies() {
		rules, err := policies.In(currency)
		if err != nil {
			return nil, err
		}
		below[currency] = rules.Payment.PayoutTwoApprovalsFromMinor
	}
	return json.Marshal(below)
}

// send calls the provider outside a transaction and books its success under the payout's lock, once.
func (s *Service) send(ctx context.Context, id uuid.UUID) error {
	t := tenant.From(ctx)
	var row payoutdb.Payout
	var account payoutdb.PayoutAccount
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		q := payoutdb.New(tx)
		if row, err = q.GetPayout(ctx, payoutdb.GetPayoutParams{TenantID: t.ID, ID: id}); err != nil {
			return err
		}
		account, err = q.GetAccount(ctx, payoutdb.GetAccountParams{TenantID: t.ID, PayeeKind: row.PayeeKind,
			PayeeID: row.PayeeID})
		return err
	})
	if err != nil {
		return err
	}
	// It may have been held since it was listed.
	if row.Status != Scheduled && row.Status != Failed {
		return nil
	}
	to, err := s.open(account)
	if err != nil {
		return err
	}
	provider := s.current(ctx)
	request := remit.Request{Key: id, Attempt: row.Attempts, AmountMinor: row.AmountMinor, Currency: row.Currency,
		Account: to}
	if c, connects := provider.(remit.Connector); connects {
		request.AccountRef, err = s.connect(ctx, c, account, to)
	}
	var ref string
	if err == nil {
		ref, err = provider.Send(ctx, request)
	}
	if errors.Is(err, remit.ErrUnclear) {
		return errors.Join(err, s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
			return payoutdb.New(tx).UnclearPayout(ctx, payoutdb.UnclearPayoutParams{TenantID: t.ID, ID: id})
		}))
	}
	if err != nil {
		failure, again := err.Error(), s.Clock.Now(ctx).Add(time.Duration(t.Policy.Payment.PayoutRetryHours)*time.Hour)
		kept := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
			left, fault := payoutdb.New(tx).FailedPayout(ctx, payoutdb.FailedPayoutParams{TenantID: t.ID, ID: id,
				Failure: failure, NextTryAt: &again})
			if db.NoRows(fault) {
				return nil // it was sent or canceled in the meantime
			}
			if fault != nil {
				return fault
			}
			return s.teller.tellRefusedTx(ctx, tx, left, account.Version, err)
		})
		if kept != nil {
			return errors.Join(err, kept)
		}
		return refusal{err}
	}
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		return s.sentTx(ctx, tx, request, account.Last4, provider.Name(), ref)
	})
}

func (s *Service) sentTx(ctx context.Context, tx pgx.Tx, r remit.Request, last4, provider, ref string) error {
	t, q, now := tenant.From(ctx), payoutdb.New(tx), s.Clock.Now(ctx)
	row, err := q.LockPayout(ctx, payoutdb.LockPayoutParams{TenantID: t.ID, ID: r.Key})
	if err != nil || row.Status == Sent {
		return err
	}
	row.AmountMinor = r.AmountMinor
	if err := q.SentPayout(ctx, payoutdb.SentPayoutParams{TenantID: t.ID, ID: row.ID, AmountMinor: row.AmountMinor,
		Provider: provider, ProviderRef: &ref, SentAt: &now}); err != nil {
		return err
	}
	if err := bookTx(ctx, tx, now, row, 1); err != nil {
		return err
	}
	if err := s.teller.tellSentTx(ctx, tx, row, last4); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "payout.sent", ObjectType: "Payout", ObjectID: row.ID,
		After: map[string]any{"payee": row.PayeeID, "kind": row.Kind, "amountMinor": row.AmountMinor,
			"currency": row.Currency},
	})
}

// bookTx books what was sent to a payee; sign -1 what was returned. An advance debits the same account as the
// halves: they were planned without it.
func bookTx(ctx context.Context, tx pgx.Tx, at time.Time, row payoutdb.Payout, sign int64) error {
	pair := payment.Move(owed(row.PayeeKind), payment.PayoutClearing, sign*row.AmountMinor, row.Currency,
		payment.KindPayout, row.Kind)
	pair[0].PartyID = row.PayeeID
	return payment.Post(ctx, tx, payment.Transaction{TripID: row.TripID, SourceID: &row.ID, At: at, Entries: pair})
}

// returnedTx owes a payee again what their bank returned, once for each transfer, and retries as after a
// rejection.
func (s *Service) returnedTx(ctx context.Context, tx pgx.Tx, r payment.ReturnedPayout) error {
	t, q, now := tenant.From(ctx), payoutdb.New(tx), s.Clock.Now(ctx)
	row, err := q.LockPayout(ctx, payoutdb.LockPayoutParams{TenantID: t.ID, ID: r.ID})
	if db.NoRows(err) {
		return nil // the comparison shows transfers without a payout
	}
	if err != nil {
		return err
	}
	again := now.Add(time.Duration(t.Policy.Payment.PayoutRetryHours) * time.Hour)
	moved, err := q.ReturnedPayout(ctx, payoutdb.ReturnedPayoutParams{
		TenantID: t.ID, ID: r.ID, Provider: r.Provider, ProviderRef: &r.Ref, Failure: "The payee’s bank returned the money.",
		NextTryAt: &again,
	})
	if err != nil || moved == 0 {
		return err
	}
	if err := bookTx(ctx, tx, now, row, -1); err != nil {
		return err
	}
	row.NextTryAt = &again
	if err := s.teller.tellFailedTx(ctx, tx, row, r.Provider+"/"+r.Ref, whyReturned); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "payout.returned", ObjectType: "Payout", ObjectID: r.ID,
		After: map[string]any{"payee": row.PayeeID, "kind": row.Kind, "amountMinor": row.AmountMinor,
			"currency": row.Currency, "providerRef": r.Ref},
	})
}
