package jobs_test

import (
	"context"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"

	"caravan/backend/platform/jobs"
	"caravan/backend/testkit"
)

// The jobs of a dead worker are handed over on the second check; those of a live one are left alone.
func TestJobsOfAWorkerThatIsGoneAreGivenToOthers(t *testing.T) {
	pool := testkit.DB(t).App(t)
	ctx, leave := context.WithCancel(t.Context())
	left := make(chan struct{})
	there := jobs.Presence{Pool: pool, Worker: "there", Schema: "river"}
	go func() {
		defer close(left)
		there.Keep(ctx)
	}()
	t.Cleanup(func() { leave(); <-left })
	for deadline := time.Now().Add(90 * time.Second); number(t, pool,
		"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 20163 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())") == 0; {
		if time.Now().After(deadline) {
			t.Fatal("the worker holds no lock")
		}
		time.Sleep(10 * time.Millisecond)
	}
	for _, of := range []struct {
		worker        string
		attempt, most int
	}{{"there", 1, 5}, {"gone", 1, 5}, {"gone", 5, 5}} {
		_, err := pool.Exec(t.Context(),
			`INSERT INTO river.river_job (kind, args, queue, state, attempt, max_attempts, attempted_at, attempted_by)
			VALUES ('test', '{}', 'default', 'running', $2, $3, now(), ARRAY['earlier', $1])`, of.worker, of.attempt, of.most)
		if err != nil {
			t.Fatal(err)
		}
	}
	looking := jobs.Presence{Pool: pool, Worker: "looking", Schema: "river"}
	for look, want := range []int64{0, 2, 0} {
		if given, err := looking.Look(t.Context()); err != nil || given != want {
			t.Fatalf("look %d: %d jobs are given to others, want %d (%v)", look, given, want, err)
		}
	}
	for what, want := range map[string]int{
		"state = 'running' AND attempted_by[2] = 'there'":          1,
		"state = 'available' AND finalized_at IS NULL":             1,
		"state = 'discarded' AND finalized_at IS NOT NULL":         1,
		"errors[1]->>'error' LIKE '%gone%' AND state <> 'running'": 2,
	} {
		if n := number(t, pool, "SELECT count(*) FROM river.river_job WHERE "+what); n != want {
			t.Errorf("%s: %d jobs, want %d", what, n, want)
		}
	}
}

func number(t *testing.T, pool *pgxpool.Pool, query string) (n int) {
	t.Helper()
	if err := pool.QueryRow(t.Context(), query).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}
