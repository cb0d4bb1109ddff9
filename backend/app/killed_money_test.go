package app_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/stripe/stripetest"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/devstack"
)

// standIn runs the Stripe stand-in as a separate process, whose journal survives a kill.
type standIn struct {
	url, program, journal string
	port                  int
	command               *exec.Cmd
}

func newStandIn(t *testing.T) *standIn {
	t.Helper()
	port, err := devstack.FreePort(func(int) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	root, err := devstack.FindRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	s := &standIn{url: fmt.Sprintf("http://127.0.0.1:%d", port), program: filepath.Join(dir, "standin"),
		journal: filepath.Join(dir, "journal"), port: port}
	build := exec.CommandContext(t.Context(), "go", "build", "-o", s.program, "./tools/standin")
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	s.start(t)
	t.Cleanup(s.kill)
	return s
}

func (s *standIn) start(t *testing.T) {
	t.Helper()
	s.command = exec.Command(s.program, "-port", strconv.Itoa(s.port), "-journal", s.journal)
	s.command.Stderr = os.Stderr
	if err := s.command.Start(); err != nil {
		t.Fatal(err)
	}
	waitFor(t, "the stand-in answers", func() bool { _, err := s.list("account", ""); return err == nil })
}

func (s *standIn) kill() {
	if s.command.ProcessState == nil {
		_ = s.command.Process.Kill()
		_ = s.command.Wait()
	}
}

// desk posts to the stand-in's control endpoints, or to those that a browser calls.
func (s *standIn) desk(path string, asked map[string]any) (answer map[string]any, err error) {
	body, err := json.Marshal(asked)
	if err != nil {
		return nil, err
	}
	return s.read(http.Post(s.url+path, "application/json", bytes.NewReader(body)))
}

func (s *standIn) read(res *http.Response, err error) (answer map[string]any, _ error) {
	if err != nil {
		return nil, err
	}
	raw, err := io.ReadAll(res.Body)
	return answer, errors.Join(err, res.Body.Close(), json.Unmarshal(raw, &answer))
}

func (s *standIn) list(kind, status string) ([]map[string]any, error) {
	answer, err := s.desk("/desk/list", map[string]any{"kind": kind, "status": status})
	if err != nil {
		return nil, err
	}
	items, _ := answer["items"].([]any)
	out := make([]map[string]any, len(items))
	for i, item := range items {
		out[i] = item.(map[string]any)
	}
	return out, nil
}

// The server, its workers and Stripe are killed at random moments during card payments, card payments with bank
// authentication, bank debits, refunds, disputes with their answers, and payouts to a host. Nothing is lost, nothing is
// paid, refunded, answered or transferred twice, and everything open is settled within a minute.
func TestKilledWhileMoneyMoves(t *testing.T) {
	t.Parallel()
	m := newMoneyMoves(t)
	for range proofRuns(t, "CARAVAN_PROOF_MONEY_KILLS", 4) {
		m.round(t)
	}
	m.settled(t)
	for victim, took := range m.took {
		slices.Sort(took)
		t.Logf("%s: killed %d times, ready again after p50 %s, at most %s", victim, len(took), took[len(took)/2],
			took[len(took)-1])
	}
	m.tally(t)
}

// moneyMoves is a marketplace on Stripe whose processes, Stripe's included, are killed from time to time.
type moneyMoves struct {
	killable
	there    *standIn
	host     string // its ID
	admin    string // signed in
	disputed map[string]bool
}

func newMoneyMoves(t *testing.T) *moneyMoves {
	t.Helper()
	stack, home := durableStack(t)
	there := newStandIn(t)
	s := apptest.Start(t, on(stack), func(c *app.Config) { c.StripeURL = there.url })
	s.Small(t)
	m := &moneyMoves{there: there, disputed: map[string]bool{}, killable: killable{
		s: s, home: home, told: acknowledged{orders: map[string]string{}}, took: map[string][]time.Duration{},
		tenant: s.Tenant(t).ID,
	}}
	trip := s.LiveTrip(t, 2, 500)
	m.trip, m.admin = trip.ID, trip.Admin
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/providers", Token: m.admin, Body: map[string]any{
		"service": "payments", "choice": "stripe", "settings": map[string]any{"publishableKey": stripetest.PublishableKey},
		"secrets": map[string]any{"secretKey": stripetest.SecretKey, "webhookSecret": "whsec_stand_in"},
		"version": settingsVersion(t, s, m.admin),
	}})
	atStripe{Server: s, Trip: trip}.policy(t, map[string]any{"path": "payment.bankDebits", "flag": true})
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET maximum_spots = 1000000 WHERE id = $1", m.trip)
		return err
	})
	m.payee(t, trip.Host)
	s.Rest()
	binary, stripe := apptest.Binary(t), "CARAVAN_STRIPE_URL="+there.url
	m.server, m.worker = s.Process(t, binary, stripe, "CARAVAN_LIMIT_HOLDS_PER_MINUTE=0"), s.Worker(t, binary, stripe)
	m.must(t, "/desk/hooks", map[string]any{"address": m.server.URL + payment.WebhookPath + "stripe", "host": s.Host})
	m.must(t, "/desk/topup", map[string]any{"amount": 1_000_000_000, "currency": "usd"})
	return m
}

func (m *moneyMoves) must(t *testing.T, path string, asked map[string]any) {
	t.Helper()
	if _, err := m.there.desk(path, asked); err != nil {
		t.Fatal(err)
	}
}

// payee completes the host's identity verification at Stripe.
func (m *moneyMoves) payee(t *testing.T, host string) {
	t.Helper()
	m.host = m.s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: host})["hostId"].(string)
	path := "/api/me/host/" + m.host + "/payout-account"
	m.s.Must(t, apptest.Request{Method: "PUT", Path: path, Token: host, Body: map[string]any{"holder": "Harper Lane",
		"number": "DE89370400440532013000"}})
	way := m.s.Must(t, apptest.Request{Method: "POST", Path: path + "/verification", Token: host,
		Body: map[string]any{"returnPath": "/app/host/earnings"}})
	onboarding, err := url.Parse(way["url"].(string))
	if err != nil {
		t.Fatal(err)
	}
	res, err := (&http.Client{CheckRedirect: func(*http.Request, []*http.Request) error {
		return http.ErrUseLastResponse
	}}).Post(onboarding.String(), "", nil)
	if err != nil {
		t.Fatal(err)
	}
	_ = res.Body.Close()
}

// round kills one of the three processes while money moves.
func (m *moneyMoves) round(t *testing.T) {
	t.Helper()
	defer func() {
		if t.Failed() {
			m.jobs(t)
		}
	}()
	m.rounds++
	m.admin = m.server.SignIn(t, apptest.AdminEmail)
	ctx, stop := context.WithCancel(t.Context())
	var group sync.WaitGroup
	for buyer := range 3 {
		group.Go(func() { m.buys(ctx, fmt.Sprintf("m%d.%d", m.rounds, buyer)) })
	}
	for _, act := range []func(context.Context, *testing.T){m.banks, m.holders, m.answers, m.givesBack, m.paysOut} {
		group.Go(func() {
			for ctx.Err() == nil {
				act(ctx, t)
				wait(ctx, time.Duration(200+rand.IntN(400))*time.Millisecond)
			}
		})
	}
	had := m.told.count()
	waitFor(t, "an order is acknowledged", func() bool { return m.told.count() > had })
	time.Sleep(time.Duration(rand.IntN(800)) * time.Millisecond)
	victim := []string{"server", "workers", "stripe"}[rand.IntN(3)]
	killed := time.Now()
	switch victim {
	case "server":
		m.server.Kill()
		m.server.Restart(t)
	case "workers":
		m.worker.Kill()
		m.worker.Restart(t)
	case "stripe":
		m.there.kill()
		m.there.start(t)
	}
	waitFor(t, "the server is ready after the end of "+victim, m.server.Ready)
	m.took[victim] = append(m.took[victim], time.Since(killed).Round(10*time.Millisecond))
	had = m.told.count()
	waitFor(t, "an order is acknowledged after the end of "+victim, func() bool { return m.told.count() > had })
	stop()
	group.Wait()
	m.check(t, always)
	t.Logf("kill %d: %s, ready after %s; %d orders", m.rounds, victim, m.took[victim][len(m.took[victim])-1],
		m.told.count())
}

func wait(ctx context.Context, span time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(span):
	}
}

// buys pays for one order after another. Buyers complete bank authentication where it is required, and confirm a bank
// debit without waiting for its outcome.
func (m *moneyMoves) buys(ctx context.Context, name string) {
	methods := []string{stripetest.Good, stripetest.Good, stripetest.Asks, debitOfBank}
	for n := 0; ctx.Err() == nil; n++ {
		email, method := fmt.Sprintf("%s.%d@kill.example", name, n), methods[rand.IntN(len(methods))]
		paid, _, err := m.server.Book(ctx, m.trip, email, method, 1)
		if err != nil || paid == nil {
			wait(ctx, 20*time.Millisecond)
			continue
		}
		if secret, asks := paid["clientSecret"].(string); asks && paid["status"] == "requires_action" {
			if method == debitOfBank {
				_, _ = m.there.read(http.Get(m.there.url + "/v3/confirm?key=" + stripetest.PublishableKey + "&secret=" + secret))
				continue
			}
			_, _ = m.there.desk("/v3/answer", map[string]any{"secret": secret, "confirm": true})
			paid = m.ends(ctx, paid)
		}
		if paid["status"] == "succeeded" {
			m.told.mu.Lock()
			m.told.orders[email] = paid["orderId"].(string)
			m.told.mu.Unlock()
		}
		wait(ctx, buyerRests)
	}
}

// ends polls a payment until it has succeeded or the payer's patience runs out.
func (m *moneyMoves) ends(ctx context.Context, paid map[string]any) map[string]any {
	for range 20 {
		a, err := m.server.Try(ctx, apptest.Request{
			Method: "GET", Path: "/public/payments/" + paid["paymentId"].(string),
			Header: map[string]string{"X-Payment-Secret": paid["secret"].(string)},
		})
		if err == nil && a.Status == http.StatusOK && a.Data["status"] == "succeeded" {
			return a.Data
		}
		wait(ctx, 100*time.Millisecond)
	}
	return nil
}

// banks settles pending bank debits, some of them as failed.
func (m *moneyMoves) banks(context.Context, *testing.T) {
	list, _ := m.there.list("payment_intent", "processing")
	for _, in := range list {
		_, _ = m.there.desk("/desk/arrive", map[string]any{"charge": in["id"], "arrived": rand.IntN(4) > 0})
	}
}

// holders disputes one more charge.
func (m *moneyMoves) holders(context.Context, *testing.T) {
	list, _ := m.there.list("payment_intent", "succeeded")
	if len(list) == 0 {
		return
	}
	ref := list[rand.IntN(len(list))]["id"].(string)
	if !m.disputed[ref] {
		m.disputed[ref] = true
		_, _ = m.there.desk("/desk/dispute", map[string]any{"charge": ref, "amount": 2_000})
	}
}

// rows returns the single text column of a query.
func (m *moneyMoves) rows(query string, args ...any) (out []string) {
	_ = m.s.Services.DB.ReadTenant(context.Background(), m.tenant, func(tx pgx.Tx) error {
		rows, err := tx.Query(context.Background(), query, args...)
		if err != nil {
			return err
		}
		out, err = pgx.CollectRows(rows, pgx.RowTo[string])
		return err
	})
	return out
}

func (m *moneyMoves) asAdmin(ctx context.Context, method, path string, body any) {
	_, _ = m.server.Try(ctx, apptest.Request{
		Method: method, Path: path, Token: m.admin, Body: body,
		Header: map[string]string{"Idempotency-Key": uuid.NewString()},
	})
}

// answers submits evidence for an open dispute, or accepts it.
func (m *moneyMoves) answers(ctx context.Context, _ *testing.T) {
	for _, id := range m.rows("SELECT id::text FROM dispute WHERE status = 'open' AND answer IS NULL LIMIT 1") {
		switch text := []string{"winning_evidence", "losing_evidence", "She came along.", ""}[rand.IntN(4)]; text {
		case "":
			m.asAdmin(ctx, "POST", "/api/admin/disputes/"+id+"/accept", map[string]any{"amountMinor": 2_000})
		default:
			m.asAdmin(ctx, "POST", "/api/admin/disputes/"+id+"/submit",
				map[string]any{"amountMinor": 2_000, "evidence": map[string]any{
					"explanation": text, "communication": "", "product": "", "serviceDate": "", "cancellationPolicy": "",
				}})
		}
	}
}

// givesBack refunds part of an order.
func (m *moneyMoves) givesBack(ctx context.Context, _ *testing.T) {
	for _, id := range m.rows(
		`SELECT b.id::text FROM booking b WHERE NOT EXISTS (SELECT 1 FROM refund r WHERE r.booking_id = b.id)
		AND NOT EXISTS (SELECT 1 FROM dispute d JOIN payment p ON p.id = d.payment_id WHERE p.booking_id = b.id) ORDER BY random() LIMIT 1`) {
		a, err := m.server.Try(ctx, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + id + "/money",
			Token: m.admin})
		if err != nil || a.Status != http.StatusOK {
			return
		}
		items, _ := a.Data["items"].([]any)
		if len(items) == 0 {
			return
		}
		item := items[0].(map[string]any)
		m.asAdmin(ctx, "POST", "/api/admin/bookings/"+id+"/refund", map[string]any{"affectedItems": []any{
			map[string]any{"itemId": item["itemId"], "amountMinor": min(int64(item["amountMinor"].(float64)), 200_000)},
		}})
	}
}

// paysOut schedules another payout to the host, and enqueues the job that sends due payouts.
func (m *moneyMoves) paysOut(ctx context.Context, _ *testing.T) {
	_ = m.s.Services.DB.InTenantTx(context.Background(), m.tenant, func(tx pgx.Tx) error {
		_, err := tx.Exec(context.Background(),
			`INSERT INTO payout (tenant_id, id, payee_kind, payee_id, kind, amount_minor, currency, status, due_on, created_at)
			VALUES ($1, gen_random_uuid(), 'host', $2, 'firstHalf', $3, 'USD', 'scheduled', current_date - 1, now())`, m.tenant,
			m.host, 1_000+rand.IntN(1_000))
		if err != nil {
			return err
		}
		return m.sends(tx)
	})
}

// sends enqueues the job that sends due payouts, like its schedule, but more often.
func (m *moneyMoves) sends(tx pgx.Tx) error {
	return m.s.Services.Queue.InsertTx(context.Background(), tx, payout.SendArgs{}, &river.InsertOpts{
		MaxAttempts: 3, UniqueOpts: river.UniqueOpts{ByPeriod: 5 * time.Second},
	})
}

// settled completes what was left open, and waits until nothing is in flight.
func (m *moneyMoves) settled(t *testing.T) {
	t.Helper()
	defer func() {
		if t.Failed() {
			m.jobs(t)
		}
	}()
	underWay :=
		`SELECT (SELECT count(*) FROM payment WHERE status IN ('processing', 'requires_action')) + (SELECT count(*) FROM refund WHERE status = 'pending')
		+ (SELECT count(*) FROM dispute WHERE answer IS NOT NULL AND sent_at IS NULL) + (SELECT count(*) FROM payout WHERE status = 'scheduled')
		+ (SELECT count(*) FROM relation_outbox)`
	began := time.Now()
	waitAtMost(t, time.Minute, "what was under way has ended", func() bool {
		for status, act := range map[string]func(map[string]any){
			"requires_action": func(in map[string]any) {
				_, _ = m.there.desk("/v3/answer", map[string]any{"secret": in["client_secret"], "confirm": true})
			},
			"requires_confirmation": func(in map[string]any) {
				_, _ = m.there.read(http.Get(fmt.Sprintf("%s/v3/confirm?key=%s&secret=%s", m.there.url, stripetest.PublishableKey,
					in["client_secret"])))
			},
			"processing": func(in map[string]any) {
				_, _ = m.there.desk("/desk/arrive", map[string]any{"charge": in["id"], "arrived": true})
			},
		} {
			list, _ := m.there.list("payment_intent", status)
			for _, in := range list {
				act(in)
			}
		}
		// A payout that became due right after the job's last run is sent by the next one.
		_ = m.s.Services.DB.InTenantTx(context.Background(), m.tenant, m.sends)
		n, err := m.ask(underWay)
		return err == nil && n == 0
	})
	t.Logf("what was under way had ended after %s", time.Since(began).Round(time.Second))
	m.check(t, always)
	m.check(t, map[string]string{
		"charges for one payment":  "SELECT count(*) - count(DISTINCT provider_ref) FROM payment WHERE status = 'succeeded'",
		"bookings without a mail":  "SELECT count(*) FROM booking b WHERE NOT EXISTS (SELECT 1 FROM email e WHERE e.dedupe_key = 'booking_received/' || b.id)",
		"payouts that did not go":  "SELECT count(*) FROM payout WHERE status <> 'sent'",
		"refunds that did not go":  "SELECT count(*) FROM refund WHERE status <> 'succeeded'",
		"answers that did not go":  "SELECT count(*) FROM dispute WHERE refused <> ''",
		"disputes that stand open": "SELECT count(*) FROM dispute WHERE status = 'open' AND answer = 'accepted'",
	})
	m.alike(t)
}

// alike compares the books to Stripe's records.
func (m *moneyMoves) alike(t *testing.T) {
	t.Helper()
	for what, c := range map[string]struct{ kind, status, key, query string }{
		"charges": {"payment_intent", "succeeded", "payment_id",
			"SELECT id || ' ' || amount_minor FROM payment WHERE status = 'succeeded'"},
		"refunds": {"refund", "succeeded", "refund_id",
			"SELECT id || ' ' || amount_minor FROM refund WHERE status = 'succeeded'"},
		"transfers": {"transfer", "", "payout_id", "SELECT id || ' ' || amount_minor FROM payout WHERE status = 'sent'"},
	} {
		list, err := m.there.list(c.kind, c.status)
		if err != nil {
			t.Fatal(err)
		}
		there := make([]string, len(list))
		for i, o := range list {
			of, _ := o["metadata"].(map[string]any)
			there[i] = fmt.Sprintf("%v %.0f", of[c.key], o["amount"])
		}
		ours := m.rows(c.query)
		slices.Sort(there)
		slices.Sort(ours)
		// A few rounds may draw no refund.
		if len(ours) == 0 && what != "refunds" || !slices.Equal(there, ours) {
			t.Errorf("%s: %d, at Stripe %d", what, len(ours), len(there))
		}
	}
	disputes, err := m.there.list("dispute", "")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range disputes {
		details, _ := d["evidence_details"].(map[string]any)
		if n := details["submission_count"]; n != float64(0) && n != float64(1) {
			t.Errorf("dispute %v was answered %v times", d["id"], n)
		}
	}
	if n := m.rows("SELECT provider_ref FROM dispute"); len(n) != len(disputes) {
		t.Errorf("%d disputes, at Stripe %d", len(n), len(disputes))
	}
	m.admin = m.server.SignIn(t, apptest.AdminEmail)
	m.server.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/reconciliation", Token: m.admin})
	open := m.server.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/reconciliation?status=open",
		Token: m.admin})["items"].([]any)
	if len(open) > 0 {
		t.Errorf("differs from Stripe: %v", open)
	}
	ctx := tenant.With(t.Context(), m.s.Tenant(t))
	err = m.s.Services.DB.InTenantTx(ctx, m.tenant, func(tx pgx.Tx) error {
		faults, err := payment.VerifyTx(ctx, tx)
		if len(faults) > 0 {
			t.Errorf("the books: %+v", faults)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// tally logs how many of each operation took place.
func (m *moneyMoves) tally(t *testing.T) {
	t.Helper()
	for what, query := range map[string]string{
		"orders by card":       "SELECT count(*) FROM payment WHERE status = 'succeeded' AND on_its_way_since IS NULL",
		"orders by bank debit": "SELECT count(*) FROM payment WHERE status = 'succeeded' AND on_its_way_since IS NOT NULL",
		"debits that failed":   "SELECT count(*) FROM payment WHERE status = 'failed' AND on_its_way_since IS NOT NULL",
		"refunds":              "SELECT count(*) FROM refund",
		"disputes":             "SELECT count(*) FROM dispute",
		"answers":              "SELECT count(*) FROM dispute WHERE evidence IS NOT NULL OR answer = 'accepted'",
		"payouts":              "SELECT count(*) FROM payout WHERE status = 'sent'",
	} {
		n, err := m.ask(query)
		t.Logf("%s: %d %v", what, n, err)
	}
	t.Logf("%d orders were acknowledged", m.told.count())
}
