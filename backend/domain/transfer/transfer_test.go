package transfer_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/transfer/companies"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/transferapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

type world struct {
	*bookingtest.World
	rides    *transfer.Service
	customer uuid.UUID
	booking  uuid.UUID
	card     string
	pickup   time.Time
}

// riding is a booking of two travelers on a trip whose itinerary is approved, in a marketplace with the simulated
// fleet.
func riding(t *testing.T) world {
	t.Helper()
	w := bookingtest.New(t, bookingtest.Options{StartIn: 20, Status: trip.Confirmed})
	s := w.Fleet
	w.Exec(t, "UPDATE trip SET bookings_deadline = start_date, admin_technical_at = now(), foc = 2")
	_, p := w.Book(t, "robin@example.com", booking.Choices{Spots: 2})
	if p.BookingID == nil {
		t.Fatalf("not booked: %+v", p)
	}
	var customer uuid.UUID
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT customer_id FROM booking WHERE id = $1", *p.BookingID).Scan(&customer)
	}))
	pickup := w.Clock.Now().UTC().Truncate(24*time.Hour).AddDate(0, 0, 19).Add(12 * time.Hour)
	return world{w, s, customer, *p.BookingID, w.Token(t, bookingtest.Good), pickup}
}

func (w world) traveler() context.Context { return w.As(w.customer, "traveler") }

func (w world) host() context.Context { return w.As(w.HostMember, "host") }

// arrival is a request for the day before the trip.
func (w world) arrival(passengers int) transfer.Leg {
	return transfer.Leg{
		OriginPlaceID: "iata:LIS", DestinationPlaceID: "geonames:2267057", PickupAt: w.pickup, FlightNumber: "TP 201",
		Load: transfer.Load{Passengers: passengers},
	}
}

func (w world) order(ctx context.Context, t *testing.T, lastName string,
	leg transfer.Leg) (transfer.Order, transfer.Quote) {
	t.Helper()
	quotes, err := w.rides.QuoteLegs(ctx, w.TripID, map[transfer.Type]transfer.Leg{transfer.Arrival: leg})
	testkit.Must(t, err)
	if len(quotes.ByType[transfer.Arrival]) == 0 {
		t.Fatal("no vehicle for the ride")
	}
	q := quotes.ByType[transfer.Arrival][0]
	return transfer.Order{
		TripID: w.TripID, Items: []transfer.Item{{QuoteID: q.ID, Type: transfer.Arrival, Leg: leg}},
		AmountMinor: &q.PriceMinor, Method: w.card,
		Contact: transfer.Contact{FirstName: "Robin", LastName: lastName, Email: "robin@example.com", Phone: "+351912345678",
			Terms: true},
	}, q
}

// book books and pays for a transfer of which its company does not know yet.
func (w world) book(ctx context.Context, t *testing.T, lastName string) (uuid.UUID, transfer.Quote) {
	t.Helper()
	order, q := w.order(ctx, t, lastName, w.arrival(2))
	booked, err := w.rides.Book(ctx, "book-"+q.ID.String(), order)
	testkit.Must(t, err)
	if len(booked.Rides) != 1 {
		t.Fatalf("%d rides; payment %+v", len(booked.Rides), booked.Payment)
	}
	return booked.Rides[0], q
}

func (w world) sweep(t *testing.T) {
	t.Helper()
	testkit.Must(t, w.rides.Sweep(w.Context()))
}

func (w world) ride(ctx context.Context, t *testing.T, id uuid.UUID) transferapi.GroundTransfer {
	t.Helper()
	ride, err := w.rides.Ride(ctx, id)
	testkit.Must(t, err)
	return ride
}

func (w world) sum(t *testing.T, account string) int {
	t.Helper()
	return w.Count(t, "SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry WHERE account = $1", account)
}

func TestARideLivesByTheProductsClock(t *testing.T) {
	w := riding(t)
	paid := w.Count(t, "SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry WHERE account = 'traveler_receivable'")
	id, q := w.book(w.traveler(), t, "Marques")
	if ride := w.ride(w.traveler(), t, id); ride.DisplayStatus != "pending" {
		t.Errorf("a ride that its company does not know is %s", ride.DisplayStatus)
	}
	if owed := -w.sum(t, "transfer_payable"); owed != int(q.PriceMinor) {
		t.Errorf("%d are owed for a ride of %d", owed, q.PriceMinor)
	}
	if now := w.sum(t, "traveler_receivable"); now != paid {
		t.Errorf("the booking's balance moved from %d to %d", paid, now)
	}
	w.sweep(t)
	for _, step := range []struct {
		before time.Duration
		shown  string
	}{
		{25 * time.Hour, "confirmed"}, {23 * time.Hour, "driver-assigned"}, {59 * time.Minute, "driver-underway"},
		{9 * time.Minute, "driver-assigned"}, {-time.Minute, "driver-assigned"}, {-5 * time.Hour, "completed"},
	} {
		w.Clock.Set(w.pickup.Add(-step.before))
		w.sweep(t)
		ride := w.ride(w.traveler(), t, id)
		if string(ride.DisplayStatus) != step.shown {
			t.Errorf("%s before it the ride is %s, not %s", step.before, ride.DisplayStatus, step.shown)
		}
		if hasDriver := ride.Journey.Driver.Set; hasDriver != (step.shown != "confirmed") {
			t.Errorf("%s before it: driver %v", step.before, ride.Journey.Driver)
		}
		if open := ride.AvailableActions[1].Enabled; open != (step.before >= time.Hour) {
			t.Errorf("%s before it the ride can be cancelled: %v (%s)", step.before, open, ride.AvailableActions[1].Reason.Value)
		}
	}
	if fee := -w.sum(t, "platform_fee"); fee <= 0 || fee-w.sum(t, "transfer_payable") != int(q.PriceMinor) {
		t.Errorf("a fee of %d of a ride of %d, %d for its company", fee, q.PriceMinor, -w.sum(t, "transfer_payable"))
	}
}

func TestALateCancellationIsCharged(t *testing.T) {
	for name, c := range map[string]struct {
		before time.Duration
		full   bool
		status string
	}{"a day before": {24 * time.Hour, true, "cancelled free"}, "a moment later": {24*time.Hour - time.Second, false,
		"cancelled with costs"}} {
		t.Run(name, func(t *testing.T) {
			w := riding(t)
			id, q := w.book(w.traveler(), t, "Marques")
			w.sweep(t)
			w.Clock.Set(w.pickup.Add(-c.before))
			testkit.Must(t, w.rides.Cancel(w.traveler(), id, "cancel-"+id.String(), nil))
			ride := w.ride(w.traveler(), t, id)
			back := int64(0)
			if c.full {
				back = q.PriceMinor
			}
			if got := ride.Journey.CancellationDetails.Value.RefundMinor.Value; string(ride.Journey.Status) != c.status ||
				got != back || ride.CancellationType.Value != "traveler" {
				t.Errorf("%s, %d of %d back", ride.Journey.Status, got, q.PriceMinor)
			}
		})
	}
}

func TestARideThatIsRefusedOrLostGoesBackToTheCard(t *testing.T) {
	w := riding(t)
	refused, q := w.book(w.traveler(), t, "Refused")
	w.sweep(t)
	ride := w.ride(w.traveler(), t, refused)
	if ride.DisplayStatus != "cancelled" || ride.CancellationType.Value != "provider" ||
		ride.Message.Value != "The company cannot take this ride." {
		t.Errorf("%+v", ride)
	}
	if n := w.Count(t, "SELECT coalesce(sum(amount_minor), 0) FROM refund"); n != int(q.PriceMinor) ||
		w.sum(t, "transfer_payable") != 0 {
		t.Errorf("%d of %d on their way back", n, q.PriceMinor)
	}
	lost, q := w.book(w.traveler(), t, "Stranded")
	w.sweep(t)
	w.Clock.Set(w.pickup.Add(-time.Hour))
	w.sweep(t)
	if ride = w.ride(w.traveler(), t, lost); ride.CancellationType.Value != "provider" ||
		ride.Journey.CancellationDetails.Value.RefundMinor.Value != q.PriceMinor {
		t.Errorf("%+v", ride)
	}
}

func TestAnAnswerThatWasLostBooksNoSecondRide(t *testing.T) {
	w := riding(t)
	id, _ := w.book(w.traveler(), t, "Timeout")
	if err := w.rides.Sweep(w.Context()); !errors.Is(err, context.DeadlineExceeded) {
		t.Fatalf("the answer was not lost: %v", err)
	}
	if ride := w.ride(w.traveler(), t, id); ride.DisplayStatus != "pending" {
		t.Errorf("%s without an answer", ride.DisplayStatus)
	}
	w.sweep(t)
	if n := w.Count(t, "SELECT count(*) FROM simulated_ride"); n != 1 ||
		w.ride(w.traveler(), t, id).DisplayStatus != "confirmed" {
		t.Errorf("%d rides at the company", n)
	}
}

func TestACancelledBookingCancelsItsRides(t *testing.T) {
	w := riding(t)
	id, q := w.book(w.traveler(), t, "Marques")
	w.sweep(t)
	w.Clock.Set(w.pickup.Add(-2 * time.Hour))
	w.sweep(t)
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return w.rides.BookingCancelledTx(w.Context(), tx, w.booking, true)
	}))
	w.sweep(t)
	if ride := w.ride(w.traveler(), t, id); ride.CancellationType.Value != "booking" ||
		ride.Journey.CancellationDetails.Value.RefundMinor.Value != q.PriceMinor {
		t.Errorf("%+v", ride)
	}
}

func TestTheHostBooksForTheFreePlaces(t *testing.T) {
	w := riding(t)
	order, _ := w.order(w.host(), t, "Costa", w.arrival(2))
	order.AmountMinor, order.Method = nil, ""
	booked, err := w.rides.Book(w.host(), "host-ride-1", order)
	testkit.Must(t, err)
	if booked.Payment != nil || len(booked.Rides) != 1 {
		t.Fatalf("%+v", booked)
	}
	w.sweep(t)
	ride := w.ride(w.host(), t, booked.Rides[0])
	if ride.DisplayStatus != "confirmed" || ride.Journey.PriceSummary.Set || ride.Journey.CancellationDetails.Set ||
		ride.BookingId.Set || !ride.AvailableActions[1].Enabled {
		t.Errorf("%+v", ride)
	}
	if w.sum(t, "promotion")+w.sum(t, "transfer_payable") != 0 || w.sum(t, "promotion") <= 0 {
		t.Errorf("the marketplace bears %d of %d", w.sum(t, "promotion"), -w.sum(t, "transfer_payable"))
	}
	_, err = w.rides.QuoteLegs(w.host(), w.TripID, map[transfer.Type]transfer.Leg{transfer.Arrival: w.arrival(1)})
	if e := apierr.From(err); e == nil || e.Fields["arrival.passengers"] == "" {
		t.Errorf("a third person on two free places: %v", err)
	}
	testkit.Must(t, w.rides.Cancel(w.host(), booked.Rides[0], "host-cancel-1", nil))
	if w.sum(t, "promotion") != 0 || w.sum(t, "transfer_payable") != 0 {
		t.Error("a cancelled ride is still borne")
	}
	if page, err := w.rides.Rides(w.traveler(), record.Query{}); err != nil || len(page.Items) != 0 {
		t.Errorf("a traveler sees the host's rides: %v %v", page.Items, err)
	}
}

func TestASecondTravelerSeesTheRideButNeitherBooksNorPays(t *testing.T) {
	w := riding(t)
	id, _ := w.book(w.traveler(), t, "Marques")
	w.sweep(t)
	var second uuid.UUID
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) (err error) {
		second, _, err = w.World.People.EnsureTravelerTx(w.Context(), tx, "second@example.com", "Sam", "Vale")
		return err
	}))
	w.Exec(t, "UPDATE booking_participant SET member_id = $2 WHERE booking_id = $1 AND position = 1", w.booking, second)
	as := w.As(second, "traveler")
	ride := w.ride(as, t, id)
	if ride.Journey.PriceSummary.Set || ride.Journey.CancellationDetails.Set || ride.Journey.Traveler.Phone.Set ||
		ride.AvailableActions[1].Enabled {
		t.Errorf("%+v", ride)
	}
	_, err := w.rides.QuoteLegs(as, w.TripID, map[transfer.Type]transfer.Leg{transfer.Arrival: w.arrival(1)})
	if e := apierr.From(err); e == nil || e.Message != "Only the traveler who booked can book rides." {
		t.Errorf("%v", err)
	}
}

func TestAQuoteIsForWhoAskedAndForAWhile(t *testing.T) {
	w := riding(t)
	order, q := w.order(w.traveler(), t, "Marques", w.arrival(2))
	if _, err := w.rides.Book(w.host(), "not-his-quote", order); testkit.Code(err) != apierr.CodeInvalid {
		t.Errorf("another one's quote: %v", err)
	}
	w.Clock.Set(q.ExpiresAt)
	if _, err := w.rides.Book(w.traveler(), "too-late-1", order); testkit.Code(err) != apierr.CodeAmountMismatch {
		t.Errorf("an old quote: %v", err)
	}
	if n := w.Count(t, "SELECT count(*) FROM ground_transfer_order"); n != 0 {
		t.Errorf("%d orders", n)
	}
}

// An HTTP company is called with the tenant's key, its rejection is final, and its responses are validated.
func TestACompanyBehindHTTP(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.Header.Get("Authorization") != "Bearer key-1":
			w.WriteHeader(http.StatusUnauthorized)
		case r.URL.Path == "/quotes":
			_, _ = w.Write([]byte(`{"offers":[{"ref":"q1","priceMinor":4200,"category":"Standard","maximumPassengers":3}]}`))
		case r.Method == http.MethodPost && r.URL.Path == "/rides" && r.Header.Get("Idempotency-Key") != "":
			_, _ = w.Write([]byte(`{"ref":"r1","status":"confirmed"}`))
		case r.Method == http.MethodGet && r.URL.Path == "/rides/r1":
			_, _ = w.Write([]byte(`{"ref":"r1","status":"on the moon"}`))
		default:
			w.WriteHeader(http.StatusConflict)
			_ = json.NewEncoder(w).Encode(map[string]string{"message": "Too late."})
		}
	}))
	defer server.Close()
	r := &companies.Remote{Client: server.Client(), Company: company.Company{URL: server.URL + "/"},
		Key: func(context.Context, company.Company) (string, error) { return "key-1", nil }}
	ctx := tenant.With(t.Context(), tenant.Tenant{})
	if offers, err := r.Quote(ctx, transfer.QuoteRequest{}); err != nil || len(offers) != 1 ||
		offers[0].PriceMinor != 4200 || offers[0].Category != "Standard" {
		t.Errorf("%+v %v", offers, err)
	}
	if booked, err := r.Book(ctx, transfer.BookRequest{Key: uuid.New()}); err != nil || booked.Ref != "r1" ||
		booked.Status != transfer.Confirmed {
		t.Errorf("%+v %v", booked, err)
	}
	if _, err := r.Status(ctx, "r1"); err == nil {
		t.Error("an unknown status is taken")
	}
	if _, err := r.Cancel(ctx, "r1"); !errors.Is(err, transfer.ErrRefused) || err.Error() != "Too late." {
		t.Errorf("%v", err)
	}
}
