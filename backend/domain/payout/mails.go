package payout

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/money"
)

// Teams returns whom an operator's payout notices go to.
type Teams interface {
	// TeamTx lists its admins, who set the payout account, and its other people. Read-only people are in neither.
	TeamTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) (admins, others []uuid.UUID, err error)
}

// portals are where payees see their money.
var portals = map[string]string{Host: "/app/host/earnings", Operator: "/app/operator/payouts"}

const accountTab = "?tab=account"

// Why a payout failed, as its payee reads it. The provider's message is for admins.
const (
	whyUnproved = "The payment provider needs to verify who you are before we can pay you."
	whyRefused  = "The payment provider didn’t accept the transfer."
	whyReturned = "Your bank returned the money."
)

// teller emails payees about their money, in the transactions that move it.
type teller struct {
	DB    *db.DB
	Clock tenant.Clock
	Post  notification.Post
	Teams Teams
}

// letter is an email to a payee. For a reader who still has to set up the account, it links there.
type letter struct {
	notification.Mail
	account bool
}

// tellTx emails everyone who is notified of a payee's money, each once under the email's key. Insurers are not
// emailed.
func (s teller) tellTx(ctx context.Context, tx pgx.Tx, kind string, payee uuid.UUID, l letter) error {
	switch kind {
	case Host:
		return s.Post.ToHostTx(ctx, tx, payee, l.to(Host, true))
	case Operator:
		admins, others, err := s.Teams.TeamTx(ctx, tx, payee)
		if err != nil {
			return err
		}
		for _, member := range slices.Concat(admins, others) {
			m := l.to(Operator, slices.Contains(admins, member))
			m.Key += "/" + member.String()
			if err := s.Post.ToMemberTx(ctx, tx, member, m); err != nil {
				return err
			}
		}
	}
	return nil
}

// to returns the email for a reader who may or may not change the account.
func (l letter) to(kind string, owns bool) notification.Mail {
	m := l.Mail
	m.Data.Payout.SetUp, m.Data.Payout.Ask = l.account && owns, l.account && !owns
	if m.Data.Payout.SetUp {
		m.Data.Path = accountTab
	}
	m.Data.Path = portals[kind] + m.Data.Path
	return m
}

// letterTx returns an email about a payout.
func (s teller) letterTx(ctx context.Context, tx pgx.Tx, template notification.Template,
	p payoutdb.Payout) (letter, error) {
	l := letter{Mail: notification.Mail{Template: template, Key: string(template) + "/" + p.ID.String(),
		Data: notification.Data{
			Amount: money.New(p.AmountMinor, p.Currency), Payout: notification.Payout{Part: Labels[p.Kind]},
		}}}
	if p.TripID == nil {
		return l, nil
	}
	t, err := trip.Reader{}.LoadTx(ctx, tx, *p.TripID)
	l.Data.Trip = mails.Trip(t)
	return l, err
}

// tellSentTx notifies a payee of money on its way, and again if it is resent after a return.
func (s teller) tellSentTx(ctx context.Context, tx pgx.Tx, p payoutdb.Payout, last4 string) error {
	l, err := s.letterTx(ctx, tx, notification.PayoutSent, p)
	if err != nil {
		return err
	}
	l.Key += "/" + strconv.Itoa(p.Attempts)
	l.Data.Payout.Last4, l.Data.Path = last4, "?tab=statement"
	if p.TripID != nil {
		l.Data.Path += "&trip=" + p.TripID.String()
	}
	return s.tellTx(ctx, tx, p.PayeeKind, p.PayeeID, l)
}

// tellRefusedTx tells a payee why nothing arrived, once for each account. What only the marketplace can resolve
// is reported to admins only, and what is held to nobody.
func (s teller) tellRefusedTx(ctx context.Context, tx pgx.Tx, p payoutdb.Payout, account int64, cause error) error {
	var refused remit.Refusal
	why := whyRefused
	if errors.As(cause, &refused) {
		switch refused.By {
		case remit.Marketplace:
			return nil
		case remit.Payee:
			why = whyUnproved
		}
	}
	if p.Status != Failed || errors.Is(cause, errAccountChanged) {
		return nil
	}
	return s.tellFailedTx(ctx, tx, p, "account/"+strconv.FormatInt(account, 10), why)
}

func (s teller) tellFailedTx(ctx context.Context, tx pgx.Tx, p payoutdb.Payout, once, why string) error {
	l, err := s.letterTx(ctx, tx, notification.PayoutFailed, p)
	if err != nil {
		return err
	}
	l.Key += "/" + once
	l.account, l.Data.Reason, l.Data.Path = true, why, "?tab=payouts"
	if p.NextTryAt != nil {
		l.Data.Until = p.NextTryAt.In(tenant.From(ctx).Policy.Zone())
	}
	return s.tellTx(ctx, tx, p.PayeeKind, p.PayeeID, l)
}

// TellWaiting notifies payees of a due payout that only lacks an account, once. It may run twice.
func (s teller) TellWaiting(ctx context.Context) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	var ids []uuid.UUID
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		ids, err = payoutdb.New(tx).UntoldWaiting(ctx, payoutdb.UntoldWaitingParams{TenantID: t.ID, Today: civil.Today(now),
			PageSize: sendPage})
		return err
	})
	if err != nil {
		return fmt.Errorf("payouts without an account: %w", err)
	}
	var faults []error
	for _, id := range ids {
		if err := s.tellWaiting(ctx, id, now); err != nil {
			faults = append(faults, fmt.Errorf("tell of waiting payout %s: %w", id, err))
		}
	}
	return errors.Join(faults...)
}

func (s teller) tellWaiting(ctx context.Context, id uuid.UUID, now time.Time) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		p, err := payoutdb.New(tx).TellWaiting(ctx, payoutdb.TellWaitingParams{TenantID: t.ID, ID: id, ToldAt: &now})
		if db.NoRows(err) {
			return nil
		}
		if err != nil {
			return err
		}
		l, err := s.letterTx(ctx, tx, notification.PayoutWaits, p)
		if err != nil {
			return err
		}
		l.account, l.Data.Path = true, "?tab=payouts"
		return s.tellTx(ctx, tx, p.PayeeKind, p.PayeeID, l)
	})
}

// parts are a payee's payouts for a trip, in the order in which they are paid.
var parts = map[string][]string{Host: {Advance, FirstHalf, SecondHalf}, Operator: {OperatorCosts}}

// tellEarnedTx tells a payee what a trip earned them, and what of it is paid when.
func (s teller) tellEarnedTx(ctx context.Context, tx pgx.Tx, f Finalised, kind string, payee uuid.UUID,
	minor int64) error {
	rows, err := payoutdb.New(tx).PayeePayouts(ctx, payoutdb.PayeePayoutsParams{TenantID: tenant.From(ctx).ID,
		PayeeKind: kind, PayeeID: payee})
	if err != nil {
		return fmt.Errorf("payouts: %w", err)
	}
	t, err := trip.Reader{}.LoadTx(ctx, tx, f.TripID)
	if err != nil {
		return err
	}
	accounts, err := accountsTx(ctx, tx, []uuid.UUID{payee})
	if err != nil {
		return err
	}
	l := letter{Mail: notification.Mail{
		Template: notification.EarningsFinal, Key: "earnings_final/" + kind + "/" + f.TripID.String(),
		Data: notification.Data{
			Trip: mails.Trip(t), Amount: money.New(minor, f.Currency),
		},
	}}
	rest, waits := minor, false
	for _, part := range parts[kind] {
		for _, p := range rows {
			if p.Kind != part || p.TripID == nil || *p.TripID != f.TripID || p.Status == Cancelled {
				continue
			}
			rest -= p.AmountMinor
			waits = waits || p.Status != Sent
			l.Data.Payout.Parts = append(l.Data.Payout.Parts, notification.PayoutPart{
				Label: Labels[part], Amount: money.New(p.AmountMinor, p.Currency), Due: p.DueOn, Paid: p.Status == Sent,
			})
		}
	}
	switch {
	case rest > 0:
		l.Data.Payout.Parts = append(l.Data.Payout.Parts, notification.PayoutPart{Label: "Taken off for earlier trips",
			Amount: money.New(rest, f.Currency)})
	case rest < 0:
		l.Data.Payout.Parts = append(l.Data.Payout.Parts, notification.PayoutPart{Label: "Comes off your next payouts",
			Amount: money.New(-rest, f.Currency)})
	}
	l.account = waits && !accounts[payee]
	return s.tellTx(ctx, tx, kind, payee, l)
}
