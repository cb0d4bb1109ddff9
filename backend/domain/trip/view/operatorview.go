package view

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
)

// forOperatorTx adds what operators and admins see in addition to everything hosts see (O-059): what the trip
// costs, what it consists of, and the itinerary's own terms.
func (s *Service) forOperatorTx(ctx context.Context, tx pgx.Tx, t trip.Trip, out *tripapi.Trip) error {
	sold(t, out)
	costs := tripapi.OperatorCosts{
		CostSchedule: itinerary.Tiers(t.CostSchedule), SingleSupplementPriceMinor: t.SingleSupplementPriceMinor,
		SingleSupplementQuantity: t.SingleSupplementQuantity, FreeOfCharge: t.FOC,
		OperatorTerms:          trip.Words(t.Content.OperatorTerms),
		YearOverYearIncreaseBp: api.NewOptInt(int(t.YearOverYearBP)),
	}
	it, err := s.Itineraries.LoadTx(ctx, tx, t.ItineraryID)
	if err != nil && !missing(err) {
		return err
	}
	if err == nil {
		out.Packages = it.Content.Packages
		if lead := it.Content.LeadTime; lead != nil {
			out.TripLeadTime = api.NewOptLeadTime(*lead)
		}
	}
	if t.InventoryItemID != nil {
		departure, err := s.Inventory.LoadTx(ctx, tx, *t.InventoryItemID)
		if err != nil && !missing(err) {
			return err
		}
		if err == nil {
			out.ItineraryInventoryItem = tripapi.NewOptTripDeparture(tripapi.TripDeparture{ID: departure.ID,
				CostSchedule: itinerary.Tiers(departure.CostSchedule)})
			costs.OptionalAccommodations = optionalAccommodations(departure)
		}
	}
	out.OperatorCosts = tripapi.NewOptOperatorCosts(costs)
	out.OperatorTermsAcceptedAt, out.OperatorCode = trip.DateTime(t.OperatorTermsAcceptedAt),
		trip.Words(t.Content.OperatorCode)
	return nil
}

// missing reports whether what was looked up no longer exists; the response leaves it out.
func missing(err error) bool {
	var refusal *apierr.Error
	return errors.As(err, &refusal) && refusal.Code == apierr.CodeNotFound
}

// optionalAccommodations returns the nights around the trip that a departure sells: the price of a traveler's
// night in single and double occupancy, in minor units, and how many private rooms there are.
func optionalAccommodations(d itinerary.Departure) []tripapi.OptionalAccommodation {
	var out []tripapi.OptionalAccommodation
	for _, side := range []struct {
		timing api.Timing
		supply *api.RoomSupply
	}{{api.TimingPreTrip, d.PreAccommodation}, {api.TimingPostTrip, d.PostAccommodation}} {
		if side.supply == nil {
			continue
		}
		night := tripapi.OptionalAccommodation{Timing: side.timing,
			SingleSupplementQuantity: side.supply.Single.Value.QuantityAvailable.Or(0), CostThresholds: []api.Tier{}}
		for i, room := range []api.OptNightSupply{side.supply.Single, side.supply.Double} {
			if room.Value.PriceMinor > 0 {
				night.CostThresholds = append(night.CostThresholds,
					api.Tier{NumberOfTravelers: i + 1, PriceMinor: room.Value.PriceMinor})
			}
		}
		if len(night.CostThresholds) > 0 {
			out = append(out, night)
		}
	}
	return out
}
