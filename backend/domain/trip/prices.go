package trip

import (
	"caravan/backend/domain/pricing"
	"caravan/backend/gen/api"
)

// Publish statuses (H-269).
const (
	PublishPending   = "pending"
	PublishReview    = "in_review"
	PublishMarketing = "marketing"
	PublishLive      = "live"
)

// ActorOf is who a group is in the lifecycle; travelers are nobody in it.
func ActorOf(group string) (Actor, bool) {
	switch group {
	case "host":
		return Host, true
	case "operator":
		return Operator, true
	case "admin", "tripManager", "accountManager":
		return Admin, true
	}
	return "", false
}

func PriceChange(t Trip, prices api.OptPrices, stipend api.OptInt64, hostLevel int, agreed bool) pricing.PriceChange {
	change := pricing.PriceChange{
		InitialMinor: t.InitialPriceMinor, RemainingMinor: t.RemainingPriceMinor, FlightStipendMinor: stipend.Or(t.FlightStipendMinor),
		LevelLimitMinor: t.Policy.Level(hostLevel).AdvanceLimitMinor, ExistingStipendMinor: t.FlightStipendMinor,
		AgreementRequired: t.HostTermsAcceptedAt != nil, AgreementProvided: agreed,
	}
	if prices.Set {
		change.InitialMinor, change.RemainingMinor = &prices.Value.InitialMinor, &prices.Value.RemainingMinor
	}
	return change
}

// SetPrices puts prices on the trip, or gives the messages that block saving them (H-402 to H-413).
func (t *Trip) SetPrices(change pricing.PriceChange) map[string]string {
	fields := map[string]string{}
	for _, problem := range t.Model().ValidatePrices(change) {
		if _, taken := fields[problem.Field]; !taken {
			fields[problem.Field] = problem.Message
		}
	}
	if len(fields) == 0 {
		t.InitialPriceMinor, t.RemainingPriceMinor, t.FlightStipendMinor = change.InitialMinor, change.RemainingMinor, change.FlightStipendMinor
	}
	return fields
}
