package itinerary

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
)

// Status is the status of an itinerary (O-078).
type Status = api.ItineraryStatus

// Statuses in lifecycle order.
const (
	Created    = api.ItineraryStatusCreated
	Incomplete = api.ItineraryStatusIncomplete
	InReview   = api.ItineraryStatusInReview
	Complete   = api.ItineraryStatusComplete
)

// Itinerary is what an operator offers. Amounts are minor units of Currency.
type Itinerary struct {
	ID                        uuid.UUID
	OperatorID                uuid.UUID
	Status                    Status
	Name                      string
	Country                   string
	Destination               string
	Summary                   string
	Categories                []string
	LengthInDays              int
	Currency                  string
	Tier                      int
	ActivityLevel             int
	MinimumSpots              int
	MaximumSpots              int
	YearOverYearBP            int64
	ScheduleYear              int
	TravelerInsuranceRequired bool
	PassportRequired          bool
	InventoryEnabled          bool
	OperatorCode              string
	Content                   Content
	Version                   int64
}

// Content is what no rule queries with SQL.
type Content struct {
	Hero           api.Photo          `json:"hero"`
	Photos         []api.Photo        `json:"photos"`
	DayPhotos      DayPhotos          `json:"dayPhotos,omitempty"`
	Packages       []api.PackageSetup `json:"packages"`
	Cities         []string           `json:"cities"`
	Logistics      string             `json:"logistics"`
	Inclusions     []string           `json:"inclusions"`
	Exclusions     []string           `json:"exclusions"`
	Arrival        *api.Airport       `json:"arrival,omitempty"`
	Departure      *api.Airport       `json:"departure,omitempty"`
	ReviewNote     string             `json:"reviewNote,omitempty"` // changes requested by the admin who sent it back
	ReviewComments []ReviewComment    `json:"reviewComments,omitempty"`
	// the last version that was live; 0 if there was none
	LiveVersion     int64 `json:"liveVersion,omitempty"`
	InstantApproval bool  `json:"instantApproval"`
	// OptionalServices are sold in addition to those of the days (O-074).
	OptionalServices []api.OptionalService `json:"optionalServices,omitempty"`
	// LeadTime is the minimum time between the request of a trip and its start.
	LeadTime            *api.LeadTime `json:"leadTime,omitempty"`
	GroundTransferMinor int64         `json:"groundTransferMinor,omitempty"`
}

// Departure is one start date of an itinerary and package with its costs. Amounts are minor units, per traveler,
// night or room as in the contract's InventoryItem.
type Departure struct {
	ID                         uuid.UUID
	ItineraryID                uuid.UUID
	StartDate                  civil.Date
	PackageLevel               api.PackageLevel
	QuantityAvailable          int
	QuantityPending            int
	QuantityConfirmed          int
	SingleSupplementPriceMinor int64
	SingleSupplementQuantity   int
	PreTransferPriceMinor      *int64
	PostTransferPriceMinor     *int64
	CostSchedule               []pricing.Tier
	// PricesFrom is the first year of a validity period's prices; 0 for a departure with an id.
	PricesFrom        int
	PreAccommodation  *api.RoomSupply
	PostAccommodation *api.RoomSupply
	// Selections are accommodation ids, at most one for each range of days; without one the default applies
	// (O-189).
	Selections []uuid.UUID
	Version    int64
}

// Free reports whether a host can still request the departure.
func (d Departure) Free() bool { return d.QuantityPending+d.QuantityConfirmed < d.QuantityAvailable }

// Reserved reports whether a request or a trip uses the departure (O-100).
func (d Departure) Reserved() bool { return d.QuantityPending+d.QuantityConfirmed > 0 }

// FromRow converts a stored row.
func FromRow(r itinerarydb.Itinerary) (Itinerary, error) {
	it := Itinerary{
		ID: r.ID, OperatorID: r.OperatorID, Status: Status(r.Status), Name: r.Name, Country: r.Country,
		Destination: r.Destination, Summary: r.TripSummary, Categories: r.Categories, LengthInDays: r.LengthInDays,
		Currency: r.Currency, Tier: r.Tier, ActivityLevel: r.ActivityLevel, MinimumSpots: r.MinimumSpots,
		MaximumSpots: r.MaximumSpots, YearOverYearBP: int64(r.YearOverYearIncreaseBp), ScheduleYear: r.ScheduleYear,
		TravelerInsuranceRequired: r.TravelerInsuranceRequired, PassportRequired: r.PassportRequired,
		InventoryEnabled: r.InventoryEnabled, OperatorCode: r.OperatorCode, Version: r.Version,
	}
	if err := json.Unmarshal(r.Content, &it.Content); err != nil {
		return Itinerary{}, fmt.Errorf("content of itinerary %s: %w", r.ID, err)
	}
	return it, nil
}

// Hero returns the itinerary's main image: the chosen one, else the first photo, else a generated one.
func (it Itinerary) Hero() api.Photo {
	switch {
	case it.Content.Hero.URL != "":
		return it.Content.Hero
	case len(it.Content.Photos) > 0:
		return it.Content.Photos[0]
	}
	return api.Photo{URL: "/media/art/highlands/dawn/" + it.ID.String() + ".svg?aspect=hero",
		Alt: api.NewOptString(it.Destination)}
}

// Package finds an enabled package.
func (it Itinerary) Package(level api.PackageLevel) (api.PackageSetup, bool) {
	for _, p := range it.Content.Packages {
		if p.Level == level {
			return p, p.Enabled
		}
	}
	return api.PackageSetup{}, false
}

// Instant reports whether a package's requests may be approved without review.
func (it Itinerary) Instant(level api.PackageLevel) bool {
	return it.Content.InstantApproval && level == api.PackageLevelStandard
}

// YearOfPrices returns the year that a departure's prices are from. A departure with an id has the prices of its
// own day, as set by its operator, and a validity period those of the year in which it begins: no increase for
// earlier years is added on top.
func (it Itinerary) YearOfPrices(d Departure) int {
	if d.ID != uuid.Nil {
		return d.StartDate.Year
	}
	return max(it.ScheduleYear, d.PricesFrom)
}

// Model returns the pricing inputs of a trip on a departure, with foc free-of-charge spots and nothing chosen
// yet.
func (it Itinerary) Model(d Departure, p policy.Policy, foc int) pricing.Model {
	return pricing.Model{
		Currency: it.Currency, CostSchedule: d.CostSchedule, YearOverYearBP: it.YearOverYearBP,
		ScheduleYear: it.YearOfPrices(d), StartDate: d.StartDate, FOC: foc, MinimumSpots: it.MinimumSpots,
		MaximumSpots: it.MaximumSpots, PlatformFeeBP: p.Pricing.PlatformFeeBP, ServiceFeeBP: p.Pricing.ServiceFeeBP,
		TransactionFeeBP: p.Pricing.TransactionFeeBP,
	}
}

// EarliestStart is the first day a host may request: its bookings deadline is still ahead.
func EarliestStart(today civil.Date, p policy.Policy) civil.Date {
	return today.AddDays(p.Booking.DeadlineDays + 1)
}

// Earliest is the first day on which a trip of this itinerary may start: its lead time can be longer than the
// platform's.
func (it Itinerary) Earliest(today civil.Date, p policy.Policy) civil.Date {
	day := EarliestStart(today, p)
	if lead := it.Content.LeadTime; lead != nil {
		day = latest(day, today.AddMonths(lead.Months.Or(0)).AddDays(lead.Days.Or(0)))
	}
	return day
}

// Levels are the packages in the order of H-636.
var Levels = []api.PackageLevel{api.PackageLevelEconomy, api.PackageLevelStandard, api.PackageLevelPremium}

// Access is what a host may request.
type Access struct {
	Level         int
	UnlockedTiers []int
}

// LockReason returns why a host cannot request the itinerary yet, or "" if they can (H-437).
func (it Itinerary) LockReason(a Access, p policy.Policy) string {
	switch {
	case a.Level == 0:
		return fmt.Sprintf("Collect at least %s to unlock itineraries.",
			count.Of(p.Survey.ResponsesToUnlock, "survey response"))
	case slices.Contains(a.UnlockedTiers, it.Tier):
		return ""
	case it.Tier == 2:
		return fmt.Sprintf("Unlocks at level %s: collect %s.", p.Level(2).Name,
			count.Of(p.Survey.QualifiedForTier2, "qualified survey response"))
	case it.Tier == 3:
		return fmt.Sprintf("Unlocks at level %s: complete your first trip.", p.Level(3).Name)
	}
	return fmt.Sprintf("Unlocks at level %s: collect %s.", p.Level(1).Name,
		count.Of(p.Survey.QualifiedForTier1, "qualified survey response"))
}
