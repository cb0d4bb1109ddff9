package profile

import (
	"context"

	"caravan/backend/domain/identity"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
)

// GetMyProfile implements getMyProfile.
func (h HTTP) GetMyProfile(ctx context.Context) (*identityapi.ProfileAnswer, error) {
	c, err := h.Service.Me(ctx)
	if err != nil {
		return nil, err
	}
	return &identityapi.ProfileAnswer{Success: true, Data: h.Shown.Profile(ctx, c)}, nil
}

// UpdateMyProfile implements updateMyProfile.
func (h HTTP) UpdateMyProfile(ctx context.Context, req *identityapi.ProfileUpdate,
	params identityapi.UpdateMyProfileParams) (*identityapi.ProfileAnswer, error) {
	c, err := h.Service.UpdateProfile(ctx, params.ID, profileChange(req))
	if err != nil {
		return nil, err
	}
	return &identityapi.ProfileAnswer{Success: true, Data: h.Shown.Profile(ctx, c)}, nil
}

func pointer(s api.OptString) *string {
	if !s.Set {
		return nil
	}
	return &s.Value
}

func profileChange(req *identityapi.ProfileUpdate) Change {
	c := Change{
		Version: req.Version, FirstName: pointer(req.FirstName), LastName: pointer(req.LastName),
		DisplayName: pointer(req.DisplayName),
		PhoneNumber: pointer(req.PhoneNumber), WebsiteURL: pointer(req.WebsiteUrl),
		InstagramHandle: pointer(req.InstagramHandle), Bio: pointer(req.Bio),
		EmailSignature: pointer(req.EmailSignature), PaypalEmail: pointer(req.PaypalEmail),
		ProfilePictureURL: pointer(req.ProfilePictureUrl),
	}
	if req.Gender.Set {
		gender := string(req.Gender.Value)
		c.Gender = &gender
	}
	if req.Language.Set {
		language := string(req.Language.Value)
		c.Language = &language
	}
	if a, ok := req.Address.Get(); ok {
		c.Address = &identity.Address{
			StreetLineOne: a.StreetLineOne.Value, StreetLineTwo: a.StreetLineTwo.Value, City: a.City.Value,
			SubdivisionCode: a.SubdivisionCode.Value, PostalCode: a.PostalCode.Value, CountryCode: a.CountryCode.Value,
		}
	}
	return c
}
