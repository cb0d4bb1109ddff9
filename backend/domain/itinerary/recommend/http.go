package recommend

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/idempotency"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// ListRecommendationMetadata implements listRecommendationMetadata.
func (h HTTP) ListRecommendationMetadata(ctx context.Context, params itineraryapi.ListRecommendationMetadataParams) (
	*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, recommendationRecords, record.MetadataParams(params))
}

// ListRecommendations implements listRecommendations.
func (h HTTP) ListRecommendations(ctx context.Context, params itineraryapi.ListRecommendationsParams) (
	*itineraryapi.RecommendationPageAnswer, error) {
	return recommendations(h.Service.Recommendations(ctx, record.Asked(params)))
}

// CreateRecommendation implements createRecommendation.
func (h HTTP) CreateRecommendation(ctx context.Context, req *itineraryapi.NewRecommendation,
	params itineraryapi.CreateRecommendationParams) (*itineraryapi.RecommendationAnswer, error) {
	id, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, "createRecommendation", params.IdempotencyKey, req),
		func(tx pgx.Tx) (uuid.UUID, error) {
			return h.Service.RecommendTx(ctx, tx, Recommend{HostID: req.HostId, By: req.RecommendedBy.Or(""),
				Note: req.RecommendationNote.Or(""), Options: OptionsOf(req.Options)})
		})
	if err := refused(err); err != nil {
		return nil, err
	}
	return recommendation(h.Service.Recommendation(ctx, id))
}

// GetRecommendation implements getRecommendation.
func (h HTTP) GetRecommendation(ctx context.Context, params itineraryapi.GetRecommendationParams) (
	*itineraryapi.RecommendationAnswer, error) {
	return recommendation(h.Service.Recommendation(ctx, params.ID))
}

// UpdateRecommendation implements updateRecommendation.
func (h HTTP) UpdateRecommendation(ctx context.Context, req *itineraryapi.RecommendationUpdate,
	params itineraryapi.UpdateRecommendationParams) (*itineraryapi.RecommendationAnswer, error) {
	return recommendation(h.Service.ChangeRecommendation(ctx, params.ID, req))
}

// DeleteRecommendation implements deleteRecommendation.
func (h HTTP) DeleteRecommendation(ctx context.Context, params itineraryapi.DeleteRecommendationParams) (
	*api.DoneAnswer, error) {
	if err := h.Service.Unrecommend(ctx, params.ID); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// ListMyRecommendations implements listMyRecommendations.
func (h HTTP) ListMyRecommendations(ctx context.Context) (*itineraryapi.RecommendationPageAnswer, error) {
	return recommendations(h.Service.Recommendations(ctx, record.Query{}))
}

// ClearFirstTime implements clearFirstTime.
func (h HTTP) ClearFirstTime(ctx context.Context) (*itineraryapi.RecommendationPageAnswer, error) {
	if err := h.Service.ClearFirstTime(ctx); err != nil {
		return nil, err
	}
	return h.ListMyRecommendations(ctx)
}

func recommendation(r itineraryapi.Recommendation, err error) (*itineraryapi.RecommendationAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &itineraryapi.RecommendationAnswer{Success: true, Data: r}, nil
}

func recommendations(p itineraryapi.RecommendationPage, err error) (*itineraryapi.RecommendationPageAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &itineraryapi.RecommendationPageAnswer{Success: true, Data: p}, nil
}
