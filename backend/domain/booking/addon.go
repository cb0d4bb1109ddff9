package booking

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/capacity"
)

// AddOnType sorts add-ons (T-083).
type AddOnType string

// Add-on types. Nights and airport transfers are additional services.
const (
	AddOnActivity          AddOnType = "activity"
	AddOnSingleSupplement  AddOnType = "singleSupplement"
	AddOnAdditionalService AddOnType = "additionalService"
	AddOnGroundTransfer    AddOnType = "groundTransfer"
)

// CartItem is an add-on of one traveler, booked or in the cart.
type CartItem struct {
	ID            uuid.UUID   `json:"addOnId"`
	Type          AddOnType   `json:"type"`
	ParticipantID uuid.UUID   `json:"user"`
	Status        AddOnStatus `json:"status"`
	Quantity      int         `json:"quantity"`
	Name          string      `json:"name"`
	UnitMinor     int64       `json:"unitMinor"`
	// OperatorMinor is the operator's unit price; nil for private rooms, whose price is the trip's.
	OperatorMinor *int64     `json:"operatorMinor,omitempty"`
	OfferID       uuid.UUID  `json:"offerId"`
	ServiceID     *uuid.UUID `json:"serviceId,omitempty"` // the trip's service
	ItemID        *uuid.UUID `json:"itemId,omitempty"`    // the departure of a night
	ServiceType   string     `json:"serviceType"`
	Timing        string     `json:"timing"`
	Occupancy     string     `json:"occupancy"`
}

// PrivateRoomItem returns a new private room of one traveler, at a price per room in minor units.
func PrivateRoomItem(participant uuid.UUID, unitMinor int64) CartItem {
	return CartItem{
		ID: uuid.Must(uuid.NewV7()), Type: AddOnSingleSupplement, ParticipantID: participant, Quantity: 1,
		Name: "Private room", UnitMinor: unitMinor, ServiceType: string(AddOnSingleSupplement),
	}
}

// OfferItem returns an offer as an add-on of one traveler.
func OfferItem(o capacity.Offer, participant uuid.UUID) CartItem {
	item := CartItem{
		ID: uuid.Must(uuid.NewV7()), Type: AddOnAdditionalService, ParticipantID: participant, Quantity: 1, Name: o.Name,
		UnitMinor:     o.UnitMinor,
		OperatorMinor: &o.OperatorMinor, OfferID: o.ID, ServiceID: o.ServiceID, ServiceType: string(o.Type),
		Timing: string(o.Timing), Occupancy: o.Occupancy,
	}
	if o.Night != nil {
		item.ItemID = &o.Night.ItemID
	}
	if o.Type == "activity" {
		item.Type = AddOnActivity
	}
	return item
}

// ItemFromRow returns a stored add-on as the item of a cart.
func ItemFromRow(a bookingdb.BookingAddOn) CartItem {
	item := CartItem{
		ID: a.ID, Type: AddOnType(a.Type), ParticipantID: a.ParticipantID, Status: AddOnStatus(a.Status),
		Quantity: a.Quantity, Name: a.Name,
		UnitMinor: a.UnitPriceMinor, ServiceID: a.TripServiceID, ItemID: a.InventoryItemID, ServiceType: a.ServiceType,
		Timing: a.Timing, Occupancy: a.Occupancy,
	}
	switch {
	case a.OfferID != nil:
		item.OfferID = *a.OfferID
	case a.TripServiceID != nil:
		item.OfferID = *a.TripServiceID
	}
	if item.ServiceType == "" {
		item.ServiceType = a.Type
	}
	return item
}

// TakeOf returns what add-ons take from the trip and its departure.
func TakeOf(items []CartItem) capacity.Take {
	take := capacity.Take{Services: map[uuid.UUID]int{}, Nights: map[capacity.Night]int{}}
	for _, i := range items {
		switch {
		case i.Type == AddOnSingleSupplement:
			take.Supplements += i.Quantity
		case i.ServiceID != nil:
			take.Services[*i.ServiceID] += i.Quantity
		case i.ItemID != nil && i.ServiceType == "accommodation":
			take.Nights[capacity.Night{ItemID: *i.ItemID, Timing: i.Timing, Occupancy: i.Occupancy}] += i.Quantity
		}
	}
	return take
}

// WriteAddOns stores add-ons as booked.
func WriteAddOns(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, changeID *uuid.UUID, items []CartItem) error {
	if len(items) == 0 {
		return nil
	}
	rows := bookingdb.CreateAddOnsParams{TenantID: tenant.From(ctx).ID, BookingID: bookingID, ChangeID: changeID}
	or := func(id *uuid.UUID) uuid.UUID {
		if id == nil {
			return uuid.Nil
		}
		return *id
	}
	for _, i := range items {
		rows.Ids, rows.ParticipantIds = append(rows.Ids, i.ID), append(rows.ParticipantIds, i.ParticipantID)
		rows.ServiceIds, rows.Types = append(rows.ServiceIds, or(i.ServiceID)), append(rows.Types, string(i.Type))
		rows.Names, rows.UnitPrices = append(rows.Names, i.Name), append(rows.UnitPrices, i.UnitMinor)
		rows.OfferIds, rows.ItemIds = append(rows.OfferIds, i.OfferID), append(rows.ItemIds, or(i.ItemID))
		rows.ServiceTypes, rows.Timings = append(rows.ServiceTypes, i.ServiceType), append(rows.Timings, i.Timing)
		rows.Occupancies = append(rows.Occupancies, i.Occupancy)
		operator := int64(-1)
		if i.OperatorMinor != nil {
			operator = *i.OperatorMinor
		}
		rows.OperatorUnits = append(rows.OperatorUnits, operator)
	}
	if err := bookingdb.New(tx).CreateAddOns(ctx, rows); err != nil {
		return fmt.Errorf("create add-ons: %w", err)
	}
	return nil
}
