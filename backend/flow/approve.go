package flow

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
)

// approve follows an approval: the host's status is updated, and people are notified. If both approvals happen
// together, one email covers them, that of the second.
func (f *Flows) approve(ctx context.Context, tx pgx.Tx, s trip.Stepped) error {
	if err := f.moved(ctx, tx, s); err != nil {
		return err
	}
	if s.Action == trip.ActApprovePricing {
		return f.Notices.PricingApproved(ctx, tx, s.Trip.ID)
	}
	if s.Trip.Content.InstantlyApproved {
		return nil
	}
	return f.Notices.TripApproved(ctx, tx, s.Trip.ID)
}
