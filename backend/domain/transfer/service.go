package transfer

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/transfer/reported"
	"caravan/backend/domain/transfer/transferdb"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/count"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/places"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/whole"
)

// Service implements transfers.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Jobs      jobs.Inserter
	Outbox    authz.Outbox
	Clock     tenant.Clock
	Tenants   *tenant.Store
	Providers Connections
	// Key returns a company's key, decrypted.
	Key      func(ctx context.Context, c company.Company) (string, error)
	Use      *announce.Topic[*tenant.CompanyUse]
	Places   places.Service
	Trips    Trips
	Bookings Bookings
	Payments Payments
	Mail     Mailer
	Log      *slog.Logger
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("transfer", d); err != nil {
		return nil, err
	}
	d.Use.Subscribe(reported.InForceTx)
	return &Service{Deps: d}, nil
}

// Trips reads trips.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
}

// Bookings returns who rides.
type Bookings interface {
	// RiderTx returns a member's booking on a trip; one that they pay for comes first, and a canceled one last.
	RiderTx(ctx context.Context, tx pgx.Tx, tripID, memberID uuid.UUID) (Rider, bool, error)
	// LockRiderTx locks a booking until the transaction ends, so that only one payment is made for it at a time.
	LockRiderTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error
	// AddRideTx adds a transfer to the booking's add-ons (T-209); RemoveRideTx marks it as deleted (T-117).
	AddRideTx(ctx context.Context, tx pgx.Tx, a AddOn) error
	RemoveRideTx(ctx context.Context, tx pgx.Tx, bookingID, rideID uuid.UUID) error
	// AcceptRideInsuranceTx accepts the insurance repriced for transfers of ridesMinor. It returns what is paid
	// with them; the order waits for that payment.
	AcceptRideInsuranceTx(ctx context.Context, tx pgx.Tx, bookingID, quoteID uuid.UUID,
		ridesMinor int64) (orderID uuid.UUID, minor int64, err error)
	// RideCustomerTx returns the payer of a booking.
	RideCustomerTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (Customer, error)
}

// Customer is the payer of a booking, with its current state.
type Customer struct {
	Email, FirstName string
	BookingVersion   int64
}

// AddOn is a transfer as a booking stores it. PriceMinor is already paid.
type AddOn struct {
	BookingID  uuid.UUID
	RideID     uuid.UUID
	ShortID    string
	Type       Type
	Name       string
	PriceMinor int64
}

// Payments charges and refunds transfers.
type Payments interface {
	OpenTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (bool, error)
	StartTx(ctx context.Context, tx pgx.Tx, start payment.Start) (uuid.UUID, error)
	MethodOfTx(ctx context.Context, tx pgx.Tx, memberID, methodID uuid.UUID) (method, provider string, err error)
	Advance(ctx context.Context, paymentID uuid.UUID) (payment.Payment, error)
	Answer(ctx context.Context, p payment.Payment) (*api.PaymentResultAnswer, error)
	// RefundTransfersTx refunds part of what a booking's payments hold for transfers.
	RefundTransfersTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, amountMinor int64, reason string) error
}

// StandingTx returns the caller's standing for the transfers of a trip.
func (s *Service) StandingTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (Standing, error) {
	t, caller := tenant.From(ctx), principal.Must(ctx)
	var out Standing
	var err error
	if out.Trip, err = s.Trips.LoadTx(ctx, tx, tripID); err != nil {
		return out, err
	}
	_, out.Offered = s.Providers.forCountry(ctx, out.Trip.Country)
	out.Today = out.Trip.Today(s.Clock.Now(ctx))
	out.Host = caller.HostID != uuid.Nil && caller.HostID == out.Trip.HostID
	if !out.Host {
		rider, found, err := s.Bookings.RiderTx(ctx, tx, tripID, caller.MemberID)
		if found {
			out.Rider = &rider
		}
		return out, err
	}
	out.FreeTaken = map[Type]int{}
	for _, direction := range []Type{Arrival, Departure} {
		n, err := transferdb.New(tx).HostPassengers(ctx, transferdb.HostPassengersParams{TenantID: t.ID, TripID: tripID,
			Type: string(direction)})
		if err != nil {
			return out, fmt.Errorf("rides of the free places: %w", err)
		}
		out.FreeTaken[direction] = int(n)
	}
	return out, nil
}

// stay returns the days on which the travelers' nights begin and end.
func (s Standing) stay() Window {
	before, after := 0, 0
	if s.Rider != nil {
		before, after = s.Rider.NightsBefore, s.Rider.NightsAfter
	}
	return Stay(s.Trip, before, after)
}

func (s Standing) windows() map[Type]Window {
	if s.Rider == nil {
		return Windows(s.Trip, 0, 0)
	}
	return Windows(s.Trip, s.Rider.NightsBefore, s.Rider.NightsAfter)
}

func (s Standing) bookingID() *uuid.UUID {
	if s.Host || s.Rider == nil {
		return nil
	}
	return &s.Rider.BookingID
}

// Leg is the request for one direction (T-204). PickupDateTime is in UTC.
type Leg struct {
	OriginPlaceID      string    `json:"originPlaceId"`
	DestinationPlaceID string    `json:"destinationPlaceId"`
	PickupAt           time.Time `json:"pickupAt"`
	FlightNumber       string    `json:"flightNumber"`
	Load
}

// same reports whether two requests are equal.
func (l Leg) same(o Leg) bool {
	at, other := l.PickupAt, o.PickupAt
	l.PickupAt, o.PickupAt = time.Time{}, time.Time{}
	return l == o && at.Equal(other)
}

// Quote is an offer that can be accepted. PriceMinor is the traveler's, including the platform fee.
type Quote struct {
	ID         uuid.UUID
	Type       Type
	PriceMinor int64
	Currency   string
	Road       places.Road
	FreeUntil  time.Time
	ExpiresAt  time.Time
	Vehicle
}

// Quotes are the offers for the requested legs, by price; Failed are those whose company did not respond (T-206).
type Quotes struct {
	ByType map[Type][]Quote
	Failed map[Type]bool
	Hidden bool // prices are hidden from the caller
}

// QuoteLegs requests offers for each leg from the company, and stores them.
func (s *Service) QuoteLegs(ctx context.Context, tripID uuid.UUID, legs map[Type]Leg) (Quotes, error) {
	out := Quotes{ByType: map[Type][]Quote{}, Failed: map[Type]bool{}}
	var standing Standing
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		standing, err = s.StandingTx(ctx, tx, tripID)
		return err
	})
	if err != nil {
		return out, err
	}
	if reason := standing.Reason(); reason != "" {
		return out, apierr.New(apierr.CodeIllegalState, reason)
	}
	if len(legs) == 0 {
		return out, apierr.InvalidField("arrival", "Choose an arrival or a departure")
	}
	out.Hidden = standing.Host
	ends, err := s.check(ctx, standing, legs)
	if err != nil {
		return out, err
	}
	companies := map[Type]company.Company{}
	for direction := range legs {
		if c, covered := s.Providers.forCountry(ctx, ends[direction].country(standing.Trip.Country)); covered {
			companies[direction] = c
		}
	}
	if len(companies) == 0 {
		return out, apierr.New(apierr.CodeIllegalState, reasonNotBookable)
	}
	for direction, leg := range legs {
		c, covered := companies[direction]
		if !covered {
			out.ByType[direction] = []Quote{}
			continue
		}
		quotes, err := s.ask(ctx, c, standing, direction, leg, ends[direction])
		if err != nil {
			s.Log.WarnContext(ctx, "transfer company gave no quotes", "trip", tripID, "type", direction, "error", err)
			out.Failed[direction] = true
			continue
		}
		out.ByType[direction] = quotes
	}
	return out, nil
}

// ends are the two places of a leg.
type ends struct{ origin, destination places.Place }

// country returns where a ride begins; the trip's country if that is not known.
func (e ends) country(trip string) string {
	return cmp.Or(e.origin.CountryCode, e.origin.Country, trip)
}

// check rejects legs with the messages of T-184, and finds their places.
func (s *Service) check(ctx context.Context, standing Standing, legs map[Type]Leg) (map[Type]ends, error) {
	fields, found := map[string]string{}, map[Type]ends{}
	for direction, leg := range legs {
		at := func(field string) string { return string(direction) + "." + field }
		for field, message := range standing.refuse(direction, leg, s.Clock.Now(ctx)) {
			fields[at(field)] = message
		}
		var e ends
		for field, id := range map[string]string{"originPlaceId": leg.OriginPlaceID,
			"destinationPlaceId": leg.DestinationPlaceID} {
			place, err := s.Places.Lookup(ctx, id)
			switch {
			case errors.Is(err, places.ErrUnknown):
				fields[at(field)] = "Choose a place from the list"
			case err != nil:
				return nil, apierr.Wrap(err, apierr.CodeUnavailable, "We cannot search locations right now. Try again in a moment.")
			case field == "originPlaceId":
				e.origin = place
			default:
				e.destination = place
			}
		}
		found[direction] = e
	}
	if len(fields) > 0 {
		return nil, apierr.Invalid(fields)
	}
	return found, nil
}

// refuse returns the messages for a leg, by field (T-184).
func (s Standing) refuse(direction Type, leg Leg, now time.Time) map[string]string {
	fields := map[string]string{}
	if leg.OriginPlaceID == leg.DestinationPlaceID {
		fields["originPlaceId"] = "Pickup cannot be the same as Drop-off"
		fields["destinationPlaceId"] = "Drop-off cannot be the same as Pickup"
	}
	limit := s.MaximumPassengers()
	switch {
	case leg.Passengers < 1:
		fields["passengers"] = "Minimum 1 passenger"
	case leg.Passengers > limit:
		fields["passengers"] = "Max " + count.Of(limit, "passenger")
	case s.Host && leg.Passengers > s.FreeLeft(direction):
		fields["passengers"] = "Max " + count.Of(s.FreeLeft(direction), "passenger")
	}
	if strings.TrimSpace(leg.FlightNumber) == "" {
		fields["flightNumber"] = "This field is required"
	}
	if !s.windows()[direction].Has(s.Trip.Today(leg.PickupAt)) || !leg.PickupAt.After(now) {
		fields["pickupDateTime"] = "Please enter a date inside the range"
	}
	return fields
}

// ask calls the company for one leg and stores its offers.
func (s *Service) ask(ctx context.Context, c company.Company, standing Standing, direction Type, leg Leg, e ends) (
	[]Quote, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	p, err := s.Providers.of(ctx, c.ID)
	if err != nil {
		return nil, err
	}
	road, err := s.Places.Road(ctx, e.origin, e.destination)
	if err != nil {
		return nil, err
	}
	offers, err := p.Quote(ctx, QuoteRequest{
		Origin: e.origin, Destination: e.destination, Road: road, PickupAt: leg.PickupAt, FlightNumber: leg.FlightNumber,
		Currency: standing.Trip.Currency, Load: leg.Load,
	})
	if err != nil {
		return nil, err
	}
	quotes, rows := []Quote{}, []transferdb.CreateQuoteParams{}
	stayOn := standing.stay().of(direction)
	for _, o := range offers {
		price, err := pricing.AddOnPrice(o.PriceMinor, standing.Trip.PlatformFeeBP, standing.Trip.Currency)
		if err != nil {
			return nil, err
		}
		q := Quote{
			ID: uuid.Must(uuid.NewV7()), Type: direction, PriceMinor: price, Currency: standing.Trip.Currency, Road: road,
			Vehicle: o.Vehicle, FreeUntil: FreeUntil(leg.PickupAt, standing.Trip.Policy.Transfer), ExpiresAt: o.ExpiresAt,
		}
		row := transferdb.CreateQuoteParams{
			TenantID: t.ID, ID: q.ID, TripID: standing.Trip.ID, BookingID: standing.bookingID(),
			MemberID: principal.Must(ctx).MemberID, Type: string(direction),
			CompanyID: c.ID, ProviderRef: o.Ref, PickupAt: leg.PickupAt, PriceMinor: price, CompanyMinor: o.PriceMinor,
			Currency: standing.Trip.Currency, DurationSeconds: road.Seconds, DistanceMeters: road.Meters, ExpiresAt: o.ExpiresAt,
			StayOn: &stayOn, CreatedAt: now,
		}
		for to, value := range map[*json.RawMessage]any{&row.Wish: leg, &row.Origin: e.origin,
			&row.Destination: e.destination, &row.Vehicle: o.Vehicle} {
			if *to, err = json.Marshal(value); err != nil {
				return nil, err
			}
		}
		quotes, rows = append(quotes, q), append(rows, row)
	}
	slices.SortStableFunc(quotes, func(a, b Quote) int { return int(a.PriceMinor - b.PriceMinor) }) // T-188
	return quotes, s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		for _, row := range rows {
			if err := transferdb.New(tx).CreateQuote(ctx, row); err != nil {
				return fmt.Errorf("keep quote: %w", err)
			}
		}
		return nil
	})
}
