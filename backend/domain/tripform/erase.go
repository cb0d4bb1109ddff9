package tripform

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tripform/tripformdb"
	"caravan/backend/gen/api/identityapi"
)

// ErasedTx deletes what a person told about themselves before their trips, and their emergency contacts.
func (*Service) ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	t, q := tenant.From(ctx), tripformdb.New(tx)
	forms, err := q.EraseForms(ctx, tripformdb.EraseFormsParams{TenantID: t.ID, ParticipantIds: e.Found.Travelers})
	if err != nil {
		return fmt.Errorf("erase trip forms: %w", err)
	}
	led, err := q.EraseHostForms(ctx, tripformdb.EraseHostFormsParams{TenantID: t.ID, MemberID: e.MemberID})
	if err != nil {
		return fmt.Errorf("erase forms of a host: %w", err)
	}
	e.Erases(identityapi.ErasurePartTripForms, forms+led)
	return nil
}
