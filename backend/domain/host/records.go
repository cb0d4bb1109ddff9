package host

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/identity"
	layer "caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
)

// beforeLaunch are the stages in which the path of a host's page has not been shared yet.
var beforeLaunch = []string{"created", "ready-to-qualify", "qualifying", "qualified", "planning"}

var admins = []string{"admin"}

// hostRecords describes hosts to the record layer (H-474). Account managers see the hosts assigned to them.
var hostRecords = &layer.Resource{
	Name: "Host", Table: "host", Tenant: "h.tenant_id", ID: "h.id",
	From:  "host h JOIN member m ON m.tenant_id = h.tenant_id AND m.id = h.member_id",
	Scope: layer.Helpers(layer.Assigned("h.tenant_id", [2]string{"Host", "h.id"})),
	Words: search.Host,
	Filters: map[string]string{
		"status": "h.status = @value", "level": "h.level = @value", "active": "h.active = @value",
		"user": "h.member_id = @value OR EXISTS (SELECT 1 FROM host_member s WHERE s.tenant_id = h.tenant_id AND s.host_id = h.id AND s.member_id = @value)",
	},
	Sorts: map[string]layer.Sort{
		"created": layer.Created("h.id"), "name": {Column: "lower(h.display_name)", Type: "text"},
		"level":  {Column: "h.level", Type: "int"},
		"status": {Column: "h.status", Type: "text"}, "email": {Column: "m.email", Type: "text"},
		"page":       {Column: "h.page_path", Type: "text"},
		"onboarding": {Column: "h.onboarding_completed::int", Type: "int"},
	},
	Sort: "-created",
	Meta: layer.Meta{
		Name: "coalesce(nullif(m.profile ->> 'displayName', ''), h.display_name)", Status: "h.status",
		Facts: "jsonb_build_object('email', m.email, 'level', h.level::text, 'page', h.page_path)",
	},
	Fields: []layer.Field{
		{Name: "displayName"}, {Name: "firstName"}, {Name: "lastName"}, {Name: "email"}, {Name: "bio"},
		{Name: "profilePictureUrl"},
		{Name: "level", Column: "level", Write: admins},
		{Name: "status", Column: "status", Write: admins},
		{Name: "active", Column: "active", Write: admins},
		{Name: "pagePath", Column: "page_path", Write: admins, In: beforeLaunch,
			Closed: "Travelers have had this address since the first launch, so it cannot be changed."},
		{Name: "onboardingCompleted", Column: "onboarding_completed", Write: admins},
	},
}

// List returns a page of the hosts that the caller may see.
func (s *Service) List(ctx context.Context, q layer.Query) (hostapi.HostPage, error) {
	items, next, err := layer.Loaded(ctx, s.DB, hostRecords, q, s.answers(ctx))
	return hostapi.HostPage{Items: items, NextCursor: next}, err
}

// answers reads the responses for hosts.
func (s *Service) answers(ctx context.Context) layer.Load[hostapi.Host] {
	return func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]hostapi.Host, error) {
		found, err := load(ctx, tx, ids)
		hosts := map[uuid.UUID]hostapi.Host{}
		for id, r := range found {
			hosts[id] = r.answer(ctx)
		}
		return hosts, err
	}
}

// Get returns one host; one that the caller may not see is missing.
func (s *Service) Get(ctx context.Context, id uuid.UUID) (hostapi.Host, error) {
	return layer.LoadedOne(ctx, s.DB, hostRecords, layer.Query{IDs: []uuid.UUID{id}}, s.answers(ctx))
}

// OfUser returns the host that a user is, or works for (H-499); their own comes first.
func (s *Service) OfUser(ctx context.Context, userID uuid.UUID) (hostapi.Host, error) {
	return layer.LoadedOne(ctx, s.DB, hostRecords, layer.Query{Filters: map[string]any{"user": userID}}, s.answers(ctx))
}

// Update changes the fields of a host that an admin may change.
func (s *Service) Update(ctx context.Context, id uuid.UUID, in *hostapi.HostUpdate) (hostapi.Host, error) {
	if in.PagePath.Set {
		in.PagePath.Value = strings.ToLower(strings.TrimSpace(in.PagePath.Value))
		if !pagePath.MatchString(in.PagePath.Value) {
			return hostapi.Host{}, apierr.InvalidField("pagePath", "Use 3 to 80 lowercase letters, numbers, and hyphens")
		}
	}
	t := tenant.From(ctx)
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		h, err := hostdb.New(tx).LockHost(ctx, hostdb.LockHostParams{TenantID: t.ID, ID: id})
		if db.NoRows(err) {
			return apierr.NotFound("host")
		}
		if err != nil {
			return fmt.Errorf("lock host: %w", err)
		}
		_, err = hostRecords.Update(tx, layer.By(ctx), s.Clock, layer.Change{
			ID: id, Version: in.Version, Is: h.Version, Status: h.Status, Values: layer.Given(in),
			Before: map[string]any{"level": h.Level, "status": h.Status, "active": h.Active, "pagePath": h.PagePath,
				"onboardingCompleted": h.OnboardingCompleted},
		})
		if err != nil {
			return err
		}
		return keepFormerTx(ctx, tx, h, in.PagePath.Or(h.PagePath), s.Clock.Now(ctx))
	})
	if err := refused(err); err != nil {
		return hostapi.Host{}, err
	}
	return s.Get(ctx, id)
}

// AddTx adds a host entered by an admin; the person gets an activation link.
func (s *Service) AddTx(ctx context.Context, tx pgx.Tx, in *hostapi.NewHost) (uuid.UUID, error) {
	path := strings.ToLower(strings.TrimSpace(in.PagePath.Or("")))
	if path != "" && !pagePath.MatchString(path) {
		return uuid.Nil, apierr.InvalidField("pagePath", "Use 3 to 80 lowercase letters, numbers, and hyphens")
	}
	member, err := s.People.InviteTx(ctx, tx, identity.Invited{Email: in.Email, FirstName: in.FirstName,
		LastName: in.LastName, Group: "host"})
	if err != nil {
		return uuid.Nil, err
	}
	return s.CreateTx(ctx, tx, Newcomer{
		MemberID: member, DisplayName: first(strings.TrimSpace(in.DisplayName.Or("")), in.FirstName+" "+in.LastName),
		PagePath: path, Level: in.Level.Or(0),
	})
}

// Members lists the primary user of a host and the secondary ones.
func (s *Service) Members(ctx context.Context, id uuid.UUID) (api.MemberList, error) {
	list := api.MemberList{Items: []api.Member{}}
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		rows, err := hostdb.New(tx).HostMembers(ctx, hostdb.HostMembersParams{TenantID: tenant.From(ctx).ID, ID: id})
		if err == nil && len(rows) == 0 {
			return apierr.NotFound("host")
		}
		for _, row := range rows {
			member := api.Member{
				ID: row.ID, Name: strings.TrimSpace(row.FirstName + " " + row.LastName), Email: row.Email,
				Status: api.MemberStatus(row.Status), Role: api.MemberRoleSecondary, Removable: true,
			}
			if row.IsPrimary {
				member.Role, member.Removable, member.Reason = api.MemberRolePrimary, false,
					words("You cannot remove a host’s primary user.")
			}
			list.Items = append(list.Items, member)
		}
		return err
	})
	return list, err
}

// AddMemberTx lets a person work on a host's trips; a new person is invited. A person who leads trips as a host,
// or works for another, is rejected: a person acts for one host (DECISIONS 1).
func (s *Service) AddMemberTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, in *api.NewMember) error {
	if _, err := getHost(ctx, tx, id); err != nil {
		return err
	}
	if in.Role.Set && in.Role.Value != api.MemberRoleSecondary {
		return apierr.InvalidField("role", "A host has one primary user. Everyone else is secondary")
	}
	member, err := s.People.FindOrInviteTx(ctx, tx, identity.Invited{Email: in.Email, FirstName: in.FirstName.Or(""),
		LastName: in.LastName.Or(""), Group: "host"})
	if err != nil {
		return err
	}
	rows, err := hostdb.New(tx).HostsOfMember(ctx, hostdb.HostsOfMemberParams{TenantID: tenant.From(ctx).ID,
		MemberID: member})
	if err != nil {
		return fmt.Errorf("hosts of a member: %w", err)
	}
	for _, row := range rows {
		switch {
		case row.IsPrimary:
			return apierr.InvalidField("email", "This person is already a host")
		case row.ID != id:
			return apierr.InvalidField("email", "This person already works with another host")
		}
	}
	return s.AddSecondaryTx(ctx, tx, id, member)
}

// RemoveMember removes a secondary user from a host.
func (s *Service) RemoveMember(ctx context.Context, id, memberID uuid.UUID) error {
	return s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		h, err := getHost(ctx, tx, id)
		if err != nil {
			return err
		}
		if h.MemberID == memberID {
			return apierr.New(apierr.CodeIllegalState, "You cannot remove a host’s primary user.")
		}
		return s.RemoveSecondaryTx(ctx, tx, id, memberID)
	})
}
