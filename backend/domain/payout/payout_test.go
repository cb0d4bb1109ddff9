package payout_test

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"pgregory.net/rapid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/payoutapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
	"caravan/backend/testkit"
	"caravan/backend/testkit/random"
)

func service(t testing.TB, w *bookingtest.World) *payout.Service {
	t.Helper()
	return w.Payouts
}

func inTx(t testing.TB, w *bookingtest.World, fn func(tx pgx.Tx) error) {
	t.Helper()
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, fn))
}

func verify(t testing.TB, w *bookingtest.World) {
	t.Helper()
	inTx(t, w, func(tx pgx.Tx) error {
		faults, err := payment.VerifyTx(w.Context(), tx)
		if len(faults) > 0 {
			t.Errorf("the books: %+v", faults)
		}
		return err
	})
}

func TestHalvesLessTheAdvance(t *testing.T) {
	for _, c := range []struct{ earnings, advance, first, second int64 }{
		{1_001, 0, 501, 500}, {1_000, 200, 300, 500}, {1_000, 700, 0, 300}, {1_000, 1_500, 0, 0}, {-50, 0, 0, 0},
	} {
		if first, second := payout.Halves(c.earnings, c.advance, "USD"); first != c.first || second != c.second {
			t.Errorf("%+v: %d and %d", c, first, second)
		}
	}
	random.Check(t, func(t *rapid.T) {
		earnings := rapid.Int64Range(0, 10_000_000).Draw(t, "earnings")
		advance := rapid.Int64Range(0, earnings).Draw(t, "advance")
		if first, second := payout.Halves(earnings, advance, "USD"); first < 0 || second < 0 ||
			first+second+advance != earnings {
			t.Fatalf("%d less %d: %d and %d", earnings, advance, first, second)
		}
	})
}

func TestATripIsSettledAndPaidInHalves(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	w.Book(t, "a@example.com", booking.Choices{Spots: 2})
	inTx(t, w, func(tx pgx.Tx) error {
		return s.AdvanceTx(w.Context(), tx, w.TripID, w.HostID, "USD", 20_000, civil.Today(w.Clock.Now()).AddDays(200))
	})
	testkit.Must(t, s.SetAccount(w.Context(), payout.Host, w.HostID,
		remit.Account{Holder: "Harper Lane", Number: "DE89 3704 0044 0532 0130 00", Routing: "COBADEFF"}))
	sent := func() int64 {
		rows, err := s.Payouts(w.Context(), payout.Host, w.HostID)
		testkit.Must(t, err)
		var sum int64
		for _, r := range rows {
			if r.Status == "sent" {
				sum += r.AmountMinor
			}
		}
		return sum
	}
	// An advance is paid 75 days before the start, not a day earlier.
	w.Clock.Advance(124 * 24 * time.Hour)
	testkit.Must(t, s.SendDue(w.Context()))
	if sent() != 0 {
		t.Error("the advance went out early")
	}
	w.Clock.Advance(24 * time.Hour)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() { testkit.Must(t, s.SendDue(w.Context())) })
	}
	group.Wait()
	if sent() != 20_000 {
		t.Errorf("advance: %d", sent())
	}
	f := payout.Finalised{
		TripID: w.TripID, HostID: w.HostID, OperatorID: w.OperatorID, Currency: "USD", ServiceFeeMinor: 43_200,
		TransactionFeeMinor: 10_800, OperatorMinor: 200_000, EarningsMinor: 86_000, AdvanceMinor: 20_000,
	}
	for range 2 { // a second approval changes nothing
		inTx(t, w, func(tx pgx.Tx) error { return s.FinaliseTx(w.Context(), tx, f) })
	}
	inTx(t, w, func(tx pgx.Tx) error {
		left, err := payment.DeferredTx(w.Context(), tx, w.TripID)
		if left != 0 {
			t.Errorf("%d stays deferred", left)
		}
		return err
	})
	testkit.Must(t, s.SendDue(w.Context()))
	if sent() != 20_000+23_000 {
		t.Errorf("after the first half: %d", sent())
	}
	w.Clock.Advance(time.Duration(w.Tenant.Policy.Payment.SecondHalfDays) * 24 * time.Hour)
	testkit.Must(t, s.SendDue(w.Context()))
	testkit.Must(t, s.SendDue(w.Context()))
	if sent() != f.EarningsMinor {
		t.Errorf("in all: %d of %d", sent(), f.EarningsMinor)
	}
	st, err := s.Statement(w.Context(), payout.Host, w.HostID, &w.TripID)
	testkit.Must(t, err)
	var said []string
	for _, e := range st.Entries {
		said = append(said, e.Memo)
	}
	slices.Sort(said)
	entries := []string{"Earnings", "Paid: Earnings advance", "Paid: First half of earnings",
		"Paid: Second half of earnings"}
	if st.DueMinor != 0 || !slices.Equal(said, entries) {
		t.Errorf("%+v", st)
	}
	operator, err := s.Statement(w.Context(), payout.Operator, w.OperatorID, nil)
	testkit.Must(t, err)
	if operator.DueMinor != f.OperatorMinor {
		t.Errorf("without an account the operator waits: %+v", operator.Totals)
	}
	if n := w.Count(t, "SELECT count(*) FROM sandbox_payout"); n != 3 {
		t.Errorf("%d transfers", n)
	}
	for template, wanted := range map[string]int{"payout_sent": 3, "earnings_final": 2, "payout_failed": 0} {
		if n := w.Count(t, "SELECT count(*) FROM email WHERE template = $1", template); n != wanted {
			t.Errorf("%d mails %s, instead of %d", n, template, wanted)
		}
	}
	if n := w.Count(t,
		"SELECT count(*) FROM payout_account WHERE position('3704' IN encode(sealed, 'escape')) > 0"); n != 0 {
		t.Error("the account's number lies open")
	}
	verify(t, w)
}

func TestReferralsAreThankedTwice(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	referrer := uuid.New()
	w.Exec(t, `INSERT INTO member (tenant_id, id, email, user_group, status, first_name, last_name, created_at, updated_at)
		VALUES ($1, $2, 'friend@acme.test', 'host', 'active', 'Kim', 'Friend', now(), now())`, w.Tenant.ID, referrer)
	w.Exec(t,
		`INSERT INTO host (tenant_id, id, member_id, level, status, display_name, page_path, created_at) VALUES ($1, $2, $2, 1, 'planning', 'Kim', 'kim', now())`,
		w.Tenant.ID, referrer)
	testkit.Must(t, s.Refer(w.Context(), w.HostID, referrer))
	for range 2 {
		inTx(t, w, func(tx pgx.Tx) error { return s.ReferralTx(w.Context(), tx, w.TripID, w.HostID) })
	}
	st, err := s.Statement(w.Context(), payout.Host, referrer, nil)
	testkit.Must(t, err)
	if st.DueMinor != 100_000 {
		t.Errorf("%+v", st.Totals)
	}
	verify(t, w)
}

func TestNobodyElseChangesAnAccount(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	ctx := principal.With(w.Context(), principal.Principal{TenantID: w.Tenant.ID, MemberID: w.HostMember, HostID: w.HostID,
		ActorID: uuid.New()})
	if err := s.SetAccount(ctx, payout.Host, w.HostID, remit.Account{Holder: "X", Number: "12345678"}); err == nil {
		t.Error("somebody who acts for the host changed his account")
	}
	if err := s.SetAccount(w.Context(), payout.Host, w.HostID, remit.Account{Holder: "", Number: "12"}); err == nil {
		t.Error("an account without holder")
	}
}

func TestAccountsAreChecked(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	for name, c := range map[string]struct {
		account remit.Account
		field   string
	}{
		"mistyped IBAN":         {remit.Account{Holder: "H", Number: "DE89 3704 0044 0532 0130 01"}, "number"},
		"letters":               {remit.Account{Holder: "H", Number: "twelve", Routing: "021000021"}, "number"},
		"no number":             {remit.Account{Holder: "H"}, "number"},
		"no holder":             {remit.Account{Holder: " ", Number: "DE89370400440532013000"}, "holder"},
		"no routing number":     {remit.Account{Holder: "H", Number: "000123456789"}, "routing"},
		"mistyped routing":      {remit.Account{Holder: "H", Number: "000123456789", Routing: "021000022"}, "routing"},
		"IBAN with a wrong BIC": {remit.Account{Holder: "H", Number: "DE89370400440532013000", Routing: "12"}, "routing"},
	} {
		t.Run(name, func(t *testing.T) {
			var refused *apierr.Error
			if err := s.SetAccount(w.Context(), payout.Host, w.HostID, c.account); !errors.As(err, &refused) ||
				refused.Fields[c.field] == "" {
				t.Errorf("%v", err)
			}
		})
	}
	if a, err := s.GetAccount(w.Context(), payout.Host, w.HostID); err != nil || a.Set {
		t.Errorf("a refused account was kept: %+v %v", a, err)
	}
	testkit.Must(t, s.SetAccount(w.Context(), payout.Host, w.HostID,
		remit.Account{Holder: " Harper ", Number: "de89 3704-0044 0532 0130 00"}))
	a, err := s.GetAccount(w.Context(), payout.Host, w.HostID)
	if err != nil || a.Holder != "Harper" || a.Last4 != "3000" || a.Country != "DE" {
		t.Errorf("%+v %v", a, err)
	}
}

func TestPayoutsAreHeldApprovedAndRetried(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	testkit.Must(t, s.SetAccount(w.Context(), payout.Host, w.HostID,
		remit.Account{Holder: "Harper", Number: "DE89370400440532013000"}))
	inTx(t, w, func(tx pgx.Tx) error {
		return s.AdvanceTx(w.Context(), tx, w.TripID, w.HostID, "USD", 20_000, civil.Today(w.Clock.Now()))
	})
	of := w.Tenant
	of.Policy.Payment.PayoutApproval = true
	ctx := principal.With(tenant.With(w.Context(), of), principal.Principal{TenantID: of.ID, MemberID: uuid.New(),
		Group: "admin"})
	only := func() payoutdb.Payout {
		rows, err := s.Payouts(ctx, payout.Host, w.HostID)
		testkit.Must(t, err)
		return rows[0]
	}
	id := only().ID
	act := func(key string, a payout.Action, reason string) error {
		_, err := s.Act(ctx, id, key, a, reason)
		return err
	}
	testkit.Must(t, s.SendDue(ctx))
	if only().Status != payout.Scheduled {
		t.Fatal("sent without approval")
	}
	if act("retry-early", payout.Retry, "") == nil || act("release-early", payout.Release, "") == nil ||
		act("hold-mute", payout.Hold, "") == nil {
		t.Error("an action out of its state")
	}
	testkit.Must(t, act("approve-1", payout.Approve, ""))
	testkit.Must(t, act("hold-first", payout.Hold, "the host asked us to wait"))
	testkit.Must(t, act("hold-first", payout.Hold, "the host asked us to wait"))
	testkit.Must(t, s.SendDue(ctx))
	if only().Status != payout.Held {
		t.Fatal("a held payout went out")
	}
	testkit.Must(t, act("release-1", payout.Release, ""))
	flaky := &flakyProvider{Provider: w.Provider, fail: true}
	s.Provider = flaky
	if s.SendDue(ctx) == nil || only().Status != payout.Failed {
		t.Fatal("a refusal of the provider was taken for a yes")
	}
	flaky.fail = false
	testkit.Must(t, s.SendDue(ctx))
	if only().Status != payout.Failed {
		t.Error("tried again before the policy's hours")
	}
	testkit.Must(t, act("retry-1", payout.Retry, ""))
	testkit.Must(t, s.SendDue(ctx))
	if only().Status != payout.Sent || act("hold-late", payout.Hold, "late") == nil {
		t.Error("not sent, or held after it was")
	}
	if n := w.Count(t, "SELECT count(*) FROM sandbox_payout"); n != 1 {
		t.Errorf("%d transfers", n)
	}
	verify(t, w)
}

// From the policy's amount on, a payout waits for two different admins.
func TestLargePayoutsTakeTwoAdmins(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	testkit.Must(t, s.SetAccount(w.Context(), payout.Host, w.HostID,
		remit.Account{Holder: "Harper", Number: "DE89370400440532013000"}))
	inTx(t, w, func(tx pgx.Tx) error {
		return s.AdvanceTx(w.Context(), tx, w.TripID, w.HostID, "USD", 20_000, civil.Today(w.Clock.Now()))
	})
	of := w.Tenant
	as := func(member uuid.UUID) context.Context {
		return principal.With(tenant.With(w.Context(), of), principal.Principal{TenantID: of.ID, MemberID: member,
			Group: "admin"})
	}
	one, other := uuid.New(), uuid.New()
	only := func() payoutdb.Payout {
		rows, err := s.Payouts(as(one), payout.Host, w.HostID)
		testkit.Must(t, err)
		return rows[0]
	}
	id := only().ID
	approve := func(member uuid.UUID, key string) error {
		_, err := s.Act(as(member), id, key, payout.Approve, "")
		return err
	}
	of.Policy.Payment.PayoutTwoApprovalsFromMinor = 20_001
	if approve(one, "small") == nil {
		t.Error("a payout below the amount was approved")
	}
	of.Policy.Payment.PayoutTwoApprovalsFromMinor = 20_000
	testkit.Must(t, approve(one, "first"))
	testkit.Must(t, s.SendDue(as(one)))
	if p := only(); p.Status != payout.Scheduled || p.ApprovedAt != nil {
		t.Fatalf("after one approval: %+v", p)
	}
	if approve(one, "again") == nil {
		t.Error("one admin approved twice")
	}
	testkit.Must(t, approve(other, "second"))
	testkit.Must(t, s.SendDue(as(one)))
	if p := only(); p.Status != payout.Sent || *p.FirstApprovedBy != one || *p.ApprovedBy != other {
		t.Errorf("after two approvals: %+v", p)
	}
}

// TestLargePayoutsAreMeasuredInTheirOwnCurrency verifies that the amount from which a payout takes two admins is never
// compared with one of another currency: in yen it is what the policy's dollars are worth, and in a currency without a
// rate every payout takes two.
func TestLargePayoutsAreMeasuredInTheirOwnCurrency(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	testkit.Must(t, w.Payments.Rates.Refresh(w.Context()))
	testkit.Must(t, s.SetAccount(w.Context(), payout.Host, w.HostID,
		remit.Account{Holder: "Harper", Number: "DE89370400440532013000"}))
	of := w.Tenant
	of.Policy.Payment.PayoutTwoApprovalsFromMinor = 200_00
	ctx := principal.With(tenant.With(w.Context(), of), principal.Principal{TenantID: of.ID, MemberID: uuid.New(),
		Group: "admin"})
	for _, c := range []struct {
		currency string
		minor    int64
		alone    bool
	}{
		{"JPY", 25_000, true}, {"JPY", 40_000, false}, {"EUR", 15_000, true}, {"EUR", 19_900, false}, {"USD", 19_999, true},
		{"USD", 20_000, false},
		{"KWD", 10, false},
	} {
		inTx(t, w, func(tx pgx.Tx) error {
			if _, err := tx.Exec(w.Context(), "DELETE FROM payout"); err != nil {
				return err
			}
			return s.AdvanceTx(w.Context(), tx, w.TripID, w.HostID, c.currency, c.minor, civil.Today(w.Clock.Now()))
		})
		rows, err := s.Payouts(ctx, payout.Host, w.HostID)
		testkit.Must(t, err)
		_, refused := s.Act(ctx, rows[0].ID, "approve", payout.Approve, "")
		testkit.Must(t, s.SendDue(ctx))
		after, err := s.Payouts(ctx, payout.Host, w.HostID)
		testkit.Must(t, err)
		if sent := after[0].Status == payout.Sent; sent != c.alone || (refused != nil) != c.alone {
			t.Errorf("%d %s: sent %t, approval %v", c.minor, c.currency, sent, refused)
		}
	}
}

// TestAStatementAddsNoTwoCurrencies verifies that a payee of trips in several currencies has a balance and sums in
// each.
func TestAStatementAddsNoTwoCurrencies(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	earn := func(minor int64, currency string) {
		t.Helper()
		pair := payment.Move(payment.DeferredTripRevenue, payment.HostEarningsPayable, minor, currency, payment.KindEarnings,
			"Earnings")
		pair[1].PartyID = w.HostID
		inTx(t, w, func(tx pgx.Tx) error {
			return payment.Post(w.Context(), tx, payment.Transaction{TripID: &w.TripID, At: w.Clock.Now(), Entries: pair})
		})
	}
	earn(100_00, "USD")
	earn(15_000, "JPY")
	earn(50_00, "USD")
	st, err := s.Statement(w.Context(), payout.Host, w.HostID, nil)
	testkit.Must(t, err)
	if st.Currency != "USD" || st.TotalMinor != 150_00 || st.DueMinor != 150_00 || len(st.Others) != 1 ||
		st.Others[0].Currency != "JPY" || st.Others[0].DueMinor != 15_000 {
		t.Errorf("sums: %+v", st)
	}
	for i, want := range []int64{100_00, 15_000, 150_00} {
		if st.Entries[i].BalanceMinor != want {
			t.Errorf("balance %d: %d %s", i, st.Entries[i].BalanceMinor, st.Entries[i].Currency)
		}
	}
}

// flakyProvider fails when told to.
type flakyProvider struct {
	remit.Provider
	fail bool
}

func (p *flakyProvider) Send(ctx context.Context, r remit.Request) (string, error) {
	if p.fail {
		return "", errors.New("the bank is closed")
	}
	return p.Provider.Send(ctx, r)
}

func TestOnlyAnAdvanceThatWasNotSentIsCancelled(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	inTx(t, w, func(tx pgx.Tx) error {
		return s.AdvanceTx(w.Context(), tx, w.TripID, w.HostID, "USD", 20_000, civil.Today(w.Clock.Now()).AddDays(200))
	})
	for range 2 {
		inTx(t, w, func(tx pgx.Tx) error {
			return s.TripCancelledTx(w.Context(), tx, trip.Trip{ID: w.TripID, Status: trip.Cancelled})
		})
	}
	rows, err := s.Payouts(w.Context(), payout.Host, w.HostID)
	if err != nil || len(rows) != 1 || rows[0].Status != payout.Cancelled {
		t.Errorf("%+v %v", rows, err)
	}
}

// Travelers' add-ons are the operator's too, at the operator's price of each; the fee is the marketplace's.
func TestTheOperatorGetsHisPartOfAddOns(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{AutoConfirm: true})
	s := service(t, w)
	s.AddOns = w.Bookings.Facts
	w.Book(t, "a@example.com", booking.Choices{
		Spots: 2, Rooms: []booking.RoomChoice{{RoomType: booking.RoomPrivate, Travelers: []int{0}},
			{RoomType: booking.RoomPrivate, Travelers: []int{1}}},
		Activities: []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{0}}},
	})
	w.Exec(t, "UPDATE booking SET status = 'confirmed'")
	var of trip.Trip
	inTx(t, w, func(tx pgx.Tx) error {
		var err error
		of, err = w.Trips.LoadTx(w.Context(), tx, w.TripID)
		return err
	})
	activity := int64(w.Count(t, "SELECT price_minor FROM trip_service WHERE id = $1", w.Activity))
	want := 2*of.SingleSupplementPriceMinor + activity
	if of.SingleSupplementPriceMinor == 0 || activity == 0 {
		t.Fatal("the trip's extras cost nothing")
	}
	inTx(t, w, func(tx pgx.Tx) error {
		return s.EarningsApproved.Announce(w.Context(), tx,
			trip.Earned{Trip: of, Report: trip.Report{Currency: "USD", OperatorTotalMinor: 100_000}})
	})
	st, err := s.Statement(w.Context(), payout.Operator, w.OperatorID, &w.TripID)
	if err != nil || st.DueMinor != 100_000+want {
		t.Errorf("the operator is owed %d, not %d: %v", st.DueMinor, 100_000+want, err)
	}
	planned, err := s.Payouts(w.Context(), payout.Operator, w.OperatorID)
	if err != nil || len(planned) != 1 || planned[0].AmountMinor != 100_000+want {
		t.Errorf("%+v %v", planned, err)
	}
	inTx(t, w, func(tx pgx.Tx) error {
		if left, _ := payment.DeferredTx(w.Context(), tx, w.TripID); left != 0 {
			t.Errorf("%d stays deferred", left)
		}
		return nil
	})
	verify(t, w)
}

// The days and months of a statement are in the marketplace's zone: what was booked in the evening of the last
// day of March in London belongs to April in Auckland.
func TestAStatementHasTheDaysOfTheMarketplace(t *testing.T) {
	at := time.Date(2026, 3, 31, 20, 0, 0, 0, time.UTC)
	w := bookingtest.New(t, bookingtest.Options{Now: at})
	s := service(t, w)
	inTx(t, w, func(tx pgx.Tx) error {
		entries := payment.Move(payment.DeferredTripRevenue, payment.HostEarningsPayable, 5_000, "USD", payment.KindEarnings,
			"Earnings")
		entries[1].PartyID = w.HostID
		return payment.Post(w.Context(), tx, payment.Transaction{TripID: &w.TripID, At: at, Entries: entries})
	})
	for zone, day := range map[string]string{"UTC": "2026-03-31", "Pacific/Auckland": "2026-04-01",
		"America/Lima": "2026-03-31"} {
		of := w.Tenant
		of.Policy.Trip.TimeZone = zone
		ctx := tenant.With(w.As(w.HostMember, "host"), of)
		file, err := payout.HTTP{Service: s}.DownloadHostStatement(ctx, payoutapi.DownloadHostStatementParams{ID: w.HostID})
		testkit.Must(t, err)
		text, err := io.ReadAll(file.Response)
		testkit.Must(t, err)
		if !strings.Contains(string(text), day+",Andes with Harper") {
			t.Errorf("%s: %s", zone, text)
		}
	}
}

// A marketplace with real money never pays out through the sandbox, whatever its settings: what is due waits and
// says why.
func TestARealMarketplaceNeverPaysOutThroughTheSandbox(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	s.Choose = func(of tenant.Tenant) string { return of.Provider("payments").Choice }
	testkit.Must(t, s.SetAccount(w.Context(), payout.Host, w.HostID,
		remit.Account{Holder: "Harper", Number: "DE89370400440532013000"}))
	inTx(t, w, func(tx pgx.Tx) error {
		return s.AdvanceTx(w.Context(), tx, w.TripID, w.HostID, "USD", 20_000, civil.Today(w.Clock.Now()))
	})
	for name, providers := range map[string]map[string]tenant.ProviderConfig{"nothing chosen": nil,
		"the sandbox, once": {"payments": {Choice: "sandbox"}}} {
		of := w.Tenant
		of.Demo, of.Sandbox, of.Providers = false, false, providers
		ctx := tenant.With(w.Context(), of)
		_ = s.SendDue(ctx) // its error is the job's
		rows, err := s.Payouts(ctx, payout.Host, w.HostID)
		testkit.Must(t, err)
		if rows[0].Status == payout.Sent {
			t.Errorf("%s: %+v", name, rows[0])
		}
		if n := w.Count(t, "SELECT count(*) FROM sandbox_payout"); n != 0 {
			t.Fatalf("%s: %d payouts of money that does not exist", name, n)
		}
		w.Clock.Advance(24 * time.Hour)
	}
	of := w.Tenant
	of.Sandbox = true
	testkit.Must(t, s.SendDue(tenant.With(w.Context(), of)))
	if n := w.Count(t, "SELECT count(*) FROM sandbox_payout"); n != 1 {
		t.Errorf("a sandbox marketplace: %d payouts", n)
	}
}
