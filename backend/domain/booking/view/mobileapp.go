package view

import (
	"context"
	"slices"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/principal"
)

// mobileApp returns where the caller can get the marketplace's app: offered if the marketplace has one, the trip
// is closed, and the traveler has the status that the policy requires (T-032).
func (s *Service) mobileApp(ctx context.Context, t trip.Trip, party []bookingdb.BookingParticipant,
	p principal.Principal) bookingapi.OptMobileAppOffer {
	policy := tenant.From(ctx).Policy.MobileApp
	ready := slices.ContainsFunc(party, func(row bookingdb.BookingParticipant) bool {
		return row.MemberID != nil && *row.MemberID == p.MemberID && slices.Contains(policy.TravelerStatuses, row.Status)
	})
	if !ready || t.Status != trip.Closed || len(policy.Links) == 0 || !s.Switches.On(ctx, tenant.FeatureMobileApp) {
		return bookingapi.OptMobileAppOffer{}
	}
	return bookingapi.NewOptMobileAppOffer(bookingapi.MobileAppOffer{Links: policy.Links})
}
