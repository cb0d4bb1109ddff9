package analytics

import (
	"bytes"
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/analyticsapi"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's analytics tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return analyticsapi.Mount(h, c) }

var done = &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}

// GetAnalyticsReport implements getAnalyticsReport.
func (h HTTP) GetAnalyticsReport(ctx context.Context, params analyticsapi.GetAnalyticsReportParams) (
	*analyticsapi.ReportEmbedAnswer, error) {
	embed, err := h.Service.Embed(ctx, string(params.ReportName), params.TripId)
	if err != nil {
		return nil, err
	}
	return &analyticsapi.ReportEmbedAnswer{Success: true, Data: embed}, nil
}

// ShowReport implements showReport.
func (h HTTP) ShowReport(ctx context.Context, params analyticsapi.ShowReportParams) (
	*analyticsapi.ShowReportOKHeaders, error) {
	html, policy, err := h.Service.Page(ctx, params.Key)
	if err != nil {
		return nil, err
	}
	return &analyticsapi.ShowReportOKHeaders{
		CacheControl: api.NewOptString("private, no-store"), ContentSecurityPolicy: api.NewOptString(policy),
		Response: analyticsapi.ShowReportOK{Data: bytes.NewReader(html)},
	}, nil
}

// RecordTripVisit implements recordTripVisit.
func (h HTTP) RecordTripVisit(ctx context.Context, req *analyticsapi.TripVisit,
	params analyticsapi.RecordTripVisitParams) (*api.DoneAnswer, error) {
	if err := h.Service.Visit(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return done, nil
}

// RecordHostEvent implements recordHostEvent.
func (h HTTP) RecordHostEvent(ctx context.Context, req *analyticsapi.HostEvent,
	params analyticsapi.RecordHostEventParams) (*api.DoneAnswer, error) {
	call := idempotency.By(ctx, "recordHostEvent", params.IdempotencyKey, req)
	_, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (bool, error) {
		return true, h.Service.RecordTx(ctx, tx, req)
	})
	if err != nil {
		return nil, err
	}
	return done, nil
}
