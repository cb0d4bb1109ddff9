package report

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/tripapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// GetEarningsReport implements tripapi.Handler.
func (h HTTP) GetEarningsReport(ctx context.Context, params tripapi.GetEarningsReportParams) (
	*tripapi.EarningsReportAnswer, error) {
	report, err := h.Service.EarningsReport(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &tripapi.EarningsReportAnswer{Success: true, Data: report}, nil
}

// ApproveEarningsReport implements tripapi.Handler.
func (h HTTP) ApproveEarningsReport(ctx context.Context, params tripapi.ApproveEarningsReportParams) (
	*tripapi.EarningsReportAnswer, error) {
	err := trip.Once(ctx, h.Service.DB, "approveEarningsReport", params.ID, params.IdempotencyKey, nil,
		func(tx pgx.Tx) error {
			return h.Service.ApproveReportTx(ctx, tx, params.ID)
		})
	if err != nil {
		return nil, err
	}
	return h.GetEarningsReport(ctx, tripapi.GetEarningsReportParams{ID: params.ID})
}
