package analytics

import (
	"bytes"
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/gen/api"
	"caravan/backend/platform/idempotency"
)

// HTTP serves the operations of the contract's analytics tag.
type HTTP struct{ Service *Service }

var done = &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}

// GetAnalyticsReport implements getAnalyticsReport.
func (h HTTP) GetAnalyticsReport(ctx context.Context, params api.GetAnalyticsReportParams) (*api.ReportEmbedAnswer, error) {
	embed, err := h.Service.Embed(ctx, string(params.ReportName), params.TripId)
	if err != nil {
		return nil, err
	}
	return &api.ReportEmbedAnswer{Success: true, Data: embed}, nil
}

// ShowReport implements showReport.
func (h HTTP) ShowReport(ctx context.Context, params api.ShowReportParams) (*api.ShowReportOKHeaders, error) {
	html, policy, err := h.Service.Page(ctx, params.Key)
	if err != nil {
		return nil, err
	}
	return &api.ShowReportOKHeaders{
		CacheControl: api.NewOptString("private, no-store"), ContentSecurityPolicy: api.NewOptString(policy), Response: api.ShowReportOK{Data: bytes.NewReader(html)},
	}, nil
}

// RecordTripVisit implements recordTripVisit.
func (h HTTP) RecordTripVisit(ctx context.Context, req *api.TripVisit, params api.RecordTripVisitParams) (*api.DoneAnswer, error) {
	if err := h.Service.Visit(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return done, nil
}

// RecordHostEvent implements recordHostEvent.
func (h HTTP) RecordHostEvent(ctx context.Context, req *api.HostEvent, params api.RecordHostEventParams) (*api.DoneAnswer, error) {
	call := idempotency.By(ctx, "recordHostEvent", params.IdempotencyKey, req)
	_, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (bool, error) { return true, h.Service.RecordTx(ctx, tx, req) })
	if err != nil {
		return nil, err
	}
	return done, nil
}
