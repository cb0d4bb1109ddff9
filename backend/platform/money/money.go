// Package money counts amounts in integer minor units beside an ISO 4217
// currency code. Nothing in it uses floating point: a cent that appears or
// vanishes would break the ledger, whose entries sum to zero.
package money

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/bojanz/currency"
)

var (
	// ErrOverflow reports an amount outside the range of int64 minor units.
	ErrOverflow = errors.New("money: amount out of range")
	// ErrUnknownCurrency reports a code that ISO 4217 does not list.
	ErrUnknownCurrency = errors.New("money: unknown currency")
	// ErrInvalidStep reports rounding to a step that is not positive.
	ErrInvalidStep = errors.New("money: rounding step must be positive")
)

// Money is an amount in the minor units of its currency (cents for USD, yen
// for JPY).
type Money struct {
	Minor    int64  `json:"minor"`
	Currency string `json:"currency"`
}

// New returns an amount of minor units.
func New(minor int64, code string) Money { return Money{Minor: minor, Currency: code} }

// Digits is the number of decimals of a currency.
func Digits(code string) (int, error) {
	digits, ok := currency.GetDigits(code)
	if !ok {
		return 0, fmt.Errorf("%w: %q", ErrUnknownCurrency, code)
	}
	return int(digits), nil
}

// Unit is the number of minor units in one whole unit: 100 for USD, 1 for JPY.
func Unit(code string) (int64, error) {
	digits, err := Digits(code)
	if err != nil {
		return 0, err
	}
	unit := int64(1)
	for range digits {
		unit *= 10
	}
	return unit, nil
}

// Format formats the amount the en-US way with all decimals: $1,234.50.
func (m Money) Format() string { return m.format("en-US", false) }

// In formats the amount with all decimals in a language: 1.234,50 $ in German.
func (m Money) In(language string) string {
	if language == "en" {
		return m.Format()
	}
	return m.format(language, false)
}

// InShort is In without decimals if the amount is whole: 1.234 $ in German.
func (m Money) InShort(language string) string {
	if language == "en" {
		return m.FormatShort()
	}
	return m.format(language, true)
}

// FormatShort is Format without decimals if the amount is whole: $1,234.
func (m Money) FormatShort() string { return m.format("en-US", true) }

// home maps a language and a currency to the locale where the currency is domestic, so that amounts look as they
// do there and on the marketplace's pages: $1,500 rather than 1500 MX$.
var home = map[string]string{"esMXN": "es-MX"}

func (m Money) format(locale string, short bool) string {
	amount, err := currency.NewAmountFromInt64(m.Minor, m.Currency)
	if err != nil {
		// An email with an unknown currency still has to state the amount.
		return strconv.FormatInt(m.Minor, 10) + " " + m.Currency
	}
	formatter := currency.NewFormatter(currency.NewLocale(cmp.Or(home[locale+m.Currency], locale)))
	if unit, err := Unit(m.Currency); short && err == nil && m.Minor%unit == 0 {
		formatter.MinDigits = 0
	}
	// CLDR separates a code from digits with a no-break space, which plain text emails render badly.
	return strings.ReplaceAll(formatter.Format(amount), "\u00a0", " ")
}

// Add returns a + b or ErrOverflow.
func Add(a, b int64) (int64, error) {
	if (b > 0 && a > math.MaxInt64-b) || (b < 0 && a < math.MinInt64-b) {
		return 0, ErrOverflow
	}
	return a + b, nil
}

// Mul returns a × b or ErrOverflow.
func Mul(a, b int64) (int64, error) {
	if a == 0 || b == 0 {
		return 0, nil
	}
	product := a * b
	if product/b != a || (a == -1 && b == math.MinInt64) || (b == -1 && a == math.MinInt64) {
		return 0, ErrOverflow
	}
	return product, nil
}

// Sum adds amounts with overflow checks.
func Sum(amounts ...int64) (int64, error) {
	var total int64
	for _, amount := range amounts {
		var err error
		if total, err = Add(total, amount); err != nil {
			return 0, err
		}
	}
	return total, nil
}
