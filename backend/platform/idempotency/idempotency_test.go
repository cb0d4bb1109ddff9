package idempotency_test

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/testkit"
)

func setup(t *testing.T) (*db.DB, uuid.UUID) {
	t.Helper()
	ctx := context.WithoutCancel(t.Context())
	d, err := db.Open(ctx, testkit.DB(t).AppURL, 10)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	id := uuid.New()
	_, err = d.Pool.Exec(ctx,
		`INSERT INTO tenant (id, slug, brand, currency, locale, theme, support_email, sender_email, created_at) VALUES ($1, 'acme', 'Acme', 'USD', 'en-US', '{}', '', '', now())`,
		id)
	if err != nil {
		t.Fatal(err)
	}
	return d, id
}

func code(err error) string {
	var e *apierr.Error
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}

func TestParallelCallsAreOne(t *testing.T) {
	d, tenant := setup(t)
	var effects atomic.Int64
	call := idempotency.Call{TenantID: tenant, Scope: "test", Key: "the key", Body: map[string]int{"n": 1}}
	answers := make([]int64, 100)
	var wg sync.WaitGroup
	for i := range answers {
		wg.Go(func() {
			answer, err := idempotency.Do(t.Context(), d, call, func(tx pgx.Tx) (int64, error) {
				time.Sleep(20 * time.Millisecond)
				return effects.Add(1), nil
			})
			if err != nil {
				t.Error(err)
			}
			answers[i] = answer
		})
	}
	wg.Wait()
	for _, answer := range answers {
		if answer != 1 || effects.Load() != 1 {
			t.Fatalf("answer %d after %d effects", answer, effects.Load())
		}
	}
	call.Body = map[string]int{"n": 2}
	_, err := idempotency.Do(t.Context(), d, call, func(pgx.Tx) (int64, error) { return effects.Add(1), nil })
	if code(err) != apierr.CodeIdempotencyReuse {
		t.Errorf("another body: %v", err)
	}
	for _, other := range []idempotency.Call{
		{TenantID: tenant, Scope: "another", Key: call.Key, Body: call.Body}, {TenantID: tenant, Scope: call.Scope,
			Key: "another key", Body: call.Body},
	} {
		if _, err := idempotency.Do(t.Context(), d, other, func(pgx.Tx) (int64, error) { return 7, nil }); err != nil {
			t.Error(err)
		}
	}
}

func TestFailureKeepsNothing(t *testing.T) {
	d, tenant := setup(t)
	call := idempotency.Call{TenantID: tenant, Scope: "test", Key: "the key"}
	boom := errors.New("boom")
	if _, err := idempotency.Do(t.Context(), d, call, func(pgx.Tx) (string, error) { return "", boom }); !errors.Is(
		err, boom) {
		t.Fatal(err)
	}
	answer, err := idempotency.Do(t.Context(), d, call, func(pgx.Tx) (string, error) { return "done", nil })
	if err != nil || answer != "done" {
		t.Errorf("second try: %q %v", answer, err)
	}
}

func TestWaitEnds(t *testing.T) {
	d, tenant := setup(t)
	call := idempotency.Call{TenantID: tenant, Scope: "test", Key: "the key"}
	running, finish := make(chan struct{}), make(chan struct{})
	go func() {
		_, _ = idempotency.Do(context.WithoutCancel(t.Context()), d, call, func(pgx.Tx) (int, error) {
			close(running)
			<-finish
			return 1, nil
		})
	}()
	<-running
	defer close(finish)
	began := time.Now()
	_, err := idempotency.Do(t.Context(), d, call, func(pgx.Tx) (int, error) { return 2, nil })
	if code(err) != apierr.CodeInProgress || time.Since(began) > time.Minute {
		t.Errorf("after %s: %v", time.Since(began), err)
	}
}

func TestOldKeysAreForgotten(t *testing.T) {
	d, tenant := setup(t)
	call := idempotency.Call{TenantID: tenant, Scope: "test", Key: "the key"}
	count := 0
	do := func() int {
		answer, err := idempotency.Do(t.Context(), d, call, func(pgx.Tx) (int, error) { count++; return count, nil })
		if err != nil {
			t.Fatal(err)
		}
		return answer
	}
	do()
	if err := idempotency.Prune(t.Context(), d, tenant, time.Hour); err != nil || do() != 1 {
		t.Errorf("a fresh key is forgotten: %v", err)
	}
	if err := idempotency.Prune(t.Context(), d, tenant, 0); err != nil || do() != 2 {
		t.Errorf("an old key is kept: %v", err)
	}
}
