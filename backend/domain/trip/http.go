package trip

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// HTTP serves the operations of the contract's trip tag that are not about bookings.
type HTTP struct{ Service *Service }

// ListTrips implements api.Handler.
func (h HTTP) ListTrips(ctx context.Context, params api.ListTripsParams) (*api.TripPageAnswer, error) {
	page, err := h.Service.List(ctx, ListFilter{Cursor: params.Cursor.Or(""), Limit: params.Limit.Or(25), Status: params.Status})
	if err != nil {
		return nil, err
	}
	return &api.TripPageAnswer{Success: true, Data: page}, nil
}

// AdminListTrips implements api.Handler.
func (h HTTP) AdminListTrips(ctx context.Context, params api.AdminListTripsParams) (*api.TripPageAnswer, error) {
	page, err := h.Service.List(ctx, ListFilter{
		Cursor: params.Cursor.Or(""), Limit: params.Limit.Or(25), Status: params.Status, Search: params.Q.Or(""), Everyone: true,
	})
	if err != nil {
		return nil, err
	}
	return &api.TripPageAnswer{Success: true, Data: page}, nil
}

// CreateTripFromRequest implements api.Handler.
func (h HTTP) CreateTripFromRequest(ctx context.Context, req *api.TripFromRequest, params api.CreateTripFromRequestParams) (*api.TripAnswer, error) {
	call := idempotency.Call{
		TenantID: tenant.From(ctx).ID, Scope: "createTripFromRequest:" + principal.Must(ctx).MemberID.String(), Key: params.IdempotencyKey, Body: req,
	}
	review := Review{
		Name: req.Name.Or(""), Summary: req.TripSummary.Or(""), OperatorCode: req.OperatorCode.Or(""),
		MinimumSpots: req.MinimumSpots.Or(0), MaximumSpots: req.MaximumSpots.Or(0),
	}
	id, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		t, err := h.Service.CreateTx(ctx, tx, req.TripRequestId, review)
		return t.ID, err
	})
	if err != nil {
		return nil, err
	}
	return h.get(ctx, id)
}

// GetTrip implements api.Handler.
func (h HTTP) GetTrip(ctx context.Context, params api.GetTripParams) (*api.TripAnswer, error) {
	return h.get(ctx, params.ID)
}

// AdminGetTrip implements api.Handler.
func (h HTTP) AdminGetTrip(ctx context.Context, params api.AdminGetTripParams) (*api.TripAnswer, error) {
	return h.get(ctx, params.ID)
}

// UpdateTrip implements api.Handler.
func (h HTTP) UpdateTrip(ctx context.Context, req *api.TripUpdate, params api.UpdateTripParams) (*api.TripAnswer, error) {
	return h.update(ctx, params.ID, req)
}

// AdminUpdateTrip implements api.Handler.
func (h HTTP) AdminUpdateTrip(ctx context.Context, req *api.TripUpdate, params api.AdminUpdateTripParams) (*api.TripAnswer, error) {
	return h.update(ctx, params.ID, req)
}

// GetHostTerms implements api.Handler.
func (h HTTP) GetHostTerms(ctx context.Context, params api.GetHostTermsParams) (*api.HostTermsDocumentAnswer, error) {
	document, err := h.Service.HostTerms(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.HostTermsDocumentAnswer{Success: true, Data: document}, nil
}

// AcceptHostTerms implements api.Handler.
func (h HTTP) AcceptHostTerms(ctx context.Context, req *api.AcceptHostTerms, params api.AcceptHostTermsParams) (*api.TripAnswer, error) {
	if err := h.Service.AcceptTerms(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

// ListPublicTrips implements api.Handler.
func (h HTTP) ListPublicTrips(ctx context.Context, params api.ListPublicTripsParams) (*api.PublicTripPageAnswer, error) {
	page, err := h.Service.ListPublic(ctx, params)
	if err != nil {
		return nil, err
	}
	return &api.PublicTripPageAnswer{Success: true, Data: page}, nil
}

// GetPublicTrip implements api.Handler.
func (h HTTP) GetPublicTrip(ctx context.Context, params api.GetPublicTripParams) (*api.PublicTripAnswer, error) {
	trip, err := h.Service.GetPublic(ctx, params.Path)
	if err != nil {
		return nil, err
	}
	return &api.PublicTripAnswer{Success: true, Data: trip}, nil
}

func (h HTTP) update(ctx context.Context, id uuid.UUID, req *api.TripUpdate) (*api.TripAnswer, error) {
	if err := h.Service.Update(ctx, id, req); err != nil {
		return nil, err
	}
	return h.get(ctx, id)
}

func (h HTTP) get(ctx context.Context, id uuid.UUID) (*api.TripAnswer, error) {
	trip, err := h.Service.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	return &api.TripAnswer{Success: true, Data: trip}, nil
}
