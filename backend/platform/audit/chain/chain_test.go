package chain_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"caravan/backend/platform/audit"
	"caravan/backend/platform/audit/chain"
	"caravan/backend/platform/db"
	"caravan/backend/testkit"
)

// world is a tenant with a log, as seen by the server and by someone with more privileges.
type world struct {
	*db.DB
	owner  *pgxpool.Pool
	tenant uuid.UUID
	chain  chain.Chain
}

func newWorld(t *testing.T) world {
	t.Helper()
	database := testkit.DB(t)
	d, err := db.Open(context.WithoutCancel(t.Context()), database.AppURL, 8)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	w := world{DB: d, owner: database.Owner(t), tenant: uuid.Must(uuid.NewV7())}
	_, err = w.owner.Exec(t.Context(),
		`INSERT INTO tenant (id, slug, brand, currency, locale, theme, support_email, sender_email, created_at)
		VALUES ($1, 'audited', 'Audited', 'USD', 'en-US', '{}', 'a@audited.example', 'b@audited.example', now())`, w.tenant)
	if err != nil {
		t.Fatal(err)
	}
	if w.chain, err = chain.New([]byte(strings.Repeat("k", 32))); err != nil {
		t.Fatal(err)
	}
	return w
}

// write adds an entry; its instant is that of the tenant's clock, which may run backwards.
func write(ctx context.Context, tx pgx.Tx, tenant uuid.UUID, at time.Time, action string) error {
	return audit.Record(ctx, tx, audit.Entry{TenantID: tenant, At: at, Action: action, ObjectType: "Trip",
		ObjectID: uuid.New(),
		Before:   map[string]any{"name": "A", "amountMinor": 5}, After: map[string]any{"name": "B"}})
}

func (w world) entries(t *testing.T, n int) {
	t.Helper()
	for i := range n {
		err := w.InTenantTx(t.Context(), w.tenant, func(tx pgx.Tx) error {
			return write(t.Context(), tx, w.tenant, time.Now().Add(-time.Duration(i)*time.Hour), fmt.Sprintf("trip.step%d", i))
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

func (w world) sealOnce(t *testing.T) int {
	t.Helper()
	n, err := w.chain.Seal(t.Context(), w.DB, w.tenant, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// seal seals everything that is open. Transactions of other tests on the same server may hold the horizon back
// for a while.
func (w world) seal(t *testing.T) int {
	t.Helper()
	sealed := w.sealOnce(t)
	for until := time.Now().Add(30 * time.Second); w.verify(t, nil).Open > 0 &&
		time.Now().Before(until); time.Sleep(20 * time.Millisecond) {
		sealed += w.sealOnce(t)
	}
	return sealed
}

func (w world) verify(t *testing.T, anchor *chain.Anchor) chain.Verification {
	t.Helper()
	v, err := chain.Verify(t.Context(), w.DB, w.chain, w.tenant, anchor)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// tamper changes rows with the privileges of the schema owner.
func (w world) tamper(t *testing.T, statement string, args ...any) {
	t.Helper()
	tx, err := w.owner.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback(t.Context()) }()
	for _, s := range []string{"SET LOCAL caravan.tenant_id = '" + w.tenant.String() + "'",
		"ALTER TABLE audit_seal DROP CONSTRAINT IF EXISTS audit_seal_tenant_id_entry_id_fkey"} {
		if _, err := tx.Exec(t.Context(), s); err != nil {
			t.Fatal(err)
		}
	}
	tag, err := tx.Exec(t.Context(), statement, args...)
	if err != nil || tag.RowsAffected() == 0 {
		t.Fatalf("%s: %v, %d rows", statement, err, tag.RowsAffected())
	}
	if err := tx.Commit(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func TestAnUntouchedLogVerifies(t *testing.T) {
	w := newWorld(t)
	if v := w.verify(t, nil); v.Sealed != 0 || len(v.Faults) != 0 {
		t.Fatalf("an empty log: %+v", v)
	}
	w.entries(t, 3)
	if v := w.verify(t, nil); v.Open != 3 || len(v.Faults) != 0 {
		t.Fatalf("before sealing: %+v", v)
	}
	if n := w.seal(t); n != 3 {
		t.Fatalf("sealed %d", n)
	}
	w.entries(t, 2)
	if n := w.seal(t); n != 2 {
		t.Fatalf("then %d", n)
	}
	if n := w.seal(t); n != 0 {
		t.Fatalf("sealed %d twice", n)
	}
	v := w.verify(t, nil)
	if v.Sealed != 5 || v.Open != 0 || v.Last.Position != 5 || len(v.Faults) != 0 {
		t.Fatalf("%+v", v)
	}
	again, err := chain.ParseAnchor(v.Last.String())
	if err != nil {
		t.Fatal(err)
	}
	if v := w.verify(t, &again); len(v.Faults) != 0 {
		t.Fatalf("with its own anchor: %v", v.Faults)
	}
	other, err := chain.New([]byte(strings.Repeat("x", 32)))
	if err != nil {
		t.Fatal(err)
	}
	// A different key neither shows tampering nor rules it out.
	if v, err := chain.Verify(t.Context(), w.DB, other, w.tenant, nil); err != nil || len(v.Faults) != 0 ||
		len(v.Unread) != 1 || v.Unread[0].To != 5 {
		t.Fatalf("without the key: %+v %v", v, err)
	}
}

func TestEveryKindOfTamperingIsToldWithItsPlace(t *testing.T) {
	cases := map[string]struct{ change, want string }{
		"a state was changed": {"UPDATE audit_log SET after = '{\"name\":\"C\"}' WHERE action = 'trip.step2'",
			"position 3"},
		"the actor was changed": {"UPDATE audit_log SET actor_id = gen_random_uuid() WHERE action = 'trip.step2'",
			"position 3"},
		"the address was changed": {"UPDATE audit_log SET ip = '10.0.0.1' WHERE action = 'trip.step2'", "position 3"},
		"the instant was changed": {"UPDATE audit_log SET at = at + interval '1 second' WHERE action = 'trip.step2'",
			"position 3"},
		"an entry was removed": {"DELETE FROM audit_log WHERE action = 'trip.step2'", "the entry was removed"},
		"an entry and its seal": {
			"WITH e AS (DELETE FROM audit_log WHERE action = 'trip.step2' RETURNING id) DELETE FROM audit_seal s USING e WHERE s.entry_id = e.id",
			"1 seals are missing before position 4"},
		"a seal was removed": {"DELETE FROM audit_seal WHERE position = 3", "1 seals are missing"},
		"an entry was put in": {
			"INSERT INTO audit_log (tenant_id, id, at, action, object_type, object_id, xid) SELECT tenant_id, gen_random_uuid(), at, 'trip.update', 'Trip', object_id, 3 FROM audit_log WHERE action = 'trip.step1'",
			"has no seal though later ones have"},
		"two changed places": {
			`WITH a AS (SELECT entry_id FROM audit_seal WHERE position = 2), b AS (SELECT entry_id FROM audit_seal WHERE position = 3)
			UPDATE audit_log SET action = 'trip.swapped' WHERE id IN (SELECT entry_id FROM a UNION SELECT entry_id FROM b)`,
			"position 2"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			w.entries(t, 5)
			w.seal(t)
			w.tamper(t, c.change)
			v := w.verify(t, nil)
			if len(v.Faults) == 0 || !strings.Contains(fmt.Sprint(v.Faults), c.want) {
				t.Fatalf("%v", v.Faults)
			}
		})
	}
}

func TestACutEndShowsAgainstAnAnchor(t *testing.T) {
	w := newWorld(t)
	w.entries(t, 5)
	w.seal(t)
	anchor := w.verify(t, nil).Last
	w.tamper(t,
		"WITH s AS (DELETE FROM audit_seal WHERE position > 3 RETURNING entry_id) DELETE FROM audit_log USING s WHERE id = s.entry_id")
	if v := w.verify(t, nil); len(v.Faults) != 0 {
		t.Fatalf("a shorter chain verifies without an anchor: %v", v.Faults)
	}
	if v := w.verify(t, &anchor); len(v.Faults) != 1 || !strings.Contains(v.Faults[0].String(), "cut off") {
		t.Fatalf("%v", v.Faults)
	}
}

// The transaction that began first commits last: it must be neither skipped nor sealed out of order.
func TestALateCommitIsSealedToo(t *testing.T) {
	w := newWorld(t)
	wrote, end, done := make(chan struct{}), make(chan struct{}), make(chan error, 1)
	go func() {
		done <- w.InTenantTx(context.WithoutCancel(t.Context()), w.tenant, func(tx pgx.Tx) error {
			err := write(t.Context(), tx, w.tenant, time.Now(), "trip.late")
			close(wrote)
			<-end
			return err
		})
	}()
	<-wrote
	w.entries(t, 2)
	if n := w.sealOnce(t); n != 0 {
		t.Errorf("%d entries were sealed before one of an older transaction", n)
	}
	close(end)
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	if n := w.seal(t); n != 3 {
		t.Errorf("sealed %d", n)
	}
	if v := w.verify(t, nil); v.Sealed != 3 || v.Open != 0 || len(v.Faults) != 0 {
		t.Errorf("%+v", v)
	}
}

// A dump restored to another server brings transaction numbers that mean nothing there.
func TestARestoredLogGoesOn(t *testing.T) {
	w := newWorld(t)
	w.entries(t, 2)
	w.seal(t)
	w.tamper(t, "UPDATE audit_seal SET horizon = 1::bigint << 40")
	w.tamper(t, "UPDATE audit_log SET xid = 1::bigint << 39")
	w.entries(t, 2)
	if n := w.seal(t); n != 2 {
		t.Fatalf("sealed %d", n)
	}
	if v := w.verify(t, nil); v.Sealed != 4 || len(v.Faults) != 0 {
		t.Fatalf("%+v", v)
	}
}

// After the key is rotated, the chain continues with the new one, and each part verifies with the key that sealed
// it. So do seals made before there were ids.
func TestAChainGoesOnWithANewKey(t *testing.T) {
	w := newWorld(t)
	secret := func(letter string) []byte { return []byte(strings.Repeat(letter, 32)) }
	w.entries(t, 3)
	w.seal(t)
	w.tamper(t, "UPDATE audit_seal SET key_id = NULL")
	after, err := chain.New(secret("n"), secret("k"))
	if err != nil {
		t.Fatal(err)
	}
	w.chain = after
	w.entries(t, 2)
	if n := w.seal(t); n != 2 {
		t.Fatalf("sealed %d", n)
	}
	if v := w.verify(t, nil); v.Sealed != 5 || len(v.Faults) != 0 || len(v.Unread) != 0 {
		t.Fatalf("with both keys: %+v", v)
	}
	for name, c := range map[string]struct {
		keys     [][]byte
		from, to int64
	}{"the old key is gone": {[][]byte{secret("n")}, 1, 3}, "the new key is not here": {[][]byte{secret("k")}, 4, 5}} {
		kept, err := chain.New(c.keys...)
		if err != nil {
			t.Fatal(err)
		}
		v, err := chain.Verify(t.Context(), w.DB, kept, w.tenant, nil)
		if err != nil || len(v.Faults) != 0 || len(v.Unread) != 1 || v.Unread[0].From != c.from || v.Unread[0].To != c.to {
			t.Errorf("%s: %+v %v", name, v, err)
		}
	}
	w.tamper(t,
		"UPDATE audit_log SET after = '{\"name\":\"C\"}' WHERE id = (SELECT entry_id FROM audit_seal WHERE position = 2)")
	if v := w.verify(t, nil); len(v.Faults) != 1 || v.Faults[0].Position != 2 || len(v.Unread) != 0 {
		t.Errorf("tampering among old seals: %+v", v)
	}
}
