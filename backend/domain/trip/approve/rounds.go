package approve

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// Approvals returns the parts of a trip with the rounds that the caller may see.
func (s *Service) Approvals(ctx context.Context, id uuid.UUID) (out tripapi.TripApprovals, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		rows, err := tripdb.New(tx).TripRounds(ctx, tripdb.TripRoundsParams{TenantID: t.TenantID, TripID: t.ID})
		if err != nil {
			return fmt.Errorf("rounds: %w", err)
		}
		out.Parts = make([]tripapi.TripApproval, 0, len(parts))
		for _, part := range parts {
			one, err := s.partTx(ctx, tx, t, part, rows)
			if err != nil {
				return err
			}
			out.Parts = append(out.Parts, one)
		}
		return nil
	})
	return out, err
}

func (s *Service) partTx(ctx context.Context, tx pgx.Tx, t trip.Trip, part Part, rows []tripdb.TripRound) (
	out tripapi.TripApproval, err error) {
	out = tripapi.TripApproval{Part: part, Rounds: []tripapi.TripRound{}}
	actor, _ := trip.ActorOf(principal.Must(ctx).Group)
	for _, row := range rows {
		if row.Part == string(part) && (actor == trip.Admin || slices.Contains(row.Told, string(actor))) {
			out.Rounds = append(out.Rounds, roundOf(row, actor))
		}
	}
	if out.CanSendBack, err = s.mayTx(ctx, tx, t, part); err != nil {
		return out, err
	}
	if part == tripapi.TripPartPage && actor == trip.Admin && t.LastPublishAt != nil {
		version, err := s.Versions.AtTx(ctx, tx, t, *t.LastPublishAt)
		if err != nil {
			return out, err
		}
		if version > 0 {
			out.ComparedVersion = api.NewOptInt64(version)
		}
	}
	if len(out.Rounds) > 0 {
		out.SentBack, err = s.openTx(ctx, tx, t, part, out.Rounds[0].At)
	}
	return out, err
}

func roundOf(row tripdb.TripRound, actor trip.Actor) tripapi.TripRound {
	round := tripapi.TripRound{At: row.SentAt.UTC(), Reason: row.Reason, Told: []tripapi.TripSide{}}
	for _, side := range row.Told {
		round.Told = append(round.Told, tripapi.TripSide(side))
	}
	if actor == trip.Admin {
		round.By = api.NewOptString(row.SentName)
	}
	return round
}

// openTx reports whether what was sent back at a time has neither been submitted again nor approved since.
func (s *Service) openTx(ctx context.Context, tx pgx.Tx, t trip.Trip, part Part, at time.Time) (bool, error) {
	switch part {
	case tripapi.TripPartPage:
		published := t.LastPublishAt != nil && t.LastPublishAt.After(at)
		return t.PublishStatus == trip.PublishPending && !published && t.Status != trip.Cancelled, nil
	case tripapi.TripPartTechnicalItinerary:
		return t.OperatorTechnicalAt == nil && t.Status != trip.Cancelled, nil
	}
	report, err := tripdb.New(tx).GetEarningsReport(ctx,
		tripdb.GetEarningsReportParams{TenantID: t.TenantID, TripID: t.ID})
	if err != nil && !db.NoRows(err) {
		return false, fmt.Errorf("earnings report: %w", err)
	}
	return err == nil && report.ApprovedAt == nil, nil
}
