package discount

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/record"
)

// codeRecords describes codes to the record layer, with the search of their list.
var codeRecords = &record.Resource{
	Name: "Discount", Tenant: "c.tenant_id", ID: "c.id", From: "discount_code c",
	Scope: map[string]string{"admin": record.Everything}, Search: []string{"c.code", "c.description"},
	Sorts: map[string]record.Sort{"created": record.Created("c.id")}, Sort: "-created",
}

// Bulks returns the bulk actions on codes. Bookings keep their discount.
func (s *Service) Bulks() []record.Bulk {
	return []record.Bulk{{
		Name: "endDiscountCodes", Of: codeRecords, Fits: "c.active", Not: "They are off already.",
		Row: "c.code || coalesce(' · ' || (c.percent_bp / 100.0)::float8 || '%', '') || coalesce(' · ' || nullif(c.description, ''), '')",
		Do: func(ctx context.Context, id uuid.UUID, _ string) error {
			code, err := s.Get(ctx, id)
			if err != nil {
				return err
			}
			code.Active = false
			_, err = s.Update(ctx, id, code)
			return err
		},
	}}
}
