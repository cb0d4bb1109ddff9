package booking

import (
	"context"
	"fmt"
	"net/mail"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// Person is a traveler as typed at checkout.
type Person struct {
	FirstName       string     `json:"firstName"`
	LastName        string     `json:"lastName"`
	Email           string     `json:"email,omitempty"`
	Phone           string     `json:"phone,omitempty"`
	Gender          string     `json:"gender,omitempty"`
	DateOfBirth     civil.Date `json:"dateOfBirth,omitzero"`
	CountryCode     string     `json:"countryCode,omitempty"`
	InstagramHandle string     `json:"instagramHandle,omitempty"`
}

// Checkout is the order of a held party.
type Checkout struct {
	Customer      Person        `json:"customer"`
	Additional    []Person      `json:"additional"`
	Option        PaymentOption `json:"option"`
	AmountMinor   int64         `json:"amountMinor"`
	Method        string        `json:"method"`
	TermsAccepted bool          `json:"termsAccepted"`
	// CreditMinor is the part of AmountMinor that the signed-in customer's credit pays.
	CreditMinor int64 `json:"creditMinor,omitempty"`
	SaveCard    bool  `json:"saveCard,omitempty"`
	// InsuranceQuoteID insures the party; InsuranceMinor is what that costs beside AmountMinor.
	InsuranceQuoteID *uuid.UUID `json:"insuranceQuoteId,omitempty"`
	InsuranceMinor   int64      `json:"insuranceMinor,omitempty"`
}

// PayWith is what pays: a card's token or a kept card, and credit as a part of the amount.
type PayWith struct {
	Method      string     `json:"method"`
	CardID      *uuid.UUID `json:"cardId,omitempty"`
	CreditMinor int64      `json:"creditMinor,omitempty"`
	SaveCard    bool       `json:"saveCard,omitempty"`
}

// payingMember is who is signed in; nil for somebody who books without an account.
func payingMember(ctx context.Context) *uuid.UUID {
	if p, ok := principal.From(ctx); ok {
		return &p.MemberID
	}
	return nil
}

// party is what a payment keeps of a checkout until it becomes a booking.
type party struct {
	Customer   Person   `json:"customer"`
	Additional []Person `json:"additional"`
	// InsuranceQuoteID is the quote that the payment pays beside the places.
	InsuranceQuoteID *uuid.UUID `json:"insuranceQuoteId,omitempty"`
}

// payingTime covers an authentication and the job that cancels an abandoned one.
func payingTime(t tenant.Tenant) time.Duration { return payment.AuthenticationLimit(t) + 5*time.Minute }

// PayHold orders what is held. The payment is written with the hold's new state in one transaction, and only
// then is the provider called, so that no answer of it can be lost.
func (s *Service) PayHold(ctx context.Context, holdID uuid.UUID, token, key string, order Checkout) (payment.Payment, error) {
	if _, err := s.GetHold(ctx, holdID, token); err != nil {
		return payment.Payment{}, err
	}
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "payHold:" + holdID.String(), Key: key, Body: order}
	id, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) { return s.orderTx(ctx, tx, holdID, order) })
	if err != nil {
		return payment.Payment{}, err
	}
	return s.Payments.Advance(ctx, id)
}

func (s *Service) orderTx(ctx context.Context, tx pgx.Tx, holdID uuid.UUID, order Checkout) (uuid.UUID, error) {
	h, err := s.lockHold(ctx, tx, holdID)
	if err != nil {
		return uuid.Nil, err
	}
	now := s.Clock.Now(ctx)
	switch {
	case h.State == HoldPaying:
		return uuid.Nil, apierr.New(apierr.CodeInProgress, "Your payment is already being processed.")
	case h.State == HoldConverted:
		return uuid.Nil, apierr.New(apierr.CodeIllegalState, "These places are already booked.")
	case h.State != HoldActive || !h.ExpiresAt.After(now):
		return uuid.Nil, apierr.New(apierr.CodeHoldExpired, "The time to complete your booking has run out. Please choose your places again.")
	}
	if err := order.check(h); err != nil {
		return uuid.Nil, err
	}
	insured, err := s.insureHoldTx(ctx, tx, h, order)
	if err != nil {
		return uuid.Nil, err
	}
	if err := s.moveHold(ctx, tx, h, HoldPaying, now.Add(payingTime(tenant.From(ctx)))); err != nil {
		return uuid.Nil, err
	}
	return s.Payments.StartTx(ctx, tx, payment.Start{
		HoldID: &h.ID, AmountMinor: order.AmountMinor - order.CreditMinor + insured, InsuranceMinor: insured, CreditMinor: order.CreditMinor, Currency: h.Quote.Currency,
		Method: order.Method, SaveCard: order.SaveCard, MemberID: payingMember(ctx), Request: party{order.Customer, order.Additional, order.InsuranceQuoteID},
	})
}

// check refuses an order that does not fit what is held. The client's amount is compared, never used.
func (o *Checkout) check(h Hold) error {
	fields := o.people(h.Choices.Spots)
	if !o.TermsAccepted {
		fields["termsAccepted"] = "Please accept the terms and conditions"
	}
	if o.CreditMinor < 0 || o.CreditMinor > o.AmountMinor {
		fields["creditMinor"] = "Use at most the amount to pay"
	}
	if o.Method == "" && o.CreditMinor < o.AmountMinor {
		fields["paymentMethod"] = "Enter a payment card"
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	want := h.Quote.DepositMinor
	if o.Option == PayFull {
		want = h.Quote.TotalMinor
	}
	return checkAmount(o.AmountMinor, want)
}

// checkPeople refuses a party whose details do not suffice.
func (o *Checkout) checkPeople(spots int) error {
	if fields := o.people(spots); len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return nil
}

func (o *Checkout) people(spots int) map[string]string {
	fields := map[string]string{}
	o.Customer.normalize()
	o.Customer.check("customer", true, fields)
	if len(o.Additional) != spots-1 {
		fields["additionalParticipants"] = "Enter the details of " + count.Of(spots-1, "more traveler")
	}
	for i := range o.Additional {
		o.Additional[i].normalize()
		o.Additional[i].check(fmt.Sprintf("additionalParticipants.%d", i), false, fields)
	}
	return fields
}

func checkAmount(got, want int64) error {
	if got == want {
		return nil
	}
	return apierr.New(apierr.CodeAmountMismatch, "The amount to pay has changed. Please review it and try again.").
		WithDetails(map[string]int64{"amountMinor": want})
}

func (p *Person) normalize() {
	for _, field := range []*string{&p.FirstName, &p.LastName, &p.Email, &p.Phone, &p.InstagramHandle, &p.CountryCode} {
		*field = strings.TrimSpace(*field)
	}
	p.Email, p.CountryCode = strings.ToLower(p.Email), strings.ToUpper(p.CountryCode)
	p.InstagramHandle = strings.TrimPrefix(p.InstagramHandle, "@")
}

func (p Person) check(path string, customer bool, fields map[string]string) {
	if p.FirstName == "" {
		fields[path+".firstName"] = "Required"
	}
	if p.LastName == "" {
		fields[path+".lastName"] = "Required"
	}
	switch {
	case p.Email == "" && customer:
		fields[path+".email"] = "Required"
	case p.Email != "" && !validEmail(p.Email):
		fields[path+".email"] = "Please enter a valid email address"
	}
}

func validEmail(email string) bool {
	a, err := mail.ParseAddress(email)
	return err == nil && a.Address == email && strings.Contains(email[strings.LastIndexByte(email, '@'):], ".")
}

// PayBalance pays towards a booking: the least, all, or an amount between (T-259).
func (s *Service) PayBalance(ctx context.Context, bookingID uuid.UUID, key string, option PaymentOption, amountMinor int64, with PayWith) (payment.Payment, error) {
	call := idempotency.Call{
		TenantID: tenant.From(ctx).ID, Scope: "payBooking:" + bookingID.String(), Key: key,
		Body: map[string]any{"option": option, "amountMinor": amountMinor, "with": with},
	}
	id, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		b, err := s.lockBooking(ctx, tx, bookingID)
		if err != nil {
			return uuid.Nil, err
		}
		if err := s.checkBalance(ctx, tx, b, option, amountMinor); err != nil {
			return uuid.Nil, err
		}
		start := payment.Start{
			BookingID: &b.ID, AmountMinor: amountMinor - with.CreditMinor, CreditMinor: with.CreditMinor, Currency: b.Currency, Method: with.Method,
			SaveCard: with.SaveCard, MemberID: payingMember(ctx), Request: struct{}{},
		}
		if with.CreditMinor < 0 || start.AmountMinor < 0 {
			return uuid.Nil, apierr.InvalidField("creditMinor", "Use at most the amount to pay")
		}
		if with.CardID != nil && start.MemberID != nil {
			if start.Method, start.Provider, err = s.Payments.MethodOfTx(ctx, tx, *start.MemberID, *with.CardID); err != nil {
				return uuid.Nil, err
			}
		}
		if start.Method == "" && start.AmountMinor > 0 {
			return uuid.Nil, apierr.InvalidField("paymentMethod", "Enter a payment card")
		}
		return s.Payments.StartTx(ctx, tx, start)
	})
	if err != nil {
		return payment.Payment{}, err
	}
	return s.Payments.Advance(ctx, id)
}

func (s *Service) checkBalance(ctx context.Context, tx pgx.Tx, b bookingdb.Booking, option PaymentOption, amountMinor int64) error {
	switch Status(b.Status) {
	case Pending, Awaiting, Confirmed, Closed:
	default:
		return apierr.New(apierr.CodeIllegalState, "This booking cannot be paid.")
	}
	// Two payments at once could pay more than is due.
	open, err := s.Payments.OpenTx(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	if open {
		return apierr.New(apierr.CodeInProgress, "Another payment for this booking is still being processed.")
	}
	t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
	if err != nil {
		return err
	}
	totals, err := payment.TotalsOf(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	terms, err := decode[Terms](b.Policy, "policy of a booking")
	if err != nil {
		return err
	}
	choices := terms.PaymentChoices(b.DepositMinor-totals[b.ID].PaidMinor, totals[b.ID].DueMinor, t.StartDate, t.Today(s.Clock.Now(ctx)))
	if len(choices) == 0 {
		return apierr.New(apierr.CodeIllegalState, "There is nothing left to pay.")
	}
	for _, c := range choices {
		if c.Option != option {
			continue
		}
		if option == PayCustom && (amountMinor < c.MinorFrom || amountMinor > c.MinorTo) {
			return apierr.New(apierr.CodeAmountMismatch, "This amount cannot be paid. Please choose another one.").
				WithDetails(map[string]int64{"minimumMinor": c.MinorFrom, "maximumMinor": c.MinorTo})
		}
		if option == PayCustom {
			return nil
		}
		return checkAmount(amountMinor, c.MinorFrom)
	}
	return checkAmount(amountMinor, choices[0].MinorFrom)
}
