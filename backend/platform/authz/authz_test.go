package authz_test

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/testkit"
)

// relations answers from a function, so that a test can run the outbox job between two steps of a check.
type relations struct {
	check func() (bool, error)
}

func (r relations) Check(context.Context, authz.Tuple) (bool, error)          { return r.check() }
func (r relations) Write(context.Context, []authz.Tuple, []authz.Tuple) error { return nil }

func open(t *testing.T) (*db.DB, uuid.UUID) {
	t.Helper()
	database := testkit.DB(t)
	d, err := db.Open(t.Context(), database.AppURL, 4)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	tenant := uuid.Must(uuid.NewV7())
	_, err = database.Owner(t).Exec(t.Context(),
		`INSERT INTO tenant (id, slug, brand, currency, locale, theme, support_email, sender_email, created_at)
		VALUES ($1, 'authz', 'Authz', 'USD', 'en-US', '{}', 'a@authz.example', 'b@authz.example', now())`, tenant)
	if err != nil {
		t.Fatal(err)
	}
	return d, tenant
}

func pend(t *testing.T, d *db.DB, tenant, object uuid.UUID) {
	t.Helper()
	pendFor(t, d, tenant, object, "Host:1")
}

func pendFor(t *testing.T, d *db.DB, tenant, object uuid.UUID, subject string) {
	t.Helper()
	err := d.InTenantTx(t.Context(), tenant, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`INSERT INTO relation_outbox (tenant_id, id, adds, namespace, object_id, relation, subject, created_at)
			VALUES ($1, $2, true, 'Trip', $3, 'hosts', $4, now())`, tenant, uuid.Must(uuid.NewV7()), object.String(), subject)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func drain(t *testing.T, d *db.DB, tenant uuid.UUID) {
	t.Helper()
	err := d.InTenantTx(context.WithoutCancel(t.Context()), tenant, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "DELETE FROM relation_outbox WHERE tenant_id = $1", tenant)
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

func TestACreatorSeesAtOnceWhatHeMade(t *testing.T) {
	d, tenant := open(t)
	object := uuid.Must(uuid.NewV7())
	p := principal.Principal{TenantID: tenant, MemberID: uuid.Must(uuid.NewV7())}

	t.Run("the job finishes right after the first answer", func(t *testing.T) {
		pend(t, d, tenant, object)
		var asked atomic.Int64
		a := authz.New(relations{func() (bool, error) {
			if asked.Add(1) == 1 {
				drain(t, d, tenant) // the relation reaches the server between its answer and the read of the outbox
				return false, nil
			}
			return true, nil
		}}, d)
		if allowed, err := a.Allowed(t.Context(), p, "Trip", object, "view"); err != nil || !allowed {
			t.Fatalf("%v %v", allowed, err)
		}
	})
	t.Run("the job takes a while", func(t *testing.T) {
		pend(t, d, tenant, object)
		var asked atomic.Int64
		a := authz.New(relations{func() (bool, error) { return asked.Add(1) > 4, nil }}, d)
		if allowed, err := a.Allowed(t.Context(), p, "Trip", object, "view"); err != nil || !allowed {
			t.Fatalf("%v %v", allowed, err)
		}
		drain(t, d, tenant)
	})
	t.Run("what identifies the caller is still being written", func(t *testing.T) {
		pendFor(t, d, tenant, uuid.Must(uuid.NewV7()), p.Subject())
		var asked atomic.Int64
		a := authz.New(relations{func() (bool, error) { return asked.Add(1) > 3, nil }}, d)
		if allowed, err := a.Allowed(t.Context(), p, "Trip", object, "view"); err != nil || !allowed {
			t.Fatalf("%v %v", allowed, err)
		}
		drain(t, d, tenant)
	})
	t.Run("nothing is on its way", func(t *testing.T) {
		var asked atomic.Int64
		a := authz.New(relations{func() (bool, error) { asked.Add(1); return false, nil }}, d)
		if allowed, err := a.Allowed(t.Context(), p, "Trip", object, "view"); err != nil || allowed || asked.Load() > 2 {
			t.Fatalf("%v %v after %d questions", allowed, err, asked.Load())
		}
	})
}

func TestWithoutThePermissionServerNothingIsGranted(t *testing.T) {
	d, tenant := open(t)
	a := authz.New(relations{func() (bool, error) { return true, errors.New("connection refused") }}, d)
	allowed, err := a.Allowed(t.Context(), principal.Principal{TenantID: tenant}, "Trip", uuid.New(), "view")
	if allowed || apierr.From(err).Code != apierr.CodeUnavailable {
		t.Fatalf("%v %v", allowed, err)
	}
}
