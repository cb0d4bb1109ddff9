package trip

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant"
)

// PricingSubject returns a trip for package pricing.
func (s *Service) PricingSubject(ctx context.Context, id uuid.UUID) (pricing.Subject, error) {
	var subject pricing.Subject
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		level, err := s.Hosts.LevelTx(ctx, tx, t.HostID)
		if err != nil {
			return err
		}
		subject = pricing.Subject{
			Model: t.Model(), Priced: t.Priced(),
			LevelLimitMinor: t.Policy.Level(level).AdvanceLimitMinor, RangeSpreadBP: t.Policy.Pricing.RangeSpreadBP,
			RangeStepUnits: t.Policy.Pricing.RangeStepUnits, SingleSupplementMinor: t.SingleSupplementPriceMinor,
		}
		return nil
	})
	return subject, err
}
