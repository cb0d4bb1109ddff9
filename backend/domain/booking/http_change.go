package booking

import (
	"context"
	"errors"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
)

// JoinWaitlist implements joinWaitlist.
func (h HTTP) JoinWaitlist(ctx context.Context, req *api.WaitlistInput, params api.JoinWaitlistParams) (*api.WaitlistEntryAnswer, error) {
	order := Checkout{Customer: personFrom(req.Customer), Additional: []Person{}}
	for _, p := range req.AdditionalParticipants {
		order.Additional = append(order.Additional, personFrom(p))
	}
	id, err := h.Service.JoinWaitlist(ctx, params.TripId, params.IdempotencyKey, Choices{Spots: req.Spots, Rooms: roomsFrom(req.Rooms)}, order)
	if err != nil {
		return nil, err
	}
	var entry api.WaitlistEntry
	err = h.Service.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		q := bookingdb.New(tx)
		b, err := q.GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
		if err != nil {
			return err
		}
		position, err := q.WaitlistPosition(ctx, bookingdb.WaitlistPositionParams{TenantID: tenant.From(ctx).ID, ID: id})
		entry = api.WaitlistEntry{BookingId: id, OrderId: b.OrderID, Position: position, StatusText: StatusMessage(Status(b.Status), 0)}
		return err
	})
	return &api.WaitlistEntryAnswer{Success: true, Data: entry}, err
}

// Inventory is what a trip offers to add, and what is left of it.
func (s *Service) Inventory(ctx context.Context, tripID uuid.UUID) (t trip.Trip, offers []trip.Offer, left trip.Places, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		if t, err = s.Trips.LoadTx(ctx, tx, tripID); err != nil {
			return err
		}
		if offers, err = s.Trips.OffersTx(ctx, tx, t); err != nil {
			return err
		}
		left, err = s.Trips.PlacesLeftTx(ctx, tx, t, trip.SupplyOf(offers))
		return err
	})
	return t, offers, left, err
}

func inventoryOf(currency string, unit int64, offers []trip.Offer, left trip.Places) api.ServiceInventory {
	inventory := api.ServiceInventory{
		Currency: currency, SpotsLeft: api.NewOptInt(left.Spots), Offers: []api.AddOnOffer{},
		SingleSupplement: api.SupplementLeft{Available: left.Supplements, UnitPriceWithFeeMinor: unit},
	}
	for _, o := range offers {
		offer := api.AddOnOffer{ServiceId: o.ID, Type: o.Type, Timing: o.Timing, Name: o.Name, UnitPriceWithFeeMinor: o.UnitMinor}
		if o.Description != "" {
			offer.Description = api.NewOptString(o.Description)
		}
		if o.Occupancy != "" {
			offer.Occupancy = api.NewOptAddOnOfferOccupancy(api.AddOnOfferOccupancy(o.Occupancy))
		}
		switch {
		case o.Night != nil:
			offer.Available = api.NewOptInt(left.Nights[*o.Night])
		case o.ServiceID != nil && left.Services[*o.ServiceID] >= 0:
			offer.Available = api.NewOptInt(left.Services[*o.ServiceID])
		}
		inventory.Offers = append(inventory.Offers, offer)
	}
	return inventory
}

// PreviewBookingChange implements previewBookingChange.
func (h HTTP) PreviewBookingChange(ctx context.Context, req *api.CartInput, params api.PreviewBookingChangeParams) (*api.CartAnswer, error) {
	p, err := h.Service.PreviewChange(ctx, params.ID, wishFrom(req.AddOns, req.TravelersRooms))
	if err != nil {
		return nil, err
	}
	return &api.CartAnswer{Success: true, Data: cartOf(p)}, nil
}

func wishFrom(addOns []api.CartAddOn, rooms []api.RoomChoice) Wish {
	wish := Wish{Rooms: roomsFrom(rooms)}
	for _, a := range addOns {
		wish.Items = append(wish.Items, WishItem{ID: a.AddOnId.Value, OfferID: a.ServiceId.Value, ParticipantID: a.User.Value, Status: AddOnStatus(a.Status)})
	}
	return wish
}

func roomsFrom(rooms []api.RoomChoice) []RoomChoice {
	var all []RoomChoice
	for _, room := range rooms {
		all = append(all, RoomChoice{RoomType: Room(room.RoomType), Travelers: room.Travelers})
	}
	return all
}

func cartOf(p Preview) api.Cart {
	cart := api.Cart{
		Version: p.Version, Currency: p.Currency, Editable: p.Editable, AddOns: []api.CartItem{}, TravelersRooms: []api.RoomChoice{},
		Added: cartLines(p.Added), Removed: cartLines(p.Removed), RoomSelectionChanged: p.RoomsChanged, PriceAdjustments: []api.CartLine{},
		TotalMinor: p.TotalMinor, InsuranceAdjustmentMinor: p.Insurance.TotalMinor, TotalWithInsuranceMinor: p.TotalMinor + p.Insurance.TotalMinor, MinimumMinor: p.MinimumMinor, FullMinor: p.FullMinor, RefundMinor: p.RefundMinor,
		BookingPaymentData: api.CartBookingPaymentData{PaidAmountMinor: p.Totals.PaidMinor, DueAmountMinor: p.Totals.DueMinor},
		Outcome:            api.CartOutcome(p.Outcome), SuccessTitle: p.Outcome.SuccessTitle(),
		Confirmation:     api.CartConfirmation{IsDisabled: !p.Editable || p.Error != "" || !p.Changed()},
		ServiceInventory: inventoryOf(p.Currency, p.UpgradeUnitMinor, p.Offers, p.Left),
	}
	travelers := 0
	for _, room := range p.Rooms {
		travelers += len(room.Travelers)
		cart.TravelersRooms = append(cart.TravelersRooms, api.RoomChoice{RoomType: api.RoomType(room.RoomType), Travelers: room.Travelers})
	}
	cart.Upgrade = api.PrivateRoomUpgrade{Offered: p.UpgradeOffered, UnitPriceWithFeeMinor: p.UpgradeUnitMinor, TotalMinor: p.UpgradeUnitMinor * int64(travelers)}
	if p.Reason != "" {
		cart.EditableReason = api.NewOptString(p.Reason)
	}
	if p.TransferWarning != "" {
		cart.TransferWarning = api.NewOptString(p.TransferWarning)
	}
	if p.Error != "" {
		cart.Confirmation.Error = api.NewOptString(p.Error)
	}
	if p.Insurance.ID != uuid.Nil {
		cart.InsuranceQuoteId = api.NewOptUUID(p.Insurance.ID)
	}
	if p.InsuranceError != "" {
		cart.InsuranceError = api.NewOptString(p.InsuranceError)
	}
	if p.CreditMinor > 0 {
		cart.PriceAdjustments = append(cart.PriceAdjustments, api.CartLine{Label: "Available credit", AmountMinor: -p.CreditMinor, Kind: "credit"})
	}
	for _, i := range p.Items {
		item := api.CartItem{
			AddOnId: i.ID, Type: api.AddOnType(i.Type), User: i.ParticipantID, Status: api.CartItemStatus(i.Status), Quantity: i.Quantity, Name: i.Name,
			UnitPriceWithFeeMinor: i.UnitMinor, ManageMode: api.CartItemManageModeDefault, ServiceType: i.ServiceType,
			Timing: api.NewOptString(i.Timing), Occupancy: api.NewOptString(i.Occupancy),
		}
		if i.OfferID != uuid.Nil {
			item.ServiceId = api.NewOptUUID(i.OfferID)
		}
		cart.AddOns = append(cart.AddOns, item)
	}
	return cart
}

func cartLines(lines []CartLine) []api.CartLine {
	all := make([]api.CartLine, len(lines))
	for i, l := range lines {
		all[i] = api.CartLine{AddOnId: l.AddOnID, Label: l.Label, AmountMinor: l.AmountMinor, Kind: string(l.Kind)}
	}
	return all
}

// UpdateBooking implements updateBooking.
func (h HTTP) UpdateBooking(ctx context.Context, req *api.UpdateBooking, params api.UpdateBookingParams) (*api.BookingUpdatedAnswer, error) {
	change := Change{Wish: wishFrom(req.AddOns, req.TravelersRooms), Version: req.Version, TotalMinor: req.TotalMinor}
	if quote, ok := req.InsuranceQuoteId.Get(); ok {
		change.InsuranceQuoteID = &quote
	}
	if pay, ok := req.Payment.Get(); ok {
		change.Option, change.PayMinor, change.Method = PaymentOption(pay.PaymentOption), pay.AmountMinor, pay.PaymentMethod.Or("")
		change.SaveCard = pay.SaveCard.Or(false)
		if card, ok := pay.CardId.Get(); ok {
			change.CardID = &card
		}
	}
	return h.change(ctx, params.ID, params.IdempotencyKey, change)
}

// RemoveAddOns implements removeAddOns.
func (h HTTP) RemoveAddOns(ctx context.Context, req *api.AddOnRemoval, params api.RemoveAddOnsParams) (*api.BookingUpdatedAnswer, error) {
	change := Change{Version: req.Version, TotalMinor: req.TotalMinor}
	for _, id := range req.AddOnIds {
		change.Wish.Items = append(change.Wish.Items, WishItem{ID: id, Status: AddOnPendingRemoval})
	}
	return h.change(ctx, params.ID, params.IdempotencyKey, change)
}

func (h HTTP) change(ctx context.Context, id uuid.UUID, key string, change Change) (*api.BookingUpdatedAnswer, error) {
	paid, cart, err := h.Service.UpdateBooking(ctx, id, key, change)
	if err != nil {
		return nil, err
	}
	b, err := h.Service.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	answer := api.BookingUpdated{
		Booking: b, DueAmountMinor: b.DueMinor, Outcome: api.BookingUpdatedOutcome(cart.Outcome), SuccessTitle: cart.Outcome.SuccessTitle(),
	}
	if paid != nil {
		result, err := h.Service.Payments.Answer(ctx, *paid)
		if err != nil {
			return nil, err
		}
		answer.Payment = api.NewOptPaymentResult(result.Data)
	}
	return &api.BookingUpdatedAnswer{Success: true, Data: answer}, nil
}

func refundQuote(q RefundQuote) api.RefundQuote {
	out := api.RefundQuote{
		ID: q.ID, Outcome: api.RefundQuoteOutcome(q.Outcome), PaidMinor: q.PaidMinor, RefundMinor: q.RefundMinor, TripCreditMinor: q.CreditMinor,
		ForfeitedMinor: q.ForfeitedMinor, FeeMinor: q.FeeMinor, RefundableUntil: q.RefundableUntil.UTC(), Rules: []string{},
	}
	for _, rule := range q.Rules {
		out.Rules = append(out.Rules, string(rule))
	}
	return out
}

// GetCancellationOffer implements getCancellationOffer.
func (h HTTP) GetCancellationOffer(ctx context.Context, params api.GetCancellationOfferParams) (*api.CancellationOfferAnswer, error) {
	o, err := h.Service.OfferCancel(ctx, params.ID, params.Travelers)
	if err != nil {
		return nil, err
	}
	answer := api.CancellationOffer{
		CanCancel: o.CanCancel, Currency: o.Currency, WindowDays: o.WindowDays, PolicyText: o.Policy, CancelReasons: slices.Clone(CancelReasons),
		RefundMethods: []api.RefundMethod{}, Quote: refundQuote(o.Quote),
	}
	if o.Reason != "" {
		answer.Reason = api.NewOptString(o.Reason)
	}
	if o.FeeMinor > 0 {
		answer.CancellationFeeMinor = api.NewOptInt64(o.FeeMinor)
	}
	for _, m := range o.Methods {
		answer.RefundMethods = append(answer.RefundMethods, api.RefundMethod{
			Description: m.Description, RefundAmount: api.RefundMethodRefundAmount{RefundMinor: m.RefundMinor, TripCreditMinor: m.TripCreditMinor},
		})
	}
	return &api.CancellationOfferAnswer{Success: true, Data: answer}, nil
}

// CancelBooking implements cancelBooking.
func (h HTTP) CancelBooking(ctx context.Context, req *api.CancelBooking, params api.CancelBookingParams) (*api.BookingAnswer, error) {
	d := req.CancellationDetails
	err := h.Service.CancelBooking(ctx, params.ID, params.IdempotencyKey, CancelRequest{
		Reason: d.Reason, Method: d.RefundMethodDescription.Or(""), RefundMinor: d.RefundMinor, CreditMinor: d.TripCreditMinor, QuoteID: req.QuoteId,
		Travelers: req.Travelers,
	})
	if err != nil {
		return nil, err
	}
	return bookingAnswer(h.Service.Get(ctx, params.ID))
}

// GetReplacementOffer implements getReplacementOffer.
func (h HTTP) GetReplacementOffer(ctx context.Context, params api.GetReplacementOfferParams) (*api.ReplacementOfferAnswer, error) {
	r, err := h.Service.OfferReplacement(ctx, params.ID, params.ParticipantId)
	if err != nil {
		return nil, err
	}
	offer := api.ReplacementOffer{
		CanReplace: r.CanReplace, FeeMinor: r.FeeMinor, Currency: r.Currency, FreeUntil: r.FreeUntil.UTC(), ReplaceableUntil: r.Until.UTC(),
	}
	if r.Reason != "" {
		offer.Reason = api.NewOptString(r.Reason)
	}
	return &api.ReplacementOfferAnswer{Success: true, Data: offer}, nil
}

// ReplaceParticipant implements replaceParticipant.
func (h HTTP) ReplaceParticipant(ctx context.Context, req *api.ReplaceParticipant, params api.ReplaceParticipantParams) (*api.BookingAnswer, error) {
	if err := h.Service.ReplaceTraveler(ctx, params.ID, params.ParticipantId, personFrom(req.Traveler), req.FeeMinor.Or(0)); err != nil {
		return nil, err
	}
	return bookingAnswer(h.Service.Get(ctx, params.ID))
}

// AdminCancelBooking implements adminCancelBooking.
func (h HTTP) AdminCancelBooking(ctx context.Context, req *api.AdminCancelBooking, params api.AdminCancelBookingParams) (*api.BookingAnswer, error) {
	a := AdminCancellation{Reason: req.Reason, ByPolicy: req.Refund == api.AdminCancelBookingRefundPolicy}
	if shown, ok := req.RefundMinor.Get(); ok {
		a.RefundMinor = &shown
	}
	if err := h.Service.AdminCancel(ctx, params.ID, params.IdempotencyKey, a); err != nil {
		return nil, err
	}
	return bookingAnswer(h.Service.Get(ctx, params.ID))
}

// AdminCalculateCancellation implements adminCalculateCancellation.
func (h HTTP) AdminCalculateCancellation(ctx context.Context, req *api.AdminCancellationInput, params api.AdminCalculateCancellationParams) (*api.RefundQuoteAnswer, error) {
	q, err := h.Service.QuoteAdminCancel(ctx, params.ID, AdminCancellation{ByPolicy: req.Refund == api.AdminCancellationInputRefundPolicy})
	if err != nil {
		return nil, err
	}
	return &api.RefundQuoteAnswer{Success: true, Data: refundQuote(q)}, nil
}

func reinstatement(req *api.ReinstateBooking) Reinstatement {
	r := Reinstatement{To: Status(req.BookingStatus), Secondary: req.SecondaryTravelerIds, KeepAddOns: req.KeepAddOns.Or(false)}
	if shown, ok := req.TotalMinor.Get(); ok {
		r.TotalMinor = &shown
	}
	return r
}

// AdminCalculateReinstatement implements adminCalculateReinstatement. What can not be done is an answer, not an error: the
// dialog says why.
func (h HTTP) AdminCalculateReinstatement(ctx context.Context, req *api.ReinstateBooking, params api.AdminCalculateReinstatementParams) (*api.ReinstateCalculationAnswer, error) {
	back, err := h.Service.QuoteReinstate(ctx, params.ID, reinstatement(req))
	answer := api.ReinstateCalculation{
		Possible: err == nil, Spots: back.Spots, AddOns: []api.ReinstateAddOn{}, TotalMinor: back.Totals.TotalMinor, PaidMinor: back.Totals.PaidMinor,
		DueMinor: back.Totals.DueMinor, Currency: back.Currency,
	}
	var refused *apierr.Error
	if errors.As(err, &refused) && slices.Contains([]string{apierr.CodeIllegalState, apierr.CodeInProgress, apierr.CodeSoldOut}, refused.Code) {
		answer.Reason, err = api.NewOptString(refused.Message), nil
	}
	if err != nil {
		return nil, err
	}
	for _, a := range back.AddOns {
		answer.AddOns = append(answer.AddOns, api.ReinstateAddOn{
			Label: a.Name, ParticipantId: a.ParticipantID, AmountMinor: a.UnitMinor * int64(a.Quantity), Available: a.Available,
		})
	}
	return &api.ReinstateCalculationAnswer{Success: true, Data: answer}, nil
}

// ReinstateBooking implements reinstateBooking.
func (h HTTP) ReinstateBooking(ctx context.Context, req *api.ReinstateBooking, params api.ReinstateBookingParams) (*api.BookingAnswer, error) {
	if err := h.Service.Reinstate(ctx, params.ID, params.IdempotencyKey, reinstatement(req)); err != nil {
		return nil, err
	}
	return bookingAnswer(h.Service.Get(ctx, params.ID))
}

// GetReinstatableTravelers implements getReinstatableTravelers.
func (h HTTP) GetReinstatableTravelers(ctx context.Context, params api.GetReinstatableTravelersParams) (*api.ReinstatableTravelersAnswer, error) {
	people, err := h.Service.Reinstatable(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	answer := api.ReinstatableTravelers{Travelers: []api.Participant{}}
	for _, p := range people {
		answer.Travelers = append(answer.Travelers, participantOf(p))
	}
	return &api.ReinstatableTravelersAnswer{Success: true, Data: answer}, nil
}
