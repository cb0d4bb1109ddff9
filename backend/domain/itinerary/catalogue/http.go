package catalogue

import (
	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"context"

	"caravan/backend/gen/api/itineraryapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// ListItineraries implements itineraryapi.Handler.
func (h HTTP) ListItineraries(ctx context.Context, params itineraryapi.ListItinerariesParams) (
	*itineraryapi.ItineraryPageAnswer, error) {
	page, err := h.Service.List(ctx, params)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ItineraryPageAnswer{Success: true, Data: page}, nil
}

// GetItinerary implements itineraryapi.Handler.
func (h HTTP) GetItinerary(ctx context.Context, params itineraryapi.GetItineraryParams) (
	*itineraryapi.ItineraryAnswer, error) {
	return h.Service.Answer(ctx, params.ID)
}

// GetAvailability implements itineraryapi.Handler.
func (h HTTP) GetAvailability(ctx context.Context, params itineraryapi.GetAvailabilityParams) (
	*itineraryapi.AvailabilityAnswer, error) {
	availability, err := h.Service.Availability(ctx, params.ID, params.IncludeInUse.Or(false))
	if err != nil {
		return nil, err
	}
	return &itineraryapi.AvailabilityAnswer{Success: true, Data: availability}, nil
}

// GetSuggestedSellPrice implements itineraryapi.Handler.
func (h HTTP) GetSuggestedSellPrice(ctx context.Context, params itineraryapi.GetSuggestedSellPriceParams) (
	*itineraryapi.PriceRangeAnswer, error) {
	prices, err := h.Service.SuggestedPrice(ctx, params)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.PriceRangeAnswer{Success: true, Data: prices}, nil
}

// ListAccommodations implements itineraryapi.Handler.
func (h HTTP) ListAccommodations(ctx context.Context, params itineraryapi.ListAccommodationsParams) (
	*itineraryapi.AccommodationPlanAnswer, error) {
	plan, err := h.Service.Accommodations(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.AccommodationPlanAnswer{Success: true, Data: plan}, nil
}

// AdminListItineraries implements adminListItineraries.
func (h HTTP) AdminListItineraries(ctx context.Context, params itineraryapi.AdminListItinerariesParams) (
	*itineraryapi.ItineraryPageAnswer, error) {
	page, err := h.Service.Records(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ItineraryPageAnswer{Success: true, Data: page}, nil
}

// ListItineraryMetadata implements listItineraryMetadata.
func (h HTTP) ListItineraryMetadata(ctx context.Context, params itineraryapi.ListItineraryMetadataParams) (
	*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, itineraryRecords, record.MetadataParams(params))
}

// AdminGetItinerary implements adminGetItinerary.
func (h HTTP) AdminGetItinerary(ctx context.Context, params itineraryapi.AdminGetItineraryParams) (
	*itineraryapi.ItineraryAnswer, error) {
	return h.Service.Answer(ctx, params.ID)
}

// ListServices implements listServices.
func (h HTTP) ListServices(ctx context.Context, params itineraryapi.ListServicesParams) (
	*itineraryapi.ServiceRecordPageAnswer, error) {
	page, err := h.Service.Services(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ServiceRecordPageAnswer{Success: true, Data: page}, nil
}

// ListDestinations implements listDestinations.
func (h HTTP) ListDestinations(ctx context.Context) (*itineraryapi.DestinationListAnswer, error) {
	list, err := h.Service.Itineraries.Destinations(ctx)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.DestinationListAnswer{Success: true, Data: list}, nil
}
