package itinerary

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"caravan/backend/platform/idempotency"
)

// AdminListItineraries implements adminListItineraries.
func (h HTTP) AdminListItineraries(ctx context.Context, params api.AdminListItinerariesParams) (*api.ItineraryPageAnswer, error) {
	page, err := h.Service.Records(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &api.ItineraryPageAnswer{Success: true, Data: page}, nil
}

// ListItineraryMetadata implements listItineraryMetadata.
func (h HTTP) ListItineraryMetadata(ctx context.Context, params api.ListItineraryMetadataParams) (*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, itineraryRecords, record.MetadataParams(params))
}

// ListRecommendationMetadata implements listRecommendationMetadata.
func (h HTTP) ListRecommendationMetadata(ctx context.Context, params api.ListRecommendationMetadataParams) (*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, recommendationRecords, record.MetadataParams(params))
}

// AdminCreateItinerary implements adminCreateItinerary.
func (h HTTP) AdminCreateItinerary(ctx context.Context, req *api.ItineraryDraft, params api.AdminCreateItineraryParams) (*api.ItineraryAnswer, error) {
	id, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, "adminCreateItinerary:"+params.OperatorId.String(), params.IdempotencyKey, req), func(tx pgx.Tx) (uuid.UUID, error) {
		return h.Service.CreateForTx(ctx, tx, params.OperatorId, req)
	})
	if err != nil {
		return nil, err
	}
	return h.get(ctx, id)
}

// AdminGetItinerary implements adminGetItinerary.
func (h HTTP) AdminGetItinerary(ctx context.Context, params api.AdminGetItineraryParams) (*api.ItineraryAnswer, error) {
	return h.get(ctx, params.ID)
}

// AdminUpdateItinerary implements adminUpdateItinerary.
func (h HTTP) AdminUpdateItinerary(ctx context.Context, req *api.ItineraryUpdate, params api.AdminUpdateItineraryParams) (*api.ItineraryAnswer, error) {
	if err := h.Service.Update(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

// ListServices implements listServices.
func (h HTTP) ListServices(ctx context.Context, params api.ListServicesParams) (*api.ServiceRecordPageAnswer, error) {
	page, err := h.Service.Services(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &api.ServiceRecordPageAnswer{Success: true, Data: page}, nil
}

// ListDestinations implements listDestinations.
func (h HTTP) ListDestinations(ctx context.Context) (*api.DestinationListAnswer, error) {
	list, err := h.Service.Destinations(ctx)
	if err != nil {
		return nil, err
	}
	return &api.DestinationListAnswer{Success: true, Data: list}, nil
}

// ListRecommendations implements listRecommendations.
func (h HTTP) ListRecommendations(ctx context.Context, params api.ListRecommendationsParams) (*api.RecommendationPageAnswer, error) {
	return recommendations(h.Service.Recommendations(ctx, record.Asked(params)))
}

// CreateRecommendation implements createRecommendation.
func (h HTTP) CreateRecommendation(ctx context.Context, req *api.NewRecommendation, params api.CreateRecommendationParams) (*api.RecommendationAnswer, error) {
	id, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, "createRecommendation", params.IdempotencyKey, req), func(tx pgx.Tx) (uuid.UUID, error) {
		return h.Service.RecommendTx(ctx, tx, Recommend{HostID: req.HostId, By: req.RecommendedBy.Or(""), Note: req.RecommendationNote.Or(""), Options: OptionsOf(req.Options)})
	})
	if err := refused(err); err != nil {
		return nil, err
	}
	return recommendation(h.Service.Recommendation(ctx, id))
}

// GetRecommendation implements getRecommendation.
func (h HTTP) GetRecommendation(ctx context.Context, params api.GetRecommendationParams) (*api.RecommendationAnswer, error) {
	return recommendation(h.Service.Recommendation(ctx, params.ID))
}

// UpdateRecommendation implements updateRecommendation.
func (h HTTP) UpdateRecommendation(ctx context.Context, req *api.RecommendationUpdate, params api.UpdateRecommendationParams) (*api.RecommendationAnswer, error) {
	return recommendation(h.Service.ChangeRecommendation(ctx, params.ID, req))
}

// DeleteRecommendation implements deleteRecommendation.
func (h HTTP) DeleteRecommendation(ctx context.Context, params api.DeleteRecommendationParams) (*api.DoneAnswer, error) {
	if err := h.Service.Unrecommend(ctx, params.ID); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// ListMyRecommendations implements listMyRecommendations.
func (h HTTP) ListMyRecommendations(ctx context.Context) (*api.RecommendationPageAnswer, error) {
	return recommendations(h.Service.Recommendations(ctx, record.Query{}))
}

// ClearFirstTime implements clearFirstTime.
func (h HTTP) ClearFirstTime(ctx context.Context) (*api.RecommendationPageAnswer, error) {
	if err := h.Service.ClearFirstTime(ctx); err != nil {
		return nil, err
	}
	return h.ListMyRecommendations(ctx)
}

func recommendation(r api.Recommendation, err error) (*api.RecommendationAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.RecommendationAnswer{Success: true, Data: r}, nil
}

func recommendations(p api.RecommendationPage, err error) (*api.RecommendationPageAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.RecommendationPageAnswer{Success: true, Data: p}, nil
}
