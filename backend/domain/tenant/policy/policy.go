package policy

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"time"
)

// Policy holds every number a tenant may choose. Amounts are minor units of the tenant's currency, rates basis
// points, spans whole days unless the name says otherwise. No other code contains these numbers; a booking keeps
// the ones it was made under.
type Policy struct {
	Survey       Survey       `json:"survey"`
	HostLevels   []HostLevel  `json:"hostLevels"`
	Payment      Payment      `json:"payment"`
	Cancellation Cancellation `json:"cancellation"`
	Booking      Booking      `json:"booking"`
	Pricing      Pricing      `json:"pricing"`
	Inventory    Inventory    `json:"inventory"`
	Trip         Trip         `json:"trip"`
	Referral     Referral     `json:"referral"`
	Access       Access       `json:"access"`
	Insurance    Insurance    `json:"insurance"`
	Review       Review       `json:"review"`
	Transfer     Transfer     `json:"transfer"`
	MobileApp    MobileApp    `json:"mobileApp"`
	Visa         Visa         `json:"visa"`
}

// Survey defines what unlocks itineraries (H-016…H-020).
type Survey struct {
	ResponsesToUnlock       int   `json:"responsesToUnlock"`
	QualifiedMinimumAge     int   `json:"qualifiedMinimumAge"`
	QualifiedBudgetMinor    int64 `json:"qualifiedBudgetMinor"`
	QualifiedForTier1       int   `json:"qualifiedForTier1"`
	QualifiedForTier2       int   `json:"qualifiedForTier2"`
	Tier3AfterFirstTrip     bool  `json:"tier3AfterFirstTrip"`
	ChartsFromResponseCount int   `json:"chartsFromResponseCount"`
}

// HostLevel is the name of a level, what it allows and requires (H-410, H-442). Its index in the list is the
// level.
type HostLevel struct {
	Name              string `json:"name"`
	AdvanceLimitMinor int64  `json:"advanceLimitMinor"`
	// LaunchScheduleDays is 0 for levels without a limit for scheduling.
	LaunchScheduleDays    int  `json:"launchScheduleDays"`
	LaunchBookings        int  `json:"launchBookings"`
	LaunchBookingDays     int  `json:"launchBookingDays"`
	LaunchRuleCancelsTrip bool `json:"launchRuleCancelsTrip"`
}

// Payment defines what is due and when.
type Payment struct {
	DepositBP            int64 `json:"depositBp"`
	MinimumCustomMinor   int64 `json:"minimumCustomMinor"`
	FinalDueDays         int   `json:"finalDueDays"`
	ReminderDays         []int `json:"reminderDays"`
	OverdueReminderDays  []int `json:"overdueReminderDays"`
	CreditValidityMonths int   `json:"creditValidityMonths"`
	// AuthenticationMinutes is how long a cardholder may take to authenticate; the spots are held as long.
	AuthenticationMinutes int `json:"authenticationMinutes"`
	// AutomaticTries is after how many failed days an automatic payment stops until its payer acts (T-272).
	AutomaticTries int `json:"automaticTries"`
	// CompareDays is how many days of the books are compared with the provider, SettleMinutes how old a charge
	// must be to count as a difference.
	CompareDays   int `json:"compareDays"`
	SettleMinutes int `json:"settleMinutes"`
	// SecondHalfDays is how long after the first half of a trip's earnings the second is paid (H-622).
	SecondHalfDays int `json:"secondHalfDays"`
	// PayLater offers Affirm to travelers in the US, if the marketplace's provider supports it (T-179).
	PayLater bool `json:"payLater"`
	// Wallets shows Apple Pay and Google Pay if the payer's device has them. BankDebits offers the debit of the
	// currency: SEPA for euros, ACH for US dollars, Bacs for pounds.
	Wallets    bool `json:"wallets"`
	BankDebits bool `json:"bankDebits"`
	// DebitRetryHours is how long spots stay held after a bank debit failed, so that its payer can pay another
	// way.
	DebitRetryHours int `json:"debitRetryHours"`
	// PayoutApproval makes every payout wait for an admin.
	PayoutApproval bool `json:"payoutApproval"`
	// PayoutTwoApprovalsFromMinor is the amount from which a payout waits for two admins; 0 disables it.
	PayoutTwoApprovalsFromMinor int64 `json:"payoutTwoApprovalsFromMinor"`
	// WaiveUpToMinor is how much of a booking's fees those may waive who manage bookings but not money; 0 leaves
	// it to admins.
	WaiveUpToMinor int64 `json:"waiveUpToMinor"`
	// SupportRefundUpToMinor is how much support may refund on a booking beyond the policy; 0 leaves it to admins.
	SupportRefundUpToMinor int64 `json:"supportRefundUpToMinor"`
	// PayoutRetryHours is how long after a failed attempt a payout is retried.
	PayoutRetryHours int `json:"payoutRetryHours"`
}

// Cancellation defines what a traveler who cancels is refunded (T-251…T-256).
type Cancellation struct {
	WindowDays       int   `json:"windowDays"`
	RezdyWindowDays  int   `json:"rezdyWindowDays"`
	FeePerSpotMinor  int64 `json:"feePerSpotMinor"`
	FreeAfterConfirm int   `json:"freeAfterConfirmHours"`
}

// Booking defines how long spots are held, and until when one can go to another person: free of charge until
// ReplacementFreeDays before the start, then for a fee until ReplacementUntilDays before it.
type Booking struct {
	DeadlineDays         int   `json:"deadlineDays"`
	HoldMinutes          int   `json:"holdMinutes"`
	WaitlistOfferHours   int   `json:"waitlistOfferHours"`
	ReplacementFreeDays  int   `json:"replacementFreeDays"`
	ReplacementUntilDays int   `json:"replacementUntilDays"`
	ReplacementFeeMinor  int64 `json:"replacementFeeMinor"`
	// HostDiscountMaxBP is the maximum discount of a host's own code on a booking's price.
	HostDiscountMaxBP int64 `json:"hostDiscountMaxBp"`
}

// Pricing has the fees and the shape of suggested prices.
type Pricing struct {
	ServiceFeeBP      int64 `json:"serviceFeeBp"`
	TransactionFeeBP  int64 `json:"transactionFeeBp"`
	PlatformFeeBP     int64 `json:"platformFeeBp"`
	RangeSpreadBP     int64 `json:"rangeSpreadBp"`
	RangeStepUnits    int64 `json:"rangeStepUnits"`
	DefaultMaxSpots   int   `json:"defaultMaximumSpots"`
	DefaultFreePlaces int   `json:"defaultFreePlaces"`
}

// Inventory has limits and defaults of departures.
type Inventory struct {
	LatestStartMonths       int `json:"latestStartMonths"`
	DefaultStartMonths      int `json:"defaultStartMonths"`
	DefaultQuantity         int `json:"defaultQuantity"`
	DefaultMaxNights        int `json:"defaultMaxNights"`
	DefaultSingleSupplement int `json:"defaultSingleSupplement"`
}

// Trip has lengths of texts and the technical-itinerary window.
type Trip struct {
	NameMaxLength         int `json:"nameMaxLength"`
	PromoteCopyMaxLength  int `json:"promoteCopyMaxLength"`
	TechnicalWindowFrom   int `json:"technicalWindowFromDays"`
	TechnicalWindowTo     int `json:"technicalWindowToDays"`
	AdvancePaidDaysBefore int `json:"advancePaidDaysBefore"`
	// TimeZone is that of the marketplace's own documents, such as statements; an IANA name. Trips have that of
	// their place.
	TimeZone string `json:"timeZone"`
	// LaunchDisabledDates are days on which no trip can be launched (H-383), YYYY-MM-DD or annually MM-DD.
	LaunchDisabledDates []string `json:"launchDisabledDates"`
	// PromoteDripDays are the days after the launch on which the follow-up promotional emails are sent.
	PromoteDripDays []int `json:"promoteDripDays"`
	// PromoteMailsPerMinute is the maximum rate of one campaign's emails; a slower mail server sets the pace.
	PromoteMailsPerMinute int `json:"promoteMailsPerMinute"`
}

// Referral has the rewards for referring a host (H-621).
type Referral struct {
	FirstTripMinor  int64 `json:"firstTripMinor"`
	SecondTripMinor int64 `json:"secondTripMinor"`
}

// Access has the limits of sessions and passwords.
type Access struct {
	ImpersonationMinutes  int `json:"impersonationMinutes"`
	PasswordMinimumLength int `json:"passwordMinimumLength"`
	// PasswordDays is after how many days a password has to be changed (H-640); 0 means never.
	PasswordDays int `json:"passwordDays"`
	// SecondFactorRequired makes admins enroll a second factor before they can do anything.
	SecondFactorRequired bool `json:"secondFactorRequired"`
	// StaffIdleHours and IdleHours are how long a session may be idle: of admins and managers, and of everyone
	// else.
	StaffIdleHours int `json:"staffIdleHours"`
	IdleHours      int `json:"idleHours"`
	// ExportDays is how long the file of an export is kept.
	ExportDays int `json:"exportDays"`
}

// Review defines who sees travelers' reviews of their trips.
type Review struct {
	// Public shows them on the host's public page.
	Public bool `json:"public"`
}

// Insurance defines how long a bought policy can be returned.
type Insurance struct {
	CancellableDays int `json:"cancellableDays"`
}

// Transfer limits who may book how many transfers, on which days, and until when cancellation is free (T-077,
// T-184, T-200, T-273).
type Transfer struct {
	MaximumPassengers int `json:"maximumPassengers"`
	// Arrivals are between days before the start (or the nights before it) and days after the start.
	ArrivalDaysBefore int `json:"arrivalDaysBefore"`
	ArrivalDaysAfter  int `json:"arrivalDaysAfter"`
	// Departures are between two numbers of days after the end (the later one after the nights that follow it).
	DepartureFromDays  int `json:"departureFromDays"`
	DepartureUntilDays int `json:"departureUntilDays"`
	// FreeCancellationHours before a transfer, free cancellation ends.
	FreeCancellationHours int `json:"freeCancellationHours"`
	// HostOpensDays before the start the host can book transfers for the free-of-charge spots.
	HostOpensDays int `json:"hostOpensDays"`
}

// MobileApp lists the traveler statuses that are offered the app, and its URL. Without a URL it is not offered.
type MobileApp struct {
	TravelerStatuses []string `json:"travelerStatuses"`
	Links            []string `json:"links"`
}

// Visa defines where travelers apply for one, and which countries the marketplace's travelers need none for (T-030).
type Visa struct {
	ApplyURL        string   `json:"applyUrl"`
	ExemptCountries []string `json:"exemptCountries"`
}

// Default returns the policy of a tenant without choices.
func Default() Policy {
	return Policy{
		Survey: Survey{
			ResponsesToUnlock: 100, QualifiedMinimumAge: 18, QualifiedBudgetMinor: 2_000_00,
			QualifiedForTier1: 25, QualifiedForTier2: 50, Tier3AfterFirstTrip: true, ChartsFromResponseCount: 5,
		},
		HostLevels: []HostLevel{
			{Name: "Starter", LaunchBookings: 2, LaunchBookingDays: 30},
			{Name: "Explorer", AdvanceLimitMinor: 1_000_00, LaunchScheduleDays: 14, LaunchBookings: 2, LaunchBookingDays: 14,
				LaunchRuleCancelsTrip: true},
			{Name: "Pathfinder", AdvanceLimitMinor: 1_000_00, LaunchScheduleDays: 14, LaunchBookings: 2, LaunchBookingDays: 14,
				LaunchRuleCancelsTrip: true},
			{Name: "Trailblazer", AdvanceLimitMinor: 2_500_00, LaunchBookings: 2, LaunchBookingDays: 30},
		},
		Payment: Payment{
			DepositBP: 2_500, MinimumCustomMinor: 100_00, FinalDueDays: 90,
			ReminderDays: []int{120, 104, 97, 91}, OverdueReminderDays: []int{3, 7}, CreditValidityMonths: 12,
			AuthenticationMinutes: 20, AutomaticTries: 3, CompareDays: 120, SettleMinutes: 10, SecondHalfDays: 30,
			PayoutRetryHours: 6, Wallets: true,
			SupportRefundUpToMinor: 5_000_00,
			DebitRetryHours:        24,
		},
		Cancellation: Cancellation{WindowDays: 90, RezdyWindowDays: 60, FeePerSpotMinor: 100_00, FreeAfterConfirm: 48},
		Booking: Booking{
			DeadlineDays: 60, HoldMinutes: 15, WaitlistOfferHours: 24,
			ReplacementFreeDays: 30, ReplacementUntilDays: 14, ReplacementFeeMinor: 100_00, HostDiscountMaxBP: 2_500,
		},
		Pricing: Pricing{
			ServiceFeeBP: 1_200, TransactionFeeBP: 300, PlatformFeeBP: 1_000,
			RangeSpreadBP: 12_500, RangeStepUnits: 25, DefaultMaxSpots: 20, DefaultFreePlaces: 1,
		},
		Inventory: Inventory{
			LatestStartMonths: 24, DefaultStartMonths: 6, DefaultQuantity: 1, DefaultMaxNights: 3, DefaultSingleSupplement: 10,
		},
		Trip: Trip{
			NameMaxLength: 70, PromoteCopyMaxLength: 1_200,
			TechnicalWindowFrom: 75, TechnicalWindowTo: 14, AdvancePaidDaysBefore: 75,
			TimeZone: "UTC", LaunchDisabledDates: []string{}, PromoteDripDays: []int{7, 21}, PromoteMailsPerMinute: 600,
		},
		Referral: Referral{FirstTripMinor: 1_000_00, SecondTripMinor: 500_00},
		Access: Access{ImpersonationMinutes: 60, PasswordMinimumLength: 12, SecondFactorRequired: true, ExportDays: 7,
			StaffIdleHours: 12, IdleHours: 7 * 24},
		Insurance: Insurance{CancellableDays: 10},
		Review:    Review{Public: true},
		Transfer: Transfer{
			MaximumPassengers: 20, ArrivalDaysBefore: 7, ArrivalDaysAfter: 1, DepartureFromDays: 1, DepartureUntilDays: 7,
			FreeCancellationHours: 24, HostOpensDays: 30,
		},
		MobileApp: MobileApp{TravelerStatuses: []string{"waiver-complete", "trip-form-complete", "ready-to-travel"},
			Links: []string{}},
		Visa: Visa{ApplyURL: "https://www.iatatravelcentre.com/", ExemptCountries: []string{}},
	}
}

// Zone returns the time zone of the marketplace's own documents.
func (p Policy) Zone() *time.Location {
	zone, err := time.LoadLocation(p.Trip.TimeZone)
	if err != nil {
		return time.UTC
	}
	return zone
}

// Level returns what a host level allows; for levels outside the list the nearest one.
func (p Policy) Level(level int) HostLevel {
	if len(p.HostLevels) == 0 {
		return HostLevel{}
	}
	return p.HostLevels[min(max(level, 0), len(p.HostLevels)-1)]
}

// Overrides is a partial policy in JSON: what a tenant has changed. Objects merge field by field, lists are
// replaced as a whole.
type Overrides json.RawMessage

// MarshalJSON writes the overrides unchanged.
func (o Overrides) MarshalJSON() ([]byte, error) {
	if len(o) == 0 {
		return []byte("{}"), nil
	}
	return o, nil
}

// UnmarshalJSON stores a copy of the text.
func (o *Overrides) UnmarshalJSON(text []byte) error {
	*o = append((*o)[:0:0], text...)
	return nil
}

// Merge applies overrides to p and validates the result. Unknown fields are rejected: a misspelled policy must
// not silently keep its default.
func (p Policy) Merge(o Overrides) (Policy, error) {
	merged, err := p.clone()
	if err != nil || len(o) == 0 {
		return merged, err
	}
	// Decoding onto a longer list would leave fields of the old elements where the new ones omit them.
	var named map[string]json.RawMessage
	if err := json.Unmarshal(o, &named); err != nil {
		return p, fmt.Errorf("tenant: policy overrides: %w", err)
	}
	if _, replaced := named["hostLevels"]; replaced {
		merged.HostLevels = nil
	}
	decoder := json.NewDecoder(bytes.NewReader(o))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&merged); err != nil {
		return p, fmt.Errorf("tenant: policy overrides: %w", err)
	}
	if err := merged.Validate(); err != nil {
		return p, err
	}
	return merged, nil
}

// OverridesFrom returns what has to be applied to base to get p: the smallest text to store, so that later
// defaults reach tenants that never chose.
func (p Policy) OverridesFrom(base Policy) (Overrides, error) {
	have, err := asMap(p)
	if err != nil {
		return nil, err
	}
	from, err := asMap(base)
	if err != nil {
		return nil, err
	}
	text, err := json.Marshal(difference(from, have))
	return Overrides(text), err
}

func (p Policy) clone() (Policy, error) {
	text, err := json.Marshal(p)
	if err != nil {
		return Policy{}, err
	}
	var copied Policy
	err = json.Unmarshal(text, &copied)
	return copied, err
}

func asMap(p Policy) (map[string]any, error) {
	text, err := json.Marshal(p)
	if err != nil {
		return nil, err
	}
	var m map[string]any
	decoder := json.NewDecoder(bytes.NewReader(text))
	// Amounts above 2^53 would lose digits as float64.
	decoder.UseNumber()
	err = decoder.Decode(&m)
	return m, err
}

func difference(from, to map[string]any) map[string]any {
	changed := map[string]any{}
	for key, value := range to {
		old := from[key]
		if reflect.DeepEqual(old, value) {
			continue
		}
		inner, isMap := value.(map[string]any)
		oldInner, wasMap := old.(map[string]any)
		if isMap && wasMap {
			changed[key] = difference(oldInner, inner)
		} else {
			changed[key] = value
		}
	}
	return changed
}

// FieldError is an invalid policy value.
type FieldError struct {
	Field   string `json:"field"`
	Message string `json:"message"`
}

func (e FieldError) Error() string { return e.Field + " " + e.Message }

// Validate lists every invalid value, as joined FieldErrors.
func (p Policy) Validate() error {
	var faults []error
	fault := func(field, format string, args ...any) {
		faults = append(faults, FieldError{field, fmt.Sprintf(format, args...)})
	}
	between := func(field string, value, low, high int64) {
		if value < low || value > high {
			fault(field, "must be between %d and %d", low, high)
		}
	}
	const maxAmount, maxDays, whole = int64(1_000_000_00), int64(1_000), int64(10_000)
	amount := func(field string, value int64) { between(field, value, 0, maxAmount) }
	days := func(field string, value int) { between(field, int64(value), 0, maxDays) }
	positive := func(field string, value int) { between(field, int64(value), 1, 100_000) }
	share := func(field string, value int64) { between(field, value, 0, whole) }

	positive("survey.responsesToUnlock", p.Survey.ResponsesToUnlock)
	between("survey.qualifiedMinimumAge", int64(p.Survey.QualifiedMinimumAge), 0, 120)
	amount("survey.qualifiedBudgetMinor", p.Survey.QualifiedBudgetMinor)
	positive("survey.qualifiedForTier1", p.Survey.QualifiedForTier1)
	positive("survey.qualifiedForTier2", p.Survey.QualifiedForTier2)
	if p.Survey.QualifiedForTier2 < p.Survey.QualifiedForTier1 {
		fault("survey.qualifiedForTier2", "must not be below tier 1")
	}
	positive("survey.chartsFromResponseCount", p.Survey.ChartsFromResponseCount)

	if len(p.HostLevels) != 4 {
		fault("hostLevels", "must have the levels 0 to 3")
	}
	for i, level := range p.HostLevels {
		at := func(name string) string { return fmt.Sprintf("hostLevels[%d].%s", i, name) }
		if level.Name == "" {
			fault(at("name"), "must not be empty")
		}
		amount(at("advanceLimitMinor"), level.AdvanceLimitMinor)
		days(at("launchScheduleDays"), level.LaunchScheduleDays)
		between(at("launchBookings"), int64(level.LaunchBookings), 0, 1_000)
		days(at("launchBookingDays"), level.LaunchBookingDays)
	}

	share("payment.depositBp", p.Payment.DepositBP)
	amount("payment.minimumCustomMinor", p.Payment.MinimumCustomMinor)
	days("payment.finalDueDays", p.Payment.FinalDueDays)
	for i, day := range p.Payment.ReminderDays {
		field := fmt.Sprintf("payment.reminderDays[%d]", i)
		days(field, day)
		if day <= p.Payment.FinalDueDays {
			fault(field, "must come before the final payment is due")
		}
	}
	for i, day := range p.Payment.OverdueReminderDays {
		between(fmt.Sprintf("payment.overdueReminderDays[%d]", i), int64(day), 1, maxDays)
	}
	between("payment.creditValidityMonths", int64(p.Payment.CreditValidityMonths), 1, 120)

	between("payment.authenticationMinutes", int64(p.Payment.AuthenticationMinutes), 1, 24*60)
	between("payment.automaticTries", int64(p.Payment.AutomaticTries), 1, 30)
	between("payment.debitRetryHours", int64(p.Payment.DebitRetryHours), 1, 24*14)
	between("payment.compareDays", int64(p.Payment.CompareDays), 1, maxDays)
	between("payment.settleMinutes", int64(p.Payment.SettleMinutes), 1, 24*60)
	days("payment.secondHalfDays", p.Payment.SecondHalfDays)
	amount("payment.payoutTwoApprovalsFromMinor", p.Payment.PayoutTwoApprovalsFromMinor)
	amount("payment.waiveUpToMinor", p.Payment.WaiveUpToMinor)
	amount("payment.supportRefundUpToMinor", p.Payment.SupportRefundUpToMinor)
	between("payment.payoutRetryHours", int64(p.Payment.PayoutRetryHours), 1, 24*30)

	days("cancellation.windowDays", p.Cancellation.WindowDays)
	days("cancellation.rezdyWindowDays", p.Cancellation.RezdyWindowDays)
	amount("cancellation.feePerSpotMinor", p.Cancellation.FeePerSpotMinor)
	between("cancellation.freeAfterConfirmHours", int64(p.Cancellation.FreeAfterConfirm), 0, 24*maxDays)

	days("booking.deadlineDays", p.Booking.DeadlineDays)
	between("booking.holdMinutes", int64(p.Booking.HoldMinutes), 1, 24*60)
	between("booking.waitlistOfferHours", int64(p.Booking.WaitlistOfferHours), 1, 24*30)
	days("booking.replacementFreeDays", p.Booking.ReplacementFreeDays)
	between("booking.replacementUntilDays", int64(p.Booking.ReplacementUntilDays), 0, int64(p.Booking.ReplacementFreeDays))
	amount("booking.replacementFeeMinor", p.Booking.ReplacementFeeMinor)
	share("booking.hostDiscountMaxBp", p.Booking.HostDiscountMaxBP)

	share("pricing.serviceFeeBp", p.Pricing.ServiceFeeBP)
	share("pricing.transactionFeeBp", p.Pricing.TransactionFeeBP)
	share("pricing.platformFeeBp", p.Pricing.PlatformFeeBP)
	if p.Pricing.ServiceFeeBP+p.Pricing.TransactionFeeBP >= whole {
		fault("pricing.serviceFeeBp", "and the transaction fee must leave a part of the price")
	}
	between("pricing.rangeSpreadBp", p.Pricing.RangeSpreadBP, whole, 10*whole)
	between("pricing.rangeStepUnits", p.Pricing.RangeStepUnits, 1, 10_000)
	between("pricing.defaultMaximumSpots", int64(p.Pricing.DefaultMaxSpots), 1, 10_000)
	between("pricing.defaultFreePlaces", int64(p.Pricing.DefaultFreePlaces), 0, 100)

	between("inventory.latestStartMonths", int64(p.Inventory.LatestStartMonths), 1, 120)
	between("inventory.defaultStartMonths", int64(p.Inventory.DefaultStartMonths), 0, int64(p.Inventory.LatestStartMonths))
	positive("inventory.defaultQuantity", p.Inventory.DefaultQuantity)
	between("inventory.defaultMaxNights", int64(p.Inventory.DefaultMaxNights), 1, 60)
	between("inventory.defaultSingleSupplement", int64(p.Inventory.DefaultSingleSupplement), 0, 10_000)

	between("trip.nameMaxLength", int64(p.Trip.NameMaxLength), 1, 500)
	between("trip.promoteCopyMaxLength", int64(p.Trip.PromoteCopyMaxLength), 1, 20_000)
	days("trip.technicalWindowFromDays", p.Trip.TechnicalWindowFrom)
	between("trip.technicalWindowToDays", int64(p.Trip.TechnicalWindowTo), 0, int64(p.Trip.TechnicalWindowFrom))
	days("trip.advancePaidDaysBefore", p.Trip.AdvancePaidDaysBefore)
	if _, err := time.LoadLocation(p.Trip.TimeZone); err != nil || p.Trip.TimeZone == "" || p.Trip.TimeZone == "Local" {
		fault("trip.timeZone", "must be a time zone, like America/Lima")
	}
	for i, day := range p.Trip.LaunchDisabledDates {
		_, exact := time.Parse(time.DateOnly, day)
		if _, yearly := time.Parse("01-02", day); exact != nil && yearly != nil {
			fault(fmt.Sprintf("trip.launchDisabledDates[%d]", i), "must be a day, YYYY-MM-DD or MM-DD")
		}
	}
	for i, day := range p.Trip.PromoteDripDays {
		between(fmt.Sprintf("trip.promoteDripDays[%d]", i), int64(day), 1, maxDays)
	}

	between("trip.promoteMailsPerMinute", int64(p.Trip.PromoteMailsPerMinute), 1, 100_000)

	amount("referral.firstTripMinor", p.Referral.FirstTripMinor)
	amount("referral.secondTripMinor", p.Referral.SecondTripMinor)
	between("access.impersonationMinutes", int64(p.Access.ImpersonationMinutes), 1, 24*60)
	between("access.exportDays", int64(p.Access.ExportDays), 1, 90)
	between("access.passwordMinimumLength", int64(p.Access.PasswordMinimumLength), 8, 128)
	between("access.passwordDays", int64(p.Access.PasswordDays), 0, maxDays)
	between("access.staffIdleHours", int64(p.Access.StaffIdleHours), 1, 30*24)
	between("access.idleHours", int64(p.Access.IdleHours), 1, 30*24)
	for i, link := range p.MobileApp.Links {
		if !strings.HasPrefix(link, "https://") {
			fault(fmt.Sprintf("mobileApp.links[%d]", i), "must start with https://")
		}
	}
	if p.Visa.ApplyURL != "" && !strings.HasPrefix(p.Visa.ApplyURL, "https://") {
		fault("visa.applyUrl", "must start with https://")
	}
	days("insurance.cancellableDays", p.Insurance.CancellableDays)
	between("transfer.maximumPassengers", int64(p.Transfer.MaximumPassengers), 1, 500)
	between("transfer.arrivalDaysBefore", int64(p.Transfer.ArrivalDaysBefore), 0, 60)
	between("transfer.arrivalDaysAfter", int64(p.Transfer.ArrivalDaysAfter), 0, 60)
	between("transfer.departureFromDays", int64(p.Transfer.DepartureFromDays), 0, 60)
	between("transfer.departureUntilDays", int64(p.Transfer.DepartureUntilDays), int64(p.Transfer.DepartureFromDays), 60)
	between("transfer.freeCancellationHours", int64(p.Transfer.FreeCancellationHours), 0, 30*24)
	days("transfer.hostOpensDays", p.Transfer.HostOpensDays)
	return errors.Join(faults...)
}
