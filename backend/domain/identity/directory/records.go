package directory

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/principal"
)

var byName = record.Sort{Column: "lower(m.last_name || ' ' || m.first_name)", Type: "text"}

// Whom an admin may change: nobody can change their own group or status.
const (
	oneself     = "oneself"
	anotherOnes = "another"
	notOneself  = "Ask another admin to change your group or status."
	colleague   = "colleague"
	// People who have never signed in have no identity yet, so their address can be wrong.
	invitedOne       = "invited"
	invitedColleague = "invitedColleague"
	signsIn          = "This person signs in with this email, so only they can change it."
	notStaff         = "Only staff can have view-only access. Move this person to a staff group first."
)

var (
	admins = []string{identity.GroupAdmin}
	// helpers correct names and addresses, and close accounts; roles are the admins' alone.
	helpers = []string{identity.GroupAdmin, principal.Support}
	others  = []string{anotherOnes, colleague, invitedOne, invitedColleague}
	staff   = []string{colleague, invitedColleague}
	// invited are the others whose address can be corrected.
	invited = []string{invitedOne, invitedColleague}
)

// userRecords describes people to the record layer (H-485): admins and support see them.
var userRecords = &record.Resource{
	Name: "User", Object: "Member", Table: "member", Tenant: "m.tenant_id", ID: "m.id", From: "member m",
	Scope:   map[string]string{"admin": record.Everything},
	Words:   search.Member,
	Filters: map[string]string{"status": "m.status = @value", "group": "m.user_group = @value"},
	Sorts: map[string]record.Sort{"name": byName, "created": record.Created("m.id"),
		"email": {Column: "m.email", Type: "text"},
		"group": {Column: "m.user_group", Type: "text"}, "status": {Column: "m.status", Type: "text"}},
	Sort: "name",
	Meta: record.Meta{
		Name: "coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email)", Status: "m.status",
		Facts: "jsonb_build_object('email', m.email, 'group', m.user_group)",
	},
	Fields: []record.Field{
		{Name: "email", Column: "email", Write: helpers, In: invited, Closed: signsIn},
		{Name: "firstName", Column: "first_name", Write: helpers},
		{Name: "lastName", Column: "last_name", Write: helpers},
		{Name: "group", Column: "user_group", Write: admins, In: others, Closed: notOneself},
		{Name: "disabled", Write: helpers, In: others, Closed: notOneself},
		{Name: "readOnly", Column: "read_only", Write: admins, In: staff, Closed: notStaff},
		{Name: "sections", Write: admins, In: staff, Closed: notStaff},
		{Name: "operatorId", Write: admins, In: others, Closed: notOneself},
	},
}

// choices are the selectable people (H-478): those who are not disabled.
var choices = func() *record.Resource {
	r := *userRecords
	r.Scope = map[string]string{"admin": "m.status <> 'disabled'"}
	return &r
}()

// Users returns a page of the tenant's people.
func (s *Service) Users(ctx context.Context, q record.Query) (identityapi.UserPage, error) {
	items, next, err := record.Loaded(ctx, s.DB, userRecords, q, s.users(ctx))
	return identityapi.UserPage{Items: items, NextCursor: next}, err
}

// User returns one person of the tenant.
func (s *Service) User(ctx context.Context, id uuid.UUID) (identityapi.Profile, error) {
	return record.LoadedOne(ctx, s.DB, userRecords, record.Query{IDs: []uuid.UUID{id}}, s.users(ctx))
}

// users reads what admins see of people.
func (s *Service) users(ctx context.Context) record.Load[identityapi.Profile] {
	t, p, now := tenant.From(ctx), principal.Must(ctx), s.Clock.Now(ctx)
	return func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]identityapi.Profile, error) {
		rows, err := identitydb.New(tx).People(ctx, identitydb.PeopleParams{TenantID: t.ID, Ids: ids})
		if err != nil {
			return nil, fmt.Errorf("people: %w", err)
		}
		found := map[uuid.UUID]identityapi.Profile{}
		for _, row := range rows {
			user := s.Shown.Profile(ctx, identity.Caller{Row: identity.Person(row)})
			user.MustChangePassword = identity.Expired(row.Member, now)
			user.EditableFields = userRecords.Editable(p.Group, whose(p, row.Member))
			if row.Member.MergedInto != nil {
				user.MergedIntoId = api.NewOptUUID(*row.Member.MergedInto)
			}
			if row.Member.ErasedAt != nil {
				user.ErasedAt = api.NewOptDateTime(*row.Member.ErasedAt)
			} else if row.Member.EraseAskedAt != nil {
				user.Erasing = api.NewOptBool(true)
			}
			gone := user.MergedIntoId.Set || user.ErasedAt.Set || user.Erasing.Set
			if user.SupportActions = supportActions(p, user); p.ReadOnly || gone {
				user.EditableFields, user.SupportActions = userRecords.Editable("", ""), nil
			}
			if identity.ChangeableBy(p, row.Member) != nil {
				user.SupportActions = nil
				for i := range user.EditableFields {
					user.EditableFields[i].Editable, user.EditableFields[i].Reason = false, api.NewOptString(identity.StaffAccount)
				}
			}
			found[user.ID] = user
		}
		return found, nil
	}
}

// supportActions returns what admins and support may do with another's account. Merging and impersonating
// are for admins.
func supportActions(p principal.Principal, of identityapi.Profile) []identityapi.ProfileSupportActionsItem {
	if of.ID == p.MemberID {
		return nil
	}
	isAdmin := p.Group == identity.GroupAdmin
	var out []identityapi.ProfileSupportActionsItem
	switch of.Status {
	case identity.StatusInvited:
		out = append(out, identityapi.ProfileSupportActionsItemResendActivation)
	case identity.StatusActive:
		out = append(out, identityapi.ProfileSupportActionsItemResetPassword,
			identityapi.ProfileSupportActionsItemEndSessions)
	case identity.StatusDisabled:
		out = append(out, identityapi.ProfileSupportActionsItemEnable)
		if of.Group == groupTraveler {
			out = append(out, identityapi.ProfileSupportActionsItemErase)
		}
		return out
	}
	if of.Group == groupTraveler {
		if isAdmin {
			out = append(out, identityapi.ProfileSupportActionsItemMerge)
		}
		out = append(out, identityapi.ProfileSupportActionsItemErase)
	}
	if of.Group != api.GroupAdmin && isAdmin && !p.Limited() {
		out = append(out, identityapi.ProfileSupportActionsItemStandIn)
	}
	return append(out, identityapi.ProfileSupportActionsItemDisable)
}

// whose returns the key that opens and closes a person's fields for the calling admin.
func whose(p principal.Principal, of identitydb.Member) string {
	asked := of.IdentityID == nil
	switch {
	case p.MemberID == of.ID:
		return oneself
	case identity.IsStaff(of.UserGroup) && asked:
		return invitedColleague
	case identity.IsStaff(of.UserGroup):
		return colleague
	case asked:
		return invitedOne
	}
	return anotherOnes
}
