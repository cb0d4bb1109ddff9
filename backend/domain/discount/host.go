package discount

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/discount/discountdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
)

// HostCode is a host's own code with its results.
type HostCode struct {
	Code
	DiscountMinor int64
	RevenueMinor  int64 // the price of the bookings made with it
}

// HostCodes lists a host's own codes, newest first, one more than limit if there are more.
func (s *Service) HostCodes(ctx context.Context, hostID uuid.UUID, before *uuid.UUID, limit int) ([]HostCode, error) {
	t := tenant.From(ctx)
	var codes []HostCode
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := discountdb.New(tx).HostCodes(ctx, discountdb.HostCodesParams{TenantID: t.ID, HostID: hostID,
			BeforeID: before, PageSize: int32(limit + 1)})
		if err != nil {
			return fmt.Errorf("codes of host %s: %w", hostID, err)
		}
		for _, r := range rows {
			codes = append(codes, HostCode{Code: codeOf(r)})
		}
		return s.sumUpTx(ctx, tx, codes)
	})
	return codes, err
}

// sumUpTx adds the prices of the bookings made with codes.
func (s *Service) sumUpTx(ctx context.Context, tx pgx.Tx, codes []HostCode) error {
	at := make(map[uuid.UUID]*HostCode, len(codes))
	ids := make([]uuid.UUID, len(codes))
	for i, c := range codes {
		at[c.ID], ids[i] = &codes[i], c.ID
	}
	booked, err := discountdb.New(tx).BookedWith(ctx, discountdb.BookedWithParams{TenantID: tenant.From(ctx).ID,
		CodeIds: ids})
	if err != nil {
		return fmt.Errorf("bookings with codes: %w", err)
	}
	bookings := make([]uuid.UUID, len(booked))
	for i, b := range booked {
		bookings[i] = b.BookingID
	}
	totals, err := payment.TotalsOf(ctx, tx, bookings...)
	if err != nil {
		return err
	}
	for _, b := range booked {
		at[b.CodeID].DiscountMinor += b.AmountMinor
		at[b.CodeID].RevenueMinor += totals[b.BookingID].TotalMinor
	}
	return nil
}

// CreateForHost creates a code that reduces the host's earnings.
func (s *Service) CreateForHost(ctx context.Context, hostID uuid.UUID, key string, c Code) (HostCode, error) {
	c, err := s.forHost(ctx, hostID, c)
	if err != nil {
		return HostCode{}, err
	}
	c, err = s.Create(ctx, key, c)
	return HostCode{Code: c}, err
}

// UpdateForHost changes a host's own code; the marketplace's are not theirs.
func (s *Service) UpdateForHost(ctx context.Context, hostID, id uuid.UUID, c Code) (HostCode, error) {
	before, err := s.Get(ctx, id)
	if err != nil {
		return HostCode{}, err
	}
	if !before.BorneByHost || before.HostID == nil || *before.HostID != hostID {
		return HostCode{}, apierr.NotFound("discount code")
	}
	if c, err = s.forHost(ctx, hostID, c); err != nil {
		return HostCode{}, err
	}
	if c, err = s.Update(ctx, id, c); err != nil {
		return HostCode{}, err
	}
	one := []HostCode{{Code: c}}
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error { return s.sumUpTx(ctx, tx, one) })
	return one[0], err
}

// forHost restricts a code to a host: to their trips, and to the discount that the marketplace allows hosts.
func (s *Service) forHost(ctx context.Context, hostID uuid.UUID, c Code) (Code, error) {
	t := tenant.From(ctx)
	c.HostID, c.BorneByHost = &hostID, true
	if most := t.Policy.Booking.HostDiscountMaxBP; c.PercentBP != nil && int64(*c.PercentBP) > most {
		return c, apierr.InvalidField("percentBp", fmt.Sprintf("Enter at most %g%%", float64(most)/100))
	}
	if c.TripID == nil {
		return c, nil
	}
	return c, s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		trip, err := s.Trips.LoadTx(ctx, tx, *c.TripID)
		if err != nil || trip.HostID != hostID {
			return apierr.InvalidField("tripId", "We couldn’t find this trip")
		}
		return nil
	})
}
