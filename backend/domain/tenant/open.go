package tenant

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"golang.org/x/text/language"

	"caravan/backend/domain/tenant/tenantdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/money"
	"caravan/backend/platform/page"
	"caravan/backend/platform/principal"
)

// NewTenant is a marketplace to be opened.
type NewTenant struct {
	Slug, Brand, Tagline, Currency, Locale, Host, Accent string
	Sandbox                                              bool
	AdminEmail, AdminFirstName, AdminLastName            string
}

const defaultAccent = "#1f6f5c"

func (n *NewTenant) check(development bool) error {
	fields := map[string]string{}
	host, err := normalHost(n.Host)
	switch {
	case err != nil:
		fields["host"] = apierr.From(err).Fields["host"]
	case isLocal(host) && !development:
		fields["host"] = "You can use localhost names only in development"
	}
	n.Host = host
	if _, err := money.Digits(n.Currency); err != nil {
		fields["currency"] = "Enter a valid currency code"
	}
	if n.Locale == "" {
		n.Locale = "en-US"
	}
	if _, err := language.Parse(n.Locale); err != nil {
		fields["locale"] = "Enter a valid locale, like en-US"
	}
	if strings.TrimSpace(n.Brand) == "" {
		fields["brand"] = "Brand is required"
	}
	if !validEmail(n.AdminEmail) {
		fields["admin.email"] = "Enter a valid email address"
	}
	if n.Accent == "" {
		n.Accent = defaultAccent
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return nil
}

// Opened is a marketplace as the deployment's operators list it.
type Opened = tenantdb.ListTenantsRow

// Open creates a marketplace that works at its host name, and invites its first admin. The marketplace, its host
// name, the admin, the email and both audit entries (there and here) are written in one transaction.
func (s *Service) Open(ctx context.Context, key string, n NewTenant) (Opened, error) {
	if err := n.check(s.Development); err != nil {
		return Opened{}, err
	}
	home := From(ctx)
	p := principal.Must(ctx)
	call := idempotency.Call{TenantID: home.ID, Scope: "createTenant:" + p.MemberID.String(), Key: key, Body: n}
	opened, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (Opened, error) {
		opened, err := s.openTx(ctx, tx, n)
		if err != nil {
			return Opened{}, err
		}
		return opened, s.record(ctx, tx, "tenant.open", nil, map[string]any{"tenantId": opened.ID, "slug": n.Slug,
			"host": n.Host})
	})
	s.Store.Forget()
	switch db.Constraint(err) {
	case "tenant_slug_key":
		return Opened{}, apierr.InvalidField("slug", "This name is already taken")
	case "tenant_host_pkey":
		return Opened{}, errHostTaken
	}
	return opened, err
}

func (s *Service) openTx(ctx context.Context, tx pgx.Tx, n NewTenant) (Opened, error) {
	theme, err := json.Marshal(Theme{Accent: n.Accent})
	if err != nil {
		return Opened{}, err
	}
	opened := Opened{
		ID: uuid.Must(uuid.NewV7()), Slug: n.Slug, Brand: strings.TrimSpace(n.Brand), Currency: n.Currency, Host: n.Host,
		IsSandbox: n.Sandbox,
		CreatedAt: s.Clock.Base.Now().UTC(),
	}
	q := tenantdb.New(tx)
	err = q.CreateTenant(ctx, tenantdb.CreateTenantParams{
		ID: opened.ID, Slug: n.Slug, Brand: opened.Brand, Tagline: strings.TrimSpace(n.Tagline), Currency: n.Currency,
		Locale: n.Locale, Theme: theme, SupportEmail: n.AdminEmail, SenderEmail: n.AdminEmail, Policy: json.RawMessage("{}"),
		Categories: json.RawMessage("[]"),
		IsSandbox:  n.Sandbox, DemoSignIns: json.RawMessage("[]"), CreatedAt: opened.CreatedAt,
	})
	if err != nil {
		return Opened{}, fmt.Errorf("create tenant: %w", err)
	}
	err = q.CreateTenantHost(ctx, tenantdb.CreateTenantHostParams{Host: n.Host, TenantID: opened.ID})
	if err != nil {
		return Opened{}, err
	}
	return opened, s.inviteFirst(ctx, tx, opened, n)
}

// inviteFirst writes into the new marketplace and switches back: row-level security follows the current tenant.
// The caller has no role there, so the entries have no actor; the entry at home names them.
func (s *Service) inviteFirst(ctx context.Context, tx pgx.Tx, opened Opened, n NewTenant) error {
	home := From(ctx)
	there, err := scan(tx.QueryRow(ctx, selectTenant+"WHERE t.id = $1", opened.ID))
	if err != nil {
		return err
	}
	ctx = principal.Without(With(ctx, there))
	if err := db.SwitchTenant(ctx, tx, opened.ID); err != nil {
		return err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: opened.ID, At: s.Clock.Now(ctx), Action: "tenant.open", ObjectType: "Tenant", ObjectID: opened.ID,
		After: map[string]any{"slug": n.Slug, "host": n.Host, "openedFrom": home.Slug},
	})
	if err != nil {
		return err
	}
	if err := s.Opening.Announce(ctx, tx, FirstAdmin{n.AdminEmail, n.AdminFirstName, n.AdminLastName}); err != nil {
		return err
	}
	return db.SwitchTenant(ctx, tx, home.ID)
}

// List returns the deployment's marketplaces by slug.
func (s *Service) List(ctx context.Context, words, cursor string, limit int) ([]Opened, string, error) {
	var after string
	if err := page.Decode(cursor, &after); err != nil {
		return nil, "", err
	}
	var rows []Opened
	err := s.DB.InReferenceTx(ctx, func(tx pgx.Tx) error {
		var err error
		rows, err = tenantdb.New(tx).ListTenants(ctx, tenantdb.ListTenantsParams{Words: words, AfterSlug: after,
			RowLimit: int32(limit) + 1})
		return err
	})
	if err != nil {
		return nil, "", err
	}
	rows, next := page.Cut(rows, limit, func(o Opened) any { return o.Slug })
	return rows, next, nil
}
