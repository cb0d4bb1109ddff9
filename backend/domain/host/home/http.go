package home

import (
	"context"

	"caravan/backend/domain/host"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of hosts, including those of the home.
type HTTP struct {
	rest.Refusals
	host.HTTP
	Service *Service
}

// Handlers returns the handlers of the operations of hosts.
func (s *Service) Handlers() rest.Mount { return HTTP{HTTP: host.HTTP{Service: s.Hosts}, Service: s} }

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return hostapi.Mount(h, c) }

// GetHomeTrips implements hostapi.Handler.
func (h HTTP) GetHomeTrips(ctx context.Context, params hostapi.GetHomeTripsParams) (*hostapi.HomeTripsAnswer, error) {
	trips, err := h.Service.HomeTrips(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &hostapi.HomeTripsAnswer{Success: true, Data: trips}, nil
}

// GetImportantDates implements hostapi.Handler.
func (h HTTP) GetImportantDates(ctx context.Context, params hostapi.GetImportantDatesParams) (
	*hostapi.ImportantDatesAnswer, error) {
	dates, err := h.Service.ImportantDates(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &hostapi.ImportantDatesAnswer{Success: true, Data: dates}, nil
}

// GetHostNext implements hostapi.Handler.
func (h HTTP) GetHostNext(ctx context.Context, params hostapi.GetHostNextParams) (*hostapi.HostNextAnswer, error) {
	next, err := h.Service.Next(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &hostapi.HostNextAnswer{Success: true, Data: next}, nil
}
