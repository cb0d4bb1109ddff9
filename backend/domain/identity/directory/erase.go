package directory

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// Erasing is the request of an admin or support who saw the preview.
type Erasing struct {
	Email   string `json:"email"`
	Reason  string `json:"reason"`
	Version int64  `json:"version"`
}

// EraseArgs are the arguments of the job that erases a person. They contain nothing that identifies the person.
type EraseArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	MemberID uuid.UUID `json:"memberId"`
	By       uuid.UUID `json:"by"`
	Reason   string    `json:"reason"`
}

// Kind implements river.JobArgs.
func (EraseArgs) Kind() string { return "member_erase" }

// CalculateErasure performs an erasure and rolls it back, so that the preview is exact.
func (s *Service) CalculateErasure(ctx context.Context,
	id uuid.UUID) (who identitydb.Member, found identity.ErasureFound, err error) {
	err = contended(func() error {
		err := s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
			p, err := identity.PersonTx(ctx, tx, tenant.From(ctx).ID, id)
			if err != nil {
				return err
			}
			who = p.Member
			if found, _, err = s.eraseTx(ctx, tx, id); err == nil {
				err = errTried
			}
			return err
		})
		if errors.Is(err, errTried) {
			return nil
		}
		return err
	})
	return who, found, err
}

// Erase enqueues the erasure of a person, once per idempotency key. The identity, which the deployment stores, is
// not affected.
func (s *Service) Erase(ctx context.Context, id uuid.UUID, key string, e Erasing) error {
	if e.Reason = strings.Join(strings.Fields(e.Reason), " "); e.Reason == "" {
		return apierr.InvalidField("reason", "Say why this person is erased")
	}
	who, found, err := s.CalculateErasure(ctx, id)
	switch {
	case err != nil:
		return err
	case who.EraseAskedAt != nil: // a repeated or concurrent request
		return nil
	case len(found.Reasons) > 0:
		return apierr.New(apierr.CodeIllegalState, found.Reasons[0])
	case !strings.EqualFold(strings.TrimSpace(e.Email), who.Email):
		return apierr.InvalidField("email", "This is not this person’s email")
	}
	t := tenant.From(ctx)
	args := EraseArgs{TenantID: t.ID, MemberID: id, By: principal.Must(ctx).MemberID, Reason: e.Reason}
	call := idempotency.Call{TenantID: t.ID, Scope: "eraseUser:" + id.String(), Key: key,
		Body: Erasing{Version: e.Version}}
	_, err = idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		n, err := identitydb.New(tx).AskErasure(ctx, identitydb.AskErasureParams{TenantID: t.ID, ID: id, Version: e.Version,
			Now: s.Clock.Now(ctx)})
		if err != nil {
			return false, fmt.Errorf("ask for an erasure: %w", err)
		}
		if n == 0 {
			return false, apierr.Conflict()
		}
		return true, s.Jobs.InsertTx(ctx, tx, args, nil)
	})
	return err
}

// eraseTx erases what is known about a person, in each of the accounts that were merged into theirs.
func (s *Service) eraseTx(ctx context.Context, tx pgx.Tx,
	id uuid.UUID) (found identity.ErasureFound, ended []uuid.UUID, err error) {
	t, q := tenant.From(ctx), identitydb.New(tx)
	rows, err := q.MembersOnePerson(ctx, identitydb.MembersOnePersonParams{TenantID: t.ID, ID: id})
	if err != nil {
		return found, nil, fmt.Errorf("accounts of a person: %w", err)
	}
	if refused := notErasable(rows, id, principal.Must(ctx)); refused != "" {
		found.Reasons = append(found.Reasons, refused)
		return found, nil, nil
	}
	for _, m := range rows {
		of := identity.Erasure{MemberID: m.ID, Email: strings.ToLower(m.Email),
			Name: strings.TrimSpace(m.FirstName + " " + m.LastName), Found: &found}
		if err := s.Members.Erased.Announce(ctx, tx, of); err != nil {
			return found, nil, err
		}
		if len(found.Reasons) > 0 {
			return found, nil, nil
		}
		sessions, err := s.eraseMemberTx(ctx, tx, of, m)
		if err != nil {
			return found, nil, err
		}
		ended = append(ended, sessions...)
	}
	return found, ended, nil
}

// notErasable returns why a person cannot be erased. People who work for an organization must leave it first.
func notErasable(accounts []identitydb.Member, id uuid.UUID, by principal.Principal) string {
	for _, m := range accounts {
		switch {
		case m.ID != id:
			continue
		case m.ErasedAt != nil:
			return "This person has been erased."
		case m.MergedInto != nil:
			return "This account was merged into another one. Erase that one instead."
		case m.UserGroup != groupTraveler:
			return "Only travelers can be erased. Someone who works here needs to leave first: change the group to traveler."
		case m.ID == by.MemberID:
			return "You cannot erase yourself."
		}
	}
	return ""
}

// eraseMemberTx reduces a member to the pseudonym. Their identity belongs to the person.
func (s *Service) eraseMemberTx(ctx context.Context, tx pgx.Tx, of identity.Erasure,
	m identitydb.Member) ([]uuid.UUID, error) {
	t, q := tenant.From(ctx), identitydb.New(tx)
	sessions, err := q.DropSessions(ctx, identitydb.DropSessionsParams{TenantID: t.ID, MemberID: m.ID})
	if err != nil {
		return nil, fmt.Errorf("end sessions: %w", err)
	}
	passkeys, err := q.DeletePasskeys(ctx, identitydb.DeletePasskeysParams{TenantID: t.ID, MemberID: m.ID})
	if err != nil {
		return nil, fmt.Errorf("passkeys: %w", err)
	}
	if err := q.CountPasskeys(ctx, identitydb.CountPasskeysParams{Email: of.Email, More: -int(passkeys)}); err != nil {
		return nil, fmt.Errorf("count passkeys: %w", err)
	}
	if err := q.DeleteLinks(ctx, identitydb.DeleteLinksParams{TenantID: t.ID, MemberID: m.ID}); err != nil {
		return nil, fmt.Errorf("links: %w", err)
	}
	if err := s.StandIns.EndOfTx(ctx, tx, m.ID, principal.Must(ctx).MemberID); err != nil {
		return nil, err
	}
	if err := s.Members.EraseTx(ctx, tx, m, of); err != nil {
		return nil, err
	}
	of.Erases(identityapi.ErasurePartSessions, int64(len(sessions)))
	of.Erases(identityapi.ErasurePartPasskeys, passkeys)
	return sessions, nil
}

// AddWorkers registers the jobs of this room.
func (s *Service) AddWorkers(w *river.Workers) { river.AddWorker(w, &eraseWorker{service: s}) }

type eraseWorker struct {
	river.WorkerDefaults[EraseArgs]
	service *Service
}

// Work implements river.Worker.
func (w *eraseWorker) Work(ctx context.Context, job *river.Job[EraseArgs]) error {
	s, a := w.service, job.Args
	t, err := s.Tenants.ByID(ctx, a.TenantID)
	if err != nil {
		return err
	}
	ctx = principal.With(tenant.With(ctx, t), principal.Principal{TenantID: t.ID, MemberID: a.By,
		Group: identity.GroupAdmin})
	var ended []uuid.UUID
	err = contended(func() error {
		return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
			p, err := identity.PersonTx(ctx, tx, t.ID, a.MemberID)
			if err != nil || p.Member.ErasedAt != nil {
				return err
			}
			found, sessions, err := s.eraseTx(ctx, tx, a.MemberID)
			if err != nil {
				return err
			}
			ended = sessions
			return s.tellErasedTx(ctx, tx, a, found)
		})
	})
	if err != nil {
		return err
	}
	return s.endSessions(ctx, ended)
}

// tellErasedTx writes the audit entry, which says how much was erased and identifies the person only by the
// pseudonym. A change in the meantime – a payment, a spot – stops an erasure.
func (s *Service) tellErasedTx(ctx context.Context, tx pgx.Tx, a EraseArgs, found identity.ErasureFound) error {
	now, action, after := s.Clock.Now(ctx), "member.erase", map[string]any{"reason": a.Reason}
	if len(found.Reasons) > 0 {
		action, after["refused"] = "member.erase_refused", found.Reasons
		if err := identitydb.New(tx).ErasureRefused(ctx, identitydb.ErasureRefusedParams{TenantID: a.TenantID, ID: a.MemberID,
			Now: now}); err != nil {
			return fmt.Errorf("refuse an erasure: %w", err)
		}
	}
	for _, one := range found.Erases {
		after[string(one.Part)] = one.Count
	}
	return audit.Record(ctx, tx, audit.Entry{TenantID: a.TenantID, At: now, Action: action, ObjectType: "Member",
		ObjectID: a.MemberID, After: after})
}

// CalculateErasure implements calculateErasure. An impossible erasure is a result, not an error: the dialog says
// why.
func (h HTTP) CalculateErasure(ctx context.Context, params identityapi.CalculateErasureParams) (
	*identityapi.ErasureCalculationAnswer, error) {
	who, found, err := h.Service.CalculateErasure(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &identityapi.ErasureCalculationAnswer{Success: true, Data: identityapi.ErasureCalculation{
		Possible: len(found.Reasons) == 0, Reasons: append([]string{}, found.Reasons...), Person: mergePerson(who),
		Erases: append([]identityapi.ErasureCount{}, found.Erases...), Keeps: append([]identityapi.ErasureCount{},
			found.Keeps...),
	}}, nil
}

// EraseUser implements eraseUser.
func (h HTTP) EraseUser(ctx context.Context, req *identityapi.EraseUser, params identityapi.EraseUserParams) (
	*identityapi.ProfileAnswer, error) {
	e := Erasing{Email: req.Email, Reason: req.Reason, Version: req.Version}
	if err := h.Service.Erase(ctx, params.ID, params.IdempotencyKey, e); err != nil {
		return nil, err
	}
	return userAnswer(h.Service.User(ctx, params.ID))
}
