package money_test

import (
	"errors"
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"caravan/backend/platform/money"
	"caravan/backend/testkit/random"
)

func TestArithmeticIsChecked(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		a, b := rapid.Int64().Draw(t, "a"), rapid.Int64().Draw(t, "b")
		for name, op := range map[string]struct {
			got   func(int64, int64) (int64, error)
			exact *big.Int
		}{
			"add": {money.Add, new(big.Int).Add(big.NewInt(a), big.NewInt(b))},
			"mul": {money.Mul, new(big.Int).Mul(big.NewInt(a), big.NewInt(b))},
		} {
			got, err := op.got(a, b)
			if op.exact.IsInt64() != (err == nil) {
				t.Fatalf("%s(%d, %d): err = %v, exact = %s", name, a, b, err, op.exact)
			}
			if err == nil && got != op.exact.Int64() {
				t.Fatalf("%s(%d, %d) = %d, want %s", name, a, b, got, op.exact)
			}
		}
	})
}

func TestArithmeticEdges(t *testing.T) {
	if _, err := money.Mul(-1, math.MinInt64); !errors.Is(err, money.ErrOverflow) {
		t.Fatalf("-1 × min: %v", err)
	}
	if _, err := money.Mul(math.MinInt64, -1); !errors.Is(err, money.ErrOverflow) {
		t.Fatalf("min × -1: %v", err)
	}
}

func TestUnknownCurrenciesHaveNoUnit(t *testing.T) {
	if _, err := money.Unit("QQQ"); !errors.Is(err, money.ErrUnknownCurrency) {
		t.Fatalf("unknown: %v", err)
	}
}

func TestPercentRoundsHalfAwayFromZero(t *testing.T) {
	for _, c := range []struct{ amount, bp, want int64 }{
		{100, 1200, 12}, {5, 1000, 1}, {4, 1000, 0}, {-5, 1000, -1}, {-4, 1000, 0},
		{15, 1000, 2}, {-15, 1000, -2}, {math.MaxInt64, 10_000, math.MaxInt64},
	} {
		got, err := money.Percent(c.amount, c.bp, "USD")
		if err != nil || got != c.want {
			t.Errorf("Percent(%d, %d) = %d, %v; want %d", c.amount, c.bp, got, err, c.want)
		}
	}
	if _, err := money.Percent(math.MaxInt64, 20_000, "USD"); !errors.Is(err, money.ErrOverflow) {
		t.Errorf("overflow: %v", err)
	}
}

func TestMulDivMatchesExactArithmetic(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		a, b := rapid.Int64().Draw(t, "a"), rapid.Int64().Draw(t, "b")
		d := rapid.Int64Range(1, math.MaxInt64).Draw(t, "d")
		// round half away from zero = sign × floor((2|ab| + d) / 2d)
		product := new(big.Int).Mul(big.NewInt(a), big.NewInt(b))
		want := new(big.Int).Abs(product)
		want.Lsh(want, 1).Add(want, big.NewInt(d))
		want.Quo(want, new(big.Int).Lsh(big.NewInt(d), 1))
		if product.Sign() < 0 {
			want.Neg(want)
		}
		got, err := money.MulDiv(a, b, d)
		if want.IsInt64() != (err == nil) {
			t.Fatalf("MulDiv(%d,%d,%d): err %v, want %s", a, b, d, err, want)
		}
		if err == nil && got != want.Int64() {
			t.Fatalf("MulDiv(%d,%d,%d) = %d, want %s", a, b, d, got, want)
		}
	})
}

func TestRoundUp(t *testing.T) {
	for _, c := range []struct{ in, step, want int64 }{
		{100_01, 1_00, 101_00}, {100_00, 1_00, 100_00}, {-100_01, 1_00, -100_00}, {1001, 25, 1025}, {1001_00, 25_00, 1025_00},
	} {
		got, err := money.RoundUp(c.in, c.step)
		if err != nil || got != c.want {
			t.Errorf("%d to %d: %d, %v; want %d", c.in, c.step, got, err, c.want)
		}
	}
	if _, err := money.RoundUp(math.MaxInt64, 1_00); !errors.Is(err, money.ErrOverflow) {
		t.Errorf("overflow: %v", err)
	}
	if _, err := money.RoundUp(1, 0); !errors.Is(err, money.ErrInvalidStep) {
		t.Errorf("step: %v", err)
	}
}

func TestAllocateSumsExactly(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		total := rapid.Int64().Draw(t, "total")
		weights := rapid.SliceOfN(rapid.Int64Range(0, math.MaxInt64), 1, 30).Draw(t, "weights")
		parts := money.Allocate(total, weights, "USD")
		sum, weightSum := new(big.Int), new(big.Int)
		for i := range parts {
			sum.Add(sum, big.NewInt(parts[i]))
			weightSum.Add(weightSum, big.NewInt(weights[i]))
		}
		if sum.Cmp(big.NewInt(total)) != 0 {
			t.Fatalf("sum %s, want %d", sum, total)
		}
		if weightSum.Sign() == 0 {
			return
		}
		for i := range parts {
			exact := new(big.Rat).SetFrac(new(big.Int).Mul(big.NewInt(total), big.NewInt(weights[i])), weightSum)
			gap := exact.Sub(exact, new(big.Rat).SetInt64(parts[i]))
			if gap.Abs(gap).Cmp(big.NewRat(1, 1)) >= 0 {
				t.Fatalf("part %d is %s away from its share", i, gap)
			}
			if weights[i] == 0 && parts[i] != 0 {
				t.Fatalf("part %d has no weight but gets %d", i, parts[i])
			}
		}
	})
}

func TestAllocateEdges(t *testing.T) {
	if got := money.Allocate(10, nil, "USD"); got != nil {
		t.Errorf("no weights: %v", got)
	}
	if got := money.Allocate(10, []int64{0, 0, 0}, "USD"); got[0] != 4 || got[1] != 3 || got[2] != 3 {
		t.Errorf("even: %v", got)
	}
	if got := money.Allocate(-10, []int64{1, -5, 1}, "USD"); got[0] != -5 || got[1] != 0 || got[2] != -5 {
		t.Errorf("negative: %v", got)
	}
}

func TestFormat(t *testing.T) {
	for _, c := range []struct {
		in          money.Money
		full, short string
	}{
		{money.New(123450, "USD"), "$1,234.50", "$1,234.50"},
		{money.New(100000, "USD"), "$1,000.00", "$1,000"},
		{money.New(-5000, "USD"), "-$50.00", "-$50"},
		{money.New(1500, "JPY"), "¥1,500", "¥1,500"},
		{money.New(1500, "CHF"), "CHF 15.00", "CHF 15"},
		{money.New(7, "???"), "7 ???", "7 ???"},
	} {
		if got := c.in.Format(); got != c.full {
			t.Errorf("Format(%v) = %q, want %q", c.in, got, c.full)
		}
		if got := c.in.FormatShort(); got != c.short {
			t.Errorf("FormatShort(%v) = %q, want %q", c.in, got, c.short)
		}
	}
	for language, want := range map[string]string{"en": "€4,025", "de": "4.025 €", "es": "4025 €"} {
		if got := money.New(402500, "EUR").InShort(language); got != want {
			t.Errorf("InShort(%s) = %q, want %q", language, got, want)
		}
	}
}
