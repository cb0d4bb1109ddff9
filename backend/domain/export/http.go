package export

import (
	"context"
	"mime"

	"github.com/google/uuid"

	"caravan/backend/domain/export/exportdb"
	"caravan/backend/gen/api"
	"caravan/backend/platform/page"
)

// HTTP serves the export operations.
type HTTP struct{ Service *Service }

// CreateExport implements createExport.
func (h HTTP) CreateExport(ctx context.Context, req *api.ExportInput, params api.CreateExportParams) (*api.ExportAnswer, error) {
	return answer(h.Service.Create(ctx, string(req.Kind), req.TripId, params.IdempotencyKey))
}

// GetExport implements getExport.
func (h HTTP) GetExport(ctx context.Context, params api.GetExportParams) (*api.ExportAnswer, error) {
	return answer(h.Service.Get(ctx, params.ID))
}

const defaultLimit = 25

// ListExports implements listExports.
func (h HTTP) ListExports(ctx context.Context, params api.ListExportsParams) (*api.ExportPageAnswer, error) {
	var before *uuid.UUID
	if err := page.Decode(params.Cursor.Or(""), &before); err != nil {
		return nil, err
	}
	limit := params.Limit.Or(defaultLimit)
	rows, err := h.Service.Mine(ctx, before, limit)
	if err != nil {
		return nil, err
	}
	rows, next := page.Cut(rows, limit, func(e exportdb.Export) any { return e.ID })
	data := api.ExportPage{Items: make([]api.Export, 0, len(rows))}
	for _, row := range rows {
		data.Items = append(data.Items, exportOf(row))
	}
	if next != "" {
		data.NextCursor = api.NewOptString(next)
	}
	return &api.ExportPageAnswer{Success: true, Data: data}, nil
}

// DownloadExport implements downloadExport.
func (h HTTP) DownloadExport(ctx context.Context, params api.DownloadExportParams) (*api.DownloadExportOKHeaders, error) {
	name, file, err := h.Service.Open(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.DownloadExportOKHeaders{
		ContentDisposition: api.NewOptString(mime.FormatMediaType("attachment", map[string]string{"filename": name})),
		Response:           api.DownloadExportOK{Data: file},
	}, nil
}

func answer(row exportdb.Export, err error) (*api.ExportAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.ExportAnswer{Success: true, Data: exportOf(row)}, nil
}

func exportOf(row exportdb.Export) api.Export {
	e := api.Export{ID: row.ID, Kind: row.Kind, State: api.ExportState(row.State), DoneRows: row.DoneRows, TotalRows: row.TotalRows, CreatedAt: row.CreatedAt.UTC()}
	if row.FileName != "" {
		e.FileName = api.NewOptString(row.FileName)
	}
	if row.State == Success {
		e.FileUrl = api.NewOptString(FilePath(row.ID))
	}
	if row.Error != "" {
		e.Error = api.NewOptString(row.Error)
	}
	if row.FinishedAt != nil {
		e.FinishedAt = api.NewOptDateTime(row.FinishedAt.UTC())
	}
	return e
}
