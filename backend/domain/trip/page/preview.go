package page

import (
	"context"
	"net/url"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
)

// previewStep is how often the path of a preview changes. One is valid until the end of the next step, so for one
// to two hours: within a step it is the same, and a page that shows it need not reload it.
const previewStep = time.Hour

// Preview returns where a trip's page is shown (H-067, H-075): with a token while it is not public yet. A trip
// without a page is CodeIllegalState.
func (s *Service) Preview(ctx context.Context, id uuid.UUID) (tripapi.TripPreview, error) {
	var t trip.Trip
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) (err error) {
		t, err = s.Trips.LoadTx(ctx, tx, id)
		return err
	})
	if err != nil {
		return tripapi.TripPreview{}, err
	}
	address := url.URL{Path: "/trips/" + t.Path}
	switch {
	case t.HasPublicPage():
		return tripapi.TripPreview{Path: address.String(), Public: true}, nil
	case t.Status == trip.Cancelled:
		return tripapi.TripPreview{}, apierr.New(apierr.CodeIllegalState, "This trip was canceled before it had a page.")
	case !t.HasPage():
		return tripapi.TripPreview{}, apierr.New(apierr.CodeIllegalState,
			"This trip doesn’t have a page yet. Sign the services agreement to get one.")
	}
	end := s.Clock.Now(ctx).UTC().Truncate(previewStep).Add(2 * previewStep)
	address.RawQuery = url.Values{"preview": {s.Tokens.Until(trip.PreviewPurpose, t.TenantID, t.ID, end)}}.Encode()
	return tripapi.TripPreview{Path: address.String(), ExpiresAt: api.NewOptDateTime(end)}, nil
}

// GetTripPreview implements tripapi.Handler.
func (h HTTP) GetTripPreview(ctx context.Context, params tripapi.GetTripPreviewParams) (
	*tripapi.TripPreviewAnswer, error) {
	preview, err := h.Service.Preview(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &tripapi.TripPreviewAnswer{Success: true, Data: preview}, nil
}
