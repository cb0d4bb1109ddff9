package reprice

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/group"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	pricingv1 "caravan/backend/gen/proto/caravan/pricing/v1"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/event"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// costs are what a trip pays its operator: the part of it that a repricing changes.
type costs struct {
	CostSchedule               []pricing.Tier      `json:"costSchedule"`
	SingleSupplementPriceMinor int64               `json:"singleSupplementPriceMinor"`
	GroupVariableMinor         int64               `json:"groupVariableMinor"`
	Services                   map[uuid.UUID]int64 `json:"services,omitempty"` // prices by trip service
	// prices by the itinerary's optional service
	OptionalServices map[uuid.UUID]int64 `json:"optionalServices,omitempty"`
}

func costsOf(t trip.Trip, services map[uuid.UUID]int64) costs {
	return costs{t.CostSchedule, t.SingleSupplementPriceMinor, t.GroupVariableMinor, services, optionalCosts(t)}
}

func withCosts(t trip.Trip, c costs) trip.Trip {
	t.CostSchedule, t.SingleSupplementPriceMinor, t.GroupVariableMinor = c.CostSchedule, c.SingleSupplementPriceMinor,
		c.GroupVariableMinor
	return atOptional(t, c.OptionalServices)
}

// changes describes the differences.
func (c costs) changes(to costs) []string {
	var list []string
	if !slices.Equal(c.CostSchedule, to.CostSchedule) {
		list = append(list, "Cost per traveler")
	}
	if c.SingleSupplementPriceMinor != to.SingleSupplementPriceMinor {
		list = append(list, "Private rooms")
	}
	if c.GroupVariableMinor != to.GroupVariableMinor {
		list = append(list, "Host’s choices")
	}
	if !maps.Equal(c.Services, to.Services) {
		list = append(list, "Service prices")
	}
	if !maps.Equal(c.OptionalServices, to.OptionalServices) {
		list = append(list, "Optional service prices")
	}
	return list
}

// repricable returns why a trip keeps its costs, or "".
func repricable(t trip.Trip) string {
	switch {
	case t.Status == trip.Closed || t.Status == trip.Complete || t.Status == trip.Cancelled:
		return "You can no longer change this trip."
	case t.InventoryItemID == nil:
		return "This trip doesn’t use a departure."
	}
	return ""
}

// proposal holds costs that are not saved yet.
type proposal struct {
	departures map[uuid.UUID]*pricingv1.ProposedDeparture
	services   map[uuid.UUID]int64
}

// source is what an itinerary costs now, or would with a proposal.
type source struct {
	services   []api.Service
	optional   map[uuid.UUID]int64 // prices of the optional services
	departures map[uuid.UUID]inventory.Item
	proposal
}

func (s *Service) sourceTx(ctx context.Context, tx pgx.Tx, itineraryID uuid.UUID, p proposal) (source, error) {
	services, err := s.Itineraries.ServicesTx(ctx, tx, itineraryID)
	if err != nil {
		return source{}, err
	}
	for i := range services {
		if price, proposed := p.services[services[i].ID.Value]; proposed {
			services[i].PriceMinor = api.NewOptInt64(price)
		}
	}
	it, err := s.Itineraries.LoadTx(ctx, tx, itineraryID)
	if err != nil {
		return source{}, err
	}
	optional := renewed(optionalPrices(it.Content.OptionalServices), p.services)
	return source{services: services, optional: optional, departures: map[uuid.UUID]inventory.Item{}, proposal: p}, nil
}

func (s *Service) departureTx(ctx context.Context, tx pgx.Tx, from source, id uuid.UUID) (inventory.Item, error) {
	if item, known := from.departures[id]; known {
		return item, nil
	}
	item, err := s.Inventory.LoadTx(ctx, tx, id)
	if err != nil {
		return item, err
	}
	if p := from.proposal.departures[id]; p != nil {
		if len(p.CostSchedule) > 0 {
			item.CostSchedule = nil
			for _, tier := range p.CostSchedule {
				item.CostSchedule = append(item.CostSchedule, pricing.Tier{Travelers: int(tier.Travelers),
					PriceMinor: tier.PriceMinor})
			}
		}
		if p.SingleSupplementMinor != nil {
			item.SingleSupplementPriceMinor = *p.SingleSupplementMinor
		}
	}
	from.departures[id] = item
	return item, nil
}

// newCostsTx returns what a trip would cost by the source, and what it costs now.
func (s *Service) newCostsTx(ctx context.Context, tx pgx.Tx, t trip.Trip,
	from source) (before, after costs, err error) {
	departure, err := s.departureTx(ctx, tx, from, *t.InventoryItemID)
	if err != nil {
		return before, after, err
	}
	rows, err := tripdb.New(tx).TripServiceSources(ctx, tripdb.TripServiceSourcesParams{TenantID: t.TenantID,
		TripID: t.ID})
	if err != nil {
		return before, after, fmt.Errorf("services of trip %s: %w", t.ID, err)
	}
	prices := map[uuid.UUID]int64{}
	for _, service := range from.services {
		if service.PriceMinor.Set {
			prices[service.ID.Value] = service.PriceMinor.Value
		}
	}
	was, is := map[uuid.UUID]int64{}, map[uuid.UUID]int64{}
	for _, row := range rows {
		if row.PriceMinor == nil {
			continue
		}
		was[row.ID], is[row.ID] = *row.PriceMinor, *row.PriceMinor
		if price, known := prices[*row.SourceID]; known {
			is[row.ID] = price
		}
	}
	before = costsOf(t, was)
	optional := renewed(before.OptionalServices, from.optional)
	after = costs{slices.Clone(departure.CostSchedule), departure.SingleSupplementPriceMinor, t.GroupVariableMinor,
		is, optional}
	if choices := repriced(t.Content.GroupChoices, optional); choices != nil {
		after.GroupVariableMinor, err = group.Variable(from.services, departure, choices)
	}
	return before, after, err
}

// PreviewRepricing returns what the itinerary's costs would mean for its trips (pricing.v1).
func (s *Service) PreviewRepricing(ctx context.Context, req *pricingv1.PreviewRepricingRequest) (
	*pricingv1.PreviewRepricingResponse, error) {
	itineraryID, err := uuid.Parse(req.ItineraryId)
	if err != nil {
		return nil, apierr.NotFound("itinerary")
	}
	p, err := proposed(req)
	if err != nil {
		return nil, err
	}
	answer := &pricingv1.PreviewRepricingResponse{}
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		from, err := s.sourceTx(ctx, tx, itineraryID, p)
		if err != nil {
			return err
		}
		rows, err := tripdb.New(tx).TripsOfItinerary(ctx, tripdb.TripsOfItineraryParams{TenantID: tenant.From(ctx).ID,
			ItineraryID: itineraryID})
		if err != nil {
			return fmt.Errorf("trips of itinerary: %w", err)
		}
		for _, row := range rows {
			t, err := trip.FromRow(row)
			if err != nil {
				return err
			}
			effect, err := s.effectTx(ctx, tx, t, from)
			if err != nil {
				return err
			}
			if effect != nil {
				answer.Effects = append(answer.Effects, effect)
			}
		}
		return nil
	})
	return answer, err
}

// effectTx returns nil for a trip that is not affected.
func (s *Service) effectTx(ctx context.Context, tx pgx.Tx, t trip.Trip,
	from source) (*pricingv1.RepricingEffect, error) {
	if t.InventoryItemID == nil {
		return nil, nil
	}
	before, after, err := s.newCostsTx(ctx, tx, t, from)
	if err != nil {
		return nil, err
	}
	changes := before.changes(after)
	if len(changes) == 0 {
		return nil, nil
	}
	confirmed, pending, err := s.Bookings.Spots(ctx, tx, t.ID)
	if err != nil {
		return nil, err
	}
	effect, err := compare(t, after, confirmed+pending)
	if err != nil {
		return nil, apierr.Wrap(err, apierr.CodeInvalid, "These costs are out of range. Check the amounts.")
	}
	return &pricingv1.RepricingEffect{
		TripId: t.ID.String(), TripName: t.Name, Status: string(t.Status), StartDate: t.StartDate.String(),
		Version: t.Version, Currency: t.Currency,
		BookedSpots: int32(confirmed + pending), SuggestedMinBefore: effect.SuggestedMinBefore,
		SuggestedMinAfter: effect.SuggestedMinAfter, Travelers: int32(effect.Travelers),
		EarningsBefore: effect.EarningsBefore, EarningsAfter: effect.EarningsAfter,
		MinimumEarningsBefore: effect.MinimumEarningsBefore, MinimumEarningsAfter: effect.MinimumEarningsAfter,
		Negative: effect.Negative, Changes: changes, Locked: repricable(t),
	}, nil
}

func compare(t trip.Trip, after costs, booked int) (pricing.Effect, error) {
	return pricing.Compare(t.Model(), withCosts(t, after).Model(), t.Priced(), booked, t.Policy.Pricing.RangeSpreadBP,
		t.Policy.Pricing.RangeStepUnits)
}

func proposed(req *pricingv1.PreviewRepricingRequest) (proposal, error) {
	p := proposal{departures: map[uuid.UUID]*pricingv1.ProposedDeparture{}, services: map[uuid.UUID]int64{}}
	for _, d := range req.Departures {
		id, err := uuid.Parse(d.InventoryItemId)
		if err != nil {
			return p, apierr.NotFound("departure")
		}
		p.departures[id] = d
	}
	for _, service := range req.Services {
		id, err := uuid.Parse(service.ServiceId)
		if err != nil {
			return p, apierr.NotFound("service")
		}
		if service.PriceMinor < 0 {
			return p, apierr.InvalidField("services", "Prices cannot be negative")
		}
		p.services[id] = service.PriceMinor
	}
	return p, nil
}

// ApplyRepricing starts the job that applies the saved costs to the chosen trips (pricing.v1).
func (s *Service) ApplyRepricing(ctx context.Context, req *pricingv1.ApplyRepricingRequest,
	key string) (*pricingv1.ApplyRepricingResponse, error) {
	itineraryID, err := uuid.Parse(req.ItineraryId)
	if err != nil {
		return nil, apierr.NotFound("itinerary")
	}
	if len(req.Trips) == 0 {
		return nil, apierr.InvalidField("trips", "Choose at least one trip")
	}
	p := principal.Must(ctx)
	type choice struct {
		Trip    uuid.UUID
		Version int64
	}
	var choices []choice
	for _, c := range req.Trips {
		id, err := uuid.Parse(c.TripId)
		if err != nil {
			return nil, apierr.NotFound("trip")
		}
		choices = append(choices, choice{id, c.Version})
	}
	call := idempotency.Call{TenantID: p.TenantID, Scope: "applyRepricing:" + p.MemberID.String(), Key: key,
		Body: []any{itineraryID, choices}}
	id, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		id, now, queries := uuid.Must(uuid.NewV7()), s.Clock.Now(ctx), tripdb.New(tx)
		if _, err := s.Itineraries.LoadTx(ctx, tx, itineraryID); err != nil {
			return id, err
		}
		err := queries.CreateRepricing(ctx, tripdb.CreateRepricingParams{
			TenantID: p.TenantID, ID: id, ItineraryID: itineraryID, Total: len(choices), RequestedBy: p.MemberID, Now: now,
		})
		if err != nil {
			return id, fmt.Errorf("create repricing: %w", err)
		}
		for _, c := range choices {
			t, err := s.Trips.LoadTx(ctx, tx, c.Trip)
			if err == nil && t.ItineraryID != itineraryID {
				err = apierr.NotFound("trip")
			}
			if err != nil {
				return id, err
			}
			err = queries.AddRepricingTrip(ctx, tripdb.AddRepricingTripParams{TenantID: p.TenantID, RepricingID: id,
				TripID: c.Trip, Version: c.Version})
			if err != nil {
				return id, fmt.Errorf("add trip to repricing: %w", err)
			}
		}
		err = audit.Record(ctx, tx, audit.Entry{
			TenantID: p.TenantID, At: now, Action: "repricing.apply", ObjectType: "Itinerary", ObjectID: itineraryID,
			After: map[string]any{"repricing": id, "trips": len(choices)},
		})
		if err != nil {
			return id, err
		}
		return id, s.Jobs.InsertTx(ctx, tx, RepriceArgs{TenantID: p.TenantID, RepricingID: id}, nil)
	})
	if err != nil {
		return nil, err
	}
	return &pricingv1.ApplyRepricingResponse{RepricingId: id.String(), Total: int32(len(choices))}, nil
}

// repriceTripTx applies the saved costs to one trip. Bookings hold their own lines and keep their prices, and the
// trip's prices stay as the host agreed to them.
func (s *Service) repriceTripTx(ctx context.Context, tx pgx.Tx, repricing tripdb.Repricing, id uuid.UUID,
	version int64) error {
	t, err := s.Trips.LoadForUpdateTx(ctx, tx, id)
	if err != nil {
		return err
	}
	settle := func(outcome, reason string, before, after any) error {
		was, err := json.Marshal(before)
		if err != nil {
			return err
		}
		is, err := json.Marshal(after)
		if err != nil {
			return err
		}
		return tripdb.New(tx).SettleRepricingTrip(ctx, tripdb.SettleRepricingTripParams{
			TenantID: t.TenantID, RepricingID: repricing.ID, TripID: id, Outcome: outcome, Reason: reason,
			Before: was, After: is,
		})
	}
	if reason := repricable(t); reason != "" {
		return settle("skipped", reason, nil, nil)
	}
	if t.Version != version {
		return settle("skipped", "This trip has changed since the preview.", nil, nil)
	}
	from, err := s.sourceTx(ctx, tx, repricing.ItineraryID, proposal{})
	if err != nil {
		return err
	}
	before, after, err := s.newCostsTx(ctx, tx, t, from)
	if err != nil {
		return err
	}
	effect, err := compare(t, after, 0)
	switch {
	case err != nil:
		return settle("skipped", "These costs are out of range. Check the amounts.", before, after)
	case effect.Negative:
		return settle("skipped", "The host would lose money at current prices.", before, after)
	case len(before.changes(after)) == 0:
		return settle("skipped", "This trip wouldn’t change.", before, after)
	}
	if t, err = s.Trips.SaveTx(ctx, tx, withCosts(t, after)); err != nil {
		return err
	}
	for service, price := range after.Services {
		if price == before.Services[service] {
			continue
		}
		err := tripdb.New(tx).RepriceTripService(ctx, tripdb.RepriceTripServiceParams{
			TenantID: t.TenantID, TripID: t.ID, ID: service, PriceMinor: &price,
			Detail: json.RawMessage(fmt.Sprintf(`{"priceMinor":%d}`, price)),
		})
		if err != nil {
			return fmt.Errorf("reprice service: %w", err)
		}
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: s.Clock.Now(ctx), Action: "trip.reprice", Event: event.TripUpdated, ObjectType: "Trip",
		ObjectID: t.ID, Before: before, After: after,
	})
	if err != nil {
		return err
	}
	return settle("changed", "", before, after)
}
