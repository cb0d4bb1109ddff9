package discount

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/discount/discountdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/spoken"
)

// codeRecords describes codes to the record layer.
var codeRecords = &record.Resource{
	Name: "Discount", Tenant: "c.tenant_id", ID: "c.id", From: "discount_code c",
	Scope: map[string]string{"admin": record.Everything}, Search: []string{"c.code", "c.description"},
	Through: []record.Through{{Kind: search.Trip, Column: "c.trip_id"}, {Kind: search.Host, Column: "c.host_id"}},
	Filters: map[string]string{"active": "c.active = @value::boolean"},
	Sorts: map[string]record.Sort{
		"created": record.Created("c.id"), "code": {Column: "c.code", Type: "text"},
		"ends":  {Column: "coalesce(c.expires_on, 'infinity'::date)", Type: "date"},
		"state": {Column: "(c.active::int)", Type: "int"}, "uses": {Column: "c.uses", Type: "bigint"},
	}, Sort: "-created",
}

// row is a code's name in previews.
const row = "c.code || coalesce(' · ' || (c.percent_bp / 100.0)::float8 || '%', '') || coalesce(' · ' || nullif(c.description, ''), '')"

// Bulks returns the bulk actions on codes. Bookings keep their discount.
func (s *Service) Bulks() []record.Bulk {
	end := record.Bulk{
		Name: "endDiscountCodes", Section: "money", Of: codeRecords, Fits: "c.active", Not: "They are off already.", Row: row,
		Do: func(ctx context.Context, id uuid.UUID, _ string) error {
			code, err := s.Get(ctx, id)
			if err != nil {
				return err
			}
			code.Active = false
			_, err = s.Update(ctx, id, code)
			return err
		},
	}
	return []record.Bulk{end, {Name: "extendDiscountCodes", Section: "money", Of: codeRecords, Until: s.extend}}
}

// Reasons why a code cannot be extended.
const (
	isOff     = "It’s off."
	noLastDay = "It has no last day."
	endsLater = "It’s valid as long already, or longer."
)

// extend gives codes a later last day. One that is off stays off, so it is left out, like those that end on the day or
// later.
func (s *Service) extend(until civil.Date) record.Bulk {
	day := "'" + until.String() + "'::date"
	cannot := "NOT c.active OR c.expires_on IS NULL OR c.expires_on >= " + day
	return record.Bulk{
		Name: "extendDiscountCodes", Section: "money", Of: codeRecords, Row: row, Fits: "NOT (" + cannot + ")",
		Why: "CASE WHEN NOT c.active THEN '" + isOff + "' WHEN c.expires_on IS NULL THEN '" + noLastDay +
			"' WHEN c.expires_on >= " + day + " THEN '" + endsLater + "' ELSE '' END",
		Look: s.lastDays,
		Do: func(ctx context.Context, id uuid.UUID, _ string) error {
			code, err := s.Get(ctx, id)
			if err != nil {
				return err
			}
			if code.ExpiresOn == nil || !code.Active {
				return apierr.New(apierr.CodeIllegalState, "It changed in the meantime. Look at it again.")
			}
			if !code.ExpiresOn.Before(until) {
				return nil
			}
			code.ExpiresOn = &until
			_, err = s.Update(ctx, id, code)
			return err
		},
	}
}

// lastDays adds the present last days to the names of codes.
func (s *Service) lastDays(ctx context.Context, tx pgx.Tx, rows []record.BulkRow) error {
	ids := make([]uuid.UUID, len(rows))
	for i, r := range rows {
		ids[i] = r.ID
	}
	codes, err := discountdb.New(tx).CodesOf(ctx, discountdb.CodesOfParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return fmt.Errorf("codes: %w", err)
	}
	ends := map[uuid.UUID]string{}
	for _, c := range codes {
		if c.ExpiresOn != nil {
			ends[c.ID] = " · " + spoken.Day(tenant.LanguageOf(ctx), *c.ExpiresOn)
		}
	}
	for i := range rows {
		rows[i].Name += ends[rows[i].ID]
	}
	return nil
}
