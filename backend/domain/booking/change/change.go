package change

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/money"
	"caravan/backend/platform/principal"
)

// Messages for a rejected cart.
const (
	messagePrivateRoomsOut = "Sorry, we have run out of private rooms at this time. Don't worry, you haven't been charged."
	messagePrivateRoomsCut = "Sorry, looks like we have run out of private rooms at this time. Please remove the private room selection to continue."
	messagePrivateRoomsFew = "The number of travelers is higher than the available single supplement supply, or the bookable by travelers flag is false."
)

// ground is a booking with the inputs of a change.
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
	parties, err := booking.PartiesOf(ctx, tx, []uuid.UUID{id})
	if err != nil {
		return g, err
	}
	g.party = parties[id]
	addOns, err := booking.AddOnsOf(ctx, tx, []uuid.UUID{id})
	if err != nil {
		return g, err
	}
	totals, err := payment.TotalsOf(ctx, tx, id)
	if err != nil {
		return g, err
	}
	// Money that is being refunded no longer pays for anything.
	underWay, err := s.Payments.UnderWayTx(ctx, tx, id)
	if err != nil {
		return g, err
	}
	g.sum = totals[id]
	g.sum.PaidMinor, g.sum.DueMinor = g.sum.PaidMinor-underWay, g.sum.DueMinor+underWay
	terms, err := booking.Decode[booking.Terms](row.Policy, "policy of a booking")
	if err != nil {
		return g, err
	}
	today := g.trip.Today(s.Clock.Now(ctx))
	f := CartFacts{
		AnyRoom:   booking.Helps(ctx),
		Travelers: map[int]uuid.UUID{}, TotalMinor: g.sum.TotalMinor, PaidMinor: g.sum.PaidMinor, DueMinor: g.sum.DueMinor,
		FullOnly: !today.Before(row.PaymentDueDate), Refundable: terms.Refundable(g.trip.StartDate, today),
	}
	for _, p := range g.party {
		if p.Status != string(booking.Cancelled) {
			f.Travelers[p.Position] = p.ID
		}
	}
	for _, a := range addOns[id] {
		f.Items = append(f.Items, booking.ItemFromRow(a))
	}
	if f.Rooms, err = booking.Decode[[]booking.RoomChoice](row.Rooms, "rooms of a booking"); err != nil {
		return g, err
	}
	if f.Offers, err = s.Trips.OffersTx(ctx, tx, g.trip); err != nil {
		return g, err
	}
	f.SupplementUnit, err = g.trip.SupplementWithFeeMinor()
	g.facts = f
	return g, err
}

func (s *Service) editing(ctx context.Context, g ground) (bool, string) {
	p, _ := principal.From(ctx)
	return Editing(p.MemberID == g.row.CustomerID || booking.Helps(ctx), g.trip, booking.Status(g.row.Status),
		g.row.IsPendingCancellation, g.trip.Today(s.Clock.Now(ctx)))
}

// PreviewChange computes a cart without changing anything.
func (s *Service) PreviewChange(ctx context.Context, id uuid.UUID, wish Wish) (Preview, error) {
	return s.PreviewWithRides(ctx, id, wish, nil)
}

// PreviewWithRides computes a cart, with the insurance also repriced for transfers that are about to be booked
// (T-148).
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
			Cart: cart, Totals: g.sum, Currency: g.row.Currency, Version: g.row.Version, Offers: g.facts.Offers,
			UpgradeUnitMinor: g.facts.SupplementUnit,
		}
		p.Editable, p.Reason = s.editing(ctx, g)
		take := booking.TakeOf(cart.NewItems())
		take.Supply = capacity.SupplyOf(g.facts.Offers)
		if p.Left, err = s.Trips.PlacesLeftTx(ctx, tx, g.trip, take.Supply); err != nil {
			return err
		}
		layOut(&p, g)
		switch {
		case take.Supplements > p.Left.Supplements:
			p.Error = messagePrivateRoomsCut
		case !p.Left.Fit(take):
			p.Error = "There aren’t enough spots left for your party."
		}
		if p.TransferWarning, err = transferWarningTx(ctx, tx, id, cart); err != nil {
			return err
		}
		chosen, err := s.chosenRidesTx(ctx, tx, id, rides)
		if err != nil {
			return err
		}
		costs, err = booking.CostsOf(ctx, tx, id, cart.NewItems(), cart.Gone(), chosen)
		return err
	})
	if err != nil || !p.Changed() && len(rides) == 0 {
		return p, err
	}
	p.Insurance, err = s.Insurance.Reprice(ctx, id, costs)
	var refused *apierr.Error
	if errors.As(err, &refused) && refused.Code == apierr.CodeUnavailable {
		p.InsuranceError, err = refused.Message, nil
	}
	return p, err
}

// layOut fills in what the booking's travelers can choose, and why not.
func layOut(p *Preview, g ground) {
	p.Choices = ChoicesOf(g.facts, p.Cart, p.Left, p.Reason)
	p.RoomRules = RoomRulesOf(g.facts, p.Cart, p.Left.Supplements, p.Reason)
	p.UpgradeOffered = p.RoomRules.UpgradeOffered
	for _, one := range g.party {
		if one.Status != string(booking.Cancelled) {
			p.Travelers = append(p.Travelers, PartyMember{ID: one.ID, Position: one.Position, FirstName: one.FirstName,
				LastName: one.LastName})
		}
	}
}

// UpdateBooking changes rooms and add-ons. If money is due with the change, the capacity is taken, the change
// waits, and the started payment settles it; otherwise it takes effect immediately, and an overpayment lowers the
// balance or is refunded (T-119…T-121). The payment is nil if nothing was due.
func (s *Service) UpdateBooking(ctx context.Context, id uuid.UUID, key string,
	change Change) (*payment.Payment, Cart, error) {
	type result struct {
		Payment *uuid.UUID `json:"payment"`
		Cart    Cart       `json:"cart"`
	}
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "updateBooking:" + id.String(), Key: key, Body: change}
	var done result
	var err error
	for range booking.HoldTries {
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
		return cart, nil, apierr.InvalidField("addOns", "There are no changes to save")
	case change.TotalMinor != cart.TotalMinor:
		return cart, nil, apierr.New(apierr.CodeAmountMismatch,
			"The price of your changes is different now. Review it and try again.").
			WithDetails(map[string]int64{"totalMinor": cart.TotalMinor})
	}
	if err := s.takeForChange(ctx, tx, g, cart); err != nil {
		return cart, nil, err
	}
	b, err := booking.Lock(ctx, tx, id)
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
		return cart, nil, apierr.New(apierr.CodeInProgress,
			"We’re still processing another payment for this booking. Try again in a moment.")
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

// takeForChange takes what the cart adds. The trip's row is locked in any case: what the cart removes is released
// to it.
func (s *Service) takeForChange(ctx context.Context, tx pgx.Tx, g ground, cart Cart) error {
	take := booking.TakeOf(cart.NewItems())
	take.Supply = capacity.SupplyOf(g.facts.Offers)
	_, err := s.Spots.TakePlaces(ctx, tx, g.trip.ID, take)
	var refused *apierr.Error
	if errors.As(err, &refused) && refused.Code == apierr.CodeSoldOut &&
		take.Supplements > int(refused.Details["privateRoomsLeft"]) {
		message := messagePrivateRoomsOut
		if booking.Helps(ctx) {
			message = messagePrivateRoomsFew
		}
		return apierr.New(apierr.CodeSingleSupplement, message).WithDetails(refused.Details)
	}
	return err
}

func (s *Service) payChangeTx(ctx context.Context, tx pgx.Tx, b bookingdb.Booking, cart Cart, change Change,
	order *uuid.UUID, adjustment int64) (*uuid.UUID, error) {
	want := cart.MinimumMinor
	if change.Option == booking.PayFull {
		want = max(cart.FullMinor, cart.MinimumMinor)
	}
	want += adjustment
	if change.CreditMinor < 0 || change.CreditMinor > want-adjustment {
		return nil, apierr.InvalidField("payment.creditMinor",
			"Enter no more than your changes cost. You cannot use credit for insurance")
	}
	start := payment.Start{
		BookingID: &b.ID, AmountMinor: want - change.CreditMinor, CreditMinor: change.CreditMinor, InsuranceMinor: adjustment,
		Currency: b.Currency, Method: change.Method, SaveCard: change.SaveCard, MemberID: booking.PayingMember(ctx),
	}
	if change.CardID != nil && start.MemberID != nil {
		var err error
		if start.Method, start.Provider, err = s.Payments.MethodOfTx(ctx, tx, *start.MemberID, *change.CardID); err != nil {
			return nil, err
		}
	}
	if start.Method == "" && start.AmountMinor > 0 {
		return nil, apierr.InvalidField("payment.paymentMethod", "Enter a payment card")
	}
	if err := booking.CheckAmount(change.PayMinor, want); err != nil {
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
	start.Request = booking.ChangeRef{ChangeID: &changeID, InsuranceOrderID: order}
	paymentID, err := s.Payments.StartTx(ctx, tx, start)
	return &paymentID, err
}

// applyTx applies a cart to the booking. The trip is locked before the booking.
func (s *Service) applyTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking, cart Cart,
	changeID *uuid.UUID) error {
	q, now := bookingdb.New(tx), s.Clock.Now(ctx)
	added, gone := cart.NewItems(), cart.Gone()
	if len(gone) > 0 {
		var ids []uuid.UUID
		for _, i := range gone {
			ids = append(ids, i.ID)
		}
		if err := q.RemoveAddOns(ctx, bookingdb.RemoveAddOnsParams{TenantID: b.TenantID, BookingID: b.ID,
			Ids: ids}); err != nil {
			return err
		}
	}
	if err := booking.WriteAddOns(ctx, tx, b.ID, changeID, added); err != nil {
		return err
	}
	rooms, err := json.Marshal(cart.Rooms)
	if err != nil {
		return err
	}
	lines, err := booking.Decode[[]booking.Line](b.Lines, "lines of a booking")
	if err != nil {
		return err
	}
	var charges []payment.Charge
	for _, item := range cart.Items {
		if !item.Status.Changed() {
			continue
		}
		c := payment.Charge{ParticipantID: item.ParticipantID, Line: string(booking.LineKindOf(item.ServiceType)),
			Memo: item.Name, AmountMinor: item.UnitMinor * int64(item.Quantity)}
		line := booking.Line{Kind: booking.LineKindOf(item.ServiceType), Label: item.Name, Quantity: item.Quantity,
			UnitMinor: item.UnitMinor, TotalMinor: c.AmountMinor}
		if item.Status == booking.AddOnPendingRemoval {
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
	back := booking.TakeOf(gone)
	supplements := b.Supplements + booking.TakeOf(added).Supplements - back.Supplements
	err = q.ChangeBooking(ctx, bookingdb.ChangeBookingParams{TenantID: b.TenantID, ID: b.ID, Rooms: rooms, Lines: text,
		Supplements: supplements})
	if err != nil {
		return err
	}
	err = payment.Post(ctx, tx, payment.Transaction{BookingID: &b.ID, TripID: &t.ID, At: now,
		Entries: payment.Charges(b.Currency, charges...)})
	if err != nil {
		return err
	}
	if !back.Empty() {
		if err := s.Spots.ReleaseTx(ctx, tx, t.ID, back); err != nil {
			return err
		}
	}
	data := notification.Data{Trip: mails.Trip(t), Path: mails.TravelerPage(t.ID)}
	if cart.RefundMinor > 0 {
		returned, err := s.Payments.RefundBookingTx(ctx, tx, b.ID, cart.RefundMinor, "Booking changed")
		if err != nil {
			return err
		}
		if returned.CardMinor > 0 {
			data.Amount = money.New(returned.CardMinor, b.Currency)
		}
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: b.TenantID, At: now, Action: "booking.change", Event: event.BookingUpdated, ObjectType: "Booking",
		ObjectID: b.ID,
		Before:   map[string]any{"version": b.Version, "supplements": b.Supplements},
		After: map[string]any{"added": cart.Added, "removed": cart.Removed, "roomsChanged": cart.RoomsChanged,
			"totalMinor": cart.TotalMinor, "refundMinor": cart.RefundMinor},
	})
	if err != nil {
		return err
	}
	totals, err := payment.TotalsOf(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	sum := totals[b.ID]
	data.Order = booking.OrderMail(b.OrderID, b.Spots, lines, b.Currency, sum.TotalMinor, sum.PaidMinor, b.PaymentDueDate)
	// A change that waited for its payment is settled with that payment, which the books include only then.
	if changeID == nil {
		if err := s.Parties.OnboardTx(ctx, tx, 0, b); err != nil {
			return err
		}
	}
	customer, err := booking.CustomerOf(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.BookingChanged, Key: fmt.Sprintf("booking_changed/%s/%d", b.ID, b.Version), To: customer.Email,
		Name: customer.FirstName, Data: data,
	})
}

// SettleChangeTx applies a successful payment to its change. Money for a change that was dropped in the meantime
// stays with the booking as credit.
func (s *Service) SettleChangeTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking,
	changeID uuid.UUID) error {
	row, err := bookingdb.New(tx).LockChange(ctx, bookingdb.LockChangeParams{TenantID: b.TenantID, ID: changeID})
	if err != nil || row.State != "paying" {
		return err
	}
	cart, err := booking.Decode[Cart](row.Cart, "cart of a change")
	if err != nil {
		return err
	}
	if err := s.endChange(ctx, tx, changeID, "applied"); err != nil {
		return err
	}
	return s.applyTx(ctx, tx, t, b, cart, &changeID)
}

// DropChangeTx releases what a change took whose payment failed, or whose booking was canceled.
func (s *Service) DropChangeTx(ctx context.Context, tx pgx.Tx, tripID, changeID uuid.UUID) error {
	row, err := bookingdb.New(tx).LockChange(ctx, bookingdb.LockChangeParams{TenantID: tenant.From(ctx).ID, ID: changeID})
	if err != nil || row.State != "paying" {
		return err
	}
	cart, err := booking.Decode[Cart](row.Cart, "cart of a change")
	if err != nil {
		return err
	}
	if err := s.endChange(ctx, tx, changeID, "dropped"); err != nil {
		return err
	}
	take := booking.TakeOf(cart.NewItems())
	if take.Empty() {
		return nil
	}
	return s.Spots.ReleaseTx(ctx, tx, tripID, take)
}

func (s *Service) endChange(ctx context.Context, tx pgx.Tx, id uuid.UUID, state string) error {
	now := s.Clock.Now(ctx)
	return bookingdb.New(tx).EndChange(ctx, bookingdb.EndChangeParams{TenantID: tenant.From(ctx).ID, ID: id, State: state,
		EndedAt: &now})
}

// DropOpenChange drops a change that waits for its payment; if that succeeds, it is refunded with the rest.
func (s *Service) DropOpenChange(ctx context.Context, tx pgx.Tx, b bookingdb.Booking) error {
	open, err := bookingdb.New(tx).OpenChanges(ctx, bookingdb.OpenChangesParams{TenantID: b.TenantID,
		BookingIds: []uuid.UUID{b.ID}})
	if err != nil || len(open) == 0 {
		return err
	}
	return s.DropChangeTx(ctx, tx, b.TripID, open[0].ID)
}
