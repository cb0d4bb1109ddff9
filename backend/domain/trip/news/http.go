package news

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/gen/api/tripapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// ListDayChanges implements tripapi.Handler.
func (h HTTP) ListDayChanges(ctx context.Context, params tripapi.ListDayChangesParams) (
	*tripapi.DayChangeListAnswer, error) {
	return h.list(ctx, params.ID)
}

// AcknowledgeDayChanges implements tripapi.Handler.
func (h HTTP) AcknowledgeDayChanges(ctx context.Context, req *tripapi.DayChangesSeen,
	params tripapi.AcknowledgeDayChangesParams) (*tripapi.DayChangeListAnswer, error) {
	if err := h.Service.SeeDay(ctx, params.ID, params.Day, req.Revision); err != nil {
		return nil, err
	}
	return h.list(ctx, params.ID)
}

func (h HTTP) list(ctx context.Context, id uuid.UUID) (*tripapi.DayChangeListAnswer, error) {
	list, err := h.Service.DayChanges(ctx, id)
	if err != nil {
		return nil, err
	}
	return &tripapi.DayChangeListAnswer{Success: true, Data: list}, nil
}
