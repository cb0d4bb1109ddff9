package credit

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
)

// Credit is money of a traveler that pays for no booking yet. Its remaining amount is a sum over the books.
type Credit struct {
	ID              uuid.UUID
	MemberID        uuid.UUID
	SourceBookingID *uuid.UUID
	AmountMinor     int64 // as issued
	LeftMinor       int64
	Currency        string
	Reason          string
	ExpiresOn       civil.Date // the last day on which it can be used
	CreatedAt       time.Time
	Expired         bool
}

// CreditGrant turns money that was paid for a booking into a credit of its customer.
type CreditGrant struct {
	BookingID   uuid.UUID
	TripID      uuid.UUID  // zero if it does not matter for the books
	PaymentID   *uuid.UUID // the payment whose credit is returned
	MemberID    uuid.UUID  // the owner of the credit
	AmountMinor int64
	Currency    string
	ExpiresOn   civil.Date // the last day on which it can be used
	Reason      string
}

// IssueCreditTx moves the amount from what was paid for the booking to a credit of the member: as after a refund,
// the booking's paid amount decreases by it.
func (s *Service) IssueCreditTx(ctx context.Context, tx pgx.Tx, g CreditGrant) error {
	now := s.Clock.Now(ctx)
	id, entries, err := s.createTx(ctx, tx, g, &g.BookingID, payment.TravelerReceivable)
	if err != nil {
		return err
	}
	shares, err := payment.PaidSharesOf(ctx, tx, g.BookingID)
	if err != nil {
		return err
	}
	var trip *uuid.UUID
	if g.TripID != uuid.Nil {
		trip = &g.TripID
	}
	err = payment.Post(ctx, tx, payment.Transaction{
		BookingID: &g.BookingID, TripID: trip, PaymentID: g.PaymentID, SourceID: &id, At: now,
		Entries: payment.SpreadReceivable(entries, shares),
	})
	if err != nil {
		return err
	}
	return s.issued(ctx, tx, id, g)
}

// ReturnCreditTx returns credit that paid for what an account held, which is not part of a price: transfers that
// were canceled.
func (s *Service) ReturnCreditTx(ctx context.Context, tx pgx.Tx, g CreditGrant, held payment.Account) error {
	id, entries, err := s.createTx(ctx, tx, g, nil, held)
	if err != nil {
		return err
	}
	err = payment.Post(ctx, tx, payment.Transaction{PaymentID: g.PaymentID, SourceID: &id, At: s.Clock.Now(ctx),
		Entries: entries})
	if err != nil {
		return err
	}
	return s.issued(ctx, tx, id, g)
}

// createTx writes a credit, and returns the entries that move its amount there.
func (s *Service) createTx(ctx context.Context, tx pgx.Tx, g CreditGrant, source *uuid.UUID,
	from payment.Account) (uuid.UUID, []payment.Entry, error) {
	id := uuid.Must(uuid.NewV7())
	err := paymentdb.New(tx).CreateCredit(ctx, paymentdb.CreateCreditParams{
		TenantID: tenant.From(ctx).ID, ID: id, MemberID: g.MemberID, SourceBookingID: source, AmountMinor: g.AmountMinor,
		Currency: g.Currency, Reason: g.Reason, ExpiresOn: g.ExpiresOn, CreatedAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return id, nil, fmt.Errorf("create credit: %w", err)
	}
	entries := payment.Move(from, payment.TravelerCredit, g.AmountMinor, g.Currency, payment.KindCredit, g.Reason)
	entries[1].PartyID, entries[1].CreditID = g.MemberID, id
	return id, entries, nil
}

func (s *Service) issued(ctx context.Context, tx pgx.Tx, id uuid.UUID, g CreditGrant) error {
	return s.auditCredit(ctx, tx, "credit.issued", id, map[string]any{
		"memberId": g.MemberID, "bookingId": g.BookingID, "amountMinor": g.AmountMinor, "currency": g.Currency,
		"expiresOn": g.ExpiresOn.String(), "reason": g.Reason,
	})
}

// CreditExpires returns the last day of a credit issued now (DECISIONS §2).
func (s *Service) CreditExpires(ctx context.Context) civil.Date {
	return civil.Today(s.Clock.Now(ctx)).AddMonths(tenant.From(ctx).Policy.Payment.CreditValidityMonths)
}

// Credits lists a member's credits, soonest expiry first.
func (s *Service) Credits(ctx context.Context, memberID uuid.UUID) ([]Credit, error) {
	t := tenant.From(ctx)
	var rows []paymentdb.MemberCreditsRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		rows, err = paymentdb.New(tx).MemberCredits(ctx, paymentdb.MemberCreditsParams{TenantID: t.ID, MemberID: memberID})
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("credits: %w", err)
	}
	today := civil.Today(s.Clock.Now(ctx))
	credits := make([]Credit, len(rows))
	for i, r := range rows {
		credits[i] = Credit{
			ID: r.ID, MemberID: r.MemberID, SourceBookingID: r.SourceBookingID, AmountMinor: r.AmountMinor,
			LeftMinor: r.LeftMinor, Currency: r.Currency,
			Reason: r.Reason, ExpiresOn: r.ExpiresOn, CreatedAt: r.CreatedAt, Expired: r.ExpiredAt != nil ||
				today.After(r.ExpiresOn),
		}
	}
	return credits, nil
}

type creditPart struct {
	id    uuid.UUID
	minor int64
}

// usableTx locks the credits that a member can use today and returns what is left of each after the payments in
// progress, except for one payment's own share.
func (s *Service) usableTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, currency string, except uuid.UUID,
	on civil.Date) ([]creditPart, int64, error) {
	t, q := tenant.From(ctx), paymentdb.New(tx)
	rows, err := q.LockCredits(ctx, paymentdb.LockCreditsParams{TenantID: t.ID, MemberID: memberID, Currency: currency,
		Today: on})
	if err != nil || len(rows) == 0 {
		return nil, 0, err
	}
	ids := make([]uuid.UUID, len(rows))
	for i, r := range rows {
		ids[i] = r.ID
	}
	left, err := s.leftOf(ctx, tx, ids...)
	if err != nil {
		return nil, 0, err
	}
	reserved, err := q.CreditReserved(ctx, paymentdb.CreditReservedParams{TenantID: t.ID, MemberID: &memberID,
		Currency: currency, ExceptID: except})
	if err != nil {
		return nil, 0, err
	}
	var parts []creditPart
	total := -reserved
	for _, id := range ids {
		if left[id] > 0 {
			parts, total = append(parts, creditPart{id, left[id]}), total+left[id]
		}
	}
	return parts, max(total, 0), nil
}

func (s *Service) leftOf(ctx context.Context, tx pgx.Tx, ids ...uuid.UUID) (map[uuid.UUID]int64, error) {
	rows, err := paymentdb.New(tx).CreditsLeft(ctx, paymentdb.CreditsLeftParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("credits left: %w", err)
	}
	left := map[uuid.UUID]int64{}
	for _, r := range rows {
		left[r.CreditID] = r.LeftMinor
	}
	return left, nil
}

var errNoCredit = apierr.New(apierr.CodeAmountMismatch,
	"Your credit no longer covers this amount. Review it and try again.")

// CheckCreditTx rejects a payment that uses more credit than the member has.
func (s *Service) CheckCreditTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, minor int64,
	currency string) error {
	_, usable, err := s.usableTx(ctx, tx, memberID, currency, uuid.Nil, civil.Today(s.Clock.Now(ctx)))
	if err != nil {
		return err
	}
	if minor > usable {
		return errNoCredit.WithDetails(map[string]int64{"creditMinor": usable})
	}
	return nil
}

// CreditEntries takes what a payment uses from its member's credits, soonest expiry first, for the booking or its
// transfers.
func (s *Service) CreditEntries(ctx context.Context, tx pgx.Tx, p payment.Payment) ([]payment.Entry, error) {
	if p.CreditMinor == 0 {
		return nil, nil
	}
	minor, pays := p.CreditMinor, payment.TravelerReceivable
	if p.RideCreditMinor() > 0 {
		pays = payment.TransferPayable
	}
	// The day on which it was reserved counts: a credit that expires while a bank asks its customer still pays.
	parts, _, err := s.usableTx(ctx, tx, *p.MemberID, p.Currency, p.ID, civil.Today(p.CreatedAt))
	if err != nil {
		return nil, err
	}
	var entries []payment.Entry
	for _, part := range parts {
		take := min(part.minor, minor)
		if take == 0 {
			break
		}
		pair := payment.Move(payment.TravelerCredit, pays, take, p.Currency, payment.KindCreditUsed, "Trip credit")
		pair[0].PartyID, pair[0].CreditID = *p.MemberID, part.id
		entries, minor = append(entries, pair...), minor-take
	}
	if minor > 0 {
		return nil, fmt.Errorf("payment %s: reserved credit of member %s is gone: %d short", p.ID, *p.MemberID, minor)
	}
	return entries, nil
}

// TransferCreditTx gives what is left of a member's credit to another person of the tenant. Its expiration date
// is unchanged.
func (s *Service) TransferCreditTx(ctx context.Context, tx pgx.Tx, memberID, creditID, toMember uuid.UUID) error {
	if memberID == toMember {
		return apierr.InvalidField("email", "You already have this credit")
	}
	t, q, now := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx)
	c, err := q.LockCredit(ctx, paymentdb.LockCreditParams{TenantID: t.ID, ID: creditID})
	if db.NoRows(err) || err == nil && c.MemberID != memberID {
		return apierr.NotFound("credit")
	}
	if err != nil {
		return err
	}
	left, err := s.leftOf(ctx, tx, c.ID)
	if err != nil {
		return err
	}
	reserved, err := q.CreditReserved(ctx, paymentdb.CreditReservedParams{TenantID: t.ID, MemberID: &memberID,
		Currency: c.Currency})
	if err != nil {
		return err
	}
	switch {
	case left[c.ID] <= 0 || c.ExpiredAt != nil || civil.Today(now).After(c.ExpiresOn):
		return apierr.New(apierr.CodeIllegalState, "You’ve used all of this credit.")
	case reserved > 0:
		return apierr.New(apierr.CodeInProgress,
			"We’re still processing a payment that uses your credit. Try again in a moment.")
	}
	id := uuid.Must(uuid.NewV7())
	err = q.CreateCredit(ctx, paymentdb.CreateCreditParams{
		TenantID: t.ID, ID: id, MemberID: toMember, SourceBookingID: c.SourceBookingID, TransferredFrom: &c.ID,
		AmountMinor: left[c.ID], Currency: c.Currency, Reason: c.Reason, ExpiresOn: c.ExpiresOn, CreatedAt: now,
	})
	if err != nil {
		return fmt.Errorf("create credit: %w", err)
	}
	entries := payment.Move(payment.TravelerCredit, payment.TravelerCredit, left[c.ID], c.Currency,
		payment.KindCreditMoved, "Transfer")
	entries[0].PartyID, entries[0].CreditID, entries[1].PartyID, entries[1].CreditID = memberID, c.ID, toMember, id
	if err := payment.Post(ctx, tx, payment.Transaction{SourceID: &id, At: now, Entries: entries}); err != nil {
		return err
	}
	return s.auditCredit(ctx, tx, "credit.transferred", c.ID, map[string]any{"to": toMember, "amountMinor": left[c.ID],
		"currency": c.Currency, "creditId": id})
}

func (s *Service) auditCredit(ctx context.Context, tx pgx.Tx, action string, id uuid.UUID, after map[string]any) error {
	return audit.Record(ctx, tx, audit.Entry{TenantID: tenant.From(ctx).ID, At: s.Clock.Now(ctx), Action: action,
		ObjectType: "Credit", ObjectID: id, After: after})
}

// ExpireCredits expires the tenant's credits whose last day has passed. It may run at any time and twice.
func (s *Service) ExpireCredits(ctx context.Context) error {
	t := tenant.From(ctx)
	for {
		var ids []uuid.UUID
		err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
			var err error
			ids, err = paymentdb.New(tx).EndedCredits(ctx, paymentdb.EndedCreditsParams{TenantID: t.ID,
				Today: civil.Today(s.Clock.Now(ctx)), PageSize: 100})
			return err
		})
		if err != nil || len(ids) == 0 {
			return err
		}
		var faults []error
		for _, id := range ids {
			faults = append(faults, s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error { return s.expireTx(ctx, tx, id) }))
		}
		if err := errors.Join(faults...); err != nil {
			return err
		}
	}
}

func (s *Service) expireTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	t, q, now := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx)
	c, err := q.LockCredit(ctx, paymentdb.LockCreditParams{TenantID: t.ID, ID: id})
	if err != nil || c.ExpiredAt != nil {
		return err
	}
	left, err := s.leftOf(ctx, tx, id)
	if err != nil {
		return err
	}
	if err := q.EndCredit(ctx, paymentdb.EndCreditParams{TenantID: t.ID, ID: id, Now: now}); err != nil || left[id] <= 0 {
		return err
	}
	entries := payment.Move(payment.TravelerCredit, payment.ExpiredCredit, left[id], c.Currency,
		payment.KindCreditEnded, "Expired")
	entries[0].PartyID, entries[0].CreditID = c.MemberID, id
	if err := payment.Post(ctx, tx, payment.Transaction{SourceID: &id, At: now, Entries: entries}); err != nil {
		return err
	}
	return s.auditCredit(ctx, tx, "credit.expired", id, map[string]any{"amountMinor": left[id], "currency": c.Currency})
}
