package edit

import (
	"caravan/backend/domain/itinerary/catalogue"

	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/idempotency"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service   *Service
	Catalogue *catalogue.Service // returns the changed itinerary
}

// CreateItinerary implements itineraryapi.Handler.
func (h HTTP) CreateItinerary(ctx context.Context, req *itineraryapi.ItineraryDraft,
	params itineraryapi.CreateItineraryParams) (*itineraryapi.ItineraryAnswer, error) {
	call := idempotency.By(ctx, "createItinerary", params.IdempotencyKey, req)
	id, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		return h.Service.Create(ctx, tx, req)
	})
	if err != nil {
		return nil, err
	}
	return h.Catalogue.Answer(ctx, id)
}

// UpdateItinerary implements itineraryapi.Handler.
func (h HTTP) UpdateItinerary(ctx context.Context, req *itineraryapi.ItineraryUpdate,
	params itineraryapi.UpdateItineraryParams) (*itineraryapi.ItineraryAnswer, error) {
	if err := h.Service.Update(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.Catalogue.Answer(ctx, params.ID)
}

// PublishItinerary implements itineraryapi.Handler.
func (h HTTP) PublishItinerary(ctx context.Context, params itineraryapi.PublishItineraryParams) (
	*itineraryapi.ItineraryAnswer, error) {
	if err := h.Service.Publish(ctx, params.ID); err != nil {
		return nil, err
	}
	return h.Catalogue.Answer(ctx, params.ID)
}

// MarkReviewComment implements itineraryapi.Handler.
func (h HTTP) MarkReviewComment(ctx context.Context, req *itineraryapi.ReviewCommentMark,
	params itineraryapi.MarkReviewCommentParams) (*itineraryapi.ItineraryAnswer, error) {
	if err := h.Service.Mark(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.Catalogue.Answer(ctx, params.ID)
}

// EditValidityPeriods implements itineraryapi.Handler.
func (h HTTP) EditValidityPeriods(ctx context.Context, req *itineraryapi.ValidityPeriodEdit,
	params itineraryapi.EditValidityPeriodsParams) (*itineraryapi.ItineraryAnswer, error) {
	if err := h.Service.EditPeriods(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.Catalogue.Answer(ctx, params.ID)
}

// AdminCreateItinerary implements adminCreateItinerary.
func (h HTTP) AdminCreateItinerary(ctx context.Context, req *itineraryapi.ItineraryDraft,
	params itineraryapi.AdminCreateItineraryParams) (*itineraryapi.ItineraryAnswer, error) {
	id, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, "adminCreateItinerary:"+params.OperatorId.String(),
		params.IdempotencyKey, req), func(tx pgx.Tx) (uuid.UUID, error) {
		return h.Service.CreateForTx(ctx, tx, params.OperatorId, req)
	})
	if err != nil {
		return nil, err
	}
	return h.Catalogue.Answer(ctx, id)
}

// AdminUpdateItinerary implements adminUpdateItinerary.
func (h HTTP) AdminUpdateItinerary(ctx context.Context, req *itineraryapi.ItineraryUpdate,
	params itineraryapi.AdminUpdateItineraryParams) (*itineraryapi.ItineraryAnswer, error) {
	if err := h.Service.Update(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.Catalogue.Answer(ctx, params.ID)
}
