package identity

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
)

// ContactTx says where to write to a member.
func (s *Service) ContactTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (email, firstName string, err error) {
	m, err := identitydb.New(tx).MemberByID(ctx, identitydb.MemberByIDParams{TenantID: tenant.From(ctx).ID, ID: memberID})
	if err != nil {
		return "", "", fmt.Errorf("contact of member: %w", err)
	}
	return m.Email, m.FirstName, nil
}

// MemberByEmailTx finds the member with an address.
func (s *Service) MemberByEmailTx(ctx context.Context, tx pgx.Tx, email string) (uuid.UUID, bool, error) {
	m, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: tenant.From(ctx).ID, Email: strings.ToLower(strings.TrimSpace(email))})
	if db.NoRows(err) {
		return uuid.Nil, false, nil
	}
	return m.ID, err == nil, err
}
