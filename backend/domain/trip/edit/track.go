package edit

import (
	"caravan/backend/domain/trip"
	"caravan/backend/platform/track"
)

// named are the fields whose change has an event of its own.
var named = map[string]bool{
	trip.FieldLaunchDate: true, trip.FieldAutoConfirm: true, trip.FieldTutorial: true, trip.FieldPrices: true, trip.FieldStipend: true,
}

// hostEvents are the names of what a host's change did. Saying again what was so before is no event.
func hostEvents(before, after trip.Trip, fields []string) []string {
	var names []string
	for _, field := range fields {
		if !named[field] {
			names = append(names, track.HostUpdatedTrip)
			break
		}
	}
	switch {
	case before.LaunchAt == nil && after.LaunchAt != nil,
		before.LaunchAt != nil && after.LaunchAt != nil && !before.LaunchAt.Equal(*after.LaunchAt):
		names = append(names, track.HostScheduledLaunch)
	case before.LaunchAt != nil && after.LaunchAt == nil:
		names = append(names, track.HostUnscheduledLaunch)
	}
	switch {
	case !before.BookingAutoConfirmation && after.BookingAutoConfirmation:
		names = append(names, track.EnabledAutoConfirm)
	case before.BookingAutoConfirmation && !after.BookingAutoConfirmation:
		names = append(names, track.DisabledAutoConfirm)
	}
	if !before.PromoteTutorialCompleted && after.PromoteTutorialCompleted && after.LaunchAt == nil {
		names = append(names, track.HostSkippedLaunch) // H-294
	}
	if trip.PricesDiffer(before, after) {
		names = append(names, track.SavedPricing)
	}
	return names
}
