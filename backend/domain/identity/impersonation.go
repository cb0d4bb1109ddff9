package identity

import (
	"context"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// StartImpersonation lets the calling admin act as another member until the tenant's limit. It cannot be
// opened from within another, nor on another admin.
func (s *Service) StartImpersonation(ctx context.Context, subjectID uuid.UUID, reason string) (time.Time, error) {
	p := principal.Must(ctx)
	t := tenant.From(ctx)
	if p.Impersonated() {
		return time.Time{}, apierr.New(apierr.CodeForbidden, "End the current impersonation first.")
	}
	if strings.TrimSpace(reason) == "" {
		return time.Time{}, apierr.InvalidField("reason", "Reason is required")
	}
	now := s.Clock.Now(ctx)
	until := now.Add(time.Duration(t.Policy.Access.ImpersonationMinutes) * time.Minute)
	hash := hashToken(p.SessionToken)
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		subject, err := q.MemberByID(ctx, identitydb.MemberByIDParams{TenantID: t.ID, ID: subjectID})
		if db.NoRows(err) {
			return apierr.NotFound("user")
		}
		if err != nil {
			return err
		}
		if subject.UserGroup == "admin" || subject.Status == "disabled" {
			return apierr.New(apierr.CodeForbidden, "You cannot stand in for this person.")
		}
		err = q.StartImpersonation(ctx, identitydb.StartImpersonationParams{
			TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), SessionHash: hash[:], ActorID: p.MemberID, SubjectID: subjectID,
			Reason: strings.TrimSpace(reason), Now: now, ExpiresAt: until,
		})
		if err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "impersonation.start", ObjectType: "Member", ObjectID: subjectID,
			After: map[string]any{"reason": strings.TrimSpace(reason), "expiresAt": until},
		})
	})
	return until, err
}

// StopImpersonation ends the session's grant. Ending none is no error.
func (s *Service) StopImpersonation(ctx context.Context) error {
	_, err := s.endImpersonation(ctx, principal.Must(ctx).SessionToken)
	return err
}

func (s *Service) endImpersonation(ctx context.Context, token string) (int, error) {
	t := tenant.From(ctx)
	hash := hashToken(token)
	now := s.Clock.Now(ctx)
	var ended []identitydb.EndImpersonationRow
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		ended, err = identitydb.New(tx).EndImpersonation(ctx, identitydb.EndImpersonationParams{TenantID: t.ID, SessionHash: hash[:], Now: &now})
		if err != nil {
			return err
		}
		for _, e := range ended {
			if err := audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "impersonation.stop", ObjectType: "Member", ObjectID: e.SubjectID}); err != nil {
				return err
			}
		}
		return nil
	})
	return len(ended), err
}
