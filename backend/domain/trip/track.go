package trip

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/track"
)

// trackTx tells analytics what a host did to his trip (H-564 to H-571).
func (s *Service) trackTx(ctx context.Context, tx pgx.Tx, t Trip, names ...string) error {
	for _, name := range names {
		err := track.Record(ctx, tx, track.Event{Name: name, At: s.Clock.Now(ctx), TripID: t.ID, TripName: t.Name, ItineraryID: t.ItineraryID})
		if err != nil {
			return err
		}
	}
	return nil
}

// named are the fields whose change has an event of its own.
var named = map[string]bool{
	fieldLaunchDate: true, fieldAutoConfirm: true, fieldTutorial: true, fieldPrices: true, fieldStipend: true,
}

// hostEvents are the names of what a host's change did. Saying again what was so before is no event.
func hostEvents(before, after Trip, fields []string) []string {
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
	if pricesDiffer(before, after) {
		names = append(names, track.SavedPricing)
	}
	return names
}

func pricesDiffer(a, b Trip) bool {
	same := func(x, y *int64) bool { return x == y || x != nil && y != nil && *x == *y }
	return !same(a.InitialPriceMinor, b.InitialPriceMinor) || !same(a.RemainingPriceMinor, b.RemainingPriceMinor) || a.FlightStipendMinor != b.FlightStipendMinor
}
