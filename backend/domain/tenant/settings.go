package tenant

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/mail"
	"reflect"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"golang.org/x/text/language"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/tenant/tenantdb"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service implements the operations of admins and of the deployment's operators.
type Service struct {
	Deps

	// Opening announces the first admin of a marketplace that is being opened, in its own context.
	Opening announce.Topic[FirstAdmin]
	// CategoryUse asks what uses each category; CategoryMerged announces that records move from one to another.
	CategoryUse    announce.Topic[*CategoryUse]
	CategoryMerged announce.Topic[CategoryMerge]
	// CompanyUse asks what each company has in force.
	CompanyUse announce.Topic[*CompanyUse]
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Clock    Clock
	Store    *Store
	Sealer   *seal.Sealer
	Switches *Switches
	Proof    Proof
	// MailFrom is the deployment's own address.
	MailFrom string
	// Development serves names below localhost without verification.
	Development bool
	// Origin returns the product's origin for a marketplace.
	Origin       func(Tenant) string
	Environment  string
	SignupURL    string // with {slug} for the tenant; empty for the product's own form
	MailInboxURL string // where the local mail sink runs, shown in demo tenants
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("tenant", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// FirstAdmin is the first admin of a new marketplace.
type FirstAdmin struct{ Email, FirstName, LastName string }

// Theme is the brand's look in the contract's terms; the pages compute an accessible palette from it.
type Theme struct {
	Accent      string `json:"accent"`
	Ink         string `json:"ink,omitempty"`   // of text, #rrggbb
	Paper       string `json:"paper,omitempty"` // the background, #rrggbb
	DisplayFont string `json:"displayFont,omitempty"`
	TextFont    string `json:"textFont,omitempty"`
	Radius      string `json:"radius,omitempty"`
	Density     string `json:"density,omitempty"`
	LogoURL     string `json:"logoUrl,omitempty"`
}

// SettingsChange holds what to change; nil fields are unchanged.
type SettingsChange struct {
	Version                                           int64
	Brand, Tagline, Locale, SupportEmail, SenderEmail *string
	Accent, Ink, Paper, DisplayFont, TextFont         *string
	Radius, Density                                   *string
	Features                                          Features
}

func (c SettingsChange) check() error {
	fields := map[string]string{}
	if c.Brand != nil && strings.TrimSpace(*c.Brand) == "" {
		fields["brand"] = "Brand is required"
	}
	if c.Locale != nil {
		if _, err := language.Parse(*c.Locale); err != nil {
			fields["locale"] = "Enter a valid locale, like en-US"
		}
	}
	for name, address := range map[string]*string{"supportEmail": c.SupportEmail, "senderEmail": c.SenderEmail} {
		if address != nil && !validEmail(*address) {
			fields[name] = "Enter a valid email address"
		}
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return nil
}

func validEmail(text string) bool {
	a, err := mail.ParseAddress(strings.TrimSpace(text))
	return err == nil && a.Name == "" && strings.Contains(a.Address, "@")
}

// UpdateSettings changes the marketplace.
func (s *Service) UpdateSettings(ctx context.Context, c SettingsChange) error {
	if err := c.check(); err != nil {
		return err
	}
	return s.changeTx(ctx, c.Version, "tenant.update",
		func(tx pgx.Tx, row *tenantdb.TenantSettingsRow) (before, after any, err error) {
			if c.SenderEmail != nil && !strings.EqualFold(strings.TrimSpace(*c.SenderEmail), row.SenderEmail) {
				if err := s.checkSender(ctx, tx, strings.TrimSpace(*c.SenderEmail)); err != nil {
					return nil, nil, err
				}
			}
			was, err := settingsWords(*row)
			if err != nil {
				return nil, nil, err
			}
			var theme Theme
			if err := json.Unmarshal(row.Theme, &theme); err != nil {
				return nil, nil, err
			}
			for to, from := range map[*string]*string{
				&row.Brand: c.Brand, &row.Tagline: c.Tagline, &row.Locale: c.Locale, &row.SupportEmail: c.SupportEmail,
				&row.SenderEmail: c.SenderEmail,
				&theme.Accent:    c.Accent, &theme.Ink: c.Ink, &theme.Paper: c.Paper, &theme.DisplayFont: c.DisplayFont,
				&theme.TextFont: c.TextFont, &theme.Radius: c.Radius, &theme.Density: c.Density,
			} {
				if from != nil {
					*to = strings.TrimSpace(*from)
				}
			}
			features, err := readFeatures(row.Features)
			if err != nil {
				return nil, nil, err
			}
			if row.Features, err = json.Marshal(features.with(c.Features)); err != nil {
				return nil, nil, err
			}
			if row.Theme, err = json.Marshal(theme); err != nil {
				return nil, nil, err
			}
			is, err := settingsWords(*row)
			was, is = onlyDifferent(was, is)
			return was, is, err
		})
}

// checkSender rejects an address that is another marketplace's or the deployment's.
func (s *Service) checkSender(ctx context.Context, tx pgx.Tx, email string) error {
	domain := func(address string) string { return strings.ToLower(address[strings.LastIndexByte(address, '@')+1:]) }
	taken, err := tenantdb.New(tx).SenderTaken(ctx, tenantdb.SenderTakenParams{TenantID: From(ctx).ID, Email: email,
		Domain: domain(email)})
	if err != nil {
		return fmt.Errorf("sender: %w", err)
	}
	if taken || domain(email) == domain(s.MailFrom) {
		return apierr.InvalidField("senderEmail", "This address belongs to another marketplace or to the platform")
	}
	return nil
}

// settingsWords are the settings as the audit log stores them.
func settingsWords(row tenantdb.TenantSettingsRow) (map[string]any, error) {
	words := map[string]any{"brand": row.Brand, "tagline": row.Tagline, "locale": row.Locale,
		"supportEmail": row.SupportEmail, "senderEmail": row.SenderEmail}
	var theme map[string]any
	if err := json.Unmarshal(row.Theme, &theme); err != nil {
		return nil, err
	}
	for name, value := range theme {
		words["theme."+name] = value
	}
	features, err := readFeatures(row.Features)
	for _, f := range AllFeatures {
		on, chosen := features[f]
		words["feature."+string(f)] = on || !chosen
	}
	return words, err
}

func onlyDifferent(was, is map[string]any) (map[string]any, map[string]any) {
	same := func(name string) bool { return reflect.DeepEqual(was[name], is[name]) }
	before, after := maps.Clone(was), maps.Clone(is)
	maps.DeleteFunc(before, func(name string, _ any) bool { return same(name) })
	maps.DeleteFunc(after, func(name string, _ any) bool { return same(name) })
	return before, after
}

// UpdatePolicies changes policies by path; nil restores the default.
func (s *Service) UpdatePolicies(ctx context.Context, version int64, changes map[string]any) error {
	return s.change(ctx, version, "tenant.policies", func(row *tenantdb.TenantSettingsRow) (before, after any, err error) {
		was, err := policy.Default().Merge(policy.Overrides(row.Policy))
		if err != nil {
			return nil, nil, err
		}
		is, err := Proposed(was, changes, From(ctx).Currency)
		if err != nil {
			return nil, nil, err
		}
		overrides, err := is.OverridesFrom(policy.Default())
		if err != nil {
			return nil, nil, err
		}
		row.Policy = json.RawMessage(overrides)
		b, a := policy.Changes(was, is)
		return b, a, nil
	})
}

// Proposed returns the policy with changes by path, as UpdatePolicies would store it.
func Proposed(was policy.Policy, changes map[string]any, currency string) (policy.Policy, error) {
	is, err := was.Changed(changes)
	if err != nil {
		return is, err
	}
	return is, inSteps(is, changes, currency)
}

// inSteps rejects changed amounts that cannot be charged.
func inSteps(p policy.Policy, changes map[string]any, currency string) error {
	fields := map[string]string{}
	for _, v := range p.Values() {
		minor, isAmount := v.Value.(int64)
		if _, changed := changes[v.Path]; changed && isAmount && v.Kind == policy.Amount {
			apierr.BetweenSteps(fields, v.Path, minor, currency)
		}
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return nil
}

// ChooseProvider sets the provider of an outside service. Secrets are sealed; the audit log has only their names.
func (s *Service) ChooseProvider(ctx context.Context, c ProviderChange) error {
	t := From(ctx)
	return s.changeTx(ctx, c.Version, "tenant.provider",
		func(tx pgx.Tx, row *tenantdb.TenantSettingsRow) (before, after any, err error) {
			q := tenantdb.New(tx)
			kept, err := q.SecretNames(ctx, t.ID)
			if err != nil {
				return nil, nil, err
			}
			if err := c.check(t, kept); err != nil {
				return nil, nil, err
			}
			providers := map[string]ProviderConfig{}
			if err := json.Unmarshal(row.Providers, &providers); err != nil {
				return nil, nil, err
			}
			was := Tenant{Providers: providers, Demo: t.Demo, Sandbox: t.Sandbox}.Provider(c.Service)
			is := ProviderConfig{Choice: c.Choice, Settings: c.Settings}
			providers[c.Service] = is
			if row.Providers, err = json.Marshal(providers); err != nil {
				return nil, nil, err
			}
			for name, secret := range c.Secrets {
				if err := s.keepTx(ctx, tx, secretName(c.Service, c.Choice, name), secret); err != nil {
					return nil, nil, err
				}
			}
			words := func(p ProviderConfig) map[string]any {
				return map[string]any{"service": c.Service, "choice": p.Choice, "settings": p.Settings}
			}
			new := words(is)
			if len(c.Secrets) > 0 {
				new["secretsSet"] = slices.Sorted(maps.Keys(c.Secrets))
			}
			return words(was), new, nil
		})
}

// keepTx seals and stores a secret.
func (s *Service) keepTx(ctx context.Context, tx pgx.Tx, name, secret string) error {
	t, id := From(ctx), uuid.Must(uuid.NewV7())
	sealed, err := s.Sealer.Seal([]byte(secret), secretPlace(t.ID, id))
	if err != nil {
		return err
	}
	err = tenantdb.New(tx).PutSecret(ctx, tenantdb.PutSecretParams{TenantID: t.ID, ID: id, Name: name, Sealed: sealed,
		Now: s.Clock.Now(ctx)})
	if err != nil {
		return fmt.Errorf("keep secret: %w", err)
	}
	return nil
}

type changing func(row *tenantdb.TenantSettingsRow) (before, after any, err error)

func (s *Service) change(ctx context.Context, version int64, action string, fn changing) error {
	return s.changeTx(ctx, version, action, func(_ pgx.Tx, row *tenantdb.TenantSettingsRow) (any, any, error) {
		return fn(row)
	})
}

// changeTx reads the tenant's row, lets fn change it, and writes it with its audit entry, with optimistic
// locking.
func (s *Service) changeTx(ctx context.Context, version int64, action string,
	fn func(tx pgx.Tx, row *tenantdb.TenantSettingsRow) (before, after any, err error)) error {
	t := From(ctx)
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := tenantdb.New(tx)
		row, err := q.TenantSettings(ctx, t.ID)
		if err != nil {
			return err
		}
		if row.Version != version {
			return apierr.Conflict()
		}
		before, after, err := fn(tx, &row)
		if err != nil {
			return err
		}
		changed, err := q.UpdateTenant(ctx, tenantdb.UpdateTenantParams{
			TenantID: t.ID, Version: version, Brand: row.Brand, Tagline: row.Tagline, Locale: row.Locale, Theme: row.Theme,
			SupportEmail: row.SupportEmail, SenderEmail: row.SenderEmail, Policy: row.Policy, Features: row.Features,
			Providers: row.Providers,
		})
		if err != nil {
			return err
		}
		if changed == 0 {
			return apierr.Conflict()
		}
		return s.record(ctx, tx, action, before, after)
	})
	s.Store.Forget()
	return err
}

func (s *Service) record(ctx context.Context, tx pgx.Tx, action string, before, after any) error {
	t := From(ctx)
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: s.Clock.Now(ctx), Action: action, ObjectType: "Tenant", ObjectID: t.ID, Before: before,
		After: after,
	})
}

// Settings is an admin's view of the marketplace.
type Settings struct {
	Tenant  Tenant
	Version int64
	Hosts   []string
	Claims  []tenantdb.TenantHostClaim
	Secrets []string
	InForce map[uuid.UUID]int // by company
}

// Settings reads the marketplace, bypassing the cache.
func (s *Service) Settings(ctx context.Context) (Settings, error) {
	t := From(ctx)
	s.Store.Forget()
	fresh, err := s.Store.ByID(ctx, t.ID)
	if err != nil {
		return Settings{}, err
	}
	out := Settings{Tenant: fresh}
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		q := tenantdb.New(tx)
		row, err := q.TenantSettings(ctx, t.ID)
		if err != nil {
			return err
		}
		out.Version = row.Version
		if out.Hosts, err = q.TenantHosts(ctx, t.ID); err != nil {
			return err
		}
		if out.Claims, err = q.HostClaims(ctx, t.ID); err != nil {
			return err
		}
		if out.Secrets, err = q.SecretNames(ctx, t.ID); err != nil {
			return err
		}
		out.InForce, err = s.companyUseTx(ctx, tx)
		return err
	})
	return out, err
}
