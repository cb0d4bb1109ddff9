package directory

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// NewPerson is a person added by an admin.
type NewPerson struct {
	Email, FirstName, LastName, Group string
	OperatorID                        *uuid.UUID
}

// Add adds a person and emails the activation link.
func (s *Service) Add(ctx context.Context, key string, n NewPerson) (uuid.UUID, error) {
	if !identity.ValidEmail(n.Email) {
		return uuid.Nil, apierr.InvalidField("email", "Enter a valid email address")
	}
	if err := identity.StaffBy(principal.Must(ctx), n.Group); err != nil {
		return uuid.Nil, err
	}
	call := idempotency.By(ctx, "createUser", key, n)
	id, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		id := uuid.Must(uuid.NewV7())
		err := s.Members.CreateMemberTx(ctx, tx, identity.NewMember{ID: id, Email: n.Email, FirstName: n.FirstName,
			LastName: n.LastName, Group: n.Group})
		if err != nil {
			return id, err
		}
		if err := s.enter(ctx, tx, id, n.Group, n.OperatorID, n.FirstName, n.LastName, nil); err != nil {
			return id, err
		}
		return id, s.Links.SendActivationTx(ctx, tx, id)
	})
	if db.Constraint(err) == "member_tenant_id_email_key" {
		return uuid.Nil, apierr.InvalidField("email", "Someone already has an account with this email")
	}
	return id, err
}

// enter creates what the person's group works with: a host record, or the membership of an organization.
func (s *Service) enter(ctx context.Context, tx pgx.Tx, id uuid.UUID, group string, operatorID *uuid.UUID, firstName,
	lastName string, host *uuid.UUID) error {
	switch {
	case group == identity.GroupHost && host == nil:
		return s.Members.SignedUp.Announce(ctx, tx, identity.SignedUp{MemberID: id, FirstName: firstName, LastName: lastName})
	case group == identity.GroupOperator && operatorID == nil:
		return apierr.InvalidField("operatorId", "Choose the operator this person works for")
	case group == identity.GroupOperator:
		return s.Members.Joined.Announce(ctx, tx, identity.Joined{OperatorID: *operatorID, MemberID: id})
	case operatorID != nil:
		return apierr.InvalidField("operatorId", "Only people in the operator group can work for an operator")
	}
	return nil
}

var errLastAdmin = apierr.New(apierr.CodeIllegalState, "A marketplace needs at least one active admin.")

// Change changes a person. A disabled person is rejected from the next request on, in any session, and every
// impersonation that they are part of ends. Nobody can change their own group or status.
func (s *Service) Change(ctx context.Context, id uuid.UUID, in *identityapi.UserUpdate) error {
	for name, value := range map[string]*api.OptString{"firstName": &in.FirstName, "lastName": &in.LastName} {
		value.Value = strings.TrimSpace(value.Value)
		if value.Set && value.Value == "" {
			return apierr.InvalidField(name, "This field is required")
		}
	}
	if in.Email.Value = strings.ToLower(strings.TrimSpace(in.Email.Value)); in.Email.Set &&
		!identity.ValidEmail(in.Email.Value) {
		return apierr.InvalidField("email", "Enter a valid email address")
	}
	err := s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error { return s.changeTx(ctx, tx, id, in) })
	if db.Constraint(err) == "member_tenant_id_email_key" {
		return apierr.InvalidField("email", "Someone already has an account with this email. You can merge the two accounts")
	}
	return err
}

func (s *Service) changeTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, in *identityapi.UserUpdate) error {
	t, p, q := tenant.From(ctx), principal.Must(ctx), identitydb.New(tx)
	if in.Group.Set || in.Disabled.Set || in.ReadOnly.Set || in.Sections.Set {
		if err := q.LockAdmins(ctx, t.ID); err != nil {
			return fmt.Errorf("lock admins: %w", err)
		}
	}
	was, err := identity.PersonTx(ctx, tx, t.ID, id)
	if err != nil {
		return err
	}
	if err := identity.ChangeableBy(p, was.Member); err != nil {
		return err
	}
	if was.Member.MergedInto != nil {
		return apierr.New(apierr.CodeIllegalState, "This account was merged into another one. Change that one instead.")
	}
	if was.Member.ErasedAt != nil || was.Member.EraseAskedAt != nil {
		return apierr.New(apierr.CodeIllegalState, "This person has been erased.")
	}
	m := was.Member
	m.FirstName, m.LastName, m.UserGroup = in.FirstName.Or(m.FirstName), in.LastName.Or(m.LastName),
		string(in.Group.Or(api.Group(m.UserGroup)))
	if err := identity.StaffBy(p, m.UserGroup); err != nil {
		return err
	}
	m.Status, m.ReadOnly = statusAfter(m, in.Disabled), in.ReadOnly.Or(m.ReadOnly)
	if in.Sections.Set {
		m.Sections = sectionsOf(in.Sections)
	}
	changed, err := userRecords.Update(tx, record.By(ctx), s.Clock, record.Change{
		ID: id, Version: in.Version, Is: was.Member.Version, Status: whose(p, was.Member), Values: record.Given(in),
		Before: personWords(was),
		Also:   map[string]any{"status": m.Status, "sections": m.Sections, "updated_at": s.Clock.Now(ctx)},
	})
	if err != nil || !changed {
		return err
	}
	if to := in.Email.Or(was.Member.Email); to != was.Member.Email {
		if err := s.readdressTx(ctx, tx, identity.Readdressed{MemberID: id, From: was.Member.Email, To: to}); err != nil {
			return err
		}
	}
	if err := keepsAnAdmin(ctx, q, was.Member, m); err != nil {
		return err
	}
	if err := s.regroup(ctx, tx, was, m, optionalID(in.OperatorId)); err != nil {
		return err
	}
	if m.Status == identity.StatusDisabled || m.UserGroup != was.Member.UserGroup || m.ReadOnly ||
		m.Sections != nil {
		return s.StandIns.EndOfTx(ctx, tx, id, p.MemberID)
	}
	return nil
}

// readdressTx invites a person at the corrected address: links to the wrong one stop working.
func (s *Service) readdressTx(ctx context.Context, tx pgx.Tx, r identity.Readdressed) error {
	if err := s.Members.Readdressed.Announce(ctx, tx, r); err != nil {
		return err
	}
	return s.Links.SendActivationTx(ctx, tx, r.MemberID)
}

// personWords are the editable fields of a person, by the contract's names.
func personWords(p identity.Person) map[string]any {
	words := map[string]any{
		"email": p.Member.Email, "firstName": p.Member.FirstName, "lastName": p.Member.LastName, "group": p.Member.UserGroup,
		"disabled": p.Member.Status == identity.StatusDisabled, "readOnly": p.Member.ReadOnly,
		"sections": p.Member.Sections,
	}
	if p.OperatorID != nil {
		words["operatorId"] = *p.OperatorID
	}
	return words
}

func statusAfter(m identitydb.Member, disabled api.OptBool) string {
	switch {
	case !disabled.Set:
		return m.Status
	case disabled.Value:
		return identity.StatusDisabled
	case m.Status == identity.StatusDisabled && m.IdentityID != nil:
		return identity.StatusActive
	case m.Status == identity.StatusDisabled:
		return identity.StatusInvited
	}
	return m.Status
}

// sectionsOf returns the given sections, in their usual order; nil for all.
func sectionsOf(in identityapi.OptNilSectionArray) []string {
	if in.Null {
		return nil
	}
	out := []string{}
	for _, section := range in.Value {
		out = append(out, string(section))
	}
	slices.Sort(out)
	return out
}

// keepsAnAdmin rejects a change that leaves the marketplace without an active admin.
func keepsAnAdmin(ctx context.Context, q *identitydb.Queries, was, is identitydb.Member) error {
	if was.UserGroup != identity.GroupAdmin || (is.UserGroup == identity.GroupAdmin &&
		is.Status != identity.StatusDisabled && !is.ReadOnly && is.Sections == nil) {
		return nil
	}
	left, err := q.CountOtherAdmins(ctx, identitydb.CountOtherAdminsParams{TenantID: was.TenantID, ID: was.ID})
	if err == nil && left == 0 {
		return errLastAdmin
	}
	return err
}

// regroup updates relations and belongings according to the group.
func (s *Service) regroup(ctx context.Context, tx pgx.Tx, was identity.Person, is identitydb.Member,
	operatorID *uuid.UUID) error {
	if was.Member.UserGroup == is.UserGroup {
		if operatorID == nil {
			return nil
		}
		return s.enter(ctx, tx, is.ID, is.UserGroup, operatorID, is.FirstName, is.LastName, was.HostID)
	}
	if err := s.Members.ChangeGroupTx(ctx, tx, is.ID, was.Member.UserGroup, is.UserGroup); err != nil {
		return err
	}
	if was.Member.UserGroup == identity.GroupOperator {
		if err := s.Members.Left.Announce(ctx, tx, identity.Left{MemberID: is.ID}); err != nil {
			return err
		}
	}
	return s.enter(ctx, tx, is.ID, is.UserGroup, operatorID, is.FirstName, is.LastName, was.HostID)
}

// ResendActivation emails the invitation again. Earlier links stop working.
func (s *Service) ResendActivation(ctx context.Context, id uuid.UUID) error {
	t := tenant.From(ctx)
	now := s.Clock.Now(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		p, err := identity.PersonTx(ctx, tx, t.ID, id)
		if err != nil {
			return err
		}
		if err := identity.ChangeableBy(principal.Must(ctx), p.Member); err != nil {
			return err
		}
		if p.Member.Status == identity.StatusDisabled {
			return apierr.New(apierr.CodeIllegalState, "This account is disabled.")
		}
		if p.Member.IdentityID != nil {
			return apierr.New(apierr.CodeIllegalState, "This account is already active.")
		}
		if err := s.Links.SendActivationTx(ctx, tx, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "member.activation_link",
			ObjectType: "Member", ObjectID: id})
	})
}
