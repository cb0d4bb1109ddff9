package payout_test

import (
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit"
)

// A rejected payout is reported to its payee once, however often it is retried, and once more for another
// account; each return from the bank is reported, and so is each resend. What the marketplace has to resolve is
// not reported.
func TestPayeesAreToldOfFailuresOnce(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	told := func(step, template string, times int, says string) {
		t.Helper()
		if n := w.Count(t, "SELECT count(*) FROM email WHERE template = $1 AND plain LIKE '%' || $2 || '%'", template,
			says); n != times {
			t.Errorf("%s: %d mails %s that say %q, instead of %d", step, n, template, says, times)
		}
	}
	payee := func() payoutdb.Payout {
		rows, err := s.Payouts(w.Context(), payout.Host, w.HostID)
		testkit.Must(t, err)
		return rows[0]
	}
	account := func(number string) {
		testkit.Must(t, s.SetAccount(w.Context(), payout.Host, w.HostID, remit.Account{Holder: "Harper", Number: number}))
	}
	again := func() error {
		w.Clock.Advance(time.Duration(w.Tenant.Policy.Payment.PayoutRetryHours) * time.Hour)
		return s.SendDue(w.Context())
	}
	account("DE89370400440532013000")
	inTx(t, w, func(tx pgx.Tx) error {
		return s.AdvanceTx(w.Context(), tx, w.TripID, w.HostID, "USD", 20_000, civil.Today(w.Clock.Now()))
	})

	choose := s.Choose
	s.Choose = func(tenant.Tenant) string { return tenant.NoProvider }
	if s.SendDue(w.Context()) == nil {
		t.Error("sent by no provider")
	}
	s.Choose = choose
	told("no provider", "payout_failed", 0, "")

	s.Provider = &flakyProvider{Provider: w.Provider, fail: true}
	for range 2 {
		if again() == nil || payee().Status != payout.Failed {
			t.Fatal("a refusal was taken for a yes")
		}
	}
	told("refused twice", "payout_failed", 1, "The payment provider didn’t accept the transfer.")
	told("refused twice", "payout_failed", 1, "/app/host/earnings?tab=account")
	account("GB82WEST12345698765432")
	if again() == nil {
		t.Fatal("a refusal was taken for a yes")
	}
	told("refused with another account", "payout_failed", 2, "We couldn’t pay you $200.00.")
	told("refused", "payout_sent", 0, "")

	s.Provider = w.Provider
	testkit.Must(t, again())
	testkit.Must(t, s.SendDue(w.Context()))
	told("sent", "payout_sent", 1, "account ending in 5432")
	back := payment.ReturnedPayout{ID: payee().ID, Provider: payee().Provider, Ref: *payee().ProviderRef}
	for range 2 {
		inTx(t, w, func(tx pgx.Tx) error { return w.Payments.News.Returned.Announce(w.Context(), tx, back) })
	}
	told("returned", "payout_failed", 1, "Your bank returned the money.")
	testkit.Must(t, again())
	told("sent again", "payout_sent", 2, "We sent $200.00")
	told("sent again", "payout_failed", 3, "")
	verify(t, w)
}
