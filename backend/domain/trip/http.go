package trip

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/gen/api"
	"caravan/backend/platform/idempotency"
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

// CreateTripFromRequest implements api.Handler.
func (h HTTP) CreateTripFromRequest(ctx context.Context, req *api.TripFromRequest, params api.CreateTripFromRequestParams) (*api.TripAnswer, error) {
	call := idempotency.By(ctx, "createTripFromRequest", params.IdempotencyKey, req)
	review := Review{
		Name: req.Name.Or(""), Summary: req.TripSummary.Or(""), OperatorCode: req.OperatorCode.Or(""),
		MinimumSpots: req.MinimumSpots.Or(0), MaximumSpots: req.MaximumSpots.Or(0), TimeZone: req.TimeZone.Or(""),
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
	trip, err := h.Service.GetPublic(ctx, params.Path, params.Preview.Or(""))
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

// UpdateHostTerms implements api.Handler.
func (h HTTP) UpdateHostTerms(ctx context.Context, req *api.AcceptHostTerms, params api.UpdateHostTermsParams) (*api.TripAnswer, error) {
	if err := h.Service.AcceptTerms(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

func (h HTTP) then(ctx context.Context, id uuid.UUID, err error) (*api.TripAnswer, error) {
	if err != nil {
		return nil, err
	}
	return h.get(ctx, id)
}

// call is a change that is made once for its key.
func (h HTTP) call(ctx context.Context, scope string, id uuid.UUID, key string, body any, fn func(tx pgx.Tx) error) error {
	call := idempotency.By(ctx, scope+":"+id.String(), key, body)
	_, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (bool, error) { return true, fn(tx) })
	return err
}

// CreateGathering implements api.Handler.
func (h HTTP) CreateGathering(ctx context.Context, req *api.ServiceEdit, params api.CreateGatheringParams) (*api.TripAnswer, error) {
	return h.then(ctx, params.ID, h.call(ctx, "createGathering", params.ID, params.IdempotencyKey, req, func(tx pgx.Tx) error {
		return h.Service.CreateGatheringTx(ctx, tx, params.ID, req)
	}))
}

// UpdateTripService implements api.Handler.
func (h HTTP) UpdateTripService(ctx context.Context, req *api.ServiceEdit, params api.UpdateTripServiceParams) (*api.TripAnswer, error) {
	return h.then(ctx, params.TripId, h.Service.inTx(ctx, func(tx pgx.Tx) error {
		return h.Service.UpdateServiceTx(ctx, tx, params.TripId, params.Type, params.ServiceId, req)
	}))
}

// DeleteTripService implements api.Handler.
func (h HTTP) DeleteTripService(ctx context.Context, params api.DeleteTripServiceParams) (*api.TripAnswer, error) {
	return h.then(ctx, params.TripId, h.Service.inTx(ctx, func(tx pgx.Tx) error {
		return h.Service.DeleteServiceTx(ctx, tx, params.TripId, params.Type, params.ServiceId)
	}))
}

func (h HTTP) companions(ctx context.Context, id uuid.UUID, err error) (*api.HostCompanionsAnswer, error) {
	if err != nil {
		return nil, err
	}
	companions, err := h.Service.Companions(ctx, id)
	if err != nil {
		return nil, err
	}
	return &api.HostCompanionsAnswer{Success: true, Data: companions}, nil
}

// GetHostCompanions implements api.Handler.
func (h HTTP) GetHostCompanions(ctx context.Context, params api.GetHostCompanionsParams) (*api.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, nil)
}

// SaveHostCompanions implements api.Handler.
func (h HTTP) SaveHostCompanions(ctx context.Context, req *api.HostCompanionsInput, params api.SaveHostCompanionsParams) (*api.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, h.Service.SetCompanions(ctx, params.ID, req.Companions, false))
}

// SubmitHostCompanions implements api.Handler.
func (h HTTP) SubmitHostCompanions(ctx context.Context, req *api.HostCompanionsInput, params api.SubmitHostCompanionsParams) (*api.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, h.Service.SetCompanions(ctx, params.ID, req.Companions, true))
}

// AdminSetHostCompanions implements api.Handler.
func (h HTTP) AdminSetHostCompanions(ctx context.Context, req *api.HostCompanionsInput, params api.AdminSetHostCompanionsParams) (*api.HostCompanionsAnswer, error) {
	return h.companions(ctx, params.ID, h.Service.SetCompanions(ctx, params.ID, req.Companions, false))
}

// GetTripInventory implements api.Handler.
func (h HTTP) GetTripInventory(ctx context.Context, params api.GetTripInventoryParams) (*api.TripInventoryAnswer, error) {
	supply, err := h.Service.Supply(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.TripInventoryAnswer{Success: true, Data: supply}, nil
}

// GetSingleSupplement implements api.Handler.
func (h HTTP) GetSingleSupplement(ctx context.Context, params api.GetSingleSupplementParams) (*api.SingleSupplementAnswer, error) {
	rooms, err := h.Service.SingleSupplement(ctx, params.ID, params.Total.Or(0))
	if err != nil {
		return nil, err
	}
	return &api.SingleSupplementAnswer{Success: true, Data: rooms}, nil
}

// SetSingleSupplement implements api.Handler.
func (h HTTP) SetSingleSupplement(ctx context.Context, req *api.SingleSupplementInput, params api.SetSingleSupplementParams) (*api.SingleSupplementAnswer, error) {
	if err := h.Service.SetSingleSupplement(ctx, params.ID, req.Quantity); err != nil {
		return nil, err
	}
	return h.GetSingleSupplement(ctx, api.GetSingleSupplementParams{ID: params.ID})
}

// GetEarningsReport implements api.Handler.
func (h HTTP) GetEarningsReport(ctx context.Context, params api.GetEarningsReportParams) (*api.EarningsReportAnswer, error) {
	report, err := h.Service.EarningsReport(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.EarningsReportAnswer{Success: true, Data: report}, nil
}

// ApproveEarningsReport implements api.Handler.
func (h HTTP) ApproveEarningsReport(ctx context.Context, params api.ApproveEarningsReportParams) (*api.EarningsReportAnswer, error) {
	err := h.call(ctx, "approveEarningsReport", params.ID, params.IdempotencyKey, nil, func(tx pgx.Tx) error {
		return h.Service.ApproveReportTx(ctx, tx, params.ID)
	})
	if err != nil {
		return nil, err
	}
	return h.GetEarningsReport(ctx, api.GetEarningsReportParams{ID: params.ID})
}

// PublishTrip implements api.Handler.
func (h HTTP) PublishTrip(ctx context.Context, params api.PublishTripParams) (*api.TripAnswer, error) {
	return h.then(ctx, params.ID, h.Service.Publish(ctx, params.ID))
}

// ClearTripDetailsCache implements api.Handler.
func (h HTTP) ClearTripDetailsCache(ctx context.Context, params api.ClearTripDetailsCacheParams) (*api.DoneAnswer, error) {
	if err := h.Service.ClearPublic(ctx, params.ID); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// GetEmailPreview implements api.Handler.
func (h HTTP) GetEmailPreview(ctx context.Context, params api.GetEmailPreviewParams) (*api.EmailPreviewAnswer, error) {
	return h.preview(ctx, params.ID, params.Kind, api.EmailPreviewInput{FirstName: params.FirstName, LastName: params.LastName})
}

// PreviewEmail implements api.Handler.
func (h HTTP) PreviewEmail(ctx context.Context, req *api.EmailPreviewInput, params api.PreviewEmailParams) (*api.EmailPreviewAnswer, error) {
	return h.preview(ctx, params.ID, params.Kind, *req)
}

func (h HTTP) preview(ctx context.Context, id uuid.UUID, kind string, in api.EmailPreviewInput) (*api.EmailPreviewAnswer, error) {
	preview, err := h.Service.PreviewEmail(ctx, id, kind, in)
	if err != nil {
		return nil, err
	}
	return &api.EmailPreviewAnswer{Success: true, Data: preview}, nil
}

// SendTestEmail implements api.Handler.
func (h HTTP) SendTestEmail(ctx context.Context, req *api.EmailPreviewInput, params api.SendTestEmailParams) (*api.DoneAnswer, error) {
	err := h.call(ctx, "sendTestEmail", params.ID, params.IdempotencyKey, []any{params.Kind, req}, func(tx pgx.Tx) error {
		return h.Service.SendTestEmailTx(ctx, tx, params.ID, params.Kind, *req)
	})
	if err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}
