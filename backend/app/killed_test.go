package app_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// acknowledged is what buyers were told, recorded outside the database.
type acknowledged struct {
	mu     sync.Mutex
	orders map[string]string // order by email
}

// The server, its workers and PostgreSQL are killed at random moments while people book. Whatever anyone was told
// is true afterwards: each order exists once and is paid once, there is no payment without an order, and the
// books balance.
func TestKilledUnderLoad(t *testing.T) {
	t.Parallel()
	k := newKillable(t)
	for range proofRuns(t, "CARAVAN_PROOF_KILLS", 3) {
		k.round(t)
	}
	k.settled(t)
	for victim, took := range k.took {
		slices.Sort(took)
		t.Logf("%s: killed %d times, ready again after p50 %s, at most %s", victim, len(took), took[len(took)/2],
			took[len(took)-1])
	}
	t.Logf("%d orders were acknowledged", k.told.count())
}

// killable is a deployment whose processes are killed now and then.
type killable struct {
	s              *apptest.Server
	home           string // of the database
	server, worker *apptest.Process
	tenant         uuid.UUID
	trip, card     string
	told           acknowledged
	rounds         int
	took           map[string][]time.Duration
}

func newKillable(t *testing.T) *killable {
	t.Helper()
	stack, home := durableStack(t)
	s := apptest.Start(t, on(stack))
	s.Small(t)
	k := &killable{s: s, home: home, told: acknowledged{orders: map[string]string{}}, took: map[string][]time.Duration{}}
	k.tenant = s.Tenant(t).ID
	k.trip = s.LiveTrip(t, 2, 500).ID
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET maximum_spots = 1000000 WHERE id = $1", k.trip)
		return err
	})
	var err error
	if k.card, err = s.CardToken(t.Context(), apptest.CardGood); err != nil {
		t.Fatal(err)
	}
	s.Rest()
	binary := apptest.Binary(t)
	k.server, k.worker = s.Process(t, binary, "CARAVAN_LIMIT_HOLDS_PER_MINUTE=0"), s.Worker(t, binary)
	return k
}

// round kills one of the three under load, and checks everything once all are ready again.
func (k *killable) round(t *testing.T) {
	t.Helper()
	k.rounds++
	ctx, stop := context.WithCancel(t.Context())
	var group sync.WaitGroup
	for buyer := range 4 {
		group.Go(func() { k.told.buy(ctx, k.server, k.trip, k.card, fmt.Sprintf("k%d.%d", k.rounds, buyer)) })
	}
	// Something must have been acknowledged before the kill, or it would prove nothing.
	had := k.told.count()
	waitFor(t, "an order is acknowledged", func() bool { return k.told.count() > had })
	time.Sleep(time.Duration(rand.IntN(800)) * time.Millisecond)

	victim := []string{"server", "workers", "postgres"}[k.rounds%3]
	killed := time.Now()
	switch victim {
	case "server":
		k.server.Kill()
		k.server.Restart(t)
	case "workers":
		k.worker.Kill()
		k.worker.Restart(t)
	case "postgres": // its supervisor restarts it
		signal(t, processes(t, k.home, "postgres"), syscall.SIGKILL)
		time.Sleep(100 * time.Millisecond)
	}
	waitFor(t, "the server is ready after the end of "+victim, k.server.Ready)
	if victim == "workers" {
		waitFor(t, "jobs are done again", func() bool {
			n, err := k.ask("SELECT count(*) FROM river.river_job WHERE state = 'completed' AND finalized_at > $1", killed)
			return err == nil && n > 0
		})
	}
	k.took[victim] = append(k.took[victim], time.Since(killed).Round(10*time.Millisecond))
	had = k.told.count()
	waitFor(t, "an order is acknowledged after the end of "+victim, func() bool { return k.told.count() > had })
	stop()
	group.Wait()
	k.check(t, always)
}

// always holds at every moment, the rest once everything in progress has ended.
var (
	always = map[string]string{
		"the books are off by":      "SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry",
		"payments without an order": "SELECT count(*) FROM payment WHERE status = 'succeeded' AND booking_id IS NULL",
		"orders paid twice":         "SELECT count(*) FROM (SELECT booking_id FROM payment WHERE status = 'succeeded' GROUP BY booking_id HAVING count(*) > 1) x",
		"spots that are not those of holds and bookings": `SELECT (SELECT spots_taken FROM trip) - (SELECT coalesce(sum(spots), 0) FROM booking)
			- (SELECT coalesce(sum(spots), 0) FROM hold WHERE state IN ('active', 'paying'))`,
	}
	inTheEnd = map[string]string{
		"charges that nobody knows": "SELECT count(*) FROM sandbox_intent i WHERE status = 'succeeded' AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.provider_ref = i.id)",
		"charges for one payment":   "SELECT count(*) - count(DISTINCT provider_ref) FROM payment WHERE status = 'succeeded'",
		"bookings without a mail":   "SELECT count(*) FROM booking b WHERE NOT EXISTS (SELECT 1 FROM email e WHERE e.dedupe_key = 'booking_received/' || b.id)",
		"relations on their way":    "SELECT count(*) FROM relation_outbox",
	}
)

func (k *killable) check(t *testing.T, all map[string]string) {
	t.Helper()
	for what, query := range all {
		n := -1
		var err error
		for range 20 { // a connection cut by the end of PostgreSQL is replaced
			if n, err = k.ask(query); err == nil {
				break
			}
		}
		if err != nil || n != 0 {
			t.Errorf("%s: %d %v", what, n, err)
		}
	}
	k.told.mu.Lock()
	defer k.told.mu.Unlock()
	var emails, orders []string
	for email, order := range k.told.orders {
		emails, orders = append(emails, email), append(orders, order)
	}
	n, err := k.ask(`SELECT count(DISTINCT b.id) FROM booking b JOIN member m ON m.id = b.customer_id
		JOIN unnest($1::text[], $2::text[]) AS told (email, order_id) ON told.email = m.email AND told.order_id = b.order_id`,
		emails, orders)
	if err != nil || n != len(orders) {
		t.Errorf("of %d acknowledged orders %d are there (%v)", len(orders), n, err)
	}
	if n, err =
		k.ask(
			`SELECT count(*) FROM (SELECT customer_id FROM booking GROUP BY customer_id HAVING count(*) > 1) x`); err != nil ||
		n != 0 {
		t.Errorf("%d buyers have two orders for one (%v)", n, err)
	}
}

// settled waits until nothing is in progress, and compares the result with what everyone was told.
func (k *killable) settled(t *testing.T) {
	t.Helper()
	defer func() {
		if t.Failed() {
			k.jobs(t)
		}
	}()
	// A finished payment adds relations, so both are waited for together. What a killed worker had begun
	// completes within a minute: its jobs are handed to others, and open payments are looked up again.
	underWay :=
		`SELECT (SELECT count(*) FROM payment WHERE status IN ('processing', 'requires_action')) + (SELECT count(*) FROM refund WHERE status = 'pending')
		+ (SELECT count(*) FROM relation_outbox)`
	began := time.Now()
	waitAtMost(t, time.Minute, "what was under way has ended",
		func() bool { n, err := k.ask(underWay); return err == nil && n == 0 })
	t.Logf("what was under way had ended after %s", time.Since(began).Round(time.Second))
	k.check(t, always)
	k.check(t, inTheEnd)
}

// jobs returns what the queue was doing, for the failure message.
func (k *killable) jobs(t *testing.T) {
	t.Helper()
	rows, err := k.s.Services.DB.Pool.Query(context.Background(),
		`SELECT kind || ' ' || state || ' ' || count(*) || ', last ' || max(coalesce(finalized_at, attempted_at, created_at))
		FROM river.river_job GROUP BY kind, state UNION ALL SELECT 'leader ' || leader_id || ' until ' || expires_at FROM river.river_leader UNION ALL SELECT 'now ' || now()
		UNION ALL (SELECT 'reconciliation: ' || coalesce(errors[array_upper(errors, 1)]->>'error', 'no fault') FROM river.river_job WHERE kind = 'payment_reconcile' ORDER BY id DESC LIMIT 3)`)
	if err != nil {
		t.Log(err)
		return
	}
	all, err := pgx.CollectRows(rows, pgx.RowTo[string])
	t.Log(err, strings.Join(all, "\n"))
	for _, status := range []string{"processing", "requires_action"} {
		n, err := k.ask("SELECT count(*) FROM payment WHERE status = $1", status)
		t.Log(status, n, err)
	}
}

func (k *killable) ask(query string, args ...any) (n int, err error) {
	err = k.s.Services.DB.ReadTenant(context.Background(), k.tenant, func(tx pgx.Tx) error {
		return tx.QueryRow(context.Background(), query, args...).Scan(&n)
	})
	return n, err
}

func (a *acknowledged) count() int {
	a.mu.Lock()
	defer a.mu.Unlock()
	return len(a.orders)
}

// buyerRests is a pause after each order: four buyers keep orders in progress all the time without using all of
// the machine, which other tests share.
const buyerRests = 50 * time.Millisecond

func (a *acknowledged) buy(ctx context.Context, process *apptest.Process, tripID, card, name string) {
	for n := 0; ctx.Err() == nil; n++ {
		email := fmt.Sprintf("%s.%d@kill.example", name, n)
		paid, _, err := process.Book(ctx, tripID, email, card, 1)
		if err != nil || paid == nil || paid["status"] != "succeeded" {
			time.Sleep(20 * time.Millisecond)
			continue
		}
		a.mu.Lock()
		a.orders[email] = paid["orderId"].(string)
		a.mu.Unlock()
		time.Sleep(buyerRests)
	}
}
