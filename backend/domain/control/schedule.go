package control

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/controlapi"
	"caravan/backend/platform/jobs"
)

// Schedule returns the periodic jobs with their latest runs, by name.
func (s *Service) Schedule(ctx context.Context) (controlapi.JobSchedule, error) {
	list := controlapi.JobSchedule{Jobs: []controlapi.ScheduledJob{}}
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		for _, p := range s.Periodic() {
			run, err := jobs.LastRun(ctx, tx, s.Schema, p)
			if err != nil {
				return err
			}
			one, err := scheduled(p, run)
			if err != nil {
				return err
			}
			list.Jobs = append(list.Jobs, one)
		}
		return nil
	})
	slices.SortStableFunc(list.Jobs, func(a, b controlapi.ScheduledJob) int { return strings.Compare(a.Name, b.Name) })
	return list, err
}

func scheduled(p jobs.Periodic, run *jobs.Run) (controlapi.ScheduledJob, error) {
	out := controlapi.ScheduledJob{Name: p.Args.Kind(), EverySeconds: int(p.Every.Seconds()),
		Outcome: controlapi.ScheduledJobOutcomeNone}
	args, err := json.Marshal(p.Args)
	if err != nil {
		return out, err
	}
	var fields map[string]any
	if json.Unmarshal(args, &fields) == nil {
		for _, value := range fields {
			// A job of all marketplaces names none.
			if text, ok := value.(string); ok && text != "" && text != uuid.Nil.String() {
				out.Name += " (" + text + ")"
			}
		}
	}
	if run == nil {
		return out, nil
	}
	out.Outcome = outcomeOf(run.State)
	out.NextAt = api.NewOptDateTime(run.Due.Add(p.Every).UTC())
	if run.Began != nil {
		out.StartedAt = api.NewOptDateTime(run.Began.UTC())
	}
	if run.Ended != nil {
		out.EndedAt = api.NewOptDateTime(run.Ended.UTC())
	}
	if run.Error != "" {
		out.Error = api.NewOptString(run.Error)
	}
	return out, nil
}

func outcomeOf(state string) controlapi.ScheduledJobOutcome {
	switch state {
	case "completed":
		return controlapi.ScheduledJobOutcomeDone
	case "running":
		return controlapi.ScheduledJobOutcomeRunning
	case "discarded", "cancelled", "retryable":
		return controlapi.ScheduledJobOutcomeFailed
	}
	return controlapi.ScheduledJobOutcomeWaiting
}

// ListJobSchedule implements listJobSchedule.
func (h HTTP) ListJobSchedule(ctx context.Context) (*controlapi.JobScheduleAnswer, error) {
	list, err := h.Service.Schedule(ctx)
	if err != nil {
		return nil, err
	}
	return &controlapi.JobScheduleAnswer{Success: true, Data: list}, nil
}
