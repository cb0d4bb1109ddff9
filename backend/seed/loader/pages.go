package loader

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/article"
	"caravan/backend/platform/spoken"
)

// pages publishes what the marketplace writes itself.
func (r *run) pages(ctx context.Context) error {
	ctx = r.at(ctx, r.opened)
	return r.DB.InTenantTx(ctx, r.tenant.ID, func(tx pgx.Tx) error {
		for _, p := range r.seed.Pages {
			at := article.At{Page: article.Page(p.Page), Language: spoken.Choose(r.seed.Settings.Locale)}
			if err := r.do.Articles.WriteTx(ctx, tx, at, article.Text{Title: p.Title, HTML: p.HTML}); err != nil {
				return err
			}
		}
		return nil
	})
}
