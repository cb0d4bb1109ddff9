package transfer

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"net/mail"
	"regexp"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/nyaruka/phonenumbers"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/transfer/transferdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/event"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/money"
	"caravan/backend/platform/principal"
)

// Contact is the person to be picked up.
type Contact struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	Email     string `json:"email"`
	Phone     string `json:"phone"`
	Terms     bool   `json:"termsAndConditions"`
}

// Item accepts a quote. Leg is what it was made for, according to the caller.
type Item struct {
	QuoteID uuid.UUID `json:"quoteId"`
	Type    Type      `json:"type"`
	Leg     Leg       `json:"quoteRequest"`
}

// Order books transfers (T-207). AmountMinor is the amount shown to a traveler; it is compared with the server's
// and never used. InsuranceQuoteID accepts the insurance as repriced for these transfers; its additional cost is
// part of AmountMinor.
type Order struct {
	TripID      uuid.UUID  `json:"tripId"`
	Items       []Item     `json:"items"`
	Contact     Contact    `json:"contact"`
	AmountMinor *int64     `json:"amountMinor,omitempty"`
	Method      string     `json:"method,omitempty"`
	CardID      *uuid.UUID `json:"cardId,omitempty"`
	SaveCard    bool       `json:"saveCard,omitempty"`
	// CreditMinor is the part of AmountMinor paid with the traveler's credit, for the transfers only.
	CreditMinor int64 `json:"creditMinor,omitempty"`

	InsuranceQuoteID *uuid.UUID `json:"insuranceQuoteId,omitempty"`
}

// orderRef is what a payment stores of the orders it pays for; bookings read it.
type orderRef struct {
	TransferOrderID  uuid.UUID  `json:"transferOrderId"`
	InsuranceOrderID *uuid.UUID `json:"insuranceOrderId,omitempty"`
}

var personName = regexp.MustCompile(`^[\p{L}\p{M}][\p{L}\p{M}' .\-]*$`)

func required(fields map[string]string, at, text string) bool {
	if strings.TrimSpace(text) == "" {
		fields[at] = "This field is required"
	}
	return fields[at] == ""
}

// checkTraveler returns the messages for the person to be picked up (T-182, T-189); nil values are not checked.
func checkTraveler(prefix string, firstName, lastName, email, phone *string) map[string]string {
	fields := map[string]string{}
	for field, name := range map[string]*string{"firstName": firstName, "lastName": lastName} {
		if name != nil && required(fields, prefix+field, *name) && !personName.MatchString(strings.TrimSpace(*name)) {
			fields[prefix+field] = "Enter a valid name"
		}
	}
	if email != nil && required(fields, prefix+"email", *email) {
		if a, err := mail.ParseAddress(*email); err != nil || a.Address != strings.TrimSpace(*email) {
			fields[prefix+"email"] = "Invalid email format"
		}
	}
	if phone != nil && required(fields, prefix+"phone", *phone) {
		if n, err := phonenumbers.Parse(*phone, ""); err != nil || !phonenumbers.IsPossibleNumber(n) {
			fields[prefix+"phone"] = "Please provide a valid phone number including international code"
		}
	}
	return fields
}

func (c *Contact) check() map[string]string {
	c.FirstName, c.LastName, c.Email, c.Phone = strings.TrimSpace(c.FirstName), strings.TrimSpace(c.LastName),
		strings.TrimSpace(c.Email), strings.TrimSpace(c.Phone)
	fields := checkTraveler("contact.", &c.FirstName, &c.LastName, &c.Email, &c.Phone)
	if !c.Terms {
		fields["contact.termsAndConditions"] = "Please accept the terms and conditions"
	}
	return fields
}

// Booked is the result of an order. Payment is nil for a host.
type Booked struct {
	Payment *payment.Payment
	Rides   []uuid.UUID
}

// Book accepts quotes: a traveler pays for them with the same call, a host's are booked immediately.
func (s *Service) Book(ctx context.Context, key string, o Order) (Booked, error) {
	type result struct {
		Order   uuid.UUID  `json:"order"`
		Payment *uuid.UUID `json:"payment"`
	}
	if fields := o.Contact.check(); len(fields) > 0 {
		return Booked{}, apierr.Invalid(fields)
	}
	call := idempotency.By(ctx, "bookGroundTransfers", key, o)
	done, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (result, error) {
		order, paid, err := s.acceptTx(ctx, tx, o)
		return result{order, paid}, err
	})
	if err != nil {
		return Booked{}, err
	}
	var out Booked
	if done.Payment != nil {
		p, err := s.Payments.Advance(ctx, *done.Payment)
		if err != nil {
			return out, err
		}
		out.Payment = &p
	}
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		out.Rides, err = transferdb.New(tx).RidesOfOrder(ctx, transferdb.RidesOfOrderParams{TenantID: tenant.From(ctx).ID,
			OrderID: done.Order})
		return err
	})
	return out, err
}

func (s *Service) acceptTx(ctx context.Context, tx pgx.Tx,
	o Order) (orderID uuid.UUID, paymentID *uuid.UUID, err error) {
	standing, err := s.StandingTx(ctx, tx, o.TripID)
	if err != nil {
		return orderID, nil, err
	}
	if booking := standing.bookingID(); booking != nil {
		if err := s.Bookings.LockRiderTx(ctx, tx, *booking); err != nil {
			return orderID, nil, err
		}
	} else if err := lockTrip(ctx, tx, o.TripID); err != nil { // serializes a host's orders over the free-of-charge spots
		return orderID, nil, err
	}
	if standing, err = s.StandingTx(ctx, tx, o.TripID); err != nil {
		return orderID, nil, err
	}
	if reason := standing.Reason(); reason != "" {
		return orderID, nil, apierr.New(apierr.CodeIllegalState, reason)
	}
	rows, total, err := s.acceptedTx(ctx, tx, standing, o)
	if err != nil {
		return orderID, nil, err
	}
	if orderID, err = s.createOrderTx(ctx, tx, standing, rows, o.Contact); err != nil {
		return orderID, nil, err
	}
	if standing.Host {
		if o.InsuranceQuoteID != nil {
			return orderID, nil, apierr.InvalidField("insuranceQuoteId", "Host rides aren’t insured")
		}
		return orderID, nil, s.PlaceTx(ctx, tx, orderID)
	}
	id, err := s.payTx(ctx, tx, standing, o, orderID, total)
	return orderID, &id, err
}

// lockTrip serializes the orders of a trip's host.
func lockTrip(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	_, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock(hashtextextended('ground_transfer:' || $1::text, 0))", id)
	return err
}

// acceptedTx returns the quotes of an order and rejects expired ones.
func (s *Service) acceptedTx(ctx context.Context, tx pgx.Tx, standing Standing,
	o Order) ([]transferdb.GroundTransferQuote, int64, error) {
	now := s.Clock.Now(ctx)
	var ids []uuid.UUID
	for _, item := range o.Items {
		ids = append(ids, item.QuoteID)
	}
	found, err := transferdb.New(tx).Quotes(ctx, transferdb.QuotesParams{TenantID: tenant.From(ctx).ID, TripID: o.TripID,
		MemberID: principal.Must(ctx).MemberID, Ids: ids})
	if err != nil {
		return nil, 0, fmt.Errorf("quotes: %w", err)
	}
	known := map[uuid.UUID]transferdb.GroundTransferQuote{}
	for _, row := range found {
		known[row.ID] = row
	}
	var rows []transferdb.GroundTransferQuote
	taken, total := map[Type]bool{}, int64(0)
	for i, item := range o.Items {
		at := func(field string) string { return fmt.Sprintf("items.%d.%s", i, field) }
		row, ok := known[item.QuoteID]
		if !ok || Type(row.Type) != item.Type {
			return nil, 0, apierr.InvalidField(at("quoteId"), "This quote isn’t for this ride")
		}
		if taken[item.Type] {
			return nil, 0, apierr.InvalidField(at("type"), "Book one ride per direction at a time")
		}
		taken[item.Type] = true
		var wish Leg
		if err := json.Unmarshal(row.Wish, &wish); err != nil {
			return nil, 0, fmt.Errorf("wish of a quote: %w", err)
		}
		if !wish.same(item.Leg) {
			return nil, 0, apierr.InvalidField(at("quoteRequest"), "This doesn’t match the quote")
		}
		if !now.Before(row.ExpiresAt) {
			return nil, 0, quoteGone()
		}
		refused := map[string]string{}
		for field, message := range standing.refuse(item.Type, wish, now) {
			refused[at("quoteRequest."+field)] = message
		}
		if len(refused) > 0 {
			return nil, 0, apierr.Invalid(refused)
		}
		rows, total = append(rows, row), total+row.PriceMinor
	}
	return rows, total, nil
}

// ChosenTx implements booking.Rides: valid quotes for a booking, one for each direction, and their total.
func (s *Service) ChosenTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, quotes []uuid.UUID) (int64, error) {
	rows, err := transferdb.New(tx).ChosenQuotes(ctx, transferdb.ChosenQuotesParams{TenantID: tenant.From(ctx).ID,
		BookingID: &bookingID, Ids: quotes})
	if err != nil {
		return 0, fmt.Errorf("chosen quotes: %w", err)
	}
	if len(rows) != len(quotes) || len(rows) == 2 && rows[0].Type == rows[1].Type {
		return 0, apierr.InvalidField("groundTransferQuoteIds", "This quote isn’t for this ride")
	}
	total := int64(0)
	for _, row := range rows {
		if !s.Clock.Now(ctx).Before(row.ExpiresAt) {
			return 0, quoteGone()
		}
		total += row.PriceMinor
	}
	return total, nil
}

// quoteGone rejects an expired price.
func quoteGone() error {
	return apierr.New(apierr.CodeAmountMismatch, "The price of your ride has changed. Review it and try again.")
}

func (s *Service) createOrderTx(ctx context.Context, tx pgx.Tx, standing Standing,
	rows []transferdb.GroundTransferQuote, contact Contact) (uuid.UUID, error) {
	id := uuid.Must(uuid.NewV7())
	text, err := json.Marshal(contact)
	if err != nil {
		return id, err
	}
	order := transferdb.CreateOrderParams{
		TenantID: tenant.From(ctx).ID, ID: id, TripID: standing.Trip.ID, BookingID: standing.bookingID(), Contact: text,
		CreatedAt: s.Clock.Now(ctx),
	}
	for _, row := range rows {
		order.Quotes = append(order.Quotes, row.ID)
	}
	if err := transferdb.New(tx).CreateOrder(ctx, order); err != nil {
		return id, fmt.Errorf("order of rides: %w", err)
	}
	return id, nil
}

func (s *Service) payTx(ctx context.Context, tx pgx.Tx, standing Standing, o Order, orderID uuid.UUID,
	rides int64) (uuid.UUID, error) {
	if o.AmountMinor == nil {
		return uuid.Nil, apierr.InvalidField("amountMinor", "This field is required")
	}
	ref, insurance := orderRef{TransferOrderID: orderID}, int64(0)
	if o.InsuranceQuoteID != nil {
		id, minor, err := s.Bookings.AcceptRideInsuranceTx(ctx, tx, standing.Rider.BookingID, *o.InsuranceQuoteID, rides)
		if err != nil {
			return uuid.Nil, err
		}
		ref.InsuranceOrderID, insurance = &id, minor
	}
	total, err := money.Sum(rides, insurance)
	if err != nil {
		return uuid.Nil, err
	}
	if *o.AmountMinor != total {
		return uuid.Nil, apierr.New(apierr.CodeAmountMismatch, "The amount due has changed. Review it and try again.").
			WithDetails(map[string]int64{"amountMinor": total})
	}
	if o.CreditMinor < 0 || o.CreditMinor > rides {
		return uuid.Nil, apierr.InvalidField("creditMinor",
			"Enter no more than your rides cost. You cannot use credit for insurance")
	}
	busy, err := s.Payments.OpenTx(ctx, tx, standing.Rider.BookingID)
	if err != nil {
		return uuid.Nil, err
	}
	if busy {
		return uuid.Nil, apierr.New(apierr.CodeInProgress,
			"We’re still processing another payment for this booking. Try again in a moment.")
	}
	member := principal.Must(ctx).MemberID
	start := payment.Start{
		BookingID: &standing.Rider.BookingID, AmountMinor: total - o.CreditMinor, CreditMinor: o.CreditMinor,
		TransferMinor: rides, InsuranceMinor: insurance, Currency: standing.Trip.Currency, Method: o.Method,
		SaveCard: o.SaveCard, MemberID: &member, Request: ref,
	}
	if o.CardID != nil {
		if start.Method, start.Provider, err = s.Payments.MethodOfTx(ctx, tx, member, *o.CardID); err != nil {
			return uuid.Nil, err
		}
	}
	if start.Method == "" && start.AmountMinor > 0 {
		return uuid.Nil, apierr.InvalidField("paymentMethod", "Enter a payment card")
	}
	return s.Payments.StartTx(ctx, tx, start)
}

// DropTx drops an order that will never be paid.
func (s *Service) DropTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error {
	t, q, now := tenant.From(ctx), transferdb.New(tx), s.Clock.Now(ctx)
	order, err := q.LockOrder(ctx, transferdb.LockOrderParams{TenantID: t.ID, ID: orderID})
	if err != nil || order.State != "paying" {
		return err
	}
	return q.EndOrder(ctx, transferdb.EndOrderParams{TenantID: t.ID, ID: orderID, State: "dropped", EndedAt: &now})
}

// PlaceTx writes the transfers of an order, once: its payment succeeded, or there was nothing to pay.
func (s *Service) PlaceTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error {
	t, q, now := tenant.From(ctx), transferdb.New(tx), s.Clock.Now(ctx)
	order, err := q.LockOrder(ctx, transferdb.LockOrderParams{TenantID: t.ID, ID: orderID})
	if err != nil || order.State != "paying" {
		return err
	}
	if err := q.EndOrder(ctx, transferdb.EndOrderParams{TenantID: t.ID, ID: orderID, State: "placed",
		EndedAt: &now}); err != nil {
		return err
	}
	of, err := s.Trips.LoadTx(ctx, tx, order.TripID)
	if err != nil {
		return err
	}
	var contact Contact
	if err := json.Unmarshal(order.Contact, &contact); err != nil {
		return fmt.Errorf("contact of an order: %w", err)
	}
	quotes, err := q.OrderedQuotes(ctx, transferdb.OrderedQuotesParams{TenantID: t.ID, Ids: order.Quotes})
	if err != nil {
		return fmt.Errorf("quotes of an order: %w", err)
	}
	for _, quote := range quotes {
		var wish Leg
		if err := json.Unmarshal(quote.Wish, &wish); err != nil {
			return fmt.Errorf("wish of a quote: %w", err)
		}
		c, _ := t.Companies.ByID(company.Transfers, quote.CompanyID)
		ride := transferdb.CreateRideParams{
			TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), TripID: of.ID, BookingID: order.BookingID, OrderID: orderID,
			AddOnID: short(8), Type: quote.Type,
			Code: "R-" + short(6), CompanyID: quote.CompanyID, Company: c.Name, QuoteRef: quote.ProviderRef,
			Origin:      quote.Origin,
			Destination: quote.Destination,
			PickupAt:    quote.PickupAt, TimeZone: of.Zone().String(), DurationSeconds: quote.DurationSeconds,
			DistanceMeters: quote.DistanceMeters,
			Vehicle:        quote.Vehicle, Passengers: wish.Passengers, CarryOnLuggage: wish.CarryOnLuggage,
			CheckedLuggage: wish.CheckedLuggage,
			FlightNumber:   strings.TrimSpace(wish.FlightNumber), FirstName: contact.FirstName, LastName: contact.LastName,
			Email: contact.Email, Phone: contact.Phone, PriceMinor: quote.PriceMinor, CompanyMinor: quote.CompanyMinor,
			Currency: quote.Currency, FreeUntil: FreeUntil(quote.PickupAt, of.Policy.Transfer), StayOn: quote.StayOn,
			CreatedAt: now,
		}
		if order.BookingID == nil {
			ride.HostID, ride.PriceMinor = &of.HostID, quote.CompanyMinor
		}
		if err := s.placeOneTx(ctx, tx, ride); err != nil {
			return err
		}
	}
	return nil
}

// nameOf are the names of transfers.
var nameOf = map[Type]string{Arrival: "Arrival transfer", Departure: "Departure transfer"}

func (s *Service) placeOneTx(ctx context.Context, tx pgx.Tx, ride transferdb.CreateRideParams) error {
	if err := transferdb.New(tx).CreateRide(ctx, ride); err != nil {
		return fmt.Errorf("create ride: %w", err)
	}
	if err := search.NoteTx(ctx, tx, search.Ride, ride.ID); err != nil {
		return err
	}
	of := func(relation, subject string) authz.Tuple {
		return authz.Tuple{Namespace: "GroundTransfer", Object: ride.ID.String(), Relation: relation, Subject: subject}
	}
	tuples := []authz.Tuple{of("trips", "Trip:"+ride.TripID.String())}
	entry := audit.Entry{
		TenantID: ride.TenantID, At: ride.CreatedAt, Action: "groundtransfer.booked", ObjectType: "Trip",
		ObjectID: ride.TripID,
		After: map[string]any{"groundTransferId": ride.ID, "type": ride.Type, "pickupAt": ride.PickupAt,
			"passengers": ride.Passengers, "priceMinor": ride.PriceMinor},
	}
	if ride.BookingID != nil {
		tuples = append(tuples, of("bookings", "Booking:"+ride.BookingID.String()))
		entry.ObjectType, entry.ObjectID, entry.Event = "Booking", *ride.BookingID, event.BookingUpdated
		err := s.Bookings.AddRideTx(ctx, tx, AddOn{*ride.BookingID, ride.ID, ride.AddOnID, Type(ride.Type),
			nameOf[Type(ride.Type)], ride.PriceMinor})
		if err != nil {
			return err
		}
	} else {
		tuples = append(tuples, of("hosts", "Host:"+ride.HostID.String()))
		// The marketplace bears the cost of a host's transfer.
		err := payment.Post(ctx, tx, payment.Transaction{
			SourceID: &ride.ID, At: ride.CreatedAt, Entries: payment.Move(payment.Promotion, payment.TransferPayable,
				ride.CompanyMinor, ride.Currency, payment.KindCharge, "Host’s ride"),
		})
		if err != nil {
			return err
		}
	}
	if err := s.Outbox.Add(ctx, tx, ride.TenantID, tuples...); err != nil {
		return err
	}
	if err := audit.Record(ctx, tx, entry); err != nil {
		return err
	}
	return s.enqueueTx(ctx, tx, ride.ID)
}

// short returns a name that can be read out: no letter or digit in it looks like another.
func short(n int) string {
	const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
	raw := make([]byte, n)
	_, _ = rand.Read(raw)
	for i, b := range raw {
		raw[i] = letters[int(b)%len(letters)]
	}
	return string(raw)
}
