package auditlog

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/page"
)

// Past returns the entries about objects or of a person that follow a position, newest first.
func (s *Sealer) Past(ctx context.Context, about audit.About, after page.Instant, most int) ([]api.AuditEntry, error) {
	h := HTTP{DB: s.DB, Names: s.Names, People: s.People}
	about.TenantID = tenant.From(ctx).ID
	var rows []named
	err := h.DB.ReadTenant(ctx, about.TenantID, func(tx pgx.Tx) error {
		entries, err := audit.ReadAbout(ctx, tx, about, after, most)
		if err != nil {
			return err
		}
		rows, err = h.named(ctx, tx, entries)
		return err
	})
	if err != nil {
		return nil, err
	}
	called, err := h.Names.Called(ctx, mentioned(rows))
	out := make([]api.AuditEntry, len(rows))
	for i, r := range rows {
		out[i] = entry(r, called)
	}
	return out, err
}
