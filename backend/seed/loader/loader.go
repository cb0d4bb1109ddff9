// Package loader brings a seed's marketplaces into a database through the services that a user calls.
package loader

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/tenantdb"
	"caravan/backend/gen/api"
	"caravan/backend/platform/db"
	"caravan/backend/platform/ory"
	"caravan/backend/seed"
)

// DemoPassword is what every demo person signs in with. Such people exist only in demo tenants.
const DemoPassword = "wander-far-together"

// Loader holds the services that it calls.
type Loader struct {
	DB       *db.DB
	Kratos   *ory.Kratos
	Tenants  *tenant.Store
	Identity *identity.Service
	Log      io.Writer
	Demo     bool // gives people the demo password and shows the sign-ins
}

// Load brings in every tenant of the seed.
func (l *Loader) Load(ctx context.Context, d seed.Demo) error {
	for _, t := range d.Tenants {
		start := time.Now()
		if err := l.tenant(ctx, t); err != nil {
			return fmt.Errorf("%s: %w", t.Settings.Slug, err)
		}
		fmt.Fprintf(l.Log, "• %s loaded (%.1f s)\n", t.Settings.Name, time.Since(start).Seconds())
	}
	return nil
}

func (l *Loader) tenant(ctx context.Context, s seed.Tenant) error {
	id, err := l.createTenant(ctx, s)
	if err != nil {
		return err
	}
	t, err := l.Tenants.ByID(ctx, id)
	if err != nil {
		return err
	}
	ctx = tenant.With(ctx, t)
	return l.staff(ctx, s)
}

func (l *Loader) createTenant(ctx context.Context, s seed.Tenant) (uuid.UUID, error) {
	theme, err := json.Marshal(map[string]any{"accent": s.Settings.Theme.Accent, "displayFont": s.Settings.Theme.Font, "radius": fmt.Sprint(s.Settings.Theme.Radius)})
	if err != nil {
		return uuid.Nil, err
	}
	policy, err := json.Marshal(s.Settings.Policies)
	if err != nil {
		return uuid.Nil, err
	}
	signIns := []byte("[]")
	if l.Demo {
		if signIns, err = json.Marshal(demoSignIns(s)); err != nil {
			return uuid.Nil, err
		}
	}
	id := uuid.Must(uuid.NewV7())
	err = l.DB.InReferenceTx(ctx, func(tx pgx.Tx) error {
		q := tenantdb.New(tx)
		err := q.CreateTenant(ctx, tenantdb.CreateTenantParams{
			ID: id, Slug: s.Settings.Slug, Brand: s.Settings.Name, Tagline: s.Settings.Tagline, Currency: s.Settings.Currency,
			Locale: s.Settings.Locale, Theme: theme, SupportEmail: s.Settings.Sender.ReplyTo, SenderEmail: s.Settings.Sender.Email,
			Policy: policy, IsDemo: l.Demo, IsSandbox: s.Settings.Sandbox, DemoSignIns: signIns, CreatedAt: time.Now(),
		})
		if err != nil {
			return err
		}
		for _, host := range s.Settings.Hosts {
			if err := q.CreateTenantHost(ctx, tenantdb.CreateTenantHostParams{Host: strings.ToLower(host), TenantID: id}); err != nil {
				return fmt.Errorf("host name %s: %w", host, err)
			}
		}
		return nil
	})
	return id, err
}

// demoSignIns picks one person of each group to show on the sign-in page.
func demoSignIns(s seed.Tenant) []api.DemoSignIn {
	var out []api.DemoSignIn
	add := func(group api.Group, email string) {
		out = append(out, api.DemoSignIn{Group: group, Email: email, Password: DemoPassword})
	}
	if len(s.Hosts) > 0 {
		add(api.GroupHost, s.Hosts[0].Email)
	}
	if len(s.Operators) > 0 && len(s.Operators[0].Members) > 0 {
		add(api.GroupOperator, s.Operators[0].Members[0].Email)
	}
	if len(s.Settings.Travel) > 0 {
		add(api.GroupTraveler, s.Settings.Travel[0].Email)
	}
	if len(s.Settings.Admins) > 0 {
		add(api.GroupAdmin, s.Settings.Admins[0].Email)
	}
	return out
}

// staff adds the tenant's admins.
func (l *Loader) staff(ctx context.Context, s seed.Tenant) error {
	people := make([]ory.Import, len(s.Settings.Admins))
	for i, p := range s.Settings.Admins {
		people[i] = ory.Import{Email: p.Email, Name: p.FirstName + " " + p.LastName, Password: DemoPassword}
	}
	ids, err := l.Kratos.ImportIdentities(ctx, people)
	if err != nil {
		return err
	}
	return l.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		for i, p := range s.Settings.Admins {
			identityID, err := uuid.Parse(ids[i])
			if err != nil {
				return err
			}
			group := p.Role
			if group == "" {
				group = "admin"
			}
			err = l.Identity.CreateMemberTx(ctx, tx, identity.NewMember{
				ID: uuid.Must(uuid.NewV7()), IdentityID: &identityID, Email: p.Email, FirstName: p.FirstName, LastName: p.LastName, Group: group,
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
}
