package stripe

import (
	"fmt"
	"strings"

	"caravan/backend/domain/payment"
	"caravan/backend/platform/money"
)

// hundred is the number of hundredths in a whole.
const hundred = 100

// scale returns by what an amount is multiplied and divided to be counted as Stripe does, which differs from
// ISO 4217 for some currencies: in hundredths that must be whole, for those that once had a minor unit, and in
// whole ariary. Everywhere else in Caravan, an amount is in the minor units of money.
func scale(currency string) (times, by int64) {
	switch currency {
	case "ISK", "UGX":
		return hundred, 1
	case "MGA":
		return 1, hundred
	}
	return 1, 1
}

// counted converts an amount to how Stripe counts its currency. Stripe rejects what is not a multiple of the
// currency's step, and so does counted: rounding here would make the books differ from the account.
func counted(minor int64, currency string) (int64, error) {
	if !money.Chargeable(minor, currency) {
		return 0, fmt.Errorf("stripe: %d %s is not a multiple of %d", minor, currency, money.Step(currency))
	}
	times, by := scale(currency)
	return money.Mul(minor/by, times)
}

// told converts an amount of Stripe's, with its currency. Fees may be finer than the currency's step, but never
// finer than its minor unit.
func told(units int64, currency string) (int64, string, error) {
	code := strings.ToUpper(currency)
	times, by := scale(code)
	if units%times != 0 {
		return 0, code, fmt.Errorf("stripe: %d hundredths of %s are not a whole amount", units, code)
	}
	minor, err := money.Mul(units/times, by)
	return minor, code, err
}

// amountRefused is the code of a payment whose amount Stripe would reject.
const amountRefused = "invalid_amount"

// unpayable is the outcome of a charge with such an amount: Stripe is not asked.
func unpayable() payment.Intent {
	return payment.Intent{Status: payment.Failed, FailureCode: amountRefused, FailureMessage: sentence(amountRefused)}
}
