package tenant

import (
	"context"

	"caravan/backend/platform/principal"
	"caravan/backend/platform/spoken"
)

// LanguageOf is the language of a paper or a page that the server writes for who calls: what he chose, else the
// marketplace's, else his browser's.
func LanguageOf(ctx context.Context) string {
	r := principal.RequestFrom(ctx)
	return spoken.Choose(r.Chosen, From(ctx).Locale, r.Accepts)
}
