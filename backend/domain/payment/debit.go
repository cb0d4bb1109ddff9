package payment

import (
	"strings"

	"caravan/backend/domain/tenant"
)

// debits are the bank debits of currencies, by the provider's names for them. A bank takes days to say whether one arrives.
var debits = map[string]string{"EUR": "sepa_debit", "USD": "us_bank_account", "GBP": "bacs_debit"}

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
