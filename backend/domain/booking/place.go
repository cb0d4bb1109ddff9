package booking

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
)

// PaidTx implements payment.Orders.
func (s *Service) PaidTx(ctx context.Context, tx pgx.Tx, p payment.Payment) (payment.Placed, error) {
	if p.BookingID != nil {
		return s.creditTx(ctx, tx, p)
	}
	h, err := s.lockHold(ctx, tx, *p.HoldID)
	if err != nil {
		return payment.Placed{}, fmt.Errorf("hold of payment: %w", err)
	}
	t, err := s.Trips.LoadTx(ctx, tx, h.TripID)
	if err != nil {
		return payment.Placed{}, err
	}
	if h.State != HoldPaying || movable(t) {
		if t, err = s.Trips.LoadForUpdateTx(ctx, tx, h.TripID); err != nil {
			return payment.Placed{}, err
		}
	}
	refusal, err := s.keepPlacesTx(ctx, tx, t, h)
	if err != nil {
		return payment.Placed{}, err
	}
	if refusal != "" {
		return payment.Placed{Refusal: refusal}, s.mailRefusal(ctx, tx, t, p, refusal)
	}
	placed, err := s.placeTx(ctx, tx, t, h, p)
	if err != nil || movable(t) {
		return placed, err
	}
	// The booking's foreign key keeps the trip from being cancelled from here on; that it was not cancelled a
	// moment before is looked up once more, in the round trip that writes the booking.
	status, err := s.Trips.StatusTx(ctx, tx, t.ID)
	if err == nil && status != t.Status {
		err = db.ErrContended
	}
	return placed, err
}

// movable tells that one more booking may move the trip along its lifecycle, for which its row has to be locked.
// Spots taken are never fewer than those booked, and are taken before: the last booking that could move the trip
// sees all of them.
func movable(t trip.Trip) bool {
	if t.Status == trip.Live {
		return t.SpotsTaken >= t.MinimumTripThreshold
	}
	return t.BookingAutoConfirmation && t.Status != trip.HostApproved
}

// keepPlacesTx makes sure that the money buys places, or says why it does not. Places whose hold ran out
// while the money was on its way are taken again when they are still there.
func (s *Service) keepPlacesTx(ctx context.Context, tx pgx.Tx, t trip.Trip, h Hold) (string, error) {
	switch h.State {
	case HoldConverted:
		return "These places were already booked with another payment.", nil
	case HoldActive, HoldPaying:
		if t.Status != trip.Cancelled && t.Status != trip.Complete {
			return "", nil
		}
		if err := s.moveHold(ctx, tx, h, HoldReleased, h.ExpiresAt); err != nil {
			return "", err
		}
		return "The trip was cancelled meanwhile.", s.Trips.ReleaseSpotsTx(ctx, tx, t.ID, h.Choices.take())
	}
	const gone = "Your places were no longer held when your payment arrived, and others have taken them."
	if err := s.Trips.PublicBookable(t, s.Clock.Now(ctx)); err != nil {
		return gone, nil
	}
	take := h.Choices.take()
	if len(take.Nights) > 0 {
		offers, err := s.Trips.OffersTx(ctx, tx, t)
		if err != nil {
			return "", err
		}
		take.Supply = trip.SupplyOf(offers)
	}
	// A refusal must undo what it took before it found too few.
	err := pgx.BeginFunc(ctx, tx, func(tx pgx.Tx) error {
		_, err := s.Trips.TakeSpotsTx(ctx, tx, t.ID, take)
		return err
	})
	var refused *apierr.Error
	if errors.As(err, &refused) {
		return gone, nil
	}
	return "", err
}

// placeTx makes the booking with all that belongs to it.
func (s *Service) placeTx(ctx context.Context, tx pgx.Tx, t trip.Trip, h Hold, p payment.Payment) (payment.Placed, error) {
	people, err := decode[party](p.Request, "people of a payment")
	if err != nil {
		return payment.Placed{}, err
	}
	customer, invited, err := s.People.EnsureTravelerTx(ctx, tx, people.Customer.Email, people.Customer.FirstName, people.Customer.LastName)
	if err != nil {
		return payment.Placed{}, err
	}
	id, now := uuid.Must(uuid.NewV7()), s.Clock.Now(ctx)
	orderID, err := s.insertBooking(ctx, tx, id, customer, t, h, now)
	if err != nil {
		return payment.Placed{}, err
	}
	ids, members, travelers, err := s.insertPeople(ctx, tx, id, customer, invited, people, h)
	if err != nil {
		return payment.Placed{}, err
	}
	if err := s.moveHold(ctx, tx, h, HoldConverted, h.ExpiresAt); err != nil {
		return payment.Placed{}, err
	}
	if people.InsuranceQuoteID != nil && s.Insurance != nil {
		if err := s.Insurance.BookHoldTx(ctx, tx, h.ID, *people.InsuranceQuoteID, id, ids); err != nil {
			return payment.Placed{}, err
		}
	}
	charges := chargesOf(h.Choices, h.Quote.Lines, ids)
	err = payment.Post(ctx, tx, payment.Transaction{BookingID: &id, TripID: &t.ID, At: now, Entries: payment.Charges(h.Quote.Currency, charges...)})
	if err != nil {
		return payment.Placed{}, err
	}
	if err := s.Outbox.Add(ctx, tx, t.TenantID, relations(t, id, customer, members, travelers)...); err != nil {
		return payment.Placed{}, err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: now, Action: "booking.create", Event: event.BookingCreated, ObjectType: "Booking", ObjectID: id,
		After: map[string]any{"orderId": orderID, "tripId": t.ID, "spots": h.Choices.Spots, "totalMinor": h.Quote.TotalMinor, "paymentId": p.ID},
	})
	if err != nil {
		return payment.Placed{}, err
	}
	order := orderMail(orderID, h.Choices.Spots, h.Quote.Lines, h.Quote.Currency, h.Quote.TotalMinor, p.PaidMinor(), h.Quote.PaymentDueDate)
	err = s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.BookingReceived, Key: "booking_received/" + id.String(), To: people.Customer.Email, Name: people.Customer.FirstName,
		Data: notification.Data{Trip: tripMail(t), Order: order, Path: bookingPath(t.ID)},
	})
	if err != nil {
		return payment.Placed{}, err
	}
	placed := payment.Placed{
		BookingID: &id, TripID: &t.ID, CustomerID: &customer, Shares: sharesOf(charges, ids), ActivationMailed: invited,
	}
	if !movable(t) {
		return placed, nil
	}
	return placed, s.moveTripTx(ctx, tx, t)
}

func (s *Service) insertBooking(ctx context.Context, tx pgx.Tx, id, customer uuid.UUID, t trip.Trip, h Hold, now time.Time) (string, error) {
	terms, err := json.Marshal(TermsFrom(t.Policy, t.Rezdy()))
	if err != nil {
		return "", err
	}
	rooms, err := json.Marshal(h.Choices.Rooms)
	if err != nil {
		return "", err
	}
	lines, err := json.Marshal(h.Quote.Lines)
	if err != nil {
		return "", err
	}
	orderID := newOrderID()
	err = bookingdb.New(tx).CreateBooking(ctx, bookingdb.CreateBookingParams{
		TenantID: t.TenantID, ID: id, OrderID: orderID, TripID: t.ID, HoldID: &h.ID, CustomerID: customer, Status: string(Pending),
		Spots: h.Choices.Spots, Supplements: h.Choices.supplements(), Currency: h.Quote.Currency, DepositMinor: h.Quote.DepositMinor,
		PaymentDueDate: h.Quote.PaymentDueDate, Rooms: rooms, Lines: lines, Policy: terms, CreatedAt: now,
	})
	if err != nil {
		return "", fmt.Errorf("create booking: %w", err)
	}
	return orderID, nil
}

// insertPeople writes the party, makes members of those with an address, and returns the participants, the members
// other than the customer, and the member of each traveler, nil where there is none.
func (s *Service) insertPeople(ctx context.Context, tx pgx.Tx, bookingID, customer uuid.UUID, invited bool, people party, h Hold) (ids, members []uuid.UUID, travelers map[uuid.UUID]uuid.UUID, err error) {
	q, tenantID := bookingdb.New(tx), tenant.From(ctx).ID
	rows := bookingdb.CreateParticipantsParams{TenantID: tenantID, BookingID: bookingID}
	travelers = map[uuid.UUID]uuid.UUID{}
	invite := func(id uuid.UUID, invited bool) error {
		if !invited {
			return nil
		}
		return s.People.SendActivationTx(ctx, tx, id)
	}
	known := map[string]bool{people.Customer.Email: true}
	for i, person := range append([]Person{people.Customer}, people.Additional...) {
		member := uuid.Nil
		switch {
		case i == 0:
			member = customer
			if err := invite(customer, invited); err != nil {
				return nil, nil, nil, err
			}
		case person.Email != "" && !known[person.Email]:
			known[person.Email] = true
			id, fresh, err := s.People.EnsureTravelerTx(ctx, tx, person.Email, person.FirstName, person.LastName)
			if err != nil {
				return nil, nil, nil, err
			}
			if err := invite(id, fresh); err != nil {
				return nil, nil, nil, err
			}
			member, members = id, append(members, id)
		}
		id := uuid.Must(uuid.NewV7())
		travelers[id] = member
		rows.Ids, rows.Positions = append(rows.Ids, id), append(rows.Positions, i)
		rows.MemberIds = append(rows.MemberIds, member)
		rows.FirstNames, rows.LastNames = append(rows.FirstNames, person.FirstName), append(rows.LastNames, person.LastName)
		rows.Emails, rows.Phones = append(rows.Emails, person.Email), append(rows.Phones, person.Phone)
		rows.Genders, rows.DatesOfBirth = append(rows.Genders, person.Gender), append(rows.DatesOfBirth, person.DateOfBirth.String())
		rows.CountryCodes, rows.InstagramHandles = append(rows.CountryCodes, person.CountryCode), append(rows.InstagramHandles, person.InstagramHandle)
	}
	if err := q.CreateParticipants(ctx, rows); err != nil {
		return nil, nil, nil, fmt.Errorf("create participants: %w", err)
	}
	return rows.Ids, members, travelers, s.insertAddOns(ctx, tx, bookingID, rows.Ids, h)
}

func (s *Service) insertAddOns(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, participants []uuid.UUID, h Hold) error {
	var items []CartItem
	for _, room := range h.Choices.Rooms {
		if room.RoomType == RoomPrivate {
			items = append(items, privateRoomItem(participants[room.Travelers[0]], h.Quote.unit(LinePrivateRoom)))
		}
	}
	for _, a := range h.Choices.Activities {
		for _, traveler := range a.Travelers {
			items = append(items, a.item(participants[traveler]))
		}
	}
	for i := range items {
		items[i].Status = AddOnConfirmed
	}
	return s.writeAddOns(ctx, tx, bookingID, nil, items)
}

func relations(t trip.Trip, bookingID, customer uuid.UUID, members []uuid.UUID, travelers map[uuid.UUID]uuid.UUID) []authz.Tuple {
	of := func(namespace string, object uuid.UUID, relation, subject string) authz.Tuple {
		return authz.Tuple{Namespace: namespace, Object: object.String(), Relation: relation, Subject: subject}
	}
	tuples := []authz.Tuple{
		of("Booking", bookingID, "tenants", "Tenant:"+t.TenantID.String()),
		of("Booking", bookingID, "trips", "Trip:"+t.ID.String()),
		of("Booking", bookingID, "customers", "User:"+customer.String()),
		of("Trip", t.ID, "travelers", "User:"+customer.String()),
	}
	for _, member := range members {
		tuples = append(tuples, of("Booking", bookingID, "participants", "User:"+member.String()), of("Trip", t.ID, "travelers", "User:"+member.String()))
	}
	for traveler, member := range travelers {
		tuples = append(tuples, of("Participant", traveler, "bookings", "Booking:"+bookingID.String()))
		if member != uuid.Nil {
			tuples = append(tuples, of("Participant", traveler, "users", "User:"+member.String()))
		}
	}
	return tuples
}

// moveTripTx takes the steps of the lifecycle that a new booking can open: the minimum is reached, and with
// auto-confirm the travelers are confirmed.
func (s *Service) moveTripTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	steps := []trip.ActionName{trip.ActReachMinimum}
	if t.BookingAutoConfirmation {
		steps = append(steps, trip.ActConfirmTravelers)
	}
	for _, action := range steps {
		_, err := s.Trips.ApplyTx(ctx, tx, t.ID, action, trip.System, trip.Facts{})
		var refused *apierr.Error
		if errors.As(err, &refused) && refused.Code == apierr.CodeIllegalState {
			continue
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// creditTx takes a payment towards a booking. One that arrives after the booking was cancelled goes back.
func (s *Service) creditTx(ctx context.Context, tx pgx.Tx, p payment.Payment) (payment.Placed, error) {
	changeID, err := changeOf(p)
	if err != nil {
		return payment.Placed{}, err
	}
	t, b, err := s.lockForPayment(ctx, tx, *p.BookingID, changeID != nil)
	if err != nil {
		return payment.Placed{}, err
	}
	customer, err := s.customerOf(ctx, tx, b.ID)
	if err != nil {
		return payment.Placed{}, err
	}
	if Status(b.Status) == Cancelled {
		const refusal = "The booking was cancelled meanwhile."
		return payment.Placed{Refusal: refusal}, s.Mail.SendTx(ctx, tx, notification.Mail{
			Template: notification.OrderNotPlaced, Key: "order_not_placed/" + p.ID.String(), To: customer.Email, Name: customer.FirstName,
			Data: notification.Data{Trip: tripMail(t), Amount: amount(p.AmountMinor, p.Currency), Reason: refusal, Path: bookingPath(t.ID)},
		})
	}
	if changeID != nil {
		if err := s.settleChangeTx(ctx, tx, t, b, *changeID); err != nil {
			return payment.Placed{}, err
		}
	}
	if err := s.placeInsuranceTx(ctx, tx, p); err != nil {
		return payment.Placed{}, err
	}
	if err := s.endRidesTx(ctx, tx, p, true); err != nil {
		return payment.Placed{}, err
	}
	if err := bookingdb.New(tx).TouchBooking(ctx, bookingdb.TouchBookingParams{TenantID: b.TenantID, ID: b.ID}); err != nil {
		return payment.Placed{}, err
	}
	totals, err := payment.TotalsOf(ctx, tx, b.ID)
	if err != nil {
		return payment.Placed{}, err
	}
	lines, err := decode[[]Line](b.Lines, "lines of a booking")
	if err != nil {
		return payment.Placed{}, err
	}
	// This payment is posted after this call, so the books do not show it yet.
	paid := totals[b.ID].PaidMinor + p.PaidMinor()
	if err := s.acceptOfferTx(ctx, tx, t, b, paid); err != nil {
		return payment.Placed{}, err
	}
	if err := s.onboardTx(ctx, tx, p.PaidMinor(), b); err != nil {
		return payment.Placed{}, err
	}
	order := orderMail(b.OrderID, b.Spots, lines, b.Currency, totals[b.ID].TotalMinor, paid, b.PaymentDueDate)
	return payment.Placed{BookingID: &b.ID, TripID: &b.TripID, CustomerID: &b.CustomerID}, s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.PaymentReceipt, Key: "payment_receipt/" + p.ID.String(), To: customer.Email, Name: customer.FirstName,
		Data: notification.Data{Trip: tripMail(t), Order: order, Amount: amount(p.PaidMinor()+p.InsuranceMinor+p.TransferMinor, p.Currency), Path: bookingPath(t.ID)},
	})
}

// lockForPayment locks a booking, and before it its trip when the payment may move that.
func (s *Service) lockForPayment(ctx context.Context, tx pgx.Tx, id uuid.UUID, changes bool) (t trip.Trip, b bookingdb.Booking, err error) {
	before, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
	if err != nil {
		return t, b, fmt.Errorf("booking of payment: %w", err)
	}
	load := s.Trips.LoadTx
	if changes || Status(before.Status) == Awaiting {
		load = s.Trips.LoadForUpdateTx
	}
	if t, err = load(ctx, tx, before.TripID); err != nil {
		return t, b, err
	}
	if b, err = s.lockBooking(ctx, tx, id); err == nil && b.Status != before.Status {
		err = db.ErrContended
	}
	return t, b, err
}

func (s *Service) mailRefusal(ctx context.Context, tx pgx.Tx, t trip.Trip, p payment.Payment, refusal string) error {
	people, err := decode[party](p.Request, "people of a payment")
	if err != nil {
		return err
	}
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.OrderNotPlaced, Key: "order_not_placed/" + p.ID.String(), To: people.Customer.Email, Name: people.Customer.FirstName,
		Data: notification.Data{Trip: tripMail(t), Amount: amount(p.AmountMinor, p.Currency), Reason: refusal, Path: "/trips/" + t.Path},
	})
}

// FailedTx implements payment.Orders: the places stay held for another try, within limits.
func (s *Service) FailedTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	if p.HoldID == nil {
		if err := s.dropInsuranceTx(ctx, tx, p); err != nil {
			return err
		}
		if err := s.endRidesTx(ctx, tx, p, false); err != nil {
			return err
		}
		return s.changeFailedTx(ctx, tx, p)
	}
	h, err := s.lockHold(ctx, tx, *p.HoldID)
	if err != nil || h.State != HoldPaying {
		return err
	}
	minutes := holdTime(tenant.From(ctx))
	until := s.Clock.Now(ctx).Add(minutes)
	if latest := h.CreatedAt.Add(4 * minutes); until.After(latest) {
		until = latest
	}
	return s.moveHold(ctx, tx, h, HoldActive, until)
}

func (s *Service) changeFailedTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	changeID, err := changeOf(p)
	if err != nil || changeID == nil || p.BookingID == nil {
		return err
	}
	t, _, err := s.lockForPayment(ctx, tx, *p.BookingID, true)
	if err != nil {
		return err
	}
	return s.dropChangeTx(ctx, tx, t.ID, *changeID)
}

// ReceiptTx implements payment.Orders.
func (s *Service) ReceiptTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (payment.Receipt, error) {
	b, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: bookingID})
	if err != nil {
		return payment.Receipt{}, fmt.Errorf("booking of payment: %w", err)
	}
	t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
	return payment.Receipt{OrderID: b.OrderID, TripName: t.Name}, err
}

func (s *Service) lockBooking(ctx context.Context, tx pgx.Tx, id uuid.UUID) (bookingdb.Booking, error) {
	b, err := bookingdb.New(tx).LockBooking(ctx, bookingdb.LockBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return b, apierr.NotFound("booking")
	}
	if err != nil {
		return b, fmt.Errorf("lock booking: %w", err)
	}
	return b, nil
}

func (s *Service) customerOf(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (bookingdb.BookingParticipant, error) {
	rows, err := bookingdb.New(tx).Participants(ctx, bookingdb.ParticipantsParams{TenantID: tenant.From(ctx).ID, BookingIds: []uuid.UUID{bookingID}})
	if err != nil {
		return bookingdb.BookingParticipant{}, fmt.Errorf("participants: %w", err)
	}
	if len(rows) == 0 {
		return bookingdb.BookingParticipant{}, fmt.Errorf("booking %s has no customer", bookingID)
	}
	return rows[0], nil
}

const orderAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ"

// newOrderID is what a traveler reads out on the phone: no letters that look like digits.
func newOrderID() string {
	raw := make([]byte, 8)
	_, _ = rand.Read(raw)
	for i := range raw {
		raw[i] = orderAlphabet[int(raw[i])%len(orderAlphabet)]
	}
	return string(raw[:4]) + "-" + string(raw[4:])
}
