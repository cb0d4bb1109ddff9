package host

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
)

func secondary(hostID, memberID uuid.UUID) authz.Tuple {
	return authz.Tuple{Namespace: "Host", Object: hostID.String(), Relation: "secondaries",
		Subject: "User:" + memberID.String()}
}

// AddSecondaryTx lets another member work on the host's trips and requests (host-secondary, H-008). Adding them
// twice is no error.
func (s *Service) AddSecondaryTx(ctx context.Context, tx pgx.Tx, hostID, memberID uuid.UUID) error {
	t := tenant.From(ctx)
	added, err := hostdb.New(tx).AddHostMember(ctx, hostdb.AddHostMemberParams{TenantID: t.ID, HostID: hostID,
		MemberID: memberID})
	if err != nil || added == 0 {
		return err
	}
	if err := s.Outbox.Add(ctx, tx, t.ID, secondary(hostID, memberID)); err != nil {
		return err
	}
	return s.recordMember(ctx, tx, "host.member_add", hostID, memberID)
}

// RemoveSecondaryTx removes that permission.
func (s *Service) RemoveSecondaryTx(ctx context.Context, tx pgx.Tx, hostID, memberID uuid.UUID) error {
	t := tenant.From(ctx)
	removed, err := hostdb.New(tx).RemoveHostMember(ctx, hostdb.RemoveHostMemberParams{TenantID: t.ID, HostID: hostID,
		MemberID: memberID})
	if err != nil {
		return fmt.Errorf("remove host member: %w", err)
	}
	if removed == 0 {
		return apierr.NotFound("member")
	}
	if err := s.Outbox.Remove(ctx, tx, t.ID, secondary(hostID, memberID)); err != nil {
		return err
	}
	return s.recordMember(ctx, tx, "host.member_remove", hostID, memberID)
}

func (s *Service) recordMember(ctx context.Context, tx pgx.Tx, action string, hostID, memberID uuid.UUID) error {
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: tenant.From(ctx).ID, At: s.Clock.Now(ctx), Action: action, ObjectType: "Host", ObjectID: hostID,
		After: map[string]any{"memberId": memberID},
	})
}
