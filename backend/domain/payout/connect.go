package payout

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// current returns the provider of the tenant's payouts.
func (s *Service) current(ctx context.Context) remit.Provider {
	name := s.Choose(tenant.From(ctx))
	if p, ok := s.Others[name]; ok {
		return p
	}
	if name == s.Provider.Name() {
		return s.Provider
	}
	return nobody{}
}

// nobody is used where the marketplace has no payment provider: due payouts wait, and say why.
type nobody struct{}

func (nobody) Name() string { return tenant.NoProvider }

func (nobody) Send(context.Context, remit.Request) (string, error) {
	return "", remit.Refuse(remit.Marketplace, errors.New("the marketplace has no payment provider to pay out with"))
}

// open decrypts the account number of a payee.
func (s *Service) open(a payoutdb.PayoutAccount) (remit.Account, error) {
	var to remit.Account
	plain, err := s.Sealer.Open(a.Sealed, place(a.TenantID, a.PayeeID))
	if err == nil {
		err = json.Unmarshal(plain, &to)
	}
	if err != nil {
		return to, fmt.Errorf("payout account of %s: %w", a.PayeeID, err)
	}
	return to, nil
}

// connect returns the payee's account at the provider, opened at its first use. A changed account number opens
// another: the version is part of the key.
func (s *Service) connect(ctx context.Context, c remit.Connector, a payoutdb.PayoutAccount,
	to remit.Account) (string, error) {
	if a.ProviderRef != "" {
		return a.ProviderRef, nil
	}
	ref, err := c.Connect(ctx, remit.ConnectRequest{Key: fmt.Sprintf("%s-%s-%d", a.PayeeKind, a.PayeeID, a.Version),
		Account: to})
	if err != nil {
		return "", err
	}
	kept := int64(0)
	err = s.DB.InTenantTx(ctx, a.TenantID, func(tx pgx.Tx) error {
		q, now := payoutdb.New(tx), s.Clock.Now(ctx)
		kept, err = q.KeepProviderRef(ctx, payoutdb.KeepProviderRefParams{
			TenantID: a.TenantID, PayeeKind: a.PayeeKind, PayeeID: a.PayeeID, Version: a.Version, ProviderRef: ref,
		})
		if err != nil || kept > 0 {
			return err
		}
		return q.RetireRef(ctx, payoutdb.RetireRefParams{
			TenantID: a.TenantID, ID: uuid.Must(uuid.NewV7()), Provider: c.Name(), ProviderRef: ref, PayeeKind: a.PayeeKind,
			PayeeID: a.PayeeID, Now: now,
		})
	})
	if err == nil && kept == 0 {
		err = errAccountChanged
	}
	return ref, err
}

// Verify tells a payee whether payouts can arrive, and otherwise where they verify their identity with the
// provider. The caller must have been checked to own the account.
func (s *Service) Verify(ctx context.Context, payeeKind string, payee uuid.UUID,
	returnPath string) (remit.Verification, error) {
	if p, ok := principal.From(ctx); ok && p.Impersonated() {
		return remit.Verification{}, apierr.New(apierr.CodeIllegalState,
			"You cannot change payout details while impersonating someone.")
	}
	t := tenant.From(ctx)
	var account payoutdb.PayoutAccount
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		account, err = payoutdb.New(tx).GetAccount(ctx, payoutdb.GetAccountParams{TenantID: t.ID, PayeeKind: payeeKind,
			PayeeID: payee})
		return err
	})
	if db.NoRows(err) {
		return remit.Verification{}, apierr.New(apierr.CodeIllegalState, "Add your payout account first.")
	}
	if err != nil {
		return remit.Verification{}, fmt.Errorf("payout account: %w", err)
	}
	c, connects := s.current(ctx).(remit.Connector)
	if !connects {
		return remit.Verification{Done: true}, nil
	}
	to, err := s.open(account)
	if err != nil {
		return remit.Verification{}, err
	}
	ref, err := s.connect(ctx, c, account, to)
	var v remit.Verification
	if err == nil {
		v, err = c.Verification(ctx, ref, s.Origin(t)+returnPath)
	}
	if err != nil {
		return v, apierr.Wrap(err, apierr.CodeUnavailable, "We cannot reach the payment provider. Try again.")
	}
	return v, nil
}
