package identity

import (
	"context"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
)

var byName = record.Sort{Column: "lower(m.last_name || ' ' || m.first_name)", Type: "text"}

// userRecords describes people to the record layer (H-485): admins see them.
var userRecords = &record.Resource{
	Name: "User", Tenant: "m.tenant_id", ID: "m.id", From: "member m",
	Scope:   map[string]string{"admin": record.Everything},
	Search:  []string{"m.first_name", "m.last_name", "m.email"},
	Filters: map[string]string{"status": "m.status = @value", "group": "m.user_group = @value"},
	Sorts:   map[string]record.Sort{"name": byName, "created": record.Created("m.id")},
	Sort:    "name",
	Meta: record.Meta{
		Name: "coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email)", Status: "m.status",
		Facts: "jsonb_build_object('email', m.email, 'group', m.user_group)",
	},
}

// choices are the people who can be chosen (H-478): those who are not disabled.
var choices = func() *record.Resource {
	r := *userRecords
	r.Scope = map[string]string{"admin": "m.status <> 'disabled'"}
	return &r
}()

// ListUserMetadata implements listUserMetadata.
func (h HTTP) ListUserMetadata(ctx context.Context, params api.ListUserMetadataParams) (*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, userRecords, record.MetadataParams(params))
}

// ListUserChoices implements listUserChoices.
func (h HTTP) ListUserChoices(ctx context.Context, params api.ListUserChoicesParams) (*api.RecordMetadataPageAnswer, error) {
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
