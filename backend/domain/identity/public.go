package identity

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
)

// Public is the part of a profile that a host's public page shows.
type Public struct {
	DisplayName string `json:"displayName,omitempty"`
	Bio         string `json:"bio"`
	PictureURL  string `json:"profilePictureUrl"`
}

// SetPublicTx writes the public part of a member's profile. An omitted display name is unchanged.
func (s *Service) SetPublicTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, p Public) error {
	public, err := json.Marshal(p)
	if err != nil {
		return err
	}
	err = identitydb.New(tx).SetPublicProfile(ctx, identitydb.SetPublicProfileParams{
		TenantID: tenant.From(ctx).ID, ID: memberID, Public: public, Now: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("public profile: %w", err)
	}
	return search.NoteTx(ctx, tx, search.Member, memberID)
}
