package export

import (
	"bytes"
	"context"
	"strconv"
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/export/leaflet"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/civil"
)

// Itineraries returns an itinerary as its reader sees it.
type Itineraries interface {
	Answer(ctx context.Context, id uuid.UUID) (*itineraryapi.ItineraryAnswer, error)
}

func (s *Service) leaflet(ctx context.Context, plan leaflet.Plan) (*bytes.Reader, error) {
	html, err := plan.HTML(ctx, s.Pictures)
	if err != nil {
		return nil, err
	}
	content, err := chromium.Printed(ctx, s.Printer, html,
		"PDFs aren’t available right now. Print the page from your browser instead.")
	return bytes.NewReader(content), err
}

func planOfTrip(t tripapi.Trip) leaflet.Plan {
	return leaflet.Plan{
		Name: t.Name, Place: t.Destination + ", " + t.Country, Summary: t.TripSummary, From: civil.Of(t.StartDate),
		To:   civil.Of(t.EndDate),
		Hero: t.Hero, Photos: t.Photos, Days: t.ServicesByDay, Inclusions: t.Inclusions, Exclusions: t.Exclusions,
		Logistics: t.Logistics.Value,
		Facts: append([]leaflet.Fact{{Label: "Host", Value: t.Host.Value.DisplayName},
			{Label: "Trip ID", Value: t.ShortId}}, placesOf(t.Cities, t.ArrivalLocation, t.DepartureLocation)...),
		Contact: []string{t.Operator.Value.DisplayName, t.Operator.Value.Phone.Value},
	}
}

func planOfItinerary(i itineraryapi.Itinerary) leaflet.Plan {
	group := leaflet.Fact{Label: "Group size", Value: strconv.Itoa(i.MinimumSpots) + "–" + strconv.Itoa(i.MaximumSpots)}
	return leaflet.Plan{
		Name: i.Name, Place: i.Destination + ", " + i.Country, Summary: i.TripSummary,
		Hero: i.Hero, Photos: i.Photos, Days: i.ServicesByDay, Inclusions: i.Inclusions, Exclusions: i.Exclusions,
		Logistics: i.Logistics.Value,
		Facts:     append([]leaflet.Fact{group}, placesOf(i.Cities, i.ArrivalLocation, i.DepartureLocation)...),
		Contact:   []string{i.Operator.Value.DisplayName, i.Operator.Value.Phone.Value},
	}
}

func placesOf(cities []string, from, to api.OptAirport) []leaflet.Fact {
	return []leaflet.Fact{{Label: "Cities", Value: strings.Join(cities, ", ")},
		{Label: "Arrival airport", Value: airport(from)}, {Label: "Departure airport", Value: airport(to)}}
}

func airport(a api.OptAirport) string {
	if !a.Set {
		return ""
	}
	return a.Value.Name + " (" + a.Value.Code + ")"
}

// PrintTripItinerary implements exportapi.Handler.
func (h HTTP) PrintTripItinerary(ctx context.Context, params exportapi.PrintTripItineraryParams) (
	*exportapi.PrintTripItineraryOKHeaders, error) {
	of, err := h.Service.Trips.Answer(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	content, err := h.Service.leaflet(ctx, planOfTrip(of.Data))
	if err != nil {
		return nil, err
	}
	return &exportapi.PrintTripItineraryOKHeaders{
		ContentDisposition: attachment("itinerary-" + of.Data.ShortId + ".pdf"), Response: exportapi.PrintTripItineraryOK{
			Data: content},
	}, nil
}

// PrintItinerary implements exportapi.Handler.
func (h HTTP) PrintItinerary(ctx context.Context, params exportapi.PrintItineraryParams) (
	*exportapi.PrintItineraryOKHeaders, error) {
	of, err := h.Service.Itineraries.Answer(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	content, err := h.Service.leaflet(ctx, planOfItinerary(of.Data))
	if err != nil {
		return nil, err
	}
	return &exportapi.PrintItineraryOKHeaders{ContentDisposition: attachment("itinerary.pdf"),
		Response: exportapi.PrintItineraryOK{Data: content}}, nil
}
