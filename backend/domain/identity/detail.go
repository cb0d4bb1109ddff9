package identity

import (
	"strings"

	"caravan/backend/domain/place"
)

// ProfileDetail is the part of a profile that no query looks into (O-075, O-076).
type ProfileDetail struct {
	DisplayName       string   `json:"displayName,omitempty"`
	PhoneNumber       string   `json:"phoneNumber,omitempty"`
	WebsiteURL        string   `json:"websiteUrl,omitempty"`
	InstagramHandle   string   `json:"instagramHandle,omitempty"`
	Gender            string   `json:"gender,omitempty"`
	Language          string   `json:"language,omitempty"` // what the person chose to read; empty: the marketplace's
	Bio               string   `json:"bio,omitempty"`
	ProfilePictureURL string   `json:"profilePictureUrl,omitempty"`
	EmailSignature    string   `json:"emailSignature,omitempty"`
	PaypalEmail       string   `json:"paypalEmail,omitempty"`
	Address           *Address `json:"address,omitempty"`
}

// Address is a person's postal address.
type Address struct {
	StreetLineOne   string `json:"streetLineOne,omitempty"`
	StreetLineTwo   string `json:"streetLineTwo,omitempty"`
	City            string `json:"city,omitempty"`
	SubdivisionCode string `json:"subdivisionCode,omitempty"`
	PostalCode      string `json:"postalCode,omitempty"`
	CountryCode     string `json:"countryCode,omitempty"`
}

// Validate holds an address to O-154: a region is required where the country has them, and must be one of it.
func (a *Address) Validate(fields map[string]string) {
	for name, value := range map[string]string{
		"address.streetLineOne": a.StreetLineOne, "address.countryCode": a.CountryCode, "address.city": a.City, "address.postalCode": a.PostalCode,
	} {
		if strings.TrimSpace(value) == "" {
			fields[name] = "This field is required"
		}
	}
	country, known := place.Find(a.CountryCode)
	switch {
	case strings.TrimSpace(a.CountryCode) == "":
	case !known:
		fields["address.countryCode"] = "Choose a country"
	case len(country.Regions) > 0 && a.SubdivisionCode == "":
		fields["address.subdivisionCode"] = "This field is required"
	case len(country.Regions) > 0 && !country.Has(a.SubdivisionCode), len(country.Regions) == 0 && a.SubdivisionCode != "":
		fields["address.subdivisionCode"] = "Choose a state or region of this country"
	}
}

// complete reports an address that O-154 would take.
func (a *Address) complete() bool {
	if a == nil {
		return false
	}
	faults := map[string]string{}
	a.Validate(faults)
	return len(faults) == 0
}
