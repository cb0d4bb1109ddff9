package calendar

import (
	"bytes"
	"context"
	"mime"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/calendarapi"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's calendar tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return calendarapi.Mount(h, c) }

// unkept keeps travelers' plans out of every cache.
var unkept = api.NewOptString("private, no-store")

func attachment(name string) api.OptString {
	return api.NewOptString(mime.FormatMediaType("attachment", map[string]string{"filename": name}))
}

// DownloadTripCalendar implements downloadTripCalendar.
func (h HTTP) DownloadTripCalendar(ctx context.Context, params calendarapi.DownloadTripCalendarParams) (
	*calendarapi.DownloadTripCalendarOKHeaders, error) {
	name, file, err := h.Service.OfTrip(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &calendarapi.DownloadTripCalendarOKHeaders{CacheControl: unkept, ContentDisposition: attachment(name),
		Response: calendarapi.DownloadTripCalendarOK{Data: bytes.NewReader(file)}}, nil
}

// ReadCalendarFeed implements readCalendarFeed.
func (h HTTP) ReadCalendarFeed(ctx context.Context, params calendarapi.ReadCalendarFeedParams) (
	*calendarapi.ReadCalendarFeedOKHeaders, error) {
	file, err := h.Service.Read(ctx, params.Token)
	if err != nil {
		return nil, err
	}
	return &calendarapi.ReadCalendarFeedOKHeaders{CacheControl: unkept, ContentDisposition: attachment("trips.ics"),
		Response: calendarapi.ReadCalendarFeedOK{Data: bytes.NewReader(file)}}, nil
}

// GetCalendarFeed implements getCalendarFeed.
func (h HTTP) GetCalendarFeed(ctx context.Context) (*calendarapi.CalendarFeedAnswer, error) {
	return answer(h.Service.Mine(ctx))
}

// ResetCalendarFeed implements resetCalendarFeed.
func (h HTTP) ResetCalendarFeed(ctx context.Context) (*calendarapi.CalendarFeedAnswer, error) {
	return answer(h.Service.Reset(ctx))
}

// RemoveCalendarFeed implements removeCalendarFeed.
func (h HTTP) RemoveCalendarFeed(ctx context.Context) (*calendarapi.CalendarFeedAnswer, error) {
	return answer(Feed{}, h.Service.Remove(ctx))
}

func answer(feed Feed, err error) (*calendarapi.CalendarFeedAnswer, error) {
	if err != nil {
		return nil, err
	}
	out := calendarapi.CalendarFeed{Active: feed.URL != ""}
	if out.Active {
		out.URL = api.NewOptString(feed.URL)
	}
	return &calendarapi.CalendarFeedAnswer{Success: true, Data: out}, nil
}
