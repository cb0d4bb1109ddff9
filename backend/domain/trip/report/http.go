package report

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
)

// HTTP serves what the room is for.
type HTTP struct {
	Service *Service
}

// GetEarningsReport implements api.Handler.
func (h HTTP) GetEarningsReport(ctx context.Context, params api.GetEarningsReportParams) (*api.EarningsReportAnswer, error) {
	report, err := h.Service.EarningsReport(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.EarningsReportAnswer{Success: true, Data: report}, nil
}

// ApproveEarningsReport implements api.Handler.
func (h HTTP) ApproveEarningsReport(ctx context.Context, params api.ApproveEarningsReportParams) (*api.EarningsReportAnswer, error) {
	err := trip.Once(ctx, h.Service.DB, "approveEarningsReport", params.ID, params.IdempotencyKey, nil, func(tx pgx.Tx) error {
		return h.Service.ApproveReportTx(ctx, tx, params.ID)
	})
	if err != nil {
		return nil, err
	}
	return h.GetEarningsReport(ctx, api.GetEarningsReportParams{ID: params.ID})
}
