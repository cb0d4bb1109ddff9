package hold

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/discount"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/idempotency"
)

// ApplyCode applies a code to a hold. The hold reserves its use of the code until it ends.
func (s *Service) ApplyCode(ctx context.Context, id uuid.UUID, token, key, code string) (booking.Hold, error) {
	if _, err := s.GetHold(ctx, id, token); err != nil {
		return booking.Hold{}, err
	}
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "applyHoldDiscount:" + id.String(), Key: key,
		Body: code}
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		h, err := s.openTx(ctx, tx, id)
		if err != nil {
			return false, err
		}
		if had := h.Quote.Discount; had != nil {
			if strings.EqualFold(strings.TrimSpace(code), had.Code) {
				return false, apierr.InvalidField("code", "You’ve already applied this code")
			}
			return false, apierr.InvalidField("code", "You can use one code per booking. Remove "+had.Code+" first")
		}
		t, err := s.Trips.LoadTx(ctx, tx, h.TripID)
		if err != nil {
			return false, err
		}
		use, err := s.Discounts.ReserveTx(ctx, tx, code, discount.Held{
			HoldID: h.ID, TripID: t.ID, HostID: t.HostID, Currency: h.Quote.Currency, TotalMinor: h.Quote.TotalMinor,
		})
		if err != nil {
			return false, err
		}
		return true, s.repriceTx(ctx, tx, h, h.Quote.Less(use))
	})
	if err != nil {
		return booking.Hold{}, err
	}
	return s.hold(ctx, id)
}

// RemoveCode removes the code; without one nothing changes.
func (s *Service) RemoveCode(ctx context.Context, id uuid.UUID, token string) (booking.Hold, error) {
	if _, err := s.GetHold(ctx, id, token); err != nil {
		return booking.Hold{}, err
	}
	err := s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		h, err := s.openTx(ctx, tx, id)
		if err != nil || h.Quote.Discount == nil {
			return err
		}
		if err := s.Discounts.ReleaseTx(ctx, tx, h.Quote.Discount.UseID); err != nil {
			return err
		}
		return s.repriceTx(ctx, tx, h, h.Quote.Whole())
	})
	if err != nil {
		return booking.Hold{}, err
	}
	return s.hold(ctx, id)
}

// openTx locks a hold whose price can still change.
func (s *Service) openTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (booking.Hold, error) {
	h, err := booking.LockHold(ctx, tx, id)
	if err != nil {
		return h, err
	}
	return h, h.Payable(s.Clock.Now(ctx))
}

func (s *Service) repriceTx(ctx context.Context, tx pgx.Tx, h booking.Hold, quote booking.Quote) error {
	text, err := json.Marshal(quote)
	if err != nil {
		return err
	}
	err = bookingdb.New(tx).RepriceHold(ctx, bookingdb.RepriceHoldParams{TenantID: tenant.From(ctx).ID, ID: h.ID,
		Quote: text})
	if err != nil {
		return fmt.Errorf("reprice hold: %w", err)
	}
	return nil
}
