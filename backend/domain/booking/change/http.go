package change

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/apierr"
)

func inventoryOf(currency string, unit int64, offers []capacity.Offer,
	left capacity.Places) bookingapi.ServiceInventory {
	inventory := bookingapi.ServiceInventory{
		Currency: currency, SpotsLeft: api.NewOptInt(left.Spots), Offers: []bookingapi.AddOnOffer{},
		SingleSupplement: bookingapi.SupplementLeft{Available: left.Supplements, UnitPriceWithFeeMinor: unit},
	}
	for _, o := range offers {
		offer := bookingapi.AddOnOffer{ServiceId: o.ID, Type: o.Type, Timing: o.Timing, Name: o.Name,
			UnitPriceWithFeeMinor: o.UnitMinor}
		if o.Description != "" {
			offer.Description = api.NewOptString(o.Description)
		}
		if o.Occupancy != "" {
			offer.Occupancy = bookingapi.NewOptAddOnOfferOccupancy(bookingapi.AddOnOfferOccupancy(o.Occupancy))
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
func (h HTTP) PreviewBookingChange(ctx context.Context, req *bookingapi.CartInput,
	params bookingapi.PreviewBookingChangeParams) (*bookingapi.CartAnswer, error) {
	p, err := h.Service.PreviewChange(ctx, params.ID, wishFrom(req.AddOns, req.TravelersRooms))
	if err != nil {
		return nil, err
	}
	return &bookingapi.CartAnswer{Success: true, Data: cartOf(p)}, nil
}

func wishFrom(addOns []bookingapi.CartAddOn, rooms []bookingapi.RoomChoice) Wish {
	wish := Wish{Rooms: booking.RoomsFrom(rooms)}
	for _, a := range addOns {
		wish.Items = append(wish.Items, WishItem{ID: a.AddOnId.Value, OfferID: a.ServiceId.Value, ParticipantID: a.User.Value,
			Status: booking.AddOnStatus(a.Status)})
	}
	return wish
}

func cartOf(p Preview) bookingapi.Cart {
	cart := bookingapi.Cart{
		Version: p.Version, Currency: p.Currency, Editable: p.Editable, AddOns: []bookingapi.CartItem{},
		TravelersRooms: []bookingapi.RoomChoice{},
		Added:          cartLines(p.Added), Removed: cartLines(p.Removed), RoomSelectionChanged: p.RoomsChanged,
		PriceAdjustments: []bookingapi.CartLine{},
		TotalMinor:       p.TotalMinor, InsuranceAdjustmentMinor: p.Insurance.TotalMinor,
		TotalWithInsuranceMinor: p.TotalMinor + p.Insurance.TotalMinor, RefundMinor: p.RefundMinor,
		BookingPaymentData: bookingapi.CartBookingPaymentData{PaidAmountMinor: p.Totals.PaidMinor,
			DueAmountMinor: p.Totals.DueMinor},
		Outcome: bookingapi.CartOutcome(p.Outcome), SuccessTitle: p.Outcome.SuccessTitle(),
		Confirmation: bookingapi.CartConfirmation{IsDisabled: !p.Editable || p.Error != "" || p.InsuranceError != "" ||
			!p.Changed()},
		RoomSelection: roomSelectionOf(p.RoomRules), Travelers: []bookingapi.CartTraveler{}, Payments: paymentsOf(p),
		ServiceInventory: inventoryOf(p.Currency, p.UpgradeUnitMinor, p.Offers, p.Left),
	}
	travelers := 0
	for _, room := range p.Rooms {
		travelers += len(room.Travelers)
		cart.TravelersRooms = append(cart.TravelersRooms, bookingapi.RoomChoice{RoomType: api.RoomType(room.RoomType),
			Travelers: room.Travelers})
	}
	cart.Upgrade = bookingapi.PrivateRoomUpgrade{Offered: p.UpgradeOffered, UnitPriceWithFeeMinor: p.UpgradeUnitMinor,
		TotalMinor: p.UpgradeUnitMinor * int64(travelers)}
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
		cart.PriceAdjustments = append(cart.PriceAdjustments, bookingapi.CartLine{Label: "Available credit",
			AmountMinor: -p.CreditMinor, Kind: "credit"})
	}
	for _, one := range p.Travelers {
		cart.Travelers = append(cart.Travelers, bookingapi.CartTraveler{ID: one.ID, Position: one.Position,
			FirstName: one.FirstName, LastName: one.LastName})
	}
	for _, choice := range p.Choices {
		cart.AddOns = append(cart.AddOns, itemOf(choice))
	}
	for _, i := range p.Items {
		if i.Type == booking.AddOnSingleSupplement {
			// Private rooms follow from the rooms, which is where they are chosen.
			cart.AddOns = append(cart.AddOns,
				itemOf(Choice{CartItem: i, Next: i.Status, Reason: "To change a private room, change the rooms"}))
		}
	}
	return cart
}

func itemOf(c Choice) bookingapi.CartItem {
	item := bookingapi.CartItem{
		AddOnId: c.ID, Type: bookingapi.AddOnType(c.Type), User: c.ParticipantID, Status: bookingapi.CartItemStatus(c.Status),
		Next:     bookingapi.CartItemNext(c.Next),
		Booked:   c.Status == booking.AddOnConfirmed || c.Status == booking.AddOnPendingRemoval,
		Quantity: c.Quantity, Name: c.Name, UnitPriceWithFeeMinor: c.UnitMinor,
		ManageMode: bookingapi.CartItemManageModeDefault, ServiceType: c.ServiceType, Timing: api.NewOptString(c.Timing),
		Occupancy: api.NewOptString(c.Occupancy),
	}
	if c.OfferID != uuid.Nil {
		item.ServiceId = api.NewOptUUID(c.OfferID)
	}
	if c.Reason != "" {
		item.Reason = api.NewOptString(c.Reason)
	}
	if c.Description != "" {
		item.Description = api.NewOptString(c.Description)
	}
	return item
}

func roomSelectionOf(r RoomRules) bookingapi.RoomSelection {
	out := bookingapi.RoomSelection{Editable: r.Editable, AllPrivate: r.AllPrivate, Rooms: []bookingapi.RoomPlaces{}}
	if r.Reason != "" {
		out.Reason = api.NewOptString(r.Reason)
	}
	for _, room := range r.Rooms {
		places := bookingapi.RoomPlaces{Travelers: room.Travelers, RoomTypes: []api.RoomType{}}
		for _, one := range room.Types {
			places.RoomTypes = append(places.RoomTypes, api.RoomType(one))
		}
		out.Rooms = append(out.Rooms, places)
	}
	return out
}

// paymentsOf returns what can be paid with a change, including its insurance.
func paymentsOf(p Preview) []bookingapi.CartPayment {
	more := max(0, p.Insurance.TotalMinor)
	least := p.MinimumMinor + more
	if least == 0 {
		return []bookingapi.CartPayment{}
	}
	payments := []bookingapi.CartPayment{{Option: bookingapi.CartPaymentOptionMinimum, AmountMinor: least}}
	if p.FullMinor > p.MinimumMinor {
		payments = append(payments, bookingapi.CartPayment{Option: bookingapi.CartPaymentOptionFull,
			AmountMinor: p.FullMinor + more})
	}
	return payments
}

func cartLines(lines []CartLine) []bookingapi.CartLine {
	all := make([]bookingapi.CartLine, len(lines))
	for i, l := range lines {
		all[i] = bookingapi.CartLine{AddOnId: l.AddOnID, Label: l.Label, AmountMinor: l.AmountMinor, Kind: string(l.Kind)}
	}
	return all
}

// UpdateBooking implements updateBooking.
func (h HTTP) UpdateBooking(ctx context.Context, req *bookingapi.UpdateBooking, params bookingapi.UpdateBookingParams) (
	*bookingapi.BookingUpdatedAnswer, error) {
	change := Change{Wish: wishFrom(req.AddOns, req.TravelersRooms), Version: req.Version, TotalMinor: req.TotalMinor}
	if quote, ok := req.InsuranceQuoteId.Get(); ok {
		change.InsuranceQuoteID = &quote
	}
	if pay, ok := req.Payment.Get(); ok {
		change.Option, change.PayMinor, change.Method = booking.PaymentOption(pay.PaymentOption), pay.AmountMinor,
			pay.PaymentMethod.Or("")
		change.SaveCard, change.CreditMinor = pay.SaveCard.Or(false), pay.CreditMinor.Or(0)
		if card, ok := pay.CardId.Get(); ok {
			change.CardID = &card
		}
	}
	return h.change(ctx, params.ID, params.IdempotencyKey, change)
}

// RemoveAddOns implements removeAddOns.
func (h HTTP) RemoveAddOns(ctx context.Context, req *bookingapi.AddOnRemoval, params bookingapi.RemoveAddOnsParams) (
	*bookingapi.BookingUpdatedAnswer, error) {
	change := Change{Version: req.Version, TotalMinor: req.TotalMinor}
	for _, id := range req.AddOnIds {
		change.Wish.Items = append(change.Wish.Items, WishItem{ID: id, Status: booking.AddOnPendingRemoval})
	}
	return h.change(ctx, params.ID, params.IdempotencyKey, change)
}

func (h HTTP) change(ctx context.Context, id uuid.UUID, key string,
	change Change) (*bookingapi.BookingUpdatedAnswer, error) {
	paid, cart, err := h.Service.UpdateBooking(ctx, id, key, change)
	if err != nil {
		return nil, err
	}
	b, err := h.Service.View.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	answer := bookingapi.BookingUpdated{
		Booking: b, DueAmountMinor: b.DueMinor, Outcome: bookingapi.BookingUpdatedOutcome(cart.Outcome),
		SuccessTitle: cart.Outcome.SuccessTitle(),
	}
	if paid != nil {
		result, err := h.Service.Payments.Answer(ctx, *paid)
		if err != nil {
			return nil, err
		}
		answer.Payment = api.NewOptPaymentResult(result.Data)
	}
	return &bookingapi.BookingUpdatedAnswer{Success: true, Data: answer}, nil
}

// GetReplacementOffer implements getReplacementOffer.
func (h HTTP) GetReplacementOffer(ctx context.Context, params bookingapi.GetReplacementOfferParams) (
	*bookingapi.ReplacementOfferAnswer, error) {
	r, err := h.Service.OfferReplacement(ctx, params.ID, params.ParticipantId)
	if err != nil {
		return nil, err
	}
	offer := bookingapi.ReplacementOffer{
		CanReplace: r.CanReplace, FeeMinor: r.FeeMinor, Currency: r.Currency, FreeUntil: r.FreeUntil.UTC(),
		ReplaceableUntil: r.Until.UTC(),
	}
	if r.Reason != "" {
		offer.Reason = api.NewOptString(r.Reason)
	}
	return &bookingapi.ReplacementOfferAnswer{Success: true, Data: offer}, nil
}

// ReplaceParticipant implements replaceParticipant.
func (h HTTP) ReplaceParticipant(ctx context.Context, req *bookingapi.ReplaceParticipant,
	params bookingapi.ReplaceParticipantParams) (*bookingapi.BookingAnswer, error) {
	if err := h.Service.ReplaceTraveler(ctx, params.ID, params.ParticipantId, booking.PersonFrom(req.Traveler),
		req.FeeMinor.Or(0)); err != nil {
		return nil, err
	}
	return view.Answer(h.Service.View.Get(ctx, params.ID))
}

// RepriceQuotes implements repriceQuotes (T-217). The travelers and their cost are the server's; a different
// amount is rejected.
func (h HTTP) RepriceQuotes(ctx context.Context, req *bookingapi.RepriceQuotes, params bookingapi.RepriceQuotesParams) (
	*bookingapi.RepricedQuotesAnswer, error) {
	p, err := h.Service.PreviewWithRides(ctx, params.ID, wishFrom(req.AddOns, req.TravelersRooms),
		req.GroundTransferQuoteIds)
	if err != nil {
		return nil, err
	}
	if sent, ok := req.TravelAmountMinor.Get(); ok && sent != p.Totals.TotalMinor+p.TotalMinor {
		return nil, apierr.New(apierr.CodeAmountMismatch,
			"The price of your changes is different now. Review it and try again.").
			WithDetails(map[string]int64{"travelAmountMinor": p.Totals.TotalMinor + p.TotalMinor})
	}
	if p.InsuranceError != "" {
		return nil, apierr.New(apierr.CodeUnavailable, p.InsuranceError)
	}
	out := bookingapi.RepricedQuotes{InsuranceChangeMinor: p.Insurance.TotalMinor,
		RepricedAddOns: []bookingapi.RepricedAddOn{}, Currency: p.Currency}
	if p.Insurance.ID != uuid.Nil {
		out.QuoteId = api.NewOptUUID(p.Insurance.ID)
	}
	for _, one := range p.Insurance.Premiums {
		out.RepricedAddOns = append(out.RepricedAddOns, bookingapi.RepricedAddOn{
			AddOnId: one.PolicyID, ParticipantId: one.ParticipantID, PremiumMinor: one.PremiumMinor,
			ChangeMinor: one.PremiumMinor - one.OldMinor,
		})
	}
	return &bookingapi.RepricedQuotesAnswer{Success: true, Data: out}, nil
}

// ChangePayer implements changePayer.
func (h HTTP) ChangePayer(ctx context.Context, req *bookingapi.ChangePayer, params bookingapi.ChangePayerParams) (
	*bookingapi.BookingAnswer, error) {
	to := Payer{ParticipantID: req.ParticipantId, Reason: req.Reason, Version: req.Version}
	if err := h.Service.ChangePayer(ctx, params.ID, params.IdempotencyKey, to); err != nil {
		return nil, err
	}
	return view.Answer(h.Service.View.Get(ctx, params.ID))
}
