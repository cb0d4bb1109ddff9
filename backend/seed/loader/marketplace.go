package loader

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/catalog"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/tenant/tenantdb"
	"caravan/backend/gen/api"
	"caravan/backend/platform/db"
	"caravan/backend/seed"
)

type state int

const (
	absent state = iota
	unfinished
	loaded
)

// stateOf returns how far the load of a marketplace got.
func (l *Loader) stateOf(ctx context.Context, slug string) (state, error) {
	found := absent
	err := l.DB.InReferenceTx(ctx, func(tx pgx.Tx) error {
		open, err := tenantdb.New(tx).TenantIsOpen(ctx, slug)
		switch {
		case db.NoRows(err):
			return nil
		case err == nil && open:
			found = loaded
		case err == nil:
			found = unfinished
		}
		return err
	})
	return found, err
}

// Pending reports whether the seed has marketplaces whose load was interrupted.
func (l *Loader) Pending(ctx context.Context, d seed.Demo) (bool, error) {
	for _, s := range d.Tenants {
		if state, err := l.stateOf(ctx, s.Settings.Slug); err != nil || state == unfinished {
			return err == nil, err
		}
	}
	return false, nil
}

// lock keeps a second loader out until release.
func (l *Loader) lock(ctx context.Context) (release func(), err error) {
	conn, err := l.DB.Pool.Acquire(ctx)
	if err != nil {
		return nil, err
	}
	var got bool
	if err = conn.QueryRow(ctx, "SELECT pg_try_advisory_lock(hashtext('caravan seed'))").Scan(&got); err == nil && !got {
		err = ErrBusy
	}
	if err != nil {
		conn.Release()
		return nil, err
	}
	// PostgreSQL releases the lock of a closed connection only once it notices; the next loader must not wait for
	// that. Closing comes after, in case the unlock fails.
	return func() {
		ctx := context.WithoutCancel(ctx)
		_, _ = conn.Exec(ctx, "SELECT pg_advisory_unlock(hashtext('caravan seed'))")
		_ = conn.Hijack().Close(ctx)
	}, nil
}

// remove deletes an unfinished marketplace as the schema's owner.
func (l *Loader) remove(ctx context.Context, slug string) error {
	if l.OwnerURL == "" {
		return fmt.Errorf("%s was loaded only in part; set CARAVAN_OWNER_DATABASE_URL so that the rest can be removed", slug)
	}
	conn, err := pgx.Connect(ctx, l.OwnerURL)
	if err != nil {
		return fmt.Errorf("connect as the schema's owner: %w", err)
	}
	defer conn.Close(context.WithoutCancel(ctx))
	return pgx.BeginFunc(ctx, conn, func(tx pgx.Tx) error {
		var id uuid.UUID
		if err := tx.QueryRow(ctx, "SELECT id FROM tenant WHERE slug = $1", slug).Scan(&id); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, "SET LOCAL caravan.tenant_id = '"+id.String()+"'"); err != nil {
			return err
		}
		// Tables reference only older ones, so the newest can be emptied first.
		rows, err := tx.Query(ctx, `
			SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
			WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attname = 'tenant_id' AND NOT a.attisdropped
			ORDER BY c.oid DESC`)
		if err != nil {
			return err
		}
		tables, err := pgx.CollectRows(rows, pgx.RowTo[string])
		if err != nil {
			return err
		}
		for _, table := range tables {
			if _, err := tx.Exec(ctx, "DELETE FROM "+pgx.Identifier{table}.Sanitize()+" WHERE tenant_id = $1", id); err != nil {
				return fmt.Errorf("empty %s: %w", table, err)
			}
		}
		_, err = tx.Exec(ctx, "DELETE FROM tenant WHERE id = $1", id)
		return err
	})
}

// policiesOf returns the settings' policies with their time zone, which trips of countries with several zones
// use.
func policiesOf(s seed.Settings) map[string]any {
	policies := map[string]any{}
	for name, value := range s.Policies {
		policies[name] = value
	}
	ofTrips := map[string]any{}
	if given, ok := policies["trip"].(map[string]any); ok {
		for name, value := range given {
			ofTrips[name] = value
		}
	}
	if _, given := ofTrips["timeZone"]; !given && s.TimeZone != "" {
		ofTrips["timeZone"] = s.TimeZone
	}
	policies["trip"] = ofTrips
	return policies
}

// categoriesOf returns the marketplace's own categories as they are stored.
func categoriesOf(s seed.Settings) catalog.Categories {
	own := catalog.Categories{}
	for _, c := range s.Categories {
		own = append(own, catalog.Category{ID: c.ID, Name: c.Name, Names: c.Names, Icon: c.Icon, ColorScheme: c.Color})
	}
	return own
}

// companiesOf returns the marketplace's own companies as they are stored; nil for the built-in ones.
func companiesOf(s seed.Settings) (json.RawMessage, error) {
	if len(s.Companies) == 0 {
		return nil, nil
	}
	own := company.List{}
	for _, c := range s.Companies {
		own = append(own, company.Company{ID: uuid.Must(uuid.NewV7()), Kind: company.Kind(c.Kind), Name: c.Name,
			Adapter: company.Simulated, Countries: c.Countries})
	}
	return json.Marshal(own)
}

// createTenant creates a marketplace without a host name yet.
func (l *Loader) createTenant(ctx context.Context, s seed.Tenant, created time.Time) (tenant.Tenant, error) {
	look := s.Settings.Theme
	theme, err := json.Marshal(tenant.Theme{
		Accent: look.Accent, Ink: look.Ink, Paper: look.Paper, DisplayFont: look.Font, TextFont: look.Text,
		Radius: look.Radius, Density: look.Density,
	})
	if err != nil {
		return tenant.Tenant{}, err
	}
	policy, err := json.Marshal(policiesOf(s.Settings))
	if err != nil {
		return tenant.Tenant{}, err
	}
	categories, err := json.Marshal(categoriesOf(s.Settings))
	if err != nil {
		return tenant.Tenant{}, err
	}
	companies, err := companiesOf(s.Settings)
	if err != nil {
		return tenant.Tenant{}, err
	}
	signIns := []byte("[]")
	if l.Demo {
		if signIns, err = json.Marshal(demoSignIns(s)); err != nil {
			return tenant.Tenant{}, err
		}
	}
	id := uuid.Must(uuid.NewV7())
	err = l.DB.InReferenceTx(ctx, func(tx pgx.Tx) error {
		return tenantdb.New(tx).CreateTenant(ctx, tenantdb.CreateTenantParams{
			ID: id, Slug: s.Settings.Slug, Brand: s.Settings.Name, Tagline: s.Settings.Tagline, Currency: s.Settings.Currency,
			Locale: s.Settings.Locale, Theme: theme, SupportEmail: s.Settings.Sender.ReplyTo,
			SenderEmail: s.Settings.Sender.Email,
			Policy:      policy, Categories: categories, Companies: companies, IsDemo: l.Demo, IsSandbox: s.Settings.Sandbox,
			IsPlatform:  s.Settings.Platform,
			DemoSignIns: signIns,
			CreatedAt:   created,
		})
	})
	if err != nil {
		return tenant.Tenant{}, err
	}
	made, err := l.Tenants.ByID(ctx, id)
	made.Host = slices.Min(s.Settings.Hosts) // links of invitations lead to the future host name
	return made, err
}

// open gives the marketplace its host names: from here on it can be reached and its jobs run.
func (r *run) open(ctx context.Context) error {
	err := r.DB.InReferenceTx(ctx, func(tx pgx.Tx) error {
		for _, host := range r.seed.Settings.Hosts {
			err := tenantdb.New(tx).CreateTenantHost(ctx, tenantdb.CreateTenantHostParams{Host: strings.ToLower(host),
				TenantID: r.tenant.ID})
			if db.Constraint(err) == "tenant_host_pkey" {
				return fmt.Errorf("the host name %s belongs to another marketplace", host)
			}
			if err != nil {
				return fmt.Errorf("host name %s: %w", host, err)
			}
		}
		return nil
	})
	r.Tenants.Forget()
	return err
}

// demoSignIns picks one person of each group to show on the sign-in page.
func demoSignIns(s seed.Tenant) []tenant.DemoSignIn {
	var out []tenant.DemoSignIn
	add := func(group api.Group, email string) {
		out = append(out, tenant.DemoSignIn{Group: string(group), Email: email, Password: DemoPassword})
	}
	if len(s.Hosts) > 0 {
		add(api.GroupHost, s.Hosts[0].Email)
	}
	if len(s.Operators) > 0 && len(s.Operators[0].Members) > 0 {
		add(api.GroupOperator, s.Operators[0].Members[0].Email)
	}
	if people := travelersOf(s); len(people) > 0 {
		add(api.GroupTraveler, people[0].Email)
	}
	for _, group := range []api.Group{api.GroupAdmin, api.GroupSupport} {
		i := slices.IndexFunc(s.Settings.Admins, func(p seed.Person) bool { return groupOf(p) == string(group) })
		if i >= 0 {
			add(group, s.Settings.Admins[i].Email)
		}
	}
	return out
}
