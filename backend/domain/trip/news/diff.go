package news

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/google/uuid"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
)

// Entry is a change on a day.
type Entry struct {
	Day           int
	Kind          tripapi.DayChangeEntryKind
	Type          api.ServiceType
	Name          string
	Field         string
	Before, After string
}

// Diff returns the changes to the services of a trip's days, day by day. A move is listed on both days.
func Diff(before, after []api.Service) []Entry {
	var out []Entry
	left := map[uuid.UUID]api.Service{}
	for _, service := range before {
		if onTrip(service) {
			left[service.ID.Value] = service
		}
	}
	for _, is := range after {
		if !onTrip(is) {
			continue
		}
		was, known := left[is.ID.Value]
		delete(left, is.ID.Value)
		switch {
		case !known:
			out = append(out, entry(is, tripapi.DayChangeEntryKindAdded))
		case was.Day.Value != is.Day.Value:
			moved := entry(is, tripapi.DayChangeEntryKindMoved)
			moved.Field, moved.Before, moved.After = "day", strconv.Itoa(was.Day.Value), strconv.Itoa(is.Day.Value)
			out = append(out, moved)
			moved.Day = was.Day.Value
			out = append(out, moved)
		}
		if known {
			out = append(out, changed(was, is)...)
		}
	}
	for _, service := range left {
		out = append(out, entry(service, tripapi.DayChangeEntryKindRemoved))
	}
	slices.SortStableFunc(out, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(a.Day, b.Day), cmp.Compare(a.Name, b.Name))
	})
	return out
}

// onTrip reports whether a service is on a day; nights and transfers around a trip are not.
func onTrip(service api.Service) bool {
	return service.Timing.Or(api.TimingOnTrip) == api.TimingOnTrip && !service.Deleted.Or(false)
}

func entry(service api.Service, kind tripapi.DayChangeEntryKind) Entry {
	return Entry{Day: service.Day.Or(1), Kind: kind, Type: service.Type,
		Name: cmp.Or(service.Name.Value, service.Title.Value)}
}

// changed returns the fields that differ, of those that a traveler sees.
func changed(was, is api.Service) []Entry {
	var out []Entry
	field := func(name, before, after string) {
		if before != after {
			e := entry(is, tripapi.DayChangeEntryKindChanged)
			e.Field, e.Before, e.After = name, before, after
			out = append(out, e)
		}
	}
	minutes := func(n api.OptInt) string {
		if n.Value == 0 {
			return ""
		}
		return strconv.Itoa(n.Value)
	}
	field("name", cmp.Or(was.Name.Value, was.Title.Value), cmp.Or(is.Name.Value, is.Title.Value))
	field("startTime", was.StartTime.Value, is.StartTime.Value)
	field("location", was.Location.Value, is.Location.Value)
	field("lengthMinutes", minutes(was.LengthMinutes), minutes(is.LengthMinutes))
	if was.Description.Value != is.Description.Value {
		e := entry(is, tripapi.DayChangeEntryKindChanged)
		e.Field = "description"
		out = append(out, e)
	}
	return out
}
