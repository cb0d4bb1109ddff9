package payout

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
)

// EarningsApprovedTx implements trip.Payouts: with the final report the money stops being deferred.
func (s *Service) EarningsApprovedTx(ctx context.Context, tx pgx.Tx, t trip.Trip, r trip.Report) error {
	return s.FinaliseTx(ctx, tx, Finalised{
		TripID: t.ID, HostID: t.HostID, OperatorID: t.OperatorID, Currency: r.Currency, ServiceFeeMinor: r.ServiceFeeMinor,
		TransactionFeeMinor: r.TransactionFeeMinor, OperatorMinor: r.OperatorTotalMinor, EarningsMinor: r.EarningsMinor, AdvanceMinor: r.AdvanceMinor,
	})
}
