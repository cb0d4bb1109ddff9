package view

import (
	"slices"
	"strings"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
)

// visa reminds the party of a confirmed booking to apply for one (T-030). A trip is exempt if nobody needs a
// passport for it, or if the marketplace's travelers enter its country without a visa.
func visa(status booking.Status, t trip.Trip, p policy.Visa) bookingapi.OptVisaReminder {
	exempt := !t.Content.PassportRequired || slices.ContainsFunc(p.ExemptCountries, func(country string) bool {
		return strings.EqualFold(strings.TrimSpace(country), t.Country)
	})
	if status != booking.Confirmed || exempt {
		return bookingapi.OptVisaReminder{}
	}
	var out bookingapi.VisaReminder
	if p.ApplyURL != "" {
		out.ApplyUrl = api.NewOptString(p.ApplyURL)
	}
	return bookingapi.NewOptVisaReminder(out)
}
