package booking

import (
	"context"
	"fmt"
	"net/mail"
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/insurance"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
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
	// CreditMinor is the part of AmountMinor paid with the signed-in customer's credit.
	CreditMinor int64 `json:"creditMinor,omitempty"`
	SaveCard    bool  `json:"saveCard,omitempty"`
	// InsuranceQuoteID insures the party; InsuranceMinor is its cost in addition to AmountMinor.
	InsuranceQuoteID *uuid.UUID `json:"insuranceQuoteId,omitempty"`
	InsuranceMinor   int64      `json:"insuranceMinor,omitempty"`
}

// PayWith is the payment method: a card's token or a saved card, and credit for a part of the amount.
type PayWith struct {
	Method      string     `json:"method"`
	CardID      *uuid.UUID `json:"cardId,omitempty"`
	CreditMinor int64      `json:"creditMinor,omitempty"`
	SaveCard    bool       `json:"saveCard,omitempty"`
}

// PayingMember returns the signed-in member; nil for a booking without an account.
func PayingMember(ctx context.Context) *uuid.UUID {
	if p, ok := principal.From(ctx); ok {
		return &p.MemberID
	}
	return nil
}

// Party is the part of a checkout that a payment stores until it becomes a booking.
type Party struct {
	Customer   Person   `json:"customer"`
	Additional []Person `json:"additional"`
	// InsuranceQuoteID is the quote that the payment covers in addition to the spots.
	InsuranceQuoteID *uuid.UUID `json:"insuranceQuoteId,omitempty"`
}

// Check rejects an order that does not match the hold. The client's amount is compared, never used.
func (o *Checkout) Check(h Hold) error {
	fields := o.people(h.Choices.Spots)
	if !o.TermsAccepted {
		fields["termsAccepted"] = "Please accept the terms and conditions"
	}
	if o.CreditMinor < 0 || o.CreditMinor > o.AmountMinor {
		fields["creditMinor"] = "Enter no more than the amount due"
	}
	if o.Method == "" && o.CreditMinor < o.AmountMinor+o.InsuranceMinor {
		fields["paymentMethod"] = "Enter a payment card"
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	want := h.Quote.DepositMinor
	if o.Option == PayFull {
		want = h.Quote.TotalMinor
	}
	return CheckAmount(o.AmountMinor, want)
}

// CheckPeople rejects a party with incomplete details.
func (o *Checkout) CheckPeople(spots int) error {
	if fields := o.people(spots); len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return nil
}

func (o *Checkout) people(spots int) map[string]string {
	fields := map[string]string{}
	o.Customer.Normalize()
	o.Customer.Check("customer", true, fields)
	if len(o.Additional) != spots-1 {
		fields["additionalParticipants"] = "Enter the details of " + count.Of(spots-1, "more traveler")
	}
	for i := range o.Additional {
		o.Additional[i].Normalize()
		o.Additional[i].Check(fmt.Sprintf("additionalParticipants.%d", i), false, fields)
	}
	return fields
}

// CheckAmount returns CodeAmountMismatch, with the amount due in minor units, unless the payer agreed to exactly that.
func CheckAmount(got, want int64) error {
	if got == want {
		return nil
	}
	return apierr.New(apierr.CodeAmountMismatch, "The amount due has changed. Review it and try again.").
		WithDetails(map[string]int64{"amountMinor": want})
}

// Normalize removes space around fields and writes the email address, country code, and handle in one way.
func (p *Person) Normalize() {
	for _, field := range []*string{&p.FirstName, &p.LastName, &p.Email, &p.Phone, &p.InstagramHandle, &p.CountryCode} {
		*field = strings.TrimSpace(*field)
	}
	p.Email, p.CountryCode = strings.ToLower(p.Email), strings.ToUpper(p.CountryCode)
	p.InstagramHandle = strings.TrimPrefix(p.InstagramHandle, "@")
}

// Check adds a message to fields, below path, for each value that is missing or malformed. Only a customer must
// have an email address.
func (p Person) Check(path string, customer bool, fields map[string]string) {
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
		fields[path+".email"] = "Enter a valid email address"
	}
}

func validEmail(email string) bool {
	a, err := mail.ParseAddress(email)
	return err == nil && a.Address == email && strings.Contains(email[strings.LastIndexByte(email, '@'):], ".")
}

// Insured describes a held party to an insurer. Its travelers have no ids yet; those used here are derived from
// the hold, so that the same party is always described the same way.
func (o Checkout) Insured(h Hold) []insurance.Insured {
	party := append([]Person{o.Customer}, o.Additional...)
	ids := make([]uuid.UUID, len(party))
	for i := range ids {
		ids[i] = uuid.NewSHA1(h.ID, []byte{byte(i)})
	}
	shares := SharesOf(ChargesOf(h.Choices, h.Quote.Lines, ids, h.Quote.Currency), ids)
	all := make([]insurance.Insured, len(party))
	for i, p := range party {
		all[i] = insurance.Insured{ParticipantID: ids[i], FirstName: p.FirstName, LastName: p.LastName,
			Country: p.CountryCode, TripCostMinor: shares[i].WeightMinor}
		if born := p.DateOfBirth; !born.IsZero() {
			all[i].DateOfBirth = &born
		}
	}
	return all
}
