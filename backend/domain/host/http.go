package host

import (
	"context"

	"caravan/backend/gen/api"
)

// HTTP serves the operations of the contract's host tag.
type HTTP struct{ Service *Service }

// GetMyHost implements api.Handler.
func (h HTTP) GetMyHost(ctx context.Context) (*api.HostAnswer, error) {
	host, err := h.Service.Mine(ctx)
	if err != nil {
		return nil, err
	}
	return &api.HostAnswer{Success: true, Data: host}, nil
}

// GetHomeTrips implements api.Handler.
func (h HTTP) GetHomeTrips(ctx context.Context, params api.GetHomeTripsParams) (*api.HomeTripsAnswer, error) {
	trips, err := h.Service.HomeTrips(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.HomeTripsAnswer{Success: true, Data: trips}, nil
}

// GetImportantDates implements api.Handler.
func (h HTTP) GetImportantDates(ctx context.Context, params api.GetImportantDatesParams) (*api.ImportantDatesAnswer, error) {
	dates, err := h.Service.ImportantDates(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.ImportantDatesAnswer{Success: true, Data: dates}, nil
}

// GetAudience implements api.Handler.
func (h HTTP) GetAudience(ctx context.Context) (*api.AudienceAnswer, error) {
	audience, err := h.Service.Audience(ctx)
	if err != nil {
		return nil, err
	}
	return &api.AudienceAnswer{Success: true, Data: audience}, nil
}

// ListHosts implements api.Handler.
func (h HTTP) ListHosts(ctx context.Context, params api.ListHostsParams) (*api.HostPageAnswer, error) {
	page, err := h.Service.List(ctx, params.Cursor.Or(""), params.Q.Or(""), params.Limit.Or(25))
	if err != nil {
		return nil, err
	}
	return &api.HostPageAnswer{Success: true, Data: page}, nil
}
