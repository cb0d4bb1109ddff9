package books

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/compare"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service closes months.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Clock   tenant.Clock
	Compare *compare.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/books", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Total is the sum of debits in a currency, which equals the sum of credits.
type Total struct {
	Currency    string `json:"currency"`
	DebitsMinor int64  `json:"debitsMinor"`
}

// Month is a month of the books, in the marketplace's time zone.
type Month struct {
	First       civil.Date
	Entries     int64
	Late        int64 // entries for what happened in an already closed month
	Totals      []Total
	Fingerprint string
	ClosedAt    *time.Time
	// Waits is why it cannot be closed yet; empty if it can, or is.
	Waits string
}

const (
	waitsForItsEnd  = "This month isn’t over yet."
	waitsForAnother = "Close the month before this one first."
)

// Months lists them, newest first: the closed ones as closed, and those since then.
func (s *Service) Months(ctx context.Context) ([]Month, error) {
	var out []Month
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		out, err = s.monthsTx(ctx, tx)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("months of the books: %w", err)
	}
	return out, nil
}

func (s *Service) monthsTx(ctx context.Context, tx pgx.Tx) ([]Month, error) {
	t, q := tenant.From(ctx), paymentdb.New(tx)
	zone, now := t.Policy.Zone(), s.Clock.Now(ctx)
	closed, err := q.BookMonths(ctx, t.ID)
	if err != nil {
		return nil, err
	}
	out := []Month{}
	for _, row := range closed {
		m := Month{First: row.Month, Entries: row.Entries, Late: row.Late, Fingerprint: row.Fingerprint,
			ClosedAt: &row.ClosedAt}
		if err := json.Unmarshal(row.Totals, &m.Totals); err != nil {
			return nil, err
		}
		out = append(out, m)
	}
	next := firstOf(civil.Of(now.In(zone)))
	switch first, err := q.FirstEntry(ctx, t.ID); {
	case err != nil:
		return nil, err
	case len(closed) > 0:
		next = closed[0].Month.AddMonths(1)
	case first.Before(now):
		next = firstOf(civil.Of(first.In(zone)))
	}
	for turn := next; !turn.Start(zone).After(now); turn = turn.AddMonths(1) {
		m, err := sumTx(ctx, tx, turn, turn.Start(zone), turn.AddMonths(1).Start(zone))
		if err != nil {
			return nil, err
		}
		switch {
		case turn.AddMonths(1).Start(zone).After(now):
			m.Waits = waitsForItsEnd
		case turn != next:
			m.Waits = waitsForAnother
		}
		out = slices.Insert(out, 0, m)
	}
	return out, nil
}

func firstOf(d civil.Date) civil.Date { return civil.New(d.Year, d.Month, 1) }

func sumTx(ctx context.Context, tx pgx.Tx, first civil.Date, from, to time.Time) (Month, error) {
	m := Month{First: first, Totals: []Total{}}
	rows, err := paymentdb.New(tx).SumMonth(ctx, paymentdb.SumMonthParams{TenantID: tenant.From(ctx).ID,
		FromAt: from, ToAt: to})
	for _, r := range rows {
		m.Entries, m.Late = m.Entries+r.Entries, m.Late+r.Late
		m.Totals = append(m.Totals, Total{r.Currency, r.DebitsMinor})
	}
	return m, err
}

// Close compares the books with the providers and closes a month if nothing differs. Closing it again changes
// nothing.
func (s *Service) Close(ctx context.Context, first civil.Date) (Month, error) {
	m, err := s.month(ctx, first)
	if err != nil || m.ClosedAt != nil {
		return m, err
	}
	if m.Waits != "" {
		return m, apierr.New(apierr.CodeIllegalState, m.Waits)
	}
	done, err := s.Compare.Compare(ctx)
	if err != nil {
		return m, err
	}
	if done.Open > 0 {
		return m, apierr.New(apierr.CodeIllegalState, "Settle the open differences first.")
	}
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	from, to := first.Start(t.Policy.Zone()), first.AddMonths(1).Start(t.Policy.Zone())
	// Makes sure that the row locked by concurrent postings exists before it is changed.
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return paymentdb.New(tx).OpenBooks(ctx, paymentdb.OpenBooksParams{TenantID: t.ID, OpenFrom: from})
	})
	if err != nil {
		return m, fmt.Errorf("close %s: %w", first, err)
	}
	err = s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error { return s.closeTx(ctx, tx, first, from, to, now) })
	if err != nil {
		return m, fmt.Errorf("close %s: %w", first, err)
	}
	return s.month(ctx, first)
}

func (s *Service) closeTx(ctx context.Context, tx pgx.Tx, first civil.Date, from, to, now time.Time) error {
	t, q := tenant.From(ctx), paymentdb.New(tx)
	moved, err := q.MoveBooks(ctx, paymentdb.MoveBooksParams{TenantID: t.ID, OpenFrom: to})
	if err != nil || moved == 0 {
		return err
	}
	m, err := sumTx(ctx, tx, first, from, to)
	if err != nil {
		return err
	}
	print, err := q.FingerprintMonth(ctx, paymentdb.FingerprintMonthParams{TenantID: t.ID, FromAt: from, ToAt: to})
	if err != nil {
		return err
	}
	totals, err := json.Marshal(m.Totals)
	if err != nil {
		return err
	}
	id := uuid.Must(uuid.NewV7())
	err = q.CloseMonth(ctx, paymentdb.CloseMonthParams{
		TenantID: t.ID, ID: id, Month: first, FromAt: from, ToAt: to, Entries: m.Entries, Late: m.Late, Totals: totals,
		Fingerprint: print, ClosedAt: now,
	})
	if err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "books.close", ObjectType: "Tenant", ObjectID: t.ID,
		After: map[string]any{"month": first.String()[:7], "entries": m.Entries, "totals": m.Totals, "fingerprint": print},
	})
}

func (s *Service) month(ctx context.Context, first civil.Date) (Month, error) {
	all, err := s.Months(ctx)
	if err != nil {
		return Month{}, err
	}
	if i := slices.IndexFunc(all, func(m Month) bool { return m.First == first }); i >= 0 {
		return all[i], nil
	}
	return Month{}, apierr.NotFound("month")
}
