package identity

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
)

// ContactTx returns a member's address.
func (s *Service) ContactTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (email, firstName string, err error) {
	m, err := identitydb.New(tx).MemberByID(ctx, identitydb.MemberByIDParams{TenantID: tenant.From(ctx).ID, ID: memberID})
	if err != nil {
		return "", "", fmt.Errorf("contact of member: %w", err)
	}
	return m.Email, m.FirstName, nil
}

// AccountTx returns the account that a member signs in with; nil while they haven't activated it.
func (s *Service) AccountTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (*uuid.UUID, error) {
	m, err := identitydb.New(tx).MemberByID(ctx, identitydb.MemberByIDParams{TenantID: tenant.From(ctx).ID, ID: memberID})
	if err != nil {
		return nil, fmt.Errorf("account of member: %w", err)
	}
	return m.IdentityID, nil
}

// MemberByEmailTx finds the member with an address.
func (s *Service) MemberByEmailTx(ctx context.Context, tx pgx.Tx, email string) (uuid.UUID, bool, error) {
	m, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: tenant.From(ctx).ID,
		Email: strings.ToLower(strings.TrimSpace(email))})
	if db.NoRows(err) {
		return uuid.Nil, false, nil
	}
	return m.ID, err == nil, err
}

// AdminsTx lists the marketplace's admins who may change something.
func (s *Service) AdminsTx(ctx context.Context, tx pgx.Tx) ([]uuid.UUID, error) {
	ids, err := identitydb.New(tx).ActiveAdmins(ctx, tenant.From(ctx).ID)
	if err != nil {
		return nil, fmt.Errorf("admins: %w", err)
	}
	return ids, nil
}

// ReadsTx returns a member's chosen language, "" without a choice, and whether they may still sign in.
func (s *Service) ReadsTx(ctx context.Context, tx pgx.Tx,
	memberID uuid.UUID) (language string, active bool, err error) {
	m, err := identitydb.New(tx).MemberByID(ctx, identitydb.MemberByIDParams{TenantID: tenant.From(ctx).ID, ID: memberID})
	if err != nil {
		return "", false, fmt.Errorf("language of member: %w", err)
	}
	var profile struct {
		Language string `json:"language"`
	}
	if err := json.Unmarshal(m.Profile, &profile); err != nil {
		return "", false, fmt.Errorf("profile of member %s: %w", m.ID, err)
	}
	return profile.Language, m.Status != "disabled", nil
}
