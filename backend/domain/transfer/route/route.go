package route

import (
	"context"
	"errors"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/places"
)

// Estimate returns how long a route takes by road (T-213).
func Estimate(ctx context.Context, finder places.Service, direction, originID, destinationID string) (
	places.Road, error) {
	var ways [2]places.Place
	for i, id := range []string{originID, destinationID} {
		field := direction + "." + []string{"originPlaceId", "destinationPlaceId"}[i]
		place, err := finder.Lookup(ctx, id)
		if errors.Is(err, places.ErrUnknown) {
			return places.Road{}, apierr.InvalidField(field, "Choose a place from the list")
		}
		if err != nil {
			return places.Road{}, apierr.Wrap(err, apierr.CodeUnavailable,
				"We cannot search locations right now. Try again in a moment.")
		}
		ways[i] = place
	}
	road, err := finder.Road(ctx, ways[0], ways[1])
	if errors.Is(err, places.ErrUnknown) {
		return road, apierr.InvalidField(direction+".destinationPlaceId", "There’s no road between these locations")
	}
	if err != nil {
		return road, apierr.Wrap(err, apierr.CodeUnavailable, "We cannot search locations right now. Try again in a moment.")
	}
	return road, nil
}
