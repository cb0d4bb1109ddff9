package app

import (
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/mail"
	"net/netip"
	"net/url"
	"strings"

	"github.com/caarlos0/env/v11"

	"caravan/backend/app/door"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/seal"
)

// Config is everything that differs between deployments. Each field is a CARAVAN_ variable.
type Config struct {
	DatabaseURL string `env:"APP_DATABASE_URL"` // the role that serves requests, subject to row-level security
	// DirectDatabaseURL is the same database for what a pooler does not support: LISTEN, and the queue. Without
	// it, both use DatabaseURL.
	DirectDatabaseURL string `env:"DIRECT_DATABASE_URL"`
	OwnerDatabaseURL  string `env:"OWNER_DATABASE_URL"` // the role that owns the schema: migrate and seed only
	MaxConns          int32  `env:"DATABASE_MAX_CONNS" envDefault:"24"`
	KratosPublicURL   string `env:"KRATOS_PUBLIC_URL"`
	KratosAdminURL    string `env:"KRATOS_ADMIN_URL"`
	KetoReadURL       string `env:"KETO_READ_URL"`
	KetoWriteURL      string `env:"KETO_WRITE_URL"`
	SMTPAddr          string `env:"SMTP_ADDR"` // host:port
	SMTPUsername      string `env:"SMTP_USERNAME"`
	SMTPPassword      string `env:"SMTP_PASSWORD"`
	SMTPTLS           string `env:"SMTP_TLS" envDefault:"required"` // required, implicit, or none for a local sink
	// MailFrom is the deployment's own address, used for emails about accounts, and for those of marketplaces
	// without a verified address of their own.
	MailFrom string `env:"MAIL_FROM"`
	Listen   string `env:"LISTEN" envDefault:"127.0.0.1"`
	Port     int    `env:"PORT" envDefault:"8080"`
	// BaseURL is the pattern of the product's own URLs; {host} is the tenant's host name.
	BaseURL string `env:"BASE_URL"`
	// TrustedProxies are the networks (CIDR, comma-separated) whose X-Forwarded-For is trusted.
	TrustedProxies []netip.Prefix `env:"TRUSTED_PROXIES"`
	Limits         door.Limits    `envPrefix:"LIMIT_"`
	// OpsListen is where metrics and readiness are served, for the operator's own network: host:port. By default
	// it is loopback, a thousand above Port.
	OpsListen string         `env:"OPS_LISTEN"`
	Patience  Patience       `envPrefix:"PATIENCE_"`
	Admission door.Admission `envPrefix:"ADMIT_"`
	// Pages overrides the built pages of the portals.
	Pages       fs.FS
	Environment string `env:"ENVIRONMENT" envDefault:"development"`
	FilesDir    string `env:"FILES_DIR"`
	// GoogleMapsKey makes Google Maps search places; without it the embedded lists do.
	GoogleMapsKey string `env:"GOOGLE_MAPS_KEY"`
	// RatesURL publishes exchange rates in the format of the European Central Bank; without it sample rates are
	// shown.
	RatesURL string `env:"RATES_URL"`
	// SealKey encrypts passport, medical and disclosure fields: 32 bytes in base64.
	SealKey string `env:"SEAL_KEY"`
	// SealKeysOld are former seal keys; what they sealed still opens.
	SealKeysOld []string `env:"SEAL_KEYS_OLD"`
	// PaymentSecret signs the tokens and webhooks of the embedded payment provider: 32 bytes in base64.
	PaymentSecret string `env:"PAYMENT_SECRET"`
	// StripeURL replaces Stripe: its API and what a browser loads from it. For tests on this machine only.
	StripeURL string `env:"STRIPE_URL"`
	// SignupURL is an external form that /signup redirects to; {slug} is the tenant's. Without it the product's
	// own form is shown (H-023).
	SignupURL string `env:"SIGNUP_URL"`
	// SocialsURL and SocialsKey configure the provider of social accounts; without one, connections are
	// simulated.
	SocialsURL string `env:"SOCIALS_URL"`
	SocialsKey string `env:"SOCIALS_KEY"`
	// AnalyticsURL and AnalyticsKey configure a collector of analytics events; without one, they are only stored.
	AnalyticsURL string `env:"ANALYTICS_URL"`
	AnalyticsKey string `env:"ANALYTICS_KEY"`
	// Chromium is the program that takes screenshots; by default the usual names are tried.
	Chromium     string `env:"CHROMIUM"`
	MailInboxURL string `env:"MAIL_INBOX_URL"` // only where the local mail sink runs
	ViteURL      string `env:"VITE_URL"`       // only for development with hot reload
	StorybookDir string `env:"STORYBOOK_DIR"`  // a built Storybook to serve at /storybook/, for development
	LogLevel     string `env:"LOG_LEVEL" envDefault:"info"`
	// WebhookLoopback allows webhook subscriptions to this machine; for development, never in production.
	WebhookLoopback bool `env:"WEBHOOK_LOOPBACK"`
}

// FromEnvironment reads and validates the configuration of serve and work; all errors are reported together.
func FromEnvironment() (Config, error) {
	var c Config
	if err := env.ParseWithOptions(&c, env.Options{Prefix: "CARAVAN_"}); err != nil {
		return Config{}, err
	}
	return c, c.Validate()
}

// Validate reports every error.
func (c Config) Validate() error {
	var faults []error
	required := map[string]string{
		"APP_DATABASE_URL": c.DatabaseURL, "KRATOS_PUBLIC_URL": c.KratosPublicURL, "KRATOS_ADMIN_URL": c.KratosAdminURL,
		"KETO_READ_URL": c.KetoReadURL, "KETO_WRITE_URL": c.KetoWriteURL, "SMTP_ADDR": c.SMTPAddr, "MAIL_FROM": c.MailFrom,
		"FILES_DIR": c.FilesDir, "SEAL_KEY": c.SealKey, "PAYMENT_SECRET": c.PaymentSecret,
	}
	for name, value := range required {
		if value == "" {
			faults = append(faults, fmt.Errorf("CARAVAN_%s is not set", name))
		}
	}
	for name, value := range map[string]string{"SEAL_KEY": c.SealKey, "PAYMENT_SECRET": c.PaymentSecret} {
		if value != "" && !isSecret(value) {
			faults = append(faults, fmt.Errorf("CARAVAN_%s must be 32 bytes in base64", name))
		}
	}
	if a, err := mail.ParseAddress(c.MailFrom); c.MailFrom != "" && (err != nil || a.Name != "") {
		faults = append(faults, errors.New("CARAVAN_MAIL_FROM must be an email address"))
	}
	for i, value := range c.SealKeysOld {
		if !isSecret(value) {
			faults = append(faults, fmt.Errorf("CARAVAN_SEAL_KEYS_OLD: key %d must be 32 bytes in base64", i+1))
		}
	}
	if err := blob.CheckFolder(c.FilesDir); err != nil {
		faults = append(faults, fmt.Errorf("CARAVAN_FILES_DIR: %w", err))
	}
	if c.Port < 1 || c.Port > 65535 {
		faults = append(faults, fmt.Errorf("CARAVAN_PORT %d is not a port", c.Port))
	}
	if _, _, err := net.SplitHostPort(c.OpsListen); c.OpsListen != "" && err != nil {
		faults = append(faults, fmt.Errorf("CARAVAN_OPS_LISTEN must be host:port: %w", err))
	}
	if c.BaseURL != "" && !strings.Contains(c.BaseURL, "{host}") {
		faults = append(faults, errors.New("CARAVAN_BASE_URL must contain {host}"))
	}
	if u, err := url.Parse(c.SignupURL); c.SignupURL != "" && (err != nil || u.Scheme != "https" && u.Scheme != "http" ||
		u.Host == "") {
		faults = append(faults, errors.New("CARAVAN_SIGNUP_URL must be an address that begins with https://"))
	}
	if c.StripeURL != "" && (c.Environment == "production" || !isLoopback(c.StripeURL)) {
		faults = append(faults,
			errors.New(
				"CARAVAN_STRIPE_URL must be the address of a stand-in on this machine, like http://127.0.0.1:8172, and is refused in production"))
	}
	if c.ViteURL != "" {
		if _, err := url.Parse(c.ViteURL); err != nil {
			faults = append(faults, fmt.Errorf("CARAVAN_VITE_URL: %w", err))
		}
	}
	return errors.Join(faults...)
}

// isLoopback reports whether a URL is on this machine and has no path.
func isLoopback(address string) bool {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" || u.Port() == "" || u.Path != "" || u.RawQuery != "" || u.User != nil {
		return false
	}
	ip := net.ParseIP(u.Hostname())
	return u.Hostname() == "localhost" || ip != nil && ip.IsLoopback()
}

// Origin returns the product's origin for a tenant's host name.
func (c Config) Origin(host string) string {
	if c.BaseURL != "" {
		return strings.ReplaceAll(c.BaseURL, "{host}", host)
	}
	return fmt.Sprintf("http://%s:%d", host, c.Port)
}

// opsAddress returns where metrics and readiness are served.
func (c Config) opsAddress() string {
	if c.OpsListen != "" {
		return c.OpsListen
	}
	return fmt.Sprintf("127.0.0.1:%d", c.Port+opsAbove)
}

// opsAbove leaves room for other servers on neighboring ports of the same machine.
const opsAbove = 1000

// Signup returns the external sign-up form of a tenant, "" for the product's own.
func (c Config) Signup(slug string) string { return strings.ReplaceAll(c.SignupURL, "{slug}", slug) }

// development reports whether host names below localhost are served, which is the case without a BaseURL.
func (c Config) development() bool { return c.BaseURL == "" }

func isSecret(text string) bool {
	key, err := base64.StdEncoding.DecodeString(text)
	return err == nil && len(key) == seal.KeySize
}

// secure reports whether browsers use https, so that cookies may require it.
func (c Config) secure() bool { return strings.HasPrefix(c.BaseURL, "https://") }

// sealKeys returns the deployment's secrets, newest first.
func (c Config) sealKeys() [][]byte {
	keys := [][]byte{secret(c.SealKey)}
	for _, old := range c.SealKeysOld {
		keys = append(keys, secret(old))
	}
	return keys
}

func (c Config) keyring() (seal.Keyring, error) { return seal.NewKeyring(c.sealKeys()...) }
