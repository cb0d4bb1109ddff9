package host

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/identityapi"
)

// Forgets is the host domain's part in the erasure of a person.
type Forgets struct{}

// ErasedTx removes an address from the lists of hosts, and from its survey answers.
func (Forgets) ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	t, q := tenant.From(ctx), hostdb.New(tx)
	contacts, err := q.EraseContacts(ctx, hostdb.EraseContactsParams{TenantID: t.ID, Email: e.Email})
	if err != nil {
		return fmt.Errorf("erase contacts: %w", err)
	}
	answers, err := q.EraseAnswers(ctx, hostdb.EraseAnswersParams{TenantID: t.ID, Email: e.Email})
	if err != nil {
		return fmt.Errorf("erase answers: %w", err)
	}
	e.Erases(identityapi.ErasurePartLists, contacts)
	e.Erases(identityapi.ErasurePartAnswers, answers)
	return nil
}
