package money

import (
	"math"
	"math/big"
	"math/bits"
	"sort"
)

// BasisPoints is the number of basis points in a whole.
const BasisPoints = 10_000

// MulDiv returns a × b ÷ d rounded half away from zero. The product may exceed
// 64 bits as long as the quotient does not. d must be positive.
func MulDiv(a, b, d int64) (int64, error) {
	if d <= 0 {
		return 0, ErrInvalidStep
	}
	negative := (a < 0) != (b < 0)
	hi, lo := bits.Mul64(magnitude(a), magnitude(b))
	lo, carry := bits.Add64(lo, uint64(d)/2, 0)
	hi += carry
	if hi >= uint64(d) {
		return 0, ErrOverflow
	}
	// With an odd divisor the half is not a whole number, and adding its floor
	// already rounds every remainder above it up.
	quotient, _ := bits.Div64(hi, lo, uint64(d))
	return signed(quotient, negative)
}

// DivUp returns a ÷ d rounded towards positive infinity. d must be positive.
func DivUp(a, d int64) (int64, error) {
	if d <= 0 {
		return 0, ErrInvalidStep
	}
	quotient := a / d
	if a%d > 0 {
		quotient++
	}
	return quotient, nil
}

// RoundUp returns the least multiple of step (in minor units) not below amount.
func RoundUp(amount, step int64) (int64, error) {
	quotient, err := DivUp(amount, step)
	if err != nil {
		return 0, err
	}
	return Mul(quotient, step)
}

// allocate splits a number of steps, as Allocate does.
func allocate(total int64, weights []int64) []int64 {
	if len(weights) == 0 {
		return nil
	}
	shares := make([]*big.Int, len(weights))
	sum := new(big.Int)
	for i, weight := range weights {
		shares[i] = big.NewInt(max(weight, 0))
		sum.Add(sum, shares[i])
	}
	if sum.Sign() == 0 {
		for i := range shares {
			shares[i].SetInt64(1)
		}
		sum.SetInt64(int64(len(shares)))
	}

	amount := new(big.Int).SetUint64(magnitude(total))
	left := new(big.Int).Set(amount)
	parts := make([]*big.Int, len(shares))
	remainders := make([]*big.Int, len(shares))
	order := make([]int, len(shares))
	for i, share := range shares {
		exact := new(big.Int).Mul(amount, share)
		parts[i], remainders[i] = new(big.Int).QuoRem(exact, sum, new(big.Int))
		left.Sub(left, parts[i])
		order[i] = i
	}
	sort.SliceStable(order, func(a, b int) bool {
		return remainders[order[a]].Cmp(remainders[order[b]]) > 0
	})
	one := big.NewInt(1)
	for i := 0; left.Sign() > 0; i++ {
		parts[order[i]].Add(parts[order[i]], one)
		left.Sub(left, one)
	}

	result := make([]int64, len(parts))
	for i, part := range parts {
		if total < 0 {
			part.Neg(part)
		}
		result[i] = part.Int64()
	}
	return result
}

func magnitude(n int64) uint64 {
	if n < 0 {
		return -uint64(n)
	}
	return uint64(n)
}

func signed(n uint64, negative bool) (int64, error) {
	if negative {
		if n > 1<<63 {
			return 0, ErrOverflow
		}
		return int64(-n), nil
	}
	if n > math.MaxInt64 {
		return 0, ErrOverflow
	}
	return int64(n), nil
}
