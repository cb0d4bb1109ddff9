package identity

import (
	"context"
	"encoding/json"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
)

// profile is a person as this tenant knows him.
func (s *Service) profile(ctx context.Context, c Caller) identityapi.Profile {
	t := tenant.From(ctx)
	var detail ProfileDetail
	if json.Unmarshal(c.Row.Member.Profile, &detail) != nil {
		detail = ProfileDetail{}
	}
	p := memberProfile(c.Row.Member, detail)
	p.ProfileCompletionStatus = completion(c, detail, s.Switches.On(ctx, tenant.FeatureAddressTab))
	p.MustChangePassword = c.MustChangePassword
	if c.SecondFactor != "" {
		step := identityapi.SecondFactorStep{Next: identityapi.SecondFactorStepNext(c.SecondFactor), Methods: make([]identityapi.SecondFactorMethod, len(c.Methods))}
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
		p.OperatorName = optString(*c.Row.OperatorName)
	}
	if i := c.Impersonation; i != nil {
		p.Impersonation = identityapi.NewOptImpersonationInfo(identityapi.ImpersonationInfo{
			ActorName: i.ActorFirstName + " " + i.ActorLastName, ActorEmail: i.ActorEmail, ExpiresAt: i.ExpiresAt,
			Barred: barred(), BarredReason: BarredReason,
		})
	}
	return p
}

func memberProfile(m identitydb.Member, d ProfileDetail) identityapi.Profile {
	p := identityapi.Profile{
		ID: m.ID, Group: api.Group(m.UserGroup), Status: identityapi.ProfileStatus(m.Status), Email: m.Email,
		FirstName: m.FirstName, LastName: m.LastName, Version: m.Version,
	}
	if m.PasswordExpiresAt != nil {
		p.Expires = api.NewOptDateTime(m.PasswordExpiresAt.UTC())
	}
	p.DisplayName, p.PhoneNumber, p.WebsiteUrl = optString(d.DisplayName), optString(d.PhoneNumber), optString(d.WebsiteURL)
	p.InstagramHandle, p.Bio, p.ProfilePictureUrl = optString(d.InstagramHandle), optString(d.Bio), optString(d.ProfilePictureURL)
	p.EmailSignature, p.PaypalEmail = optString(d.EmailSignature), optString(d.PaypalEmail)
	if d.Gender != "" {
		p.Gender = api.NewOptGender(api.Gender(d.Gender))
	}
	if a := d.Address; a != nil {
		p.Address = identityapi.NewOptAddress(identityapi.Address{
			StreetLineOne: optString(a.StreetLineOne), StreetLineTwo: optString(a.StreetLineTwo), City: optString(a.City),
			SubdivisionCode: optString(a.SubdivisionCode), PostalCode: optString(a.PostalCode), CountryCode: optString(a.CountryCode),
		})
	}
	return p
}

func optString(s string) api.OptString {
	if s == "" {
		return api.OptString{}
	}
	return api.NewOptString(s)
}

func pointer(s api.OptString) *string {
	if !s.Set {
		return nil
	}
	return &s.Value
}

func profileChange(req *identityapi.ProfileUpdate) ProfileChange {
	c := ProfileChange{
		Version: req.Version, FirstName: pointer(req.FirstName), LastName: pointer(req.LastName), DisplayName: pointer(req.DisplayName),
		PhoneNumber: pointer(req.PhoneNumber), WebsiteURL: pointer(req.WebsiteUrl), InstagramHandle: pointer(req.InstagramHandle), Bio: pointer(req.Bio),
		EmailSignature: pointer(req.EmailSignature), PaypalEmail: pointer(req.PaypalEmail), ProfilePictureURL: pointer(req.ProfilePictureUrl),
	}
	if req.Gender.Set {
		gender := string(req.Gender.Value)
		c.Gender = &gender
	}
	if a, ok := req.Address.Get(); ok {
		c.Address = &Address{
			StreetLineOne: a.StreetLineOne.Value, StreetLineTwo: a.StreetLineTwo.Value, City: a.City.Value,
			SubdivisionCode: a.SubdivisionCode.Value, PostalCode: a.PostalCode.Value, CountryCode: a.CountryCode.Value,
		}
	}
	return c
}
