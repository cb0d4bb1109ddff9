package identity

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
)

// Reader answers queries of other domains about members with only a transaction, for those built before identity.
type Reader struct{}

// NamesTx returns the names of members.
func (Reader) NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	rows, err := identitydb.New(tx).NamesOf(ctx, identitydb.NamesOfParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("names of members: %w", err)
	}
	names := make(map[uuid.UUID]string, len(rows))
	for _, r := range rows {
		names[r.ID] = r.Name
	}
	return names, nil
}

// FacesTx returns the images of members, "" for those without one. Those who may no longer sign in are left out.
func (Reader) FacesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	rows, err := identitydb.New(tx).FacesOf(ctx, identitydb.FacesOfParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("faces of members: %w", err)
	}
	faces := make(map[uuid.UUID]string, len(rows))
	for _, r := range rows {
		faces[r.ID] = r.Picture
	}
	return faces, nil
}

// MatchingTx returns the members whose name or email address has words that begin like these.
func (Reader) MatchingTx(ctx context.Context, tx pgx.Tx, words string) ([]uuid.UUID, error) {
	found, err := search.Find(ctx, tx, search.Member, words)
	if err != nil {
		return nil, err
	}
	return found.IDs(ctx, tx)
}

// GroupsTx returns the groups of members.
func (Reader) GroupsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	rows, err := identitydb.New(tx).NamesOf(ctx, identitydb.NamesOfParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("groups of members: %w", err)
	}
	groups := make(map[uuid.UUID]string, len(rows))
	for _, r := range rows {
		groups[r.ID] = r.UserGroup
	}
	return groups, nil
}

// LockTx serializes changes to what belongs to a member.
func (Reader) LockTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	return identitydb.New(tx).LockMember(ctx, identitydb.LockMemberParams{TenantID: tenant.From(ctx).ID, ID: id})
}

// LanguagesTx returns members' languages by lower-case email address; those without a choice are left out.
func (Reader) LanguagesTx(ctx context.Context, tx pgx.Tx, emails []string) (map[string]string, error) {
	rows, err := tx.Query(ctx, `SELECT email, profile->>'language' FROM member WHERE tenant_id = $1
		AND email = ANY (SELECT lower(unnest($2::text[]))) AND profile->>'language' <> ''`, tenant.From(ctx).ID, emails)
	if err != nil {
		return nil, fmt.Errorf("languages of members: %w", err)
	}
	out := map[string]string{}
	var email, language string
	_, err = pgx.ForEachRow(rows, []any{&email, &language}, func() error { out[email] = language; return nil })
	if err != nil {
		return nil, fmt.Errorf("languages of members: %w", err)
	}
	return out, nil
}

// MemberAtTx returns the member with an email address; uuid.Nil if there is none.
func (Reader) MemberAtTx(ctx context.Context, tx pgx.Tx, email string) (uuid.UUID, error) {
	var id uuid.UUID
	err := tx.QueryRow(ctx, "SELECT id FROM member WHERE tenant_id = $1 AND email = lower($2)", tenant.From(ctx).ID,
		email).Scan(&id)
	if err != nil && !db.NoRows(err) {
		return uuid.Nil, fmt.Errorf("member of an address: %w", err)
	}
	return id, nil
}

// LanguageTx returns the language chosen by the member with an email address; "" without a choice or a member.
func (Reader) LanguageTx(ctx context.Context, tx pgx.Tx, email string) (string, error) {
	var language string
	err := tx.QueryRow(ctx,
		"SELECT coalesce(profile->>'language', '') FROM member WHERE tenant_id = $1 AND email = lower($2)",
		tenant.From(ctx).ID, email).Scan(&language)
	if db.NoRows(err) {
		return "", nil
	}
	if err != nil {
		return "", fmt.Errorf("language of a member: %w", err)
	}
	return language, nil
}
