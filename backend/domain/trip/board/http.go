package board

import (
	"context"

	"caravan/backend/gen/api/tripapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// GetTripBoard implements tripapi.Handler.
func (h HTTP) GetTripBoard(ctx context.Context, params tripapi.GetTripBoardParams) (*tripapi.TripBoardAnswer, error) {
	board, err := h.Service.Board(ctx, Query{Lane: params.Lane.Or(""),
		Words: params.Q.Or(""), Cursor: params.Cursor.Or(""), Limit: params.Limit.Or(25)})
	if err != nil {
		return nil, err
	}
	return &tripapi.TripBoardAnswer{Success: true, Data: board}, nil
}
