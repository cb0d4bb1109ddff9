package versions

import (
	"caravan/backend/domain/itinerary/catalogue"

	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/idempotency"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service   *Service
	Catalogue *catalogue.Service // returns the changed itinerary
}

// ListItineraryVersions implements itineraryapi.Handler.
func (h HTTP) ListItineraryVersions(ctx context.Context, params itineraryapi.ListItineraryVersionsParams) (
	*itineraryapi.ItineraryVersionPageAnswer, error) {
	versions, err := h.Service.Versions(ctx, params)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ItineraryVersionPageAnswer{Success: true, Data: versions}, nil
}

// CompareItineraryVersions implements itineraryapi.Handler.
func (h HTTP) CompareItineraryVersions(ctx context.Context, params itineraryapi.CompareItineraryVersionsParams) (
	*itineraryapi.ItineraryDifferenceAnswer, error) {
	difference, err := h.Service.Difference(ctx, params.ID, params.Version, params.With)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ItineraryDifferenceAnswer{Success: true, Data: difference}, nil
}

// RestoreItineraryVersion implements itineraryapi.Handler.
func (h HTTP) RestoreItineraryVersion(ctx context.Context, req *itineraryapi.VersionOnly,
	params itineraryapi.RestoreItineraryVersionParams) (*itineraryapi.ItineraryAnswer, error) {
	scope := fmt.Sprintf("restoreItinerary:%s:%d", params.ID, params.Version)
	_, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, scope, params.IdempotencyKey, req),
		func(tx pgx.Tx) (edit.Saved, error) {
			return h.Service.RestoreTx(ctx, tx, params.ID, params.Version, req.Version)
		})
	if err != nil {
		return nil, err
	}
	return h.Catalogue.Answer(ctx, params.ID)
}
