package stripe

import (
	"fmt"
	"slices"
	"strings"

	"caravan/backend/domain/payment"
	"caravan/backend/platform/money"
)

// Stripe counts some currencies in other units than ISO 4217 does: in hundredths that must be whole, for those that
// once had a minor unit, and in whole ariary. Everywhere else in Caravan, an amount is in the minor units of money.
var (
	inHundredths = []string{"ISK", "UGX"}
	inWhole      = []string{"MGA"}
)

// hundred is the number of hundredths in a whole.
const hundred = 100

// counted converts an amount to how Stripe counts its currency. Stripe rejects what is not a multiple of the
// currency's step, and so does counted: rounding here would make the books differ from the account.
func counted(minor int64, currency string) (int64, error) {
	if !money.Chargeable(minor, currency) {
		return 0, fmt.Errorf("stripe: %d %s is not a multiple of %d", minor, currency, money.Step(currency))
	}
	switch {
	case slices.Contains(inHundredths, currency):
		return money.Mul(minor, hundred)
	case slices.Contains(inWhole, currency):
		return minor / hundred, nil
	}
	return minor, nil
}

// told converts an amount of Stripe's, with its currency. Fees may be finer than the currency's step, but never
// finer than its minor unit.
func told(units int64, currency string) (int64, string, error) {
	code := strings.ToUpper(currency)
	switch {
	case slices.Contains(inHundredths, code):
		if units%hundred != 0 {
			return 0, code, fmt.Errorf("stripe: %d hundredths of %s are not a whole amount", units, code)
		}
		return units / hundred, code, nil
	case slices.Contains(inWhole, code):
		minor, err := money.Mul(units, hundred)
		return minor, code, err
	}
	return units, code, nil
}

// amountRefused is the code of a payment whose amount Stripe would reject.
const amountRefused = "invalid_amount"

// unpayable is the outcome of a charge with such an amount: Stripe is not asked.
func unpayable() payment.Intent {
	return payment.Intent{Status: payment.Failed, FailureCode: amountRefused, FailureMessage: sentence(amountRefused)}
}
