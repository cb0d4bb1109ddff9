package places

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"googlemaps.github.io/maps"
)

// Google uses Google Maps: autocompletion for search, place details for coordinates.
type Google struct{ client *maps.Client }

// NewGoogle returns the adapter; options may set another base URL, for tests.
func NewGoogle(key string, options ...maps.ClientOption) (*Google, error) {
	client, err := maps.NewClient(append([]maps.ClientOption{maps.WithAPIKey(key)}, options...)...)
	if err != nil {
		return nil, fmt.Errorf("google maps: %w", err)
	}
	return &Google{client}, nil
}

// Search implements Finder.
func (g *Google) Search(ctx context.Context, text, kind string, limit int) ([]Place, error) {
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
	request := &maps.PlaceAutocompleteRequest{Input: text}
	switch kind {
	case KindCity:
		request.Types = maps.AutocompletePlaceTypeCities
	case KindAirport:
		request.Types = maps.AutocompletePlaceTypeEstablishment
	}
	answer, err := g.client.PlaceAutocomplete(ctx, request)
	if err != nil {
		return nil, fmt.Errorf("google maps: %w", err)
	}
	var found []Place
	for _, p := range answer.Predictions {
		place := Place{ID: p.PlaceID, Name: p.StructuredFormatting.MainText, Country: lastPart(p.Description),
			Kind: kindOf(p.Types)}
		if place.Name == "" {
			place.Name = p.Description
		}
		if kind == "" || place.Kind == kind {
			found = append(found, place)
		}
	}
	return found[:min(limit, len(found))], nil
}

// Lookup implements Finder.
func (g *Google) Lookup(ctx context.Context, id string) (Place, error) {
	answer, err := g.client.PlaceDetails(ctx, &maps.PlaceDetailsRequest{PlaceID: id})
	if err != nil {
		if strings.Contains(err.Error(), "NOT_FOUND") || strings.Contains(err.Error(), "INVALID_REQUEST") {
			return Place{}, errors.Join(ErrUnknown, err)
		}
		return Place{}, fmt.Errorf("google maps: %w", err)
	}
	place := Place{
		ID: answer.PlaceID, Name: answer.Name, Kind: kindOf(answer.Types), Lat: answer.Geometry.Location.Lat,
		Lng: answer.Geometry.Location.Lng, Located: true,
	}
	for _, part := range answer.AddressComponents {
		for _, kind := range part.Types {
			if kind == "country" {
				place.Country, place.CountryCode = part.LongName, part.ShortName
			}
		}
	}
	return place, nil
}

func kindOf(types []string) string {
	for _, kind := range types {
		if kind == KindAirport {
			return KindAirport
		}
	}
	return KindCity
}

func lastPart(text string) string {
	parts := strings.Split(text, ",")
	return strings.TrimSpace(parts[len(parts)-1])
}
