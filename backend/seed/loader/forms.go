package loader

import (
	"context"
	"fmt"
	"time"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripformapi"
	"caravan/backend/platform/civil"
	"caravan/backend/seed"
)

// planForms lets a party sign the traveler terms and fill in its trip forms some days after it booked.
func (l *life) planForms(o *order, booked time.Time) {
	if o.party.TripForm == nil {
		return
	}
	at := booked.Add(time.Duration(2+l.dice(o.party.Customer, 6)) * day)
	if !at.Before(l.now) {
		at = booked.Add(2 * time.Hour)
	}
	l.plan(at, o.fillForms)
}

func (o *order) fillForms(ctx context.Context, at time.Time) error {
	for i, key := range append([]string{o.party.Customer}, o.party.Companions...) {
		// In a party with incomplete forms, only the customer has started.
		if i > 0 && !o.party.TripForm.Complete {
			return nil
		}
		who := o.travelers[key]
		ctx := o.as(ctx, who.actor, at.Add(minutes(40*i)))
		place, err := o.do.Bookings.Parties.AcceptTerms(ctx, o.tripID)
		if err != nil {
			return fmt.Errorf("terms of %s: %w", key, err)
		}
		if _, err := o.do.Forms.Save(ctx, o.tripID, place.TravelerId.Value, o.form(who)); err != nil {
			return fmt.Errorf("trip form of %s: %w", key, err)
		}
	}
	return nil
}

// form returns a traveler's answers. Passport numbers are made up.
func (o *order) form(who traveler) *tripformapi.TripForm {
	f, start := o.party.TripForm, o.date(o.of.StartInDays)
	leg := func(on civil.Date, at string) tripformapi.OptFlightLeg {
		return tripformapi.NewOptFlightLeg(tripformapi.FlightLeg{
			Airline: text(f.Airline), FlightNumber: text(f.FlightNumber), Date: api.NewOptDate(on.UTC()), Time: text(at),
		})
	}
	out := &tripformapi.TripForm{
		ArrivalDetails: leg(start, f.ArrivalTime), Preferences: []tripformapi.TripFormPreferencesItem{
			tastes[o.dice(who.Key, len(tastes))]},
		EmergencyContact: tripformapi.NewOptEmergencyContact(tripformapi.EmergencyContact{
			Name: text(f.EmergencyName), Relationship: text("Sister"), Phone: text(f.EmergencyPhone),
			Email: text("home." + who.Traveler.Email),
		}),
	}
	if f.Diet != "" && f.Diet != "None" {
		out.SpecialRequests = tripformapi.NewOptSpecialRequests(tripformapi.SpecialRequests{Description: text(f.Diet)})
	}
	if f.InsuranceCarrier != "" {
		out.TravelInsurance = tripformapi.NewOptTravelInsurance(tripformapi.TravelInsurance{
			Carrier: text(f.InsuranceCarrier), PolicyNumber: text(fmt.Sprintf("%06d", o.dice("policy of "+who.Key, 1_000_000))),
		})
	}
	if !f.Complete {
		return out
	}
	out.DepartureDetails = leg(start.AddDays(o.length()-1), "17:40")
	out.EndOfTripPlans = tripformapi.NewOptTripFormEndOfTripPlans(tripformapi.TripFormEndOfTripPlansReturningHome)
	out.PassportInformation = tripformapi.NewOptPassport(o.passport(who))
	return out
}

func (o *order) passport(who traveler) tripformapi.Passport {
	issued := o.date(-400 - o.dice(who.Key, 1500))
	p := tripformapi.Passport{
		FirstName: text(who.FirstName), LastName: text(who.LastName), Nationality: text(who.Country),
		PassportNumber: text(fmt.Sprintf("X%08d", o.dice("passport of "+who.Key, 100_000_000))),
		IssueDate:      api.NewOptDate(issued.UTC()), ExpirationDate: api.NewOptDate(issued.AddMonths(120).UTC()),
		Gender: api.NewOptGender(genderOf(who.Traveler)),
	}
	if born, err := civil.Parse(who.DateOfBirth); err == nil {
		p.DateOfBirth = api.NewOptDate(born.UTC())
	}
	return p
}

// length returns the trip's length in days.
func (l *life) length() int { return l.itineraryOf(l.of).LengthInDays }

var tastes = []tripformapi.TripFormPreferencesItem{
	tripformapi.TripFormPreferencesItemEarlyBird, tripformapi.TripFormPreferencesItemNightOwl,
	tripformapi.TripFormPreferencesItemLeisureEnthusiast,
	tripformapi.TripFormPreferencesItemPlanner, tripformapi.TripFormPreferencesItemWanderer,
	tripformapi.TripFormPreferencesItemLoverOfAloneTime,
}

// genderOf converts the seed's gender to the contract's.
func genderOf(t seed.Traveler) api.Gender {
	switch t.Gender {
	case "female":
		return api.GenderFemale
	case "male":
		return api.GenderMale
	case "non-binary":
		return api.GenderNonBinary
	}
	return api.GenderPreferNotToSay
}
