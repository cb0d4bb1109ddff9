package triprequest

import (
	"encoding/json"
	"fmt"

	"github.com/google/uuid"

	"caravan/backend/domain/itinerary/kept"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/civil"
)

// formVersion is the current schema of forms. Rows without a version have the same one.
const formVersion = 1

// storedForm is a request's form in its row. Empty lists remain empty lists.
type storedForm struct {
	Version              int               `json:"version,omitempty"`
	Itinerary            uuid.UUID         `json:"itinerary"`
	InventoryItemID      *uuid.UUID        `json:"itineraryInventoryItemId,omitempty"`
	SelectedPackage      string            `json:"selectedPackage"`
	StartDate            civil.Date        `json:"startDate"`
	DietaryRestriction   *string           `json:"dietaryRestriction,omitempty"`
	Companions           []kept.Companion  `json:"companions,omitzero"`
	HostRooms            []kept.Room       `json:"hostRooms,omitzero"`
	QuantityOfHostsRooms *int              `json:"quantityOfHostsRooms,omitempty"`
	WorkshopSpaces       []storedWorkshop  `json:"selectedWorkshopSpaces,omitzero"`
	OptionalActivities   []storedSelection `json:"hostSelectedOptionalActivities,omitzero"`
	OptionalServices     []storedSelection `json:"hostSelectedOptionalServices,omitzero"`
	BasePriceMinor       *int64            `json:"basePriceMinor,omitempty"`
	TripLength           *int              `json:"tripLength,omitempty"`
	Nights               *storedSides      `json:"prePostAccommodationSelection,omitempty"`
	Transfers            *storedSides      `json:"prePostTransferSelection,omitempty"`
	AdditionalRequests   *string           `json:"additionalRequests,omitempty"`
}

type storedWorkshop struct {
	ServiceID uuid.UUID `json:"serviceId"`
	Hours     int       `json:"hoursRequested"`
	Name      *string   `json:"name,omitempty"`
	Day       *int      `json:"day,omitempty"`
}

type storedSelection struct {
	ServiceID uuid.UUID `json:"serviceId"`
	Quantity  int       `json:"quantity"`
	Name      *string   `json:"name,omitempty"`
	Day       *int      `json:"day,omitempty"`
}

// storedSides are the requested services before and after a trip.
type storedSides struct {
	Before *bool `json:"beforeTrip,omitempty"`
	After  *bool `json:"afterTrip,omitempty"`
}

// WriteForm encodes a form for a row.
func WriteForm(f *triprequestapi.TripRequestForm) (json.RawMessage, error) {
	return json.Marshal(storedForm{
		Version: formVersion, Itinerary: f.Itinerary, InventoryItemID: kept.Opt(f.ItineraryInventoryItemId.Get()),
		SelectedPackage: string(f.SelectedPackage), StartDate: civil.Of(f.StartDate),
		DietaryRestriction: kept.Opt(f.DietaryRestriction.Get()), Companions: kept.Each(f.Companions, kept.CompanionOf),
		HostRooms:            kept.Each(f.HostRooms, kept.RoomOf),
		QuantityOfHostsRooms: kept.Opt(f.QuantityOfHostsRooms.Get()),
		WorkshopSpaces: kept.Each(f.SelectedWorkshopSpaces, func(c api.WorkshopChoice) storedWorkshop {
			return storedWorkshop{c.ServiceId, c.HoursRequested, kept.Opt(c.Name.Get()), kept.Opt(c.Day.Get())}
		}),
		OptionalActivities: kept.Each(f.HostSelectedOptionalActivities, keepSelection),
		OptionalServices:   kept.Each(f.HostSelectedOptionalServices, keepSelection),
		BasePriceMinor:     kept.Opt(f.BasePriceMinor.Get()), TripLength: kept.Opt(f.TripLength.Get()),
		Nights: keepSides(f.PrePostAccommodationSelection), Transfers: keepSides(f.PrePostTransferSelection),
		AdditionalRequests: kept.Opt(f.AdditionalRequests.Get()),
	})
}

// ReadForm decodes a form from a row, of this version or without one.
func ReadForm(text json.RawMessage) (*triprequestapi.TripRequestForm, error) {
	var s storedForm
	if err := json.Unmarshal(text, &s); err != nil {
		return nil, fmt.Errorf("form of a trip request: %w", err)
	}
	f := &triprequestapi.TripRequestForm{
		Itinerary: s.Itinerary, SelectedPackage: api.PackageLevel(s.SelectedPackage), StartDate: s.StartDate.UTC(),
		Companions: kept.Each(s.Companions, kept.Companion.Read), HostRooms: kept.Each(s.HostRooms, kept.Room.Read),
		SelectedWorkshopSpaces: kept.Each(s.WorkshopSpaces, func(w storedWorkshop) api.WorkshopChoice {
			choice := api.WorkshopChoice{ServiceId: w.ServiceID, HoursRequested: w.Hours}
			kept.Read(w.Name, choice.Name.SetTo)
			kept.Read(w.Day, choice.Day.SetTo)
			return choice
		}),
		HostSelectedOptionalActivities: kept.Each(s.OptionalActivities, readSelection),
		HostSelectedOptionalServices:   kept.Each(s.OptionalServices, readSelection),
		PrePostAccommodationSelection:  readSides(s.Nights), PrePostTransferSelection: readSides(s.Transfers),
	}
	kept.Read(s.InventoryItemID, f.ItineraryInventoryItemId.SetTo)
	kept.Read(s.DietaryRestriction, f.DietaryRestriction.SetTo)
	kept.Read(s.QuantityOfHostsRooms, f.QuantityOfHostsRooms.SetTo)
	kept.Read(s.BasePriceMinor, f.BasePriceMinor.SetTo)
	kept.Read(s.TripLength, f.TripLength.SetTo)
	kept.Read(s.AdditionalRequests, f.AdditionalRequests.SetTo)
	return f, nil
}

func keepSelection(c api.ServiceChoice) storedSelection {
	return storedSelection{c.ServiceId, c.Quantity, kept.Opt(c.Name.Get()), kept.Opt(c.Day.Get())}
}

func readSelection(s storedSelection) api.ServiceChoice {
	choice := api.ServiceChoice{ServiceId: s.ServiceID, Quantity: s.Quantity}
	kept.Read(s.Name, choice.Name.SetTo)
	kept.Read(s.Day, choice.Day.SetTo)
	return choice
}

func keepSides(sides triprequestapi.OptBeforeAfter) *storedSides {
	if !sides.Set {
		return nil
	}
	return &storedSides{kept.Opt(sides.Value.BeforeTrip.Get()), kept.Opt(sides.Value.AfterTrip.Get())}
}

func readSides(s *storedSides) triprequestapi.OptBeforeAfter {
	if s == nil {
		return triprequestapi.OptBeforeAfter{}
	}
	var sides triprequestapi.BeforeAfter
	kept.Read(s.Before, sides.BeforeTrip.SetTo)
	kept.Read(s.After, sides.AfterTrip.SetTo)
	return triprequestapi.NewOptBeforeAfter(sides)
}
