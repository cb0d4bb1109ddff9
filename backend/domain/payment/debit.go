package payment

import (
	"strings"
	"time"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
)

// debits are the bank debits of currencies, by the provider's names for them. A bank takes days to say whether one arrives.
var debits = map[string]string{"EUR": "sepa_debit", "USD": "us_bank_account", "GBP": "bacs_debit"}

// debitDays are within how many business days the banks of a scheme say how a debit ended: the rules of SEPA, ACH, and of
// Bacs with a new mandate.
var debitDays = map[string]int{"sepa_debit": 5, "us_bank_account": 4, "bacs_debit": 7}

// expectedOn is the day by which a debit that is on its way since then is expected to have ended.
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

// DebitsOf are the bank debits that a marketplace offers, where its provider has them.
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

// DebitIn takes a method apart that names a bank debit before the provider's token, such as "sepa_debit:pm_1".
func DebitIn(method string) (debit, token string, ok bool) {
	debit, token, ok = strings.Cut(method, ":")
	for _, known := range debits {
		if ok && debit == known {
			return debit, token, true
		}
	}
	return "", method, false
}

// Offers tells whether a marketplace takes a bank debit of a currency.
func Offers(t tenant.Tenant, debit, currency string) bool {
	for _, d := range DebitsOf(t) {
		if d.Method == debit && d.Currency == currency {
			return true
		}
	}
	return false
}
