package identity

import (
	"context"
	"encoding/json"
	"time"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

// Shown converts people to the contract's form.
type Shown struct{ Switches *tenant.Switches }

// Profile returns a person as this tenant knows them.
func (s Shown) Profile(ctx context.Context, c Caller) identityapi.Profile {
	t := tenant.From(ctx)
	var detail ProfileDetail
	if json.Unmarshal(c.Row.Member.Profile, &detail) != nil {
		detail = ProfileDetail{}
	}
	p := memberProfile(c.Row.Member, detail)
	p.ProfileCompletionStatus = completion(c, detail, s.Switches.On(ctx, tenant.FeatureAddressTab))
	p.MustChangePassword = c.MustChangePassword
	if LooksOnly(c.Row.Member) {
		p.ReadOnly = api.NewOptBool(true)
	}
	p.Sections = shownSections(c.Row.Member)
	if c.SecondFactor != "" {
		step := identityapi.SecondFactorStep{Next: identityapi.SecondFactorStepNext(c.SecondFactor),
			Methods: make([]identityapi.SecondFactorMethod, len(c.Methods))}
		for i, m := range c.Methods {
			step.Methods[i] = identityapi.SecondFactorMethod(m)
		}
		p.SecondFactor = identityapi.NewOptSecondFactorStep(step)
	}
	if c.Row.HostID != nil {
		p.HostId = api.NewOptUUID(*c.Row.HostID)
		p.HostLevel = api.NewOptInt(*c.Row.HostLevel)
		p.HostLevelName = api.NewOptString(t.Policy.Level(*c.Row.HostLevel).Name)
		p.HostStatus = api.NewOptHostStatus(api.HostStatus(*c.Row.HostStatus))
		p.MayRequestTrip = api.NewOptBool(MayRequestTrip(p.HostStatus.Value))
		p.OnboardingCompleted = api.NewOptBool(*c.Row.OnboardingCompleted)
	}
	if c.Row.OperatorID != nil {
		p.OperatorId = api.NewOptUUID(*c.Row.OperatorID)
		p.OperatorName = OptString(*c.Row.OperatorName)
	}
	if i := c.Impersonation; i != nil {
		p.Impersonation = identityapi.NewOptImpersonationInfo(identityapi.ImpersonationInfo{
			ExpiresAt: i.ExpiresAt,
			Barred:    barred(), BarredReason: BarredReason,
		})
	}
	return p
}

// Session returns a session: to a browser in an HttpOnly cookie, to a program that asked for it as a token.
func (s Shown) Session(ctx context.Context, in SignedIn, as identityapi.OptSessionAs) *identityapi.SessionInfoAnswer {
	out := identityapi.SessionInfo{ExpiresAt: api.NewOptDateTime(in.ExpiresAt), Profile: s.Profile(ctx, in.Caller)}
	if as.Set && !principal.RequestFrom(ctx).Browser {
		out.Token = api.NewOptString(in.Token)
	} else {
		principal.SetSession(ctx, in.Token, in.ExpiresAt)
	}
	return &identityapi.SessionInfoAnswer{Success: true, Data: out}
}

// IsStaff reports whether people of a group work for the marketplace.
func IsStaff(group string) bool {
	return group == GroupAdmin || group == string(api.GroupTripManager) || group == string(api.GroupAccountManager) ||
		group == principal.Support
}

// StaffAccount is the message for support on an account of staff: whoever can correct an admin's address can become
// one.
const StaffAccount = "Only admins can change the accounts of staff."

// ChangeableBy rejects support, and admins of some sections only, on the account of staff.
func ChangeableBy(p principal.Principal, m identitydb.Member) error {
	return StaffBy(p, m.UserGroup)
}

// StaffBy rejects callers who cannot decide who is on the staff, if the group is one of staff.
func StaffBy(p principal.Principal, group string) error {
	if (p.Group == principal.Support || p.Limited()) && IsStaff(group) {
		return apierr.New(apierr.CodeForbidden, StaffAccount)
	}
	return nil
}

// LooksOnly reports whether a member is read-only staff. The restriction ends when they leave the staff.
func LooksOnly(m identitydb.Member) bool { return m.ReadOnly && IsStaff(m.UserGroup) }

// SectionsOf returns the only sections that a member of the staff can change; nil for all that their group can.
func SectionsOf(m identitydb.Member) []string {
	if !IsStaff(m.UserGroup) {
		return nil
	}
	return m.Sections
}

func shownSections(m identitydb.Member) []identityapi.Section {
	sections := SectionsOf(m)
	if sections == nil {
		return nil
	}
	out := make([]identityapi.Section, len(sections))
	for i, section := range sections {
		out[i] = identityapi.Section(section)
	}
	return out
}

// Expired reports whether a member has to change the password before anything else (H-451).
func Expired(m identitydb.Member, now time.Time) bool {
	return m.PasswordExpiresAt != nil && !m.PasswordExpiresAt.After(now)
}

func memberProfile(m identitydb.Member, d ProfileDetail) identityapi.Profile {
	p := identityapi.Profile{
		ID: m.ID, Group: api.Group(m.UserGroup), Status: identityapi.ProfileStatus(m.Status), Email: m.Email,
		FirstName: m.FirstName, LastName: m.LastName, Version: m.Version,
	}
	if m.PasswordExpiresAt != nil {
		p.Expires = api.NewOptDateTime(m.PasswordExpiresAt.UTC())
	}
	p.DisplayName, p.PhoneNumber, p.WebsiteUrl = OptString(d.DisplayName), OptString(d.PhoneNumber),
		OptString(d.WebsiteURL)
	p.InstagramHandle, p.Bio, p.ProfilePictureUrl = OptString(d.InstagramHandle), OptString(d.Bio),
		OptString(d.ProfilePictureURL)
	p.EmailSignature, p.PaypalEmail = OptString(d.EmailSignature), OptString(d.PaypalEmail)
	if d.Gender != "" {
		p.Gender = api.NewOptGender(api.Gender(d.Gender))
	}
	if d.Language != "" {
		p.Language = identityapi.NewOptLanguage(identityapi.Language(d.Language))
	}
	if a := d.Address; a != nil {
		p.Address = identityapi.NewOptAddress(identityapi.Address{
			StreetLineOne: OptString(a.StreetLineOne), StreetLineTwo: OptString(a.StreetLineTwo), City: OptString(a.City),
			SubdivisionCode: OptString(a.SubdivisionCode), PostalCode: OptString(a.PostalCode),
			CountryCode: OptString(a.CountryCode),
		})
	}
	return p
}

// OptString returns a text, unset if it is empty.
func OptString(s string) api.OptString {
	if s == "" {
		return api.OptString{}
	}
	return api.NewOptString(s)
}

// Done is the response of a call without a result.
func Done() *api.DoneAnswer { return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}} }
