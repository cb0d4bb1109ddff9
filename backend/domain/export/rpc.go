package export

import (
	"context"
	"time"

	"connectrpc.com/connect"
	"github.com/google/uuid"

	"caravan/backend/domain/export/exportdb"
	jobsv1 "caravan/backend/gen/proto/caravan/jobs/v1"
	"caravan/backend/platform/apierr"
)

// RPC implements jobsv1connect.JobsServiceHandler.
type RPC struct{ Service *Service }

const (
	watchEvery = 150 * time.Millisecond
	// watchLimit ends a stream whose export never does; clients reconnect.
	watchLimit = 15 * time.Minute
)

// WatchExport implements jobs.v1: it sends the state immediately and on every change, until the export has ended.
func (r RPC) WatchExport(ctx context.Context, req *connect.Request[jobsv1.WatchExportRequest],
	stream *connect.ServerStream[jobsv1.WatchExportResponse]) error {
	id, err := uuid.Parse(req.Msg.ExportId)
	if err != nil {
		return apierr.NotFound("export")
	}
	ctx, cancel := context.WithTimeout(ctx, watchLimit)
	defer cancel()
	tick := time.NewTicker(watchEvery)
	defer tick.Stop()
	var last *exportdb.Export
	for {
		row, err := r.Service.Get(ctx, id)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			return err
		}
		if last == nil || last.State != row.State || last.DoneRows != row.DoneRows || last.TotalRows != row.TotalRows {
			if err := stream.Send(r.message(ctx, row)); err != nil {
				return err
			}
			last = &row
		}
		if row.State != Pending && row.State != Running {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
	}
}

var states = map[string]jobsv1.State{
	Pending: jobsv1.State_STATE_PENDING, Running: jobsv1.State_STATE_RUNNING,
	Success: jobsv1.State_STATE_SUCCESS, Failure: jobsv1.State_STATE_FAILURE,
	Expired: jobsv1.State_STATE_FAILURE,
}

func (r RPC) message(ctx context.Context, row exportdb.Export) *jobsv1.WatchExportResponse {
	m := &jobsv1.WatchExportResponse{
		ExportId: row.ID.String(), State: states[row.State], DoneRows: row.DoneRows, TotalRows: row.TotalRows,
		FileName: row.FileName, Error: row.Error,
	}
	switch row.State {
	case Expired:
		m.Error = errEnded.Message
	case Success:
		m.FileUrl = r.Service.Link(ctx, row.ID, shownLink)
	}
	return m
}
