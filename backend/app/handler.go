package app

import (
	"caravan/backend/domain/access"
	"caravan/backend/domain/analytics"
	"caravan/backend/domain/auditlog"
	"caravan/backend/domain/booking/desk"
	"caravan/backend/domain/campaign"
	"caravan/backend/domain/discount"
	"caravan/backend/domain/export"
	"caravan/backend/domain/file"
	"caravan/backend/domain/frame"
	"caravan/backend/domain/host"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/inventory"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/link"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/operator"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/place"
	"caravan/backend/domain/review"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/testclock"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/trip/trips"
	"caravan/backend/domain/tripform"
	"caravan/backend/domain/triprequest"
	"caravan/backend/domain/webhook"
	"caravan/backend/gen/api"
)

// Each domain's operations are promoted into one handler; an operation that nobody implements does not compile.
type (
	tenantHTTP      = tenant.HTTP
	identityHTTP    = identity.HTTP
	hostHTTP        = host.HTTP
	itineraryHTTP   = itinerary.HTTP
	inventoryHTTP   = inventory.HTTP
	operatorHTTP    = operator.HTTP
	triprequestHTTP = triprequest.HTTP
	tripHTTP        = trips.HTTP
	bookingHTTP     = desk.HTTP
	paymentHTTP     = payment.HTTP
	payoutHTTP      = payout.HTTP
	insuranceHTTP   = insurance.HTTP
	transferHTTP    = transfer.HTTP
	discountHTTP    = discount.HTTP
	tripformHTTP    = tripform.HTTP
	exportHTTP      = export.HTTP
	auditlogHTTP    = auditlog.HTTP
	fileHTTP        = file.HTTP
	placeHTTP       = place.HTTP
	testclockHTTP   = testclock.HTTP
	accessHTTP      = access.HTTP
	webhookHTTP     = webhook.HTTP
	linkHTTP        = link.HTTP
	mailHTTP        = notification.HTTP
	campaignHTTP    = campaign.HTTP
	analyticsHTTP   = analytics.HTTP
	reviewHTTP      = review.HTTP
	frameHTTP       = frame.HTTP
)

type handler struct {
	tenantHTTP
	identityHTTP
	hostHTTP
	itineraryHTTP
	inventoryHTTP
	operatorHTTP
	triprequestHTTP
	tripHTTP
	bookingHTTP
	paymentHTTP
	payoutHTTP
	insuranceHTTP
	transferHTTP
	discountHTTP
	tripformHTTP
	exportHTTP
	auditlogHTTP
	fileHTTP
	placeHTTP
	testclockHTTP
	accessHTTP
	webhookHTTP
	linkHTTP
	mailHTTP
	campaignHTTP
	analyticsHTTP
	reviewHTTP
	frameHTTP
}

var _ api.Handler = handler{}
