package apierr

import (
	"fmt"

	"caravan/backend/platform/money"
)

// BetweenSteps adds a message for a field whose amount cannot be charged in its currency.
func BetweenSteps(fields map[string]string, field string, minor int64, currency string) {
	if !money.Chargeable(minor, currency) {
		fields[field] = fmt.Sprintf("Enter amounts in steps of %s", money.New(money.Step(currency), currency).Format())
	}
}

// CheckStep rejects an amount that cannot be charged in its currency.
func CheckStep(field string, minor int64, currency string) error {
	fields := map[string]string{}
	if BetweenSteps(fields, field, minor, currency); len(fields) == 0 {
		return nil
	}
	return &Error{Code: CodeAmountStep, Message: fields[field], Fields: fields}
}
