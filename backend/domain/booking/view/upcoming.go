package view

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/article"
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
)

// upcoming lists a traveler's tasks before the trip ('Upcoming For You', T-029), each with its page. A party on
// the waitlist has none; one with an offer has to pay its deposit before anything else.
func upcoming(b bookingapi.Booking, t trip.Trip, insured map[uuid.UUID]bool,
	prepares bool) []bookingapi.UpcomingItem {
	switch booking.Status(b.Status) {
	case booking.Cancelled, booking.Complete, booking.Waitlist:
		return nil
	case booking.Awaiting:
		if !b.IsPrimary || b.Debit.Set {
			return nil
		}
		return []bookingapi.UpcomingItem{{Key: "deposit", Label: "Pay your deposit to secure your spots",
			To: to(bookingapi.UpcomingItemToPayment), Done: api.NewOptBool(false)}}
	}
	var items []bookingapi.UpcomingItem
	if b.TravelerId.Set {
		items = append(items,
			bookingapi.UpcomingItem{Key: "waiver", Label: "Accept the traveler terms", Done: api.NewOptBool(b.TermsAccepted),
				To: to(bookingapi.UpcomingItemToTerms)},
			bookingapi.UpcomingItem{
				Key: "tripForm", Label: "Complete your trip form", Done: api.NewOptBool(b.TripFormComplete.Or(false)),
				Date: b.PaymentDueDate,
				To:   to(bookingapi.UpcomingItemToTripForm),
			})
	}
	if b.IsPrimary && !b.Debit.Set {
		items = append(items, bookingapi.UpcomingItem{
			Key: "payment", Label: "Pay the remaining balance", Done: api.NewOptBool(b.DueMinor <= 0), Date: b.PaymentDueDate,
			To: to(bookingapi.UpcomingItemToPayment),
		})
	}
	if b.IsPrimary && len(b.AdditionalParticipants) > 0 {
		items = append(items, bookingapi.UpcomingItem{
			Key: "companions", Label: "Add an email for everyone you travel with",
			Done: api.NewOptBool(reachable(b.AdditionalParticipants)),
			To:   to(bookingapi.UpcomingItemToCompanions),
		})
	}
	if t.Content.TravelerInsuranceRequired {
		items = append(items, bookingapi.UpcomingItem{
			Key: "insurance", Label: "Add your travel insurance",
			Done: api.NewOptBool(insured[b.TravelerId.Or(b.Customer.ID.Value)]), To: to(bookingapi.UpcomingItemToInsurance),
		})
	}
	if prepares {
		items = append(items, bookingapi.UpcomingItem{Key: "preparation", Label: "Read how to prepare",
			To: to(bookingapi.UpcomingItemToPreparation)})
	}
	return append(items, bookingapi.UpcomingItem{Key: "start", Label: "Your trip starts",
		Date: api.NewOptDate(t.StartDate.UTC())})
}

// prepares reports whether travelers have something to read before the trip: its own file, or the marketplace's page.
func prepares(ctx context.Context, t trip.Trip) bool {
	return t.Content.PreparationListURL != "" || slices.Contains(tenant.From(ctx).Pages, string(article.Preparation))
}

func to(page bookingapi.UpcomingItemTo) bookingapi.OptUpcomingItemTo {
	return bookingapi.NewOptUpcomingItemTo(page)
}

// reachable reports whether each of these people can be emailed, and so fill in a form.
func reachable(people []bookingapi.Participant) bool {
	for _, p := range people {
		if p.Email.Or("") == "" {
			return false
		}
	}
	return true
}

// daysToStart counts the remaining days in the trip's zone, for those who will travel.
func daysToStart(status booking.Status, t trip.Trip, now time.Time) api.OptInt {
	switch status {
	case booking.Pending, booking.Confirmed, booking.Closed:
		if days := t.StartDate.Sub(t.Today(now)); days >= 0 {
			return api.NewOptInt(days)
		}
	}
	return api.OptInt{}
}

// positionsTx returns the waitlist positions of bookings.
func positionsTx(ctx context.Context, tx pgx.Tx, rows []bookingdb.Booking) (map[uuid.UUID]int, error) {
	positions := map[uuid.UUID]int{}
	for _, row := range rows {
		if booking.Status(row.Status) != booking.Waitlist {
			continue
		}
		position, err := bookingdb.New(tx).WaitlistPosition(ctx, bookingdb.WaitlistPositionParams{TenantID: row.TenantID,
			ID: row.ID})
		if err != nil {
			return nil, fmt.Errorf("place in line of booking %s: %w", row.ID, err)
		}
		positions[row.ID] = position
	}
	return positions, nil
}
