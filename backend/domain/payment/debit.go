package payment

import (
	"strings"
	"time"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
)

// debits are the bank debits of currencies, by the provider's names. A bank takes days to report whether one
// succeeds.
var debits = map[string]string{"EUR": "sepa_debit", "USD": "us_bank_account", "GBP": "bacs_debit"}

// debitDays is the number of business days within which the banks of a scheme report the outcome: the rules of
// SEPA, ACH, and of Bacs with a new mandate.
var debitDays = map[string]int{"sepa_debit": 5, "us_bank_account": 4, "bacs_debit": 7}

// expectedOn returns the day by which a debit started then is expected to have ended.
func expectedOn(debit string, since time.Time) civil.Date {
	day := civil.Today(since)
	for left := debitDays[debit]; left > 0; {
		day = day.AddDays(1)
		if w := day.Weekday(); w != time.Saturday && w != time.Sunday {
			left--
		}
	}
	return day
}

// Debit is a bank debit that a marketplace offers.
type Debit struct{ Method, Currency string }

// DebitsOf returns the bank debits that a marketplace offers, if its provider supports them.
func DebitsOf(t tenant.Tenant) []Debit {
	var list []Debit
	if t.Provider("payments").Choice != "stripe" || !t.Policy.Payment.BankDebits {
		return nil
	}
	for _, currency := range []string{"EUR", "GBP", "USD"} {
		list = append(list, Debit{debits[currency], currency})
	}
	return list
}

// DebitIn splits a method that names a bank debit before the provider's token, such as "sepa_debit:pm_1".
func DebitIn(method string) (debit, token string, ok bool) {
	debit, token, ok = strings.Cut(method, ":")
	for _, known := range debits {
		if ok && debit == known {
			return debit, token, true
		}
	}
	return "", method, false
}

// Offers reports whether a marketplace accepts a bank debit of a currency.
func Offers(t tenant.Tenant, debit, currency string) bool {
	for _, d := range DebitsOf(t) {
		if d.Method == debit && d.Currency == currency {
			return true
		}
	}
	return false
}
