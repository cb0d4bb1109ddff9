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

// follow subscribes payouts to trips: what is certain is planned, what will never be due is not sent, and with
// the final report the money stops being deferred.
func (s *Service) follow() {
	s.EarningsApproved.Subscribe(s.earnedTx)
	s.Returned.Subscribe(s.returnedTx)
}

// earnedTx pays what a host earned.
func (s *Service) earnedTx(ctx context.Context, tx pgx.Tx, e trip.Earned) error {
	t, r := e.Trip, e.Report
	addOns, err := s.AddOns.OperatorAddOnsTx(ctx, tx, t)
	if err != nil {
		return err
	}
	return s.FinaliseTx(ctx, tx, Finalised{
		OperatorAddOnsMinor: addOns, TripID: t.ID, HostID: t.HostID, OperatorID: t.OperatorID, Currency: r.Currency,
		ServiceFeeMinor:     r.ServiceFeeMinor,
		TransactionFeeMinor: r.TransactionFeeMinor, OperatorMinor: r.OperatorTotalMinor, EarningsMinor: r.EarningsMinor,
		AdvanceMinor: r.AdvanceMinor,
	})
}

// TripConfirmedTx plans the advance that the host chose (H-623), and rewards the host's referrer (H-621).
func (s *Service) TripConfirmedTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	if err := s.AdvanceTx(ctx, tx, t.ID, t.HostID, t.Currency, t.FlightStipendMinor, t.StartDate); err != nil {
		return err
	}
	return s.ReferralTx(ctx, tx, t.ID, t.HostID)
}

// TripCancelledTx withdraws an advance. One that is already sent remains in the books as owed, and is deducted
// from later payouts.
func (s *Service) TripCancelledTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	now, tenantID := s.Clock.Now(ctx), tenant.From(ctx).ID
	ids, err := payoutdb.New(tx).CancelUnsentAdvance(ctx, payoutdb.CancelUnsentAdvanceParams{TenantID: tenantID,
		TripID: &t.ID})
	if err != nil {
		return fmt.Errorf("cancel advance of trip %s: %w", t.ID, err)
	}
	for _, id := range ids {
		err := audit.Record(ctx, tx, audit.Entry{TenantID: tenantID, At: now, Action: "payout.cancelled",
			ObjectType: "Payout", ObjectID: id})
		if err != nil {
			return err
		}
	}
	return nil
}
