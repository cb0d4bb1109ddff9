package upkeep

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tripform"
	"caravan/backend/domain/webhook"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/seal"
)

// SealedColumns lists all columns with sealed values.
func SealedColumns() []seal.Column {
	return slices.Concat(tripform.Sealed(), tenant.Sealed(), payout.Sealed(), webhook.Sealed())
}

// ErrSealKey is returned when a value could not be resealed.
var ErrSealKey = errors.New("some values were sealed with a key that is not here; add it to CARAVAN_SEAL_KEYS_OLD")

// RotateSeal reseals every value with the current key, and prints how many of each column. It may be stopped and
// called again, while the product serves.
func RotateSeal(ctx context.Context, s *app.Services, out io.Writer) error {
	tenants, err := s.Tenants.All(ctx)
	if err != nil {
		return err
	}
	var left error
	for _, t := range tenants {
		moved, err := s.Forms.SealOpen(tenant.With(ctx, t))
		if err != nil {
			return err
		}
		counts := map[string]int{"trip forms in the open": moved}
		for _, column := range SealedColumns() {
			resealed, missing, err := s.Outside.Sealer.Reseal(ctx, s.DB, t.ID, column)
			if err != nil {
				return err
			}
			name := column.Table + "." + column.Name
			if counts[name] = resealed; missing > 0 {
				fmt.Fprintf(out, "? %s: %d values of %s were sealed with a key that is not here\n", t.Slug, missing, name)
				left = ErrSealKey
			}
		}
		total := 0
		for name, n := range counts {
			if total += n; n > 0 {
				fmt.Fprintf(out, "• %s: %d of %s resealed\n", t.Slug, n, name)
			}
		}
		if total == 0 {
			continue
		}
		err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
			return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: s.Clock.Now(tenant.With(ctx, t)), Action: "seal.rotate",
				ObjectType: "Tenant", ObjectID: t.ID, After: counts})
		})
		if err != nil {
			return err
		}
	}
	return left
}
