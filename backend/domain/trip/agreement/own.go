package agreement

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/article"
	"caravan/backend/domain/tenant"
)

// ownTerms are what the marketplace itself has published for hosts, in the host's language.
type ownTerms struct {
	article.Article

	published bool
}

func (s *Service) ownTx(ctx context.Context, tx pgx.Tx) (ownTerms, error) {
	found, ok, err := s.Articles.LiveTx(ctx, tx, article.HostTerms, tenant.LanguageOf(ctx))
	return ownTerms{found, ok}, err
}

// version returns the version of the whole agreement, such as 2026-01 or, with the marketplace's own part, 2026-01-en3.
func (o ownTerms) version() string {
	if !o.published {
		return Version
	}
	return Version + "-" + o.Name()
}
