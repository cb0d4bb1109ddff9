package payment_test

import (
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit"
)

// A month is closed in order, once it is over and the books agree with the provider. What is reported about it
// afterwards is posted to the open month with the time it happened; the closed one is unchanged, to the last
// entry.
func TestNothingIsWrittenIntoAClosedMonth(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{Now: time.Date(2027, 1, 20, 12, 0, 0, 0, time.UTC), StartIn: 300})
	_, p := w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	january, february := civil.New(2027, 1, 1), civil.New(2027, 2, 1)
	refused := func(what string, first civil.Date) {
		t.Helper()
		if _, err := w.Payments.Books.Close(w.Context(), first); apierr.From(err).Code != apierr.CodeIllegalState {
			t.Fatalf("%s: %v", what, err)
		}
	}
	refused("a month that is not over", january)
	w.Clock.Advance(45 * 24 * time.Hour)
	refused("a month before its turn", february)
	_, err := w.Provider.RefundAtDesk(w.Context(), p.Ref, 2_000)
	testkit.Must(t, err)
	w.Clock.Advance(time.Hour)
	refused("books that differ", january)
	settleAll(t, w)
	closed, err := w.Payments.Books.Close(w.Context(), january)
	if err != nil || closed.ClosedAt == nil || closed.Entries == 0 || closed.Fingerprint == "" ||
		len(closed.Totals) != 1 || closed.Totals[0].Currency != "USD" {
		t.Fatalf("%+v %v", closed, err)
	}
	if n := w.Count(t, "SELECT count(*) FROM audit_log WHERE action = 'books.close'"); n != 1 {
		t.Errorf("%d entries of the log tell of it", n)
	}
	happened := time.Date(2027, 1, 25, 9, 0, 0, 0, time.UTC)
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return payment.Post(w.Context(), tx, payment.Transaction{
			At: happened, Entries: payment.Move(payment.ProviderFee, payment.ProviderClearing, 70, "USD",
				payment.KindProviderFee, "told late"),
		})
	}))
	zone := w.Tenant.Policy.Zone()
	if n := w.Count(t,
		"SELECT count(*) FROM ledger_entry WHERE memo = 'told late' AND happened_at = $1 AND posted_at = $2", happened,
		february.Start(zone)); n != 2 {
		t.Error("what was told late does not stand in the open month with its time")
	}
	again, err := w.Payments.Books.Close(w.Context(), january)
	if err != nil || again.Fingerprint != closed.Fingerprint || again.Entries != closed.Entries ||
		!again.ClosedAt.Equal(*closed.ClosedAt) {
		t.Errorf("closed again: %+v %v", again, err)
	}
	var now string
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(w.Context(),
			`SELECT encode(sha256(convert_to(string_agg(concat_ws('|', id, transaction_id, account, kind, amount_minor, currency,
			extract(epoch FROM posted_at)), E'\n' ORDER BY id), 'UTF8')), 'hex') FROM ledger_entry WHERE posted_at < $1`,
			february.Start(zone)).Scan(&now)
	}))
	if now != closed.Fingerprint {
		t.Error("the closed month has other entries now")
	}
	months, err := w.Payments.Books.Months(w.Context())
	if err != nil || len(months) != 3 || months[2].First != january || months[1].First != february ||
		months[1].Late != 2 || months[1].Waits != "" || months[0].Waits == "" {
		t.Fatalf("%+v %v", months, err)
	}
	if _, err := w.Payments.Books.Close(w.Context(), civil.New(2026, 6, 1)); apierr.From(err).Code != apierr.CodeNotFound {
		t.Errorf("a month before the books: %v", err)
	}
}

// An entry that is posted while its month is being closed is in that month or in the next one, and the totals of
// the closed month match its entries.
func TestAMonthIsNotClosedUnderAnEntry(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{Now: time.Date(2027, 1, 20, 12, 0, 0, 0, time.UTC), StartIn: 300})
	w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	w.Clock.Advance(20 * 24 * time.Hour)
	january := civil.New(2027, 1, 1)
	w.Exec(t, "INSERT INTO ledger_books (tenant_id, open_from) VALUES ($1, $2)", w.Tenant.ID,
		january.Start(w.Tenant.Policy.Zone()))
	closed := make(chan error, 1)
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		err := payment.Post(w.Context(), tx, payment.Transaction{
			At: w.Clock.Now().AddDate(0, 0, -15), Entries: payment.Move(payment.ProviderFee, payment.ProviderClearing, 70, "USD",
				payment.KindProviderFee, "under way"),
		})
		go func() {
			_, err := w.Payments.Books.Close(tenant.With(w.Context(), w.Tenant), january)
			closed <- err
		}()
		bookingtest.Eventually(t, "the closing waits for the entry", func() bool {
			return w.Count(t, "SELECT count(*) FROM pg_locks WHERE NOT granted") > 0
		})
		return err
	}))
	testkit.Must(t, <-closed)
	if n := w.Count(t,
		`SELECT m.entries - (SELECT count(*) FROM ledger_entry e WHERE e.posted_at >= m.from_at AND e.posted_at < m.to_at) FROM ledger_month m`); n != 0 {
		t.Errorf("the closed month lacks %d entries", n)
	}
	if n := w.Count(t, "SELECT count(*) FROM ledger_entry WHERE memo = 'under way' AND happened_at IS NULL"); n != 2 {
		t.Error("the entry is not in its month")
	}
}
