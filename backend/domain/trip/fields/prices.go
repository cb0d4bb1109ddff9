package fields

import (
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
)

// PriceChange returns the requested change of a trip's prices, for a host of some level.
func PriceChange(t trip.Trip, prices tripapi.OptPrices, stipend api.OptInt64, hostLevel int,
	agreed bool) pricing.PriceChange {
	change := pricing.PriceChange{
		InitialMinor: t.InitialPriceMinor, RemainingMinor: t.RemainingPriceMinor,
		FlightStipendMinor: stipend.Or(t.FlightStipendMinor), LevelLimitMinor: t.Policy.Level(hostLevel).AdvanceLimitMinor,
		ExistingStipendMinor: t.FlightStipendMinor, AgreementRequired: t.HostTermsAcceptedAt != nil,
		AgreementProvided: agreed,
	}
	if prices.Set {
		change.InitialMinor, change.RemainingMinor = &prices.Value.InitialMinor, &prices.Value.RemainingMinor
	}
	return change
}

// SetPrices sets prices on the trip, or returns the messages that block saving them (H-402 to H-413).
func SetPrices(t *trip.Trip, change pricing.PriceChange) map[string]string {
	fields := map[string]string{}
	for _, problem := range t.Model().ValidatePrices(change) {
		if _, taken := fields[problem.Field]; !taken {
			fields[problem.Field] = problem.Message
		}
	}
	apierr.BetweenSteps(fields, pricing.FieldFlightStipend, change.FlightStipendMinor, t.Currency)
	if len(fields) == 0 {
		t.InitialPriceMinor, t.RemainingPriceMinor, t.FlightStipendMinor = change.InitialMinor, change.RemainingMinor,
			change.FlightStipendMinor
	}
	return fields
}
