package tenant

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant/tenantdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/seal"
)

// ProviderConfig is a tenant's choice for an outside service.
type ProviderConfig struct {
	Choice   string            `json:"choice"`
	Settings map[string]string `json:"settings,omitempty"`
}

// ProviderOption is a provider of a service.
type ProviderOption struct {
	Name     string
	Embedded bool     // works offline without settings
	Settings []string // all required
	Secrets  []string // all required, sealed
	Trial    bool     // moves no money: only for demo or sandbox marketplaces (DECISIONS §8)
	Note     string   // what an admin who chooses it has to know
}

// ProviderService is an outside service with its providers; the first option available to a tenant is its default
// (DECISIONS §6).
type ProviderService struct {
	Name    string
	Options []ProviderOption
}

// ProviderServices lists what a tenant may choose. A new adapter is a row here and its code in the domain that
// uses the service. Insurance and transfer companies are lists of their own (package company).
var ProviderServices = []ProviderService{
	{"payments", []ProviderOption{
		{Name: "sandbox", Embedded: true, Trial: true, Note: "Test cards only. No money moves."},
		{Name: NoProvider, Embedded: true, Note: noCardsNote},
		{Name: "stripe", Settings: []string{"publishableKey"}, Secrets: []string{"secretKey", "webhookSecret"},
			Note: stripeNote},
	}},
	{"places", []ProviderOption{{Name: "gazetteer", Embedded: true}, {Name: "google", Secrets: []string{"apiKey"}}}},
	{"social", []ProviderOption{{Name: "simulated", Embedded: true}, {Name: "http", Settings: []string{"url"},
		Secrets: []string{"apiKey"}}}},
	{"email", []ProviderOption{{Name: "deployment", Embedded: true},
		{Name: "smtp", Settings: []string{"host", "port", "username", "tls"}, Secrets: []string{"password"}}}},
}

// NoProvider is the choice to do without a service.
const NoProvider = "none"

const (
	noCardsNote = "Card payments aren’t set up yet. Travelers cannot pay by card until you connect a provider."
	stripeNote  = "Travelers enter cards in Stripe’s own fields. Card numbers never reach our servers."
)

func serviceOf(name string) (ProviderService, bool) {
	i := slices.IndexFunc(ProviderServices, func(s ProviderService) bool { return s.Name == name })
	if i < 0 {
		return ProviderService{}, false
	}
	return ProviderServices[i], true
}

func (s ProviderService) option(name string) (ProviderOption, bool) {
	i := slices.IndexFunc(s.Options, func(o ProviderOption) bool { return o.Name == name })
	if i < 0 {
		return ProviderOption{}, false
	}
	return s.Options[i], true
}

// Trial reports whether nothing in the marketplace is real: a demo, or a sandbox with a clock of its own.
func (t Tenant) Trial() bool { return t.Demo || t.Sandbox }

// Has reports whether the tenant may choose an option of a service.
func (t Tenant) Has(service, option string) bool {
	s, _ := serviceOf(service)
	o, ok := s.option(option)
	return ok && (t.Trial() || !o.Trial)
}

// optionsFor returns the options of a service that the tenant may choose.
func (s ProviderService) optionsFor(t Tenant) []ProviderOption {
	return slices.DeleteFunc(slices.Clone(s.Options), func(o ProviderOption) bool { return !t.Has(s.Name, o.Name) })
}

// Provider returns the tenant's provider of a service: the choice, else the first that needs none.
func (t Tenant) Provider(service string) ProviderConfig {
	if c, ok := t.Providers[service]; ok && t.Has(service, c.Choice) {
		return c
	}
	if s, ok := serviceOf(service); ok {
		return ProviderConfig{Choice: s.optionsFor(t)[0].Name}
	}
	return ProviderConfig{}
}

// Secrets decrypts the credentials of tenants' outside services.
type Secrets struct {
	DB     *db.DB
	Sealer *seal.Sealer
}

func secretName(service, choice, secret string) string { return service + "/" + choice + "/" + secret }

func secretPlace(tenantID, id uuid.UUID) seal.Place {
	return seal.Place{TenantID: tenantID, Table: "tenant_secret", Column: "sealed", Row: id}
}

// Sealed lists the columns with sealed values.
func Sealed() []seal.Column { return []seal.Column{seal.Single("tenant_secret", "sealed", "id")} }

// Open returns a secret of the choice; "" if none is stored. It must not be logged.
func (s Secrets) Open(ctx context.Context, tenantID uuid.UUID, service, choice, secret string) (string, error) {
	var plain []byte
	err := s.DB.ReadTenant(ctx, tenantID, func(tx pgx.Tx) error {
		row, err := tenantdb.New(tx).Secret(ctx, tenantdb.SecretParams{TenantID: tenantID,
			Name: secretName(service, choice, secret)})
		if db.NoRows(err) {
			return nil
		}
		if err != nil {
			return err
		}
		plain, err = s.Sealer.Open(row.Sealed, secretPlace(tenantID, row.ID))
		return err
	})
	if err != nil {
		return "", fmt.Errorf("secret %s of %s: %w", secret, service, err)
	}
	return string(plain), nil
}

// ProviderChange chooses the provider of a service.
type ProviderChange struct {
	Version           int64
	Service, Choice   string
	Settings, Secrets map[string]string
}

// check returns every field that is missing or unknown. kept are the names of secrets that are already stored.
func (c ProviderChange) check(t Tenant, kept []string) error {
	service, ok := serviceOf(c.Service)
	if !ok {
		return apierr.InvalidField("service", "We couldn’t find this service")
	}
	option, ok := service.option(c.Choice)
	if !ok || !t.Has(c.Service, c.Choice) {
		return apierr.InvalidField("choice", "Choose one of the providers for this service")
	}
	fields := map[string]string{}
	for name, value := range c.Settings {
		if !slices.Contains(option.Settings, name) {
			fields["settings."+name] = "Unknown field here"
		} else if name == "url" && !strings.HasPrefix(value, "https://") {
			fields["settings."+name] = "The URL must start with https://"
		} else if why := faultyMail(c.Settings, name); c.Service == "email" && why != "" {
			fields["settings."+name] = why
		}
	}
	for name := range c.Secrets {
		if !slices.Contains(option.Secrets, name) {
			fields["secrets."+name] = "Unknown field here"
		}
	}
	if c.Choice == "stripe" {
		faultyKeys(c, fields)
	}
	for _, name := range option.Settings {
		if strings.TrimSpace(c.Settings[name]) == "" {
			fields["settings."+name] = "This field is required"
		}
	}
	for _, name := range option.Secrets {
		if c.Secrets[name] == "" && !slices.Contains(kept, secretName(c.Service, c.Choice, name)) {
			fields["secrets."+name] = "This field is required"
		}
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return nil
}

// keyStarts are the prefixes of Stripe's keys, by our names for them. One in another's field would otherwise be
// discovered by the first traveler who pays; a secret key in the public one's field would be published.
var keyStarts = map[string][]string{
	"settings.publishableKey": {"pk_"}, "secrets.secretKey": {"sk_", "rk_"}, "secrets.webhookSecret": {"whsec_"},
}

// faultyKeys reports which of Stripe's keys are in the wrong field, or mix test and live mode.
func faultyKeys(c ProviderChange, fields map[string]string) {
	given := map[string]string{
		"settings.publishableKey": c.Settings["publishableKey"], "secrets.secretKey": c.Secrets["secretKey"],
		"secrets.webhookSecret": c.Secrets["webhookSecret"],
	}
	for field, key := range given {
		if key != "" && !slices.ContainsFunc(keyStarts[field], func(start string) bool {
			return strings.HasPrefix(key, start)
		}) {
			fields[field] = "This key starts with " + strings.Join(keyStarts[field], " or ")
		}
	}
	public, secret := given["settings.publishableKey"], given["secrets.secretKey"]
	if fields["secrets.secretKey"] == "" && secret != "" && testMode(public) != testMode(secret) {
		fields["secrets.secretKey"] = "Use two test keys or two live keys"
	}
}

func testMode(key string) bool { return strings.Contains(key, "_test_") }

// mailTLS are the TLS modes of a mail server: STARTTLS, or TLS from the start of the connection. Except on this
// machine encryption is mandatory, because the password could be intercepted.
var mailTLS = []string{"required", "implicit"}

// faultyMail returns what is wrong with a setting of a mail server, "" if nothing is.
func faultyMail(settings map[string]string, name string) string {
	value := settings[name]
	switch name {
	case "port":
		if n, err := strconv.Atoi(value); err != nil || n < 1 || n > 65535 {
			return "Enter a port, like 587"
		}
	case "tls":
		here := settings["host"] == "localhost" || settings["host"] == "127.0.0.1"
		if !slices.Contains(mailTLS, value) && !(here && value == "none") {
			return "Enter required (STARTTLS) or implicit (TLS from the start)"
		}
	case "host":
		if strings.ContainsAny(value, "/:@ ") {
			return "Enter only the server’s name"
		}
	}
	return ""
}
