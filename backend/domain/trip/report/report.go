package report

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// DraftTx writes the first report of a trip that has just ended.
func (s *Service) DraftTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	figures, err := s.figuresTx(ctx, tx, t)
	if err != nil {
		return err
	}
	raw, err := json.Marshal(figures)
	if err != nil {
		return err
	}
	err = tripdb.New(tx).DraftEarningsReport(ctx, tripdb.DraftEarningsReportParams{TenantID: t.TenantID, TripID: t.ID,
		Figures: raw, Now: s.Clock.Now(ctx)})
	if err != nil {
		return fmt.Errorf("draft earnings report: %w", err)
	}
	return nil
}

func (s *Service) figuresTx(ctx context.Context, tx pgx.Tx, t trip.Trip) (trip.Report, error) {
	confirmed, _, err := s.Bookings.Spots(ctx, tx, t.ID)
	if err != nil {
		return trip.Report{}, err
	}
	borne, err := s.Discounts.BorneByHostTx(ctx, tx, t.ID)
	if err != nil {
		return trip.Report{}, err
	}
	return t.Earnings(confirmed, borne)
}

// EarningsReport returns the report of a trip. Until it is approved the figures are current; hosts see it only
// once it is approved (H-163).
func (s *Service) EarningsReport(ctx context.Context, id uuid.UUID) (tripapi.EarningsReport, error) {
	var out tripapi.EarningsReport
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		row, err := tripdb.New(tx).GetEarningsReport(ctx, tripdb.GetEarningsReportParams{TenantID: t.TenantID, TripID: t.ID})
		actor, _ := trip.ActorOf(principal.Must(ctx).Group)
		if db.NoRows(err) || err == nil && row.ApprovedAt == nil && actor == trip.Host {
			return apierr.New(apierr.CodeIllegalState, "The earnings report isn’t final yet.")
		}
		if err != nil {
			return fmt.Errorf("earnings report: %w", err)
		}
		out, err = s.reportAnswer(ctx, tx, t, row)
		return err
	})
	return out, err
}

func (s *Service) reportAnswer(ctx context.Context, tx pgx.Tx, t trip.Trip, row tripdb.EarningsReport) (
	tripapi.EarningsReport, error) {
	var figures trip.Report
	err := json.Unmarshal(row.Figures, &figures)
	if row.ApprovedAt == nil {
		figures, err = s.figuresTx(ctx, tx, t)
	}
	if err != nil {
		return tripapi.EarningsReport{}, fmt.Errorf("earnings report of trip %s: %w", t.ID, err)
	}
	by := principal.Must(ctx)
	out := tripapi.EarningsReport{
		TripId: t.ID, Currency: figures.Currency, Travelers: figures.Travelers, RevenueMinor: figures.RevenueMinor,
		ServiceFeeMinor: figures.ServiceFeeMinor, TransactionFeeMinor: figures.TransactionFeeMinor,
		PlatformFeeMinor:  figures.PlatformTotalMinor,
		OperatorCostMinor: figures.OperatorTotalMinor, EarningsMinor: figures.EarningsMinor,
		AdvanceMinor: figures.AdvanceMinor, FirstHalfMinor: figures.FirstHalfMinor, SecondHalfMinor: figures.SecondHalfMinor,
		Approved: row.ApprovedAt != nil,
		// Approving pays the host out, so only admins may, as in the permission model.
		CanApprove: api.NewOptBool(row.ApprovedAt == nil && by.Group == "admin" && !by.ReadOnly),
		ApprovedAt: trip.DateTime(row.ApprovedAt), CreatedAt: api.NewOptDateTime(row.CreatedAt.UTC()),
	}
	if figures.HostDiscountMinor != 0 {
		out.HostDiscountMinor = api.NewOptInt64(figures.HostDiscountMinor)
	}
	return out, nil
}

// ApproveReportTx finalizes a trip's report with the current figures. A second approval changes nothing.
func (s *Service) ApproveReportTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	t, err := s.Trips.LoadForUpdateTx(ctx, tx, id)
	if err != nil {
		return err
	}
	row, err := tripdb.New(tx).LockEarningsReport(ctx, tripdb.LockEarningsReportParams{TenantID: t.TenantID, TripID: t.ID})
	if db.NoRows(err) {
		return apierr.New(apierr.CodeIllegalState, "You’ll get the report when the trip is complete.")
	}
	if err != nil {
		return fmt.Errorf("lock earnings report: %w", err)
	}
	if row.ApprovedAt != nil {
		return nil
	}
	figures, err := s.figuresTx(ctx, tx, t)
	if err != nil {
		return err
	}
	raw, err := json.Marshal(figures)
	if err != nil {
		return err
	}
	now, by := s.Clock.Now(ctx), principal.Must(ctx).MemberID
	err = tripdb.New(tx).ApproveEarningsReport(ctx, tripdb.ApproveEarningsReportParams{TenantID: t.TenantID, TripID: t.ID,
		Figures: raw, Now: &now, ApprovedBy: &by})
	if err != nil {
		return fmt.Errorf("approve earnings report: %w", err)
	}
	if err := s.Trips.EarningsApproved.Announce(ctx, tx, trip.Earned{Trip: t, Report: figures}); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: now, Action: "trip.earnings_approved", ObjectType: "Trip", ObjectID: t.ID, After: figures,
	})
}
