package booking

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"time"

	"github.com/google/uuid"

	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
)

// Cause is who canceled a booking.
type Cause string

// Causes. All except the traveler's own cancellation refund in full.
const (
	ByTraveler Cause = "traveler"
	ByOperator Cause = "operator"
	ByHost     Cause = "host"
	ByProduct  Cause = "product"
)

// Outcome summarizes a refund (T-258).
type Outcome string

// Outcomes.
const (
	RefundFull    Outcome = "full"
	RefundPartial Outcome = "partial"
	RefundNone    Outcome = "none"
)

// RuleCode names a rule applied by a quote.
type RuleCode string

// Rules in the order in which they are tried.
const (
	RuleCancelledByProvider RuleCode = "cancelled_by_provider"
	RuleNothingPaid         RuleCode = "nothing_paid"
	RuleInsideWindow        RuleCode = "inside_window"
	RuleAboveDeposit        RuleCode = "above_deposit_refunded"
	RulePendingDeposit      RuleCode = "pending_deposit_refunded"
	RuleFreeCancellation    RuleCode = "free_cancellation"
	RuleDepositCredit       RuleCode = "deposit_as_credit"
	RuleFeePerSpot          RuleCode = "fee_per_spot"
)

// RefundInput is everything that a refund depends on.
type RefundInput struct {
	Terms     Terms
	Status    Status
	Cause     Cause
	StartDate civil.Date
	// ConfirmedAt is zero for bookings that were never confirmed.
	ConfirmedAt time.Time
	Spots       int
	// DepositMinor is the deposit of the whole party, PaidMinor what was paid and not yet refunded.
	DepositMinor int64
	PaidMinor    int64
	Now          time.Time
	// Today is the day at the trip's place; that of Now in UTC if zero.
	Today civil.Date
	// Travelers are those whose share it is, in order; empty for the whole booking. A quote for one is not valid
	// for another, even with the same amount.
	Travelers []uuid.UUID `json:",omitempty"`
}

func (in RefundInput) today() civil.Date {
	if in.Today.IsZero() {
		return civil.Today(in.Now)
	}
	return in.Today
}

// RefundQuote divides what was paid: refund, credit, forfeited and fee sum to
// PaidMinor.
type RefundQuote struct {
	// ID is the same for the same result on the same booking state; the cancel call carries it, so that a
	// traveler never accepts one amount and gets another.
	ID              string     `json:"id"`
	Outcome         Outcome    `json:"outcome"`
	PaidMinor       int64      `json:"paidAmount"`
	RefundMinor     int64      `json:"refundAmount"`
	CreditMinor     int64      `json:"tripCreditAmount"`
	ForfeitedMinor  int64      `json:"forfeitedAmount"`
	FeeMinor        int64      `json:"feeAmount"`
	RefundableUntil civil.Date `json:"refundableUntil"`
	Rules           []RuleCode `json:"rules"`
}

// ErrInvalidRefund is returned for an input that no booking can have.
var ErrInvalidRefund = errors.New("booking: refund input out of range")

// QuoteRefund implements the cancellation policy (T-251…T-258). Inside the window nothing is refunded; outside
// it, what exceeds the deposit is. The deposit of a booking that was never confirmed is refunded too, that of a
// confirmed one within the free hours; later it becomes a trip credit less the fee per spot.
func QuoteRefund(in RefundInput) (RefundQuote, error) {
	if in.PaidMinor < 0 || in.DepositMinor < 0 || in.Spots < 0 || in.Terms.FeePerSpotMinor < 0 {
		return RefundQuote{}, ErrInvalidRefund
	}
	quote := RefundQuote{PaidMinor: in.PaidMinor, RefundableUntil: in.Terms.RefundableUntil(in.StartDate)}
	apply := func(rule RuleCode) { quote.Rules = append(quote.Rules, rule) }

	deposit := min(in.PaidMinor, in.DepositMinor)
	switch {
	case in.Cause != ByTraveler:
		apply(RuleCancelledByProvider)
		quote.RefundMinor = in.PaidMinor
	case in.PaidMinor == 0:
		apply(RuleNothingPaid)
	case !in.Terms.Refundable(in.StartDate, in.today()):
		apply(RuleInsideWindow)
		quote.ForfeitedMinor = in.PaidMinor
	default:
		if above := in.PaidMinor - deposit; above > 0 {
			apply(RuleAboveDeposit)
			quote.RefundMinor = above
		}
		freeUntil := in.ConfirmedAt.Add(time.Duration(in.Terms.FreeAfterConfirmHours) * time.Hour)
		switch {
		case deposit == 0:
		case in.Status != Confirmed || in.ConfirmedAt.IsZero():
			apply(RulePendingDeposit)
			quote.RefundMinor += deposit
		case !in.Now.After(freeUntil):
			apply(RuleFreeCancellation)
			quote.RefundMinor += deposit
		default:
			fee, err := money.Mul(in.Terms.FeePerSpotMinor, int64(in.Spots))
			if err != nil {
				return RefundQuote{}, err
			}
			quote.FeeMinor = min(fee, deposit)
			quote.CreditMinor = deposit - quote.FeeMinor
			apply(RuleDepositCredit)
			if quote.FeeMinor > 0 {
				apply(RuleFeePerSpot)
			}
		}
	}
	switch {
	case quote.RefundMinor == quote.PaidMinor && quote.PaidMinor > 0:
		quote.Outcome = RefundFull
	case quote.RefundMinor > 0 || quote.CreditMinor > 0:
		quote.Outcome = RefundPartial
	default:
		quote.Outcome = RefundNone
	}
	var err error
	quote.ID, err = quote.fingerprint(in)
	return quote, err
}

// fingerprint covers the result and the facts it is based on, but not the time: a minute later the id is the same
// unless a rule now gives another result.
func (q RefundQuote) fingerprint(in RefundInput) (string, error) {
	in.Now = time.Time{}
	in.ConfirmedAt = in.ConfirmedAt.UTC()
	text, err := json.Marshal(struct {
		Quote RefundQuote
		Input RefundInput
	}{q, in})
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:16]), nil
}

// ByRefundPolicy describes the refund that the marketplace's rules give.
const ByRefundPolicy = "Refund Policy"

// RefundMethod is an option of the cancel dialog (T-079).
type RefundMethod struct {
	Description     string `json:"description"`
	RefundMinor     int64  `json:"refund"`
	TripCreditMinor int64  `json:"tripCredit"`
}

// Methods lists the refund methods worth offering: those that return something (T-175).
func (q RefundQuote) Methods() []RefundMethod {
	if q.RefundMinor <= 0 && q.CreditMinor <= 0 {
		return nil
	}
	return []RefundMethod{{ByRefundPolicy, q.RefundMinor, q.CreditMinor}}
}

// ShowsFee reports whether the dialog shows the cancellation fee: only while the trip is further away than the
// window (T-177).
func ShowsFee(t Terms, start, today civil.Date) bool {
	return t.FeePerSpotMinor > 0 && t.Refundable(start, today)
}
