package profile

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/nyaruka/phonenumbers"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/search"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/principal"
)

// Change has the fields to change; nil fields are unchanged.
type Change struct {
	Version                                               int64
	FirstName, LastName                                   *string
	DisplayName, PhoneNumber, WebsiteURL, InstagramHandle *string
	Gender, Bio, EmailSignature, PaypalEmail              *string
	ProfilePictureURL, Language                           *string
	Address                                               *identity.Address
}

// Me reads the caller, bypassing caches.
func (s *Service) Me(ctx context.Context) (identity.Caller, error) {
	return s.Sessions.Authenticate(ctx, principal.Must(ctx).SessionToken, false)
}

// UpdateProfile changes the caller's own profile.
func (s *Service) UpdateProfile(ctx context.Context, id uuid.UUID, change Change) (identity.Caller, error) {
	p := principal.Must(ctx)
	if id != p.MemberID {
		return identity.Caller{}, apierr.NotFound("profile")
	}
	if err := change.validate(p.Group); err != nil {
		return identity.Caller{}, err
	}
	if err := s.checkPicture(ctx, id, change.ProfilePictureURL); err != nil {
		return identity.Caller{}, err
	}
	if change.PaypalEmail != nil && p.Impersonated() {
		return identity.Caller{}, apierr.New(apierr.CodeForbidden,
			"You cannot change payout details while impersonating someone.")
	}
	now := s.Clock.Now(ctx)
	err := s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		m, err := q.MemberByID(ctx, identitydb.MemberByIDParams{TenantID: p.TenantID, ID: id})
		if err != nil {
			return err
		}
		var detail identity.ProfileDetail
		if err := json.Unmarshal(m.Profile, &detail); err != nil {
			return err
		}
		before := detail
		set(&m.FirstName, change.FirstName)
		set(&m.LastName, change.LastName)
		change.apply(&detail)
		m.Profile, err = json.Marshal(detail)
		if err != nil {
			return err
		}
		changed, err := q.UpdateProfile(ctx, identitydb.UpdateProfileParams{
			TenantID: p.TenantID, ID: id, FirstName: m.FirstName, LastName: m.LastName, Profile: m.Profile,
			Version: change.Version, Now: now,
		})
		if err != nil {
			return err
		}
		if changed == 0 {
			return apierr.Conflict()
		}
		if err := search.NoteTx(ctx, tx, search.Member, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: p.TenantID, At: now, Action: "member.update", ObjectType: "Member",
			ObjectID: id, Before: before, After: detail})
	})
	if err != nil {
		return identity.Caller{}, err
	}
	return s.Me(ctx)
}

func (c Change) validate(group string) error {
	fields := map[string]string{}
	required := func(name, label string, value *string) {
		if value != nil && strings.TrimSpace(*value) == "" {
			fields[name] = label + " is required"
		}
	}
	required("firstName", "First Name", c.FirstName)
	required("lastName", "Last Name", c.LastName)
	// Field visibility by group is O-167.
	for name, value := range map[string]*string{
		"displayName": c.DisplayName, "websiteUrl": c.WebsiteURL, "emailSignature": c.EmailSignature,
		"paypalEmail": c.PaypalEmail,
	} {
		if value != nil && group != "host" {
			fields[name] = "Only hosts have this field"
		}
	}
	for name, value := range map[string]*string{"instagramHandle": c.InstagramHandle, "bio": c.Bio,
		"profilePictureUrl": c.ProfilePictureURL} {
		if value != nil && group != "host" && group != "operator" && group != "traveler" {
			fields[name] = "Only hosts, operators, and travelers have this field"
		}
	}
	if c.PaypalEmail != nil && strings.TrimSpace(*c.PaypalEmail) != "" && !identity.ValidEmail(*c.PaypalEmail) {
		fields["paypalEmail"] = "Invalid email format"
	}
	if c.PhoneNumber != nil && !validPhone(*c.PhoneNumber) {
		fields["phoneNumber"] = "Enter a valid phone number with country code"
	}
	if c.Address != nil {
		c.Address.Validate(fields)
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return nil
}

// validPhone accepts a number that is valid in the numbering plan of its country, or none.
func validPhone(text string) bool {
	if strings.TrimSpace(text) == "" {
		return true
	}
	number, err := phonenumbers.Parse(text, "")
	return err == nil && phonenumbers.IsPossibleNumber(number)
}

// checkPicture accepts an image that the member uploaded, the current one, or none.
func (s *Service) checkPicture(ctx context.Context, id uuid.UUID, address *string) error {
	if address == nil || *address == "" {
		return nil
	}
	m, err := s.Members.Member(ctx, id)
	if err != nil {
		return err
	}
	var now identity.ProfileDetail
	if err := json.Unmarshal(m.Profile, &now); err != nil {
		return err
	}
	if *address == now.ProfilePictureURL {
		return nil
	}
	own, err := s.Pictures.MayUse(ctx, *address)
	if err != nil || own {
		return err
	}
	return apierr.InvalidField("profilePictureUrl", "Upload the picture first")
}

func (c Change) apply(d *identity.ProfileDetail) {
	set(&d.DisplayName, c.DisplayName)
	set(&d.PhoneNumber, c.PhoneNumber)
	set(&d.InstagramHandle, c.InstagramHandle)
	set(&d.Gender, c.Gender)
	set(&d.Bio, c.Bio)
	set(&d.EmailSignature, c.EmailSignature)
	set(&d.PaypalEmail, c.PaypalEmail)
	set(&d.ProfilePictureURL, c.ProfilePictureURL)
	set(&d.Language, c.Language)
	if c.WebsiteURL != nil {
		d.WebsiteURL = normalSite(*c.WebsiteURL)
	}
	if c.Address != nil {
		d.Address = c.Address
	}
}

func set(to, from *string) {
	if from != nil {
		*to = strings.TrimSpace(*from)
	}
}

// normalSite strips the protocol and the trailing slash (O-153).
func normalSite(site string) string {
	site = strings.TrimSpace(site)
	for _, prefix := range []string{"https://", "http://"} {
		site = strings.TrimPrefix(site, prefix)
	}
	return strings.TrimSuffix(site, "/")
}
