package agreement

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
)

// acceptedTx stores what the host accepts: the text as they read it, independent of later changes to the trip or
// the text.
func (s *Service) acceptedTx(ctx context.Context, tx pgx.Tx, t trip.Trip, at time.Time,
	own ownTerms) (trip.TermsAccept, error) {
	hosts, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{t.HostID})
	if err != nil {
		return trip.TermsAccept{}, err
	}
	by := hosts[t.HostID].DisplayName
	document, err := termsOf(t, tenant.From(ctx).Brand, by, own)
	if err != nil {
		return trip.TermsAccept{}, err
	}
	accepted := trip.TermsAccept{Version: own.version(), At: at, InitialMinor: *t.InitialPriceMinor,
		RemainingMinor: *t.RemainingPriceMinor, By: by}
	for _, section := range document.Sections {
		accepted.Sections = append(accepted.Sections, trip.TermsSection{Heading: section.Heading, Body: section.Body})
	}
	if own.published {
		accepted.Article = &trip.TermsArticle{Title: own.Title, HTML: own.HTML}
	}
	return accepted, nil
}
