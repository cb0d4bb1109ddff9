// Package modules lists the modules of the product, in floor order: each domain knows those below it and none
// above.
//
// The server, the seed loader and the tests' worlds build the same modules; they differ only in their Outsides.
package modules

import (
	"net/http"
	"time"

	"caravan/backend/domain/access"
	"caravan/backend/domain/analytics"
	"caravan/backend/domain/host"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer"
	"caravan/backend/platform/audit/chain"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/places"
	"caravan/backend/platform/rates"
	"caravan/backend/platform/seal"
)

// Outsides are the external dependencies and settings of the modules: storage, providers, and the deployment's
// configuration. They are all that differs between a server, a load and a test.
type Outsides struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Clock   clock.Clock
	Tenants *tenant.Store
	// Switches without overrides leave every feature on.
	Switches *tenant.Switches
	Kratos   identity.Kratos
	Authz    *authz.Authz
	Tuples   access.Tuples
	Files    *blob.Store
	Browser  *chromium.Browser
	Places   places.Service
	Rates    rates.Source
	Socials  host.Socials
	// Receiver receives analytics events.
	Receiver analytics.Receiver

	Sealer  *seal.Sealer
	Tokens  seal.Tokens
	Chain   chain.Chain
	CardKey []byte // signs tokens and webhooks of the embedded payment provider

	Senders notification.Senders
	Origin  func(tenant.Tenant) string
	// Silent suppresses emails: loading a past notifies nobody.
	Silent bool

	// Payments, Payouts, Insurers and Drivers are providers in addition to the product's own, by name; companies by
	// adapter.
	Payments map[string]payment.Provider
	Payouts  map[string]remit.Provider
	Insurers map[string]insurance.Connect
	Drivers  map[string]transfer.Connect
	// Choose returns the provider of a marketplace's payments and payouts.
	Choose func(tenant.Tenant) string
	// CallTimeout limits a call to a payment provider while a person waits; zero means charge.DefaultCallTimeout.
	CallTimeout time.Duration
	// CardDelay is how long a charge of the embedded provider takes, see sandbox.Deps; CardQuiet suppresses its
	// webhooks.
	CardDelay time.Duration
	CardQuiet bool
	// Hooks delivers events to URLs that partners gave.
	Hooks *http.Client

	Environment  string
	SignupURL    string // with {slug} for the tenant; empty for the product's own form
	MailInboxURL string // where the local mail sink runs; shown in demo marketplaces

	MailFrom    string
	Production  bool
	Development bool // host names below localhost are served without verification
	Secure      bool // browsers use https
	Loopback    bool // webhooks may be delivered to this machine
	HeldSpots   int
}

// Chosen returns the payment and payout provider that a marketplace chose.
func Chosen(t tenant.Tenant) string { return t.Provider("payments").Choice }
