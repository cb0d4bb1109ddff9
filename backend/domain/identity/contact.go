package identity

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
)

// ContactTx says where to write to a member.
func (s *Service) ContactTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (email, firstName string, err error) {
	m, err := identitydb.New(tx).MemberByID(ctx, identitydb.MemberByIDParams{TenantID: tenant.From(ctx).ID, ID: memberID})
	if err != nil {
		return "", "", fmt.Errorf("contact of member: %w", err)
	}
	return m.Email, m.FirstName, nil
}
