package app_test

import (
	"context"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/transfer"
	"caravan/backend/platform/partner"
)

// companied is a marketplace whose companies change.
type companied struct {
	*apptest.Server
	admin string
}

func (m companied) settings(t *testing.T) map[string]any {
	t.Helper()
	return m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: m.admin})
}

func (m companied) list(t *testing.T, kind string) []map[string]any {
	t.Helper()
	var out []map[string]any
	for _, c := range objects(m.settings(t)["companies"]) {
		if c["kind"] == kind {
			out = append(out, c)
		}
	}
	return out
}

func (m companied) save(t *testing.T, kind string, items ...map[string]any) apptest.Answer {
	t.Helper()
	list := append([]map[string]any{}, items...)
	return m.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/companies", Token: m.admin,
		Body: map[string]any{"version": m.settings(t)["version"], "kind": kind, "items": list}})
}

const companyKey = "key-of-the-company"

// behindHTTP is a new company of a kind with an API.
func behindHTTP(kind, name string, countries ...string) map[string]any {
	return map[string]any{"id": uuid.NewString(), "kind": kind, "name": name, "adapter": "http",
		"url": "https://company.example", "key": companyKey, "countries": append([]string{}, countries...)}
}

// Admins keep a list of companies of each kind, in their order. Keys are sealed and not shown again, and a company with
// policies in force is only paused.
func TestCompaniesOfAMarketplace(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	m := companied{s, s.SignIn(t, apptest.AdminEmail)}
	trip := s.LiveTrip(t, 2, 10)
	drivers := m.list(t, "transfers")
	harbor := behindHTTP("insurance", "Harbor", "us", "CA")
	builtIn := m.list(t, "insurance")
	last := builtIn[len(builtIn)-1]
	a := m.save(t, "insurance", harbor, last)
	if a.Status != http.StatusOK || strings.Contains(a.Text, companyKey) {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	now := m.list(t, "insurance")
	if len(now) != 2 || now[0]["name"] != "Harbor" || now[0]["keySet"] != true || now[0]["paused"] != false ||
		now[0]["inForce"] != float64(0) || len(now[0]["countries"].([]any)) != 2 || now[0]["countries"].([]any)[0] != "US" ||
		len(m.list(t, "transfers")) != len(drivers) {
		t.Errorf("%v", now)
	}
	id := uuid.MustParse(harbor["id"].(string))
	key, err := tenant.Secrets{DB: s.Services.DB, Sealer: s.Services.Outside.Sealer}.CompanyKey(
		tenant.With(t.Context(), s.Tenant(t)), company.Company{ID: id})
	if err != nil || key != companyKey {
		t.Errorf("%q %v", key, err)
	}
	log := s.Call(t, apptest.Request{Method: "GET", Path: "/api/metadata/audit-logs?action=company.add", Token: m.admin})
	if strings.Contains(log.Text, companyKey) || !strings.Contains(log.Text, "Harbor") ||
		!strings.Contains(log.Text, "keySet") {
		t.Errorf("audited: %s", log.Text)
	}
	delete(harbor, "key")
	if a := m.save(t, "insurance", harbor, last); a.Status != http.StatusOK {
		t.Errorf("a key that is kept need not be given again: %d %s", a.Status, a.Text)
	}
	if a := s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/companies", Token: m.admin,
		Body: map[string]any{"version": 1, "kind": "insurance", "items": []any{}}}); a.Status != http.StatusConflict {
		t.Errorf("an old version: %d %s", a.Status, a.Text)
	}
	insecure := behindHTTP("insurance", "")
	insecure["url"] = "http://company.example"
	if a := m.save(t, "insurance", insecure); a.Fields["items[0].name"] == "" || a.Fields["items[0].url"] == "" {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if a := m.save(t, "flights", last); a.Fields["kind"] == "" {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if a := s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/companies", Token: trip.Operator,
		Body: map[string]any{"version": 1, "kind": "insurance", "items": []any{}}}); a.Status != http.StatusForbidden {
		t.Errorf("an operator: %d %s", a.Status, a.Text)
	}
	if a := m.save(t, "insurance", last); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	m.insure(t, trip.ID)
	if now = m.list(t, "insurance"); now[0]["inForce"] != float64(1) {
		t.Errorf("%v", now)
	}
	refused := last["name"].(string) + " has 1 policy in force. Pause it instead."
	if a := m.save(t, "insurance"); a.Fields["items"] != refused {
		t.Errorf("removed with its policy: %d %s", a.Status, a.Text)
	}
	last["paused"] = true
	if a := m.save(t, "insurance", last); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	me := s.SignIn(t, apptest.TravelerEmail)
	policy := objects(s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/insurance-policies", Token: me})["items"])[0]
	if policy["company"] != last["name"] {
		t.Errorf("%v", policy)
	}
	offer := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/bookings/" + policy["bookingId"].(string) +
		"/insurance", Token: me})
	if offer["offered"] != false || offer["reason"] != "Insurance isn’t available here." {
		t.Errorf("without a company that sells: %v", offer)
	}
}

// insure books a spot and insures it, and waits for the policy.
func (m companied) insure(t *testing.T, trip string) (booking string) {
	t.Helper()
	card, err := m.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	payment, refused, err := m.Book(t.Context(), trip, apptest.TravelerEmail, card, 1)
	if err != nil || refused != nil {
		t.Fatalf("book: %v %+v", err, refused)
	}
	booking = payment["bookingId"].(string)
	me, path := m.SignIn(t, apptest.TravelerEmail), "/api/me/bookings/"+booking+"/insurance"
	quote := m.Must(t, apptest.Request{Method: "POST", Path: path + "/quote", Token: me, Body: map[string]any{}})
	if paid := m.Must(t, apptest.Request{Method: "POST", Path: path, Token: me, Header: key8("insure-" + booking),
		Body: map[string]any{"quoteId": quote["quoteId"], "amountMinor": quote["totalMinor"],
			"paymentMethod": card}}); paid["status"] != "succeeded" {
		t.Fatalf("%v", paid)
	}
	waitFor(t, "the insurer has the policy", func() bool {
		return count(t, m.Server, "SELECT count(*) FROM insurance_policy WHERE provider_ref IS NOT NULL") > 0
	})
	return booking
}

// slowInsurer is a company with an API that confirms policies when told to.
type slowInsurer struct {
	insurance.Provider
	mu    sync.Mutex
	state insurance.State
}

func (p *slowInsurer) set(state insurance.State) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.state = state
}

func (*slowInsurer) Quote(_ context.Context, r insurance.QuoteRequest) (insurance.Offer, error) {
	premiums := slices.Repeat([]int64{5000}, len(r.Travelers))
	return insurance.Offer{Ref: "q", PremiumsMinor: premiums, Coverage: "All",
		ExpiresAt: time.Now().AddDate(1, 0, 0)}, nil
}

func (p *slowInsurer) Purchase(ctx context.Context, _ insurance.PurchaseRequest) (insurance.Result, error) {
	return p.Status(ctx, "")
}

func (p *slowInsurer) Status(context.Context, string) (insurance.Result, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return insurance.Result{Ref: "P-1", State: p.state, PolicyNumber: "N-1"}, nil
}

// slowDriver is a company with an API that confirms rides when told to.
type slowDriver struct {
	transfer.Provider
	slow *slowInsurer
}

func (*slowDriver) Quote(context.Context, transfer.QuoteRequest) ([]transfer.Offer, error) {
	return []transfer.Offer{{Ref: "q", PriceMinor: 1000, ExpiresAt: time.Now().AddDate(1, 0, 0),
		Vehicle: transfer.Vehicle{Category: "Sedan", MaximumPassengers: 3}}}, nil
}

func (p *slowDriver) Book(ctx context.Context, _ transfer.BookRequest) (transfer.Result, error) {
	return p.Status(ctx, "")
}

func (p *slowDriver) Status(context.Context, string) (transfer.Result, error) {
	p.slow.mu.Lock()
	defer p.slow.mu.Unlock()
	if p.slow.state == insurance.StateConfirmed {
		return transfer.Result{Ref: "R-1", Status: transfer.Confirmed}, nil
	}
	return transfer.Result{Ref: "R-1", Status: transfer.AwaitingApproval}, nil
}

// A company's webhook finds the company by its address: an unknown one is missing, another's signature is refused, and
// what is told twice happens once, and is in the timelines once. The address that insurers shared still works.
func TestWebhooksOfCompanies(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	insurer := &slowInsurer{state: insurance.StateProcessing}
	insurers, drivers := maps.Clone(s.Services.Insurance.Providers), maps.Clone(s.Services.Transfers.Providers)
	insurers[company.HTTP] = func(company.Company) insurance.Provider { return insurer }
	drivers[company.HTTP] = func(company.Company) transfer.Provider { return &slowDriver{slow: insurer} }
	s.Services.Insurance.Providers, s.Services.Transfers.Providers = insurers, drivers
	m := companied{s, s.SignIn(t, apptest.AdminEmail)}
	trip := s.LiveTrip(t, 2, 10)
	harbor, fjord, rides := behindHTTP("insurance", "Harbor"), behindHTTP("insurance", "Fjord", "NO"),
		behindHTTP("transfers", "Caravela")
	fjord["key"] = "another key"
	for kind, items := range map[string][]map[string]any{"insurance": {harbor, fjord}, "transfers": {rides}} {
		if a := m.save(t, kind, items...); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	booking := m.insure(t, trip.ID)
	insurer.set(insurance.StateConfirmed)
	path, shared := "/public/insurance/webhooks/", "/public/insurance/webhooks/http"
	at := path + harbor["id"].(string)
	tell := func(path, header, key, body string) int {
		return s.Call(t, apptest.Request{Method: "POST", Path: path, Body: body,
			Header: map[string]string{header: partner.Signature(key, []byte(body))}}).Status
	}
	const policySigned, news = "Insurance-Signature", `{"id":"n-1","policyRef":"P-1"}`
	named := `{"id":"n-2","tenantId":"` + s.Tenant(t).ID.String() + `","policyRef":"P-1"}`
	for name, c := range map[string]struct {
		path, key, body string
		status          int
	}{
		"an unknown company":                 {path + uuid.NewString(), companyKey, news, http.StatusNotFound},
		"no company":                         {path + "none", companyKey, news, http.StatusNotFound},
		"a transfer company":                 {path + rides["id"].(string), companyKey, news, http.StatusNotFound},
		"another's signature":                {at, "another key", news, http.StatusUnauthorized},
		"another's policy":                   {path + fjord["id"].(string), "another key", news, http.StatusNotFound},
		"no policy":                          {at, companyKey, `{"id":"n-1"}`, http.StatusBadRequest},
		"shared, another's signature":        {shared, "a stranger's key", named, http.StatusUnauthorized},
		"shared, the signature of another's": {shared, "another key", named, http.StatusNotFound},
		"shared, no marketplace":             {shared, companyKey, news, http.StatusUnauthorized},
	} {
		if got := tell(c.path, policySigned, c.key, c.body); got != c.status {
			t.Errorf("%s: %d, want %d", name, got, c.status)
		}
	}
	if n := count(t, s, "SELECT count(*) FROM insurance_event"); n != 0 {
		t.Fatalf("%d events of refused webhooks", n)
	}
	for range 2 {
		if got := tell(at, policySigned, companyKey, news); got != http.StatusNoContent {
			t.Fatalf("%d", got)
		}
	}
	if n := count(t, s, `SELECT count(*) FROM insurance_event WHERE kind = 'policy.confirmed' AND reference = 'P-1'
		AND outcome = 'confirmed' AND delivery = 'n-1'`); n != 1 ||
		count(t, s, "SELECT count(*) FROM insurance_event") != 1 ||
		count(t, s, "SELECT count(*) FROM insurance_policy WHERE status = 'confirmed' AND policy_number = 'N-1'") != 1 {
		t.Errorf("%d events of a webhook that came twice", n)
	}
	for range 2 {
		if got := tell(shared, policySigned, companyKey, named); got != http.StatusNoContent {
			t.Fatalf("at the shared address: %d", got)
		}
	}
	insurer.set(insurance.StateProcessing)
	m.rideWebhooks(t, trip, booking, rides["id"].(string), insurer)
	// A confirmed policy that the company cancels ends, and its premium is refunded once.
	insurer.set(insurance.StateCancelled)
	for _, news := range []string{`{"id":"n-3","policyRef":"P-1"}`, `{"id":"n-4","policyRef":"P-1"}`} {
		if got := tell(at, policySigned, companyKey, news); got != http.StatusNoContent {
			t.Fatalf("a canceled policy: %d", got)
		}
	}
	if ended, refunds := count(t, s, "SELECT count(*) FROM insurance_policy WHERE status = 'cancelled'"),
		count(t, s, "SELECT count(*) FROM refund WHERE amount_minor = 5000"); ended != 1 || refunds != 1 {
		t.Errorf("%d policies ended, %d refunds", ended, refunds)
	}
	for of, id := range map[string]string{"Booking": booking, "Trip": trip.ID} {
		told := map[string]string{}
		page := "/api/admin/timeline?kind=webhook&limit=100&objectType=" + of + "&objectId=" + id
		for _, e := range objects(m.Must(t, apptest.Request{Method: "GET", Path: page, Token: m.admin})["items"]) {
			if hook := e["webhook"].(map[string]any); hook["received"] == true {
				told[hook["event"].(string)] = hook["address"].(string)
			}
		}
		for event, from := range map[string]string{"policy.confirmed": "Harbor", "policy.reported": "Harbor",
			"policy.canceled": "Harbor", "ride.confirmed": "Caravela"} {
			if told[event] != from {
				t.Errorf("%s of the %s: %v", event, of, told)
			}
		}
	}
}

// rideWebhooks books a ride, which its company confirms by webhook.
func (m companied) rideWebhooks(t *testing.T, trip apptest.Trip, booking, id string, slow *slowInsurer) {
	t.Helper()
	approve(t, m.Server, trip.ID)
	card, err := m.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	r := &rides{Server: m.Server, trip: trip.ID, token: m.SignIn(t, apptest.TravelerEmail), card: card}
	r.plan(t)
	quote := r.quotes(t, r.token)[0].(map[string]any)
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/ground-transfers", Token: r.token,
		Header: key8("ride-" + booking), Body: r.order(quote, quote["priceMinor"])})
	waitFor(t, "the company has the ride", func() bool {
		return count(t, m.Server, "SELECT count(*) FROM ground_transfer WHERE status = 'awaiting approval'") == 1
	})
	slow.set(insurance.StateConfirmed)
	path, news := "/public/transfers/webhooks/", `{"id":"r-1","rideRef":"R-1"}`
	tell := func(path, key string) int {
		return m.Call(t, apptest.Request{Method: "POST", Path: path, Body: news,
			Header: map[string]string{"Transfer-Signature": partner.Signature(key, []byte(news))}}).Status
	}
	if got := tell(path+uuid.NewString(), companyKey); got != http.StatusNotFound {
		t.Errorf("an unknown company: %d", got)
	}
	if got := tell(path+id, "a stranger's key"); got != http.StatusUnauthorized {
		t.Errorf("a stranger's signature: %d", got)
	}
	for range 2 {
		if got := tell(path+id, companyKey); got != http.StatusNoContent {
			t.Fatalf("%d", got)
		}
	}
	if n := count(t, m.Server, "SELECT count(*) FROM ground_transfer_event WHERE delivery = 'r-1'"); n != 1 ||
		count(t, m.Server, "SELECT count(*) FROM ground_transfer_event WHERE kind = 'ride.confirmed'") != 1 {
		t.Errorf("%d events of a webhook that came twice", n)
	}
}
