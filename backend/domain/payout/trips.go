package payout

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/audit"
)

// EarningsApprovedTx implements trip.Payouts: with the final report the money stops being deferred.
func (s *Service) EarningsApprovedTx(ctx context.Context, tx pgx.Tx, t trip.Trip, r trip.Report) error {
	addOns, err := s.AddOns.OperatorAddOnsTx(ctx, tx, t)
	if err != nil {
		return err
	}
	return s.FinaliseTx(ctx, tx, Finalised{
		OperatorAddOnsMinor: addOns, TripID: t.ID, HostID: t.HostID, OperatorID: t.OperatorID, Currency: r.Currency, ServiceFeeMinor: r.ServiceFeeMinor,
		TransactionFeeMinor: r.TransactionFeeMinor, OperatorMinor: r.OperatorTotalMinor, EarningsMinor: r.EarningsMinor, AdvanceMinor: r.AdvanceMinor,
	})
}

// ConfirmedTx implements trip.Payouts: the advance that the host chose is planned (H-623), and who referred him is
// thanked (H-621).
func (s *Service) ConfirmedTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	if err := s.AdvanceTx(ctx, tx, t.ID, t.HostID, t.Currency, t.FlightStipendMinor, t.StartDate); err != nil {
		return err
	}
	return s.ReferralTx(ctx, tx, t.ID, t.HostID, t.Currency)
}

// CancelledTx implements trip.Payouts. An advance that is already sent stays in the books as paid above what was earned.
func (s *Service) CancelledTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	now, tenantID := s.Clock.Now(ctx), tenant.From(ctx).ID
	ids, err := payoutdb.New(tx).CancelUnsentAdvance(ctx, payoutdb.CancelUnsentAdvanceParams{TenantID: tenantID, TripID: &t.ID})
	if err != nil {
		return fmt.Errorf("cancel advance of trip %s: %w", t.ID, err)
	}
	for _, id := range ids {
		err := audit.Record(ctx, tx, audit.Entry{TenantID: tenantID, At: now, Action: "payout.cancelled", ObjectType: "Payout", ObjectID: id})
		if err != nil {
			return err
		}
	}
	return nil
}
