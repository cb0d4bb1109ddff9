package dispute

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/identityapi"
)

// ErasedTx removes the evidence of the disputes of a person's payments: what was written, and the files. While the
// bank has not decided, it is needed. It precedes the erasure of the orders, which tell whose payments they are.
func (s *Service) ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	t, q := tenant.From(ctx), paymentdb.New(tx)
	open, err := q.MemberDisputes(ctx, paymentdb.MemberDisputesParams{TenantID: t.ID, MemberID: e.MemberID,
		Email: e.Email})
	if err != nil {
		return fmt.Errorf("disputes of a member: %w", err)
	}
	if open {
		e.Refuse("A dispute is still open. Wait until the bank has decided.")
		return nil
	}
	disputes, err := q.EraseEvidence(ctx, paymentdb.EraseEvidenceParams{TenantID: t.ID, MemberID: e.MemberID,
		Email: e.Email})
	if err != nil {
		return fmt.Errorf("evidence about a member: %w", err)
	}
	files, err := q.EraseDisputeFiles(ctx, paymentdb.EraseDisputeFilesParams{TenantID: t.ID, MemberID: e.MemberID,
		Email: e.Email})
	if err != nil {
		return fmt.Errorf("files about a member: %w", err)
	}
	e.Erases(identityapi.ErasurePartEvidence, disputes)
	return s.forgetTx(ctx, tx, files)
}
