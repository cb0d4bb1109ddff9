package sandbox

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"strings"

	"caravan/backend/domain/payment"
	"caravan/backend/platform/apierr"
)

// behaviour is what a test card does.
type behaviour string

const (
	succeeds          behaviour = "succeeds"
	declined          behaviour = "declined"
	insufficientFunds behaviour = "insufficient_funds"
	expired           behaviour = "expired_card"
	wrongCVC          behaviour = "incorrect_cvc"
	authenticates     behaviour = "authentication_required"
	timesOut          behaviour = "timeout_then_success"
	asksAffirm        behaviour = "affirm"
	contested         behaviour = "disputed_as_fraud"
)

type testCard struct {
	brand string
	does  behaviour
}

// cards are the published test cards. Any other number is rejected, so that nobody enters a real one.
var cards = map[string]testCard{
	"4242424242424242": {"Visa", succeeds},
	"5555555555554444": {"Mastercard", succeeds},
	"378282246310005":  {"American Express", succeeds},
	"4000000000000002": {"Visa", declined},
	"4000000000009995": {"Visa", insufficientFunds},
	"4000000000000069": {"Visa", expired},
	"4000000000000127": {"Visa", wrongCVC},
	"4000002500003155": {"Visa", authenticates},
	"4000000000000341": {"Visa", timesOut},
	"4000000000000259": {"Visa", contested},
}

// invalidAmount is the code of a charge that no card network takes.
const invalidAmount = "invalid_amount"

// failures are the messages for each failure code.
var failures = map[string]string{
	invalidAmount:             "This amount cannot be charged. Pay another amount.",
	"card_declined":           "Your card was declined. Try another card.",
	"insufficient_funds":      "Your card has insufficient funds. Try another card.",
	"expired_card":            "Your card has expired. Try another card.",
	"incorrect_cvc":           "Your card’s security code is incorrect.",
	"authentication_required": "Your bank wants to hear from you before it pays. Please pay the balance yourself.",
	"authentication_failed":   "Your bank couldn’t confirm it’s you. Try again or use another card.",
	"canceled":                "The payment wasn’t completed. Try again or use another card.",
	"affirm_declined":         "Affirm didn’t approve this payment. Try again or use a card.",
	"invalid_method":          "We can no longer use this card. Enter it again.",
}

// outcome returns the initial state of an intent.
func (b behaviour) outcome() (payment.Status, string) {
	switch b {
	case succeeds, timesOut, contested:
		return payment.Succeeded, ""
	case authenticates, asksAffirm:
		return payment.RequiresAction, ""
	case insufficientFunds, expired, wrongCVC:
		return payment.Failed, string(b)
	case declined:
		return payment.Failed, "card_declined"
	}
	return payment.Failed, "invalid_method"
}

// Token checks a test card and returns a token for it. The token identifies the card and is signed; it contains
// no number.
func (p *Provider) Token(ctx context.Context, card payment.Card) (payment.CardToken, error) {
	number := strings.Map(func(r rune) rune {
		if r == ' ' || r == '-' {
			return -1
		}
		return r
	}, card.Number)
	fields := map[string]string{}
	known, ok := cards[number]
	switch {
	case !luhn(number):
		fields["number"] = "Your card number isn’t valid."
	case !ok:
		fields["number"] = "Use a test card, like 4242 4242 4242 4242."
	}
	now := p.Clock.Now(ctx)
	switch {
	case card.ExpMonth < 1 || card.ExpMonth > 12:
		fields["expMonth"] = "Your card’s expiration month isn’t valid."
	case card.ExpYear < now.Year() || card.ExpYear == now.Year() && card.ExpMonth < int(now.Month()):
		fields["expYear"] = "Your card has expired."
	}
	if !digits(card.CVC) || ok && len(card.CVC) != cvcLength(known.brand) {
		fields["cvc"] = "Your card’s security code isn’t valid."
	}
	if len(fields) > 0 {
		return payment.CardToken{}, apierr.Invalid(fields)
	}
	return payment.CardToken{Token: p.sign(number), Brand: known.brand, Last4: number[len(number)-4:]}, nil
}

func cvcLength(brand string) int {
	if brand == "American Express" {
		return 4
	}
	return 3
}

const tokenPrefix = "tok_sandbox_"

// sign creates a token: a nonce, so that no two are the same, the card's digest, and a signature over both.
func (p *Provider) sign(number string) string {
	nonce := make([]byte, 9)
	_, _ = rand.Read(nonce)
	body := base64.RawURLEncoding.EncodeToString(nonce) + "." + cardDigest(number)
	return tokenPrefix + body + "." + p.signature(body)
}

// card decodes a token; ok is false if it is not one of ours.
func (p *Provider) card(token string) (label string, does behaviour, ok bool) {
	if token == payment.Affirm {
		return payment.AffirmLabel, asksAffirm, true
	}
	rest, found := strings.CutPrefix(token, tokenPrefix)
	at := strings.LastIndexByte(rest, '.')
	if !found || at < 0 || !hmac.Equal([]byte(rest[at+1:]), []byte(p.signature(rest[:at]))) {
		return "", "", false
	}
	_, digest, _ := strings.Cut(rest[:at], ".")
	for number, c := range cards {
		if cardDigest(number) == digest {
			return c.brand + " •••• " + number[len(number)-4:], c.does, true
		}
	}
	return "", "", false
}

func cardDigest(number string) string {
	sum := sha256.Sum256([]byte("test card " + number))
	return hex.EncodeToString(sum[:8])
}

func (p *Provider) signature(body string) string {
	mac := hmac.New(sha256.New, p.Key)
	mac.Write([]byte("card token " + body))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:18])
}

func digits(s string) bool {
	for _, r := range s {
		if r < '0' || r > '9' {
			return false
		}
	}
	return s != ""
}

// luhn verifies the check digit of a card number.
func luhn(number string) bool {
	if !digits(number) || len(number) < 12 {
		return false
	}
	sum := 0
	for i := range len(number) {
		d := int(number[len(number)-1-i] - '0')
		if i%2 == 1 {
			if d *= 2; d > 9 {
				d -= 9
			}
		}
		sum += d
	}
	return sum%10 == 0
}
