package fields

import (
	"slices"
	"time"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/track"
)

// Change is a change on its way through the table.
type Change struct {
	*tripapi.TripUpdate
	Before trip.Trip
	Now    time.Time
	// Choose returns the ids of the chosen categories, with a fault for each that does not exist.
	Choose func(given, had []string, faults map[string]string) []string
	// Level is the host's; it matters when prices change.
	Level  int
	faults map[string]string
}

// fault records the first message for a field.
func (c *Change) fault(field, message string) {
	if _, taken := c.faults[field]; !taken {
		c.faults[field] = message
	}
}

// Given returns the rows that a change names.
func Given(c *tripapi.TripUpdate) []Field {
	return slices.DeleteFunc(slices.Clone(table), func(f Field) bool { return f.given == nil || !f.given(c) })
}

// Lay returns the trip as changed by an actor: it checks the actor's rights, then sets all fields, then validates
// them. Errors are CodeInvalid with a message for each field.
func Lay(c Change, actor trip.Actor, given []Field) (trip.Trip, error) {
	c.faults = map[string]string{}
	for _, f := range given {
		if reason, _ := f.closed(c.Before, actor, c.Now); reason != "" {
			c.fault(f.Name, reason)
		}
	}
	if len(c.faults) > 0 {
		return c.Before, apierr.Invalid(c.faults)
	}
	t := c.Before
	for _, f := range given {
		if f.set != nil {
			f.set(&t, &c)
		}
	}
	for _, f := range given {
		if f.check != nil {
			f.check(&t, &c)
		}
	}
	if len(c.faults) > 0 {
		return c.Before, apierr.Invalid(c.faults)
	}
	return t, nil
}

// kept is what the audit trail stores of a field, under a name.
type kept struct {
	name string
	of   func(t trip.Trip) any
}

func keep(name string, of func(t trip.Trip) any) []kept { return []kept{{name, of}} }

// Brief returns what the audit trail stores of a trip.
func Brief(t trip.Trip) map[string]any {
	brief := map[string]any{}
	for _, f := range table {
		for _, k := range f.keeps {
			brief[k.name] = k.of(t)
		}
	}
	return brief
}

// Events returns the names of the analytics events of a host's change. Saving an unchanged value is no event.
func Events(before, after trip.Trip, given []Field) []string {
	var names []string
	if slices.ContainsFunc(given, func(f Field) bool { return f.events == nil }) {
		names = append(names, track.HostUpdatedTrip)
	}
	for _, f := range given {
		if f.events == nil {
			continue
		}
		for _, name := range f.events(before, after) {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

func launchEvents(before, after trip.Trip) []string {
	switch was, is := before.LaunchAt, after.LaunchAt; {
	case is != nil && (was == nil || !was.Equal(*is)):
		return []string{track.HostScheduledLaunch}
	case was != nil && is == nil:
		return []string{track.HostUnscheduledLaunch}
	}
	return nil
}

func autoConfirmEvents(before, after trip.Trip) []string {
	switch was, is := before.BookingAutoConfirmation, after.BookingAutoConfirmation; {
	case is && !was:
		return []string{track.EnabledAutoConfirm}
	case was && !is:
		return []string{track.DisabledAutoConfirm}
	}
	return nil
}

func tutorialEvents(before, after trip.Trip) []string {
	if !before.PromoteTutorialCompleted && after.PromoteTutorialCompleted && after.LaunchAt == nil {
		return []string{track.HostSkippedLaunch} // H-294
	}
	return nil
}

func priceEvents(before, after trip.Trip) []string {
	if trip.PricesDiffer(before, after) {
		return []string{track.SavedPricing}
	}
	return nil
}
