package supply

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"caravan/backend/domain/itinerary"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
)

// part is what a person decides on as one: a field, or some that only make sense together.
type part[C any] struct {
	name string
	keys []string // in the JSON of the contract
	copy func(to, from *C)
}

// parts are those of an itinerary, in the order of its form. Its days are parts, too.
var parts = []part[itineraryapi.ItineraryUpdate]{
	{"name", []string{"name"}, func(to, from *itineraryapi.ItineraryUpdate) { to.Name = from.Name }},
	{"destination", []string{"country", "destination"}, func(to, from *itineraryapi.ItineraryUpdate) {
		to.Country, to.Destination = from.Country, from.Destination
	}},
	{"tripSummary", []string{"tripSummary"},
		func(to, from *itineraryapi.ItineraryUpdate) { to.TripSummary = from.TripSummary }},
	{lengthInDays, []string{lengthInDays},
		func(to, from *itineraryapi.ItineraryUpdate) { to.LengthInDays = from.LengthInDays }},
	{"spots", []string{"minimumSpots", "maximumSpots"}, func(to, from *itineraryapi.ItineraryUpdate) {
		to.MinimumSpots, to.MaximumSpots = from.MinimumSpots, from.MaximumSpots
	}},
	{"activityLevel", []string{"activityLevel"},
		func(to, from *itineraryapi.ItineraryUpdate) { to.ActivityLevel = from.ActivityLevel }},
	{"categories", []string{"categories"},
		func(to, from *itineraryapi.ItineraryUpdate) { to.Categories = from.Categories }},
	{"inclusions", []string{"inclusions"},
		func(to, from *itineraryapi.ItineraryUpdate) { to.Inclusions = from.Inclusions }},
	{"exclusions", []string{"exclusions"},
		func(to, from *itineraryapi.ItineraryUpdate) { to.Exclusions = from.Exclusions }},
	{"cities", []string{"cities"}, func(to, from *itineraryapi.ItineraryUpdate) { to.Cities = from.Cities }},
	{"logistics", []string{"logistics"}, func(to, from *itineraryapi.ItineraryUpdate) { to.Logistics = from.Logistics }},
	{"travelerInsuranceRequired", []string{"travelerInsuranceRequired"}, func(to, from *itineraryapi.ItineraryUpdate) {
		to.TravelerInsuranceRequired = from.TravelerInsuranceRequired
	}},
	{"passportRequired", []string{"passportRequired"},
		func(to, from *itineraryapi.ItineraryUpdate) { to.PassportRequired = from.PassportRequired }},
	{"operatorCode", []string{"operatorCode"},
		func(to, from *itineraryapi.ItineraryUpdate) { to.OperatorCode = from.OperatorCode }},
	{"photos", []string{"photos"}, func(to, from *itineraryapi.ItineraryUpdate) { to.Photos = from.Photos }},
	{"packages", []string{"packages"}, func(to, from *itineraryapi.ItineraryUpdate) { to.Packages = from.Packages }},
	{"instantApproval", []string{"instantApproval"},
		func(to, from *itineraryapi.ItineraryUpdate) { to.InstantApproval = from.InstantApproval }},
	{"currency", []string{"currency"}, func(to, from *itineraryapi.ItineraryUpdate) { to.Currency = from.Currency }},
}

const lengthInDays = "lengthInDays"

// departureParts are those of a departure; its date and package never change.
var departureParts = []part[inventoryapi.InventoryChange]{
	{quantity, []string{quantity}, func(to, from *inventoryapi.InventoryChange) {
		to.QuantityAvailable = from.QuantityAvailable
	}},
	{"costSchedule", []string{"costSchedule"},
		func(to, from *inventoryapi.InventoryChange) { to.CostSchedule = from.CostSchedule }},
	{"singleSupplementPriceMinor", []string{"singleSupplementPriceMinor"},
		func(to, from *inventoryapi.InventoryChange) {
			to.SingleSupplementPriceMinor = from.SingleSupplementPriceMinor
		}},
	{"singleSupplementQuantityAvailable", []string{"singleSupplementQuantityAvailable"},
		func(to, from *inventoryapi.InventoryChange) {
			to.SingleSupplementQuantityAvailable = from.SingleSupplementQuantityAvailable
		}},
	{"preTransferPriceMinor", []string{"preTransferPriceMinor"},
		func(to, from *inventoryapi.InventoryChange) { to.PreTransferPriceMinor = from.PreTransferPriceMinor }},
	{"postTransferPriceMinor", []string{"postTransferPriceMinor"},
		func(to, from *inventoryapi.InventoryChange) { to.PostTransferPriceMinor = from.PostTransferPriceMinor }},
	{"preAccommodation", []string{"preAccommodation"},
		func(to, from *inventoryapi.InventoryChange) { to.PreAccommodation = from.PreAccommodation }},
	{"postAccommodation", []string{"postAccommodation"},
		func(to, from *inventoryapi.InventoryChange) { to.PostAccommodation = from.PostAccommodation }},
}

const (
	quantity = "quantityAvailable"
	removed  = "removed" // the part of a departure that was deleted here
)

// dayPart names the part of a day.
func dayPart(day int) string { return fmt.Sprintf("days/%d", day) }

// dayOf returns the day of a part, or 0.
func dayOf(name string) int {
	number, found := strings.CutPrefix(name, "days/")
	day, err := strconv.Atoi(number)
	if !found || err != nil || day < 1 {
		return 0
	}
	return day
}

// difference is a part whose value here isn't the pushed one. The values are JSON, nil for none.
type difference struct {
	part         string
	here, pushed json.RawMessage
}

func names(differences []difference) []string {
	out := make([]string, len(differences))
	for i, d := range differences {
		out[i] = d.part
	}
	return out
}

// compareItineraries compares an itinerary as it is with what a push makes of it: the rules that fill in and correct
// what is pushed make no difference.
func compareItineraries(here, pushed *itineraryapi.ItineraryDraft) ([]difference, error) {
	was, err := membersOf(here)
	if err != nil {
		return nil, err
	}
	is, err := membersOf(pushed)
	if err != nil {
		return nil, err
	}
	was["packages"], is["packages"] = offered(was["packages"]), offered(is["packages"])
	found, err := compareParts(parts, was, is)
	if err != nil {
		return nil, err
	}
	for day := 1; day <= max(len(here.ServicesByDay), len(pushed.ServicesByDay)); day++ {
		a, err := dayText(here.ServicesByDay, day)
		if err != nil {
			return nil, err
		}
		b, err := dayText(pushed.ServicesByDay, day)
		if err != nil {
			return nil, err
		}
		if !reflect.DeepEqual(a, b) {
			found = append(found, difference{dayPart(day), textOf(a), textOf(b)})
		}
	}
	return found, nil
}

// offered returns the packages that are enabled, by level: forms spell out those that are not.
func offered(packages any) any {
	list, _ := packages.([]any)
	byLevel := map[string]any{}
	for _, one := range list {
		if pack, ok := one.(map[string]any); ok && pack["enabled"] == true {
			byLevel[fmt.Sprint(pack["level"])] = pack
		}
	}
	out := []any{}
	for _, level := range slices.Sorted(maps.Keys(byLevel)) {
		out = append(out, byLevel[level])
	}
	return out
}

// dayText returns a day's services without what a push doesn't say: their IDs and alternatives.
func dayText(days []api.Day, day int) (any, error) {
	if day > len(days) {
		return nil, nil
	}
	services := slices.Clone(days[day-1].Services)
	for i := range services {
		services[i].ID, services[i].Day, services[i].Position = api.OptUUID{}, api.OptInt{}, api.OptInt{}
		services[i].Alternatives, services[i].UnitPriceWithFeeMinor = nil, api.OptInt64{}
	}
	text, err := (&api.Day{Services: services}).MarshalJSON()
	if err != nil {
		return nil, err
	}
	var read struct{ Services any }
	err = json.Unmarshal(text, &read)
	return lean(read.Services), err
}

// compareDepartures compares a departure as it is with what a push makes of it.
func compareDepartures(here, pushed itinerary.Departure) ([]difference, error) {
	was, err := membersOf(changeOf(here))
	if err != nil {
		return nil, err
	}
	is, err := membersOf(changeOf(pushed))
	if err != nil {
		return nil, err
	}
	return compareParts(departureParts, was, is)
}

// changeOf returns a departure as the change that sets all of it.
func changeOf(d itinerary.Departure) *inventoryapi.InventoryChange {
	out := &inventoryapi.InventoryChange{
		QuantityAvailable:                 api.NewOptInt(d.QuantityAvailable),
		SingleSupplementPriceMinor:        api.NewOptInt64(d.SingleSupplementPriceMinor),
		SingleSupplementQuantityAvailable: api.NewOptInt(d.SingleSupplementQuantity),
	}
	for _, tier := range d.CostSchedule {
		out.CostSchedule = append(out.CostSchedule, api.Tier{NumberOfTravelers: tier.Travelers, PriceMinor: tier.PriceMinor})
	}
	if d.PreTransferPriceMinor != nil {
		out.PreTransferPriceMinor.SetTo(*d.PreTransferPriceMinor)
	}
	if d.PostTransferPriceMinor != nil {
		out.PostTransferPriceMinor.SetTo(*d.PostTransferPriceMinor)
	}
	if d.PreAccommodation != nil {
		out.PreAccommodation.SetTo(*d.PreAccommodation)
	}
	if d.PostAccommodation != nil {
		out.PostAccommodation.SetTo(*d.PostAccommodation)
	}
	return out
}

func membersOf(object json.Marshaler) (map[string]any, error) {
	text, err := object.MarshalJSON()
	if err != nil {
		return nil, err
	}
	var members map[string]any
	err = json.Unmarshal(text, &members)
	return members, err
}

func compareParts[C any](all []part[C], here, pushed map[string]any) ([]difference, error) {
	var found []difference
	for _, p := range all {
		a, b := valueOf(p.keys, here), valueOf(p.keys, pushed)
		if !reflect.DeepEqual(a, b) {
			found = append(found, difference{p.name, textOf(a), textOf(b)})
		}
	}
	return found, nil
}

// valueOf returns the value of a part: that of its field, or an object of several.
func valueOf(keys []string, members map[string]any) any {
	if len(keys) == 1 {
		return lean(members[keys[0]])
	}
	value := map[string]any{}
	for _, key := range keys {
		value[key] = members[key]
	}
	return lean(value)
}

// lean drops what is as good as absent, so that a form that spells it out makes no difference.
func lean(value any) any {
	switch v := value.(type) {
	case []any:
		out := make([]any, len(v))
		for i, one := range v {
			out[i] = lean(one)
		}
		if len(out) == 0 {
			return nil
		}
		return out
	case map[string]any:
		out := map[string]any{}
		for key, one := range v {
			if one = lean(one); one != nil && one != false && one != 0.0 {
				out[key] = one
			}
		}
		if len(out) == 0 {
			return nil
		}
		return out
	case string:
		if v == "" {
			return nil
		}
	}
	return value
}

func textOf(value any) json.RawMessage {
	if value == nil {
		return nil
	}
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // what was read as JSON can be written
	}
	return text
}

// keep leaves parts out of a change, so that they stay as they are.
func keep[C any](all []part[C], change *C, kept []string) {
	var none C
	for _, p := range all {
		if slices.Contains(kept, p.name) {
			p.copy(change, &none)
		}
	}
}

// take copies parts to a change and returns those that it didn't find.
func take[C any](all []part[C], to, from *C, wanted []string) []string {
	left := map[string]bool{}
	for _, name := range wanted {
		left[name] = true
	}
	for _, p := range all {
		if left[p.name] {
			p.copy(to, from)
			delete(left, p.name)
		}
	}
	return slices.Sorted(maps.Keys(left))
}
