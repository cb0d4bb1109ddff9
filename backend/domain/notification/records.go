package notification

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
)

// emailRecords describes emails to the record layer (H-492): admins can read them, nobody can change one.
var emailRecords = &record.Resource{
	Name: "Email", Tenant: "e.tenant_id", ID: "e.id", From: "email e",
	Scope:  map[string]string{"admin": "e.mailed"},
	Search: []string{"e.recipient", "e.subject", "e.template"},
	Filters: map[string]string{"hook": "e.template = @value", "recipient": "lower(e.recipient) = lower(@value)",
		"sent": "(e.sent_at IS NOT NULL) = @value", "failed": "(e.failed_at IS NOT NULL) = @value"},
	Sorts: map[string]record.Sort{"created": record.Created("e.id"), "recipient": {Column: "lower(e.recipient)",
		Type: "text"}},
	Sort: "-created",
}

type emailRow struct {
	record.Key
	Template  string     `db:"template"`
	Recipient string     `db:"recipient"`
	Subject   string     `db:"subject"`
	Plain     string     `db:"plain"`
	HTML      string     `db:"html"`
	CreatedAt time.Time  `db:"created_at"`
	SentAt    *time.Time `db:"sent_at"`
	Problem   string     `db:"problem"`
	FailedAt  *time.Time `db:"failed_at"`
}

// The text of an email that opens an account is visible only to its recipient, even before it is sent.
const (
	emailColumns = emailFacts + ", '' AS plain, '' AS html"
	emailText    = emailFacts + ", CASE WHEN " + opensAccount +
		" THEN '' WHEN e.own <> '' THEN (SELECT replace(w.plain, w.mark, e.own)" + ofWording + ") ELSE e.plain END AS plain" +
		", CASE WHEN " + opensAccount + " THEN '' WHEN e.own <> '' THEN (SELECT replace(w.html, w.mark, e.own)" + ofWording +
		") ELSE e.html END AS html"
	emailFacts   = "e.template, e.recipient, e.subject, e.created_at, e.sent_at, e.problem, e.failed_at"
	ofWording    = " FROM email_wording w WHERE w.tenant_id = e.tenant_id AND w.id = e.wording"
	opensAccount = "e.template IN ('activation', 'password_reset')"
)

func (r emailRow) answer(by principal.Principal) notificationapi.Email {
	out := notificationapi.Email{ID: r.ID, Hook: r.Template, Recipient: r.Recipient, Subject: r.Subject,
		CreatedAt: r.CreatedAt.UTC()}
	if r.SentAt != nil {
		out.SentAt = api.NewOptDateTime(r.SentAt.UTC())
	}
	if r.Problem != "" {
		out.Problem, out.Failed = api.NewOptString(r.Problem), api.NewOptBool(r.FailedAt != nil)
	}
	if r.Plain != "" {
		out.Plain, out.HTML = api.NewOptString(r.Plain), api.NewOptString(r.HTML)
		out.Resendable = api.NewOptBool((r.SentAt != nil || r.FailedAt != nil) && !by.ReadOnly)
	}
	return out
}

// Emails returns a page of emails, without their texts.
func (s *Service) Emails(ctx context.Context, q record.Query) (notificationapi.EmailPage, error) {
	items, next, err := record.Answers(ctx, s.DB, emailRecords, emailColumns, q, emailRow.answer)
	return notificationapi.EmailPage{Items: items, NextCursor: next}, err
}

// Email returns one email with its text.
func (s *Service) Email(ctx context.Context, id uuid.UUID) (notificationapi.Email, error) {
	return record.Answer(ctx, s.DB, emailRecords, emailText, id, emailRow.answer)
}

var errNotResendable = apierr.New(apierr.CodeIllegalState, "This email is on its way, or its text isn’t kept.")

// Resend sends an email again as it was written. The original stays in the list; the new one is separate.
func (s *Service) Resend(ctx context.Context, id uuid.UUID, key string) (notificationapi.Email, error) {
	again, err := idempotency.Do(ctx, s.DB, idempotency.By(ctx, "resendEmail", key, id),
		func(tx pgx.Tx) (uuid.UUID, error) {
			t, now, next := tenant.From(ctx), s.Clock.Now(ctx), uuid.Must(uuid.NewV7())
			copied, err := notificationdb.New(tx).CopyEmail(ctx, notificationdb.CopyEmailParams{
				TenantID: t.ID, ID: id, NextID: next, DedupeKey: "resent/" + next.String(), CreatedAt: now,
			})
			switch {
			case err != nil:
				return next, fmt.Errorf("resend mail: %w", err)
			case copied == 0:
				return next, errNotResendable
			}
			err = audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "email.resent", ObjectType: "Email",
				ObjectID: next, After: map[string]any{"of": id}})
			if err != nil {
				return next, err
			}
			return next, s.Jobs.InsertTx(ctx, tx, SendArgs{TenantID: t.ID, EmailID: next}, nil)
		})
	if err != nil {
		return notificationapi.Email{}, err
	}
	return s.Email(ctx, again)
}

// hook describes what triggers an email, and who gets it.
type hook struct {
	template   Template
	name, when string
	recipient  notificationapi.EmailRecipient
}

// hooks are all emails of the product (H-492), in the order of a trip's lifecycle; a test compares them with the
// templates.
var hooks = []hook{
	{Activation, "Activation", "Someone signs up or gets an invitation", notificationapi.EmailRecipientPerson},
	{PasswordReset, "New password", "Someone requests a new password", notificationapi.EmailRecipientPerson},
	{MemberAdded, "Added to the marketplace", "Someone who already has an account gets an invitation",
		notificationapi.EmailRecipientPerson},
	{PasswordHelp, "Password reset by an admin", "An admin sends a password reset", notificationapi.EmailRecipientPerson},
	{AccountChanged, "Account changed", "A platform admin removes two-step sign-in or ends an account’s sessions",
		notificationapi.EmailRecipientPerson},
	{ItineraryApproved, "Itinerary approved", "The marketplace approves an itinerary",
		notificationapi.EmailRecipientOperator},
	{ItinerarySentBack, "Itinerary sent back", "The marketplace asks for changes to an itinerary",
		notificationapi.EmailRecipientOperator},
	{TripRequested, "Trip requested", "A host requests an itinerary", notificationapi.EmailRecipientOperator},
	{RequestWithdrawn, "Request withdrawn", "A host withdraws a request", notificationapi.EmailRecipientOperator},
	{RequestRejected, "Request declined", "The operator declines a request", notificationapi.EmailRecipientHost},
	{TripApproved, "Trip approved", "The operator approves a trip", notificationapi.EmailRecipientHost},
	{PricingApproved, "Pricing approved", "The marketplace approves the pricing", notificationapi.EmailRecipientHost},
	{TripLaunched, "Trip launched", "A trip goes live", notificationapi.EmailRecipientHost},
	{TripPromotion, "Promotion", "The host promotes a trip to the marketing list", notificationapi.EmailRecipientPerson},
	{HostDigest, "Weekly summary", "Mondays at 8 where the host is, if anything happened in the week before",
		notificationapi.EmailRecipientHost},
	{BookingReceived, "Booking received", "A deposit arrives", notificationapi.EmailRecipientTraveler},
	{BookingConfirmed, "Booking confirmed", "The host confirms a booking", notificationapi.EmailRecipientTraveler},
	{BookingRejected, "Booking rejected", "The host rejects a booking", notificationapi.EmailRecipientTraveler},
	{BookingChanged, "Booking changed", "Rooms or add-ons change", notificationapi.EmailRecipientTraveler},
	{BookingMoved, "Booking moved", "An admin moves a booking to another trip", notificationapi.EmailRecipientTraveler},
	{AccountsMerged, "Accounts merged", "An admin merges two accounts of a traveler: to both addresses",
		notificationapi.EmailRecipientTraveler},
	{PayerChanged, "Payer changed", "An admin lets another traveler pay for a booking: to both",
		notificationapi.EmailRecipientTraveler},
	{CheckoutLeft, "Checkout abandoned", "An hour after a checkout was left, once, if the person asked for it",
		notificationapi.EmailRecipientPerson},
	{ReviewAsked, "Review requested", "Two and seven days after a trip, until it is rated",
		notificationapi.EmailRecipientTraveler},
	{TravelerReplaced, "Traveler replaced", "A spot changes hands: to the former traveler or companion",
		notificationapi.EmailRecipientTraveler},
	{TravelerJoined, "Traveler joined", "A spot changes hands: to the new traveler or companion",
		notificationapi.EmailRecipientTraveler},
	{GroupChanged, "Group changed", "A spot changes hands: to the host and the operator",
		notificationapi.EmailRecipientHost},
	{BookingCancelled, "Booking canceled", "A booking is canceled", notificationapi.EmailRecipientTraveler},
	{BookingRefunded, "Refund", "We send a refund", notificationapi.EmailRecipientTraveler},
	{OrderNotPlaced, "Order not placed", "A payment arrives after the hold ends", notificationapi.EmailRecipientTraveler},
	{PaymentReceipt, "Receipt", "A payment arrives", notificationapi.EmailRecipientTraveler},
	{PaymentReminder, "Payment reminder", "A balance is due soon, or overdue", notificationapi.EmailRecipientTraveler},
	{AutomaticPaymentFailed, "Automatic payment failed", "A card is declined", notificationapi.EmailRecipientTraveler},
	{BankDebitOnItsWay, "Bank debit on its way", "A traveler pays by bank debit", notificationapi.EmailRecipientTraveler},
	{BankDebitFailed, "Bank debit failed", "A bank doesn’t pay a debit", notificationapi.EmailRecipientTraveler},
	{OpeningConfirm, "Opening: confirm the address", "Someone asks for an email when a trip opens",
		notificationapi.EmailRecipientPerson},
	{TripOpened, "Trip opened", "A trip opens, once, if the person asked for it", notificationapi.EmailRecipientPerson},
	{WaitlistJoined, "Waitlist joined", "A party joins the waitlist", notificationapi.EmailRecipientTraveler},
	{WaitlistOffered, "Spot offered", "Spots open up for a waitlisted party", notificationapi.EmailRecipientTraveler},
	{WaitlistExpired, "Offer expired", "A party doesn’t take an offered spot in time",
		notificationapi.EmailRecipientTraveler},
	{RideConfirmed, "Ride confirmed", "The transfer company confirms a ride", notificationapi.EmailRecipientTraveler},
	{RideChanged, "Ride update", "The transfer company assigns a driver or declines a change",
		notificationapi.EmailRecipientTraveler},
	{RideCancelled, "Ride canceled", "Anyone cancels a ride", notificationapi.EmailRecipientTraveler},
	{EarningsFinal, "Earnings final", "The marketplace approves a trip’s earnings report: to the host and the operator",
		notificationapi.EmailRecipientHost},
	{PayoutSent, "Payout sent", "A payout is on its way: to the host or the operator", notificationapi.EmailRecipientHost},
	{PayoutFailed, "Payout failed", "A payout is refused, or comes back from the bank: to the host or the operator",
		notificationapi.EmailRecipientHost},
	{PayoutWaits, "Payout waiting", "A payout is due and there’s no account to send it to, once",
		notificationapi.EmailRecipientHost},
	{DisputeDue, "Dispute needs an answer",
		"Three days and one day before a bank stops taking evidence, if no one has answered: to admins",
		notificationapi.EmailRecipientPerson},
	{TripCancelled, "Trip canceled", "A trip is canceled", notificationapi.EmailRecipientTraveler},
	{ExportReady, "Export ready", "A requested file is ready", notificationapi.EmailRecipientPerson},
	{TestMail, "Test email", "An admin tests the mail server", notificationapi.EmailRecipientPerson},
	{WebhookPaused, "Webhook paused", "Deliveries kept failing", notificationapi.EmailRecipientPerson},
}

// HTTP serves the REST operations of this domain.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return notificationapi.Mount(h, c) }

// ListEmailHooks implements listEmailHooks.
func (HTTP) ListEmailHooks(context.Context) (*notificationapi.EmailHookListAnswer, error) {
	list := notificationapi.EmailHookList{Items: make([]notificationapi.EmailHook, len(hooks))}
	for i, h := range hooks {
		list.Items[i] = notificationapi.EmailHook{Hook: string(h.template), Name: h.name, When: h.when,
			Recipient: h.recipient}
	}
	return &notificationapi.EmailHookListAnswer{Success: true, Data: list}, nil
}

// ListMyNotices implements listMyNotices.
func (h HTTP) ListMyNotices(ctx context.Context, params notificationapi.ListMyNoticesParams) (
	*notificationapi.NoticePageAnswer, error) {
	page, err := h.Service.Notices(ctx, params.Cursor.Value, params.Limit.Value)
	if err != nil {
		return nil, err
	}
	return &notificationapi.NoticePageAnswer{Success: true, Data: page}, nil
}

// ListMyNoticeChoices implements listMyNoticeChoices.
func (h HTTP) ListMyNoticeChoices(ctx context.Context) (*notificationapi.NoticeChoicesAnswer, error) {
	choices, err := h.Service.NoticeChoices(ctx)
	if err != nil {
		return nil, err
	}
	return &notificationapi.NoticeChoicesAnswer{Success: true, Data: choices}, nil
}

// ChooseMyNotice implements chooseMyNotice.
func (h HTTP) ChooseMyNotice(ctx context.Context, req *notificationapi.NoticeChoice) (
	*notificationapi.NoticeChoicesAnswer, error) {
	choices, err := h.Service.ChooseNotice(ctx, *req)
	if err != nil {
		return nil, err
	}
	return &notificationapi.NoticeChoicesAnswer{Success: true, Data: choices}, nil
}

// ReadMyNotices implements readMyNotices.
func (h HTTP) ReadMyNotices(ctx context.Context, req *notificationapi.NoticesRead) (*api.DoneAnswer, error) {
	if err := h.Service.ReadNotices(ctx, req); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// ListEmails implements listEmails.
func (h HTTP) ListEmails(ctx context.Context, params notificationapi.ListEmailsParams) (
	*notificationapi.EmailPageAnswer, error) {
	page, err := h.Service.Emails(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &notificationapi.EmailPageAnswer{Success: true, Data: page}, nil
}

// ResendEmail implements resendEmail.
func (h HTTP) ResendEmail(ctx context.Context, params notificationapi.ResendEmailParams) (
	*notificationapi.EmailAnswer, error) {
	if _, err := h.Service.Email(ctx, params.ID); err != nil {
		return nil, err
	}
	email, err := h.Service.Resend(ctx, params.ID, params.IdempotencyKey)
	if err != nil {
		return nil, err
	}
	return &notificationapi.EmailAnswer{Success: true, Data: email}, nil
}

// GetEmail implements getEmail.
func (h HTTP) GetEmail(ctx context.Context, params notificationapi.GetEmailParams) (
	*notificationapi.EmailAnswer, error) {
	email, err := h.Service.Email(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &notificationapi.EmailAnswer{Success: true, Data: email}, nil
}
