package itinerary

import (
	"fmt"

	"caravan/backend/domain/pricing"
	"caravan/backend/gen/api"
)

// OperatorGroupOf returns an itinerary's group in the operator's list (O-013).
func OperatorGroupOf(s Status) api.ItinerarySummaryOperatorGroup {
	switch s {
	case InReview:
		return api.ItinerarySummaryOperatorGroupPending
	case Complete:
		return api.ItinerarySummaryOperatorGroupLive
	}
	return api.ItinerarySummaryOperatorGroupNotSubmitted
}

// PriceService sets what a traveler pays for a priced service.
func PriceService(service *api.Service, platformFeeBP int64, currency string) error {
	if !service.PriceMinor.Set || service.PriceMinor.Value == 0 {
		return nil
	}
	price, err := pricing.AddOnPrice(service.PriceMinor.Value, platformFeeBP, currency)
	if err != nil {
		return fmt.Errorf("price of a service: %w", err)
	}
	service.UnitPriceWithFeeMinor = api.NewOptInt64(price)
	return nil
}
