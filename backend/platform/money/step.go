package money

import (
	"math/big"
	"slices"
)

const (
	// lastIsZero is the step of a currency with three decimals: card networks accept no other last digit.
	lastIsZero = 10
	// whole is the step of a currency whose minor unit is not in use.
	whole = 100
)

// Step is the smallest difference between two amounts that can be charged, refunded or paid out, in minor units:
// 1 for USD and JPY, 10 for KWD. It is 1 for an unknown currency.
func Step(code string) int64 {
	switch digits, err := Digits(code); {
	case code == "MGA": // five iraimbilanja make an ariary, and none are in use
		return whole
	case err == nil && digits == 3:
		return lastIsZero
	}
	return 1
}

// Chargeable reports whether an amount is a multiple of its currency's step.
func Chargeable(minor int64, code string) bool { return minor%Step(code) == 0 }

// Nearest rounds an amount to its currency's step, half away from zero.
func Nearest(minor int64, code string) int64 {
	step := Step(code)
	rest := minor % step
	switch {
	case 2*rest >= step:
		return minor - rest + step
	case 2*rest <= -step:
		return minor - rest - step
	}
	return minor - rest
}

// Percent returns basisPoints of an amount, rounded to the currency's step, half away from zero.
func Percent(amount, basisPoints int64, code string) (int64, error) {
	step := Step(code)
	steps, err := MulDiv(amount, basisPoints, BasisPoints*step)
	if err != nil {
		return 0, err
	}
	return Mul(steps, step)
}

// Halves divides an amount into two that are multiples of the currency's step; an odd step goes to the first.
func Halves(amount int64, code string) (first, second int64) {
	parts := Allocate(amount, []int64{1, 1}, code)
	return parts[0], parts[1]
}

// Compound raises an amount by basisPoints for each of a number of periods, rounded once at the end to the
// currency's step, half away from zero. The result may be out of range.
func Compound(amount, basisPoints int64, periods int, code string) *big.Int {
	if periods == 0 || basisPoints == 0 {
		return big.NewInt(amount)
	}
	exponent, step := big.NewInt(int64(periods)), big.NewInt(Step(code))
	numerator := new(big.Int).Exp(big.NewInt(BasisPoints+basisPoints), exponent, nil)
	denominator := new(big.Int).Exp(big.NewInt(BasisPoints), exponent, nil)
	denominator.Mul(denominator, step)
	numerator.Mul(numerator, big.NewInt(2*amount)).Add(numerator, denominator)
	steps := numerator.Quo(numerator, denominator.Lsh(denominator, 1))
	return steps.Mul(steps, step)
}

// Allocate splits total over weights so that the parts sum to total exactly and each is a multiple of the
// currency's step. Each part is within one step of its exact share; steps left over go to the largest remainders,
// earlier parts first, so the same input always gives the same parts. Negative weights count as zero; when no
// weight is positive the split is even. Without weights the result is nil. What a total has beyond a multiple of
// the step, such as a provider's fee, goes to the first of the largest weights.
func Allocate(total int64, weights []int64, code string) []int64 {
	step := Step(code)
	parts := allocate(total/step, weights)
	if len(parts) == 0 {
		return nil
	}
	for i := range parts {
		parts[i] *= step
	}
	parts[slices.Index(weights, slices.Max(weights))] += total % step
	return parts
}
