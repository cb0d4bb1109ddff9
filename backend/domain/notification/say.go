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

// Languages tells in which language people read.
type Languages interface {
	// LanguageTx is what the member with an email address chose; "" for who chose none or is no member.
	LanguageTx(ctx context.Context, tx pgx.Tx, email string) (string, error)
	// MemberAtTx is the member with an email address; uuid.Nil for who is none.
	MemberAtTx(ctx context.Context, tx pgx.Tx, email string) (uuid.UUID, error)
}

// languageOf is the language of a mail: what its reader chose, else the marketplace's. A mail that answers its caller, and
// is written along with others on the way to the database, is in the language that he chose there: nothing is asked for it.
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

// answersCaller tells whether who calls is who reads: somebody signed in reads only what goes to his own address, and a
// guest is mailed to about what he does himself. A job has no caller.
func answersCaller(ctx context.Context, m Mail) bool {
	p, signedIn := principal.From(ctx)
	if !signedIn {
		return principal.RequestFrom(ctx).ID != ""
	}
	return !p.IsKey() && !p.Impersonated() && strings.EqualFold(p.Email, m.To)
}

// sayLine says the label of a price line, which may end in a number: Traveler spot × 2.
func sayLine(language, label string) string {
	name, times, many := strings.Cut(label, " × ")
	if !many {
		return spoken.Say(language, label)
	}
	return spoken.Say(language, name) + " × " + times
}
