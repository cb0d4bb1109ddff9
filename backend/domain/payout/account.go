package payout

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
)

func place(tenantID, payee uuid.UUID) seal.Place {
	return seal.Place{TenantID: tenantID, Table: "payout_account", Column: "sealed", Row: payee}
}

// Sealed lists the columns with sealed values.
func Sealed() []seal.Column {
	return []seal.Column{seal.Single("payout_account", "sealed", "payee_id")}
}

// payeeType is a payee's kind as the audit trail names it.
func payeeType(kind string) string { return strings.ToUpper(kind[:1]) + kind[1:] }

// hadTx returns a payee's account, empty if there is none.
func (s *Service) hadTx(ctx context.Context, tx pgx.Tx, payeeKind string, payee uuid.UUID) (remit.Account, error) {
	row, err := payoutdb.New(tx).GetAccount(ctx, payoutdb.GetAccountParams{TenantID: tenant.From(ctx).ID,
		PayeeKind: payeeKind, PayeeID: payee})
	if db.NoRows(err) {
		return remit.Account{}, nil
	}
	if err != nil {
		return remit.Account{}, fmt.Errorf("payout account: %w", err)
	}
	return s.open(row)
}

// SetAccount stores a payee's account; saving the same one changes nothing. A job closes the account at the
// provider that had another number. The caller must have been checked to own it.
func (s *Service) SetAccount(ctx context.Context, payeeKind string, payee uuid.UUID, a remit.Account) error {
	if p, ok := principal.From(ctx); ok && p.Impersonated() {
		return apierr.New(apierr.CodeIllegalState, "You cannot change payout details while impersonating someone.")
	}
	a, err := a.Tidy()
	if err != nil {
		return err
	}
	t := tenant.From(ctx)
	plain, err := json.Marshal(a)
	if err != nil {
		return err
	}
	sealed, err := s.Sealer.Seal(plain, place(t.ID, payee))
	if err != nil {
		return err
	}
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		now := s.Clock.Now(ctx)
		if had, err := s.hadTx(ctx, tx, payeeKind, payee); err != nil || had == a {
			return err
		}
		if err := s.retireTx(ctx, tx, payeeKind, payee); err != nil {
			return err
		}
		err := payoutdb.New(tx).KeepAccount(ctx, payoutdb.KeepAccountParams{
			TenantID: t.ID, PayeeKind: payeeKind, PayeeID: payee, Holder: a.Holder, Last4: a.Number[len(a.Number)-4:],
			Country: a.Country(), Sealed: sealed, UpdatedAt: now,
		})
		if err != nil {
			return fmt.Errorf("keep payout account: %w", err)
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "payout.account_changed", ObjectType: payeeType(payeeKind), ObjectID: payee,
			After: map[string]any{"holder": a.Holder, "last4": a.Number[len(a.Number)-4:]},
		})
	})
}

// AccountInfo is what may be shown of an account.
type AccountInfo struct {
	Set       bool
	Holder    string
	Last4     string
	Country   string
	UpdatedAt time.Time
	Version   int64
}

// GetAccount returns where a payee's payouts go.
func (s *Service) GetAccount(ctx context.Context, payeeKind string, payee uuid.UUID) (AccountInfo, error) {
	t := tenant.From(ctx)
	var out AccountInfo
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := payoutdb.New(tx).GetAccount(ctx, payoutdb.GetAccountParams{TenantID: t.ID, PayeeKind: payeeKind,
			PayeeID: payee})
		if db.NoRows(err) {
			return nil
		}
		out = AccountInfo{true, row.Holder, row.Last4, row.Country, row.UpdatedAt, row.Version}
		return err
	})
	if err != nil {
		return out, fmt.Errorf("payout account: %w", err)
	}
	return out, nil
}
