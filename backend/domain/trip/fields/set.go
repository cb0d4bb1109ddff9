package fields

import (
	"fmt"
	"slices"
	"strings"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/zone"
	"caravan/backend/platform/money"
	"caravan/backend/platform/places"
)

// checkNameAndSpots validates O-133 and O-146.
func checkNameAndSpots(t *trip.Trip, c *Change) {
	for field, message := range trip.CheckNameAndSpots(t.Name, t.MinimumSpots, t.MaximumSpots, t.Policy) {
		c.fault(field, message)
	}
}

func checkCategories(t *trip.Trip, c *Change) {
	if len(t.Categories) == 0 && len(c.Before.Categories) > 0 {
		c.fault("categories", "Categories are required") // H-379
	}
}

// setPhotos takes the page offline until it is published again, as a change of the days does (H-272).
func setPhotos(t *trip.Trip, c *Change) {
	if !slices.Equal(t.Content.Photos, c.Photos) {
		t.PublishStatus = trip.PublishPending
	}
	t.Content.Photos = c.Photos
	if len(c.Photos) > 0 {
		t.Content.Hero = c.Photos[0]
	}
}

func setPublishRequest(t *trip.Trip, c *Change) {
	if c.PublishRequest.Value && t.PublishStatus == trip.PublishPending {
		t.PublishRequest, t.PublishStatus = &c.Now, trip.PublishReview // H-270
	}
}

func checkPreparation(t *trip.Trip, c *Change) {
	if !webAddress(t.Content.PreparationListURL) {
		c.fault("preparationListUrl", insecureAddress)
	}
}

const insecureAddress = "Enter a URL that starts with https://"

func webAddress(address string) bool { return address == "" || strings.HasPrefix(address, "https://") }

func checkZone(t *trip.Trip, c *Change) {
	if !places.KnownZone(t.TimeZone) {
		c.fault(TimeZone, zone.Unknown)
	}
}

func setSchedule(t *trip.Trip, c *Change) {
	t.CostSchedule = itinerary.Schedule(c.CostSchedule)
	slices.SortStableFunc(t.CostSchedule, func(a, b pricing.Tier) int { return a.Travelers - b.Travelers })
}

// checkSchedule validates O-085, O-149 and O-150.
func checkSchedule(t *trip.Trip, c *Change) {
	unit, err := money.Unit(t.Currency)
	if err != nil {
		unit = 1
	}
	for i, tier := range t.CostSchedule {
		if i > 0 && tier.Travelers == t.CostSchedule[i-1].Travelers {
			c.fault(fmt.Sprintf("costSchedule[%d].numberOfTravelers", i), "Enter one price for each number of travelers")
		}
		if tier.PriceMinor%unit != 0 {
			c.fault(fmt.Sprintf("costSchedule[%d].priceMinor", i), "Enter whole numbers")
		}
	}
	same := slices.EqualFunc(t.CostSchedule, c.Before.CostSchedule, func(a, b pricing.Tier) bool {
		return a.Travelers == b.Travelers
	})
	if c.Before.Status != trip.Created && !same {
		c.fault("costSchedule", "You can add or remove tiers only before the trip is approved")
	}
}

// layPrices validates prices and the advance together, and sets them if they are valid.
func layPrices(t *trip.Trip, c *Change) {
	for field, message := range SetPrices(t, PriceChange(c.Before, c.Prices, c.FlightStipendMinor, c.Level, false)) {
		c.fault(field, message)
	}
}

// setOperatorTechnical submits the technical itinerary (O-096).
func setOperatorTechnical(t *trip.Trip, c *Change) {
	if c.OperatorTechnicalItineraryApproved.Value && t.OperatorTechnicalAt == nil {
		t.OperatorTechnicalAt = &c.Now
	}
}

// setAdminTechnical approves it. An admin who withdraws their approval reopens it to the operator.
func setAdminTechnical(t *trip.Trip, c *Change) {
	t.AdminTechnicalAt = nil
	if c.AdminTechnicalItineraryApproved.Value {
		t.AdminTechnicalAt = &c.Now
	} else {
		t.OperatorTechnicalAt = nil
	}
}
