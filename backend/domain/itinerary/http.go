package itinerary

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// HTTP serves the operations of the contract's itinerary tag.
type HTTP struct{ Service *Service }

// ListItineraries implements api.Handler.
func (h HTTP) ListItineraries(ctx context.Context, params api.ListItinerariesParams) (*api.ItineraryPageAnswer, error) {
	page, err := h.Service.List(ctx, params)
	if err != nil {
		return nil, err
	}
	return &api.ItineraryPageAnswer{Success: true, Data: page}, nil
}

// CreateItinerary implements api.Handler.
func (h HTTP) CreateItinerary(ctx context.Context, req *api.ItineraryDraft, params api.CreateItineraryParams) (*api.ItineraryAnswer, error) {
	call := idempotency.Call{
		TenantID: tenant.From(ctx).ID, Scope: "createItinerary:" + principal.Must(ctx).MemberID.String(), Key: params.IdempotencyKey, Body: req,
	}
	id, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (uuid.UUID, error) { return h.Service.Create(ctx, tx, req) })
	if err != nil {
		return nil, err
	}
	return h.get(ctx, id)
}

// GetItinerary implements api.Handler.
func (h HTTP) GetItinerary(ctx context.Context, params api.GetItineraryParams) (*api.ItineraryAnswer, error) {
	return h.get(ctx, params.ID)
}

// UpdateItinerary implements api.Handler.
func (h HTTP) UpdateItinerary(ctx context.Context, req *api.ItineraryUpdate, params api.UpdateItineraryParams) (*api.ItineraryAnswer, error) {
	if err := h.Service.Update(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

// GetAvailability implements api.Handler.
func (h HTTP) GetAvailability(ctx context.Context, params api.GetAvailabilityParams) (*api.AvailabilityAnswer, error) {
	availability, err := h.Service.Availability(ctx, params.ID, params.IncludeInUse.Or(false))
	if err != nil {
		return nil, err
	}
	return &api.AvailabilityAnswer{Success: true, Data: availability}, nil
}

// GetSuggestedSellPrice implements api.Handler.
func (h HTTP) GetSuggestedSellPrice(ctx context.Context, params api.GetSuggestedSellPriceParams) (*api.PriceRangeAnswer, error) {
	prices, err := h.Service.SuggestedPrice(ctx, params)
	if err != nil {
		return nil, err
	}
	return &api.PriceRangeAnswer{Success: true, Data: prices}, nil
}

func (h HTTP) get(ctx context.Context, id uuid.UUID) (*api.ItineraryAnswer, error) {
	it, err := h.Service.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	return &api.ItineraryAnswer{Success: true, Data: it}, nil
}

func instants(days []civil.Date) []time.Time {
	out := make([]time.Time, len(days))
	for i, day := range days {
		out[i] = day.UTC()
	}
	return out
}

// Tiers writes a cost schedule in the contract's form.
func Tiers(schedule []pricing.Tier) []api.Tier {
	out := make([]api.Tier, len(schedule))
	for i, tier := range schedule {
		out[i] = api.Tier{NumberOfTravelers: tier.Travelers, PriceMinor: tier.PriceMinor}
	}
	return out
}

// Schedule reads the contract's form of a cost schedule.
func Schedule(tiers []api.Tier) []pricing.Tier {
	out := make([]pricing.Tier, len(tiers))
	for i, tier := range tiers {
		out[i] = pricing.Tier{Travelers: tier.NumberOfTravelers, PriceMinor: tier.PriceMinor}
	}
	return out
}
