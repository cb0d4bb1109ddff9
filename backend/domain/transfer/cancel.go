package transfer

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer/transferdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// canceller returns the actor of a cancellation for the audit trail and the transfer.
func canceller(p principal.Principal) string {
	switch p.Group {
	case "admin", "tripManager", "accountManager", "support":
		return "helper"
	case "host":
		return "host"
	}
	return "traveler"
}

// Cancel requests the cancellation of a transfer, and calls its company while the person waits; without a
// response in time the cancellation remains open and a job completes it. version, if given, is what the caller
// has seen.
func (s *Service) Cancel(ctx context.Context, id uuid.UUID, key string, version *int64) error {
	call := idempotency.By(ctx, "cancelGroundTransfer:"+id.String(), key, map[string]any{"version": version})
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		row, err := transferdb.New(tx).LockRide(ctx, transferdb.LockRideParams{TenantID: tenant.From(ctx).ID, ID: id})
		if db.NoRows(err) {
			return false, apierr.NotFound("ride")
		}
		if err != nil {
			return false, fmt.Errorf("ride: %w", err)
		}
		if version != nil && *version != row.Version {
			return false, apierr.Conflict()
		}
		if reason := closed(Status(row.Status), row.Cancelling != ""); reason != "" {
			return false, apierr.New(apierr.CodeIllegalState, reason)
		}
		return true, s.cancelTx(ctx, tx, row, canceller(principal.Must(ctx)), false)
	})
	if err != nil {
		return err
	}
	if err := s.Advance(ctx, id, nil); err != nil {
		s.Log.WarnContext(ctx, "transfer company did not answer a cancellation", "ride", id, "error", err)
	}
	return nil
}

// cancelTx records who cancels and the refund: the full price before the free-cancellation deadline or if
// requested.
func (s *Service) cancelTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer, by string, all bool) error {
	now := s.Clock.Now(ctx)
	row.Cancelling, row.RefundMinor = by, 0
	if all || !now.After(row.FreeUntil) {
		row.RefundMinor = row.PriceMinor
	}
	// The cancellation contains everything that the company has to know.
	row.ToldVersion = row.Version + 1
	if err := save(ctx, tx, row, true); err != nil {
		return err
	}
	if err := s.enqueueTx(ctx, tx, row.ID); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: row.TenantID, At: now, Action: "groundtransfer.cancel", ObjectType: "GroundTransfer", ObjectID: row.ID,
		Before: map[string]any{"status": row.Status}, After: map[string]any{"by": by, "refundMinor": row.RefundMinor},
	})
}

// BookingCancelledTx cancels the transfers of a canceled booking; with a full refund if the travelers did not
// cause it.
func (s *Service) BookingCancelledTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, all bool) error {
	rows, err := transferdb.New(tx).LiveRides(ctx, transferdb.LiveRidesParams{TenantID: tenant.From(ctx).ID,
		BookingID: &bookingID})
	if err != nil {
		return fmt.Errorf("rides of a booking: %w", err)
	}
	for _, row := range rows {
		if row.Cancelling != "" || closed(Status(row.Status), false) != "" {
			continue
		}
		if err := s.cancelTx(ctx, tx, row, "booking", all); err != nil {
			return err
		}
	}
	return nil
}
