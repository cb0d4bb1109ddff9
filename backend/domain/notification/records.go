package notification

import (
	"context"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
)

// emailRecords describes mails to the record layer (H-492): admins read them, nobody changes one.
var emailRecords = &record.Resource{
	Name: "Email", Tenant: "e.tenant_id", ID: "e.id", From: "email e",
	Scope:   map[string]string{"admin": record.Everything},
	Search:  []string{"e.recipient", "e.subject", "e.template"},
	Filters: map[string]string{"hook": "e.template = @value", "recipient": "lower(e.recipient) = lower(@value)", "sent": "(e.sent_at IS NOT NULL) = @value"},
	Sorts:   map[string]record.Sort{"created": record.Created("e.id"), "recipient": {Column: "lower(e.recipient)", Type: "text"}},
	Sort:    "-created",
}

type emailRow struct {
	record.Key
	Template  string     `db:"template"`
	Recipient string     `db:"recipient"`
	Subject   string     `db:"subject"`
	Plain     string     `db:"plain"`
	CreatedAt time.Time  `db:"created_at"`
	SentAt    *time.Time `db:"sent_at"`
	Problem   string     `db:"problem"`
	FailedAt  *time.Time `db:"failed_at"`
}

// The text of a mail that opens an account is nobody's but its recipient's, also before it is sent.
const (
	emailColumns = "e.template, e.recipient, e.subject, '' AS plain, e.created_at, e.sent_at, e.problem, e.failed_at"
	emailText    = "e.template, e.recipient, e.subject, CASE WHEN e.template IN ('activation', 'password_reset') THEN '' ELSE e.plain END AS plain, e.created_at, e.sent_at, e.problem, e.failed_at"
)

func (r emailRow) answer(string) api.Email {
	out := api.Email{ID: r.ID, Hook: r.Template, Recipient: r.Recipient, Subject: r.Subject, CreatedAt: r.CreatedAt.UTC()}
	if r.SentAt != nil {
		out.SentAt = api.NewOptDateTime(r.SentAt.UTC())
	}
	if r.Problem != "" {
		out.Problem, out.Failed = api.NewOptString(r.Problem), api.NewOptBool(r.FailedAt != nil)
	}
	if r.Plain != "" {
		out.Plain = api.NewOptString(r.Plain)
	}
	return out
}

// Emails gives a page of mails, without their texts.
func (s *Service) Emails(ctx context.Context, q record.Query) (api.EmailPage, error) {
	items, next, err := record.Answers(ctx, s.DB, emailRecords, emailColumns, q, emailRow.answer)
	return api.EmailPage{Items: items, NextCursor: next}, err
}

// Email gives one mail with its text.
func (s *Service) Email(ctx context.Context, id uuid.UUID) (api.Email, error) {
	return record.Answer(ctx, s.DB, emailRecords, emailText, id, emailRow.answer)
}

// hook says what sets a mail off, and who gets it.
type hook struct {
	template   Template
	name, when string
	recipient  api.EmailRecipient
}

// hooks are all mails of the product (H-492), in the order of a trip's life; a test holds them to the templates.
var hooks = []hook{
	{Activation, "Activation", "Somebody signs up or is invited", api.EmailRecipientPerson},
	{PasswordReset, "New password", "Somebody asks for a new password", api.EmailRecipientPerson},
	{MemberAdded, "Added to the marketplace", "Somebody who has an account already is invited", api.EmailRecipientPerson},
	{PasswordHelp, "Password help", "An admin sends the way to a new password", api.EmailRecipientPerson},
	{AccountChanged, "Account changed", "An operator of the platform resets an account's second factor or ends its sessions", api.EmailRecipientPerson},
	{TripRequested, "Trip requested", "A host asks for an itinerary", api.EmailRecipientOperator},
	{RequestRejected, "Request turned down", "The operator turns a request down", api.EmailRecipientHost},
	{TripApproved, "Trip approved", "The operator approves a trip", api.EmailRecipientHost},
	{PricingApproved, "Pricing approved", "The marketplace approves the pricing", api.EmailRecipientHost},
	{TripLaunched, "Trip launched", "A trip goes live", api.EmailRecipientHost},
	{TripPromotion, "Promotion", "The host promotes a trip to the marketing list", api.EmailRecipientPerson},
	{BookingReceived, "Booking received", "A deposit arrives", api.EmailRecipientTraveler},
	{BookingConfirmed, "Booking confirmed", "The host confirms a booking", api.EmailRecipientTraveler},
	{BookingRejected, "Booking rejected", "The host rejects a booking", api.EmailRecipientTraveler},
	{BookingChanged, "Booking changed", "Rooms or add-ons change", api.EmailRecipientTraveler},
	{TravelerReplaced, "Traveler replaced", "A spot went to another person; to the former traveler or companion", api.EmailRecipientTraveler},
	{TravelerJoined, "Traveler joined", "A spot went to another person; to the new traveler or companion", api.EmailRecipientTraveler},
	{GroupChanged, "Group changed", "A spot went to another person; to the host and the operator", api.EmailRecipientHost},
	{BookingCancelled, "Booking cancelled", "A booking is cancelled", api.EmailRecipientTraveler},
	{BookingRefunded, "Refund", "Money goes back", api.EmailRecipientTraveler},
	{OrderNotPlaced, "Order not placed", "A payment comes too late for the places", api.EmailRecipientTraveler},
	{PaymentReceipt, "Receipt", "A payment arrives", api.EmailRecipientTraveler},
	{PaymentReminder, "Payment reminder", "A balance is due soon, or overdue", api.EmailRecipientTraveler},
	{AutomaticPaymentFailed, "Automatic payment failed", "A card is declined", api.EmailRecipientTraveler},
	{WaitlistJoined, "Waitlist joined", "A party joins the waitlist", api.EmailRecipientTraveler},
	{WaitlistOffered, "Place offered", "A waitlisted party fits the free places", api.EmailRecipientTraveler},
	{WaitlistExpired, "Offer expired", "An offered place was not taken in time", api.EmailRecipientTraveler},
	{RideConfirmed, "Ride confirmed", "The transfer company takes a ride", api.EmailRecipientTraveler},
	{RideChanged, "News of a ride", "The transfer company names a driver, or refuses a change", api.EmailRecipientTraveler},
	{RideCancelled, "Ride cancelled", "A ride is cancelled, by whomever", api.EmailRecipientTraveler},
	{TripCancelled, "Trip cancelled", "A trip is cancelled", api.EmailRecipientTraveler},
	{ExportReady, "Export ready", "A file that somebody asked for is there", api.EmailRecipientPerson},
	{TestMail, "Test e-mail", "An admin tries the mail server", api.EmailRecipientPerson},
	{WebhookPaused, "Webhook paused", "Deliveries kept failing", api.EmailRecipientPerson},
}

// HTTP has the REST operations of this domain.
type HTTP struct{ Service *Service }

// ListEmailHooks implements listEmailHooks.
func (HTTP) ListEmailHooks(context.Context) (*api.EmailHookListAnswer, error) {
	list := api.EmailHookList{Items: make([]api.EmailHook, len(hooks))}
	for i, h := range hooks {
		list.Items[i] = api.EmailHook{Hook: string(h.template), Name: h.name, When: h.when, Recipient: h.recipient}
	}
	return &api.EmailHookListAnswer{Success: true, Data: list}, nil
}

// ListEmails implements listEmails.
func (h HTTP) ListEmails(ctx context.Context, params api.ListEmailsParams) (*api.EmailPageAnswer, error) {
	page, err := h.Service.Emails(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &api.EmailPageAnswer{Success: true, Data: page}, nil
}

// GetEmail implements getEmail.
func (h HTTP) GetEmail(ctx context.Context, params api.GetEmailParams) (*api.EmailAnswer, error) {
	email, err := h.Service.Email(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.EmailAnswer{Success: true, Data: email}, nil
}
