package discount

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/discount/discountdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/money"
	"caravan/backend/platform/whole"
)

// Service implements discounts.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Bookings Bookings
	Trips    Trips
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("discount", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Bookings returns a booking's customer and trip.
type Bookings interface {
	PayerTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (payment.Payer, error)
}

// Trips returns a trip's host.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
}

// Code deducts a percentage or an amount; exactly one of PercentBP and AmountMinor is set.
type Code struct {
	ID          uuid.UUID
	Code        string
	Description string
	PercentBP   *int
	AmountMinor *int64 // in the tenant's currency
	Currency    *string
	TripID      *uuid.UUID // only for this trip
	HostID      *uuid.UUID // only for this host's trips
	MaxUses     *int
	StartsOn    *civil.Date
	ExpiresOn   *civil.Date // the last day
	Active      bool
	BorneByHost bool // borne by the host's earnings, otherwise by the marketplace
	Uses        int64
	Version     int64
	CreatedAt   time.Time
}

// Discount is a code's discount on a booking.
type Discount struct {
	Code        string
	AmountMinor int64
	TotalMinor  int64 // of the booking afterwards
	DueMinor    int64
	Currency    string
}

func (c *Code) check(t tenant.Tenant) error {
	c.Code = strings.ToUpper(strings.TrimSpace(c.Code))
	fields := map[string]string{}
	if (c.PercentBP == nil) == (c.AmountMinor == nil) {
		fields["percentBp"] = "Enter a percentage or an amount"
	}
	if c.StartsOn != nil && c.ExpiresOn != nil && c.ExpiresOn.Before(*c.StartsOn) {
		fields["expiresOn"] = "The last day must be on or after the first day"
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	if c.AmountMinor != nil {
		return apierr.CheckStep("amountMinor", *c.AmountMinor, t.Currency)
	}
	return nil
}

// Create creates a code.
func (s *Service) Create(ctx context.Context, key string, c Code) (Code, error) {
	if err := c.check(tenant.From(ctx)); err != nil {
		return c, err
	}
	t := tenant.From(ctx)
	call := idempotency.By(ctx, "createDiscount", key, c)
	id, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		id, now := uuid.Must(uuid.NewV7()), s.Clock.Now(ctx)
		_, err := discountdb.New(tx).CreateCode(ctx, discountdb.CreateCodeParams{
			TenantID: t.ID, ID: id, Code: c.Code, Description: c.Description, PercentBp: c.PercentBP, AmountMinor: c.AmountMinor,
			Currency: currencyOf(c, t),
			TripID:   c.TripID, HostID: c.HostID, MaxUses: c.MaxUses, StartsOn: c.StartsOn, ExpiresOn: c.ExpiresOn,
			Active: c.Active, CreatedAt: now, BorneByHost: c.BorneByHost,
		})
		if err != nil {
			return id, refusal(err)
		}
		return id, s.auditCode(ctx, tx, "discount.create", id, nil, c)
	})
	if err != nil {
		return c, err
	}
	return s.Get(ctx, id)
}

func currencyOf(c Code, t tenant.Tenant) *string {
	if c.AmountMinor == nil {
		return nil
	}
	return &t.Currency
}

func refusal(err error) error {
	switch db.Constraint(err) {
	case "discount_code_tenant_id_code_key":
		return apierr.InvalidField("code", "This code already exists")
	case "discount_code_tenant_id_trip_id_fkey":
		return apierr.InvalidField("tripId", "We couldn’t find this trip")
	case "discount_code_tenant_id_host_id_fkey":
		return apierr.InvalidField("hostId", "We couldn’t find this host")
	}
	return fmt.Errorf("discount code: %w", err)
}

// Update changes a code; bookings keep their discount.
func (s *Service) Update(ctx context.Context, id uuid.UUID, c Code) (Code, error) {
	if err := c.check(tenant.From(ctx)); err != nil {
		return c, err
	}
	before, err := s.Get(ctx, id)
	if err != nil {
		return c, err
	}
	if before.BorneByHost {
		c.HostID = before.HostID // whose earnings bear it
	}
	t := tenant.From(ctx)
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := discountdb.New(tx).UpdateCode(ctx, discountdb.UpdateCodeParams{
			TenantID: t.ID, ID: id, Version: c.Version, Code: c.Code, Description: c.Description, PercentBp: c.PercentBP,
			AmountMinor: c.AmountMinor,
			Currency:    currencyOf(c, t), TripID: c.TripID, HostID: c.HostID, MaxUses: c.MaxUses, StartsOn: c.StartsOn,
			ExpiresOn: c.ExpiresOn, Active: c.Active,
		})
		if err != nil {
			return refusal(err)
		}
		if rows == 0 {
			return apierr.New(apierr.CodeConflict, "Someone else changed this code. Reload to see the latest version.")
		}
		return s.auditCode(ctx, tx, "discount.update", id, before, c)
	})
	if err != nil {
		return c, err
	}
	return s.Get(ctx, id)
}

func (s *Service) auditCode(ctx context.Context, tx pgx.Tx, action string, id uuid.UUID, before, after any) error {
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: tenant.From(ctx).ID, At: s.Clock.Now(ctx), Action: action, ObjectType: "Discount", ObjectID: id,
		Before: before, After: after,
	})
}

// Get reads a code.
func (s *Service) Get(ctx context.Context, id uuid.UUID) (Code, error) {
	t := tenant.From(ctx)
	var row discountdb.DiscountCode
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		row, err = discountdb.New(tx).GetCode(ctx, discountdb.GetCodeParams{TenantID: t.ID, ID: id})
		return err
	})
	if db.NoRows(err) {
		return Code{}, apierr.NotFound("discount code")
	}
	return codeOf(row), err
}

// List lists codes.
func (s *Service) List(ctx context.Context, q record.Query) (codes []Code, next api.OptString, err error) {
	return record.Loaded(ctx, s.DB, codeRecords, q, func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]Code, error) {
		rows, err := discountdb.New(tx).CodesOf(ctx, discountdb.CodesOfParams{TenantID: tenant.From(ctx).ID, Ids: ids})
		found := map[uuid.UUID]Code{}
		for _, r := range rows {
			found[r.ID] = codeOf(r)
		}
		return found, err
	})
}

func codeOf(r discountdb.DiscountCode) Code {
	return Code{
		ID: r.ID, Code: r.Code, Description: r.Description, PercentBP: r.PercentBp, AmountMinor: r.AmountMinor,
		Currency: r.Currency, TripID: r.TripID,
		HostID: r.HostID, MaxUses: r.MaxUses, StartsOn: r.StartsOn, ExpiresOn: r.ExpiresOn, Active: r.Active,
		BorneByHost: r.BorneByHost, Uses: r.Uses, Version: r.Version, CreatedAt: r.CreatedAt,
	}
}

// Calculate returns the discount of a code on a booking, and changes nothing (H-487, H-490).
func (s *Service) Calculate(ctx context.Context, bookingID uuid.UUID, name string) (Discount, error) {
	t := tenant.From(ctx)
	var out Discount
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := discountdb.New(tx).CodeByName(ctx, discountdb.CodeByNameParams{TenantID: t.ID,
			Code: strings.ToUpper(strings.TrimSpace(name))})
		if err != nil && !db.NoRows(err) {
			return err
		}
		out, _, err = s.discountTx(ctx, tx, bookingID, row)
		return err
	})
	return out, err
}

func unusable(sentence string) error { return apierr.InvalidField("code", sentence) }

// discountTx decides whether the code can be used for the booking, and its discount.
func (s *Service) discountTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, c discountdb.DiscountCode) (
	Discount, payment.Payer, error) {
	t, q := tenant.From(ctx), discountdb.New(tx)
	out := Discount{Code: c.Code}
	payer, err := s.Bookings.PayerTx(ctx, tx, bookingID)
	if err != nil {
		return out, payer, err
	}
	_, err = q.UseOf(ctx, discountdb.UseOfParams{TenantID: t.ID, BookingID: &bookingID})
	if err != nil && !db.NoRows(err) {
		return out, payer, err
	}
	switch {
	case err == nil:
		return out, payer, unusable("This booking already has a discount")
	case !payer.Active:
		return out, payer, apierr.New(apierr.CodeIllegalState, "This booking is canceled.")
	}
	totals, err := payment.TotalsOf(ctx, tx, bookingID)
	if err != nil {
		return out, payer, err
	}
	sum := totals[bookingID]
	out.AmountMinor, err = s.takenOff(ctx, c, price{payer.TripID, payer.HostID, payer.Currency, sum.TotalMinor})
	if err != nil {
		return out, payer, err
	}
	out.TotalMinor, out.DueMinor, out.Currency = sum.TotalMinor-out.AmountMinor, sum.DueMinor-out.AmountMinor,
		payer.Currency
	return out, payer, nil
}

// price is the price to be discounted.
type price struct {
	tripID, hostID uuid.UUID
	currency       string
	minor          int64
}

// takenOff returns a code's discount on a price, or why it cannot be used. The caller must have locked the code
// to use it.
func (s *Service) takenOff(ctx context.Context, c discountdb.DiscountCode, of price) (int64, error) {
	today := civil.Today(s.Clock.Now(ctx))
	switch {
	case c.ID == uuid.Nil || !c.Active:
		return 0, unusable("This code doesn’t exist")
	case c.StartsOn != nil && today.Before(*c.StartsOn):
		return 0, unusable("You cannot use this code yet")
	case c.ExpiresOn != nil && today.After(*c.ExpiresOn):
		return 0, unusable("This code has expired")
	case c.TripID != nil && *c.TripID != of.tripID || c.HostID != nil && *c.HostID != of.hostID:
		return 0, unusable("This code isn’t for this trip")
	case c.Currency != nil && *c.Currency != of.currency:
		return 0, unusable("This code is in another currency")
	case c.MaxUses != nil && c.Uses >= int64(*c.MaxUses):
		return 0, unusable("This code has been used up")
	}
	off := of.minor
	if c.AmountMinor != nil {
		off = min(off, *c.AmountMinor)
	} else {
		part, err := money.Percent(of.minor, int64(*c.PercentBp), of.currency)
		if err != nil {
			return 0, err
		}
		off = part
	}
	if c.BorneByHost {
		most, err := money.Percent(of.minor, tenant.From(ctx).Policy.Booking.HostDiscountMaxBP, of.currency)
		if err != nil {
			return 0, err
		}
		off = min(off, most)
	}
	if off <= 0 {
		return 0, unusable("There’s nothing to discount")
	}
	return off, nil
}

// Apply applies the code's discount to a booking. expected is the amount that the caller was shown.
func (s *Service) Apply(ctx context.Context, bookingID uuid.UUID, key, name string, expected *int64) (Discount, error) {
	t, name := tenant.From(ctx), strings.ToUpper(strings.TrimSpace(name))
	call := idempotency.Call{TenantID: t.ID, Scope: "applyDiscount:" + bookingID.String(), Key: key,
		Body: map[string]any{"code": name, "expected": expected}}
	return idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (Discount, error) {
		q, now, id := discountdb.New(tx), s.Clock.Now(ctx), uuid.Must(uuid.NewV7())
		// The row lock serializes uses of one code, so that its limit holds.
		row, err := q.LockCode(ctx, discountdb.LockCodeParams{TenantID: t.ID, Code: name})
		if err != nil && !db.NoRows(err) {
			return Discount{}, err
		}
		out, payer, err := s.discountTx(ctx, tx, bookingID, row)
		if err != nil {
			return out, err
		}
		if expected != nil && *expected != out.AmountMinor {
			return out, apierr.New(apierr.CodeAmountMismatch, "The discount has changed. Review it and try again.").
				WithDetails(map[string]int64{"amountMinor": out.AmountMinor})
		}
		_, err = q.CreateUse(ctx, discountdb.CreateUseParams{
			TenantID: t.ID, ID: id, CodeID: row.ID, BookingID: &bookingID, TripID: &payer.TripID, AmountMinor: out.AmountMinor,
			Currency: out.Currency, AppliedAt: now,
		})
		if db.Constraint(err) == "discount_use_one" {
			return out, unusable("This booking already has a discount")
		}
		if err != nil {
			return out, fmt.Errorf("use discount: %w", err)
		}
		return out, s.bookTx(ctx, tx, "booking.discount_applied", bookingID, payer.TripID, id, out.Code, out.AmountMinor,
			out.Currency)
	})
}

// Remove removes a booking's discount.
func (s *Service) Remove(ctx context.Context, bookingID uuid.UUID, key, name string) (Discount, error) {
	t, name := tenant.From(ctx), strings.ToUpper(strings.TrimSpace(name))
	call := idempotency.Call{TenantID: t.ID, Scope: "removeDiscount:" + bookingID.String(), Key: key,
		Body: map[string]any{"code": name}}
	return idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (Discount, error) {
		q, now := discountdb.New(tx), s.Clock.Now(ctx)
		payer, err := s.Bookings.PayerTx(ctx, tx, bookingID)
		if err != nil {
			return Discount{}, err
		}
		use, err := q.UseOf(ctx, discountdb.UseOfParams{TenantID: t.ID, BookingID: &bookingID})
		if db.NoRows(err) || err == nil && use.Code != name {
			return Discount{}, unusable("This discount isn’t on the booking")
		}
		if err != nil {
			return Discount{}, err
		}
		if !payer.Active {
			return Discount{}, apierr.New(apierr.CodeIllegalState, "This booking is canceled.")
		}
		removed, err := q.RemoveUse(ctx, discountdb.RemoveUseParams{TenantID: t.ID, ID: use.ID, Now: &now})
		if err != nil {
			return Discount{}, err
		}
		if removed == 0 {
			return Discount{}, apierr.New(apierr.CodeConflict,
				"Someone else changed this discount. Reload to see the latest version.")
		}
		if err := s.bookTx(ctx, tx, "booking.discount_removed", bookingID, payer.TripID, use.ID, use.Code, -use.AmountMinor,
			use.Currency); err != nil {
			return Discount{}, err
		}
		totals, err := payment.TotalsOf(ctx, tx, bookingID)
		sum := totals[bookingID]
		return Discount{use.Code, use.AmountMinor, sum.TotalMinor, sum.DueMinor, use.Currency}, err
	})
}

func (s *Service) bookTx(ctx context.Context, tx pgx.Tx, action string, bookingID, tripID, useID uuid.UUID, code string,
	minor int64, currency string) error {
	shares, err := payment.CostSharesOf(ctx, tx, bookingID)
	if err != nil {
		return err
	}
	now := s.Clock.Now(ctx)
	err = payment.Post(ctx, tx, payment.Transaction{
		BookingID: &bookingID, TripID: &tripID, SourceID: &useID, At: now,
		Entries: payment.Spread(payment.Move(payment.Promotion, payment.TravelerReceivable, minor, currency,
			payment.KindDiscount, "Discount "+code), shares),
	})
	if err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: tenant.From(ctx).ID, At: now, Action: action, ObjectType: "Booking", ObjectID: bookingID,
		After: map[string]any{"code": code, "amountMinor": minor, "currency": currency},
	})
}

// DiscountOf returns a booking's code with its discount; ok is false if it has none.
func (s *Service) DiscountOf(ctx context.Context,
	bookingID uuid.UUID) (code string, amountMinor int64, ok bool, err error) {
	t := tenant.From(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		use, err := discountdb.New(tx).UseOf(ctx, discountdb.UseOfParams{TenantID: t.ID, BookingID: &bookingID})
		code, amountMinor = use.Code, use.AmountMinor
		return err
	})
	if db.NoRows(err) {
		return "", 0, false, nil
	}
	return code, amountMinor, err == nil, err
}
