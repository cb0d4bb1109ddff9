package identity

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// Groups of members, and the statuses of a member.
const (
	GroupAdmin     = "admin"
	GroupHost      = "host"
	GroupOperator  = "operator"
	StatusInvited  = "invited"
	StatusActive   = "active"
	StatusDisabled = "disabled"
)

// NewMember is a person to be added to the tenant.
type NewMember struct {
	ID         uuid.UUID
	IdentityID *uuid.UUID // known already, as for imported people
	Email      string
	FirstName  string
	LastName   string
	Group      string
	Profile    ProfileDetail
}

// CreateMemberTx adds a person and the relations of their group.
func (s *Service) CreateMemberTx(ctx context.Context, tx pgx.Tx, n NewMember) error {
	t := tenant.From(ctx)
	detail, err := json.Marshal(n.Profile)
	if err != nil {
		return err
	}
	status := "invited"
	if n.IdentityID != nil {
		status = "active"
	}
	now := s.Clock.Now(ctx)
	err = identitydb.New(tx).CreateMember(ctx, identitydb.CreateMemberParams{
		TenantID: t.ID, ID: n.ID, IdentityID: n.IdentityID, Email: strings.ToLower(strings.TrimSpace(n.Email)),
		UserGroup: n.Group, Status: status, FirstName: n.FirstName, LastName: n.LastName, Profile: detail, Now: now,
	})
	if err != nil {
		return fmt.Errorf("create member: %w", err)
	}
	if err := search.NoteTx(ctx, tx, search.Member, n.ID); err != nil {
		return err
	}
	if n.IdentityID != nil {
		if err := identitydb.New(tx).KeepAccount(ctx, strings.ToLower(strings.TrimSpace(n.Email))); err != nil {
			return fmt.Errorf("keep account: %w", err)
		}
	}
	if err := s.Outbox.Add(ctx, tx, t.ID, groupTuples(t, n.ID, n.Group)...); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "member.create", ObjectType: "Member", ObjectID: n.ID,
		After: map[string]any{"group": n.Group, "status": status},
	})
}

func groupTuples(t tenant.Tenant, memberID uuid.UUID, group string) []authz.Tuple {
	relate := func(relation string) authz.Tuple {
		return authz.Tuple{Namespace: "Tenant", Object: t.ID.String(), Relation: relation,
			Subject: "User:" + memberID.String()}
	}
	tuples := []authz.Tuple{relate("members")}
	switch group {
	case "admin":
		tuples = append(tuples, relate("admins"))
		if t.Platform {
			tuples = append(tuples, relate("platform_operators"))
		}
	case "tripManager":
		tuples = append(tuples, relate("trip_managers"))
	case "accountManager":
		tuples = append(tuples, relate("account_managers"))
	case principal.Support:
		tuples = append(tuples, relate("support_agents"))
		if t.Platform {
			tuples = append(tuples, relate("platform_support"))
		}
	case "host":
		tuples = append(tuples, relate("hosts"))
	}
	return tuples
}

// RetireTx permanently closes a member who was merged into another one, and removes their relations to the
// marketplace. Their identity belongs to the person, and is not affected.
func (s *Service) RetireTx(ctx context.Context, tx pgx.Tx, m identitydb.Member, into uuid.UUID) error {
	t, q := tenant.From(ctx), identitydb.New(tx)
	if err := q.RetireMember(ctx, identitydb.RetireMemberParams{TenantID: t.ID, ID: m.ID, MergedInto: into,
		Now: s.Clock.Now(ctx)}); err != nil {
		return fmt.Errorf("retire member: %w", err)
	}
	if err := q.RedirectMerged(ctx, identitydb.RedirectMergedParams{TenantID: t.ID, FromID: m.ID,
		IntoID: into}); err != nil {
		return fmt.Errorf("redirect members: %w", err)
	}
	return s.Outbox.Remove(ctx, tx, t.ID, groupTuples(t, m.ID, m.UserGroup)...)
}

// EraseTx reduces a member to a pseudonym, and removes their relations to the marketplace.
func (s *Service) EraseTx(ctx context.Context, tx pgx.Tx, m identitydb.Member, of Erasure) error {
	t := tenant.From(ctx)
	err := identitydb.New(tx).EraseMember(ctx, identitydb.EraseMemberParams{
		TenantID: t.ID, ID: m.ID, Email: of.Address(), FirstName: of.FirstName(), LastName: of.LastName(),
		Now: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("erase member: %w", err)
	}
	if err := search.KeepTx(ctx, tx, search.Member, m.ID); err != nil {
		return err
	}
	return s.Outbox.Remove(ctx, tx, t.ID, groupTuples(t, m.ID, m.UserGroup)...)
}

// ChangeGroupTx updates the relations of a member whose group has changed; the caller writes the row.
func (s *Service) ChangeGroupTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, from, to string) error {
	t := tenant.From(ctx)
	return s.Outbox.Replace(ctx, tx, t.ID, groupTuples(t, memberID, from), groupTuples(t, memberID, to))
}

// Person is a member with what an admin sees of them.
type Person = identitydb.CallerRow

// PersonTx reads a person; a missing one is CodeNotFound.
func PersonTx(ctx context.Context, tx pgx.Tx, tenantID, id uuid.UUID) (Person, error) {
	p, err := identitydb.New(tx).Caller(ctx, identitydb.CallerParams{TenantID: tenantID, MemberID: &id})
	if db.NoRows(err) {
		return p, apierr.NotFound("user")
	}
	return p, err
}

// Member reads one member.
func (s *Service) Member(ctx context.Context, id uuid.UUID) (identitydb.Member, error) {
	t := tenant.From(ctx)
	var m identitydb.Member
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		m, err = identitydb.New(tx).MemberByID(ctx, identitydb.MemberByIDParams{TenantID: t.ID, ID: id})
		return err
	})
	if db.NoRows(err) {
		return m, apierr.NotFound("user")
	}
	return m, err
}

// RecipientTx returns where a member's emails are sent.
func RecipientTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (Recipient, error) {
	m, err := identitydb.New(tx).MemberByID(ctx, identitydb.MemberByIDParams{TenantID: tenant.From(ctx).ID, ID: memberID})
	if err != nil {
		return Recipient{}, fmt.Errorf("find member for a mail: %w", err)
	}
	return Recipient{MemberID: m.ID, Email: m.Email, FirstName: m.FirstName, Group: m.UserGroup}, nil
}

// CountryTx returns the ISO code of the country in a member's address, or "" if not given.
func CountryTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (string, error) {
	const country = "SELECT coalesce(profile->'address'->>'countryCode', '') FROM member WHERE tenant_id = $1 AND id = $2"
	var code string
	err := tx.QueryRow(ctx, country, tenant.From(ctx).ID, memberID).Scan(&code)
	if err != nil && !db.NoRows(err) {
		return "", fmt.Errorf("country of a member: %w", err)
	}
	return code, nil
}

// Invited is a person whom an admin names for a role, such as a host's second user.
type Invited struct{ Email, FirstName, LastName, Group string }
