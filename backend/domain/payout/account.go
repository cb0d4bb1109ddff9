package payout

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
)

// Account is where payouts go.
type Account struct {
	Holder  string `json:"holder"`
	Number  string `json:"number"`  // IBAN or account number
	Routing string `json:"routing"` // BIC or routing number
}

var (
	ibanShape    = regexp.MustCompile(`^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$`)
	numberShape  = regexp.MustCompile(`^[0-9]{4,17}$`)
	routingShape = regexp.MustCompile(`^[0-9]{9}$`)
	bicShape     = regexp.MustCompile(`^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$`)
)

// IsIBAN tells whether the number is an international one.
func (a Account) IsIBAN() bool { return ibanShape.MatchString(a.Number) }

// Country is where the account is, when its number says so.
func (a Account) Country() string {
	if !a.IsIBAN() {
		return ""
	}
	return a.Number[:2]
}

// tidy brings an account as it was typed to its one form, and refuses what no bank would take: an IBAN must keep its
// check digits (ISO 13616), a local number comes with a routing number of nine digits that keeps its own (ABA).
func (a Account) tidy() (Account, error) {
	plain := strings.NewReplacer(" ", "", "-", "", ".", "")
	a.Holder, a.Number, a.Routing = strings.TrimSpace(a.Holder), strings.ToUpper(plain.Replace(a.Number)), strings.ToUpper(plain.Replace(a.Routing))
	fields := map[string]string{}
	if a.Holder == "" {
		fields["holder"] = "Enter the account's holder"
	}
	switch {
	case a.Number == "":
		fields["number"] = "Enter the account's number"
	case a.IsIBAN():
		if !ibanChecks(a.Number) {
			fields["number"] = "This IBAN is mistyped: its check digits do not match"
		}
		if a.Routing != "" && !bicShape.MatchString(a.Routing) {
			fields["routing"] = "Enter a BIC of 8 or 11 characters, or leave this empty"
		}
	case !numberShape.MatchString(a.Number):
		fields["number"] = "Enter an IBAN, or an account number of digits"
	case !routingShape.MatchString(a.Routing) || !routingChecks(a.Routing):
		fields["routing"] = "Enter the bank's routing number of nine digits"
	}
	if len(fields) > 0 {
		return a, apierr.Invalid(fields)
	}
	return a, nil
}

// ibanChecks computes the remainder by 97 of the number with its first four characters moved to the end.
func ibanChecks(iban string) bool {
	rest := 0
	for _, c := range iban[4:] + iban[:4] {
		if c >= 'A' {
			rest = (rest*100 + int(c-'A') + 10) % 97
		} else {
			rest = (rest*10 + int(c-'0')) % 97
		}
	}
	return rest == 1
}

func routingChecks(routing string) bool {
	sum := 0
	for i, c := range routing {
		sum += int(c-'0') * [3]int{3, 7, 1}[i%3]
	}
	return sum%10 == 0
}

func place(tenantID, payee uuid.UUID) seal.Place {
	return seal.Place{TenantID: tenantID, Table: "payout_account", Column: "sealed", Row: payee}
}

// Sealed are the columns with sealed values.
func Sealed() []seal.Column {
	return []seal.Column{seal.Single("payout_account", "sealed", "payee_id")}
}

// payeeType is a payee's kind as the audit trail names it.
func payeeType(kind string) string { return strings.ToUpper(kind[:1]) + kind[1:] }

// hadTx is the account that a payee has, empty when there is none.
func (s *Service) hadTx(ctx context.Context, tx pgx.Tx, payeeKind string, payee uuid.UUID) (Account, error) {
	row, err := payoutdb.New(tx).GetAccount(ctx, payoutdb.GetAccountParams{TenantID: tenant.From(ctx).ID, PayeeKind: payeeKind, PayeeID: payee})
	if db.NoRows(err) {
		return Account{}, nil
	}
	if err != nil {
		return Account{}, fmt.Errorf("payout account: %w", err)
	}
	return s.open(row)
}

// SetAccount keeps a payee's account; the one that he has changes nothing. The account at the provider that had another
// number is closed by a job. The caller has been checked to own it.
func (s *Service) SetAccount(ctx context.Context, payeeKind string, payee uuid.UUID, a Account) error {
	if p, ok := principal.From(ctx); ok && p.Impersonated() {
		return apierr.New(apierr.CodeIllegalState, "Payout details can not be changed while acting for somebody else.")
	}
	a, err := a.tidy()
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
			TenantID: t.ID, PayeeKind: payeeKind, PayeeID: payee, Holder: a.Holder, Last4: a.Number[len(a.Number)-4:], Country: a.Country(), Sealed: sealed, UpdatedAt: now,
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

// GetAccount tells where a payee's payouts go.
func (s *Service) GetAccount(ctx context.Context, payeeKind string, payee uuid.UUID) (AccountInfo, error) {
	t := tenant.From(ctx)
	var out AccountInfo
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := payoutdb.New(tx).GetAccount(ctx, payoutdb.GetAccountParams{TenantID: t.ID, PayeeKind: payeeKind, PayeeID: payee})
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
