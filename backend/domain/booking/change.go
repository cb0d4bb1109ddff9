package booking

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// Change is what a traveler sends to have a booking changed (T-220). TotalMinor is the amount shown to him; it is
// compared with the server's and never used.
type Change struct {
	Wish       Wish          `json:"wish"`
	Version    int64         `json:"version"`
	TotalMinor int64         `json:"totalMinor"`
	Option     PaymentOption `json:"option"`
	PayMinor   int64         `json:"payMinor"`
	Method     string        `json:"method"`
	CardID     *uuid.UUID    `json:"cardId,omitempty"` // a kept card pays instead
	SaveCard   bool          `json:"saveCard,omitempty"`
	// InsuranceQuoteID accepts the repriced insurance; its adjustment is a part of PayMinor.
	InsuranceQuoteID *uuid.UUID `json:"insuranceQuoteId,omitempty"`
}

// Preview is a cart with the ground it stands on.
type Preview struct {
	Cart
	Totals   payment.Totals
	Currency string
	Version  int64
	Editable bool
	Reason   string // why it is not editable
	Offers   []trip.Offer
	Left     trip.Places
	// UpgradeUnitMinor is the price of one private room; the upgrade is offered to parties for which there are enough
	// (T-118, T-165).
	UpgradeUnitMinor int64
	UpgradeOffered   bool
	// Error is why the cart could not be confirmed now (T-123).
	Error string
	// TransferWarning tells that the cart changes nights beside which a ride is booked (T-173).
	TransferWarning string
	// Insurance is what the change does to the booking's insurance; InsuranceError why that is not known (T-237).
	Insurance      insurance.Quote
	InsuranceError string
}

// changeRef is what a payment keeps of the change it pays for.
type changeRef struct {
	ChangeID *uuid.UUID `json:"changeId,omitempty"`
	// InsuranceOrderID is the accepted quote that it pays for.
	InsuranceOrderID *uuid.UUID `json:"insuranceOrderId,omitempty"`
	// TransferOrderID are the rides that it pays for.
	TransferOrderID *uuid.UUID `json:"transferOrderId,omitempty"`
}

// ground is a booking with what a change of it follows from.
type ground struct {
	row   bookingdb.Booking
	trip  trip.Trip
	party []bookingdb.BookingParticipant
	facts CartFacts
	sum   payment.Totals
}

func (s *Service) groundTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (ground, error) {
	row, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return ground{}, apierr.NotFound("booking")
	}
	if err != nil {
		return ground{}, fmt.Errorf("booking: %w", err)
	}
	g := ground{row: row}
	if g.trip, err = s.Trips.LoadTx(ctx, tx, row.TripID); err != nil {
		return g, err
	}
	parties, err := s.participantsOf(ctx, tx, []uuid.UUID{id})
	if err != nil {
		return g, err
	}
	g.party = parties[id]
	addOns, err := s.addOnsOf(ctx, tx, []uuid.UUID{id})
	if err != nil {
		return g, err
	}
	totals, err := payment.TotalsOf(ctx, tx, id)
	if err != nil {
		return g, err
	}
	// Money on its way back no longer pays for anything.
	underWay, err := s.Payments.UnderWayTx(ctx, tx, id)
	if err != nil {
		return g, err
	}
	g.sum = totals[id]
	g.sum.PaidMinor, g.sum.DueMinor = g.sum.PaidMinor-underWay, g.sum.DueMinor+underWay
	terms, err := decode[Terms](row.Policy, "policy of a booking")
	if err != nil {
		return g, err
	}
	today := g.trip.Today(s.Clock.Now(ctx))
	f := CartFacts{
		AnyRoom:   helps(ctx),
		Travelers: map[int]uuid.UUID{}, TotalMinor: g.sum.TotalMinor, PaidMinor: g.sum.PaidMinor, DueMinor: g.sum.DueMinor,
		FullOnly: !today.Before(row.PaymentDueDate), Refundable: terms.Refundable(g.trip.StartDate, today),
	}
	for _, p := range g.party {
		if p.Status != string(Cancelled) {
			f.Travelers[p.Position] = p.ID
		}
	}
	for _, a := range addOns[id] {
		f.Items = append(f.Items, itemFromRow(a))
	}
	if f.Rooms, err = decode[[]RoomChoice](row.Rooms, "rooms of a booking"); err != nil {
		return g, err
	}
	if f.Offers, err = s.Trips.OffersTx(ctx, tx, g.trip); err != nil {
		return g, err
	}
	f.SupplementUnit, err = g.trip.SupplementWithFeeMinor()
	g.facts = f
	return g, err
}

// helps tells whether one of the marketplace's helpers changes the booking for its customer.
func helps(ctx context.Context) bool {
	p, _ := principal.From(ctx)
	return p.Group == "admin" || p.Group == "tripManager"
}

func (s *Service) editing(ctx context.Context, g ground) (bool, string) {
	p, _ := principal.From(ctx)
	return Editing(p.MemberID == g.row.CustomerID || helps(ctx), g.trip, Status(g.row.Status), g.row.IsPendingCancellation, g.trip.Today(s.Clock.Now(ctx)))
}

// PreviewChange computes a cart without changing anything.
func (s *Service) PreviewChange(ctx context.Context, id uuid.UUID, wish Wish) (Preview, error) {
	return s.PreviewWithRides(ctx, id, wish, nil)
}

// PreviewWithRides computes a cart, with the insurance repriced for rides that are about to be booked as well (T-148).
func (s *Service) PreviewWithRides(ctx context.Context, id uuid.UUID, wish Wish, rides []uuid.UUID) (Preview, error) {
	var p Preview
	var costs map[uuid.UUID]int64
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		g, err := s.groundTx(ctx, tx, id)
		if err != nil {
			return err
		}
		cart, err := BuildCart(g.facts, wish)
		if err != nil {
			return err
		}
		p = Preview{
			Cart: cart, Totals: g.sum, Currency: g.row.Currency, Version: g.row.Version, Offers: g.facts.Offers, UpgradeUnitMinor: g.facts.SupplementUnit,
		}
		p.Editable, p.Reason = s.editing(ctx, g)
		take := takeOf(cart.NewItems())
		take.Supply = trip.SupplyOf(g.facts.Offers)
		if p.Left, err = s.Trips.PlacesLeftTx(ctx, tx, g.trip, take.Supply); err != nil {
			return err
		}
		n := len(g.facts.Travelers)
		p.UpgradeOffered = UpgradeOffered(n, UpgradeAvailable(p.Left.Supplements+takeOf(g.facts.Items).Supplements, n, false))
		switch {
		case take.Supplements > p.Left.Supplements:
			p.Error = messagePrivateRoomsCut
		case !p.Left.Fit(take):
			p.Error = "There are not enough places left for your party."
		}
		if p.TransferWarning, err = s.transferWarningTx(ctx, tx, id, cart); err != nil {
			return err
		}
		chosen, err := s.chosenRidesTx(ctx, tx, id, rides)
		if err != nil {
			return err
		}
		costs, err = s.costsOf(ctx, tx, id, cart, chosen)
		return err
	})
	if err != nil || s.Insurance == nil || !p.Changed() && len(rides) == 0 {
		return p, err
	}
	p.Insurance, err = s.Insurance.Reprice(ctx, id, costs)
	var refused *apierr.Error
	if errors.As(err, &refused) && refused.Code == apierr.CodeUnavailable {
		p.InsuranceError, err = refused.Message, nil
	}
	return p, err
}

// UpdateBooking changes rooms and add-ons. When money is due with the change, the places are taken, the change
// waits, and the payment that was started settles it; otherwise it is done at once, and what was paid too much
// lowers the balance or goes back (T-119…T-121). The payment is nil when nothing was to pay.
func (s *Service) UpdateBooking(ctx context.Context, id uuid.UUID, key string, change Change) (*payment.Payment, Cart, error) {
	type result struct {
		Payment *uuid.UUID `json:"payment"`
		Cart    Cart       `json:"cart"`
	}
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "updateBooking:" + id.String(), Key: key, Body: change}
	var done result
	var err error
	for range holdTries {
		done, err = idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (result, error) {
			cart, paymentID, err := s.updateTx(ctx, tx, id, change)
			return result{paymentID, cart}, err
		})
		if !db.Contended(err) {
			break
		}
	}
	if err != nil || done.Payment == nil {
		return nil, done.Cart, err
	}
	p, err := s.Payments.Advance(ctx, *done.Payment)
	return &p, done.Cart, err
}

func (s *Service) updateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, change Change) (Cart, *uuid.UUID, error) {
	g, err := s.groundTx(ctx, tx, id)
	if err != nil {
		return Cart{}, nil, err
	}
	if ok, reason := s.editing(ctx, g); !ok {
		return Cart{}, nil, apierr.New(apierr.CodeIllegalState, reason)
	}
	if g.row.Version != change.Version {
		return Cart{}, nil, apierr.Conflict()
	}
	cart, err := BuildCart(g.facts, change.Wish)
	if err != nil {
		return cart, nil, err
	}
	switch {
	case !cart.Changed():
		return cart, nil, apierr.InvalidField("addOns", "Nothing has changed")
	case change.TotalMinor != cart.TotalMinor:
		return cart, nil, apierr.New(apierr.CodeAmountMismatch, "The price of your changes is another one now. Please review it and try again.").
			WithDetails(map[string]int64{"totalMinor": cart.TotalMinor})
	}
	if err := s.takeForChange(ctx, tx, g, cart); err != nil {
		return cart, nil, err
	}
	b, err := s.lockBooking(ctx, tx, id)
	if err != nil {
		return cart, nil, err
	}
	if b.Version != g.row.Version {
		return cart, nil, apierr.Conflict()
	}
	open, err := s.Payments.OpenTx(ctx, tx, id)
	if err != nil {
		return cart, nil, err
	}
	if open {
		return cart, nil, apierr.New(apierr.CodeInProgress, "Another payment for this booking is still being processed.")
	}
	order, adjustment, err := s.acceptInsuranceTx(ctx, tx, id, cart, change)
	if err != nil {
		return cart, nil, err
	}
	if cart.MinimumMinor+adjustment == 0 {
		if err := s.applyTx(ctx, tx, g.trip, b, cart, nil); err != nil || order == nil {
			return cart, nil, err
		}
		return cart, nil, s.Insurance.PlaceTx(ctx, tx, *order)
	}
	paymentID, err := s.payChangeTx(ctx, tx, b, cart, change, order, adjustment)
	return cart, paymentID, err
}

// takeForChange takes what the cart adds. The trip's row is locked in any case: what the cart removes goes back to it.
func (s *Service) takeForChange(ctx context.Context, tx pgx.Tx, g ground, cart Cart) error {
	take := takeOf(cart.NewItems())
	take.Supply = trip.SupplyOf(g.facts.Offers)
	_, err := s.takePlaces(ctx, tx, g.trip.ID, take)
	var refused *apierr.Error
	if errors.As(err, &refused) && refused.Code == apierr.CodeSoldOut && take.Supplements > int(refused.Details["privateRoomsLeft"]) {
		message := messagePrivateRoomsOut
		if helps(ctx) {
			message = messagePrivateRoomsFew
		}
		return apierr.New(apierr.CodeSingleSupplement, message).WithDetails(refused.Details)
	}
	return err
}

func (s *Service) payChangeTx(ctx context.Context, tx pgx.Tx, b bookingdb.Booking, cart Cart, change Change, order *uuid.UUID, adjustment int64) (*uuid.UUID, error) {
	want := cart.MinimumMinor
	if change.Option == PayFull {
		want = max(cart.FullMinor, cart.MinimumMinor)
	}
	want += adjustment
	start := payment.Start{BookingID: &b.ID, AmountMinor: want, InsuranceMinor: adjustment, Currency: b.Currency, Method: change.Method, SaveCard: change.SaveCard, MemberID: payingMember(ctx)}
	if change.CardID != nil && start.MemberID != nil {
		var err error
		if start.Method, start.Provider, err = s.Payments.MethodOfTx(ctx, tx, *start.MemberID, *change.CardID); err != nil {
			return nil, err
		}
	}
	if start.Method == "" {
		return nil, apierr.InvalidField("payment.paymentMethod", "Enter a payment card")
	}
	if err := checkAmount(change.PayMinor, want); err != nil {
		return nil, err
	}
	text, err := json.Marshal(cart)
	if err != nil {
		return nil, err
	}
	changeID := uuid.Must(uuid.NewV7())
	err = bookingdb.New(tx).CreateChange(ctx, bookingdb.CreateChangeParams{
		TenantID: b.TenantID, ID: changeID, BookingID: b.ID, Cart: text, CreatedAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return nil, fmt.Errorf("create change: %w", err)
	}
	start.Request = changeRef{ChangeID: &changeID, InsuranceOrderID: order}
	paymentID, err := s.Payments.StartTx(ctx, tx, start)
	return &paymentID, err
}

// applyTx makes a cart the booking's own. The trip is locked before the booking.
func (s *Service) applyTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking, cart Cart, changeID *uuid.UUID) error {
	q, now := bookingdb.New(tx), s.Clock.Now(ctx)
	added, gone := cart.NewItems(), cart.Gone()
	if len(gone) > 0 {
		var ids []uuid.UUID
		for _, i := range gone {
			ids = append(ids, i.ID)
		}
		if err := q.RemoveAddOns(ctx, bookingdb.RemoveAddOnsParams{TenantID: b.TenantID, BookingID: b.ID, Ids: ids}); err != nil {
			return err
		}
	}
	if err := s.writeAddOns(ctx, tx, b.ID, changeID, added); err != nil {
		return err
	}
	rooms, err := json.Marshal(cart.Rooms)
	if err != nil {
		return err
	}
	lines, err := decode[[]Line](b.Lines, "lines of a booking")
	if err != nil {
		return err
	}
	var charges []payment.Charge
	for _, item := range cart.Items {
		if !item.Status.Changed() {
			continue
		}
		c := payment.Charge{ParticipantID: item.ParticipantID, Line: string(lineKindOf(item.ServiceType)), Memo: item.Name, AmountMinor: item.UnitMinor * int64(item.Quantity)}
		line := Line{Kind: lineKindOf(item.ServiceType), Label: item.Name, Quantity: item.Quantity, UnitMinor: item.UnitMinor, TotalMinor: c.AmountMinor}
		if item.Status == AddOnPendingRemoval {
			c.AmountMinor = -c.AmountMinor
			line.Label, line.UnitMinor, line.TotalMinor = item.Name+" (removed)", -line.UnitMinor, -line.TotalMinor
		}
		charges, lines = append(charges, c), append(lines, line)
	}
	charges = slices.DeleteFunc(charges, func(c payment.Charge) bool { return c.AmountMinor == 0 })
	text, err := json.Marshal(lines)
	if err != nil {
		return err
	}
	back := takeOf(gone)
	supplements := b.Supplements + takeOf(added).Supplements - back.Supplements
	err = q.ChangeBooking(ctx, bookingdb.ChangeBookingParams{TenantID: b.TenantID, ID: b.ID, Rooms: rooms, Lines: text, Supplements: supplements})
	if err != nil {
		return err
	}
	err = payment.Post(ctx, tx, payment.Transaction{BookingID: &b.ID, TripID: &t.ID, At: now, Entries: payment.Charges(b.Currency, charges...)})
	if err != nil {
		return err
	}
	if !back.Empty() {
		if err := s.releaseTx(ctx, tx, t.ID, back); err != nil {
			return err
		}
	}
	data := notification.Data{Trip: tripMail(t), Path: bookingPath(t.ID)}
	if cart.RefundMinor > 0 {
		returned, err := s.Payments.RefundBookingTx(ctx, tx, b.ID, cart.RefundMinor, "Booking changed")
		if err != nil {
			return err
		}
		if returned.CardMinor > 0 {
			data.Amount = amount(returned.CardMinor, b.Currency)
		}
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: b.TenantID, At: now, Action: "booking.change", Event: event.BookingUpdated, ObjectType: "Booking", ObjectID: b.ID,
		Before: map[string]any{"version": b.Version, "supplements": b.Supplements},
		After:  map[string]any{"added": cart.Added, "removed": cart.Removed, "roomsChanged": cart.RoomsChanged, "totalMinor": cart.TotalMinor, "refundMinor": cart.RefundMinor},
	})
	if err != nil {
		return err
	}
	totals, err := payment.TotalsOf(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	sum := totals[b.ID]
	data.Order = orderMail(b.OrderID, b.Spots, lines, b.Currency, sum.TotalMinor, sum.PaidMinor, b.PaymentDueDate)
	// A change that waited for its payment is settled with that payment, which the books show only then.
	if changeID == nil {
		if err := s.onboardTx(ctx, tx, 0, b); err != nil {
			return err
		}
	}
	customer, err := s.customerOf(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.BookingChanged, Key: fmt.Sprintf("booking_changed/%s/%d", b.ID, b.Version), To: customer.Email, Name: customer.FirstName, Data: data,
	})
}

// settleChangeTx does what a payment that arrived was for. Money for a change that was dropped meanwhile stays
// with the booking as credit.
func (s *Service) settleChangeTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking, changeID uuid.UUID) error {
	row, err := bookingdb.New(tx).LockChange(ctx, bookingdb.LockChangeParams{TenantID: b.TenantID, ID: changeID})
	if err != nil || row.State != "paying" {
		return err
	}
	cart, err := decode[Cart](row.Cart, "cart of a change")
	if err != nil {
		return err
	}
	if err := s.endChange(ctx, tx, changeID, "applied"); err != nil {
		return err
	}
	return s.applyTx(ctx, tx, t, b, cart, &changeID)
}

// dropChangeTx gives back what a change took whose payment failed, or whose booking ended.
func (s *Service) dropChangeTx(ctx context.Context, tx pgx.Tx, tripID, changeID uuid.UUID) error {
	row, err := bookingdb.New(tx).LockChange(ctx, bookingdb.LockChangeParams{TenantID: tenant.From(ctx).ID, ID: changeID})
	if err != nil || row.State != "paying" {
		return err
	}
	cart, err := decode[Cart](row.Cart, "cart of a change")
	if err != nil {
		return err
	}
	if err := s.endChange(ctx, tx, changeID, "dropped"); err != nil {
		return err
	}
	take := takeOf(cart.NewItems())
	if take.Empty() {
		return nil
	}
	return s.releaseTx(ctx, tx, tripID, take)
}

func (s *Service) endChange(ctx context.Context, tx pgx.Tx, id uuid.UUID, state string) error {
	now := s.Clock.Now(ctx)
	return bookingdb.New(tx).EndChange(ctx, bookingdb.EndChangeParams{TenantID: tenant.From(ctx).ID, ID: id, State: state, EndedAt: &now})
}

// changeOf is the change that a payment is for, if it is for one.
func changeOf(p payment.Payment) (*uuid.UUID, error) {
	ref, err := decode[changeRef](p.Request, "request of a payment")
	return ref.ChangeID, err
}
