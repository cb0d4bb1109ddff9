package tripform

import (
	"encoding/json"
	"regexp"
	"strings"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripformapi"
	"caravan/backend/platform/apierr"
)

// required is the message under a missing field (T-159).
const required = "Required"

// MissingForHost is Missing for the host of a trip, who must name an insurance where the trip requires one (H-420
// to H-423). Travelers may buy theirs elsewhere and name it later (T-157).
func MissingForHost(f *tripformapi.TripForm, passportRequired, insuranceRequired bool) map[string]string {
	missing := Missing(f, passportRequired)
	if insurance := f.TravelInsurance.Value; insuranceRequired {
		for field, given := range map[string]bool{"carrier": filled(insurance.Carrier),
			"policyNumber": filled(insurance.PolicyNumber)} {
			if !given {
				missing["travelInsurance."+field] = required
			}
		}
	}
	return missing
}

// Missing lists the empty required fields, with their message (T-157, T-158).
func Missing(f *tripformapi.TripForm, passportRequired bool) map[string]string {
	missing := map[string]string{}
	want := func(path string, filled bool) {
		if !filled {
			missing[path] = required
		}
	}
	for _, leg := range []struct {
		name string
		of   tripformapi.FlightLeg
	}{{"arrivalDetails", f.ArrivalDetails.Value}, {"departureDetails", f.DepartureDetails.Value}} {
		want(leg.name+".flightNumber", filled(leg.of.FlightNumber))
		want(leg.name+".date", leg.of.Date.Set)
		want(leg.name+".time", filled(leg.of.Time))
	}
	contact := f.EmergencyContact.Value
	want("emergencyContact.name", filled(contact.Name))
	want("emergencyContact.relationship", filled(contact.Relationship))
	want("emergencyContact.phone", filled(contact.Phone))
	want("emergencyContact.email", filled(contact.Email))
	want("endOfTripPlans", f.EndOfTripPlans.Set)
	if !passportRequired {
		return missing
	}
	passport := f.PassportInformation.Value
	want("passportInformation.passportNumber", filled(passport.PassportNumber))
	want("passportInformation.nationality", filled(passport.Nationality))
	want("passportInformation.issueDate", passport.IssueDate.Set)
	want("passportInformation.expirationDate", passport.ExpirationDate.Set)
	want("passportInformation.firstName", filled(passport.FirstName))
	want("passportInformation.lastName", filled(passport.LastName))
	want("passportInformation.dateOfBirth", passport.DateOfBirth.Set)
	want("passportInformation.gender", passport.Gender.Set)
	return missing
}

func filled(s api.OptString) bool { return strings.TrimSpace(s.Value) != "" }

var (
	clockTime = regexp.MustCompile(`^([01][0-9]|2[0-3]):[0-5][0-9]$`)
	address   = regexp.MustCompile(`^[^\s@]+@[^\s@]+\.[^\s@]+$`)
)

// check rejects invalid values; missing ones are handled separately.
func check(f *tripformapi.TripForm) error {
	wrong := map[string]string{}
	for path, value := range map[string]api.OptString{"arrivalDetails.time": f.ArrivalDetails.Value.Time,
		"departureDetails.time": f.DepartureDetails.Value.Time} {
		if filled(value) && !clockTime.MatchString(value.Value) {
			wrong[path] = "Enter a valid time, like 2:35 PM"
		}
	}
	if email := f.EmergencyContact.Value.Email; filled(email) && !address.MatchString(strings.TrimSpace(email.Value)) {
		wrong["emergencyContact.email"] = "Enter a valid email address"
	}
	passport := f.PassportInformation.Value
	if passport.IssueDate.Set && passport.ExpirationDate.Set &&
		!passport.ExpirationDate.Value.After(passport.IssueDate.Value) {
		wrong["passportInformation.expirationDate"] = "The expiration date must be after the issue date"
	}
	if len(wrong) > 0 {
		return apierr.Invalid(wrong)
	}
	return nil
}

// sealed is what is only stored encrypted.
type sealed struct {
	Passport    tripformapi.OptPassport
	Medical     api.OptString
	Disclosures api.OptString
	Contact     tripformapi.OptEmergencyContact
	Insurance   tripformapi.OptTravelInsurance
}

func (s sealed) empty() bool {
	return !s.Passport.Set && !filled(s.Medical) && !filled(s.Disclosures) && !s.Contact.Set && !s.Insurance.Set
}

// split divides a form into its unsealed and its sealed part.
func split(f tripformapi.TripForm) (open []byte, secret sealed, err error) {
	secret = sealed{f.PassportInformation, f.MedicalAndMobilityDisclosure, f.DisclosuresDescription, f.EmergencyContact,
		f.TravelInsurance}
	f.PassportInformation, f.MedicalAndMobilityDisclosure, f.DisclosuresDescription = tripformapi.OptPassport{},
		api.OptString{}, api.OptString{}
	f.EmergencyContact, f.TravelInsurance = tripformapi.OptEmergencyContact{}, tripformapi.OptTravelInsurance{}
	// These are set by the server, not typed.
	f.Version, f.TravelerName, f.Complete, f.PassportRequired, f.InsuranceRequired = api.OptInt64{}, api.OptString{},
		api.OptBool{}, api.OptBool{}, api.OptBool{}
	open, err = f.MarshalJSON()
	return open, secret, err
}

// marshal encodes the sealed part as JSON. The generated types only encode themselves inside an object of the
// contract, so the form itself is the envelope.
func (s sealed) marshal() ([]byte, error) {
	form := tripformapi.TripForm{PassportInformation: s.Passport, MedicalAndMobilityDisclosure: s.Medical,
		DisclosuresDescription: s.Disclosures,
		EmergencyContact:       s.Contact, TravelInsurance: s.Insurance}
	return form.MarshalJSON()
}

func join(open, secret []byte) (tripformapi.TripForm, error) {
	var f, hidden tripformapi.TripForm
	if err := json.Unmarshal(open, &f); err != nil {
		return f, err
	}
	if secret == nil {
		return f, nil
	}
	if err := json.Unmarshal(secret, &hidden); err != nil {
		return f, err
	}
	f.PassportInformation, f.MedicalAndMobilityDisclosure, f.DisclosuresDescription = hidden.PassportInformation,
		hidden.MedicalAndMobilityDisclosure, hidden.DisclosuresDescription
	// In a form saved before these were sealed, they are in the unsealed part.
	if hidden.EmergencyContact.Set {
		f.EmergencyContact = hidden.EmergencyContact
	}
	if hidden.TravelInsurance.Set {
		f.TravelInsurance = hidden.TravelInsurance
	}
	return f, nil
}
