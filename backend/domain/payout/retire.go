package payout

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/audit"
)

// errAccountChanged ends an attempt whose account was replaced in the meantime; the next one uses the new
// account.
var errAccountChanged = errors.New("the account for payouts has just been changed")

// connector returns the provider at which payees have accounts: the tenant's, or its former one.
func (s *Service) connector(ctx context.Context) remit.Connector {
	if c, ok := s.current(ctx).(remit.Connector); ok {
		return c
	}
	for _, p := range s.Others {
		if c, ok := p.(remit.Connector); ok {
			return c
		}
	}
	return nil
}

// retireTx records a payee's account at the provider, whose bank account was replaced, for closing. It locks the
// account's row, so that one which is being opened concurrently is not lost.
func (s *Service) retireTx(ctx context.Context, tx pgx.Tx, payeeKind string, payee uuid.UUID) error {
	c := s.connector(ctx)
	if c == nil {
		return nil
	}
	err := payoutdb.New(tx).RetireAccount(ctx, payoutdb.RetireAccountParams{
		TenantID: tenant.From(ctx).ID, ID: uuid.Must(uuid.NewV7()), Provider: c.Name(), PayeeKind: payeeKind, PayeeID: payee,
		Now: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("retire payout account: %w", err)
	}
	return nil
}

// CloseRetired closes accounts at the provider that payees no longer use. What the provider does not close yet,
// because money is still passing through it, is retried later. It may run twice.
func (s *Service) CloseRetired(ctx context.Context) error {
	t, c := tenant.From(ctx), s.connector(ctx)
	if c == nil {
		return nil
	}
	var rows []payoutdb.RetiredPayoutAccount
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		rows, err = payoutdb.New(tx).RetiredAccounts(ctx, payoutdb.RetiredAccountsParams{TenantID: t.ID, Provider: c.Name(),
			Now: s.Clock.Now(ctx), PageSize: sendPage})
		return err
	})
	if err != nil {
		return fmt.Errorf("retired payout accounts: %w", err)
	}
	var faults []error
	for _, row := range rows {
		if err := s.closeRetired(ctx, c, row); err != nil {
			faults = append(faults, fmt.Errorf("close account %s: %w", row.ProviderRef, err))
		}
	}
	return errors.Join(faults...)
}

func (s *Service) closeRetired(ctx context.Context, c remit.Connector, row payoutdb.RetiredPayoutAccount) error {
	refused := c.Close(ctx, row.ProviderRef)
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := payoutdb.New(tx)
		if refused != nil {
			again := now.Add(time.Duration(t.Policy.Payment.PayoutRetryHours) * time.Hour)
			return q.KeepRetiredAccount(ctx, payoutdb.KeepRetiredAccountParams{TenantID: t.ID, ID: row.ID,
				Failure: refused.Error(), NextTryAt: again})
		}
		closed, err := q.CloseRetiredAccount(ctx, payoutdb.CloseRetiredAccountParams{TenantID: t.ID, ID: row.ID, Now: &now})
		if err != nil || closed == 0 {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "payout.account_closed", ObjectType: payeeType(row.PayeeKind),
			ObjectID: row.PayeeID,
			After:    map[string]any{"provider": row.Provider, "providerRef": row.ProviderRef},
		})
	})
}
