package authz_test

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// keeper is a permission server with a single switch that counts the checks it receives.
type keeper struct {
	asked atomic.Int64
	says  atomic.Bool
	pause chan struct{} // when set, an answer waits here before it is returned
}

func (k *keeper) check() (bool, error) {
	k.asked.Add(1)
	answer := k.says.Load()
	if k.pause != nil {
		<-k.pause
	}
	return answer, nil
}

func allowed(t *testing.T, ctx context.Context, a *authz.Authz, tenant, object uuid.UUID) bool {
	t.Helper()
	yes, err := a.Allowed(ctx, principal.Principal{TenantID: tenant, MemberID: uuid.Max}, "Trip", object, "view")
	if err != nil {
		t.Fatal(err)
	}
	return yes
}

// revoke removes the relation as the product does: through the outbox, by the job of some process.
func revoke(t *testing.T, d *db.DB, k *keeper, tenant, object uuid.UUID, worker *authz.Authz) {
	t.Helper()
	err := d.InTenantTx(t.Context(), tenant, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`INSERT INTO relation_outbox (tenant_id, id, adds, namespace, object_id, relation, subject, created_at)
			VALUES ($1, $2, false, 'Trip', $3, 'hosts', 'Host:1', now())`, tenant, uuid.Must(uuid.NewV7()), object.String())
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	k.says.Store(false)
	job := authz.RelateWorker{DB: d, Relations: relations{k.check}, Changed: worker.Changed}
	if err := job.Work(t.Context(), &river.Job[authz.RelateArgs]{Args: authz.RelateArgs{TenantID: tenant}}); err != nil {
		t.Fatal(err)
	}
}

func TestWhatWasAllowedIsKept(t *testing.T) {
	d, tenant := open(t)
	object := uuid.Must(uuid.NewV7())
	var k keeper
	k.says.Store(true)
	a := authz.New(relations{k.check}, d)
	for range 5 {
		if !allowed(t, t.Context(), a, tenant, object) {
			t.Fatal("refused")
		}
	}
	if n := k.asked.Load(); n != 1 {
		t.Errorf("asked %d times", n)
	}
	if allowed(t, authz.Anew(t.Context()), a, tenant, object); k.asked.Load() != 2 {
		t.Error("what must be asked anew was not")
	}
	if allowed(t, t.Context(), a, uuid.New(), object); k.asked.Load() != 3 {
		t.Error("one tenant's answer was given to another")
	}
}

func TestRefusalsAreNotKept(t *testing.T) {
	d, tenant := open(t)
	object := uuid.Must(uuid.NewV7())
	var k keeper
	a := authz.New(relations{k.check}, d)
	if allowed(t, t.Context(), a, tenant, object) {
		t.Fatal("granted")
	}
	k.says.Store(true)
	if !allowed(t, t.Context(), a, tenant, object) {
		t.Error("a refusal was kept")
	}
}

// A removed permission is known immediately to the process whose job updates the permission server, and within
// ten seconds to every other.
func TestEndedPermissionsAreForgottenEverywhere(t *testing.T) {
	d, tenant := open(t)
	object := uuid.Must(uuid.NewV7())
	var k keeper
	k.says.Store(true)
	here, there := authz.New(relations{k.check}, d), authz.New(relations{k.check}, d)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	go there.Follow(ctx)
	if !allowed(t, t.Context(), here, tenant, object) || !allowed(t, t.Context(), there, tenant, object) {
		t.Fatal("refused")
	}
	revoke(t, d, &k, tenant, object, here)
	if allowed(t, t.Context(), here, tenant, object) {
		t.Error("here: still allowed")
	}
	for deadline := time.Now().Add(10 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		asked := time.Now()
		if !allowed(t, t.Context(), there, tenant, object) {
			break
		}
		if asked.After(deadline) {
			t.Fatal("there, after ten seconds: still allowed")
		}
	}
}

// An answer obtained before a change that arrives after it is not cached.
func TestAnAnswerOlderThanAChangeIsNotKept(t *testing.T) {
	d, tenant := open(t)
	object := uuid.Must(uuid.NewV7())
	k := keeper{pause: make(chan struct{})}
	k.says.Store(true)
	a := authz.New(relations{k.check}, d)
	answered := make(chan error, 1)
	go func() {
		yes, err := a.Allowed(t.Context(), principal.Principal{TenantID: tenant, MemberID: uuid.Max}, "Trip", object, "view")
		if err == nil && !yes {
			err = errors.New("refused")
		}
		answered <- err
	}()
	for k.asked.Load() == 0 {
		time.Sleep(time.Millisecond)
	}
	revoke(t, d, &k, tenant, object, a)
	close(k.pause)
	if err := <-answered; err != nil {
		t.Fatal(err)
	}
	if allowed(t, t.Context(), a, tenant, object) {
		t.Error("the older answer was kept")
	}
}
