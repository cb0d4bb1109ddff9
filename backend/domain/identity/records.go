package identity

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

var byName = record.Sort{Column: "lower(m.last_name || ' ' || m.first_name)", Type: "text"}

// Whom an admin changes: nobody changes his own group or status.
const (
	oneself     = "oneself"
	anotherOnes = "another"
	notOneself  = "Another admin has to change your group or status."
)

var (
	admins = []string{groupAdmin}
	others = []string{anotherOnes}
)

// userRecords describes people to the record layer (H-485): admins see them.
var userRecords = &record.Resource{
	Name: "User", Object: "Member", Table: "member", Tenant: "m.tenant_id", ID: "m.id", From: "member m",
	Scope:   map[string]string{"admin": record.Everything},
	Search:  []string{"m.first_name", "m.last_name", "m.email"},
	Filters: map[string]string{"status": "m.status = @value", "group": "m.user_group = @value"},
	Sorts: map[string]record.Sort{"name": byName, "created": record.Created("m.id"), "email": {Column: "m.email", Type: "text"},
		"group": {Column: "m.user_group", Type: "text"}, "status": {Column: "m.status", Type: "text"}},
	Sort: "name",
	Meta: record.Meta{
		Name: "coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email)", Status: "m.status",
		Facts: "jsonb_build_object('email', m.email, 'group', m.user_group)",
	},
	Fields: []record.Field{
		{Name: "email"},
		{Name: "firstName", Column: "first_name", Write: admins},
		{Name: "lastName", Column: "last_name", Write: admins},
		{Name: "group", Column: "user_group", Write: admins, In: others, Closed: notOneself},
		{Name: "disabled", Write: admins, In: others, Closed: notOneself},
		{Name: "operatorId", Write: admins, In: others, Closed: notOneself},
	},
}

// choices are the people who can be chosen (H-478): those who are not disabled.
var choices = func() *record.Resource {
	r := *userRecords
	r.Scope = map[string]string{"admin": "m.status <> 'disabled'"}
	return &r
}()

// Users gives a page of the tenant's people.
func (s *Service) Users(ctx context.Context, q record.Query) (identityapi.UserPage, error) {
	items, next, err := record.Loaded(ctx, s.DB, userRecords, q, s.users(ctx))
	return identityapi.UserPage{Items: items, NextCursor: next}, err
}

// User gives one person of the tenant.
func (s *Service) User(ctx context.Context, id uuid.UUID) (identityapi.Profile, error) {
	return record.LoadedOne(ctx, s.DB, userRecords, record.Query{IDs: []uuid.UUID{id}}, s.users(ctx))
}

// users reads what admins are told of people.
func (s *Service) users(ctx context.Context) record.Load[identityapi.Profile] {
	t, p := tenant.From(ctx), principal.Must(ctx)
	return func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]identityapi.Profile, error) {
		rows, err := identitydb.New(tx).People(ctx, identitydb.PeopleParams{TenantID: t.ID, Ids: ids})
		if err != nil {
			return nil, fmt.Errorf("people: %w", err)
		}
		found := map[uuid.UUID]identityapi.Profile{}
		for _, row := range rows {
			user := s.profile(ctx, Caller{Row: Person(row)})
			user.MustChangePassword = row.Member.PasswordExpiresAt != nil
			user.EditableFields = userRecords.Editable(p.Group, whose(p, user.ID))
			found[user.ID] = user
		}
		return found, nil
	}
}

// whose opens and closes fields of a person to the admin who asks.
func whose(p principal.Principal, id uuid.UUID) string {
	if p.MemberID == id {
		return oneself
	}
	return anotherOnes
}

// ListUsers implements listUsers.
func (h HTTP) ListUsers(ctx context.Context, params identityapi.ListUsersParams) (*identityapi.UserPageAnswer, error) {
	page, err := h.Service.Users(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &identityapi.UserPageAnswer{Success: true, Data: page}, nil
}

// ListUserMetadata implements listUserMetadata.
func (h HTTP) ListUserMetadata(ctx context.Context, params identityapi.ListUserMetadataParams) (*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, userRecords, record.MetadataParams(params))
}

// ListUserChoices implements listUserChoices.
func (h HTTP) ListUserChoices(ctx context.Context, params identityapi.ListUserChoicesParams) (*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, choices, record.MetadataParams(params))
}

// Invited is a person whom an admin names for a part, such as a host's second user.
type Invited struct{ Email, FirstName, LastName, Group string }

// InviteTx adds a person of a group without what the group works with, and mails the activation link.
func (s *Service) InviteTx(ctx context.Context, tx pgx.Tx, n Invited) (uuid.UUID, error) {
	n.FirstName, n.LastName = strings.TrimSpace(n.FirstName), strings.TrimSpace(n.LastName)
	fields := map[string]string{}
	if n.Email = strings.ToLower(strings.TrimSpace(n.Email)); !validEmail(n.Email) {
		fields["email"] = "Enter a valid e-mail address"
	}
	if n.FirstName == "" {
		fields["firstName"] = "This field is required"
	}
	if n.LastName == "" {
		fields["lastName"] = "This field is required"
	}
	if len(fields) > 0 {
		return uuid.Nil, apierr.Invalid(fields)
	}
	t := tenant.From(ctx)
	_, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID, Email: n.Email})
	if err == nil {
		return uuid.Nil, apierr.InvalidField("email", "Somebody with this e-mail address is here already")
	}
	if !db.NoRows(err) {
		return uuid.Nil, err
	}
	id := uuid.Must(uuid.NewV7())
	if err := s.CreateMemberTx(ctx, tx, NewMember{ID: id, Email: n.Email, FirstName: n.FirstName, LastName: n.LastName, Group: n.Group}); err != nil {
		return uuid.Nil, err
	}
	return id, s.SendActivationTx(ctx, tx, id)
}

// FindOrInviteTx gives whoever of the group has the address, or invites him. Somebody of another group, or who is
// disabled, is refused: a group is changed on purpose.
func (s *Service) FindOrInviteTx(ctx context.Context, tx pgx.Tx, n Invited) (uuid.UUID, error) {
	m, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: tenant.From(ctx).ID, Email: strings.ToLower(strings.TrimSpace(n.Email))})
	switch {
	case db.NoRows(err):
		return s.InviteTx(ctx, tx, n)
	case err != nil:
		return uuid.Nil, err
	case m.UserGroup != n.Group:
		return uuid.Nil, apierr.InvalidField("email", "This person is here in another group; change it on the users page first")
	case m.Status == statusDisabled:
		return uuid.Nil, apierr.InvalidField("email", "This person is disabled")
	}
	return m.ID, nil
}
