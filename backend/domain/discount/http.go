package discount

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/discountapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/page"
	"caravan/backend/platform/rest"
)

// HTTP serves the discount operations.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return discountapi.Mount(h, c) }

const defaultLimit = 25

// ListDiscountCodes implements listDiscountCodes.
func (h HTTP) ListDiscountCodes(ctx context.Context, params discountapi.ListDiscountCodesParams) (
	*discountapi.DiscountCodePageAnswer, error) {
	codes, next, err := h.Service.List(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	out := discountapi.DiscountCodePage{Items: make([]discountapi.DiscountCode, len(codes)), NextCursor: next}
	for i, c := range codes {
		out.Items[i] = codeAnswer(c)
	}
	return &discountapi.DiscountCodePageAnswer{Success: true, Data: out}, nil
}

// CreateDiscountCode implements createDiscountCode.
func (h HTTP) CreateDiscountCode(ctx context.Context, req *discountapi.DiscountCodeInput,
	params discountapi.CreateDiscountCodeParams) (*discountapi.DiscountCodeAnswer, error) {
	c, err := h.Service.Create(ctx, params.IdempotencyKey, codeFrom(req))
	if err != nil {
		return nil, err
	}
	return &discountapi.DiscountCodeAnswer{Success: true, Data: codeAnswer(c)}, nil
}

// UpdateDiscountCode implements updateDiscountCode.
func (h HTTP) UpdateDiscountCode(ctx context.Context, req *discountapi.DiscountCodeInput,
	params discountapi.UpdateDiscountCodeParams) (*discountapi.DiscountCodeAnswer, error) {
	c, err := h.Service.Update(ctx, params.ID, codeFrom(req))
	if err != nil {
		return nil, err
	}
	return &discountapi.DiscountCodeAnswer{Success: true, Data: codeAnswer(c)}, nil
}

// ListHostDiscounts implements listHostDiscounts.
func (h HTTP) ListHostDiscounts(ctx context.Context, params discountapi.ListHostDiscountsParams) (
	*discountapi.HostDiscountPageAnswer, error) {
	var before *uuid.UUID
	if params.Cursor.Set {
		before = new(uuid.UUID)
		if err := page.Decode(params.Cursor.Value, before); err != nil {
			return nil, err
		}
	}
	limit := params.Limit.Or(defaultLimit)
	codes, err := h.Service.HostCodes(ctx, params.ID, before, limit)
	if err != nil {
		return nil, err
	}
	codes, next := page.Cut(codes, limit, func(c HostCode) any { return c.ID })
	out := discountapi.HostDiscountPage{Items: make([]discountapi.HostDiscount, len(codes)),
		MaxPercentBp: tenant.From(ctx).Policy.Booking.HostDiscountMaxBP}
	for i, c := range codes {
		out.Items[i] = hostCodeAnswer(ctx, c)
	}
	if next != "" {
		out.NextCursor = api.NewOptString(next)
	}
	return &discountapi.HostDiscountPageAnswer{Success: true, Data: out}, nil
}

// CreateHostDiscount implements createHostDiscount.
func (h HTTP) CreateHostDiscount(ctx context.Context, req *discountapi.HostDiscountInput,
	params discountapi.CreateHostDiscountParams) (*discountapi.HostDiscountAnswer, error) {
	c, err := h.Service.CreateForHost(ctx, params.ID, params.IdempotencyKey, codeFromHost(req))
	if err != nil {
		return nil, err
	}
	return &discountapi.HostDiscountAnswer{Success: true, Data: hostCodeAnswer(ctx, c)}, nil
}

// UpdateHostDiscount implements updateHostDiscount.
func (h HTTP) UpdateHostDiscount(ctx context.Context, req *discountapi.HostDiscountInput,
	params discountapi.UpdateHostDiscountParams) (*discountapi.HostDiscountAnswer, error) {
	c, err := h.Service.UpdateForHost(ctx, params.ID, params.CodeId, codeFromHost(req))
	if err != nil {
		return nil, err
	}
	return &discountapi.HostDiscountAnswer{Success: true, Data: hostCodeAnswer(ctx, c)}, nil
}

func codeFromHost(in *discountapi.HostDiscountInput) Code {
	return codeFrom(&discountapi.DiscountCodeInput{
		Code: in.Code, PercentBp: in.PercentBp, AmountMinor: in.AmountMinor, TripId: in.TripId, MaxUses: in.MaxUses,
		StartsOn: in.StartsOn, ExpiresOn: in.ExpiresOn, Active: in.Active, Version: in.Version,
	})
}

func hostCodeAnswer(ctx context.Context, c HostCode) discountapi.HostDiscount {
	code := codeAnswer(c.Code)
	return discountapi.HostDiscount{
		ID: code.ID, Code: code.Code, PercentBp: code.PercentBp, AmountMinor: code.AmountMinor, Currency: code.Currency,
		TripId:  code.TripId,
		MaxUses: code.MaxUses, Uses: code.Uses, DiscountMinor: c.DiscountMinor, RevenueMinor: c.RevenueMinor,
		RevenueCurrency: tenant.From(ctx).Currency, StartsOn: code.StartsOn, ExpiresOn: code.ExpiresOn, Active: code.Active,
		Version: code.Version,
	}
}

// AdminCalculateDiscount implements adminCalculateDiscount.
func (h HTTP) AdminCalculateDiscount(ctx context.Context, req *discountapi.DiscountInput,
	params discountapi.AdminCalculateDiscountParams) (*discountapi.DiscountCalculationAnswer, error) {
	return answer(h.Service.Calculate(ctx, params.ID, req.Code))
}

// AdminApplyDiscount implements adminApplyDiscount.
func (h HTTP) AdminApplyDiscount(ctx context.Context, req *discountapi.DiscountInput,
	params discountapi.AdminApplyDiscountParams) (*discountapi.DiscountCalculationAnswer, error) {
	var expected *int64
	if req.AmountMinor.Set {
		expected = &req.AmountMinor.Value
	}
	return answer(h.Service.Apply(ctx, params.ID, params.IdempotencyKey, req.Code, expected))
}

// AdminRemoveDiscount implements adminRemoveDiscount.
func (h HTTP) AdminRemoveDiscount(ctx context.Context, req *discountapi.DiscountInput,
	params discountapi.AdminRemoveDiscountParams) (*discountapi.DiscountCalculationAnswer, error) {
	return answer(h.Service.Remove(ctx, params.ID, params.IdempotencyKey, req.Code))
}

func answer(d Discount, err error) (*discountapi.DiscountCalculationAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &discountapi.DiscountCalculationAnswer{Success: true, Data: discountapi.DiscountCalculation{
		Code: d.Code, AmountMinor: d.AmountMinor, TotalMinor: d.TotalMinor, DueMinor: d.DueMinor, Currency: d.Currency,
	}}, nil
}

func codeFrom(in *discountapi.DiscountCodeInput) Code {
	c := Code{Code: in.Code, Description: in.Description.Or(""), Active: in.Active.Or(true), Version: in.Version.Or(0)}
	if in.PercentBp.Set {
		c.PercentBP = &in.PercentBp.Value
	}
	if in.AmountMinor.Set {
		c.AmountMinor = &in.AmountMinor.Value
	}
	if in.TripId.Set {
		c.TripID = &in.TripId.Value
	}
	if in.HostId.Set {
		c.HostID = &in.HostId.Value
	}
	if in.MaxUses.Set {
		c.MaxUses = &in.MaxUses.Value
	}
	if in.StartsOn.Set {
		day := civil.Of(in.StartsOn.Value)
		c.StartsOn = &day
	}
	if in.ExpiresOn.Set {
		day := civil.Of(in.ExpiresOn.Value)
		c.ExpiresOn = &day
	}
	return c
}

func codeAnswer(c Code) discountapi.DiscountCode {
	out := discountapi.DiscountCode{
		ID: c.ID, Code: c.Code, Description: c.Description, Active: c.Active, Uses: c.Uses, Version: c.Version,
		CreatedAt: c.CreatedAt.UTC(),
	}
	if c.PercentBP != nil {
		out.PercentBp = api.NewOptInt(*c.PercentBP)
	}
	if c.AmountMinor != nil {
		out.AmountMinor = api.NewOptInt64(*c.AmountMinor)
	}
	if c.Currency != nil {
		out.Currency = api.NewOptString(*c.Currency)
	}
	if c.TripID != nil {
		out.TripId = api.NewOptUUID(*c.TripID)
	}
	if c.HostID != nil {
		out.HostId = api.NewOptUUID(*c.HostID)
	}
	if c.MaxUses != nil {
		out.MaxUses = api.NewOptInt(*c.MaxUses)
	}
	if c.StartsOn != nil {
		out.StartsOn = api.NewOptDate(c.StartsOn.UTC())
	}
	if c.ExpiresOn != nil {
		out.ExpiresOn = api.NewOptDate(c.ExpiresOn.UTC())
	}
	return out
}
