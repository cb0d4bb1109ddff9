// Package modules lists what the product is made of, in floor order: each domain knows those below it and nobody above.
//
// The server, the loader of seeds and the worlds of tests build the same modules; they differ in what stands outside.
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

// Outsides are what the modules reach and are told: where things are kept, who is called, and what the deployment
// decided. They are all that differs between a server, a load and a test.
type Outsides struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Clock   clock.Clock
	Tenants *tenant.Store
	// Switches of nobody leave every feature on.
	Switches *tenant.Switches
	Kratos   identity.Kratos
	Authz    *authz.Authz
	Tuples   access.Tuples
	Files    *blob.Store
	Browser  *chromium.Browser
	Places   places.Service
	Rates    rates.Source
	Socials  host.Socials
	// Receiver takes analytics events.
	Receiver analytics.Receiver

	Sealer  *seal.Sealer
	Tokens  seal.Tokens
	Chain   chain.Chain
	CardKey []byte // signs what the embedded payment provider hands out and sends

	Senders notification.Senders
	Origin  func(tenant.Tenant) string
	// Silent writes no mail: a past that is loaded tells nobody.
	Silent bool

	// Payments, Payouts, Insurers and Drivers are providers beside the product's own, by name.
	Payments map[string]payment.Provider
	Payouts  map[string]remit.Provider
	Insurers map[string]insurance.Provider
	Drivers  map[string]transfer.Provider
	// Choose names the provider of a marketplace's payments and payouts.
	Choose func(tenant.Tenant) string
	// CallTimeout bounds a call to a payment provider while a person waits; zero means charge.DefaultCallTimeout.
	CallTimeout time.Duration
	// CardDelay is how long a charge of the embedded provider takes, as sandbox.Deps says; CardQuiet keeps it from telling.
	CardDelay time.Duration
	CardQuiet bool
	// Hooks brings events to addresses that partners gave.
	Hooks *http.Client

	Environment  string
	SignupURL    string // with {slug} for the tenant; empty for the product's own form
	MailInboxURL string // where the local mail sink runs, shown in demo marketplaces

	MailFrom    string
	Production  bool
	Development bool // names below localhost serve without proof
	Secure      bool // browsers reach the product by https
	Loopback    bool // webhooks may reach this machine
	HeldSpots   int
}

// Chosen is the provider of payments and payouts that a marketplace chose.
func Chosen(t tenant.Tenant) string { return t.Provider("payments").Choice }
