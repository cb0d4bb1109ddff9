package identity

import (
	"strings"

	"caravan/backend/domain/place"
)

// ProfileDetail is the part of a profile that is not queried with SQL (O-075, O-076).
type ProfileDetail struct {
	DisplayName       string   `json:"displayName,omitempty"`
	PhoneNumber       string   `json:"phoneNumber,omitempty"`
	WebsiteURL        string   `json:"websiteUrl,omitempty"`
	InstagramHandle   string   `json:"instagramHandle,omitempty"`
	Gender            string   `json:"gender,omitempty"`
	Language          string   `json:"language,omitempty"` // the person's choice; if empty, the marketplace's
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

// Validate validates an address by O-154: a region is required if the country has any, and must be one of them.
func (a *Address) Validate(fields map[string]string) {
	for name, value := range map[string]string{
		"address.streetLineOne": a.StreetLineOne, "address.countryCode": a.CountryCode, "address.city": a.City,
		"address.postalCode": a.PostalCode,
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

// complete reports whether O-154 accepts the address.
func (a *Address) complete() bool {
	if a == nil {
		return false
	}
	faults := map[string]string{}
	a.Validate(faults)
	return len(faults) == 0
}
