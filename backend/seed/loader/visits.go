package loader

import (
	"context"
	"fmt"
	"time"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/analyticsapi"
	"caravan/backend/platform/principal"
	"caravan/backend/seed"
)

// countedDays is how long ago visits begin: the figures compare 30 days with the 30 before.
const countedDays = 60

// sources are where visitors come from, as named in the links that they follow; "" is an address typed by hand.
var sources = []string{"instagram", "newsletter", "instagram", "google", "", "instagram", "tiktok", "newsletter",
	"google", ""}

// visit plans the visits to the trip's page on the day of a booking: those of people who only look, and of the
// person who books.
func (l *life) visit(b seed.Booking, booked time.Time) {
	if b.BookedDaysAgo > countedDays || l.launchOf(l.of).After(l.now) {
		return
	}
	l.plan(booked.Add(-2*time.Minute), func(ctx context.Context, at time.Time) error {
		people := 8 + l.dice(b.Customer+"/visits", 12)
		for n := range people {
			from := sources[(n+l.dice(b.Customer, len(sources)))%len(sources)]
			visit := &analyticsapi.TripVisit{Channel: api.NewOptString(from)}
			who := principal.Request{IP: fmt.Sprintf("2001:db8::%x:%x", l.dice(b.Customer, 1<<16), n), UserAgent: "Mozilla/5.0"}
			visited := principal.WithRequest(l.run.at(ctx, at), who)
			if err := l.do.Analytics.Visit(visited, l.tripID, visit); err != nil {
				return fmt.Errorf("visit: %w", err)
			}
			if n%6 != 0 {
				continue
			}
			visit.Event = analyticsapi.NewOptTripVisitEvent(analyticsapi.TripVisitEventBeginCheckout)
			if err := l.do.Analytics.Visit(visited, l.tripID, visit); err != nil {
				return fmt.Errorf("checkout: %w", err)
			}
		}
		return nil
	})
}
