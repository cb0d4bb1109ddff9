package capacity

import (
	"context"
	"errors"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
)

// Offer is an add-on for travelers of a trip: a bookable service of the trip, a night before or after it, or an
// airport transfer. Nights and transfers come from the trip's departure (T-083).
type Offer struct {
	ID          uuid.UUID // of the service, or derived from the departure's; stable
	Type        api.ServiceType
	Timing      api.Timing
	Occupancy   string // single or double, for nights
	Name        string
	Description string
	UnitMinor   int64 // the unit price for a traveler, including the platform's fee
	// OperatorMinor is the operator's price for one.
	OperatorMinor int64
	ServiceID     *uuid.UUID // the trip's service, if it is one
	Night         *Night     // the departure's night, if it is one
	Quantity      int        // how many the departure has, for nights
	MaxNights     int
}

// OffersTx lists the add-ons for travelers of a trip, services first.
func (s *Service) OffersTx(ctx context.Context, tx pgx.Tx, t trip.Trip) ([]Offer, error) {
	services, err := s.Trips.ServicesTx(ctx, tx, t.ID)
	if err != nil {
		return nil, err
	}
	var offers []Offer
	for _, service := range services {
		if !service.Bookable.Or(false) || !service.PriceMinor.Set {
			continue
		}
		unit, err := pricing.AddOnPrice(service.PriceMinor.Value, t.PlatformFeeBP, t.Currency)
		if err != nil {
			return nil, err
		}
		id := service.ID.Value
		offers = append(offers, Offer{
			ID: id, ServiceID: &id, Type: service.Type, Timing: service.Timing.Or(api.TimingOnTrip),
			Occupancy: string(service.Occupancy.Or("")), Name: service.Name.Or(service.Title.Or("Activity")),
			Description: service.Description.Or(""), UnitMinor: unit,
			OperatorMinor: service.PriceMinor.Value,
		})
	}
	if t.InventoryItemID == nil {
		return offers, nil
	}
	departure, err := s.Inventory.LoadTx(ctx, tx, *t.InventoryItemID)
	var missing *apierr.Error
	if errors.As(err, &missing) && missing.Code == apierr.CodeNotFound {
		return offers, nil // a removed departure offers nothing more
	}
	if err != nil {
		return nil, err
	}
	added, err := departureOffers(t, departure)
	return append(offers, added...), err
}

func departureOffers(t trip.Trip, d itinerary.Departure) ([]Offer, error) {
	var offers []Offer
	add := func(o Offer, priceMinor int64) error {
		var err error
		o.ID = uuid.NewSHA1(d.ID, []byte(string(o.Type)+"/"+string(o.Timing)+"/"+o.Occupancy))
		if o.UnitMinor, err = pricing.AddOnPrice(priceMinor, t.PlatformFeeBP, t.Currency); err != nil {
			return err
		}
		o.OperatorMinor = priceMinor
		offers = append(offers, o)
		return nil
	}
	for _, side := range []struct {
		timing   api.Timing
		supply   *api.RoomSupply
		transfer *int64
		single   string
		double   string
		ride     string
	}{
		{
			api.TimingPreTrip, d.PreAccommodation, d.PreTransferPriceMinor,
			"Night before the trip, private room", "Night before the trip, shared room", "Airport transfer on arrival",
		},
		{
			api.TimingPostTrip, d.PostAccommodation, d.PostTransferPriceMinor,
			"Night after the trip, private room", "Night after the trip, shared room", "Airport transfer on departure",
		},
	} {
		if side.supply != nil {
			for _, room := range []struct {
				occupancy string
				supply    api.OptNightSupply
				name      string
			}{{"single", side.supply.Single, side.single}, {"double", side.supply.Double, side.double}} {
				if !room.supply.Set || room.supply.Value.PriceMinor <= 0 {
					continue
				}
				err := add(Offer{
					Type: api.ServiceTypeAccommodation, Timing: side.timing, Occupancy: room.occupancy, Name: room.name,
					Night:    &Night{ItemID: d.ID, Timing: string(side.timing), Occupancy: room.occupancy},
					Quantity: room.supply.Value.QuantityAvailable.Or(0), MaxNights: room.supply.Value.MaxNights.Or(1),
				}, room.supply.Value.PriceMinor)
				if err != nil {
					return nil, err
				}
			}
		}
		if side.transfer != nil {
			if err := add(Offer{Type: api.ServiceTypeAirportTransfer, Timing: side.timing, Name: side.ride},
				*side.transfer); err != nil {
				return nil, err
			}
		}
	}
	return offers, nil
}

// SupplyOf returns what the departure has of each kind of night among the offers.
func SupplyOf(offers []Offer) map[Night]int {
	supply := map[Night]int{}
	for _, o := range offers {
		if o.Night != nil && o.MaxNights > 0 {
			supply[*o.Night] = o.Quantity
		}
	}
	return supply
}
