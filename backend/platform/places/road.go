package places

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"googlemaps.github.io/maps"
)

// Road is a driving route.
type Road struct {
	Meters  int `json:"meters"`
	Seconds int `json:"seconds"`
}

// Router returns the driving distance between two places (T-213, T-215).
type Router interface {
	Road(ctx context.Context, from, to Place) (Road, error)
}

// Service is both a Finder and a Router.
type Service interface {
	Finder
	Router
}

const (
	earthMeters = 6_371_000
	roadFactor  = 1.3 // ratio of road distance to straight-line distance
	// Cars are slow at both ends of a route and fast in between.
	fastMetersPerSecond = 22.0
	slowMinutes         = 12
)

// Road implements Router: the great-circle distance, scaled to roads.
func (g *Gazetteer) Road(_ context.Context, from, to Place) (Road, error) {
	if !from.Located || !to.Located {
		return Road{}, ErrUnknown
	}
	meters := greatCircle(from, to) * roadFactor
	seconds := meters/fastMetersPerSecond + slowMinutes*60
	return Road{Meters: int(math.Round(meters)), Seconds: int(math.Round(seconds/60) * 60)}, nil
}

// greatCircle returns the great-circle distance in meters (haversine).
func greatCircle(a, b Place) float64 {
	rad := func(deg float64) float64 { return deg * math.Pi / 180 }
	dLat, dLng := rad(b.Lat-a.Lat), rad(b.Lng-a.Lng)
	h := math.Pow(math.Sin(dLat/2), 2) + math.Cos(rad(a.Lat))*math.Cos(rad(b.Lat))*math.Pow(math.Sin(dLng/2), 2)
	return 2 * earthMeters * math.Asin(math.Min(1, math.Sqrt(h)))
}

// Road implements Router with the distance matrix: driving, metric.
func (g *Google) Road(ctx context.Context, from, to Place) (Road, error) {
	answer, err := g.client.DistanceMatrix(ctx, &maps.DistanceMatrixRequest{
		Origins: []string{"place_id:" + from.ID}, Destinations: []string{"place_id:" + to.ID}, Mode: maps.TravelModeDriving,
		Units: maps.UnitsMetric,
	})
	switch {
	case err != nil:
		return Road{}, fmt.Errorf("google maps: %w", err)
	case len(answer.Rows) == 0 || len(answer.Rows[0].Elements) == 0 || answer.Rows[0].Elements[0].Status != "OK":
		return Road{}, errors.Join(ErrUnknown, errors.New("google maps: no road between the places"))
	}
	way := answer.Rows[0].Elements[0]
	return Road{Meters: way.Distance.Meters, Seconds: int(way.Duration / time.Second)}, nil
}
