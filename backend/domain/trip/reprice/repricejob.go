package reprice

import (
	"context"
	"fmt"
	"time"

	"connectrpc.com/connect"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
	jobsv1 "caravan/backend/gen/proto/caravan/jobs/v1"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
)

// RepriceArgs are the arguments of the job that carries out a repricing.
type RepriceArgs struct {
	TenantID    uuid.UUID `json:"tenantId"`
	RepricingID uuid.UUID `json:"repricingId"`
}

// Kind implements river.JobArgs.
func (RepriceArgs) Kind() string { return "trip_reprice" }

type repriceWorker struct {
	river.WorkerDefaults[RepriceArgs]
	service *Service
}

// AddWorkers registers the repricing job.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &repriceWorker{service: s})
}

// Work implements river.Worker.
func (w *repriceWorker) Work(ctx context.Context, job *river.Job[RepriceArgs]) error {
	ctx, err := w.service.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	err = w.service.Reprice(ctx, job.Args.RepricingID)
	if err != nil && job.Attempt >= job.MaxAttempts {
		if failed := w.service.moveRepricing(context.WithoutCancel(ctx), job.Args.RepricingID, "failure",
			"We couldn’t finish the repricing."); failed != nil {
			return fmt.Errorf("%w; and marking it failed: %w", err, failed)
		}
	}
	return err
}

// Reprice applies the saved costs to every chosen trip that is still pending, each in a transaction of its own:
// an interrupted repricing continues where it stopped.
func (s *Service) Reprice(ctx context.Context, id uuid.UUID) error {
	row, trips, err := s.repricing(ctx, id)
	if err != nil || row.FinishedAt != nil {
		return err
	}
	if err := s.moveRepricing(ctx, id, "running", ""); err != nil {
		return err
	}
	for _, choice := range trips {
		if choice.Outcome != "pending" {
			continue
		}
		err := s.Trips.InTx(ctx, func(tx pgx.Tx) error {
			return s.repriceTripTx(ctx, tx, row, choice.TripID, choice.Version)
		})
		if err != nil {
			return fmt.Errorf("reprice trip %s: %w", choice.TripID, err)
		}
	}
	return s.moveRepricing(ctx, id, "success", "")
}

func (s *Service) repricing(ctx context.Context,
	id uuid.UUID) (row tripdb.Repricing, trips []tripdb.ListRepricingTripsRow, err error) {
	tenantID := tenant.From(ctx).ID
	err = s.DB.ReadTenant(ctx, tenantID, func(tx pgx.Tx) error {
		if row, err = tripdb.New(tx).GetRepricing(ctx, tripdb.GetRepricingParams{TenantID: tenantID, ID: id}); err != nil {
			return err
		}
		trips, err = tripdb.New(tx).ListRepricingTrips(ctx, tripdb.ListRepricingTripsParams{TenantID: tenantID,
			RepricingID: id})
		return err
	})
	if db.NoRows(err) {
		return row, nil, apierr.NotFound("repricing")
	}
	return row, trips, err
}

func (s *Service) moveRepricing(ctx context.Context, id uuid.UUID, state, message string) error {
	tenantID := tenant.From(ctx).ID
	params := tripdb.MoveRepricingParams{TenantID: tenantID, ID: id, State: state, Error: message}
	if state == "success" || state == "failure" {
		now := s.Clock.Now(ctx)
		params.FinishedAt = &now
	}
	return s.DB.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error { return tripdb.New(tx).MoveRepricing(ctx, params) })
}

// RPC serves the streams of jobs.v1 that follow trips.
type RPC struct{ Service *Service }

const (
	watchEvery = 150 * time.Millisecond
	// watchLimit ends a stream whose repricing never does; clients reconnect.
	watchLimit = 15 * time.Minute
)

var repricingStates = map[string]jobsv1.State{
	"pending": jobsv1.State_STATE_PENDING, "running": jobsv1.State_STATE_RUNNING, "success": jobsv1.State_STATE_SUCCESS,
	"failure": jobsv1.State_STATE_FAILURE,
}

// WatchRepricing implements jobs.v1: it sends the state immediately and on every change, until the repricing has
// ended.
func (r RPC) WatchRepricing(ctx context.Context, req *connect.Request[jobsv1.WatchRepricingRequest],
	stream *connect.ServerStream[jobsv1.WatchRepricingResponse]) error {
	id, err := uuid.Parse(req.Msg.RepricingId)
	if err != nil {
		return apierr.NotFound("repricing")
	}
	ctx, cancel := context.WithTimeout(ctx, watchLimit)
	defer cancel()
	tick := time.NewTicker(watchEvery)
	defer tick.Stop()
	var last *jobsv1.WatchRepricingResponse
	for {
		row, trips, err := r.Service.repricing(ctx, id)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			return err
		}
		now := progress(row, trips)
		if last == nil || last.State != now.State || last.Done != now.Done {
			if err := stream.Send(now); err != nil {
				return err
			}
			last = now
		}
		if row.FinishedAt != nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
	}
}

func progress(row tripdb.Repricing, trips []tripdb.ListRepricingTripsRow) *jobsv1.WatchRepricingResponse {
	m := &jobsv1.WatchRepricingResponse{RepricingId: row.ID.String(), State: repricingStates[row.State],
		Total: int32(row.Total), Error: row.Error}
	for _, t := range trips {
		switch t.Outcome {
		case "changed":
			m.Changed++
		case "skipped":
			m.Skipped++
		default:
			continue
		}
		m.Trips = append(m.Trips, &jobsv1.RepricedTrip{TripId: t.TripID.String(), Outcome: t.Outcome, Reason: t.Reason})
	}
	m.Done = m.Changed + m.Skipped
	return m
}
