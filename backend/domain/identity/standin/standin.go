package standin

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// StartImpersonation lets the calling admin act as another member until the tenant's limit. It cannot be started
// from within another, or for another admin.
func (s *Service) StartImpersonation(ctx context.Context, subjectID uuid.UUID, reason string) (Grant, error) {
	p := principal.Must(ctx)
	t := tenant.From(ctx)
	if p.Impersonated() {
		return Grant{}, apierr.New(apierr.CodeForbidden, "End the current impersonation first.")
	}
	if p.Limited() {
		return Grant{}, apierr.New(apierr.CodeForbidden, "You can change only some sections, so you cannot impersonate anyone.")
	}
	if strings.TrimSpace(reason) == "" {
		return Grant{}, apierr.InvalidField("reason", "Reason is required")
	}
	id := uuid.Must(uuid.NewV7())
	now := s.Clock.Now(ctx)
	until := now.Add(time.Duration(t.Policy.Access.ImpersonationMinutes) * time.Minute)
	hash := identity.HashToken(p.SessionToken)
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
			return apierr.New(apierr.CodeForbidden, "You cannot impersonate this person.")
		}
		err = q.StartImpersonation(ctx, identitydb.StartImpersonationParams{
			TenantID: t.ID, ID: id, SessionHash: hash[:], ActorID: p.MemberID, SubjectID: subjectID,
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
	if err != nil {
		return Grant{}, err
	}
	return s.grant(ctx, id)
}

// StopImpersonation ends the session's grant. Ending one that does not exist is no error.
func (s *Service) StopImpersonation(ctx context.Context) error {
	_, err := s.End(ctx, principal.Must(ctx).SessionToken)
	return err
}

// End ends the grants of a session, and returns how many there were.
func (s *Service) End(ctx context.Context, token string) (int, error) {
	t := tenant.From(ctx)
	hash := identity.HashToken(token)
	now := s.Clock.Now(ctx)
	var ended []identitydb.EndImpersonationRow
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		ended, err = identitydb.New(tx).EndImpersonation(ctx, identitydb.EndImpersonationParams{TenantID: t.ID,
			SessionHash: hash[:], Now: &now})
		if err != nil {
			return err
		}
		for _, e := range ended {
			if err := audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "impersonation.stop",
				ObjectType: "Member", ObjectID: e.SubjectID}); err != nil {
				return err
			}
		}
		return nil
	})
	return len(ended), err
}

// StopOther ends a grant by its id, whoever started it. The next request of its session is the admin's own again:
// grants are read with every request and never cached.
func (s *Service) StopOther(ctx context.Context, id uuid.UUID) (Grant, error) {
	t, p := tenant.From(ctx), principal.Must(ctx)
	now := s.Clock.Now(ctx)
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		subjects, err := identitydb.New(tx).EndImpersonationByID(ctx, identitydb.EndImpersonationByIDParams{TenantID: t.ID,
			ID: id, EndedBy: &p.MemberID, Now: &now})
		if err != nil {
			return err
		}
		return s.recordStops(ctx, tx, subjects)
	})
	if err != nil {
		return Grant{}, err
	}
	return s.grant(ctx, id)
}

// EndOfTx ends every grant that a member is part of.
func (s *Service) EndOfTx(ctx context.Context, tx pgx.Tx, memberID, by uuid.UUID) error {
	now := s.Clock.Now(ctx)
	subjects, err := identitydb.New(tx).EndImpersonationsOf(ctx,
		identitydb.EndImpersonationsOfParams{TenantID: tenant.From(ctx).ID, MemberID: memberID, EndedBy: &by, Now: &now})
	if err != nil {
		return err
	}
	return s.recordStops(ctx, tx, subjects)
}

func (s *Service) recordStops(ctx context.Context, tx pgx.Tx, subjects []uuid.UUID) error {
	for _, id := range subjects {
		err := audit.Record(ctx, tx, audit.Entry{TenantID: tenant.From(ctx).ID, At: s.Clock.Now(ctx),
			Action: "impersonation.stop", ObjectType: "Member", ObjectID: id})
		if err != nil {
			return err
		}
	}
	return nil
}

// Grant is an impersonation, past or active.
type Grant struct {
	identitydb.ImpersonationsOfRow
	Running bool
}

// grantRecords describes impersonations to the record layer.
var grantRecords = &record.Resource{
	Name: "Impersonation", Tenant: "i.tenant_id", ID: "i.id",
	From: `impersonation i JOIN member actor ON actor.tenant_id = i.tenant_id AND actor.id = i.actor_id
		JOIN member subject ON subject.tenant_id = i.tenant_id AND subject.id = i.subject_id`,
	Scope: map[string]string{"admin": record.Everything}, Search: []string{"i.reason"},
	Through: []record.Through{{Kind: search.Member, Column: "i.actor_id"},
		{Kind: search.Member, Column: "i.subject_id"}},
	Filters: map[string]string{"now": "i.ended_at IS NULL AND i.expires_at > @value"},
	Sorts: map[string]record.Sort{
		"started": {Column: "i.started_at", Type: "timestamptz"},
		"ended":   {Column: "coalesce(i.ended_at, i.expires_at)", Type: "timestamptz"},
		"actor":   {Column: "lower(actor.last_name || ' ' || actor.first_name)", Type: "text"},
		"subject": {Column: "lower(subject.last_name || ' ' || subject.first_name)", Type: "text"},
	}, Sort: "-started",
}

func (s *Service) grant(ctx context.Context, id uuid.UUID) (Grant, error) {
	now := s.Clock.Now(ctx)
	var found map[uuid.UUID]Grant
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) (err error) {
		found, err = grantsOf(ctx, tx, now, id)
		return err
	})
	if err == nil && len(found) == 0 {
		err = apierr.NotFound("impersonation")
	}
	return found[id], err
}

// Grants lists impersonations; running leaves those that have not ended.
func (s *Service) Grants(ctx context.Context, q record.Query, running bool) ([]Grant, api.OptString, error) {
	now := s.Clock.Now(ctx)
	delete(q.Filters, "running")
	if running {
		q = q.With("now", now)
	}
	return record.Loaded(ctx, s.DB, grantRecords, q, func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]Grant, error) {
		return grantsOf(ctx, tx, now, ids...)
	})
}

func grantsOf(ctx context.Context, tx pgx.Tx, now time.Time, ids ...uuid.UUID) (map[uuid.UUID]Grant, error) {
	rows, err := identitydb.New(tx).ImpersonationsOf(ctx, identitydb.ImpersonationsOfParams{
		TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("impersonations: %w", err)
	}
	grants := make(map[uuid.UUID]Grant, len(rows))
	for _, r := range rows {
		grants[r.ID] = Grant{r, r.EndedAt == nil && r.ExpiresAt.After(now)}
	}
	return grants, nil
}
