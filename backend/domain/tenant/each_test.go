package tenant_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/triptest"
)

// What a job does for every tenant is done for all of them, even if one fails.
func TestEachTenantIsReachedEvenIfOneFails(t *testing.T) {
	m := triptest.Open(t)
	serve(t, m, m.Tenant, m.AddTenant("broken"), m.AddTenant("casa"))
	failure := errors.New("the insurer is down")
	var reached []string
	err := m.Tenants.Each(t.Context(), func(ctx context.Context) error {
		slug := tenant.From(ctx).Slug
		if reached = append(reached, slug); slug == "broken" {
			return failure
		}
		return nil
	})
	if want := []string{"acme", "broken", "casa"}; !slices.Equal(reached, want) {
		t.Errorf("reached %v, want %v", reached, want)
	}
	if !errors.Is(err, failure) || !strings.Contains(err.Error(), "broken: ") {
		t.Errorf("the error doesn’t say which tenant failed: %v", err)
	}

	ctx, stop := context.WithCancel(t.Context())
	reached = nil
	err = m.Tenants.Each(ctx, func(ctx context.Context) error {
		reached = append(reached, tenant.From(ctx).Slug)
		stop()
		return nil
	})
	if len(reached) != 1 || !errors.Is(err, context.Canceled) {
		t.Errorf("a stopped worker reached %v and answered %v", reached, err)
	}
}

// A job of a tenant that no longer exists fails; it does not run without one.
func TestEnterNeedsATenant(t *testing.T) {
	m := triptest.Open(t)
	ctx, err := m.Tenants.Enter(t.Context(), m.Tenant.ID)
	if err != nil || tenant.From(ctx).Slug != "acme" {
		t.Errorf("entered %q, %v", tenant.From(ctx).Slug, err)
	}
	if _, err := m.Tenants.Enter(t.Context(), uuid.New()); err == nil {
		t.Error("entered a tenant that doesn’t exist")
	}
}

// serve gives marketplaces their host names: one without is still being loaded, and jobs skip it.
func serve(t *testing.T, m *triptest.Market, all ...tenant.Tenant) {
	t.Helper()
	for _, one := range all {
		_, err := m.Owner.Exec(t.Context(), "INSERT INTO tenant_host (host, tenant_id) VALUES ($1, $2)",
			one.Slug+".example", one.ID)
		if err != nil {
			t.Fatal(err)
		}
	}
}
