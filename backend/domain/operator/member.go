package operator

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/operator/operatordb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
)

// Role is a member's role at their operator.
type Role string

// Roles. Admins also manage the operator's people, API keys and event subscriptions.
const (
	Admin  Role = "admin"
	Member Role = "member"
)

func (r Role) relation() string { return string(r) + "s" }

func relation(operatorID, memberID uuid.UUID, r Role) authz.Tuple {
	return authz.Tuple{Namespace: "Operator", Object: operatorID.String(), Relation: r.relation(),
		Subject: "User:" + memberID.String()}
}

// AddMemberTx lets a member work for an operator. The first one is its admin; existing members keep their role.
func (s *Service) AddMemberTx(ctx context.Context, tx pgx.Tx, operatorID, memberID uuid.UUID) error {
	people, err := s.lockMembers(ctx, tx, operatorID)
	if err != nil {
		return err
	}
	if _, there := people[memberID]; there {
		return nil
	}
	role := Member
	if len(people) == 0 {
		role = Admin
	}
	t := tenant.From(ctx)
	err = operatordb.New(tx).AddMember(ctx, operatordb.AddMemberParams{TenantID: t.ID, OperatorID: operatorID,
		MemberID: memberID, Role: string(role)})
	if err != nil {
		return fmt.Errorf("add operator member: %w", err)
	}
	if err := s.Outbox.Add(ctx, tx, t.ID, relation(operatorID, memberID, role)); err != nil {
		return err
	}
	return s.recordMember(ctx, tx, "operator.member_add", operatorID, nil,
		map[string]any{"memberId": memberID, "role": role})
}

// SetRoleTx changes a member's role at their operator. The last admin remains one.
func (s *Service) SetRoleTx(ctx context.Context, tx pgx.Tx, operatorID, memberID uuid.UUID, role Role) error {
	if role != Admin && role != Member {
		return apierr.InvalidField("role", "Choose one of the options")
	}
	people, err := s.lockMembers(ctx, tx, operatorID)
	if err != nil {
		return err
	}
	now, ok := people[memberID]
	if !ok {
		return apierr.NotFound("member")
	}
	if now == role {
		return nil
	}
	if err := keepsAdmin(people, memberID, role); err != nil {
		return err
	}
	t := tenant.From(ctx)
	err = operatordb.New(tx).SetMemberRole(ctx, operatordb.SetMemberRoleParams{TenantID: t.ID, OperatorID: operatorID,
		MemberID: memberID, Role: string(role)})
	if err != nil {
		return fmt.Errorf("operator role: %w", err)
	}
	if err := s.Outbox.Add(ctx, tx, t.ID, relation(operatorID, memberID, role)); err != nil {
		return err
	}
	if err := s.Outbox.Remove(ctx, tx, t.ID, relation(operatorID, memberID, now)); err != nil {
		return err
	}
	return s.recordMember(ctx, tx, "operator.member_role", operatorID,
		map[string]any{"memberId": memberID, "role": now}, map[string]any{"memberId": memberID, "role": role})
}

// RemoveMemberTx removes a member from an operator. The last admin cannot be removed.
func (s *Service) RemoveMemberTx(ctx context.Context, tx pgx.Tx, operatorID, memberID uuid.UUID) error {
	people, err := s.lockMembers(ctx, tx, operatorID)
	if err != nil {
		return err
	}
	now, ok := people[memberID]
	if !ok {
		return apierr.NotFound("member")
	}
	if err := keepsAdmin(people, memberID, ""); err != nil {
		return err
	}
	t := tenant.From(ctx)
	err = operatordb.New(tx).RemoveMember(ctx, operatordb.RemoveMemberParams{TenantID: t.ID, OperatorID: operatorID,
		MemberID: memberID})
	if err != nil {
		return fmt.Errorf("remove operator member: %w", err)
	}
	if err := s.Outbox.Remove(ctx, tx, t.ID, relation(operatorID, memberID, now)); err != nil {
		return err
	}
	return s.recordMember(ctx, tx, "operator.member_remove", operatorID, map[string]any{"memberId": memberID, "role": now},
		nil)
}

func (s *Service) lockMembers(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) (map[uuid.UUID]Role, error) {
	rows, err := operatordb.New(tx).LockMembers(ctx, operatordb.LockMembersParams{TenantID: tenant.From(ctx).ID,
		OperatorID: operatorID})
	if err != nil {
		return nil, fmt.Errorf("operator members: %w", err)
	}
	people := make(map[uuid.UUID]Role, len(rows))
	for _, row := range rows {
		people[row.MemberID] = Role(row.Role)
	}
	return people, nil
}

// keepsAdmin rejects what would leave an operator without an admin.
func keepsAdmin(people map[uuid.UUID]Role, leaving uuid.UUID, becomes Role) error {
	if people[leaving] != Admin || becomes == Admin {
		return nil
	}
	for id, role := range people {
		if id != leaving && role == Admin {
			return nil
		}
	}
	return apierr.New(apierr.CodeIllegalState, "An operator needs at least one admin. Make someone else an admin first.")
}

func (s *Service) recordMember(ctx context.Context, tx pgx.Tx, action string, operatorID uuid.UUID, before,
	after any) error {
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: tenant.From(ctx).ID, At: s.Clock.Now(ctx), Action: action, ObjectType: "Operator", ObjectID: operatorID,
		Before: before, After: after,
	})
}
