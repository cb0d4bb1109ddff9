// Package bookingtest sets up a bookable trip in a test's own database, with the real services around it.
package bookingtest

import (
	"caravan/backend/domain/payment/compare"
	"caravan/backend/domain/record"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"

	"caravan/backend/app/modules"
	schema "caravan/backend/db"
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/identity/people"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/sandbox"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/clock/clocktest"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/mail"
	"caravan/backend/platform/principal"
	"caravan/backend/testkit"
	"caravan/backend/testkit/world"
)

// World is one tenant with a live trip, and the services of everything a booking touches.
type World struct {
	Database testkit.Database
	DB       *db.DB
	Tenant   tenant.Tenant
	Clock    *clocktest.Manual
	Queue    *river.Client[pgx.Tx]
	Provider *sandbox.Provider
	Mails    *Mails
	People   *people.Rooms
	Insurer  *insurance.Service
	Fleet    *transfer.Service
	// Domains are the product's own modules, built with Outside.
	*modules.Domains
	Outside modules.Outsides

	TripID     uuid.UUID
	HostID     uuid.UUID
	HostMember uuid.UUID
	OperatorID uuid.UUID
	Activity   uuid.UUID // bookable, with Options.ActivityPlaces spots
}

// Options configures the trip.
type Options struct {
	MinimumSpots   int
	MaximumSpots   int
	Threshold      int
	Supplements    int
	ActivityPlaces int
	EarlyMinor     int64
	PriceMinor     int64
	AutoConfirm    bool
	Status         trip.Status
	StartIn        int // days
	MaxConns       int32
	CallTimeout    time.Duration
	Now            time.Time
	Webhooks       bool // the embedded payment provider sends its webhooks
	// Outside replaces external dependencies of the modules.
	Outside func(*modules.Outsides)
}

func (o *Options) fill() {
	set := func(v *int, to int) {
		if *v == 0 {
			*v = to
		}
	}
	set(&o.MinimumSpots, 4)
	set(&o.MaximumSpots, 12)
	set(&o.Threshold, o.MinimumSpots)
	set(&o.Supplements, 3)
	set(&o.ActivityPlaces, 5)
	set(&o.StartIn, 200)
	if o.EarlyMinor == 0 {
		o.EarlyMinor, o.PriceMinor = 180_000, 200_000
	}
	if o.Status == "" {
		o.Status = trip.Live
	}
	if o.MaxConns == 0 {
		o.MaxConns = 16
	}
	if o.CallTimeout == 0 {
		o.CallTimeout = 2 * time.Second
	}
	if o.Now.IsZero() {
		o.Now = time.Now().UTC().Truncate(time.Second)
	}
}

// New creates a world. Its queue does not run until Work.
func New(t testing.TB, o Options) *World {
	t.Helper()
	o.fill()
	database := testkit.DB(t)
	d, err := db.Open(context.Background(), database.AppURL, o.MaxConns)
	testkit.Must(t, err)
	t.Cleanup(d.Close)
	w := &World{DB: d, Database: database, Clock: clocktest.NewManual(o.Now), Mails: &Mails{}}
	w.seed(t, o)
	w.wire(t, o)
	return w
}

// Context returns a context of the world's tenant without a caller.
func (w *World) Context() context.Context {
	return tenant.With(context.Background(), w.Tenant)
}

// OpenDifferences returns what the books and the provider differ in.
func (w *World) OpenDifferences() ([]compare.Difference, error) {
	const all = 1000
	open, _, err := w.Payments.Differences(w.As(w.HostMember, "admin"), record.Query{Limit: all,
		Filters: map[string]any{"status": "open"}})
	return open, err
}

// As returns Context with a signed-in member.
func (w *World) As(member uuid.UUID, group string) context.Context {
	p := principal.Principal{TenantID: w.Tenant.ID, MemberID: member, Group: group}
	if group == "host" {
		p.HostID = w.HostID
	}
	return principal.With(w.Context(), p)
}

func (w *World) wire(t testing.TB, o Options) {
	t.Helper()
	queue := &jobs.Client{}
	outside := world.Outsides(t, w.DB, queue, w.Clock)
	outside.Senders.Deployment, outside.Origin = w.Mails, func(tenant.Tenant) string { return "https://acme.test" }
	outside.CardDelay, outside.CardQuiet, outside.CallTimeout = -1, !o.Webhooks, o.CallTimeout
	if o.Outside != nil {
		o.Outside(&outside)
	}
	w.Outside, w.Domains = outside, world.Modules(t, outside)
	w.Provider, w.People, w.Insurer, w.Fleet = w.Sandbox, w.Identity, w.Insurance, w.Transfers

	workers := river.NewWorkers()
	river.AddWorker(workers, &authz.RelateWorker{DB: w.DB, Relations: world.Nobody{}})
	w.AddWorkers(workers)
	var err error
	queue.River, err = river.NewClient(riverpgxv5.New(w.DB.Pool), &river.Config{
		Schema: schema.RiverSchema, Workers: workers, FetchCooldown: 10 * time.Millisecond,
		FetchPollInterval: 50 * time.Millisecond, Logger: slog.New(slog.DiscardHandler), RetryPolicy: soon{},
		Queues: map[string]river.QueueConfig{river.QueueDefault: {MaxWorkers: 4}, authz.QueueRelations: {MaxWorkers: 1}},
	})
	testkit.Must(t, err)
	w.Queue = queue.River
	w.Tenant, err = outside.Tenants.BySlug(context.Background(), "acme")
	testkit.Must(t, err)
}

// Work runs the queue until the test ends.
func (w *World) Work(t testing.TB) {
	t.Helper()
	testkit.Must(t, w.Queue.Start(context.Background()))
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		testkit.Must(t, w.Queue.StopAndCancel(ctx))
	})
}

// Token returns a payment method for a test card.
func (w *World) Token(t testing.TB, number string) string {
	t.Helper()
	token, err := w.Provider.Token(w.Context(), payment.Card{Number: number, ExpMonth: 12,
		ExpYear: w.Clock.Now().Year() + 3, CVC: "123"})
	testkit.Must(t, err)
	return token.Token
}

// Order returns a checkout for a hold, paying the minimum.
func Order(h booking.Hold, email, method string) booking.Checkout {
	order := booking.Checkout{
		Customer: booking.Person{FirstName: "Robin", LastName: "Quick", Email: email}, Option: booking.PayMinimum,
		AmountMinor: h.Quote.DepositMinor, Method: method, TermsAccepted: true, Additional: []booking.Person{},
	}
	for i := 1; i < h.Choices.Spots; i++ {
		order.Additional = append(order.Additional, booking.Person{FirstName: "Friend", LastName: fmt.Sprintf("Number%d", i)})
	}
	return order
}

// Book holds and pays for a party with a working card.
func (w *World) Book(t testing.TB, email string, choices booking.Choices) (booking.Hold, payment.Payment) {
	t.Helper()
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), choices)
	testkit.Must(t, err)
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, w.Bookings.Holds.HoldToken(w.Context(), h.ID),
		uuid.NewString(), Order(h, email, w.Token(t, Good)))
	testkit.Must(t, err)
	if p.Status != payment.Succeeded || p.BookingID == nil {
		t.Fatalf("payment %s: %s %s", p.Status, p.FailureCode, p.FailureMessage)
	}
	return h, p
}

// Test cards.
const (
	Good           = "4242 4242 4242 4242"
	Declined       = "4000000000000002"
	NoFunds        = "4000000000009995"
	Authentication = "4000002500003155"
	TimesOut       = "4000000000000341"
)

// Reject rejects orders of a trip as the host's page shows them.
func (w *World) Reject(ctx context.Context, tripID uuid.UUID, orders ...uuid.UUID) error {
	shown, err := w.Bookings.View.Details(ctx, tripID)
	if err != nil {
		return err
	}
	return w.Bookings.Cancels.Reject(ctx, tripID, cancel.RejectionsOf(shown, orders...))
}

// Count runs a counting query as the tenant.
func (w *World) Count(t testing.TB, query string, args ...any) int {
	t.Helper()
	var n int
	testkit.Must(t, w.DB.InTenantTx(context.Background(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(context.Background(), query, args...).Scan(&n)
	}))
	return n
}

// Eventually waits for something that a job brings about.
func Eventually(t testing.TB, what string, ok func() bool) {
	t.Helper()
	for deadline := time.Now().Add(15 * time.Second); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if ok() {
			return
		}
	}
	t.Fatalf("%s: did not happen", what)
}

// Mails is a sender that records its messages.
type Mails struct {
	mu   sync.Mutex
	sent []mail.Message
	// Verdict is the mail server's reply to a message; without it, all are accepted.
	Verdict func(mail.Message) error
}

// Send implements mail.Sender.
func (m *Mails) Send(_ context.Context, message mail.Message) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.Verdict != nil {
		if err := m.Verdict(message); err != nil {
			return err
		}
	}
	m.sent = append(m.sent, message)
	return nil
}

// All returns the sent emails, in order.
func (m *Mails) All() []mail.Message {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.sent)
}

// Calendar returns the calendar file of the last email of a template to an address.
func (m *Mails) Calendar(address, template string) (file string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, message := range m.sent {
		if message.To[0] == address && message.Headers["X-Template"] == template {
			file = message.Calendar
		}
	}
	return file
}

// To lists the templates emailed to an address, in order.
func (m *Mails) To(address string) []string {
	m.mu.Lock()
	defer m.mu.Unlock()
	var templates []string
	for _, message := range m.sent {
		if message.To[0] == address {
			templates = append(templates, message.Headers["X-Template"])
		}
	}
	return templates
}

func encode(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}

func date(at time.Time, days int) civil.Date { return civil.Today(at).AddDays(days) }

// Exec changes rows directly in the database.
func (w *World) Exec(t testing.TB, query string, args ...any) {
	t.Helper()
	testkit.Must(t, w.DB.InTenantTx(context.Background(), w.Tenant.ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(context.Background(), query, args...)
		return err
	}))
}

// written returns the columns of a table that are not generated.
func (w *World) written(t testing.TB, table string) (columns string) {
	t.Helper()
	testkit.Must(t, w.DB.InTenantTx(context.Background(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(context.Background(),
			`SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
			WHERE attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`, table).Scan(&columns)
	}))
	return columns
}

// MoreTrips creates copies of the world's trip, with requests and spots of their own.
func (w *World) MoreTrips(t testing.TB, n int) []uuid.UUID {
	t.Helper()
	ids, columns := make([]uuid.UUID, n), w.written(t, "trip")
	for i := range ids {
		request := uuid.Must(uuid.NewV7())
		ids[i] = uuid.Must(uuid.NewV7())
		w.Exec(t, `INSERT INTO trip_request SELECT c.* FROM trip_request o, jsonb_populate_record(o, $1) c
			WHERE o.id = (SELECT trip_request_id FROM trip WHERE id = $2)`, encode(map[string]any{"id": request}), w.TripID)
		w.Exec(t, "INSERT INTO trip ("+columns+") SELECT "+columns+
			" FROM (SELECT c.* FROM trip o, jsonb_populate_record(o, $1) c WHERE o.id = $2) copy", encode(map[string]any{
			"id": ids[i], "trip_request_id": request, "short_id": "C" + ids[i].String(), "trip_path": "andes-" + ids[i].String(),
			"spots_taken":             0,
			"single_supplement_taken": 0,
		}), w.TripID)
		w.Exec(t, "INSERT INTO trip_service SELECT c.* FROM trip_service o, jsonb_populate_record(o, $1) c WHERE o.id = $2",
			encode(map[string]any{
				"id": uuid.Must(uuid.NewV7()), "trip_id": ids[i], "taken": 0,
			}), w.Activity)
	}
	return ids
}
