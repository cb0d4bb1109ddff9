package app

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/riverqueue/river"

	"caravan/backend/domain/access"
	"caravan/backend/domain/analytics"
	"caravan/backend/domain/auditlog"
	"caravan/backend/domain/booking/desk"
	"caravan/backend/domain/booking/facts"
	"caravan/backend/domain/booking/rides"
	"caravan/backend/domain/booking/tally"
	"caravan/backend/domain/campaign"
	"caravan/backend/domain/discount"
	"caravan/backend/domain/export"
	"caravan/backend/domain/file"
	"caravan/backend/domain/frame"
	"caravan/backend/domain/host"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/inventory"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/link"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/operator"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/sandbox"
	"caravan/backend/domain/payment/stripe"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/review"
	"caravan/backend/domain/supply"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/testclock"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/trips"
	"caravan/backend/domain/tripform"
	"caravan/backend/domain/triprequest"
	"caravan/backend/domain/webhook"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/mail"
	"caravan/backend/platform/outbound"
	"caravan/backend/platform/places"
	"caravan/backend/platform/seal"
)

// Domains is every domain's service.
type Domains struct {
	Settings      *tenant.Service
	Identity      *identity.Service
	Hosts         *host.Service
	Operators     *operator.Service
	Itineraries   *itinerary.Service
	Inventory     *inventory.Service
	Requests      *triprequest.Service
	Supply        *supply.Service
	Places        places.Service
	Trips         *trips.Rooms
	Bookings      *desk.Desk
	Payments      *payment.Service
	Sandbox       *sandbox.Provider
	Discounts     *discount.Service
	Stripe        *stripe.Accounts
	Payouts       *payout.Service
	Insurance     *insurance.Service
	Insurer       *insurance.Remote
	Transfers     *transfer.Service
	Notifications *notification.Service
	Forms         *tripform.Service
	Exports       *export.Service
	Audit         *auditlog.Sealer
	Images        *file.Service
	TestClock     *testclock.Service
	Files         *blob.Store
	Sealer        *seal.Sealer
	Access        *access.Service
	Webhooks      *webhook.Service
	Links         *link.Service
	Campaigns     *campaign.Service
	Analytics     *analytics.Service
	Reviews       *review.Service
	Frames        *frame.Service
}

const (
	stripeWebhookPath    = "/public/payments/webhooks/stripe"
	sandboxWebhookPath   = "/public/payments/webhooks/sandbox"
	insuranceWebhookPath = "/public/insurance/webhooks/http"

	// insurerTimeout bounds a call to an insurer behind HTTP, driverTimeout one to a company that drives.
	insurerTimeout = 10 * time.Second
	driverTimeout  = 10 * time.Second
)

// wireDomains builds each domain's service, then hands each the others it asks for.
func (s *Services) wireDomains() error {
	sender, err := s.mailSender()
	if err != nil {
		return err
	}
	ring, err := s.Config.keyring()
	if err != nil {
		return err
	}
	tokens, err := ring.Tokens()
	if err != nil {
		return err
	}
	s.Notifications = &notification.Service{DB: s.DB, Jobs: s.Queue, Clock: s.Clock, Tenants: s.Tenants, Senders: notification.Senders{
		Deployment: sender, DeploymentAddr: s.Config.SMTPAddr, DeploymentFrom: s.Config.MailFrom, Loopback: s.Config.WebhookLoopback},
		Origin: func(t tenant.Tenant) string { return s.Config.Origin(t.Host) }}
	s.Sandbox = &sandbox.Provider{DB: s.DB, Jobs: s.Queue, Clock: s.Clock, Tenants: s.Tenants, Key: secret(s.Config.PaymentSecret)}
	s.Identity = &identity.Service{DB: s.DB, Jobs: s.Queue, Kratos: s.Kratos, Tenants: s.Tenants, Clock: s.Clock, Outbox: s.Outbox, Mailer: s.Notifications, Tokens: tokens, Secure: s.Config.secure()}
	s.Hosts = &host.Service{DB: s.DB, Outbox: s.Outbox, Clock: s.Clock, People: s.Identity, Socials: s.socials(tokens)}
	s.Operators = &operator.Service{DB: s.DB, Outbox: s.Outbox, Clock: s.Clock}
	s.Itineraries = &itinerary.Service{DB: s.DB, Outbox: s.Outbox, Clock: s.Clock, Production: s.Config.Environment == "production"}
	s.Inventory = &inventory.Service{DB: s.DB, Outbox: s.Outbox, Clock: s.Clock}
	s.Supply = &supply.Service{DB: s.DB, Clock: s.Clock}
	if s.Places, err = s.placeFinder(); err != nil {
		return err
	}
	s.Requests = &triprequest.Service{DB: s.DB, Outbox: s.Outbox, Clock: s.Clock}
	switches, err := tenant.NewSwitches(context.Background(), tenant.RowProvider{Tenants: s.Tenants})
	if err != nil {
		return err
	}
	mails := notification.TripMails{Mail: s.Notifications, Trips: trip.Reader{}, Requests: s.Requests, Hosts: s.Hosts, Operators: s.Operators, People: s.Identity}
	s.Requests.Notifier = mails
	s.Trips, err = trips.New(trips.Deps{
		DB: s.DB, Jobs: s.Queue, Outbox: s.Outbox, Clock: s.Clock, Tenants: s.Tenants, Switches: switches, Tokens: tokens, Itineraries: s.Itineraries,
		Inventory: s.Inventory, Requests: s.Requests, Hosts: s.Hosts, Operators: s.Operators, Bookings: tally.Reader{}, Managers: access.Managers{},
		Audience: campaign.Audience{Hosts: s.Hosts}, Notifier: mails, HeldSpots: s.Config.Limits.HeldSpots,
	})
	if err != nil {
		return err
	}
	s.Payments = &payment.Service{DB: s.DB, Jobs: s.Queue, Clock: s.Clock, Tenants: s.Tenants, Tokens: tokens, Provider: s.Sandbox, Log: slog.Default()}
	asked, err := facts.New(facts.Deps{Clock: s.Clock, Trips: s.Trips})
	if err != nil {
		return err
	}
	s.Discounts = &discount.Service{DB: s.DB, Clock: s.Clock, Bookings: asked}
	if s.Sealer, err = ring.Sealer(); err != nil {
		return err
	}
	s.Identity.Sealer = s.Sealer
	secrets := tenant.Secrets{DB: s.DB, Sealer: s.Sealer}
	s.Notifications.Senders.Secret = func(ctx context.Context, t tenant.Tenant, name string) (string, error) {
		return secrets.Open(ctx, t.ID, "email", "smtp", name)
	}
	s.Stripe = &stripe.Accounts{Secret: func(ctx context.Context, t tenant.Tenant, name string) (string, error) {
		return secrets.Open(ctx, t.ID, "payments", stripe.Name, name)
	}}
	s.Sandbox.Webhooks = s.Payments.WebhookHandler(s.Sandbox)
	s.Payments.Others = map[string]payment.Provider{s.Stripe.Name(): s.Stripe}
	s.Payouts = &payout.Service{DB: s.DB, Clock: s.Clock, Tenants: s.Tenants, Sealer: s.Sealer, Provider: s.Sandbox,
		Others: map[string]payout.Provider{s.Stripe.Name(): s.Stripe}, Origin: s.Notifications.Origin}
	s.Insurer = &insurance.Remote{Client: outbound.Client(insurerTimeout, false), Secret: func(ctx context.Context, t tenant.Tenant) (string, error) {
		return secrets.Open(ctx, t.ID, "insurance", "http", "apiKey")
	}}
	simulated := &insurance.Simulated{DB: s.DB, Clock: s.Clock}
	s.Insurance = &insurance.Service{DB: s.DB, Jobs: s.Queue, Clock: s.Clock, Tenants: s.Tenants, Log: slog.Default(),
		Providers: map[string]insurance.Provider{simulated.Name(): simulated, s.Insurer.Name(): s.Insurer}}
	s.Transfers = s.transfers(secrets)
	ridden, err := rides.New(rides.Deps{Insurance: s.Insurance})
	if err != nil {
		return err
	}
	if s.Files, err = blob.Folder(s.Config.FilesDir); err != nil {
		return err
	}
	s.Itineraries.Switches, s.Hosts.Switches = switches, switches
	if err := s.openBookings(tokens, switches, asked); err != nil {
		return err
	}
	s.Bookings.Changes.GroupChanged.Subscribe(mails.GroupChanged)
	s.Identity.Switches = switches
	s.Settings = &tenant.Service{DB: s.DB, Clock: s.Clock, Store: s.Tenants, Sealer: s.Sealer, Switches: switches, People: s.Identity,
		Proof: tenant.Outside(), MailFrom: s.Config.MailFrom, Development: s.Config.development()}
	chain, err := auditlog.NewChain(s.Config.sealKeys()...)
	if err != nil {
		return err
	}
	s.Audit = &auditlog.Sealer{DB: s.DB, Chain: chain, Tenants: s.Tenants, Clock: s.Clock.Base}
	s.Images = &file.Service{DB: s.DB, Outbox: s.Outbox, Authz: s.Authz, Files: s.Files, Clock: s.Clock}
	s.Identity.Pictures = s.Images
	s.Forms = &tripform.Service{DB: s.DB, Clock: s.Clock, Sealer: s.Sealer, Travelers: s.Bookings.Parties, Trips: s.Trips}
	s.Exports = &export.Service{DB: s.DB, Jobs: s.Queue, Outbox: s.Outbox, Clock: s.Clock, Tenants: s.Tenants, Files: s.Files,
		Bookings: s.Bookings.View, Trips: s.Trips, People: s.Identity, Mail: s.Notifications, Tokens: tokens}
	s.wirePromotion(tokens)
	s.TestClock = &testclock.Service{DB: s.DB, Jobs: s.Queue, Base: s.Clock.Base, Tenants: s.Tenants, Rules: s.timed()}
	s.Access = &access.Service{DB: s.DB, Outbox: s.Outbox, Authz: s.Authz, Clock: s.Clock, Relations: s.relation}
	s.Webhooks = &webhook.Service{DB: s.DB, Jobs: s.Queue, Outbox: s.Outbox, Clock: s.Clock, Tenants: s.Tenants, Sealer: s.Sealer, Mail: s.Notifications,
		Client: outbound.Client(webhook.SendTimeout, s.Config.WebhookLoopback), Loopback: s.Config.WebhookLoopback, StillSignedIn: s.stillSignedIn}
	s.Links = &link.Service{DB: s.DB, Clock: s.Clock, Switches: switches}
	s.introduce(asked, ridden)
	return nil
}

// openBookings opens the booking desk between those it asks and those who ask it.
func (s *Services) openBookings(tokens seal.Tokens, switches *tenant.Switches, asked *facts.Service) (err error) {
	s.Bookings, err = desk.New(desk.Deps{
		DB: s.DB, Outbox: s.Outbox, Clock: s.Clock, Tenants: s.Tenants, Tokens: tokens, Switches: switches, Trips: s.Trips, Steps: s.Trips,
		Promotions: s.Trips, Payments: s.Payments, People: s.Identity, Mail: s.Notifications, Insurance: s.Insurance, Rides: s.Transfers,
		Forms: tripform.Progress{}, Campaigns: campaign.Figures{}, Facts: asked, HeldSpots: s.Config.Limits.HeldSpots,
		TripCompleted: &s.Trips.Completed, TripConfirmed: &s.Trips.Confirmed, TripCancelled: &s.Trips.Cancelled,
	})
	return err
}

// transfers builds the rides with the companies that drive.
func (s *Services) transfers(secrets tenant.Secrets) *transfer.Service {
	fleet := &transfer.Simulated{DB: s.DB, Clock: s.Clock}
	company := &transfer.Remote{Client: outbound.Client(driverTimeout, false), Secret: func(ctx context.Context, t tenant.Tenant) (string, error) {
		return secrets.Open(ctx, t.ID, "transfers", "http", "apiKey")
	}}
	return &transfer.Service{DB: s.DB, Jobs: s.Queue, Outbox: s.Outbox, Clock: s.Clock, Tenants: s.Tenants, Places: s.Places, Log: slog.Default(),
		Providers: map[string]transfer.Provider{fleet.Name(): fleet, company.Name(): company}}
}

// wirePromotion builds what brings trips to travelers, and tells how that goes.
func (s *Services) wirePromotion(tokens seal.Tokens) {
	browser := chromium.New(s.Config.Chromium)
	s.Exports.Printer = browser
	s.Campaigns = &campaign.Service{DB: s.DB, Jobs: s.Queue, Clock: s.Clock, Tenants: s.Tenants, Tokens: tokens, Trips: s.Trips, Hosts: s.Hosts,
		Travelers: s.Bookings.Parties, Mail: s.Notifications}
	s.Analytics = &analytics.Service{DB: s.DB, Clock: s.Clock, Tenants: s.Tenants, Tokens: tokens, Trips: s.Trips, Clicks: s.Campaigns,
		Bookings: s.Bookings.View, Itineraries: s.Itineraries, Receiver: s.eventReceiver()}
	s.Reviews = &review.Service{DB: s.DB, Clock: s.Clock, Trips: s.Trips, Itineraries: s.Itineraries, Travelers: s.Bookings.Parties, People: s.Identity}
	s.Frames = &frame.Service{DB: s.DB, Clock: s.Clock, Tenants: s.Tenants, Files: s.Files, Tokens: tokens, Browser: browser,
		Itineraries: s.Itineraries, Trips: s.Trips, Origin: s.Notifications.Origin}
	s.Frames.Follow(s.Trips.Core)
}

// eventReceiver is where analytics events are handed on to, nil for nowhere.
func (s *Services) eventReceiver() analytics.Receiver {
	if s.Config.AnalyticsURL == "" {
		return nil
	}
	return analytics.HTTPReceiver{URL: s.Config.AnalyticsURL, Key: s.Config.AnalyticsKey, Client: &http.Client{Timeout: 20 * time.Second}}
}

// introduce hands the services each other.
func (s *Services) introduce(asked *facts.Service, ridden *rides.Service) {
	s.Identity.Hosts, s.Identity.Operators = s.Hosts, s.Operators
	s.Operators.People = s.Identity
	s.Hosts.Links, s.Hosts.Referrals = s.Links, s.Payouts
	s.Links.Hosts, s.Links.Itineraries = s.Hosts, s.Itineraries
	s.Hosts.Trips, s.Hosts.Requests = s.Trips, s.Requests
	s.Itineraries.Inventory, s.Itineraries.Hosts, s.Itineraries.Operators = s.Inventory, s.Hosts, s.Operators
	s.Inventory.Itineraries, s.Inventory.Requests = s.Itineraries, s.Requests
	s.Supply.Itineraries, s.Supply.Inventory = s.Itineraries, s.Inventory
	s.Supply.Feed, s.Supply.StillSignedIn = s.Webhooks, s.stillSignedIn
	s.Webhooks.References = s.Supply
	s.Requests.Itineraries, s.Requests.Inventory, s.Requests.Trips = s.Itineraries, s.Inventory, s.Trips
	s.Requests.Hosts = s.Hosts
	s.Payments.Orders, s.Payments.Mail, s.Payments.People = asked, s.Notifications, s.Identity
	s.Payouts.Follow(s.Trips.Core)
	s.Insurance.Bookings, s.Insurance.Payments = asked, s.Payments
	s.Transfers.Bookings, s.Transfers.Payments, s.Transfers.Trips = ridden, s.Payments, s.Trips
	s.Transfers.Mail = s.Notifications
	s.Payouts.AddOns, s.Payouts.Trips, s.Payouts.Hosts, s.Payouts.Operators = asked, s.Trips, s.Hosts, s.Operators
	s.Payouts.Insurers = s.Insurance
	s.Payments.Choose = func(t tenant.Tenant) string { return t.Provider("payments").Choice }
	s.Payouts.Choose = s.Payments.Choose
	s.Payments.PaidOut = s.Payouts
}

// socials is the configured provider of social accounts, or the simulated one.
func (s *Services) socials(tokens seal.Tokens) host.Socials {
	if s.Config.SocialsURL == "" {
		return host.SimulatedSocials{Tokens: tokens}
	}
	return host.HTTPSocials{URL: strings.TrimSuffix(s.Config.SocialsURL, "/"), Key: s.Config.SocialsKey, Client: http.DefaultClient}
}

// placeFinder is Google Maps where there is a key for it, otherwise the lists that the product ships with.
func (s *Services) placeFinder() (places.Service, error) {
	if s.Config.GoogleMapsKey == "" {
		return &places.Gazetteer{}, nil
	}
	return places.NewGoogle(s.Config.GoogleMapsKey)
}

func (s *Services) mailSender() (mail.Sender, error) {
	name, port, err := net.SplitHostPort(s.Config.SMTPAddr)
	if err != nil {
		return nil, fmt.Errorf("CARAVAN_SMTP_ADDR must be host:port: %w", err)
	}
	number, err := strconv.Atoi(port)
	if err != nil {
		return nil, fmt.Errorf("CARAVAN_SMTP_ADDR must end in a port: %w", err)
	}
	return mail.NewSMTP(mail.SMTPConfig{Host: name, Port: number, Username: s.Config.SMTPUsername, Password: s.Config.SMTPPassword, TLS: s.Config.SMTPTLS})
}

// handler composes the REST operations.
func (s *Services) handler() handler {
	return handler{
		tenantHTTP:      tenant.HTTP{Service: s.Settings, Origin: s.Config.Origin, DB: s.DB, Environment: s.Config.Environment, MailInboxURL: s.Config.MailInboxURL, SignupURL: s.Config.SignupURL},
		identityHTTP:    identity.HTTP{Service: s.Identity},
		hostHTTP:        host.HTTP{Service: s.Hosts},
		itineraryHTTP:   itinerary.HTTP{Service: s.Itineraries},
		inventoryHTTP:   inventory.HTTP{Service: s.Inventory},
		operatorHTTP:    operator.HTTP{Service: s.Operators, Places: s.Places},
		triprequestHTTP: triprequest.HTTP{Service: s.Requests},
		tripHTTP:        s.Trips.HTTP(),
		bookingHTTP:     s.Bookings.HTTP(),
		paymentHTTP:     payment.HTTP{Service: s.Payments, Cards: s.Sandbox, Discounts: s.Discounts},
		insuranceHTTP:   insurance.HTTP{Service: s.Insurance},
		transferHTTP:    transfer.HTTP{Service: s.Transfers, Payments: s.Payments},
		payoutHTTP:      payout.HTTP{Service: s.Payouts},
		discountHTTP:    discount.HTTP{Service: s.Discounts},
		tripformHTTP:    tripform.HTTP{Service: s.Forms},
		exportHTTP:      export.HTTP{Service: s.Exports},
		auditlogHTTP:    auditlog.HTTP{DB: s.DB, Clock: s.Clock, Names: s.Access},
		fileHTTP:        file.HTTP{Service: s.Images},
		testclockHTTP:   testclock.HTTP{Service: s.TestClock},
		accessHTTP:      access.HTTP{Service: s.Access},
		webhookHTTP:     webhook.HTTP{Service: s.Webhooks},
		linkHTTP:        link.HTTP{Service: s.Links},
		mailHTTP:        notification.HTTP{Service: s.Notifications},
		campaignHTTP:    campaign.HTTP{Service: s.Campaigns, Tests: s.Trips},
		analyticsHTTP:   analytics.HTTP{Service: s.Analytics},
		reviewHTTP:      review.HTTP{Service: s.Reviews},
		frameHTTP:       frame.HTTP{Service: s.Frames},
	}
}

// addWorkers registers the jobs of every domain.
func (s *Services) addWorkers(w *river.Workers) {
	s.Settings.AddWorkers(w)
	s.Identity.AddWorkers(w)
	s.Trips.AddWorkers(w)
	s.Bookings.AddWorkers(w)
	s.Payments.AddWorkers(w)
	s.Payouts.AddWorkers(w)
	s.Insurance.AddWorkers(w)
	s.Transfers.AddWorkers(w)
	s.Sandbox.AddWorkers(w)
	s.Notifications.AddWorkers(w)
	s.Exports.AddWorkers(w)
	s.Frames.AddWorkers(w)
	s.Forms.AddWorkers(w, s.Tenants)
	s.Webhooks.AddWorkers(w)
	s.Campaigns.AddWorkers(w)
	s.Analytics.AddWorkers(w)
	river.AddWorker(w, &auditlog.SealWorker{Sealer: s.Audit})
	s.TestClock.AddWorkers(w)
	river.AddWorker(w, &authz.SweepWorker{DB: s.DB, Jobs: s.Queue, Tenants: s.tenantIDs})
	river.AddWorker(w, &idempotency.PruneWorker{DB: s.DB, Tenants: s.tenantIDs})
}

func (s *Services) tenantIDs(ctx context.Context) ([]uuid.UUID, error) {
	tenants, err := s.Tenants.All(ctx)
	ids := make([]uuid.UUID, len(tenants))
	for i, t := range tenants {
		ids[i] = t.ID
	}
	return ids, err
}

// periodic lists the jobs that the clock starts.
func (s *Services) periodic() []*river.PeriodicJob {
	jobs := trips.Periodic()
	jobs = append(jobs, s.Bookings.PeriodicJobs()...)
	jobs = append(jobs, s.Payments.PeriodicJobs()...)
	jobs = append(jobs, tenant.Periodic()...)
	jobs = append(jobs, s.Payouts.PeriodicJobs()...)
	jobs = append(jobs, s.Insurance.PeriodicJobs()...)
	jobs = append(jobs, s.Transfers.PeriodicJobs()...)
	jobs = append(jobs, auditlog.Periodic()...)
	jobs = append(jobs, campaign.Periodic()...)
	jobs = append(jobs, export.PeriodicJobs()...)
	jobs = append(jobs, frame.PeriodicJobs()...)
	jobs = append(jobs, tripform.PeriodicJobs()...)
	jobs = append(jobs, analytics.Periodic()...)
	return append(jobs, idempotency.PruneJob(), authz.SweepJob(), authz.RelateAgainJob())
}
