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
	hosthome "caravan/backend/domain/host/home"
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
	homeHTTP        = hosthome.HTTP
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
	homeHTTP
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

// handler composes the REST operations.
func (s *Services) handler() handler {
	return handler{
		tenantHTTP:      tenant.HTTP{Service: s.Settings, Origin: s.Config.Origin, DB: s.DB, Environment: s.Config.Environment, MailInboxURL: s.Config.MailInboxURL, SignupURL: s.Config.SignupURL},
		identityHTTP:    identity.HTTP{Service: s.Identity},
		hostHTTP:        host.HTTP{Service: s.Hosts},
		homeHTTP:        hosthome.HTTP{Service: s.Home},
		itineraryHTTP:   itinerary.HTTP{Service: s.Itineraries},
		inventoryHTTP:   inventory.HTTP{Service: s.Inventory, Uses: s.Uses},
		operatorHTTP:    operator.HTTP{Service: s.Operators, Places: s.Outside.Places},
		triprequestHTTP: triprequest.HTTP{Service: s.Requests},
		tripHTTP:        s.Trips.HTTP(),
		bookingHTTP:     s.Bookings.HTTP(),
		paymentHTTP:     payment.HTTP{Service: s.Payments, Cards: s.Sandbox, Discounts: s.Discounts},
		insuranceHTTP:   insurance.HTTP{Service: s.Insurance},
		transferHTTP:    transfer.HTTP{Service: s.Transfers, Payments: s.Payments},
		payoutHTTP:      payout.HTTP{Service: s.Payouts},
		discountHTTP:    discount.HTTP{Service: s.Discounts},
		tripformHTTP:    tripform.HTTP{Service: s.Forms},
		exportHTTP:      export.HTTP{Service: s.Exports},
		auditlogHTTP:    auditlog.HTTP{DB: s.DB, Clock: s.Clock, Names: s.Access},
		fileHTTP:        file.HTTP{Service: s.Images},
		testclockHTTP:   testclock.HTTP{Service: s.TestClock},
		accessHTTP:      access.HTTP{Service: s.Access},
		webhookHTTP:     webhook.HTTP{Service: s.Webhooks},
		linkHTTP:        link.HTTP{Service: s.Links},
		mailHTTP:        notification.HTTP{Service: s.Notifications},
		campaignHTTP:    campaign.HTTP{Service: s.Campaigns, Tests: s.Trips},
		analyticsHTTP:   analytics.HTTP{Service: s.Analytics},
		reviewHTTP:      review.HTTP{Service: s.Reviews},
		frameHTTP:       frame.HTTP{Service: s.Frames},
	}
}
