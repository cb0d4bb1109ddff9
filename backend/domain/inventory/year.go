package inventory

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory/inventorydb"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
)

// Fill is how full a trip is. Taken spots are those sold or held.
type Fill struct {
	TripID, ItineraryID uuid.UUID
	DepartureID         *uuid.UUID // none without inventory
	PackageLevel        api.PackageLevel
	StartDate           civil.Date
	Taken, Maximum      int
}

// Offers names the itineraries of an operator.
type Offers interface {
	OfOperatorTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) ([]itinerary.Named, error)
}

// Trips says how full trips are.
type Trips interface {
	FillsTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, first, last civil.Date) ([]Fill, error)
}

// Year lists the departures of a year across the itineraries of the caller's operator, with how full they are.
func (u *Uses) Year(ctx context.Context, year int) (inventoryapi.OperatorDepartures, error) {
	out := inventoryapi.OperatorDepartures{Itineraries: []inventoryapi.OperatorDepartureRow{}}
	t, operatorID := tenant.From(ctx), principal.Must(ctx).OperatorID
	first, last := civil.New(year, 1, 1), civil.New(year, 12, 31)
	err := u.Departures.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		offers, err := u.Offers.OfOperatorTx(ctx, tx, operatorID)
		if err != nil {
			return err
		}
		ids := make([]uuid.UUID, len(offers))
		for i, offer := range offers {
			ids[i] = offer.ID
		}
		items, err := inventorydb.New(tx).ListItemsBetween(ctx, inventorydb.ListItemsBetweenParams{
			TenantID: t.ID, ItineraryIds: ids, FirstDay: first, LastDay: last})
		if err != nil {
			return fmt.Errorf("departures of a year: %w", err)
		}
		fills, err := u.Trips.FillsTx(ctx, tx, operatorID, first, last)
		if err != nil {
			return err
		}
		for _, offer := range offers {
			out.Itineraries = append(out.Itineraries, inventoryapi.OperatorDepartureRow{ID: offer.ID, Name: offer.Name,
				Departures: departuresOf(offer.ID, items, fills)})
		}
		return nil
	})
	return out, err
}

// departuresOf returns the departures of one itinerary, by date. A trip whose departure has been removed, or that
// never had one, is a departure of its own.
func departuresOf(itineraryID uuid.UUID, items []inventorydb.InventoryItem,
	fills []Fill) []inventoryapi.OperatorDeparture {
	out := []inventoryapi.OperatorDeparture{}
	own := slices.DeleteFunc(slices.Clone(fills), func(f Fill) bool { return f.ItineraryID != itineraryID })
	for _, item := range items {
		if item.ItineraryID != itineraryID {
			continue
		}
		d := departureOf(item)
		trips := 0
		for _, f := range own {
			if f.DepartureID == nil || *f.DepartureID != item.ID {
				continue
			}
			trips++
			d.SpotsTaken, d.MaximumSpots, d.TripId = d.SpotsTaken+f.Taken, d.MaximumSpots+f.Maximum,
				api.NewOptUUID(f.TripID)
		}
		if trips > 1 {
			d.TripId = api.OptUUID{}
		}
		out = append(out, d)
		own = slices.DeleteFunc(own, func(f Fill) bool { return f.DepartureID != nil && *f.DepartureID == item.ID })
	}
	for _, f := range own {
		out = append(out, inventoryapi.OperatorDeparture{ID: f.TripID, StartDate: f.StartDate.UTC(),
			PackageLevel: f.PackageLevel, Status: inventoryapi.OperatorDepartureStatusInUse, QuantityTaken: 1,
			QuantityAvailable: 1, SpotsTaken: f.Taken, MaximumSpots: f.Maximum, TripId: api.NewOptUUID(f.TripID)})
	}
	slices.SortStableFunc(out, func(a, b inventoryapi.OperatorDeparture) int { return a.StartDate.Compare(b.StartDate) })
	return out
}

// departureOf returns a departure without its trips.
func departureOf(item inventorydb.InventoryItem) inventoryapi.OperatorDeparture {
	status := Status(Item{QuantityAvailable: item.QuantityAvailable, QuantityPending: item.QuantityPending,
		QuantityConfirmed: item.QuantityConfirmed})
	return inventoryapi.OperatorDeparture{ID: item.ID, StartDate: item.StartDate.UTC(),
		PackageLevel: api.PackageLevel(item.PackageLevel), Status: inventoryapi.OperatorDepartureStatus(status),
		QuantityTaken: item.QuantityPending + item.QuantityConfirmed, QuantityAvailable: item.QuantityAvailable}
}
