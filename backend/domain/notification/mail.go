package notification

import (
	"strings"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/ical"
	"caravan/backend/platform/money"
)

// Template names an email: booking_received is packages/emails/src/mails/BookingReceived.tsx, written to
// template/.
type Template string

// The emails.
const (
	Activation             Template = "activation"
	PasswordReset          Template = "password_reset"
	MemberAdded            Template = "member_added"
	PasswordHelp           Template = "password_help"
	AccountChanged         Template = "account_changed"
	BookingReceived        Template = "booking_received"
	BookingConfirmed       Template = "booking_confirmed"
	BookingRejected        Template = "booking_rejected"
	BookingRefunded        Template = "booking_refunded"
	OrderNotPlaced         Template = "order_not_placed"
	PaymentReceipt         Template = "payment_receipt"
	PaymentReminder        Template = "payment_reminder"
	AutomaticPaymentFailed Template = "automatic_payment_failed"
	BankDebitOnItsWay      Template = "bank_debit_on_its_way"
	BankDebitFailed        Template = "bank_debit_failed"
	ItineraryApproved      Template = "itinerary_approved"
	ItinerarySentBack      Template = "itinerary_sent_back"
	TripPageSentBack       Template = "trip_page_sent_back"
	// TechnicalItinerarySentBack asks the operator for changes.
	TechnicalItinerarySentBack Template = "technical_itinerary_sent_back"
	EarningsHeld               Template = "earnings_held"
	TripRequested              Template = "trip_requested"
	RequestWithdrawn           Template = "trip_request_withdrawn"
	RequestRejected            Template = "trip_request_rejected"
	RequestQuestion            Template = "trip_request_question"
	RequestAnswer              Template = "trip_request_answer"
	TripApproved               Template = "trip_approved"
	PricingApproved            Template = "pricing_approved"
	TripLaunched               Template = "trip_launched"
	TripCancelled              Template = "trip_cancelled"
	ExportReady                Template = "export_ready"
	OpeningConfirm             Template = "opening_confirm"
	TripOpened                 Template = "trip_opened"
	WaitlistJoined             Template = "waitlist_joined"
	WaitlistOffered            Template = "waitlist_offered"
	WaitlistExpired            Template = "waitlist_expired"
	BookingCancelled           Template = "booking_cancelled"
	BookingChanged             Template = "booking_changed"
	BookingMoved               Template = "booking_moved"
	AccountsMerged             Template = "accounts_merged"
	PayerChanged               Template = "payer_changed"
	TravelerReplaced           Template = "traveler_replaced"
	TravelerJoined             Template = "traveler_joined"
	GroupChanged               Template = "group_changed"
	TripPromotion              Template = "trip_promotion"
	TripMessage                Template = "trip_message"
	WebhookPaused              Template = "webhook_paused"
	EarningsFinal              Template = "earnings_final"
	PayoutSent                 Template = "payout_sent"
	PayoutFailed               Template = "payout_failed"
	PayoutWaits                Template = "payout_waits"
	PayoutSetup                Template = "payout_setup"
	DisputeDue                 Template = "dispute_due"
	RideConfirmed              Template = "ride_confirmed"
	RideChanged                Template = "ride_changed"
	RideCancelled              Template = "ride_cancelled"
	CheckoutLeft               Template = "checkout_left"
	ReviewAsked                Template = "review_asked"
	HostDigest                 Template = "host_digest"
	TestMail                   Template = "test_mail"
)

// Mail is one message to one person.
type Mail struct {
	Template Template
	// Key makes the email unique in its tenant: a second one with the same key is not sent.
	Key  string
	To   string // address
	Name string // for the greeting
	// Language of the email; if empty, that of the member with this address, else the marketplace's.
	Language string
	// Batch groups emails that can be held back together (Batches); nil for most.
	Batch *uuid.UUID
	Data  Data
}

// Data is the input of templates; each uses what it needs. Amounts and days are formatted in the reader's
// language.
type Data struct {
	Trip    Trip
	Order   Order
	Ride    Ride
	Week    Week
	Payout  Payout
	Path    string // path of the page that the button opens, on the tenant's host
	Code    string // to be typed instead of opening the page
	Amount  money.Money
	Until   time.Time // in the zone that the reader knows
	By      civil.Date
	Reason  string
	File    string
	Overdue bool
	Person  string
	// Other is the person who replaces Person.
	Other string
	// Headline is a subject written by a person, Paragraphs their text.
	Headline   string
	Paragraphs []Paragraph
	// Unsubscribe is the path that unsubscribes from promotional emails. It is also set in the email's headers.
	Unsubscribe string
	Opened      string // path of the tracking image
	// Calendar creates the attached calendar file if there is a date, in the email's language.
	Calendar func(t tenant.Tenant, origin, language string) ical.Calendar
}

// Paragraph is a part of a person's text. About, in the product's words or a person's, and Day are its heading.
type Paragraph struct {
	Text  string
	About string
	Day   int
}

// Paragraphs splits a person's text into its non-empty lines.
func Paragraphs(text string) []Paragraph {
	var out []Paragraph
	for _, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			out = append(out, Paragraph{Text: line})
		}
	}
	return out
}

// Trip is a trip as emails describe it.
type Trip struct {
	Name        string
	Destination string
	From, To    civil.Date
	// HostID is its host, whose name and picture are looked up if not given. An email to the host has none.
	HostID      uuid.UUID
	HostName    string
	HostPicture string // path or URL
	Picture     string // path or URL
	PictureAlt  string // alternative text; the trip's name if empty
}

// Week is what happened to a host's trips in a week.
type Week struct{ Visits, Bookings, Spots int }

// Payout is a payout as emails describe it.
type Payout struct {
	Part  string // its purpose, in the product's words: "First half of earnings"
	Last4 string // of the account number
	// Parts are those of a trip's earnings.
	Parts []PayoutPart
	// SetUp asks the reader to set up the payout account, Ask says that another person of their operator has to.
	SetUp, Ask bool
}

// PayoutPart is paid on its own day, or was paid before; one without a day is not paid separately.
type PayoutPart struct {
	Label  string
	Amount money.Money
	Due    civil.Date
	Paid   bool
}

// Ride is a ground transfer as emails describe it.
type Ride struct {
	Name    string    // "Arrival transfer"
	At      time.Time // in the zone where the trip is
	From    string
	To      string
	Vehicle string
	Driver  string // empty until known
	Flight  string
	Code    string
}

// Order is a booking as emails describe it.
type Order struct {
	ID    string
	Spots int
	Lines []Line
	Total money.Money
	Paid  money.Money
	Due   money.Money // zero if nothing is due
	DueBy civil.Date
}

// Line is a price line.
type Line struct {
	Label  string
	Amount money.Money
}
