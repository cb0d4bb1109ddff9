package destination

import (
	"context"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/destinationapi"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's destination tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return destinationapi.Mount(h, c) }

// mostUnlisted is how many places beside the list are returned.
const mostUnlisted = 100

// ListDestinationChoices implements listDestinationChoices.
func (h HTTP) ListDestinationChoices(ctx context.Context) (*destinationapi.DestinationChoicesAnswer, error) {
	offered, err := h.Service.Offered(ctx)
	if err != nil {
		return nil, err
	}
	data := destinationapi.DestinationChoices{OnlyListed: offered.OnlyListed,
		Items: make([]destinationapi.DestinationChoice, len(offered.List))}
	for i, d := range offered.List {
		data.Items[i] = destinationapi.DestinationChoice{Country: d.Country, Name: d.Name}
	}
	return &destinationapi.DestinationChoicesAnswer{Success: true, Data: data}, nil
}

// GetDestinations implements getDestinations.
func (h HTTP) GetDestinations(ctx context.Context) (*destinationapi.DestinationSettingsAnswer, error) {
	s, err := h.Service.Read(ctx)
	if err != nil {
		return nil, err
	}
	data := destinationapi.DestinationSettings{Version: s.Version, OnlyListed: s.OnlyListed,
		Items: []destinationapi.DestinationSetting{}, Unlisted: []destinationapi.UnlistedDestination{}}
	for _, d := range s.List.Standing() {
		data.Items = append(data.Items, destinationapi.DestinationSetting{ID: d.ID, Country: d.Country, Name: d.Name,
			Intro: d.IntroText(), Picture: d.Photo(), Hidden: d.Hidden, Itineraries: s.Use.Itineraries[d.Place],
			Trips: s.Use.Trips[d.Place]})
	}
	unlisted := s.unlisted()
	shown := unlisted[:min(mostUnlisted, len(unlisted))]
	data.MoreUnlisted = len(unlisted) - len(shown)
	for _, p := range shown {
		data.Unlisted = append(data.Unlisted, destinationapi.UnlistedDestination{Country: p.Country, Name: p.Name,
			Itineraries: s.Use.Itineraries[p], Trips: s.Use.Trips[p]})
	}
	return &destinationapi.DestinationSettingsAnswer{Success: true, Data: data}, nil
}

// IntroText returns the introduction in the contract's form.
func (d Destination) IntroText() (out api.OptString) {
	if d.Intro != "" {
		out.SetTo(d.Intro)
	}
	return out
}

// Photo returns the picture in the contract's form.
func (d Destination) Photo() (out api.OptPhoto) {
	if d.Picture.URL == "" {
		return out
	}
	photo := api.Photo{URL: d.Picture.URL}
	if d.Picture.Alt != "" {
		photo.Alt.SetTo(d.Picture.Alt)
	}
	out.SetTo(photo)
	return out
}

// SaveDestinations implements saveDestinations.
func (h HTTP) SaveDestinations(ctx context.Context, req *destinationapi.DestinationsUpdate) (
	*destinationapi.DestinationSettingsAnswer, error) {
	items := make([]Input, len(req.Items))
	for i, d := range req.Items {
		items[i] = Input{ID: d.ID.Value, Place: Place{d.Country, d.Name}, Intro: d.Intro.Value,
			Picture: Picture{d.Picture.Value.URL, d.Picture.Value.Alt.Value}, Hidden: d.Hidden.Value}
	}
	if err := h.Service.Save(ctx, req.Version, req.OnlyListed, items); err != nil {
		return nil, err
	}
	return h.GetDestinations(ctx)
}

// MergeDestinations implements mergeDestinations.
func (h HTTP) MergeDestinations(ctx context.Context, req *destinationapi.DestinationMerge) (
	*destinationapi.DestinationSettingsAnswer, error) {
	if err := h.Service.Merge(ctx, req.Version, Place{req.Country, req.Name}, req.Into); err != nil {
		return nil, err
	}
	return h.GetDestinations(ctx)
}
