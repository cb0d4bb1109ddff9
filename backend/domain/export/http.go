package export

import (
	"context"

	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
)

// HTTP serves the export operations.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return exportapi.Mount(h, c) }

// CreateExport implements createExport.
func (h HTTP) CreateExport(ctx context.Context, req *exportapi.ExportInput, params exportapi.CreateExportParams) (
	*exportapi.ExportAnswer, error) {
	return h.answer(ctx)(h.Service.Create(ctx, Asked{Kind: string(req.Kind), TripID: &req.TripId}, params.IdempotencyKey))
}

// ExportAudience implements exportAudience.
func (h HTTP) ExportAudience(ctx context.Context, params exportapi.ExportAudienceParams) (
	*exportapi.ExportAnswer, error) {
	host := principal.Must(ctx).HostID
	asked := Asked{Kind: KindAudience, HostID: &host, Options: Options{Extended: params.Extended.Or(false)}}
	return h.answer(ctx)(h.Service.Create(ctx, asked, params.IdempotencyKey))
}

// ExportBookings implements exportBookings.
func (h HTTP) ExportBookings(ctx context.Context, params exportapi.ExportBookingsParams) (
	*exportapi.ExportAnswer, error) {
	return h.answer(ctx)(h.Service.Create(ctx, Asked{Kind: KindBookings}, params.IdempotencyKey))
}

// ExportJournal implements exportJournal.
func (h HTTP) ExportJournal(ctx context.Context, req *exportapi.JournalPeriod, params exportapi.ExportJournalParams) (
	*exportapi.ExportAnswer, error) {
	from, to := civil.Of(req.From), civil.Of(req.To)
	if to.Before(from) {
		return nil, apierr.InvalidField("to", "The last day must not be before the first")
	}
	return h.answer(ctx)(h.Service.Create(ctx, Asked{Kind: KindJournal, Options: Options{From: from, To: to}},
		params.IdempotencyKey))
}

// GetExport implements getExport.
func (h HTTP) GetExport(ctx context.Context, params exportapi.GetExportParams) (*exportapi.ExportAnswer, error) {
	return h.answer(ctx)(h.Service.Get(ctx, params.ID))
}

// ListExports implements listExports.
func (h HTTP) ListExports(ctx context.Context, params exportapi.ListExportsParams) (
	*exportapi.ExportPageAnswer, error) {
	rows, next, err := h.Service.Mine(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	data := exportapi.ExportPage{Items: make([]exportapi.Export, 0, len(rows)), NextCursor: next}
	for _, row := range rows {
		data.Items = append(data.Items, h.exportOf(ctx, row))
	}
	return &exportapi.ExportPageAnswer{Success: true, Data: data}, nil
}

// DownloadExport implements downloadExport.
func (h HTTP) DownloadExport(ctx context.Context, params exportapi.DownloadExportParams) (
	*exportapi.DownloadExportOKHeaders, error) {
	name, file, err := h.Service.Open(ctx, params.ID, params.Token)
	if err != nil {
		return nil, err
	}
	return &exportapi.DownloadExportOKHeaders{
		CacheControl:       api.NewOptString("private, no-store"),
		ContentDisposition: attachment(name),
		Response:           exportapi.DownloadExportOK{Data: file},
	}, nil
}

func (h HTTP) answer(ctx context.Context) func(exportdb.Export, error) (*exportapi.ExportAnswer, error) {
	return func(row exportdb.Export, err error) (*exportapi.ExportAnswer, error) {
		if err != nil {
			return nil, err
		}
		return &exportapi.ExportAnswer{Success: true, Data: h.exportOf(ctx, row)}, nil
	}
}

func (h HTTP) exportOf(ctx context.Context, row exportdb.Export) exportapi.Export {
	e := exportapi.Export{ID: row.ID, Kind: row.Kind, State: exportapi.ExportState(row.State), DoneRows: row.DoneRows,
		TotalRows: row.TotalRows, CreatedAt: row.CreatedAt.UTC()}
	if row.FileName != "" {
		e.FileName = api.NewOptString(row.FileName)
	}
	if row.State == Success {
		e.FileUrl = api.NewOptString(h.Service.Link(ctx, row.ID, shownLink))
	}
	if row.Error != "" {
		e.Error = api.NewOptString(row.Error)
	}
	if row.FinishedAt != nil {
		e.FinishedAt = api.NewOptDateTime(row.FinishedAt.UTC())
		if row.State == Success || row.State == Expired {
			e.EndsAt = api.NewOptDateTime(row.FinishedAt.Add(keeps(tenant.From(ctx))).UTC())
		}
	}
	return e
}
