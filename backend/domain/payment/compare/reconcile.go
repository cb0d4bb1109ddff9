package compare

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/money"
	"caravan/backend/platform/spoken"
)

// DifferenceKind is how books and provider differ.
type DifferenceKind string

// Kinds of differences with the action that settles each; those without one need a person.
const (
	ChargeMissing    DifferenceKind = "chargeMissing"    // the provider does not know a charge in the books
	ChargeUnsettled  DifferenceKind = "chargeUnsettled"  // the provider charged, the payment does not show it
	ChargeUnknown    DifferenceKind = "chargeUnknown"    // the books do not have a charge of ours
	ChargeAmount     DifferenceKind = "chargeAmount"     // the amounts differ
	RefundMissing    DifferenceKind = "refundMissing"    // the provider does not know a refund in the books
	RefundUnsettled  DifferenceKind = "refundUnsettled"  // the provider refunded, the refund does not show it
	RefundFailed     DifferenceKind = "refundFailed"     // a refund that failed
	RefundUnknown    DifferenceKind = "refundUnknown"    // refunded at the provider's dashboard
	RefundTwice      DifferenceKind = refund.SentTwice   // the provider sent a refund that the person already had
	DisputeMissing   DifferenceKind = "disputeMissing"   // the books do not have a dispute
	DisputeUnsettled DifferenceKind = "disputeUnsettled" // the bank has decided, the books have it open
	PayoutMissing    DifferenceKind = "payoutMissing"    // the provider does not know a payout in the books
	PayoutUnsettled  DifferenceKind = "payoutUnsettled"  // the provider sent it, the payout does not show it
	PayoutUnknown    DifferenceKind = "payoutUnknown"    // the provider sent what matches no payout, or one twice
	PayoutAmount     DifferenceKind = "payoutAmount"     // the amounts differ
	BooksFault       DifferenceKind = "booksFault"       // the books contradict themselves
)

// Actions that settle a difference.
const (
	ActionSettlePayment = "settlePayment" // apply the provider's status of the charge
	ActionBookRefund    = "bookRefund"    // book the refund
	ActionRetryRefund   = "retryRefund"   // retry at the provider
	ActionBookDispute   = "bookDispute"   // apply the bank's decision
	ActionBookReturn    = "bookReturn"    // owe a payee again what was returned
)

// Difference is one found by a comparison.
type Difference struct {
	ID            uuid.UUID
	Provider      string
	Kind          DifferenceKind
	ProviderRef   string
	PaymentID     *uuid.UUID
	RefundID      *uuid.UUID
	BooksMinor    int64
	ProviderMinor int64
	Currency      string
	Explanation   string
	Action        string
	Status        string // open, settled, gone
	FoundAt       time.Time
	SettledAt     *time.Time
}

// Comparison is what a run compared and left open.
type Comparison struct{ Compared, Open int }

// Compare finds where the books and the tenant's providers differ, explains each difference, and closes those
// that are gone. It changes nothing else.
func (s *Service) Compare(ctx context.Context) (Comparison, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	since := now.AddDate(0, 0, -t.Policy.Payment.CompareDays)
	var total Comparison
	var found []Difference
	var arrived []arrival
	for _, p := range s.Providers.All() {
		if some, ok := p.(payment.Selective); ok {
			serves, err := some.Serves(ctx)
			if err != nil {
				return total, fmt.Errorf("compare with %s: %w", p.Name(), err)
			}
			if !serves {
				continue
			}
		}
		c := comparison{service: s, provider: p, now: now,
			settled: now.Add(-time.Duration(t.Policy.Payment.SettleMinutes) * time.Minute), since: since,
			charges: map[string]bool{}, refunds: map[string]bool{}}
		if err := c.run(ctx); err != nil {
			return total, fmt.Errorf("compare with %s: %w", p.Name(), err)
		}
		if err := s.bookFees(ctx, p, since); err != nil {
			return total, err
		}
		total.Compared += c.compared
		found, arrived = append(found, c.found...), append(arrived, c.arrived...)
	}
	err := s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		for _, a := range arrived {
			if err := s.News.Refunds.ArrivedTx(ctx, tx, a.id, a.ref); err != nil {
				return err
			}
		}
		faults, err := payment.VerifyTx(ctx, tx)
		if err != nil {
			return err
		}
		all := found
		for _, f := range faults {
			all = append(all, Difference{
				Provider: "books", Kind: BooksFault, ProviderRef: f.Rule + "/" + f.Object.String(), BooksMinor: f.Minor,
				Currency:    t.Currency,
				Explanation: "Our books don’t add up: " + f.Rule + ".",
			})
		}
		total.Open = len(all)
		return s.keepDifferencesTx(ctx, tx, all)
	})
	return total, err
}

func (s *Service) keepDifferencesTx(ctx context.Context, tx pgx.Tx, found []Difference) error {
	t, q, now := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx)
	keep := []uuid.UUID{uuid.Nil}
	for _, d := range found {
		id, err := q.KeepDifference(ctx, paymentdb.KeepDifferenceParams{
			TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), Provider: d.Provider, Kind: string(d.Kind), ProviderRef: d.ProviderRef,
			PaymentID: d.PaymentID,
			RefundID:  d.RefundID, BooksMinor: d.BooksMinor, ProviderMinor: d.ProviderMinor, Currency: d.Currency,
			Explanation: d.Explanation, Action: d.Action, FoundAt: now,
		})
		if err != nil {
			return fmt.Errorf("keep difference: %w", err)
		}
		keep = append(keep, id)
	}
	return q.CloseDifferences(ctx, paymentdb.CloseDifferencesParams{TenantID: t.ID, Keep: keep, Now: &now})
}

// comparison compares one provider with the books.
type comparison struct {
	service  *Service
	provider payment.Provider
	now      time.Time
	since    time.Time
	settled  time.Time // charges older than this must be known
	compared int
	found    []Difference
	charges  map[string]bool // refs known to the provider
	refunds  map[string]bool
	payouts  []payment.Transfer
	arrived  []arrival
}

func (c *comparison) run(ctx context.Context) error {
	for page := ""; ; {
		list, next, err := c.provider.Transactions(ctx, c.since, page)
		if err != nil {
			return err
		}
		err = c.service.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
			for _, transfer := range list {
				if err := c.look(ctx, paymentdb.New(tx), transfer); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
		if next == "" {
			break
		}
		page = next
	}
	return errors.Join(c.missing(ctx), c.lookPayouts(ctx))
}

func (c *comparison) look(ctx context.Context, q *paymentdb.Queries, x payment.Transfer) error {
	if x.Kind == payment.TransferPayout {
		c.payouts = append(c.payouts, x)
		return nil
	}
	t := tenant.From(ctx)
	ref := x.Ref
	if x.Kind != payment.TransferCharge {
		ref = x.ChargeRef
	} else {
		c.charges[ref] = true
	}
	row, err := q.PaymentByRef(ctx, paymentdb.PaymentByRefParams{TenantID: t.ID, Provider: c.provider.Name(),
		ProviderRef: &ref})
	if db.NoRows(err) && x.Kind == payment.TransferCharge && x.Key != uuid.Nil {
		// The response with the reference may be what was lost.
		row, err = q.GetPayment(ctx, paymentdb.GetPaymentParams{TenantID: t.ID, ID: x.Key})
	}
	if db.NoRows(err) {
		if x.Kind == payment.TransferCharge && x.Status == string(payment.Succeeded) && c.aged(x.At) {
			c.report(ChargeUnknown, x, nil, 0, "",
				"The provider has a charge our books don’t. Refund it at the provider, or find out who made it.")
		}
		return nil
	}
	if err != nil {
		return err
	}
	c.compared++
	switch x.Kind {
	case payment.TransferCharge:
		c.lookCharge(x, row)
		return nil
	case payment.TransferRefund:
		c.refunds[x.Ref] = true
		return c.lookRefund(ctx, q, x, row)
	}
	return c.lookDispute(ctx, q, x, row)
}

func (c *comparison) aged(at time.Time) bool { return at.Before(c.settled) }

func (c *comparison) lookCharge(x payment.Transfer, row paymentdb.Payment) {
	booked := int64(0)
	if row.Status == string(payment.Succeeded) {
		booked = row.AmountMinor
	}
	switch {
	case x.Status == string(payment.Succeeded) && row.Status != string(payment.Succeeded) && c.aged(x.At):
		c.report(ChargeUnsettled, x, &row, booked, ActionSettlePayment, "The provider charged the card, but the payment is "+
			spoken.Of(spoken.PaymentStatuses, row.Status)+". Settle to record it and place the order, or refund it.")
	case x.Status == string(payment.Succeeded) && row.Status == string(payment.Succeeded) &&
		x.AmountMinor != row.AmountMinor:
		c.report(ChargeAmount, x, &row, booked, "", "The provider charged a different amount than our books show.")
	case x.Status == string(payment.Failed) && row.Status == string(payment.Succeeded):
		x.AmountMinor = 0
		c.report(ChargeMissing, x, &row, booked, "", "Our books show a payment that failed at the provider.")
	}
}

func (c *comparison) lookRefund(ctx context.Context, q *paymentdb.Queries, x payment.Transfer,
	row paymentdb.Payment) error {
	t := tenant.From(ctx)
	refund, err := q.RefundByProviderRef(ctx, paymentdb.RefundByProviderRefParams{TenantID: t.ID, PaymentID: row.ID,
		ProviderRef: &x.Ref, ID: x.Key})
	if db.NoRows(err) {
		if x.Status == payment.RefundSucceeded {
			c.report(RefundUnknown, x, &row, 0, ActionBookRefund,
				"A refund was made directly at the provider. Settle to record it.")
		}
		return nil
	}
	if err != nil {
		return err
	}
	latest := refund.ProviderRef != nil && *refund.ProviderRef == x.Ref
	switch {
	case x.Status == payment.RefundSucceeded && latest && refund.Status == payment.RefundSucceeded:
		if refund.ConfirmedAt == nil {
			c.arrived = append(c.arrived, arrival{refund.ID, x.Ref})
		}
	case x.Status == payment.RefundSucceeded && (refund.PaidAs != nil || refund.Status == payment.RefundSucceeded):
		c.reportTwice(x, row, refund)
	case x.Status == payment.RefundSucceeded && refund.Status != payment.RefundSucceeded && c.aged(x.At):
		c.report(RefundUnsettled, x, &row, 0, ActionBookRefund, "The provider sent the refund, but in our books it’s "+
			spoken.Of(spoken.RefundStatuses, refund.Status)+".")
	case x.Status == payment.RefundFailed && latest && refund.Status == payment.RefundSucceeded:
		c.report(RefundFailed, x, &row, refund.AmountMinor, ActionBookRefund,
			"The refund failed, but our books show it as paid.")
	}
	if n := len(c.found); n > 0 && c.found[n-1].ProviderRef == x.Ref {
		c.found[n-1].RefundID = &refund.ID
	}
	return nil
}

// arrival is a refund that the provider confirms.
type arrival struct {
	id  uuid.UUID
	ref string
}

// reportTwice reports a refund that reached the person twice: sent again while the first attempt was on its way, or
// paid another way before the provider sent it after all.
func (c *comparison) reportTwice(x payment.Transfer, row paymentdb.Payment, of paymentdb.Refund) {
	c.found = append(c.found, Difference{
		Provider: c.provider.Name(), Kind: RefundTwice, ProviderRef: x.Ref, PaymentID: &row.ID,
		ProviderMinor: -of.AmountMinor, Currency: of.Currency, Action: ActionBookRefund, Explanation: refund.TwiceText(of),
	})
}

func (c *comparison) lookDispute(ctx context.Context, q *paymentdb.Queries, x payment.Transfer,
	row paymentdb.Payment) error {
	d, err := q.FindDispute(ctx, paymentdb.FindDisputeParams{TenantID: row.TenantID, PaymentID: row.ID,
		ProviderRef: x.Ref})
	switch {
	case db.NoRows(err):
		c.report(DisputeMissing, x, &row, 0, ActionBookDispute, "A cardholder disputes a charge that isn’t in our books.")
	case err != nil:
		return err
	case d.Status != x.Status && d.Status == payment.DisputeOpen:
		c.report(DisputeUnsettled, x, &row, d.AmountMinor, ActionBookDispute,
			"The bank’s decision: "+spoken.Of(spoken.DisputeStatuses, x.Status)+". Our books don’t show it yet.")
	}
	return nil
}

// missing finds what the books have and the provider does not, and refunds that failed.
func (c *comparison) missing(ctx context.Context) error {
	t := tenant.From(ctx)
	return c.service.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		q := paymentdb.New(tx)
		payments, err := q.ProviderPayments(ctx, paymentdb.ProviderPaymentsParams{TenantID: t.ID, Provider: c.provider.Name(),
			Since: c.since.AddDate(0, 0, 1)})
		if err != nil {
			return err
		}
		for _, row := range payments {
			if row.ProviderRef != nil && !c.charges[*row.ProviderRef] {
				c.report(ChargeMissing, payment.Transfer{Ref: *row.ProviderRef, Currency: row.Currency}, &row, row.AmountMinor, "",
					"Our books show a payment the provider doesn’t have.")
			}
		}
		refunds, err := q.ProviderRefunds(ctx, paymentdb.ProviderRefundsParams{TenantID: t.ID, Provider: c.provider.Name(),
			Since: c.since.AddDate(0, 0, 1)})
		if err != nil {
			return err
		}
		for _, r := range refunds {
			x := payment.Transfer{Ref: "refund-" + r.ID.String(), Currency: r.Currency}
			of := paymentdb.Payment{ID: r.PaymentID, Currency: r.Currency}
			switch {
			case r.Status == payment.RefundFailed && r.PaidAs != nil:
				continue
			case r.Status == payment.RefundFailed:
				c.report(RefundFailed, x, &of, 0, ActionRetryRefund, "A refund failed: "+r.Failure)
			case r.Status == payment.RefundSucceeded && r.ProviderRef != nil && !c.refunds[*r.ProviderRef]:
				c.report(RefundMissing, x, &of, -r.AmountMinor, "", "Our books show a refund the provider doesn’t have.")
			default:
				continue
			}
			c.found[len(c.found)-1].RefundID = &r.ID
		}
		return nil
	})
}

func (c *comparison) report(kind DifferenceKind, x payment.Transfer, row *paymentdb.Payment, books int64, action,
	why string) {
	d := Difference{
		Provider: c.provider.Name(), Kind: kind, ProviderRef: x.Ref, BooksMinor: books, ProviderMinor: x.AmountMinor,
		Currency: x.Currency,
		Action:   action, Explanation: why + " (" + money.New(books, x.Currency).Format() + " in the books, " +
			money.New(x.AmountMinor, x.Currency).Format() + " at the provider)",
	}
	if row != nil {
		d.PaymentID = &row.ID
	}
	c.found = append(c.found, d)
}

// differenceRecords describes differences to the record layer.
var differenceRecords = &record.Resource{
	Name: "Difference", Tenant: "d.tenant_id", ID: "d.id", From: "reconciliation_difference d",
	Scope:   map[string]string{"admin": record.Everything},
	Search:  []string{"d.provider", "d.provider_ref", "d.explanation"},
	Filters: map[string]string{"status": "d.status = @value"},
	Sorts: map[string]record.Sort{
		"found": record.Created("d.id"), "books": {Column: "d.books_minor", Type: "bigint"},
		"provider": {Column: "d.provider_minor", Type: "bigint"}, "status": {Column: "d.status", Type: "text"},
	}, Sort: "-found",
}

// Differences lists them.
func (s *Service) Differences(ctx context.Context, q record.Query) ([]Difference, api.OptString, error) {
	return record.Loaded(ctx, s.DB, differenceRecords, q,
		func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]Difference, error) {
			rows, err := paymentdb.New(tx).DifferencesOf(ctx, paymentdb.DifferencesOfParams{TenantID: tenant.From(ctx).ID,
				Ids: ids})
			if err != nil {
				return nil, fmt.Errorf("differences: %w", err)
			}
			found := map[uuid.UUID]Difference{}
			for _, row := range rows {
				found[row.ID] = differenceOf(row)
			}
			return found, nil
		})
}

func differenceOf(r paymentdb.ReconciliationDifference) Difference {
	return Difference{
		ID: r.ID, Provider: r.Provider, Kind: DifferenceKind(r.Kind), ProviderRef: r.ProviderRef, PaymentID: r.PaymentID,
		RefundID:   r.RefundID,
		BooksMinor: r.BooksMinor, ProviderMinor: r.ProviderMinor, Currency: r.Currency, Explanation: r.Explanation,
		Action: r.Action, Status: r.Status, FoundAt: r.FoundAt, SettledAt: r.SettledAt,
	}
}

// SettleDifference takes the offered action with the provider's current data, through the same functions as its
// webhooks. Once settled it changes nothing more.
func (s *Service) SettleDifference(ctx context.Context, id uuid.UUID) (Difference, error) {
	t := tenant.From(ctx)
	d, err := s.difference(ctx, id)
	if err != nil || d.Status == "settled" {
		return d, err
	}
	if d.Status != "open" || d.Action == "" || d.PaymentID == nil && d.Action != ActionBookReturn {
		return d, apierr.New(apierr.CodeIllegalState, "You need to settle this at the provider.")
	}
	provider, err := s.Providers.Named(d.Provider)
	if err != nil {
		return d, err
	}
	news, err := s.newsOf(ctx, provider, d)
	if err != nil {
		return d, err
	}
	err = s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		q, now := paymentdb.New(tx), s.Clock.Now(ctx)
		moved, err := q.SettleDifference(ctx, paymentdb.SettleDifferenceParams{TenantID: t.ID, ID: id, Now: &now})
		if err != nil || moved == 0 {
			return err
		}
		if d.Action == ActionRetryRefund {
			if err := s.News.Refunds.RetryTx(ctx, tx, *d.RefundID); err != nil {
				return err
			}
		} else if err := s.News.ApplyTx(ctx, tx, d.Provider, news); err != nil {
			return err
		}
		object, about := "Payment", news.PaymentID
		if news.Returned != nil {
			object, about = "Payout", news.Returned.ID
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "reconciliation.settle", ObjectType: object, ObjectID: about,
			After: map[string]any{"kind": d.Kind, "action": d.Action, "providerRef": d.ProviderRef, "booksMinor": d.BooksMinor,
				"providerMinor": d.ProviderMinor},
		})
	})
	if err != nil {
		return d, err
	}
	return s.difference(ctx, id)
}

func (s *Service) difference(ctx context.Context, id uuid.UUID) (Difference, error) {
	t := tenant.From(ctx)
	var row paymentdb.ReconciliationDifference
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		row, err = paymentdb.New(tx).GetDifference(ctx, paymentdb.GetDifferenceParams{TenantID: t.ID, ID: id})
		return err
	})
	if db.NoRows(err) {
		return Difference{}, apierr.NotFound("difference")
	}
	return differenceOf(row), err
}

var errVanished = errors.New("reconcile: the provider no longer tells of it")

// newsOf queries the provider again, outside a transaction, and converts its response to an event.
func (s *Service) newsOf(ctx context.Context, provider payment.Provider, d Difference) (payment.Event, error) {
	e := payment.Event{}
	if d.PaymentID != nil {
		e.PaymentID = *d.PaymentID
	}
	switch d.Action {
	case ActionRetryRefund:
		return e, nil
	case ActionSettlePayment:
		intent, err := provider.Retrieve(ctx, d.ProviderRef)
		e.Intent = &intent
		return e, err
	}
	x, err := s.find(ctx, provider, d)
	if err != nil {
		return e, err
	}
	if d.PaymentID != nil {
		if err := s.arrived(ctx, provider, *d.PaymentID, x.ChargeRef); err != nil {
			return e, err
		}
	}
	switch x.Kind {
	case payment.TransferDispute:
		e.Dispute = &payment.DisputeNews{Ref: x.Ref, Status: x.Status, AmountMinor: x.AmountMinor, Currency: x.Currency,
			Reason: x.Reason, DueBy: x.DueBy}
	case payment.TransferPayout:
		if x.AmountMinor != 0 {
			return e, errVanished
		}
		e.Returned = &payment.ReturnedPayout{ID: x.Key, Provider: d.Provider, Ref: x.Ref}
	default:
		e.Refund = &payment.RefundNews{Ref: x.Ref, Status: x.Status, AmountMinor: x.AmountMinor, Currency: x.Currency,
			Reason: x.Reason, Listed: true, Twice: d.Kind == RefundTwice}
		if d.RefundID != nil {
			e.Refund.RefundID = *d.RefundID
		}
	}
	return e, nil
}

// arrived settles a charge that was refunded before its success was known: a bank debit is polled once an hour,
// and its refund can be settled sooner.
func (s *Service) arrived(ctx context.Context, provider payment.Provider, id uuid.UUID, ref string) error {
	p, err := s.News.Charges.Get(ctx, id)
	if err != nil || p.Status == payment.Succeeded || p.Status == payment.Failed {
		return err
	}
	intent, err := provider.Retrieve(ctx, ref)
	if err == nil {
		_, err = s.News.Charges.Settle(ctx, id, intent)
	}
	return err
}

// find queries the provider for what a difference is about: by its reference where supported.
func (s *Service) find(ctx context.Context, provider payment.Provider, d Difference) (payment.Transfer, error) {
	if finder, ok := provider.(payment.Finder); ok {
		kind := payment.TransferRefund
		switch d.Action {
		case ActionBookDispute:
			kind = payment.TransferDispute
		case ActionBookReturn:
			kind = payment.TransferPayout
		}
		return finder.Find(ctx, kind, d.ProviderRef)
	}
	since := s.Clock.Now(ctx).AddDate(0, 0, -tenant.From(ctx).Policy.Payment.CompareDays)
	for page := ""; ; {
		list, next, err := provider.Transactions(ctx, since, page)
		if err != nil {
			return payment.Transfer{}, err
		}
		for _, x := range list {
			if x.Ref == d.ProviderRef {
				return x, nil
			}
		}
		if next == "" {
			return payment.Transfer{}, errVanished
		}
		page = next
	}
}
