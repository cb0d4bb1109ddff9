package triprequest

import (
	"fmt"
	"slices"
	"strings"

	"caravan/backend/domain/itinerary"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
)

// Status is the status of a trip request (H-321).
type Status string

// Trip request statuses.
const (
	Pending     Status = "pending"
	TripCreated Status = "trip-created"
	Accepted    Status = "accepted"
	Rejected    Status = "rejected"
)

// Package is a quality level of an itinerary (H-636).
type Package string

// Packages in the order of preference for the default (H-324).
const (
	Standard Package = "standard"
	Economy  Package = "economy"
	Premium  Package = "premium"
)

// AgeRanges are the companion ages to choose from (H-216).
var AgeRanges = []string{"18+", "13-17", "3-12", "0-2"}

// DietaryNone is the default dietary restriction (H-347).
const DietaryNone = itinerary.DietaryNone

// RoomKind is a host room's bed configuration (H-217).
type RoomKind string

// Host rooms and the people each sleeps.
const (
	OneBed    RoomKind = "oneBed"
	TwoBeds   RoomKind = "twoBeds"
	SharedBed RoomKind = "sharedBed"
)

func (k RoomKind) sleeps() (int, bool) {
	switch k {
	case OneBed:
		return 1, true
	case TwoBeds, SharedBed:
		return 2, true
	}
	return 0, false
}

// Companion is a person the host brings along, free of charge.
type Companion struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	AgeRange  string `json:"ageRange"`
}

// Selection is a chosen service with its quantity: attendees of an activity,
// hours of a workshop space.
type Selection struct {
	ServiceID string `json:"serviceId"`
	Quantity  int    `json:"quantity"`
}

// Form is what a host fills in to reserve a trip (H-214).
type Form struct {
	SelectedPackage     Package     `json:"selectedPackage"`
	StartDate           civil.Date  `json:"startDate"`
	InventoryItemID     string      `json:"itineraryInventoryItemId,omitempty"`
	DietaryRestriction  string      `json:"dietaryRestriction"`
	Companions          []Companion `json:"companions"`
	HostRooms           []RoomKind  `json:"hostRooms,omitempty"`
	QuantityOfHostRooms int         `json:"quantityOfHostsRooms"`
	Workshops           []Selection `json:"selectedWorkshopSpaces,omitempty"`
	OptionalActivities  []Selection `json:"hostSelectedOptionalActivities,omitempty"`
	OptionalServices    []Selection `json:"hostSelectedOptionalServices,omitempty"`
	AdditionalRequests  string      `json:"additionalRequests,omitempty"`
}

// Availability is what an itinerary offers for one package (H-223).
type Availability struct {
	Enabled            bool
	IsInventoryEnabled bool
	// Spans is set when validity periods determine the selectable days.
	Spans              bool
	EnabledDates       []civil.Date
	BlackoutDates      []civil.Date
	InstantDates       []civil.Date
	FirstAvailableDate civil.Date
	DietaryOptions     []string
}

// Offer is what the itinerary allows the host to choose.
type Offer struct {
	Packages map[Package]Availability
	// WorkshopHours has the available hours of each workshop space; 0 means the default of one.
	WorkshopHours map[string]int
	Activities    []string
	// OptionalServices has how many of each can be chosen; Unlimited if not given.
	OptionalServices map[string]int
	Today            civil.Date
	// PerRoomEditor is set when the host describes each room (hostRooms) instead of counting rooms.
	PerRoomEditor bool
}

// Unlimited is a quantity without a limit.
const Unlimited = -1

// Problem is an error in a field, in the words shown to the host.
type Problem struct {
	Field   string `json:"field"`
	Message string `json:"message"`
}

// Banner is shown above a form that has problems (H-342).
const Banner = "Some entries require your attention before continuing."

const required = "This field is required"

// Group returns the size of the host's group: the free-of-charge spots.
func (f Form) Group() int { return len(f.Companions) + 1 }

// Validate lists every problem of the form against the offer (H-336…H-353).
func (f Form) Validate(offer Offer) []Problem {
	var problems []Problem
	add := func(field, format string, args ...any) {
		problems = append(problems, Problem{field, fmt.Sprintf(format, args...)})
	}

	available, known := offer.Packages[f.SelectedPackage]
	switch {
	case f.SelectedPackage == "":
		add("selectedPackage", required)
	case !known || !available.Enabled:
		add("selectedPackage", "This package isn’t available")
	default:
		switch {
		case f.StartDate.IsZero():
			add("startDate", required)
		case !available.Selectable(f.StartDate, offer.Today):
			add("startDate", "This date isn’t available. Choose another one.")
		}
		if available.IsInventoryEnabled && f.InventoryItemID == "" {
			add("itineraryInventoryItemId", required)
		}
		if f.DietaryRestriction != "" && f.DietaryRestriction != DietaryNone && !slices.Contains(available.DietaryOptions,
			f.DietaryRestriction) {
			add("dietaryRestriction", "This option isn’t available")
		}
	}

	for i, companion := range f.Companions {
		field := func(name string) string { return fmt.Sprintf("companions[%d].%s", i, name) }
		if !slices.Contains(AgeRanges, companion.AgeRange) {
			add(field("ageRange"), required)
		}
		if strings.TrimSpace(companion.FirstName) == "" {
			add(field("firstName"), required)
		}
		if strings.TrimSpace(companion.LastName) == "" {
			add(field("lastName"), required)
		}
	}

	problems = append(problems, f.roomProblems(offer.PerRoomEditor)...)

	group := f.Group()
	for i, activity := range f.OptionalActivities {
		field := fmt.Sprintf("hostSelectedOptionalActivities[%d].quantity", i)
		switch {
		case !slices.Contains(offer.Activities, activity.ServiceID):
			add(field, "This activity isn’t available")
		case activity.Quantity > group:
			add(field, "%d Host + Companions Limit", group)
		case activity.Quantity < 0:
			add(field, "Minimum 0")
		}
	}
	for i, service := range f.OptionalServices {
		field := fmt.Sprintf("hostSelectedOptionalServices[%d].quantity", i)
		limit, offered := offer.OptionalServices[service.ServiceID]
		switch {
		case !offered:
			add(field, "This service isn’t available")
		case service.Quantity < 0:
			add(field, "Minimum 0")
		case limit != Unlimited && service.Quantity > limit:
			add(field, "Maximum %d", limit)
		}
	}
	for i, workshop := range f.Workshops {
		field := fmt.Sprintf("selectedWorkshopSpaces[%d].hoursRequested", i)
		hours, offered := offer.WorkshopHours[workshop.ServiceID]
		limit := max(1, hours)
		switch {
		case !offered:
			add(field, "This workshop space isn’t available")
		case workshop.Quantity > limit:
			add(field, "%d Hour(s) Limit", limit)
		case workshop.Quantity < 1:
			add(field, "Minimum 1")
		}
	}
	return problems
}

// roomProblems validates the host rooms. "Companions" of H-339 and H-340 are the whole free-of-charge group,
// including the host: the default of one room with one bed and no companions (H-353) is a valid form.
func (f Form) roomProblems(perRoom bool) []Problem {
	group := f.Group()
	rooms := f.QuantityOfHostRooms
	if perRoom {
		rooms = len(f.HostRooms)
	}
	field := "quantityOfHostsRooms"
	if perRoom {
		field = "hostRooms"
	}
	switch {
	case rooms < 1:
		return []Problem{{field, "Minimum 1"}}
	case rooms > group:
		return []Problem{{field, fmt.Sprintf("%d Room(s) Limit", group)}}
	case !perRoom:
		return nil
	}
	beds := 0
	for _, room := range f.HostRooms {
		sleeps, ok := room.sleeps()
		if !ok {
			return []Problem{{field, required}}
		}
		beds += sleeps
	}
	if beds != group {
		return []Problem{{field, fmt.Sprintf(
			"This configuration has %s for %s. Please configure to %s or shared beds.",
			count.Of(beds, "bed"), count.Of(group, "companion"), count.Of(group, "bed"))}}
	}
	return nil
}

// Selectable reports whether a start date can be chosen: an enabled date when
// inventory is on, and never a blackout or a past day (H-348, H-349).
func (a Availability) Selectable(date, today civil.Date) bool {
	if date.Before(today) || slices.Contains(a.BlackoutDates, date) {
		return false
	}
	if a.IsInventoryEnabled || a.Spans {
		return slices.Contains(a.EnabledDates, date)
	}
	return a.FirstAvailableDate.IsZero() || !date.Before(a.FirstAvailableDate)
}

// ApprovesInstantly reports whether submitting the form needs no review: a
// standard package on an instant-approval date without additional requests
// (H-315, H-316).
func (f Form) ApprovesInstantly(a Availability) bool {
	return f.SelectedPackage == Standard && strings.TrimSpace(f.AdditionalRequests) == "" &&
		slices.Contains(a.InstantDates, f.StartDate)
}

// AccommodationOffered reports whether pre- or post-trip nights are offered:
// every required room type needs a price (H-350).
func AccommodationOffered(pricesMinor []int64) bool {
	return len(pricesMinor) > 0 && !slices.ContainsFunc(pricesMinor, func(p int64) bool { return p <= 0 })
}

// TransferOffered reports whether a pre- or post-trip transfer is offered: it
// has a price and the inventory item names one (H-351).
func TransferOffered(priceMinor int64, inventoryPriceMinor *int64) bool {
	return priceMinor > 0 && inventoryPriceMinor != nil
}
