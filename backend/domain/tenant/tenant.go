package tenant

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant/catalog"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/tenant/tenantdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/db"
)

// Tenant is one marketplace: its brand, its money, its rules and its clock.
type Tenant struct {
	ID           uuid.UUID
	Slug         string
	Brand        string
	Tagline      string
	Currency     string
	Locale       string
	Theme        json.RawMessage // the contract's Theme
	SupportEmail string
	SenderEmail  string
	SenderProven bool // SenderEmail is of a domain that the tenant has verified
	Policy       policy.Policy
	Categories   catalog.Categories
	Companies    company.List // insurance and transfer companies
	Demo         bool
	Sandbox      bool
	Platform     bool // its admins operate the deployment
	Features     Features
	Providers    map[string]ProviderConfig // by service; see Provider
	ClockOffset  time.Duration             // the test clock of a sandbox tenant, ahead of real time
	ClockFrozen  *time.Time                // where the test clock stands still; nil while it runs
	Host         string                    // the first host name, for links in emails
	Pages        []string                  // those of package article that are published in any language
	EmailWords   int64                     // counts the changes of its emails' words; 0 if it has none of its own
}

// MailsFrom returns the address that the tenant's emails are sent from. The deployment's mail server uses a
// tenant's own address only if its host name is verified; a tenant's own mail server is responsible for itself.
func (t Tenant) MailsFrom(deployment string) string {
	if t.SenderProven || t.Provider("email").Choice == "smtp" {
		return t.SenderEmail
	}
	return deployment
}

type tenantKey struct{}

// With puts the request's or job's tenant in the context.
func With(ctx context.Context, t Tenant) context.Context {
	return context.WithValue(ctx, tenantKey{}, t)
}

// From returns the context's tenant. Every request and every job has one.
func From(ctx context.Context) Tenant {
	t, ok := ctx.Value(tenantKey{}).(Tenant)
	if !ok {
		panic("no tenant in the context")
	}
	return t
}

// Clock returns the time as the context's tenant sees it: real time, or its test clock (DECISIONS §7).
type Clock struct{ Base clock.Clock }

// Now returns the tenant's current time, in UTC.
func (c Clock) Now(ctx context.Context) time.Time {
	t := From(ctx)
	if t.ClockFrozen != nil {
		return t.ClockFrozen.UTC()
	}
	return c.Base.Now().Add(t.ClockOffset).UTC()
}

// Store finds tenants. They change rarely and every request needs one, so they are cached briefly.
type Store struct {
	DB *db.DB

	mu     sync.Mutex
	cached map[string]cachedTenant
}

type cachedTenant struct {
	tenant Tenant
	until  time.Time
}

const (
	cacheFor   = 2 * time.Second
	staleAfter = 2 * time.Second // without a response
	staleFor   = 10 * time.Minute
)

// ByHost finds the tenant of a request's host name; an unknown one is CodeNotFound.
func (s *Store) ByHost(ctx context.Context, host string) (Tenant, error) {
	name := strings.ToLower(host)
	if h, _, err := net.SplitHostPort(name); err == nil {
		name = h
	}
	return s.find(ctx, "host:"+name, "JOIN tenant_host h ON h.tenant_id = t.id WHERE h.host = $1", name)
}

// ByID finds a tenant for a job.
func (s *Store) ByID(ctx context.Context, id uuid.UUID) (Tenant, error) {
	return s.find(ctx, "id:"+id.String(), "WHERE t.id = $1", id)
}

// BySlug finds a tenant by its short name.
func (s *Store) BySlug(ctx context.Context, slug string) (Tenant, error) {
	return s.find(ctx, "slug:"+slug, "WHERE t.slug = $1", slug)
}

// Forget clears the cache, after a tenant changed.
func (s *Store) Forget() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cached = nil
}

// RewordedTx counts a change of the words of the tenant's emails. Forget shows it once tx has committed.
func (*Store) RewordedTx(ctx context.Context, tx pgx.Tx) error {
	return tenantdb.New(tx).CountEmailWords(ctx, From(ctx).ID)
}

func (s *Store) find(ctx context.Context, key, where string, arg any) (Tenant, error) {
	s.mu.Lock()
	kept, known := s.cached[key]
	s.mu.Unlock()
	if known && clock.Tick().Before(kept.until) {
		return kept.tenant, nil
	}
	// While the database is down, stale data allows the pages to be served, which then report the outage.
	known = known && clock.Tick().Before(kept.until.Add(staleFor))
	if known {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, staleAfter)
		defer cancel()
	}
	var t Tenant
	err := s.DB.InReferenceTx(ctx, func(tx pgx.Tx) error {
		var err error
		t, err = scan(tx.QueryRow(ctx, selectTenant+where, arg))
		return err
	})
	if db.NoRows(err) {
		return Tenant{}, apierr.NotFound("marketplace")
	}
	if err != nil && known {
		return kept.tenant, nil
	}
	if err != nil {
		return Tenant{}, fmt.Errorf("find tenant: %w", err)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cached == nil {
		s.cached = map[string]cachedTenant{}
	}
	s.cached[key] = cachedTenant{t, clock.Tick().Add(cacheFor)}
	return t, nil
}

// SetPagesTx records which of the context's tenant's pages are published. Call Forget after tx commits.
func (*Store) SetPagesTx(ctx context.Context, tx pgx.Tx, pages []string) error {
	if pages == nil {
		pages = []string{}
	}
	return tenantdb.New(tx).SetPages(ctx, tenantdb.SetPagesParams{TenantID: From(ctx).ID, Pages: pages})
}

// All lists every reachable tenant, for jobs that run for each. One without a host name is still being loaded and
// is skipped.
func (s *Store) All(ctx context.Context) ([]Tenant, error) {
	var all []Tenant
	err := s.DB.InReferenceTx(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx,
			selectTenant+"WHERE EXISTS (SELECT 1 FROM tenant_host h WHERE h.tenant_id = t.id) ORDER BY t.slug")
		if err != nil {
			return err
		}
		all, err = pgx.CollectRows(rows, func(row pgx.CollectableRow) (Tenant, error) { return scan(row) })
		return err
	})
	return all, err
}

const selectTenant = `
	SELECT t.id, t.slug, t.brand, t.tagline, t.currency, t.locale, t.theme, t.support_email, t.sender_email, t.policy,
	       t.categories, t.is_demo, t.is_sandbox, t.is_platform, t.features, t.providers, t.companies, t.clock_offset_seconds, t.clock_frozen_at,
	       t.email_words,
	       coalesce((SELECT min(x.host) FROM tenant_host x WHERE x.tenant_id = t.id), 'localhost'),
	       EXISTS (SELECT 1 FROM tenant_host x WHERE x.tenant_id = t.id AND split_part(lower(t.sender_email), '@', 2) = x.host),
	       t.pages
	FROM tenant t `

func scan(row pgx.Row) (Tenant, error) {
	var t Tenant
	var overrides, categories, features, providers, companies []byte
	var offset int64
	err := row.Scan(&t.ID, &t.Slug, &t.Brand, &t.Tagline, &t.Currency, &t.Locale, &t.Theme, &t.SupportEmail,
		&t.SenderEmail,
		&overrides, &categories, &t.Demo, &t.Sandbox, &t.Platform, &features, &providers, &companies, &offset,
		&t.ClockFrozen, &t.EmailWords, &t.Host, &t.SenderProven, &t.Pages)
	if err != nil {
		return Tenant{}, err
	}
	if t.Features, err = readFeatures(features); err != nil {
		return Tenant{}, fmt.Errorf("features of %s: %w", t.Slug, err)
	}
	if err := json.Unmarshal(providers, &t.Providers); err != nil {
		return Tenant{}, fmt.Errorf("providers of %s: %w", t.Slug, err)
	}
	if t.Companies, err = company.Read(companies); err != nil {
		return Tenant{}, fmt.Errorf("companies of %s: %w", t.Slug, err)
	}
	if t.Categories, err = catalog.Read(categories); err != nil {
		return Tenant{}, fmt.Errorf("categories of %s: %w", t.Slug, err)
	}
	t.ClockOffset = time.Duration(offset) * time.Second
	t.Policy, err = policy.Default().Merge(policy.Overrides(overrides))
	if err != nil {
		return Tenant{}, fmt.Errorf("policies of %s: %w", t.Slug, err)
	}
	return t, nil
}
