package app

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"

	"caravan/backend/app/modules"
	"caravan/backend/domain/analytics"
	"caravan/backend/domain/host"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payment/stripe"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/transfer/companies"
	"caravan/backend/domain/webhook"
	"caravan/backend/platform/audit/chain"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/mail"
	"caravan/backend/platform/outbound"
	"caravan/backend/platform/places"
	"caravan/backend/platform/rates"
	"caravan/backend/platform/seal"
)

const (
	// insurerTimeout bounds an HTTP call to an insurer, driverTimeout one to a transfer company.
	insurerTimeout = 10 * time.Second
	driverTimeout  = 10 * time.Second
)

// keys are derived from the deployment's secrets.
type keys struct {
	sealer *seal.Sealer
	tokens seal.Tokens
	chain  chain.Chain
}

func (c Config) keys() (k keys, err error) {
	ring, err := c.keyring()
	if err != nil {
		return k, err
	}
	if k.sealer, err = ring.Sealer(); err != nil {
		return k, err
	}
	if k.tokens, err = ring.Tokens(); err != nil {
		return k, err
	}
	k.chain, err = chain.New(c.sealKeys()...)
	return k, err
}

// outsides returns the external dependencies of this deployment's modules.
func (s *Services) outsides(ctx context.Context) (modules.Outsides, error) {
	o := modules.Outsides{
		DB: s.DB, Jobs: s.Queue, Clock: s.Clock.Base, Tenants: s.Tenants, Kratos: s.Kratos, Authz: s.Authz,
		Tuples:  s.relation,
		Browser: chromium.New(s.Config.Chromium), Receiver: s.eventReceiver(), CardKey: secret(s.Config.PaymentSecret),
		Choose: modules.Chosen,
		Hooks:  outbound.Client(webhook.SendTimeout, s.Config.WebhookLoopback),
		Origin: func(t tenant.Tenant) string { return s.Config.Origin(t.Host) }, Environment: s.Config.Environment,
		SignupURL: s.Config.SignupURL, MailInboxURL: s.Config.MailInboxURL, MailFrom: s.Config.MailFrom,
		HeldSpots: s.Config.Limits.HeldSpots, Production: s.Config.Environment == "production",
		Development: s.Config.development(), Secure: s.Config.secure(),
		Loopback: s.Config.WebhookLoopback,
	}
	k, err := s.Config.keys()
	if err != nil {
		return o, err
	}
	o.Sealer, o.Tokens, o.Chain, o.Socials = k.sealer, k.tokens, k.chain, s.socials(k.tokens)
	if o.Files, err = blob.Folder(s.Config.FilesDir); err != nil {
		return o, err
	}
	o.Rates = s.rates()
	if o.Places, err = s.placeFinder(); err != nil {
		return o, err
	}
	if o.Switches, err = tenant.NewSwitches(ctx, tenant.RowProvider{Tenants: s.Tenants}); err != nil {
		return o, err
	}
	s.companies(&o)
	o.Senders, err = s.senders(k.sealer)
	return o, err
}

// companies adds those that marketplaces may choose besides the product's own simulated ones.
func (s *Services) companies(o *modules.Outsides) {
	secrets := tenant.Secrets{DB: s.DB, Sealer: o.Sealer}
	accounts := &stripe.Accounts{Address: s.Config.StripeURL, Secret: func(ctx context.Context, t tenant.Tenant,
		name string) (string, error) {
		return secrets.Open(ctx, t.ID, "payments", stripe.Name, name)
	}}
	insuring, driving := outbound.Client(insurerTimeout, false), outbound.Client(driverTimeout, false)
	o.Payments, o.Payouts = map[string]payment.Provider{accounts.Name(): accounts}, map[string]remit.Provider{
		accounts.Name(): accounts}
	o.Insurers = map[string]insurance.Connect{company.HTTP: func(c company.Company) insurance.Provider {
		return &insurance.Remote{Client: insuring, Key: secrets.CompanyKey, Company: c}
	}}
	o.Drivers = map[string]transfer.Connect{company.HTTP: func(c company.Company) transfer.Provider {
		return &companies.Remote{Client: driving, Key: secrets.CompanyKey, Company: c}
	}}
}

// senders sends emails: through the deployment's own server, and through a marketplace's own where configured.
func (s *Services) senders(sealer *seal.Sealer) (notification.Senders, error) {
	sender, err := s.mailSender()
	secrets := tenant.Secrets{DB: s.DB, Sealer: sealer}
	return notification.Senders{
		Deployment: sender, DeploymentAddr: s.Config.SMTPAddr, DeploymentFrom: s.Config.MailFrom,
		Loopback: s.Config.WebhookLoopback, Secret: func(ctx context.Context, t tenant.Tenant, name string) (string, error) {
			return secrets.Open(ctx, t.ID, "email", "smtp", name)
		},
	}, err
}

// eventReceiver returns where analytics events are forwarded to.
func (s *Services) eventReceiver() analytics.Receiver {
	if s.Config.AnalyticsURL == "" {
		return analytics.Nowhere{}
	}
	return analytics.HTTPReceiver{URL: s.Config.AnalyticsURL, Key: s.Config.AnalyticsKey,
		Client: &http.Client{Timeout: 20 * time.Second}}
}

// socials returns the configured provider of social accounts, or the simulated one.
func (s *Services) socials(tokens seal.Tokens) host.Socials {
	if s.Config.SocialsURL == "" {
		return host.SimulatedSocials{Tokens: tokens}
	}
	return host.HTTPSocials{URL: strings.TrimSuffix(s.Config.SocialsURL, "/"), Key: s.Config.SocialsKey,
		Client: http.DefaultClient}
}

// placeFinder is Google Maps if there is a key for it, otherwise the embedded lists.
func (s *Services) placeFinder() (places.Service, error) {
	if s.Config.GoogleMapsKey == "" {
		return &places.Gazetteer{}, nil
	}
	return places.NewGoogle(s.Config.GoogleMapsKey)
}

// rates are the European Central Bank's if its URL is set, otherwise samples.
func (s *Services) rates() rates.Source {
	if s.Config.RatesURL == "" {
		return rates.Sample{}
	}
	return &rates.ECB{URL: s.Config.RatesURL, Client: outbound.Client(ratesTimeout, s.Config.WebhookLoopback)}
}

const ratesTimeout = 10 * time.Second

func (s *Services) mailSender() (mail.Sender, error) {
	name, port, err := net.SplitHostPort(s.Config.SMTPAddr)
	if err != nil {
		return nil, fmt.Errorf("CARAVAN_SMTP_ADDR must be host:port: %w", err)
	}
	number, err := strconv.Atoi(port)
	if err != nil {
		return nil, fmt.Errorf("CARAVAN_SMTP_ADDR must end in a port: %w", err)
	}
	return mail.NewSMTP(mail.SMTPConfig{Host: name, Port: number, Username: s.Config.SMTPUsername,
		Password: s.Config.SMTPPassword, TLS: s.Config.SMTPTLS})
}
