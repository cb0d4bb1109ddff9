package access

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/access/accessdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
)

// Assigned is a host or trip of an account manager.
type Assigned struct {
	ObjectType string // "Host" or "Trip"
	ID         uuid.UUID
	Name       string
}

// Assignments lists what is assigned to a member.
func (s *Service) Assignments(ctx context.Context, memberID uuid.UUID) ([]Assigned, error) {
	var out []Assigned
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		if _, err := s.managerTx(ctx, tx, memberID); err != nil {
			return err
		}
		var err error
		out, err = s.assignmentsTx(ctx, tx, memberID)
		return err
	})
	return out, err
}

// Assign makes exactly these the hosts and trips of an account manager.
func (s *Service) Assign(ctx context.Context, memberID uuid.UUID, hosts, trips []uuid.UUID) ([]Assigned, error) {
	t := tenant.From(ctx)
	var out []Assigned
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		if err := s.Members.LockTx(ctx, tx, memberID); err != nil {
			return err
		}
		group, err := s.managerTx(ctx, tx, memberID)
		if err != nil {
			return err
		}
		if group != "accountManager" && len(hosts)+len(trips) > 0 {
			return apierr.New(apierr.CodeIllegalState, "You can assign hosts and trips only to account managers.")
		}
		before, err := s.assignmentsTx(ctx, tx, memberID)
		if err != nil {
			return err
		}
		want, err := s.assignableTx(ctx, tx, hosts, trips)
		if err != nil {
			return err
		}
		if err := s.moveTx(ctx, tx, memberID, before, want); err != nil {
			return err
		}
		out, err = s.assignmentsTx(ctx, tx, memberID)
		return err
	})
	return out, err
}

func (s *Service) managerTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (group string, err error) {
	groups, err := s.Members.GroupsTx(ctx, tx, []uuid.UUID{memberID})
	if err != nil {
		return "", err
	}
	group, ok := groups[memberID]
	if !ok {
		return "", apierr.NotFound("user")
	}
	return group, nil
}

// assignmentsTx lists what is assigned to a member, by name.
func (s *Service) assignmentsTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]Assigned, error) {
	rows, err := accessdb.New(tx).AssignmentsOf(ctx, accessdb.AssignmentsOfParams{TenantID: tenant.From(ctx).ID,
		MemberID: memberID})
	if err != nil {
		return nil, fmt.Errorf("assignments: %w", err)
	}
	of := map[string][]uuid.UUID{}
	for _, row := range rows {
		of[row.ObjectType] = append(of[row.ObjectType], row.ObjectID)
	}
	var out []Assigned
	for kind, names := range map[string]Names{"Trip": s.Trips, "Host": s.Hosts} {
		called, err := names.NamesTx(ctx, tx, of[kind])
		if err != nil {
			return nil, err
		}
		for _, id := range of[kind] {
			out = append(out, Assigned{kind, id, called[id]})
		}
	}
	slices.SortFunc(out, func(a, b Assigned) int {
		return cmp.Or(cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)), bytes.Compare(a.ID[:], b.ID[:]))
	})
	return out, nil
}

// assignableTx checks that the ids are those of existing objects.
func (s *Service) assignableTx(ctx context.Context, tx pgx.Tx, hosts, trips []uuid.UUID) ([]Assigned, error) {
	found := map[uuid.UUID]bool{}
	var out []Assigned
	for _, asked := range []struct {
		kind  string
		ids   []uuid.UUID
		names Names
	}{{"Trip", trips, s.Trips}, {"Host", hosts, s.Hosts}} {
		called, err := asked.names.NamesTx(ctx, tx, asked.ids)
		if err != nil {
			return nil, err
		}
		for id := range called {
			found[id] = true
			out = append(out, Assigned{ObjectType: asked.kind, ID: id})
		}
	}
	missing := func(id uuid.UUID) bool { return !found[id] }
	if slices.ContainsFunc(hosts, missing) {
		return nil, apierr.InvalidField("hostIds", "One of these hosts doesn’t exist")
	}
	if slices.ContainsFunc(trips, missing) {
		return nil, apierr.InvalidField("tripIds", "One of these trips doesn’t exist")
	}
	return out, nil
}

func (s *Service) moveTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, before, want []Assigned) error {
	t, now, queries := tenant.From(ctx), s.Clock.Now(ctx), accessdb.New(tx)
	in := func(list []Assigned, a Assigned) bool {
		return slices.ContainsFunc(list, func(b Assigned) bool { return a.ObjectType == b.ObjectType && a.ID == b.ID })
	}
	var gone, fresh []authz.Tuple
	for _, a := range before {
		if in(want, a) {
			continue
		}
		gone = append(gone, managed(memberID, a))
		err := queries.Unassign(ctx, accessdb.UnassignParams{TenantID: t.ID, MemberID: memberID, ObjectType: a.ObjectType,
			ObjectID: a.ID})
		if err != nil {
			return err
		}
	}
	for _, a := range want {
		if in(before, a) {
			continue
		}
		fresh = append(fresh, managed(memberID, a))
		err := queries.Assign(ctx, accessdb.AssignParams{TenantID: t.ID, MemberID: memberID, ObjectType: a.ObjectType,
			ObjectID: a.ID, Now: now})
		if err != nil {
			return err
		}
	}
	if len(gone)+len(fresh) == 0 {
		return nil
	}
	if err := s.Outbox.Replace(ctx, tx, t.ID, gone, fresh); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "member.assign", ObjectType: "Member", ObjectID: memberID,
		Before: map[string]any{"objects": ids(before)}, After: map[string]any{"objects": ids(want)},
	})
}

func managed(memberID uuid.UUID, a Assigned) authz.Tuple {
	return authz.Tuple{Namespace: a.ObjectType, Object: a.ID.String(), Relation: "managers",
		Subject: "User:" + memberID.String()}
}

func ids(list []Assigned) []string {
	out := make([]string, len(list))
	for i, a := range list {
		out[i] = a.ObjectType + ":" + a.ID.String()
	}
	slices.Sort(out)
	return out
}

// Managers returns the platform staff in charge of hosts and trips, with only a transaction.
type Managers struct{ People Names }

// ManagerOfTx returns the account manager of a trip: its own, else that of its host; nil if nobody is assigned
// (O-059).
func (m Managers) ManagerOfTx(ctx context.Context, tx pgx.Tx, tripID, hostID uuid.UUID) (*api.Person, error) {
	id, err := accessdb.New(tx).ManagerOf(ctx, accessdb.ManagerOfParams{TenantID: tenant.From(ctx).ID, TripID: tripID,
		HostID: hostID})
	if db.NoRows(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("account manager: %w", err)
	}
	called, err := m.People.NamesTx(ctx, tx, []uuid.UUID{id})
	return &api.Person{ID: id, DisplayName: called[id]}, err
}
