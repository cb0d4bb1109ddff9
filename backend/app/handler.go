package app

import (
	"caravan/backend/domain/access"
	"caravan/backend/domain/analytics"
	"caravan/backend/domain/auditlog"
	"caravan/backend/domain/campaign"
	"caravan/backend/domain/discount"
	"caravan/backend/domain/export"
	"caravan/backend/domain/file"
	"caravan/backend/domain/frame"
	"caravan/backend/domain/host"
	hosthome "caravan/backend/domain/host/home"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/inventory"
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
	"caravan/backend/domain/tripform"
	"caravan/backend/domain/triprequest"
	"caravan/backend/domain/webhook"
)

func (s *Services) tenantHTTP() tenant.HTTP {
	return tenant.HTTP{
		Service: s.Settings, Origin: s.Config.Origin, DB: s.DB, Environment: s.Config.Environment,
		MailInboxURL: s.Config.MailInboxURL, SignupURL: s.Config.SignupURL,
	}
}

// mounts lists what answers the operations of the OpenAPI contract; an operation that nobody answers does not compile.
func (s *Services) mounts() []mount {
	return []mount{
		s.tenantHTTP(),
		s.Identity.HTTP(),
		hosthome.HTTP{HTTP: host.HTTP{Service: s.Hosts}, Service: s.Home},
		s.Itineraries.HTTP(),
		inventory.HTTP{Service: s.Inventory, Uses: s.Uses},
		operator.HTTP{Service: s.Operators, Places: s.Outside.Places},
		triprequest.HTTP{Service: s.Requests},
		s.Trips.HTTP(),
		s.Bookings.HTTP(),
		payment.HTTP{Service: s.Payments, Cards: s.Sandbox, Discounts: s.Discounts},
		insurance.HTTP{Service: s.Insurance},
		transfer.HTTP{Service: s.Transfers, Payments: s.Payments},
		payout.HTTP{Service: s.Payouts},
		discount.HTTP{Service: s.Discounts},
		tripform.HTTP{Service: s.Forms},
		export.HTTP{Service: s.Exports},
		auditlog.HTTP{DB: s.DB, Clock: s.Clock, Names: s.Access},
		file.HTTP{Service: s.Images},
		testclock.HTTP{Service: s.TestClock},
		access.HTTP{Service: s.Access},
		webhook.HTTP{Service: s.Webhooks},
		link.HTTP{Service: s.Links},
		notification.HTTP{Service: s.Notifications},
		campaign.HTTP{Service: s.Campaigns, Tests: s.Trips},
		analytics.HTTP{Service: s.Analytics},
		review.HTTP{Service: s.Reviews},
		frame.HTTP{Service: s.Frames},
		place.HTTP{},
	}
}
