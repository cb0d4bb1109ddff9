package payout

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
)

// Service holds the use cases of payouts.
type Service struct {
	DB       *db.DB
	Clock    tenant.Clock
	Tenants  *tenant.Store
	Sealer   *seal.Sealer
	Provider Provider
}

// Provider sends money. The same key is the same transfer.
type Provider interface {
	Name() string
	Send(ctx context.Context, r Request) (ref string, err error)
}

// Request is money to send.
type Request struct {
	Key         uuid.UUID
	AmountMinor int64
	Currency    string
	Account     Account
}

// Payee kinds.
const (
	Host     = "host"
	Operator = "operator"
)

// Kinds of payouts.
const (
	Advance        = "advance"
	FirstHalf      = "firstHalf"
	SecondHalf     = "secondHalf"
	OperatorCosts  = "operator"
	ReferralFirst  = "referralFirst"
	ReferralSecond = "referralSecond"
)

// PayoutGap is how many days after the first half the second is due.
const PayoutGap = 30

// Finalised is a trip whose earnings report is final. Amounts are minor units of Currency.
type Finalised struct {
	TripID              uuid.UUID `json:"tripId"`
	HostID              uuid.UUID `json:"hostId"`
	OperatorID          uuid.UUID `json:"operatorId"`
	Currency            string    `json:"currency"`
	ServiceFeeMinor     int64     `json:"serviceFeeMinor"`
	TransactionFeeMinor int64     `json:"transactionFeeMinor"`
	OperatorMinor       int64     `json:"operatorMinor"`
	EarningsMinor       int64     `json:"earningsMinor"`
	AdvanceMinor        int64     `json:"advanceMinor"` // paid before
}

// FinaliseTx books a trip's earnings and plans the payouts. A second call changes nothing.
func (s *Service) FinaliseTx(ctx context.Context, tx pgx.Tx, f Finalised) error {
	t, q, now := tenant.From(ctx), payoutdb.New(tx), s.Clock.Now(ctx)
	report, err := json.Marshal(f)
	if err != nil {
		return err
	}
	fresh, err := q.CreateSettlement(ctx, payoutdb.CreateSettlementParams{
		TenantID: t.ID, TripID: f.TripID, HostID: f.HostID, OperatorID: f.OperatorID, Currency: f.Currency, Report: report, FinalisedAt: now,
	})
	if err != nil || fresh == 0 {
		return err
	}
	deferred, err := payment.DeferredTx(ctx, tx, f.TripID)
	if err != nil {
		return err
	}
	rest := deferred - f.ServiceFeeMinor - f.TransactionFeeMinor - f.OperatorMinor - f.EarningsMinor
	var entries []payment.Entry
	earn := func(account payment.Account, party uuid.UUID, minor int64, memo string) {
		pair := payment.Move(payment.DeferredTripRevenue, account, minor, f.Currency, payment.KindEarnings, memo)
		if len(pair) > 0 {
			pair[1].PartyID = party
			entries = append(entries, pair...)
		}
	}
	earn(payment.ServiceFee, uuid.Nil, f.ServiceFeeMinor, "Service fee")
	earn(payment.TransactionFee, uuid.Nil, f.TransactionFeeMinor, "Transaction fee")
	earn(payment.OperatorPayable, f.OperatorID, f.OperatorMinor, "Operator costs")
	earn(payment.HostEarningsPayable, f.HostID, f.EarningsMinor, "Earnings")
	earn(payment.PlatformFee, uuid.Nil, rest, "Platform fee and add-ons")
	if err := payment.Post(ctx, tx, payment.Transaction{TripID: &f.TripID, At: now, Entries: entries}); err != nil {
		return err
	}
	today := civil.Today(now)
	first, second := Halves(f.EarningsMinor, f.AdvanceMinor)
	for _, p := range []plan{
		// An advance that was never planned is due now: the halves are less it.
		{Host, f.HostID, Advance, min(f.AdvanceMinor, max(0, f.EarningsMinor)), today},
		{Host, f.HostID, FirstHalf, first, today}, {Host, f.HostID, SecondHalf, second, today.AddDays(PayoutGap)}, {Operator, f.OperatorID, OperatorCosts, f.OperatorMinor, today},
	} {
		if err := s.planTx(ctx, tx, f.TripID, f.Currency, p); err != nil {
			return err
		}
	}
	return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "trip.settled", ObjectType: "Trip", ObjectID: f.TripID, After: f})
}

// Halves divides earnings less what was advanced (H-622): the odd minor unit goes to the first half, and the advance
// is taken off the first, then off the second.
func Halves(earningsMinor, advanceMinor int64) (first, second int64) {
	earned := max(0, earningsMinor)
	first = (earned + 1) / 2
	second = earned - first
	off := min(first, advanceMinor)
	return first - off, max(0, second-(advanceMinor-off))
}

type plan struct {
	payeeKind string
	payee     uuid.UUID
	kind      string
	minor     int64
	due       civil.Date
}

func (s *Service) planTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, currency string, p plan) error {
	if p.minor <= 0 {
		return nil
	}
	_, err := payoutdb.New(tx).CreatePayout(ctx, payoutdb.CreatePayoutParams{
		TenantID: tenant.From(ctx).ID, ID: uuid.Must(uuid.NewV7()), PayeeKind: p.payeeKind, PayeeID: p.payee, TripID: &tripID, Kind: p.kind,
		AmountMinor: p.minor, Currency: currency, DueOn: p.due, CreatedAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("plan payout: %w", err)
	}
	return nil
}

// AdvanceTx plans the advance of a confirmed trip, due the policy's days before its start or at once (H-623).
func (s *Service) AdvanceTx(ctx context.Context, tx pgx.Tx, tripID, hostID uuid.UUID, currency string, minor int64, start civil.Date) error {
	due, today := start.AddDays(-tenant.From(ctx).Policy.Trip.AdvancePaidDaysBefore), civil.Today(s.Clock.Now(ctx))
	if due.Before(today) {
		due = today
	}
	return s.planTx(ctx, tx, tripID, currency, plan{Host, hostID, Advance, minor, due})
}

// ReferTx records that a host came through another.
func (s *Service) ReferTx(ctx context.Context, tx pgx.Tx, referredID, referrerID uuid.UUID) error {
	_, err := payoutdb.New(tx).SetReferral(ctx, payoutdb.SetReferralParams{
		TenantID: tenant.From(ctx).ID, ReferredID: referredID, ReferrerID: referrerID, CreatedAt: s.Clock.Now(ctx),
	})
	return err
}

// ReferralTx thanks whoever brought the host of a confirmed trip: for his first one and once more for his second
// (H-621).
func (s *Service) ReferralTx(ctx context.Context, tx pgx.Tx, tripID, hostID uuid.UUID, currency string) error {
	t, q, now := tenant.From(ctx), payoutdb.New(tx), s.Clock.Now(ctx)
	row, err := q.RewardReferral(ctx, payoutdb.RewardReferralParams{TenantID: t.ID, ReferredID: hostID, TripID: &tripID})
	if db.NoRows(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("referral of host %s: %w", hostID, err)
	}
	referrer, kind, minor := row.ReferrerID, ReferralFirst, t.Policy.Referral.FirstTripMinor
	if row.Rewarded == 2 {
		kind, minor = ReferralSecond, t.Policy.Referral.SecondTripMinor
	}
	pair := payment.Move(payment.ReferralExpense, payment.HostEarningsPayable, minor, currency, payment.KindReferral, "Referral")
	if len(pair) == 0 {
		return nil
	}
	pair[1].PartyID = referrer
	if err := payment.Post(ctx, tx, payment.Transaction{TripID: &tripID, At: now, Entries: pair}); err != nil {
		return err
	}
	return s.planTx(ctx, tx, tripID, currency, plan{Host, referrer, kind, minor, civil.Today(now)})
}

// Account is where payouts go.
type Account struct {
	Holder  string `json:"holder"`
	Number  string `json:"number"`  // IBAN or account number
	Routing string `json:"routing"` // BIC or routing number
}

func place(tenantID, payee uuid.UUID) seal.Place {
	return seal.Place{TenantID: tenantID, Table: "payout_account", Column: "sealed", Row: payee}
}

// SetAccount keeps a payee's account. The caller has been checked to own it.
func (s *Service) SetAccount(ctx context.Context, payeeKind string, payee uuid.UUID, a Account) error {
	if p, ok := principal.From(ctx); ok && p.Impersonated() {
		return apierr.New(apierr.CodeIllegalState, "Payout details can not be changed while acting for somebody else.")
	}
	a.Number = strings.ReplaceAll(strings.TrimSpace(a.Number), " ", "")
	if a.Holder = strings.TrimSpace(a.Holder); a.Holder == "" || len(a.Number) < 6 {
		return apierr.InvalidField("number", "Enter the account's holder and number")
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
		err := payoutdb.New(tx).KeepAccount(ctx, payoutdb.KeepAccountParams{
			TenantID: t.ID, PayeeKind: payeeKind, PayeeID: payee, Holder: a.Holder, Last4: a.Number[len(a.Number)-4:], Sealed: sealed, UpdatedAt: now,
		})
		if err != nil {
			return fmt.Errorf("keep payout account: %w", err)
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "payout.account_changed", ObjectType: strings.ToUpper(payeeKind[:1]) + payeeKind[1:], ObjectID: payee,
			After: map[string]any{"holder": a.Holder, "last4": a.Number[len(a.Number)-4:]},
		})
	})
}

const sendPage = 100

// SendDue sends the payouts of the tenant that are due and have an account. It may run twice.
func (s *Service) SendDue(ctx context.Context) error {
	t := tenant.From(ctx)
	var ids []uuid.UUID
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		ids, err = payoutdb.New(tx).DuePayouts(ctx, payoutdb.DuePayoutsParams{TenantID: t.ID, Today: civil.Today(s.Clock.Now(ctx)), PageSize: sendPage})
		return err
	})
	if err != nil {
		return err
	}
	var faults []error
	for _, id := range ids {
		if err := s.send(ctx, id); err != nil {
			faults = append(faults, fmt.Errorf("payout %s: %w", id, err))
		}
	}
	return errors.Join(faults...)
}

// send asks the provider outside a transaction and books its yes under the payout's lock, once.
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
		account, err = q.GetAccount(ctx, payoutdb.GetAccountParams{TenantID: t.ID, PayeeKind: row.PayeeKind, PayeeID: row.PayeeID})
		return err
	})
	if err != nil {
		return err
	}
	plain, err := s.Sealer.Open(account.Sealed, place(t.ID, row.PayeeID))
	if err != nil {
		return err
	}
	var to Account
	if err := json.Unmarshal(plain, &to); err != nil {
		return err
	}
	ref, err := s.Provider.Send(ctx, Request{Key: id, AmountMinor: row.AmountMinor, Currency: row.Currency, Account: to})
	if err != nil {
		failure := err.Error()
		return errors.Join(err, s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
			return payoutdb.New(tx).FailedPayout(ctx, payoutdb.FailedPayoutParams{TenantID: t.ID, ID: id, Failure: failure})
		}))
	}
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error { return s.sentTx(ctx, tx, id, ref) })
}

func (s *Service) sentTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, ref string) error {
	t, q, now := tenant.From(ctx), payoutdb.New(tx), s.Clock.Now(ctx)
	row, err := q.LockPayout(ctx, payoutdb.LockPayoutParams{TenantID: t.ID, ID: id})
	if err != nil || row.Status == "sent" {
		return err
	}
	if err := q.SentPayout(ctx, payoutdb.SentPayoutParams{TenantID: t.ID, ID: id, Provider: s.Provider.Name(), ProviderRef: &ref, SentAt: &now}); err != nil {
		return err
	}
	owed := payment.HostEarningsPayable
	if row.PayeeKind == Operator {
		owed = payment.OperatorPayable
	}
	// An advance lowers the same account as the halves do: the halves were planned without it.
	pair := payment.Move(owed, payment.PayoutClearing, row.AmountMinor, row.Currency, payment.KindPayout, row.Kind)
	pair[0].PartyID = row.PayeeID
	if err := payment.Post(ctx, tx, payment.Transaction{TripID: row.TripID, SourceID: &id, At: now, Entries: pair}); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "payout.sent", ObjectType: "Payout", ObjectID: id,
		After: map[string]any{"payee": row.PayeeID, "kind": row.Kind, "amountMinor": row.AmountMinor, "currency": row.Currency},
	})
}

// Statement is what a payee earned and was paid, of one trip or of all.
func (s *Service) Statement(ctx context.Context, payeeKind string, payee uuid.UUID, tripID *uuid.UUID) (payment.Statement, error) {
	owed := payment.HostEarningsPayable
	if payeeKind == Operator {
		owed = payment.OperatorPayable
	}
	var out payment.Statement
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		out, err = payment.PartyStatementTx(ctx, tx, payee, owed, tripID)
		return err
	})
	return out, err
}

// Payouts lists what was and will be paid to somebody.
func (s *Service) Payouts(ctx context.Context, payeeKind string, payee uuid.UUID) ([]payoutdb.Payout, error) {
	t := tenant.From(ctx)
	var rows []payoutdb.Payout
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		rows, err = payoutdb.New(tx).PayeePayouts(ctx, payoutdb.PayeePayoutsParams{TenantID: t.ID, PayeeKind: payeeKind, PayeeID: payee})
		return err
	})
	return rows, err
}
