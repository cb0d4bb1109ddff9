package stripe_test

import (
	"context"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/compare"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payment/stripe"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
)

// Every call that pays out is valid according to Stripe's API description.
func TestPayoutCallsAgainstStripeMock(t *testing.T) {
	p := provider(t, mock(t))
	ctx := tenant.With(t.Context(), tenant.Tenant{ID: uuid.New(), Brand: "Acme"})
	for name, account := range map[string]remit.Account{
		"IBAN": {Holder: "Harper Lane", Number: "DE89370400440532013000"}, "routing number": {Holder: "Harper Lane",
			Number: "000123456789", Routing: "110000000"},
	} {
		if ref, err := p.Connect(ctx, remit.ConnectRequest{Key: uuid.NewString(), Account: account}); err != nil ||
			ref == "" {
			t.Errorf("account by %s: %q %v", name, ref, err)
		}
	}
	if v, err := p.Verification(ctx, "acct_1", "https://acme.example/host/earnings"); err != nil ||
		v.Done == (v.URL != "") {
		t.Errorf("verification: %+v %v", v, err)
	}
	if err := p.Close(ctx, "acct_1"); err != nil {
		t.Errorf("closing: %v", err)
	}
	for attempt := range 2 {
		if ref, err := p.Send(ctx, remit.Request{Key: uuid.New(), Attempt: attempt, AmountMinor: 4_200, Currency: "USD",
			AccountRef: "acct_1"}); err != nil || ref == "" {
			t.Errorf("transfer, attempt %d: %q %v", attempt, ref, err)
		}
	}
}

// connect is Stripe as payouts see it, with the responses that a test sets; its requests are recorded.
type connect struct {
	mu       sync.Mutex
	answers  map[string]string // by method and path; an error if it begins with one
	accounts int
	asked    []url.Values
	keys     map[string]bool
}

func (c *connect) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	c.mu.Lock()
	defer c.mu.Unlock()
	text, _ := io.ReadAll(r.Body)
	form, _ := url.ParseQuery(string(text))
	call := r.Method + " " + r.URL.Path
	form.Set("call", call)
	c.asked = append(c.asked, form)
	answer, known := c.answers[call]
	switch {
	case known:
	case call == "GET /v1/account":
		answer = `{"id":"acct_own","object":"account","country":"US"}`
	case call == "POST /v1/tokens":
		answer = `{"id":"btok_1","object":"token"}`
	case call == "POST /v1/accounts":
		if key := r.Header.Get("Idempotency-Key"); !c.keys[key] {
			c.keys[key] = true
			c.accounts++
		}
		answer = fmt.Sprintf(`{"id":"acct_%d","object":"account"}`, c.accounts)
	default:
		answer = `{"object":"list","data":[],"has_more":false}`
	}
	w.Header().Set("Content-Type", "application/json")
	if strings.HasPrefix(answer, `{"error":{"code":"resource_missing"`) {
		w.WriteHeader(http.StatusNotFound)
	} else if strings.HasPrefix(answer, `{"error"`) {
		w.WriteHeader(http.StatusBadRequest)
	}
	_, _ = io.WriteString(w, answer)
}

func (c *connect) answer(call, with string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.answers[call] = with
}

func (c *connect) calls(call string) []url.Values {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.DeleteFunc(slices.Clone(c.asked), func(f url.Values) bool { return f.Get("call") != call })
}

// payouts is a marketplace that pays out through its account at Stripe, with one payout of 200 dollars due.
func payouts(t *testing.T, stripeAPI *connect) (*bookingtest.World, *payout.Service) {
	t.Helper()
	stripeAPI.answers, stripeAPI.keys = map[string]string{}, map[string]bool{}
	server := httptest.NewServer(stripeAPI)
	t.Cleanup(server.Close)
	w := bookingtest.New(t, bookingtest.Options{})
	p := provider(t, server.URL)
	deps := w.Payouts.Deps
	deps.Others, deps.Choose = map[string]remit.Provider{stripe.Name: p}, func(tenant.Tenant) string { return stripe.Name }
	deps.Origin = func(tenant.Tenant) string { return "https://acme.example" }
	s, err := payout.New(deps)
	if err != nil {
		t.Fatal(err)
	}
	err = w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return s.AdvanceTx(w.Context(), tx, w.TripID, w.HostID, "USD", 20_000, civil.Today(w.Clock.Now()))
	})
	if err == nil {
		err = s.SetAccount(w.Context(), payout.Host, w.HostID,
			remit.Account{Holder: "Harper Lane", Number: "DE89 3704 0044 0532 0130 00"})
	}
	if err != nil {
		t.Fatal(err)
	}
	return w, s
}

// A host is paid through a connected account of their own at Stripe, which is opened once; another account number
// opens another.
func TestHostsArePaidThroughConnectedAccounts(t *testing.T) {
	var api connect
	w, s := payouts(t, &api)
	api.answer("GET /v1/accounts/acct_1", `{"id":"acct_1","object":"account","capabilities":{"transfers":"inactive"}}`)
	api.answer("POST /v1/account_links", `{"object":"account_link","url":"https://connect.stripe.com/setup/s/1"}`)
	v, err := s.Verify(w.Context(), payout.Host, w.HostID, "/host/earnings")
	if err != nil || v.Done || v.URL != "https://connect.stripe.com/setup/s/1" {
		t.Errorf("%+v %v", v, err)
	}
	if links := api.calls("POST /v1/account_links"); len(links) != 1 ||
		links[0].Get("return_url") != "https://acme.example/host/earnings" || links[0].Get("account") != "acct_1" {
		t.Errorf("asked for %v", links)
	}
	for call, fields := range map[string]map[string]string{
		"POST /v1/tokens": {
			"bank_account[account_number]": "DE89370400440532013000", "bank_account[currency]": "eur",
			"bank_account[country]":             "DE",
			"bank_account[account_holder_name]": "Harper Lane",
		},
		"POST /v1/accounts": {
			"country": "DE", "external_account": "btok_1", "capabilities[transfers][requested]": "true",
			"tos_acceptance[service_agreement]": "recipient",
		},
	} {
		asked := api.calls(call)[0]
		for field, want := range fields {
			if asked.Get(field) != want {
				t.Errorf("%s: %s is %q, want %q", call, field, asked.Get(field), want)
			}
		}
	}
	// Stripe does not send to an unverified payee.
	api.answer("POST /v1/transfers",
		`{"error":{"type":"invalid_request_error","code":"insufficient_capabilities_for_transfer","message":"no"}}`)
	if err := s.SendDue(w.Context()); err == nil {
		t.Error("sent to an unknown payee")
	}
	if n := w.Count(t,
		"SELECT count(*) FROM payout WHERE status = 'failed' AND failure = 'the payee has not yet proved to Stripe who he is'"); n != 1 {
		t.Error("the payout does not say why it failed")
	}
	if n := w.Count(t,
		"SELECT count(*) FROM email WHERE template = 'payout_failed' AND plain LIKE '%needs to verify who you are%'"); n != 1 {
		t.Errorf("%d mails tell the payee what to do", n)
	}
	api.answer("GET /v1/accounts/acct_1",
		`{"id":"acct_1","object":"account","payouts_enabled":true,"capabilities":{"transfers":"active"}}`)
	if v, err := s.Verify(w.Context(), payout.Host, w.HostID, "/host/earnings"); err != nil || !v.Done || v.URL != "" {
		t.Errorf("%+v %v", v, err)
	}
	api.answer("POST /v1/transfers", `{"id":"tr_1","object":"transfer"}`)
	w.Clock.Advance(7 * time.Hour)
	if err := s.SendDue(w.Context()); err != nil {
		t.Fatal(err)
	}
	if n := w.Count(t,
		"SELECT count(*) FROM payout WHERE status = 'sent' AND provider = 'stripe' AND provider_ref = 'tr_1'"); n != 1 {
		t.Error("the payout is not sent")
	}
	sent := api.calls("POST /v1/transfers")
	if last := sent[len(sent)-1]; last.Get("destination") != "acct_1" || last.Get("amount") != "20000" ||
		last.Get("currency") != "usd" {
		t.Errorf("sent %v", slices.Sorted(maps.Keys(last)))
	}
	if len(api.calls("POST /v1/accounts")) != 1 {
		t.Error("the account was opened again")
	}
	if err := s.SetAccount(w.Context(), payout.Host, w.HostID, remit.Account{Holder: "Harper Lane", Number: "000123456789",
		Routing: "110000000"}); err != nil {
		t.Fatal(err)
	}
	api.answer("GET /v1/accounts/acct_2",
		`{"id":"acct_2","object":"account","payouts_enabled":true,"capabilities":{"transfers":"active"}}`)
	if v, err := s.Verify(w.Context(), payout.Host, w.HostID, "/"); err != nil || !v.Done {
		t.Errorf("%+v %v", v, err)
	}
	last := api.calls("POST /v1/accounts")[1]
	if last.Get("country") != "US" || api.calls("POST /v1/tokens")[1].Get("bank_account[routing_number]") != "110000000" ||
		last.Has("tos_acceptance[service_agreement]") {
		t.Errorf("the second account: %v", last)
	}
}

// Replacing an account number leaves no account behind at Stripe: the old one is closed once its money has left,
// possibly at a later attempt; saving the same number again opens and closes nothing.
func TestAReplacedAccountIsClosed(t *testing.T) {
	var api connect
	w, s := payouts(t, &api)
	closings := func(ref string) int { return len(api.calls("DELETE /v1/accounts/" + ref)) }
	state := func(where string) int { return w.Count(t, "SELECT count(*) FROM retired_payout_account WHERE "+where) }
	verified := func(ref string) {
		t.Helper()
		api.answer("GET /v1/accounts/"+ref,
			`{"id":"`+ref+`","object":"account","payouts_enabled":true,"capabilities":{"transfers":"active"}}`)
		if v, err := s.Verify(w.Context(), payout.Host, w.HostID, "/"); err != nil || !v.Done {
			t.Fatalf("%+v %v", v, err)
		}
	}
	set := func(a remit.Account) {
		t.Helper()
		if err := s.SetAccount(w.Context(), payout.Host, w.HostID, a); err != nil {
			t.Fatal(err)
		}
	}
	closeAll := func() {
		t.Helper()
		if err := s.CloseRetired(w.Context()); err != nil {
			t.Fatal(err)
		}
	}
	verified("acct_1")
	set(remit.Account{Holder: "Harper Lane", Number: "DE89370400440532013000"})
	closeAll()
	if state("true") != 0 || len(api.calls("POST /v1/accounts")) != 1 {
		t.Fatal("the same account again replaced one")
	}
	set(remit.Account{Holder: "Harper Lane", Number: "000123456789", Routing: "110000000"})
	api.answer("DELETE /v1/accounts/acct_1",
		`{"error":{"type":"invalid_request_error","message":"Accounts with a balance cannot be deleted."}}`)
	closeAll()
	closeAll()
	if closings("acct_1") != 1 || state("closed_at IS NULL AND failure LIKE '%with a balance%'") != 1 {
		t.Errorf("asked %d times, before the account could be closed", closings("acct_1"))
	}
	// Payouts go to the new account in the meantime.
	verified("acct_2")
	api.answer("POST /v1/transfers", `{"id":"tr_1","object":"transfer"}`)
	if err := s.SendDue(w.Context()); err != nil {
		t.Fatal(err)
	}
	if sent := api.calls("POST /v1/transfers"); len(sent) != 1 || sent[0].Get("destination") != "acct_2" {
		t.Errorf("sent %v", sent)
	}
	w.Clock.Advance(25 * time.Hour)
	api.answer("DELETE /v1/accounts/acct_1", `{"id":"acct_1","object":"account","deleted":true}`)
	closeAll()
	closeAll()
	if closings("acct_1") != 2 || closings("acct_2") != 0 || state("closed_at IS NOT NULL AND failure = ''") != 1 {
		t.Errorf("closed: %d and %d calls", closings("acct_1"), closings("acct_2"))
	}
	if n := w.Count(t, "SELECT count(*) FROM audit_log WHERE action = 'payout.account_closed'"); n != 1 {
		t.Errorf("%d entries in the trail", n)
	}
	// An account whose closing response was lost is closed.
	set(remit.Account{Holder: "Harper Lane", Number: "DE89370400440532013000"})
	api.answer("DELETE /v1/accounts/acct_2",
		`{"error":{"code":"resource_missing","type":"invalid_request_error","message":"No such account"}}`)
	closeAll()
	if state("provider_ref = 'acct_2' AND closed_at IS NOT NULL") != 1 {
		t.Error("an account that is gone waits to be closed")
	}
}

// An account that was opened while its number was changed is not used, and closed.
func TestAnAccountOpenedTooLateIsClosed(t *testing.T) {
	var api connect
	w, s := payouts(t, &api)
	changing := &changes{Provider: s.Others[stripe.Name].(*stripe.Provider), change: func() {
		if err := s.SetAccount(w.Context(), payout.Host, w.HostID,
			remit.Account{Holder: "Harper Lane", Number: "000123456789", Routing: "110000000"}); err != nil {
			t.Error(err)
		}
	}}
	s.Others[stripe.Name] = changing
	if err := s.SendDue(w.Context()); err == nil || !strings.Contains(err.Error(), "just been changed") {
		t.Errorf("%v", err)
	}
	if len(api.calls("POST /v1/transfers")) != 0 {
		t.Error("sent to the account that was replaced")
	}
	if err := s.CloseRetired(w.Context()); err != nil || len(api.calls("DELETE /v1/accounts/acct_1")) != 1 {
		t.Errorf("it stays open: %v", err)
	}
}

// changes is Stripe with a callback while an account is opened there.
type changes struct {
	*stripe.Provider
	change func()
}

// Connect implements remit.Connector.
func (c *changes) Connect(ctx context.Context, r remit.ConnectRequest) (string, error) {
	c.change()
	return c.Provider.Connect(ctx, r)
}

// A transfer whose response was lost is found and not sent twice; one that was rejected is a new one to Stripe,
// which stores rejections by their key.
func TestALostTransferIsNotSentTwice(t *testing.T) {
	var api connect
	w, s := payouts(t, &api)
	rows, err := s.Payouts(w.Context(), payout.Host, w.HostID)
	if err != nil || len(rows) != 1 {
		t.Fatalf("%v %v", rows, err)
	}
	id := rows[0].ID
	api.answer("POST /v1/transfers",
		`{"error":{"type":"invalid_request_error","code":"balance_insufficient","message":"You have insufficient funds."}}`)
	if err := s.SendDue(w.Context()); err == nil || !strings.Contains(err.Error(), "balance at Stripe is too low") {
		t.Errorf("%v", err)
	}
	if n := w.Count(t, "SELECT count(*) FROM email WHERE template = 'payout_failed'"); n != 0 {
		t.Error("the payee is told of what the marketplace has to mend")
	}
	api.answer("GET /v1/transfers",
		fmt.Sprintf(
			`{"object":"list","has_more":false,"data":[{"id":"tr_of_another","object":"transfer","metadata":{}},{"id":"tr_lost","object":"transfer","metadata":{"payout_id":%q}}]}`,
			id))
	w.Clock.Advance(7 * time.Hour)
	if err := s.SendDue(w.Context()); err != nil {
		t.Fatal(err)
	}
	if n := w.Count(t, "SELECT count(*) FROM payout WHERE status = 'sent' AND provider_ref = 'tr_lost'"); n != 1 {
		t.Error("the transfer that was lost is not the payout's")
	}
	if n := len(api.calls("POST /v1/transfers")); n != 1 {
		t.Errorf("%d transfers were asked for", n)
	}
}

// Transfers at Stripe are compared with the payouts: ones that only Stripe has, that only the books have, that
// were sent twice or partially returned are found; those of others who share the account are ignored.
func TestReconciliationReadsTransfers(t *testing.T) {
	var api connect
	w, s := payouts(t, &api)
	p := s.Others[stripe.Name].(payment.Provider)
	w.Payments.Others = map[string]payment.Provider{stripe.Name: p}
	api.answer("POST /v1/transfers", `{"id":"tr_1","object":"transfer"}`)
	if err := s.SendDue(w.Context()); err != nil {
		t.Fatal(err)
	}
	rows, err := s.Payouts(w.Context(), payout.Host, w.HostID)
	if err != nil || len(rows) != 1 {
		t.Fatalf("%v %v", rows, err)
	}
	at := w.Clock.Now().Unix()
	transfer := func(ref, key string, of uuid.UUID, amount, back int64) string {
		return fmt.Sprintf(
			`{"id":%q,"object":"transfer","amount":%d,"amount_reversed":%d,"currency":"usd","created":%d,"metadata":{"tenant_id":%q,"payout_id":%q}}`,
			ref, amount, back, at, of, key)
	}
	id, ours := rows[0].ID.String(), w.Tenant.ID
	right := transfer("tr_1", id, ours, 20_000, 0)
	w.Clock.Advance(time.Hour)
	for name, c := range map[string]struct {
		at   []string
		kind compare.DifferenceKind
		ref  string
		has  int64
	}{
		"both agree": {[]string{right, transfer("tr_2", uuid.NewString(), uuid.New(), 900, 0),
			transfer("tr_3", id, ours, 20_000, 20_000)}, "", "", 0},
		"the books lack it": {[]string{right, transfer("tr_2", uuid.NewString(), ours, 900, 0)},
			compare.PayoutUnknown, "tr_2", 900},
		"made at Stripe, without a payout": {[]string{right, transfer("tr_2", "", ours, 900, 0)}, compare.PayoutUnknown,
			"tr_2", 900},
		"sent twice": {[]string{right, transfer("tr_2", id, ours, 20_000, 0)}, compare.PayoutUnknown,
			"tr_2", 20_000},
		"Stripe lacks it": {nil, compare.PayoutMissing, "tr_1", 0},
		"another amount": {[]string{transfer("tr_1", id, ours, 19_000, 0)}, compare.PayoutAmount,
			"tr_1", 19_000},
		"part of it came back": {[]string{transfer("tr_1", id, ours, 20_000, 5_000)}, compare.PayoutAmount,
			"tr_1", 15_000},
		"all of it came back": {[]string{transfer("tr_1", id, ours, 20_000, 20_000)}, compare.PayoutAmount,
			"tr_1", 0},
	} {
		api.answer("GET /v1/transfers", `{"object":"list","has_more":false,"data":[`+strings.Join(c.at, ",")+`]}`)
		if _, err := w.Payments.Compare(w.Context()); err != nil {
			t.Fatal(err)
		}
		open, err := w.OpenDifferences()
		switch {
		case err != nil:
			t.Fatal(err)
		case c.kind == "" && len(open) != 0:
			t.Errorf("%s: %+v", name, open)
		case c.kind != "" && (len(open) != 1 || open[0].Kind != c.kind || open[0].ProviderRef != c.ref ||
			open[0].ProviderMinor != c.has || open[0].Provider != stripe.Name):
			t.Errorf("%s: %+v", name, open)
		}
	}
}

// With the embedded provider there is nothing to verify; without an account nothing to ask.
func TestVerificationNeedsAnAccountAndAProviderThatAsks(t *testing.T) {
	var api connect
	w, s := payouts(t, &api)
	s.Choose = func(tenant.Tenant) string { return "sandbox" }
	if v, err := s.Verify(w.Context(), payout.Host, w.HostID, "/"); err != nil || !v.Done {
		t.Errorf("%+v %v", v, err)
	}
	if _, err := s.Verify(w.Context(), payout.Operator, w.OperatorID,
		"/"); apierr.From(err).Code != apierr.CodeIllegalState {
		t.Errorf("without an account: %v", err)
	}
}
