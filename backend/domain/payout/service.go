package payout

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/money"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service implements payouts.
type Service struct {
	Deps
	teller teller
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Clock   tenant.Clock
	Tenants *tenant.Store
	Sealer  *seal.Sealer
	// Provider sends payouts, or one of Others that Choose returns for the tenant.
	Provider remit.Provider
	Others   map[string]remit.Provider
	Choose   func(tenant.Tenant) string
	// Origin returns the product's origin for a tenant, without a trailing slash.
	Origin func(tenant.Tenant) string
	// AddOns, Trips, Hosts and Operators describe what payouts are for and who gets them.
	AddOns    AddOns
	Trips     Trips
	Hosts     Payees
	Operators Payees
	Insurers  Insurers
	// Post emails them, and those whom Teams returns for an operator.
	Post  notification.Post
	Teams Teams
	// Printer creates the PDFs of statements.
	Printer chromium.Printer
	// Referred announces who referred which host.
	Referred *announce.Topic[host.Referred]
	// EarningsApproved announces final reports.
	EarningsApproved *announce.Topic[trip.Earned]
	// Returned announces payouts whose money was returned.
	Returned *announce.Topic[payment.ReturnedPayout]
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payout", d); err != nil {
		return nil, err
	}
	s := &Service{Deps: d, teller: teller{DB: d.DB, Clock: d.Clock, Post: d.Post, Teams: d.Teams}}
	d.Referred.Subscribe(s.referredTx)
	s.follow()
	return s, nil
}

// AddOns returns what travelers added to a trip.
type AddOns interface {
	// OperatorAddOnsTx returns the operator's share of the add-ons, in minor units of the trip's currency.
	OperatorAddOnsTx(ctx context.Context, tx pgx.Tx, t trip.Trip) (int64, error)
}

// Trips returns trips' names and outcomes.
type Trips interface {
	NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
	// CancelledTx returns which of them are canceled.
	CancelledTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) ([]uuid.UUID, error)
}

// Payees describes payees.
type Payees interface {
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
}

// Payee kinds.
const (
	Host     = "host"
	Operator = "operator"
	Insurer  = "insurer"
)

// Kinds of payouts.
const (
	Advance        = "advance"
	FirstHalf      = "firstHalf"
	SecondHalf     = "secondHalf"
	OperatorCosts  = "operator"
	ReferralFirst  = "referralFirst"
	ReferralSecond = "referralSecond"
	Premiums       = "premiums"
)

// States of a payout. Sent and cancelled are final.
const (
	Scheduled = "scheduled"
	Held      = "held"
	Sent      = "sent"
	Failed    = "failed"
	Cancelled = "cancelled"
)

// Finalised is a trip whose earnings report is final. Amounts are minor units of Currency.
type Finalised struct {
	TripID              uuid.UUID `json:"tripId"`
	HostID              uuid.UUID `json:"hostId"`
	OperatorID          uuid.UUID `json:"operatorId"`
	Currency            string    `json:"currency"`
	ServiceFeeMinor     int64     `json:"serviceFeeMinor"`
	TransactionFeeMinor int64     `json:"transactionFeeMinor"`
	OperatorMinor       int64     `json:"operatorMinor"`
	// OperatorAddOnsMinor is the operator's share of what travelers added.
	OperatorAddOnsMinor int64 `json:"operatorAddOnsMinor"`
	EarningsMinor       int64 `json:"earningsMinor"`
	AdvanceMinor        int64 `json:"advanceMinor"` // paid before
}

// FinaliseTx books a trip's earnings, plans the payouts and notifies their payees. A second call changes nothing.
func (s *Service) FinaliseTx(ctx context.Context, tx pgx.Tx, f Finalised) error {
	t, q, now := tenant.From(ctx), payoutdb.New(tx), s.Clock.Now(ctx)
	report, err := json.Marshal(f)
	if err != nil {
		return err
	}
	fresh, err := q.CreateSettlement(ctx, payoutdb.CreateSettlementParams{
		TenantID: t.ID, TripID: f.TripID, HostID: f.HostID, OperatorID: f.OperatorID, Currency: f.Currency, Report: report,
		FinalisedAt: now,
	})
	if err != nil || fresh == 0 {
		return err
	}
	deferred, err := payment.DeferredTx(ctx, tx, f.TripID)
	if err != nil {
		return err
	}
	rest :=
		deferred - f.ServiceFeeMinor - f.TransactionFeeMinor - f.OperatorMinor - f.OperatorAddOnsMinor - f.EarningsMinor
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
	earn(payment.OperatorPayable, f.OperatorID, f.OperatorAddOnsMinor, "Operator’s share of add-ons")
	earn(payment.HostEarningsPayable, f.HostID, f.EarningsMinor, "Earnings")
	earn(payment.PlatformFee, uuid.Nil, rest, "Platform fee and add-ons")
	if err := payment.Post(ctx, tx, payment.Transaction{TripID: &f.TripID, At: now, Entries: entries}); err != nil {
		return err
	}
	if err := capAdvanceTx(ctx, tx, s.Clock.Now(ctx), f); err != nil {
		return err
	}
	today := civil.Today(now)
	first, second := Halves(f.EarningsMinor, f.AdvanceMinor, f.Currency)
	for _, p := range []plan{
		// An advance that was never planned is due now: the halves are net of it.
		{Host, f.HostID, Advance, min(f.AdvanceMinor, max(0, f.EarningsMinor)), today},
		{Host, f.HostID, FirstHalf, first, today},
		{Host, f.HostID, SecondHalf, second, today.AddDays(t.Policy.Payment.SecondHalfDays)},
		{Operator, f.OperatorID, OperatorCosts, f.OperatorMinor + f.OperatorAddOnsMinor, today},
	} {
		if err := s.plans().lessTx(ctx, tx, f.TripID, f.Currency, p); err != nil {
			return err
		}
	}
	if err := s.teller.tellEarnedTx(ctx, tx, f, Host, f.HostID, max(0, f.EarningsMinor)); err != nil {
		return err
	}
	if minor := f.OperatorMinor + f.OperatorAddOnsMinor; minor > 0 {
		if err := s.teller.tellEarnedTx(ctx, tx, f, Operator, f.OperatorID, minor); err != nil {
			return err
		}
	}
	return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "trip.settled", ObjectType: "Trip",
		ObjectID: f.TripID, After: f})
}

// capAdvanceTx reduces an unsent advance, planned before the earnings were known, to what was earned.
func capAdvanceTx(ctx context.Context, tx pgx.Tx, at time.Time, f Finalised) error {
	t := tenant.From(ctx)
	capped, err := payoutdb.New(tx).CapUnsentAdvance(ctx, payoutdb.CapUnsentAdvanceParams{
		TenantID: t.ID, TripID: &f.TripID, MostMinor: max(0, f.EarningsMinor),
	})
	if err != nil {
		return fmt.Errorf("cap the advance of trip %s: %w", f.TripID, err)
	}
	for _, p := range capped {
		err := audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: at, Action: "payout.capped", ObjectType: "Payout", ObjectID: p.ID,
			After: map[string]any{"amountMinor": p.AmountMinor, "status": p.Status},
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// Halves divides earnings less the advance (H-622): the odd step goes to the first half, and the advance is deducted
// from the first, then from the second.
func Halves(earningsMinor, advanceMinor int64, currency string) (first, second int64) {
	first, second = money.Halves(max(0, earningsMinor), currency)
	off := min(first, advanceMinor)
	return first - off, max(0, second-(advanceMinor-off))
}

// AdvanceTx plans the advance of a confirmed trip, due the policy's days before its start or immediately (H-623).
func (s *Service) AdvanceTx(ctx context.Context, tx pgx.Tx, tripID, hostID uuid.UUID, currency string, minor int64,
	start civil.Date) error {
	due, today := start.AddDays(-tenant.From(ctx).Policy.Trip.AdvancePaidDaysBefore), civil.Today(s.Clock.Now(ctx))
	if due.Before(today) {
		due = today
	}
	return s.plans().planTx(ctx, tx, &tripID, currency, plan{Host, hostID, Advance, minor, due})
}

// ReferralTx rewards the referrer of a confirmed trip's host: for the host's first trip and once more for the
// second (H-621). What it promises is in the marketplace's currency, whatever the trip's is.
func (s *Service) ReferralTx(ctx context.Context, tx pgx.Tx, tripID, hostID uuid.UUID) error {
	t, q, now := tenant.From(ctx), payoutdb.New(tx), s.Clock.Now(ctx)
	currency := t.Currency
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
	minor = money.Nearest(minor, currency)
	pair := payment.Move(payment.ReferralExpense, payment.HostEarningsPayable, minor, currency, payment.KindReferral,
		"Referral")
	if len(pair) == 0 {
		return nil
	}
	pair[1].PartyID = referrer
	if err := payment.Post(ctx, tx, payment.Transaction{TripID: &tripID, At: now, Entries: pair}); err != nil {
		return err
	}
	return s.plans().lessTx(ctx, tx, tripID, currency, plan{Host, referrer, kind, minor, civil.Today(now)})
}

// Statement returns what a payee earned and was paid, for one trip or for all.
func (s *Service) Statement(ctx context.Context, payeeKind string, payee uuid.UUID,
	tripID *uuid.UUID) (payment.Statement, error) {
	var out payment.Statement
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		out, err = payment.PartyStatementTx(ctx, tx, payee, owed(payeeKind), tripID)
		return err
	})
	for i, e := range out.Entries {
		out.Entries[i].Memo = entryName(e)
	}
	return out, err
}

// Payouts lists past and planned payouts to a payee.
func (s *Service) Payouts(ctx context.Context, payeeKind string, payee uuid.UUID) ([]payoutdb.Payout, error) {
	t := tenant.From(ctx)
	var rows []payoutdb.Payout
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		rows, err = payoutdb.New(tx).PayeePayouts(ctx, payoutdb.PayeePayoutsParams{TenantID: t.ID, PayeeKind: payeeKind,
			PayeeID: payee})
		return err
	})
	return rows, err
}
