package testclock

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	schema "caravan/backend/db"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/testclock/testclockdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/testclockapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/whole"
)

// Rule is what a domain does as time passes.
type Rule struct {
	Name string
	// Run takes every step that is due by the context's tenant's clock. It may run at any time and twice.
	Run func(ctx context.Context) error
	// Next returns the first instant after one at which the rule may have something to do, zero if there is none.
	// A rule without it is run at each midnight UTC.
	Next func(ctx context.Context, after time.Time) (time.Time, error)
}

// Service implements test clocks.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Base    clock.Clock // real time
	Tenants *tenant.Store
	// Rules are those of all domains, in execution order for one instant.
	Rules []Rule
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("testclock", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// longest is the maximum span of one advance: a trip's lifecycle and its planning.
const longest = 10 * 365 * 24 * time.Hour

// Advance records an advance of the tenant's clock and enqueues it. It returns the run to follow.
func (s *Service) Advance(ctx context.Context, in *testclockapi.ClockAdvance,
	key string) (testclockapi.ClockRun, error) {
	call := idempotency.By(ctx, "advanceTestClock", key, in)
	id, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) { return s.AdvanceTx(ctx, tx, in) })
	if err != nil {
		return testclockapi.ClockRun{}, err
	}
	return s.Run(ctx, id)
}

// AdvanceTx is Advance inside a transaction; it returns the run's id.
func (s *Service) AdvanceTx(ctx context.Context, tx pgx.Tx, in *testclockapi.ClockAdvance) (uuid.UUID, error) {
	tenantID, queries := tenant.From(ctx).ID, testclockdb.New(tx)
	stands, err := tenant.TestClock{}.LockTx(ctx, tx, tenantID)
	if err != nil {
		return uuid.Nil, err
	}
	if !stands.Sandbox {
		return uuid.Nil, apierr.New(apierr.CodeIllegalState, "Only sandbox marketplaces have a test clock.")
	}
	now := s.Base.Now().Add(stands.Ahead)
	if stands.Frozen != nil {
		now = *stands.Frozen
	}
	to, err := target(now, in)
	if err != nil {
		return uuid.Nil, err
	}
	id := uuid.Must(uuid.NewV7())
	var by *uuid.UUID
	if p, ok := principal.From(ctx); ok {
		by = &p.MemberID
	}
	err = queries.CreateRun(ctx, testclockdb.CreateRunParams{
		TenantID: tenantID, ID: id, FromAt: now, ToAt: to, Frozen: in.Freeze.Or(false), RequestedBy: by,
	})
	if db.Constraint(err) == "clock_run_one_at_a_time" {
		return uuid.Nil, apierr.New(apierr.CodeIllegalState, "The clock is already advancing.")
	}
	if err != nil {
		return uuid.Nil, fmt.Errorf("create clock run: %w", err)
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: tenantID, At: now, Action: "clock.advance", ObjectType: "Tenant", ObjectID: tenantID,
		Before: map[string]any{"now": now}, After: map[string]any{"now": to, "freeze": in.Freeze.Or(false)},
	})
	if err != nil {
		return uuid.Nil, err
	}
	return id, s.Jobs.InsertTx(ctx, tx, Args{TenantID: tenantID, RunID: id}, nil)
}

func target(now time.Time, in *testclockapi.ClockAdvance) (time.Time, error) {
	to := now.Add(time.Duration(in.BySeconds.Or(0)) * time.Second)
	switch {
	case in.To.Set == in.BySeconds.Set:
		return to, apierr.InvalidField("to", "Enter either a time or a number of seconds")
	case in.To.Set:
		to = in.To.Value.UTC()
	}
	if to.Before(now) {
		return to, apierr.InvalidField("to", "The clock cannot go back")
	}
	if to.Sub(now) > longest {
		return to, apierr.InvalidField("to", "You can advance the clock by up to ten years")
	}
	return to, nil
}

// Run reads an advance; a missing one is CodeNotFound.
func (s *Service) Run(ctx context.Context, id uuid.UUID) (testclockapi.ClockRun, error) {
	var out testclockapi.ClockRun
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		row, err := testclockdb.New(tx).GetRun(ctx, testclockdb.GetRunParams{TenantID: tenant.From(ctx).ID, ID: id})
		if db.NoRows(err) {
			return apierr.NotFound("advance")
		}
		if err != nil {
			return fmt.Errorf("clock run: %w", err)
		}
		out, err = s.answer(ctx, tx, row)
		return err
	})
	return out, err
}

// Stands returns the position of the tenant's clock.
func (s *Service) Stands(ctx context.Context) (testclockapi.TestClock, error) {
	// Another process may have moved the clock a moment ago.
	s.Tenants.Forget()
	t, err := s.Tenants.ByID(ctx, tenant.From(ctx).ID)
	if err != nil {
		return testclockapi.TestClock{}, err
	}
	out := testclockapi.TestClock{
		Sandbox: t.Sandbox, Now: tenant.Clock{Base: s.Base}.Now(tenant.With(ctx, t)), Frozen: t.ClockFrozen != nil,
		Settled: true,
	}
	if err := s.announceNext(tenant.With(ctx, t), &out); err != nil {
		return out, err
	}
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := testclockdb.New(tx).LastRun(ctx, t.ID)
		if db.NoRows(err) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("last clock run: %w", err)
		}
		run, err := s.answer(ctx, tx, row)
		out.Run, out.Settled = testclockapi.NewOptClockRun(run), run.Settled
		return err
	})
	return out, err
}

// announceNext sets when a rule that knows its instants has something to do next. Rules that only know days are
// left out: they would always return midnight.
func (s *Service) announceNext(ctx context.Context, out *testclockapi.TestClock) error {
	if !out.Sandbox {
		return nil
	}
	for _, rule := range s.Rules {
		if rule.Next == nil {
			continue
		}
		due, err := rule.Next(ctx, out.Now)
		if err != nil {
			return fmt.Errorf("next instant of %s: %w", rule.Name, err)
		}
		if due.After(out.Now) && (!out.NextAt.Set || due.Before(out.NextAt.Value)) {
			out.NextAt = api.NewOptDateTime(due.UTC())
		}
	}
	return nil
}

func (s *Service) answer(ctx context.Context, tx pgx.Tx, row testclockdb.ClockRun) (testclockapi.ClockRun, error) {
	out := testclockapi.ClockRun{
		ID: row.ID, State: testclockapi.ClockRunState(row.State), From: row.FromAt.UTC(), To: row.ToAt.UTC(),
		Reached: row.ReachedAt.UTC(), Steps: row.Steps,
	}
	if row.Error != "" {
		out.Error = api.NewOptString(row.Error)
	}
	if row.FinishedAt == nil {
		return out, nil
	}
	open, err := openJobs(ctx, tx, row.TenantID)
	out.Settled = open == 0
	return out, err
}

// openJobs counts the tenant's jobs that still have to run now. Jobs name their tenant in their arguments.
func openJobs(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID) (int, error) {
	var open int
	err := tx.QueryRow(ctx, `
		SELECT count(*) FROM `+schema.RiverSchema+`.river_job
		WHERE state IN ('available', 'running') AND args ->> 'tenantId' = $1 AND kind <> $2`,
		tenantID.String(), Args{}.Kind()).Scan(&open)
	if err != nil {
		return 0, fmt.Errorf("open jobs: %w", err)
	}
	return open, nil
}
