package control

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/control/controldb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/controlapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

const (
	// mostRecords is the maximum number of records in a run.
	mostRecords = 5_000
	// previewed is how many records a preview lists, and mostFailures how many failures a started run lists.
	previewed    = 20
	mostFailures = 100
	// bulkTime is a job's time limit, after which a retry continues from there.
	bulkTime = 10 * time.Minute
)

// failure is a record for which the action failed, and why.
type failure struct {
	ID     uuid.UUID `json:"id"`
	Reason string    `json:"reason"`
}

// BulkArgs are the arguments of the job that starts or continues a run.
type BulkArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	RunID    uuid.UUID `json:"runId"`
}

// Kind names the job.
func (BulkArgs) Kind() string { return "bulk_run" }

// Bulk previews a run, starts it, or, if it has already started, returns its progress.
func (s *Service) Bulk(ctx context.Context, id uuid.UUID, in *controlapi.BulkInput) (
	run controlapi.BulkRun, err error) {
	action, known := s.action(string(in.Action))
	if !known {
		return run, apierr.InvalidField("action", "Choose something that can be done")
	}
	if principal.OnlyLooks(principal.Within(ctx, action.Section)) {
		return run, apierr.New(apierr.CodeForbidden, principal.LooksOnly)
	}
	var until *civil.Date
	if action.Until != nil {
		day := civil.Of(in.Until.Value)
		if !in.Until.Set || day.Before(civil.Today(s.Clock.Now(ctx))) {
			return run, apierr.InvalidField("until", "Choose a day that isn’t in the past")
		}
		until, action = &day, action.Until(day)
	}
	t := tenant.From(ctx)
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := controldb.New(tx).GetBulkRun(ctx, controldb.GetBulkRunParams{TenantID: t.ID, ID: id})
		switch {
		case err == nil && row.MemberID != principal.Must(ctx).MemberID:
			return apierr.NotFound("run")
		case err == nil:
			run, err = s.toldRun(ctx, tx, row)
			return err
		case !db.NoRows(err):
			return fmt.Errorf("bulk run: %w", err)
		}
		run, err = s.beginTx(ctx, tx, controldb.AddBulkRunParams{ID: id, Until: until}, action, in)
		return err
	})
	return run, err
}

func (s *Service) action(name string) (record.Bulk, bool) {
	for _, one := range s.Bulks {
		if one.Name == name {
			return one, true
		}
	}
	return record.Bulk{}, false
}

// beginTx selects the records, and starts the run if the input says so.
func (s *Service) beginTx(ctx context.Context, tx pgx.Tx, as controldb.AddBulkRunParams, action record.Bulk,
	in *controlapi.BulkInput) (run controlapi.BulkRun, err error) {
	q, err := chosen(in)
	if err != nil {
		return run, err
	}
	rows, err := action.Rows(tx, record.By(ctx), q, mostRecords)
	if err != nil {
		return run, err
	}
	run, as.Records = preview(action, rows)
	if !in.Start {
		return run, nil
	}
	if len(as.Records) == 0 {
		return run, apierr.New(apierr.CodeIllegalState, "There is nothing to do with these. Choose others.")
	}
	run.Started, run.Rows, run.LeftOutRows = true, []controlapi.BulkRow{}, nil
	as.Action = action.Name
	return run, s.startTx(ctx, tx, as)
}

// preview tells what an action would do with records, and returns the eligible ones.
func preview(action record.Bulk, rows []record.BulkRow) (run controlapi.BulkRun, ids []uuid.UUID) {
	run.Rows = []controlapi.BulkRow{}
	for _, row := range rows {
		if !row.Fits {
			if run.LeftOut++; action.Not != "" {
				run.LeftOutReason = api.NewOptString(action.Not)
			}
			if row.Why != "" && len(run.LeftOutRows) < previewed {
				run.LeftOutRows = append(run.LeftOutRows, controlapi.BulkRow{ID: row.ID, Name: row.Name,
					Reason: api.NewOptString(row.Why)})
			}
			continue
		}
		if ids = append(ids, row.ID); len(run.Rows) < previewed {
			run.Rows = append(run.Rows, controlapi.BulkRow{ID: row.ID, Name: row.Name})
		}
	}
	run.Total = len(ids)
	return run, ids
}

// chosen returns the query of the selected records: those listed by id, or those that a list's query finds.
func chosen(in *controlapi.BulkInput) (record.Query, error) {
	q := record.Query{Filters: map[string]any{}}
	if !in.Query.Set {
		q.IDs = append([]uuid.UUID{}, in.Ids...)
		return q, nil
	}
	asked, err := url.ParseQuery(in.Query.Value)
	if err != nil {
		return q, apierr.InvalidField("query", "Choose what the list can be narrowed by")
	}
	for name := range asked {
		if name == "q" {
			q.Search = asked.Get(name)
		} else {
			q.Filters[name] = asked.Get(name)
		}
	}
	return q, nil
}

func (s *Service) startTx(ctx context.Context, tx pgx.Tx, as controldb.AddBulkRunParams) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	as.TenantID, as.MemberID, as.AskedAt = t.ID, principal.Must(ctx).MemberID, now
	added, err := controldb.New(tx).AddBulkRun(ctx, as)
	if err != nil {
		return fmt.Errorf("start bulk run: %w", err)
	}
	if added == 0 {
		return db.ErrContended // a concurrent duplicate of this call
	}
	if err := s.Jobs.InsertTx(ctx, tx, BulkArgs{TenantID: t.ID, RunID: as.ID}, nil); err != nil {
		return err
	}
	did := map[string]any{"action": as.Action, "records": len(as.Records)}
	if as.Until != nil {
		did["until"] = as.Until.String()
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "bulk.start", ObjectType: "Tenant", ObjectID: t.ID, After: did,
	})
}

// toldRun returns the progress of a run, with the records for which it failed.
func (s *Service) toldRun(ctx context.Context, tx pgx.Tx, row controldb.BulkRun) (controlapi.BulkRun, error) {
	run := controlapi.BulkRun{Started: true, Ended: row.EndedAt != nil, Total: len(row.Records), Done: row.Done,
		Rows: []controlapi.BulkRow{}}
	var failures []failure
	if err := json.Unmarshal(row.Failures, &failures); err != nil {
		return run, fmt.Errorf("failures of a bulk run: %w", err)
	}
	if run.Failed = len(failures); run.Failed == 0 {
		return run, nil
	}
	failures = failures[:min(len(failures), mostFailures)]
	ids := make([]uuid.UUID, len(failures))
	for i, one := range failures {
		ids[i] = one.ID
	}
	names := map[uuid.UUID]string{}
	if action, known := s.action(row.Action); known {
		if action.Until != nil && row.Until != nil {
			action = action.Until(*row.Until)
		}
		rows, err := action.Rows(tx, record.By(ctx), record.Query{IDs: ids}, mostFailures)
		if err != nil {
			return run, err
		}
		for _, one := range rows {
			names[one.ID] = one.Name
		}
	}
	for _, one := range failures {
		run.Rows = append(run.Rows, controlapi.BulkRow{ID: one.ID, Name: names[one.ID], Reason: api.NewOptString(one.Reason)})
	}
	return run, nil
}

// AddWorkers registers the jobs of this domain.
func (s *Service) AddWorkers(w *river.Workers) { river.AddWorker(w, &bulkWorker{service: s}) }

type bulkWorker struct {
	river.WorkerDefaults[BulkArgs]

	service *Service
}

// Timeout implements river.Worker.
func (*bulkWorker) Timeout(*river.Job[BulkArgs]) time.Duration { return bulkTime }

// Work implements river.Worker. It continues after the last record whose progress was stored. A record that was
// processed just before the job was interrupted is passed again with the same idempotency key.
func (w *bulkWorker) Work(ctx context.Context, job *river.Job[BulkArgs]) error {
	s, a := w.service, job.Args
	t, err := s.Tenants.ByID(ctx, a.TenantID)
	if err != nil {
		return err
	}
	ctx = tenant.With(ctx, t)
	var run controldb.BulkRun
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		run, err = controldb.New(tx).GetBulkRun(ctx, controldb.GetBulkRunParams{TenantID: t.ID, ID: a.RunID})
		return err
	})
	if err != nil {
		return fmt.Errorf("bulk run: %w", err)
	}
	action, known := s.action(run.Action)
	if !known {
		return river.JobCancel(fmt.Errorf("bulk run: %s is no action", run.Action))
	}
	if action.Until != nil && run.Until != nil {
		action = action.Until(*run.Until)
	}
	ctx = principal.With(ctx, principal.Principal{TenantID: t.ID, MemberID: run.MemberID, Group: "admin"})
	for at := run.Done; at < len(run.Records); at++ {
		if err := s.doOne(ctx, run, at, action); err != nil {
			return err
		}
	}
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return controldb.New(tx).EndBulkRun(ctx, controldb.EndBulkRunParams{TenantID: t.ID, ID: run.ID,
			EndedAt: s.Clock.Now(ctx)})
	})
}

// doOne applies the action to one record, and stores a rejection with its reason. Any other error fails the job, which
// is retried.
func (s *Service) doOne(ctx context.Context, run controldb.BulkRun, at int, action record.Bulk) error {
	failed := []failure{}
	id := run.Records[at]
	err := action.Do(ctx, id, run.ID.String()+"/"+id.String())
	var refused *apierr.Error
	switch {
	case errors.As(err, &refused) && refused.Status() < 500:
		failed = append(failed, failure{ID: id, Reason: refused.Message})
	case err != nil:
		return err
	}
	noted, err := json.Marshal(failed)
	if err != nil {
		return err
	}
	return s.DB.InTenantTx(ctx, run.TenantID, func(tx pgx.Tx) error {
		return controldb.New(tx).BulkProgress(ctx, controldb.BulkProgressParams{TenantID: run.TenantID, ID: run.ID,
			Done: at + 1, Failure: noted})
	})
}

// RunBulk implements runBulk.
func (h HTTP) RunBulk(ctx context.Context, req *controlapi.BulkInput, params controlapi.RunBulkParams) (
	*controlapi.BulkRunAnswer, error) {
	run, err := h.Service.Bulk(ctx, params.ID, req)
	if db.Contended(err) {
		run, err = h.Service.Bulk(ctx, params.ID, req)
	}
	if err != nil {
		return nil, err
	}
	return &controlapi.BulkRunAnswer{Success: true, Data: run}, nil
}
