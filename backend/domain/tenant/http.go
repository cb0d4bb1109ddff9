package tenant

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant/tenantdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tenantapi"
	"caravan/backend/platform/rest"
)

// HTTP serves the REST operations of this domain.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return tenantapi.Mount(h, c) }

// GetTenant implements getTenant.
func (h HTTP) GetTenant(ctx context.Context) (*tenantapi.TenantAnswer, error) {
	t := From(ctx)
	out := tenantapi.Tenant{
		ID: t.ID, Slug: t.Slug, Brand: t.Brand, Currency: t.Currency, Locale: t.Locale, Demo: t.Demo,
		Features:    features(h.Service.Switches.All(ctx)),
		Environment: h.Service.Environment, Tagline: api.NewOptString(t.Tagline),
		SupportEmail: api.NewOptString(t.SupportEmail),
	}
	if err := out.Theme.UnmarshalJSON(t.Theme); err != nil {
		return nil, fmt.Errorf("theme of %s: %w", t.Slug, err)
	}
	if h.Service.SignupURL != "" {
		out.SignupUrl = api.NewOptString(strings.ReplaceAll(h.Service.SignupURL, "{slug}", t.Slug))
	}
	for _, page := range t.Pages {
		if of := tenantapi.TenantPagesItem(page); of.Validate() == nil { // one with an address
			out.Pages = append(out.Pages, of)
		}
	}
	if slices.Contains(t.Pages, "preparation") {
		out.Preparation = api.NewOptBool(true)
	}
	if t.Platform {
		out.Platform = api.NewOptBool(true)
	}
	if t.Sandbox {
		out.Sandbox = api.NewOptBool(true)
	}
	if t.Demo {
		var err error
		if out.DemoSignIns, err = h.demoSignIns(ctx, t); err != nil {
			return nil, err
		}
		if h.Service.MailInboxURL != "" {
			out.MailInboxUrl = api.NewOptString(h.Service.MailInboxURL)
		}
	}
	return &tenantapi.TenantAnswer{Success: true, Data: out}, nil
}

func (h HTTP) demoSignIns(ctx context.Context, t Tenant) ([]tenantapi.DemoSignIn, error) {
	var raw []byte
	err := h.Service.DB.InReferenceTx(ctx, func(tx pgx.Tx) error {
		var err error
		raw, err = tenantdb.New(tx).DemoSignIns(ctx, t.ID)
		return err
	})
	if err != nil {
		return nil, err
	}
	var stored []DemoSignIn
	if err := json.Unmarshal(raw, &stored); err != nil {
		return nil, fmt.Errorf("demo sign-ins of tenant %s: %w", t.ID, err)
	}
	var out []tenantapi.DemoSignIn
	for _, s := range stored {
		out = append(out, tenantapi.DemoSignIn{Group: api.Group(s.Group), Email: s.Email, Password: s.Password})
	}
	return out, nil
}
