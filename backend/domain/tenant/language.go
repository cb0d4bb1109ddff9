package tenant

import (
	"context"

	"caravan/backend/platform/principal"
	"caravan/backend/platform/spoken"
)

// LanguageOf returns the language of a document or page that the server renders for the caller: their choice,
// else the marketplace's, else the browser's.
func LanguageOf(ctx context.Context) string {
	r := principal.RequestFrom(ctx)
	return spoken.Choose(r.Chosen, From(ctx).Locale, r.Accepts)
}
