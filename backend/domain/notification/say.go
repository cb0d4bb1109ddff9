package notification

import (
	"context"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/spoken"
)

const english = "en"

// Languages returns people's languages.
type Languages interface {
	// LanguageTx returns the language chosen by the member with an email address; "" without a choice or a
	// member.
	LanguageTx(ctx context.Context, tx pgx.Tx, email string) (string, error)
	// MemberAtTx returns the member with an email address; uuid.Nil if there is none.
	MemberAtTx(ctx context.Context, tx pgx.Tx, email string) (uuid.UUID, error)
}

// languageOf returns the language of an email: the reader's choice, else the marketplace's. An email to the
// caller, which is written in a pipeline with others, is in the language of the request: this avoids a query.
func (s *Service) languageOf(ctx context.Context, tx pgx.Tx, m Mail) (string, error) {
	t := tenant.From(ctx)
	if m.Language != "" {
		return spoken.Choose(m.Language, t.Locale), nil
	}
	if _, ok := tx.(*db.Pipeline); ok && answersCaller(ctx, m) {
		return tenant.LanguageOf(ctx), nil
	}
	chosen, err := s.Languages.LanguageTx(ctx, tx, m.To)
	return spoken.Choose(chosen, t.Locale), err
}

// answersCaller reports whether the caller is the reader: a signed-in person's own address, or a guest who is
// emailed about their own action. A job has no caller.
func answersCaller(ctx context.Context, m Mail) bool {
	p, signedIn := principal.From(ctx)
	if !signedIn {
		return principal.RequestFrom(ctx).ID != ""
	}
	return !p.IsKey() && !p.Impersonated() && strings.EqualFold(p.Email, m.To)
}

// sayLine translates the label of a price line, which may end in a number: Traveler spot × 2.
func sayLine(language, label string) string {
	name, times, many := strings.Cut(label, " × ")
	if !many {
		return spoken.Say(language, label)
	}
	return spoken.Say(language, name) + " × " + times
}
