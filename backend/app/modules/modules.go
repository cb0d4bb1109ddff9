package modules

import (
	"context"
	"log/slog"
	"maps"
	"slices"

	"github.com/jackc/pgx/v5"

	schema "caravan/backend/db"
	"caravan/backend/domain/access"
	"caravan/backend/domain/analytics"
	"caravan/backend/domain/article"
	"caravan/backend/domain/auditlog"
	"caravan/backend/domain/booking/desk"
	"caravan/backend/domain/booking/facts"
	"caravan/backend/domain/booking/rides"
	"caravan/backend/domain/booking/tally"
	"caravan/backend/domain/calendar"
	"caravan/backend/domain/campaign"
	"caravan/backend/domain/control"
	"caravan/backend/domain/destination"
	"caravan/backend/domain/discount"
	"caravan/backend/domain/export"
	"caravan/backend/domain/figures"
	"caravan/backend/domain/file"
	"caravan/backend/domain/frame"
	"caravan/backend/domain/host"
	"caravan/backend/domain/host/home"
	"caravan/backend/domain/identity"
	accounts "caravan/backend/domain/identity/mails"
	"caravan/backend/domain/identity/people"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/inventory"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/catalogue"
	"caravan/backend/domain/itinerary/itineraries"
	"caravan/backend/domain/link"
	"caravan/backend/domain/notification"
	emails "caravan/backend/domain/notification/desk"
	"caravan/backend/domain/operator"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/past"
	"caravan/backend/domain/payment/payments"
	"caravan/backend/domain/payment/sandbox"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/payout/reader"
	"caravan/backend/domain/payoutsetup"
	"caravan/backend/domain/place"
	"caravan/backend/domain/review"
	"caravan/backend/domain/rooming"
	"caravan/backend/domain/supply"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/testclock"
	"caravan/backend/domain/timeline"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/transfer/companies"
	"caravan/backend/domain/transfer/reported"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/domain/trip/reprice"
	"caravan/backend/domain/trip/trips"
	"caravan/backend/domain/trip/view"
	"caravan/backend/domain/tripform"
	"caravan/backend/domain/triprequest"
	"caravan/backend/domain/webhook"
	"caravan/backend/flow"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/whole"
)

// Domains is every domain's service.
type Domains struct {
	Outbox        authz.Outbox
	Clock         tenant.Clock
	Notifications *notification.Service
	Emails        *emails.Service
	Images        *file.Service
	Access        *access.Service
	Settings      *tenant.Service
	Articles      *article.Service
	Destinations  *destination.Service
	Identity      *people.Rooms
	Hosts         *host.Service
	Operators     *operator.Service
	Links         *link.Service
	Inventory     *inventory.Service
	Itineraries   *itineraries.Rooms
	Trips         *trips.Rooms
	Requests      *triprequest.Service
	Uses          *inventory.Uses
	Home          *home.Service
	Sandbox       *sandbox.Provider
	Payments      *payments.Rooms
	Courier       sandbox.Courier
	Bookings      *desk.Desk
	Insurance     *insurance.Service
	Transfers     *transfer.Service
	Forms         *tripform.Service
	Discounts     *discount.Service
	Calendars     *calendar.Service
	Rooming       *rooming.Service
	Payouts       *payout.Service
	Campaigns     *campaign.Service
	Analytics     *analytics.Service
	Reviews       *review.Service
	Control       *control.Service
	Frames        *frame.Service
	Supply        *supply.Service
	Webhooks      *webhook.Service
	Exports       *export.Service
	Audit         *auditlog.Sealer
	TestClock     *testclock.Service

	// list has every module in floor order.
	list []any
}

// New builds every domain once, completely, in floor order: upper domains query lower ones, and subscribe to
// their announcements.
func New(o Outsides) (*Domains, error) {
	b := &builder{Outsides: o, clock: tenant.Clock{Base: o.Clock}, outbox: authz.Outbox{Jobs: o.Jobs}}
	b.Domains = &Domains{Outbox: b.outbox, Clock: b.clock}
	b.foundations()
	b.people()
	b.catalogue()
	b.trips()
	b.money()
	b.promotion()
	b.partners()
	b.merges()
	b.categories()
	b.destinations()
	b.erasures()
	return b.Domains, b.Err()
}

// builder records the first error, after which nothing more is built.
type builder struct {
	Outsides
	*Domains
	clock  tenant.Clock
	outbox authz.Outbox
	// notices tells hosts, operators and companions what happened to trips.
	notices mails.Mails
	whole.Building
}

// open builds a module and appends it to the list.
func open[D, S any](b *builder, module func(D) (S, error), deps D) S {
	built := whole.Build(&b.Building, module, deps)
	b.list = append(b.list, built)
	return built
}

// foundations are what everything depends on: mail, images, permissions and the marketplaces themselves.
func (b *builder) foundations() {
	b.Notifications = open(b, notification.New, notification.Deps{DB: b.DB, Jobs: b.Jobs, Clock: b.clock,
		Tenants: b.Tenants, Senders: b.Senders, Languages: identity.Reader{}, Hosts: host.Reader{},
		Origin: b.Origin, Silent: b.Silent})
	b.Emails = open(b, emails.New, emails.Deps{DB: b.DB, Jobs: b.Jobs, Clock: b.clock, Tenants: b.Tenants,
		Mail: b.Notifications})
	b.Images = open(b, file.New, file.Deps{DB: b.DB, Jobs: b.Jobs, Outbox: b.outbox, Authz: b.Authz, Files: b.Files,
		Clock: b.clock, Tenants: b.Tenants})
	b.Access = open(b, access.New, access.Deps{DB: b.DB, Outbox: b.outbox, Authz: b.Authz, Clock: b.clock,
		Relations: b.Tuples, Members: identity.Reader{}, Operators: operator.Reader{}, Hosts: host.Reader{},
		Trips: trip.Reader{}})
	b.Settings = open(b, tenant.New, tenant.Deps{DB: b.DB, Clock: b.clock, Store: b.Tenants, Sealer: b.Sealer,
		Switches: b.Switches,
		Proof:    tenant.Outside(), MailFrom: b.MailFrom, Development: b.Development, Origin: b.Origin,
		Environment: b.Environment, SignupURL: b.SignupURL, MailInboxURL: b.MailInboxURL})
	b.Articles = open(b, article.New, article.Deps{DB: b.DB, Clock: b.clock, Tenants: b.Tenants,
		People: identity.Reader{}})
	b.Destinations = open(b, destination.New, destination.Deps{DB: b.DB, Clock: b.clock})
}

// people are the users of the product, and the organizations that they work for.
func (b *builder) people() {
	if b.Err() != nil {
		return
	}
	b.Identity = open(b, people.New, people.Deps{DB: b.DB, Jobs: b.Jobs, Kratos: b.Kratos, Tenants: b.Tenants,
		Clock: b.clock, Outbox: b.outbox,
		Mailer: accounts.Mails{Sender: b.Notifications}, Pictures: b.Images, Switches: b.Switches, Tokens: b.Tokens,
		Sealer: b.Sealer, Secure: b.Secure, Opening: &b.Settings.Opening})
	if b.Err() != nil {
		return
	}
	b.Hosts = open(b, host.New, host.Deps{DB: b.DB, Outbox: b.outbox, Clock: b.clock, People: b.Identity,
		Socials: b.Socials, Switches: b.Switches,
		Links: link.Reader{Switches: b.Switches}, SignedUp: &b.Identity.SignedUp})
	b.Operators = open(b, operator.New, operator.Deps{DB: b.DB, Outbox: b.outbox, Clock: b.clock, People: b.Identity,
		Places: b.Places,
		Joined: &b.Identity.Joined, Left: &b.Identity.Left})
}

// catalogue is what hosts can choose from.
func (b *builder) catalogue() {
	if b.Err() != nil {
		return
	}
	offers := itinerary.ReaderOf(b.DB)
	b.notices = mails.Mails{Post: notification.Post{Mail: b.Notifications, Hosts: b.Hosts, Operators: b.Operators,
		People: b.Identity}, Hosts: b.Hosts}
	b.Links = open(b, link.New, link.Deps{DB: b.DB, Clock: b.clock, Switches: b.Switches, Hosts: b.Hosts,
		Itineraries: offers, Made: &b.Hosts.Made})
	b.Inventory = open(b, inventory.New, inventory.Deps{DB: b.DB, Outbox: b.outbox, Clock: b.clock, Itineraries: offers})
	b.Itineraries = open(b, itineraries.New, itineraries.Deps{DB: b.DB, Outbox: b.outbox, Clock: b.clock,
		Inventory: b.Inventory, Hosts: b.Hosts, Operators: b.Operators, Switches: b.Switches, Post: b.notices.Post,
		Production: b.Production})
}

// trips are what hosts request and lead.
func (b *builder) trips() {
	ledger := whole.Build(&b.Building, triprequest.NewLedger, triprequest.LedgerDeps{Clock: b.clock,
		Itineraries: b.Itineraries})
	if b.Err() != nil {
		return
	}
	b.Trips = open(b, trips.New, trips.Deps{DB: b.DB, Jobs: b.Jobs, Outbox: b.outbox, Clock: b.clock, Tenants: b.Tenants,
		Switches: b.Switches, Tokens: b.Tokens,
		Itineraries: b.Itineraries, Inventory: b.Inventory, Requests: ledger, Payables: reader.Unsent{}, Hosts: b.Hosts,
		Operators: b.Operators, Bookings: tally.Reader{}, Faces: identity.Reader{},
		Discounts: discount.Reader{}, Managers: access.Managers{People: identity.Reader{}},
		Audience: campaign.Audience{Hosts: b.Hosts}, Mails: b.notices, HeldSpots: b.HeldSpots,
		Library: b.Itineraries.Library})
	b.Requests = open(b, triprequest.New, triprequest.Deps{DB: b.DB, Outbox: b.outbox, Clock: b.clock,
		Itineraries: b.Itineraries, Inventory: b.Inventory, Ledger: ledger, Trips: b.Trips, Hosts: b.Hosts,
		Post: b.notices.Post, Switches: b.Switches, People: identity.Reader{}})
	b.Uses = open(b, inventory.NewUses, inventory.UsesDeps{Departures: b.Inventory, Requests: b.Requests,
		Offers: itinerary.Reader{}, Trips: trip.Reader{}})
	b.Home = open(b, home.New, home.Deps{DB: b.DB, Clock: b.clock, Hosts: b.Hosts, Trips: b.Trips, Requests: ledger,
		Bookings: tally.Reader{}, Forms: tripform.Progress{}, Visits: analytics.Reader{}, Tenants: b.Tenants,
		Post: b.notices.Post})
}

// money is what travelers book and pay, and who gets paid.
func (b *builder) money() {
	b.Sandbox = whole.Build(&b.Building, sandbox.New, sandbox.Deps{DB: b.DB, Jobs: b.Jobs, Clock: b.clock,
		Tenants: b.Tenants, Key: b.CardKey, Delay: b.CardDelay, Quiet: b.CardQuiet})
	asked := whole.Build(&b.Building, facts.New, facts.Deps{Clock: b.clock, Trips: b.Trips})
	b.Discounts = open(b, discount.New, discount.Deps{DB: b.DB, Clock: b.clock, Bookings: asked, Trips: b.Trips})
	b.Domains.Payments = open(b, payments.New, payments.Deps{DB: b.DB, Jobs: b.Jobs, Clock: b.clock, Tenants: b.Tenants,
		Tokens: b.Tokens, Provider: b.Sandbox,
		Others: b.Outsides.Payments, Choose: b.Choose, Orders: asked, Mail: b.Notifications, Files: b.Files,
		People: b.Identity, Names: identity.Reader{},
		Tokenizer: b.Sandbox, Discounts: b.Discounts, PaidOut: reader.Booked{}, Rates: b.Rates,
		Log: slog.Default(), CallTimeout: b.CallTimeout})
	if b.Err() != nil {
		return
	}
	payments := b.Domains.Payments
	b.Courier = sandbox.Courier{Provider: b.Sandbox, Webhooks: payments.WebhookHandler(b.Sandbox)}
	b.list = append(b.list, b.Courier)
	companyKey := tenant.Secrets{DB: b.DB, Sealer: b.Sealer}.CompanyKey
	insurers := map[string]insurance.Connect{company.Simulated: func(company.Company) insurance.Provider {
		return &insurance.Simulated{DB: b.DB, Clock: b.clock}
	}}
	maps.Copy(insurers, b.Insurers)
	b.Insurance = open(b, insurance.New, insurance.Deps{DB: b.DB, Jobs: b.Jobs, Clock: b.clock, Tenants: b.Tenants,
		Log: slog.Default(), Providers: insurers, Key: companyKey, Use: &b.Settings.CompanyUse, Bookings: asked,
		Payments: payments, Printer: b.Browser})
	ridden := whole.Build(&b.Building, rides.New, rides.Deps{Insurance: b.Insurance})
	drivers := map[string]transfer.Connect{company.Simulated: func(c company.Company) transfer.Provider {
		return &companies.Simulated{DB: b.DB, Clock: b.clock, Company: c}
	}}
	maps.Copy(drivers, b.Drivers)
	b.Transfers = open(b, transfer.New, transfer.Deps{DB: b.DB, Jobs: b.Jobs, Outbox: b.outbox, Clock: b.clock,
		Tenants: b.Tenants, Places: b.Places, Log: slog.Default(),
		Providers: drivers, Key: companyKey, Use: &b.Settings.CompanyUse, Trips: b.Trips, Bookings: ridden,
		Payments: payments, Mail: b.Notifications})
	if b.Err() != nil {
		return
	}
	b.Bookings = open(b, desk.New, desk.Deps{DB: b.DB, Outbox: b.outbox, Clock: b.clock, Tenants: b.Tenants,
		Tokens: b.Tokens, Switches: b.Switches,
		Trips: b.Trips, Steps: b.Trips, Promotions: b.Trips, Payments: payments, People: b.Identity, Mail: b.Notifications,
		Group: b.notices, Insurance: b.Insurance,
		Rides: b.Transfers, Discounts: b.Discounts, Forms: tripform.Progress{}, Campaigns: campaign.Figures{}, Facts: asked,
		HeldSpots: b.HeldSpots})
	if b.Err() != nil {
		return
	}
	b.Forms = open(b, tripform.New, tripform.Deps{DB: b.DB, Clock: b.clock, Tenants: b.Tenants, Sealer: b.Sealer,
		Travelers: b.Bookings.Parties, Trips: b.Trips, Moved: &b.Bookings.Moves.Moved})
	b.Rooming = open(b, rooming.New, rooming.Deps{DB: b.DB, Clock: b.clock, Trips: b.Trips, Bookings: b.Bookings.View,
		Travelers: b.Bookings.Parties})
	b.Calendars = open(b, calendar.New, calendar.Deps{DB: b.DB, Clock: b.clock, Tokens: b.Tokens,
		Bookings: b.Bookings.View, Rides: b.Transfers, People: b.Identity, Origin: b.Origin})
	b.Domains.Payouts = open(b, payout.New, payout.Deps{DB: b.DB, Clock: b.clock, Tenants: b.Tenants, Sealer: b.Sealer,
		Provider: b.Sandbox, Others: b.Outsides.Payouts,
		Choose: b.Choose, Origin: b.Origin, AddOns: asked, Trips: b.Trips, Hosts: b.Hosts, Operators: b.Operators,
		Insurers: b.Insurance, Referred: &b.Hosts.Referred, Post: b.notices.Post, Teams: b.Operators,
		EarningsApproved: &b.Trips.EarningsApproved, Returned: &b.Domains.Payments.News.Returned, Printer: b.Browser})
	if b.Err() != nil {
		return
	}
	b.flows()
}

// flows are the processes that span several modules.
func (b *builder) flows() {
	k := b.Bookings
	whole.Build(&b.Building, flow.New, flow.Deps{Stepped: &b.Trips.Stepped, Succeeded: &b.Domains.Payments.Succeeded,
		Failed: &b.Domains.Payments.Failed, Departed: &b.Domains.Payments.Departed, Clock: b.clock,
		Trips: b.Trips, Reports: b.Trips.Report, Departure: b.Inventory, Payouts: b.Domains.Payouts, Hosts: b.Hosts,
		People: b.Identity, Notices: b.notices,
		Insurance: b.Insurance, Rides: b.Transfers, Discounts: b.Discounts, Place: k.Place, Parties: k.Parties,
		Confirms: k.Confirms, Changes: k.Changes, Cancels: k.Cancels, Waitlist: k.Waitlist})
}

// promotion markets trips to travelers, and reports on it.
func (b *builder) promotion() {
	if b.Err() != nil {
		return
	}
	b.Campaigns = open(b, campaign.New, campaign.Deps{DB: b.DB, Jobs: b.Jobs, Clock: b.clock, Tenants: b.Tenants,
		Tokens: b.Tokens, Trips: b.Trips, Tests: b.Trips, Hosts: b.Hosts,
		Travelers: b.Bookings.Parties, Forms: tripform.Progress{}, Readers: identity.Reader{}, Mail: b.Notifications,
		LeftAnyway: &b.Notifications.LeftAnyway, Uncertain: &b.Notifications.Uncertain, Stepped: &b.Trips.Stepped})
	b.Analytics = open(b, analytics.New, analytics.Deps{DB: b.DB, Jobs: b.Jobs, Clock: b.clock, Tenants: b.Tenants,
		Tokens: b.Tokens, Trips: b.Trips, Clicks: b.Campaigns, Bookings: b.Bookings.View, Itineraries: b.Itineraries,
		Receiver: b.Receiver})
	b.Reviews = open(b, review.New, review.Deps{DB: b.DB, Clock: b.clock, Trips: b.Trips, Itineraries: b.Itineraries,
		Hosts: b.Hosts, Travelers: b.Bookings.Parties, People: b.Identity, Tenants: b.Tenants, Mail: b.Notifications,
		Tokens: b.Tokens})
	b.Frames = open(b, frame.New, frame.Deps{DB: b.DB, Clock: b.clock, Tenants: b.Tenants, Files: b.Files,
		Tokens: b.Tokens, Browser: b.Browser, Itineraries: b.Itineraries, Trips: b.Trips, Articles: article.Reader{},
		Origin:      b.Origin,
		PageCleared: &b.Trips.PageCleared})
}

// merges transfer what a member has to the account that it is merged into. Those that may reject a merge come
// first.
func (b *builder) merges() {
	if b.Err() != nil {
		return
	}
	choices := func(ctx context.Context, tx pgx.Tx, m identity.Merge) error {
		n, err := b.Notifications.MergeTx(ctx, tx, m.From, m.Into)
		m.Moves(identityapi.MergePartNoticeChoices, n)
		return err
	}
	for _, follow := range []func(context.Context, pgx.Tx, identity.Merge) error{
		b.Bookings.Moves.MergedTx, b.Domains.Payments.Card.MergedTx, b.Trips.Page.MergedTx, b.Reviews.MergedTx,
		b.Calendars.MergedTx, choices,
	} {
		b.Identity.Merged.Subscribe(follow)
	}
	b.Identity.Readdressed.Subscribe(b.Bookings.Moves.ReaddressedTx)
	b.Identity.Readdressed.Subscribe(func(ctx context.Context, tx pgx.Tx, r identity.Readdressed) error {
		return b.Notifications.ReaddressTx(ctx, tx, r.From, r.To)
	})
}

// categories are the marketplace's; what has one is counted before it is deleted, and moved when it is merged.
func (b *builder) categories() {
	if b.Err() != nil {
		return
	}
	for _, user := range []interface {
		CategoryUseTx(ctx context.Context, tx pgx.Tx, use *tenant.CategoryUse) error
		CategoryMergedTx(ctx context.Context, tx pgx.Tx, m tenant.CategoryMerge) error
	}{b.Itineraries, b.Trips, host.Categories{}} {
		b.Settings.CategoryUse.Subscribe(user.CategoryUseTx)
		b.Settings.CategoryMerged.Subscribe(user.CategoryMergedTx)
	}
}

// destinations are counted before they are deleted, and what has one follows its new name.
func (b *builder) destinations() {
	if b.Err() != nil {
		return
	}
	for _, user := range []interface {
		DestinationUseTx(ctx context.Context, tx pgx.Tx, use *destination.Use) error
		DestinationsMovedTx(ctx context.Context, tx pgx.Tx, moves []destination.Move) error
	}{b.Itineraries, b.Trips} {
		b.Destinations.Use.Subscribe(user.DestinationUseTx)
		b.Destinations.Moved.Subscribe(user.DestinationsMovedTx)
	}
}

// erasures remove a member's personal data. Subscribers that may refuse an erasure come first, and report which
// bookings and trips the member had.
func (b *builder) erasures() {
	if b.Err() != nil {
		return
	}
	mails := func(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
		n, err := b.Notifications.EraseTx(ctx, tx, e.MemberID, e.Email, e.Name, e.Address())
		e.Erases(identityapi.ErasurePartEmails, n.Emails)
		e.Erases(identityapi.ErasurePartNoticeChoices, n.Choices)
		return err
	}
	pictures := func(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
		n, err := b.Images.ForgetTx(ctx, tx, e.MemberID)
		e.Erases(identityapi.ErasurePartPictures, n)
		return err
	}
	for _, follow := range []func(context.Context, pgx.Tx, identity.Erasure) error{
		b.Bookings.Moves.ErasedTx, b.Domains.Payments.Disputes.ErasedTx, b.Domains.Payments.Card.ErasedTx, b.Forms.ErasedTx,
		b.Transfers.ErasedTx, b.Campaigns.ErasedTx, host.Forgets{}.ErasedTx,
		b.Reviews.ErasedTx, b.Trips.Page.ErasedTx, b.Calendars.ErasedTx, b.Exports.ErasedTx, control.ErasedTx,
		b.Requests.Questions.ErasedTx,
		pictures, mails,
	} {
		b.Identity.Erased.Subscribe(follow)
	}
}

// partners covers programs that push and follow, and what reads everything: exports, the audit log's seal, the
// test clock.
func (b *builder) partners() {
	if b.Err() != nil {
		return
	}
	still := standing{b.Access, b.Identity}.check
	b.Supply = open(b, supply.New, supply.Deps{DB: b.DB, Clock: b.clock, Itineraries: b.Itineraries,
		Inventory: b.Inventory, Feed: webhook.Feed{}, StillSignedIn: still})
	b.Webhooks = open(b, webhook.New, webhook.Deps{DB: b.DB, Operators: operator.Reader{}, Jobs: b.Jobs, Outbox: b.outbox,
		Clock: b.clock, Tenants: b.Tenants, Sealer: b.Sealer, Mail: b.Notifications, Client: b.Hooks, Loopback: b.Loopback,
		StillSignedIn: still, References: b.Supply})
	b.Exports = open(b, export.New, export.Deps{DB: b.DB, Jobs: b.Jobs, Outbox: b.outbox, Clock: b.clock,
		Tenants: b.Tenants, Files: b.Files, Bookings: b.Bookings.View,
		Trips: b.Trips, People: b.Identity, Mail: b.Notifications, Tokens: b.Tokens, Printer: b.Browser,
		Itineraries: b.Itineraries, Pictures: b.Images, Rooms: b.Rooming, Statements: b.Domains.Payments.Statements})
	b.Control = open(b, control.New, control.Deps{DB: b.DB, Clock: b.clock, People: identity.Reader{}, Names: b.Access,
		Kinds: slices.Concat(triprequest.Waiting, catalogue.Waiting, view.Waiting,
			payment.Waiting, reader.Waiting, review.Waiting, webhook.Waiting), Periodic: b.Periodic, Schema: schema.RiverSchema,
		Jobs: b.Jobs, Tenants: b.Tenants, Bulks: slices.Concat(b.Emails.Bulks(), b.Identity.Bulks(),
			b.Reviews.Bulks(), b.Domains.Payments.Queue.Bulks(), reader.Bulks(b.Domains.Payouts), b.Discounts.Bulks(),
			b.Webhooks.Bulks()),
		Trips: trip.Reader{}, Bookings: tally.Reader{}, Touches: slices.Concat(tally.Touches, reader.Touches,
			review.Touches, discount.Touches, insurance.Touches)})
	open(b, figures.New, figures.Deps{
		DB: b.DB, Money: payment.Figures{}, Bookings: tally.Reader{}, Visits: analytics.Reader{}, Trips: trip.Reader{},
		Hosts: host.Reader{}, Operators: operator.Reader{}, People: identity.Reader{},
	})
	b.Audit = open(b, auditlog.New, auditlog.Deps{DB: b.DB, Chain: b.Chain, Tenants: b.Tenants, Names: b.Access,
		People: identity.Reader{}, Clock: b.Outsides.Clock})
	if b.Err() != nil {
		return
	}
	open(b, payoutsetup.New, payoutsetup.Deps{DB: b.DB, Clock: b.clock, Accounts: b.Domains.Payouts, Hosts: host.Reader{},
		Operators: operator.Reader{}, Teams: b.Operators, Post: b.notices.Post})
	open(b, timeline.New, timeline.Deps{DB: b.DB, Records: b.Access, Orders: tally.Reader{}, Hosts: b.Hosts,
		Operators: b.Operators, HostNames: host.Reader{}, TeamNames: operator.Reader{},
		MemberNames: identity.Reader{}, People: b.Identity,
		Changes: b.Audit, Emails: b.Emails, Rides: b.Transfers, Money: past.Reader{},
		Payouts: reader.Past{}, Jobs: b.Control,
		Exports: b.Exports, Repricings: reprice.Past{}, Deliveries: b.Webhooks, Insurers: b.Insurance,
		Drivers: reported.Reader{}})
	b.list = append(b.list, place.HTTP{})
	if b.Err() == nil {
		b.TestClock = open(b, testclock.New, testclock.Deps{DB: b.DB, Jobs: b.Jobs, Base: b.Outsides.Clock,
			Tenants: b.Tenants, Rules: b.timed()})
	}
}
