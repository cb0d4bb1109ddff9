package calendar

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/ical"
	"caravan/backend/platform/spoken"
)

// tripsTx returns everything that a traveler has booked, in their chosen language.
func (s *Service) tripsTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, chosen string) (ical.Calendar, error) {
	t := tenant.From(ctx)
	travels, err := s.Bookings.TravelsTx(ctx, tx, memberID, nil)
	if err != nil {
		return ical.Calendar{}, err
	}
	language := spoken.Choose(chosen, t.Locale)
	out := ical.Calendar{Name: spoken.Say(language, fmt.Sprintf("My trips with %s", t.Brand)), Refresh: refresh,
		Now: s.Clock.Now(ctx)}
	out.Events, err = s.eventsTx(ctx, tx, travels, language)
	return out, err
}

// tripTx returns one trip of the caller; CodeNotFound if they have no spot on it.
func (s *Service) tripTx(ctx context.Context, tx pgx.Tx, memberID, tripID uuid.UUID) (ical.Calendar, error) {
	travels, err := s.Bookings.TravelsTx(ctx, tx, memberID, &tripID)
	if err != nil {
		return ical.Calendar{}, err
	}
	if len(travels) == 0 {
		return ical.Calendar{}, apierr.NotFound("trip")
	}
	out := ical.Calendar{Name: travels[0].Trip.Name, Zone: travels[0].Trip.Zone(), Now: s.Clock.Now(ctx)}
	out.Events, err = s.eventsTx(ctx, tx, travels, tenant.LanguageOf(ctx))
	return out, err
}

func (s *Service) eventsTx(ctx context.Context, tx pgx.Tx, travels []view.Travel,
	language string) ([]ical.Event, error) {
	t := tenant.From(ctx)
	var events []ical.Event
	var bookings []uuid.UUID
	of := map[uuid.UUID]view.Travel{}
	for _, travel := range travels {
		event := mails.CalendarOf(t, s.Origin(t), travel.Trip, mails.Booked{
			BookingID: travel.BookingID, OrderID: travel.OrderID, Version: travel.Version, Status: travel.Status,
			HostName: travel.HostName,
		}, language)
		events = append(events, event)
		bookings = append(bookings, travel.BookingID)
		of[travel.BookingID] = travel
	}
	rides, err := s.Rides.CalendarTx(ctx, tx, bookings)
	if err != nil {
		return nil, err
	}
	for _, ride := range rides {
		travel := of[ride.BookingID]
		if travel.Status == ical.Cancelled {
			ride.Event.Status = ical.Cancelled
		}
		e := transfer.EventOf(t, s.Origin(t), language, ride.Event, travel.Trip, travel.Version)
		if e.Ends.Equal(e.Starts) {
			e.Ends = e.Starts.Add(time.Minute)
		}
		events = append(events, e)
	}
	return events, nil
}
