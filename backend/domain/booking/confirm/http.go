package confirm

import (
	"context"

	"caravan/backend/domain/booking/view"
	"caravan/backend/gen/api/bookingapi"
)

// ConfirmBookings implements confirmBookings.
func (h HTTP) ConfirmBookings(ctx context.Context, req *bookingapi.OrderIds, params bookingapi.ConfirmBookingsParams) (
	*bookingapi.TripDetailsAnswer, error) {
	if err := h.Service.Confirm(ctx, params.TripId, Confirmation{
		Orders: req.OrderIds, Spots: req.Spots.Or(0), LaunchNow: req.LaunchNow.Or(false), Emails: req.PromoteEmails,
	}); err != nil {
		return nil, err
	}
	return view.DetailsAnswer(h.Service.View.Details(ctx, params.TripId))
}
