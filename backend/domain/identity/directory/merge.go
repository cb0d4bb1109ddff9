package directory

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// Merging is an admin's request. The versions are those of the two accounts as the admin saw them.
type Merging struct {
	OtherID      uuid.UUID `json:"otherId"`
	Reason       string    `json:"reason"`
	Version      int64     `json:"version"`
	OtherVersion int64     `json:"otherVersion"`
}

// Outcome is the effect of a merge, or its preview.
type Outcome struct {
	stays, goes identitydb.Member
	found       identity.MergeFound
	sessions    []uuid.UUID
}

// errTried rolls back a dry run.
var errTried = errors.New("identity: only tried")

// mergeTries is how often a merge is retried that conflicted with a change to one of the bookings.
const mergeTries = 5

// CalculateMerge performs a merge and rolls it back, so that the preview is exact.
func (s *Service) CalculateMerge(ctx context.Context, into, from uuid.UUID) (out Outcome, err error) {
	err = contended(func() error {
		err := s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
			var err error
			if out, err = s.mergeTx(ctx, tx, into, Merging{OtherID: from}); err == nil {
				err = errTried
			}
			return err
		})
		if errors.Is(err, errTried) {
			return nil
		}
		return err
	})
	return out, err
}

// Merge transfers everything of one account of a person to another, once per idempotency key, and closes it.
func (s *Service) Merge(ctx context.Context, into uuid.UUID, key string, m Merging) error {
	if m.Reason = strings.Join(strings.Fields(m.Reason), " "); m.Reason == "" {
		return apierr.InvalidField("reason", "Say why these accounts are one person’s")
	}
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "mergeUsers:" + into.String(), Key: key, Body: m}
	var ended []uuid.UUID
	err := contended(func() error {
		_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
			out, err := s.mergeTx(ctx, tx, into, m)
			switch {
			case err != nil:
				return false, err
			case out.stays.Version != m.Version || out.goes.Version != m.OtherVersion:
				return false, apierr.Conflict()
			case len(out.found.Reasons) > 0:
				return false, apierr.New(apierr.CodeIllegalState, out.found.Reasons[0])
			}
			ended = out.sessions
			return true, s.tellMergedTx(ctx, tx, out, m.Reason)
		})
		return err
	})
	if err != nil {
		return err
	}
	return s.endSessions(ctx, ended)
}

// contended retries after a conflict over the same booking.
func contended(try func() error) (err error) {
	for range mergeTries {
		if err = try(); !db.Contended(err) {
			return err
		}
	}
	return apierr.Wrap(err, apierr.CodeInProgress,
		"Someone is working on one of these bookings right now. Try again in a moment.")
}

// mergeTx locks both members in the order of their ids, so that two opposite merges cannot deadlock and no
// booking is made meanwhile, and moves everything.
func (s *Service) mergeTx(ctx context.Context, tx pgx.Tx, into uuid.UUID, m Merging) (out Outcome, err error) {
	t, q, now := tenant.From(ctx), identitydb.New(tx), s.Clock.Now(ctx)
	if into == m.OtherID {
		return out, apierr.InvalidField("otherId", "Choose another account")
	}
	ids := []uuid.UUID{into, m.OtherID}
	slices.SortFunc(ids, func(a, b uuid.UUID) int { return bytes.Compare(a[:], b[:]) })
	for _, id := range ids {
		if err := q.LockMember(ctx, identitydb.LockMemberParams{TenantID: t.ID, ID: id}); err != nil {
			return out, fmt.Errorf("lock member: %w", err)
		}
	}
	stays, err := identity.PersonTx(ctx, tx, t.ID, into)
	if err != nil {
		return out, err
	}
	goes, err := identity.PersonTx(ctx, tx, t.ID, m.OtherID)
	var missing *apierr.Error
	if errors.As(err, &missing) && missing.Code == apierr.CodeNotFound {
		err = apierr.InvalidField("otherId", "Choose someone of this marketplace")
	}
	if err != nil {
		return out, err
	}
	out = Outcome{stays: stays.Member, goes: goes.Member}
	of := identity.Merge{
		From: out.goes.ID, Into: out.stays.ID, FromEmail: strings.ToLower(out.goes.Email), IntoEmail: out.stays.Email,
		Found: &out.found,
	}
	out.refuse(of, principal.Must(ctx))
	if len(out.found.Reasons) > 0 {
		return out, nil // accounts other than travelers' are left alone
	}
	if err := s.Members.Merged.Announce(ctx, tx, of); err != nil {
		return out, err
	}
	if out.sessions, err = q.DropSessions(ctx, identitydb.DropSessionsParams{TenantID: t.ID,
		MemberID: of.From}); err != nil {
		return out, fmt.Errorf("end sessions: %w", err)
	}
	of.Ends(identityapi.MergePartSessions, int64(len(out.sessions)))
	if err := s.StandIns.EndOfTx(ctx, tx, of.From, principal.Must(ctx).MemberID); err != nil {
		return out, err
	}
	if err := q.EndLinks(ctx, identitydb.EndLinksParams{TenantID: t.ID, MemberID: of.From, Now: now}); err != nil {
		return out, fmt.Errorf("end links: %w", err)
	}
	return out, s.Members.RetireTx(ctx, tx, out.goes, of.Into)
}

// refuse gives the reasons why two accounts cannot be merged as one traveler's. People who work for an
// organization have more than a membership; what belongs to the identity – password, factors, other marketplaces
// – is none of this marketplace's business.
func (m *Outcome) refuse(of identity.Merge, by principal.Principal) {
	for _, one := range []identitydb.Member{m.stays, m.goes} {
		if one.UserGroup != groupTraveler {
			of.Refuse("Only accounts of travelers can be merged. Hosts, operators, and staff keep their own.")
			return
		}
	}
	switch {
	case m.goes.MergedInto != nil || m.stays.MergedInto != nil:
		of.Refuse("One of these accounts has been merged into another one already.")
	case m.stays.Status == identity.StatusDisabled || m.goes.Status == identity.StatusDisabled:
		of.Refuse("One of these accounts is disabled. Enable it first.")
	case by.MemberID == m.stays.ID || by.MemberID == m.goes.ID:
		of.Refuse("You cannot merge your own account.")
	}
}

const groupTraveler = "traveler"

// tellMergedTx writes both audit entries, and emails both addresses, so that a mistaken merge is noticed.
func (s *Service) tellMergedTx(ctx context.Context, tx pgx.Tx, out Outcome, reason string) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	moved := map[string]any{}
	for _, one := range out.found.Moves {
		moved[string(one.Part)] = one.Count
	}
	for _, entry := range []audit.Entry{
		{Action: "member.merge", ObjectID: out.stays.ID, After: map[string]any{"otherId": out.goes.ID,
			"otherEmail": out.goes.Email, "moved": moved, "reason": reason}},
		{Action: "member.merged", ObjectID: out.goes.ID, After: map[string]any{"intoId": out.stays.ID,
			"intoEmail": out.stays.Email, "reason": reason}},
	} {
		entry.TenantID, entry.At, entry.ObjectType = t.ID, now, "Member"
		if err := audit.Record(ctx, tx, entry); err != nil {
			return err
		}
	}
	for _, one := range []identitydb.Member{out.stays, out.goes} {
		to := identity.Recipient{MemberID: one.ID, Email: one.Email, FirstName: one.FirstName, Group: one.UserGroup}
		if err := s.Mailer.MergedTx(ctx, tx, to, out.goes.Email, one.ID == out.stays.ID); err != nil {
			return err
		}
	}
	return nil
}

// endSessions ends sessions in Kratos whose rows are gone. Without its row a session is invalid here, even if
// Kratos fails.
func (s *Service) endSessions(ctx context.Context, ended []uuid.UUID) error {
	var faults []error
	for _, id := range ended {
		faults = append(faults, s.Kratos.RevokeSession(ctx, id.String()))
		s.Sessions.SessionEnded(ctx, id.String())
	}
	if err := errors.Join(faults...); err != nil {
		return identity.Unavailable(err)
	}
	return nil
}

// CalculateMerge implements calculateMerge. An impossible merge is a result, not an error: the dialog says why.
func (h HTTP) CalculateMerge(
	ctx context.Context, req *identityapi.MergeInput, params identityapi.CalculateMergeParams,
) (*identityapi.MergeCalculationAnswer, error) {
	out, err := h.Service.CalculateMerge(ctx, params.ID, req.OtherId)
	if err != nil {
		return nil, err
	}
	return &identityapi.MergeCalculationAnswer{Success: true, Data: identityapi.MergeCalculation{
		Possible: len(out.found.Reasons) == 0, Reasons: append([]string{}, out.found.Reasons...),
		Stays: mergePerson(out.stays), Goes: mergePerson(out.goes),
		Moves: append([]identityapi.MergeCount{}, out.found.Moves...), Ends: append([]identityapi.MergeCount{},
			out.found.Ends...),
	}}, nil
}

func mergePerson(m identitydb.Member) identityapi.MergePerson {
	return identityapi.MergePerson{Name: strings.TrimSpace(m.FirstName + " " + m.LastName), Email: m.Email,
		Version: m.Version}
}

// MergeUsers implements mergeUsers.
func (h HTTP) MergeUsers(ctx context.Context, req *identityapi.MergeUsers, params identityapi.MergeUsersParams) (
	*identityapi.ProfileAnswer, error) {
	m := Merging{OtherID: req.OtherId, Reason: req.Reason, Version: req.Version, OtherVersion: req.OtherVersion}
	if err := h.Service.Merge(ctx, params.ID, params.IdempotencyKey, m); err != nil {
		return nil, err
	}
	return userAnswer(h.Service.User(ctx, params.ID))
}
