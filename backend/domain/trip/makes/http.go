package makes

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/view"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/idempotency"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
	View    *view.Service // returns the changed trip
}

// CreateTripFromRequest implements tripapi.Handler.
func (h HTTP) CreateTripFromRequest(ctx context.Context, req *tripapi.TripFromRequest,
	params tripapi.CreateTripFromRequestParams) (*tripapi.TripAnswer, error) {
	call := idempotency.By(ctx, "createTripFromRequest", params.IdempotencyKey, req)
	review := trip.Review{
		Name: req.Name.Or(""), Summary: req.TripSummary.Or(""), OperatorCode: req.OperatorCode.Or(""),
		MinimumSpots: req.MinimumSpots.Or(0), MaximumSpots: req.MaximumSpots.Or(0), TimeZone: req.TimeZone.Or(""),
	}
	id, err := idempotency.Do(ctx, h.Service.Trips.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		t, err := h.Service.CreateTx(ctx, tx, req.TripRequestId, review)
		return t.ID, err
	})
	if err != nil {
		return nil, err
	}
	return h.View.Answer(ctx, id)
}
