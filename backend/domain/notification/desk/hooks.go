package desk

import (
	"slices"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/notification/reword"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/apierr"
)

// hook describes what triggers an email, and who gets it.
type hook struct {
	template   notification.Template
	name, when string
	recipient  notificationapi.EmailRecipient
}

// hooks are all emails of the product (H-492), in the order of a trip's lifecycle; a test compares them with the
// templates.
var hooks = []hook{
	{notification.Activation, "Activation", "Someone signs up or gets an invitation",
		notificationapi.EmailRecipientPerson},
	{notification.PasswordReset, "New password", "Someone requests a new password",
		notificationapi.EmailRecipientPerson},
	{notification.MemberAdded, "Added to the marketplace", "Someone who already has an account gets an invitation",
		notificationapi.EmailRecipientPerson},
	{notification.PasswordHelp, "Password reset by an admin", "An admin sends a password reset",
		notificationapi.EmailRecipientPerson},
	{notification.AccountChanged, "Account changed", "A platform admin removes two-step sign-in or ends an account’s sessions",
		notificationapi.EmailRecipientPerson},
	{notification.ItineraryApproved, "Itinerary approved", "The marketplace approves an itinerary",
		notificationapi.EmailRecipientOperator},
	{notification.ItinerarySentBack, "Itinerary sent back", "The marketplace asks for changes to an itinerary",
		notificationapi.EmailRecipientOperator},
	{notification.TripPageSentBack, "Trip page sent back", "The marketplace asks for changes to a trip page",
		notificationapi.EmailRecipientHost},
	{notification.TechnicalItinerarySentBack, "Technical itinerary sent back",
		"The marketplace asks for changes to a technical itinerary", notificationapi.EmailRecipientOperator},
	{notification.EarningsHeld, "Earnings report on hold",
		"The marketplace needs something before it approves the report", notificationapi.EmailRecipientPerson},
	{notification.TripRequested, "Trip requested", "A host requests an itinerary",
		notificationapi.EmailRecipientOperator},
	{notification.RequestWithdrawn, "Request withdrawn", "A host withdraws a request",
		notificationapi.EmailRecipientOperator},
	{notification.RequestRejected, "Request declined", "The operator declines a request",
		notificationapi.EmailRecipientHost},
	{notification.RequestQuestion, "Question about a request", "A host or an operator asks about a request: to the other side",
		notificationapi.EmailRecipientOperator},
	{notification.RequestAnswer, "Answer about a request", "A host or an operator answers a question: to the other side",
		notificationapi.EmailRecipientHost},
	{notification.TripApproved, "Trip approved", "The operator approves a trip", notificationapi.EmailRecipientHost},
	{notification.PricingApproved, "Pricing approved", "The marketplace approves the pricing",
		notificationapi.EmailRecipientHost},
	{notification.TripLaunched, "Trip launched", "A trip goes live", notificationapi.EmailRecipientHost},
	{notification.TripPromotion, "Promotion", "The host promotes a trip to the marketing list",
		notificationapi.EmailRecipientPerson},
	{notification.HostDigest, "Weekly summary", "Mondays at 8 where the host is, if anything happened in the week before",
		notificationapi.EmailRecipientHost},
	{notification.BookingReceived, "Booking received", "A deposit arrives", notificationapi.EmailRecipientTraveler},
	{notification.BookingConfirmed, "Booking confirmed", "The host confirms a booking",
		notificationapi.EmailRecipientTraveler},
	{notification.BookingRejected, "Booking rejected", "The host rejects a booking",
		notificationapi.EmailRecipientTraveler},
	{notification.BookingChanged, "Booking changed", "Rooms or add-ons change",
		notificationapi.EmailRecipientTraveler},
	{notification.BookingMoved, "Booking moved", "An admin moves a booking to another trip",
		notificationapi.EmailRecipientTraveler},
	{notification.AccountsMerged, "Accounts merged", "An admin merges two accounts of a traveler: to both addresses",
		notificationapi.EmailRecipientTraveler},
	{notification.PayerChanged, "Payer changed", "An admin lets another traveler pay for a booking: to both",
		notificationapi.EmailRecipientTraveler},
	{notification.CheckoutLeft, "Checkout abandoned", "An hour after a checkout was left, once, if the person asked for it",
		notificationapi.EmailRecipientPerson},
	{notification.ReviewAsked, "Review requested", "Two and seven days after a trip, until it is rated",
		notificationapi.EmailRecipientTraveler},
	{notification.TravelerReplaced, "Traveler replaced", "A spot changes hands: to the former traveler or companion",
		notificationapi.EmailRecipientTraveler},
	{notification.TravelerJoined, "Traveler joined", "A spot changes hands: to the new traveler or companion",
		notificationapi.EmailRecipientTraveler},
	{notification.GroupChanged, "Group changed", "A spot changes hands: to the host and the operator",
		notificationapi.EmailRecipientHost},
	{notification.BookingCancelled, "Booking canceled", "A booking is canceled",
		notificationapi.EmailRecipientTraveler},
	{notification.BookingRefunded, "Refund", "We send a refund", notificationapi.EmailRecipientTraveler},
	{notification.OrderNotPlaced, "Order not placed", "A payment arrives after the hold ends",
		notificationapi.EmailRecipientTraveler},
	{notification.PaymentReceipt, "Receipt", "A payment arrives", notificationapi.EmailRecipientTraveler},
	{notification.PaymentReminder, "Payment reminder", "A balance is due soon, or overdue",
		notificationapi.EmailRecipientTraveler},
	{notification.AutomaticPaymentFailed, "Automatic payment failed", "A card is declined",
		notificationapi.EmailRecipientTraveler},
	{notification.BankDebitOnItsWay, "Bank debit on its way", "A traveler pays by bank debit",
		notificationapi.EmailRecipientTraveler},
	{notification.BankDebitFailed, "Bank debit failed", "A bank doesn’t pay a debit",
		notificationapi.EmailRecipientTraveler},
	{notification.OpeningConfirm, "Opening: confirm the address", "Someone asks for an email when a trip opens",
		notificationapi.EmailRecipientPerson},
	{notification.TripOpened, "Trip opened", "A trip opens, once, if the person asked for it",
		notificationapi.EmailRecipientPerson},
	{notification.WaitlistJoined, "Waitlist joined", "A party joins the waitlist",
		notificationapi.EmailRecipientTraveler},
	{notification.WaitlistOffered, "Spot offered", "Spots open up for a waitlisted party",
		notificationapi.EmailRecipientTraveler},
	{notification.WaitlistExpired, "Offer expired", "A party doesn’t take an offered spot in time",
		notificationapi.EmailRecipientTraveler},
	{notification.RideConfirmed, "Ride confirmed", "The transfer company confirms a ride",
		notificationapi.EmailRecipientTraveler},
	{notification.RideChanged, "Ride update", "The transfer company assigns a driver or declines a change",
		notificationapi.EmailRecipientTraveler},
	{notification.RideCancelled, "Ride canceled", "Anyone cancels a ride", notificationapi.EmailRecipientTraveler},
	{notification.EarningsFinal, "Earnings final", "The marketplace approves a trip’s earnings report: to the host and the operator",
		notificationapi.EmailRecipientHost},
	{notification.PayoutSent, "Payout sent", "A payout is on its way: to the host or the operator",
		notificationapi.EmailRecipientHost},
	{notification.PayoutFailed, "Payout failed", "A payout is refused, or comes back from the bank: to the host or the operator",
		notificationapi.EmailRecipientHost},
	{notification.PayoutWaits, "Payout waiting", "A payout is due and there’s no account to send it to, once",
		notificationapi.EmailRecipientHost},
	{notification.PayoutSetup, "Set up payout account",
		"An admin sends a link to set up the payout account: to the host or the operator’s admins",
		notificationapi.EmailRecipientHost},
	{notification.DisputeDue, "Dispute needs an answer",
		"Three days and one day before a bank stops taking evidence, if no one has answered: to admins",
		notificationapi.EmailRecipientAdmin},
	{notification.TripCancelled, "Trip canceled", "A trip is canceled", notificationapi.EmailRecipientTraveler},
	{notification.ExportReady, "Export ready", "A requested file is ready", notificationapi.EmailRecipientPerson},
	{notification.TestMail, "Test email", "An admin tests the mail server", notificationapi.EmailRecipientAdmin},
	{notification.WebhookPaused, "Webhook paused", "Deliveries kept failing", notificationapi.EmailRecipientPerson},
}

// everyEmail describes the sentences that all emails share.
var everyEmail = hook{reword.EveryEmail, "Every email", "The greeting, the boxes, and the footer of all your emails",
	notificationapi.EmailRecipientPerson}

// rewordable returns the emails whose words can be changed, as strings.
func rewordable() (out []string) {
	for _, h := range hooks {
		if notification.FixedWords(h.template) == "" {
			out = append(out, string(h.template))
		}
	}
	return out
}

func hookOf(template string) (hook, error) {
	all := append([]hook{everyEmail}, hooks...)
	at := slices.IndexFunc(all, func(h hook) bool { return string(h.template) == template })
	if at < 0 {
		return hook{}, apierr.NotFound("email")
	}
	return all[at], nil
}
