package operator

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/operator/operatordb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/operatorapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

var admins = []string{"admin"}

// operatorRecords describes operators to the record layer (H-479). Account managers see those of the trips and
// hosts assigned to them.
var operatorRecords = &record.Resource{
	Name: "Operator", Table: "operator", Tenant: "o.tenant_id", ID: "o.id", From: "operator o",
	Scope: record.Helpers("EXISTS (SELECT 1 FROM trip t WHERE t.tenant_id = o.tenant_id AND t.operator_id = o.id AND " +
		record.Assigned("t.tenant_id", [2]string{"Trip", "t.id"}, [2]string{"Host", "t.host_id"}) + ")"),
	Words: search.Operator,
	Filters: map[string]string{"active": "o.active = @value",
		"status": "(CASE WHEN o.active THEN 'active' ELSE 'inactive' END) = @value"},
	Sorts: map[string]record.Sort{
		"name": {Column: "lower(o.name)", Type: "text"}, "code": {Column: "o.code", Type: "text"},
		"state": {Column: "o.active::int", Type: "int"}, "created": {Column: "o.created_at", Type: "timestamptz"},
	},
	Sort: "name",
	Meta: record.Meta{
		Name: "o.name", Status: "CASE WHEN o.active THEN 'active' ELSE 'inactive' END",
		Facts: "jsonb_build_object('code', o.code, 'email', nullif(o.email, ''))",
	},
	Fields: []record.Field{
		{Name: "name", Column: "name", Write: admins},
		{Name: "code", Column: "code", Write: admins},
		{Name: "phone", Column: "phone", Write: admins},
		{Name: "email", Column: "email", Write: admins},
		{Name: "about", Column: "about", Write: admins},
		{Name: "terms", Column: "terms", Write: admins},
		{Name: "active", Column: "active", Write: admins},
		{Name: "members"}, {Name: "itineraries"}, {Name: "trips"}, {Name: "createdAt"},
	},
}

type row struct {
	record.Key
	Name        string    `db:"name"`
	Code        string    `db:"code"`
	Phone       string    `db:"phone"`
	Email       string    `db:"email"`
	About       string    `db:"about"`
	Terms       string    `db:"terms"`
	Active      bool      `db:"active"`
	Version     int64     `db:"version"`
	CreatedAt   time.Time `db:"created_at"`
	Members     int       `db:"members"`
	Itineraries int       `db:"itineraries"`
	Trips       int       `db:"trips"`
}

const columns = `o.name, o.code, o.phone, o.email, o.about, o.terms, o.active, o.version, o.created_at,
	(SELECT count(*) FROM operator_member m WHERE m.tenant_id = o.tenant_id AND m.operator_id = o.id) AS members,
	(SELECT count(*) FROM itinerary i WHERE i.tenant_id = o.tenant_id AND i.operator_id = o.id) AS itineraries,
	(SELECT count(*) FROM trip t WHERE t.tenant_id = o.tenant_id AND t.operator_id = o.id) AS trips`

func (r row) answer(by principal.Principal) operatorapi.Operator {
	return operatorapi.Operator{
		ID: r.ID, Name: r.Name, Code: r.Code, Phone: text(r.Phone), Email: text(r.Email), About: text(r.About),
		Terms: r.Terms, Active: r.Active, Version: r.Version, CreatedAt: r.CreatedAt.UTC(), Members: r.Members,
		Itineraries: r.Itineraries, Trips: r.Trips,
		EditableFields: operatorRecords.Offered(by, ""),
	}
}

// List returns a page of the operators that the caller may see.
func (s *Service) List(ctx context.Context, q record.Query) (operatorapi.OperatorPage, error) {
	items, next, err := record.Answers(ctx, s.DB, operatorRecords, columns, q, row.answer)
	return operatorapi.OperatorPage{Items: items, NextCursor: next}, err
}

// Get returns one operator; one that the caller may not see is missing.
func (s *Service) Get(ctx context.Context, id uuid.UUID) (operatorapi.Operator, error) {
	return record.Answer(ctx, s.DB, operatorRecords, columns, id, row.answer)
}

// Update changes an operator. An inactive one keeps its trips; its itineraries are shown as before.
func (s *Service) Update(ctx context.Context, id uuid.UUID, in *operatorapi.OperatorUpdate) (
	operatorapi.Operator, error) {
	fields := map[string]string{}
	for name, value := range map[string]*api.OptString{"name": &in.Name, "code": &in.Code, "terms": &in.Terms} {
		value.Value = strings.TrimSpace(value.Value)
		if value.Set && value.Value == "" {
			fields[name] = "This field is required"
		}
	}
	if mail := in.Email.Or(""); mail != "" && !strings.Contains(mail, "@") {
		fields["email"] = "Enter a valid email address"
	}
	if len(fields) > 0 {
		return operatorapi.Operator{}, apierr.Invalid(fields)
	}
	err := record.Save(ctx, s.DB, s.Clock, operatorRecords, columns, id, func(was row) record.Change {
		return record.Change{
			Version: in.Version, Is: was.Version, Values: record.Given(in),
			Before: map[string]any{
				"name": was.Name, "code": was.Code, "phone": was.Phone, "email": was.Email, "about": was.About, "terms": was.Terms,
				"active": was.Active,
			},
		}
	})
	if err := refused(err); err != nil {
		return operatorapi.Operator{}, err
	}
	return s.Get(ctx, id)
}

// Members lists an operator's people, admins first.
func (s *Service) Members(ctx context.Context, id uuid.UUID) (api.MemberList, error) {
	list := api.MemberList{Items: []api.Member{}}
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		if _, err := record.Get[record.Key](tx, record.By(ctx), operatorRecords, "", id); err != nil {
			return err
		}
		rows, err := operatordb.New(tx).MembersOf(ctx, operatordb.MembersOfParams{TenantID: tenant.From(ctx).ID,
			OperatorID: id})
		people := map[uuid.UUID]Role{}
		for _, r := range rows {
			people[r.ID] = Role(r.Role)
		}
		for _, r := range rows {
			member := api.Member{
				ID: r.ID, Name: strings.TrimSpace(r.FirstName + " " + r.LastName), Email: r.Email,
				Status: api.MemberStatus(r.Status), Role: api.MemberRole(r.Role), Removable: true,
			}
			if keepsAdmin(people, r.ID, "") != nil {
				member.Removable, member.Reason = false, text("An operator needs at least one admin.")
			}
			list.Items = append(list.Items, member)
		}
		return err
	})
	return list, err
}

// InviteMemberTx lets a person work for an operator; a new person is invited. A person who works for another
// operator leaves it: a person works for one (DECISIONS 1).
func (s *Service) InviteMemberTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, in *api.NewMember) error {
	if _, err := record.Get[record.Key](tx, record.By(ctx), operatorRecords, "", id); err != nil {
		return err
	}
	role := Role(in.Role.Or(api.MemberRoleMember))
	if role != Admin && role != Member {
		return apierr.InvalidField("role", "Choose admin or member")
	}
	member, err := s.People.FindOrInviteTx(ctx, tx, identity.Invited{Email: in.Email, FirstName: in.FirstName.Or(""),
		LastName: in.LastName.Or(""), Group: "operator"})
	if err != nil {
		return err
	}
	if err := s.joinTx(ctx, tx, id, member); err != nil {
		return err
	}
	if role == Admin {
		return s.SetRoleTx(ctx, tx, id, member, Admin)
	}
	return nil
}

// SetRole makes a member an admin or a plain member of the operator.
func (s *Service) SetRole(ctx context.Context, id, memberID uuid.UUID, role Role) error {
	return s.changePeople(ctx, id, func(tx pgx.Tx) error { return s.SetRoleTx(ctx, tx, id, memberID, role) })
}

// RemoveMember removes a person from an operator.
func (s *Service) RemoveMember(ctx context.Context, id, memberID uuid.UUID) error {
	return s.changePeople(ctx, id, func(tx pgx.Tx) error { return s.RemoveMemberTx(ctx, tx, id, memberID) })
}

func (s *Service) changePeople(ctx context.Context, id uuid.UUID, change func(pgx.Tx) error) error {
	return s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		if _, err := record.Get[record.Key](tx, record.By(ctx), operatorRecords, "", id); err != nil {
			return fmt.Errorf("people of an operator: %w", err)
		}
		return change(tx)
	})
}
