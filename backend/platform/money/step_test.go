package money_test

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/bojanz/currency"
	"pgregory.net/rapid"

	"caravan/backend/platform/money"
	"caravan/backend/testkit/random"
)

// steps are currencies with none, two and three decimals, and the steps in which each is charged.
var steps = map[string]int64{
	"JPY": 1, "ISK": 1, "UGX": 1, "USD": 1, "CHF": 1, "HUF": 1, "KWD": 10, "BHD": 10, "JOD": 10, "OMR": 10, "TND": 10,
	"MGA": 100, "???": 1,
}

func TestEachCurrencyHasItsStep(t *testing.T) {
	for code, want := range steps {
		if got := money.Step(code); got != want {
			t.Errorf("%s: %d, want %d", code, got, want)
		}
	}
	if money.Chargeable(12_345, "KWD") || !money.Chargeable(12_340, "KWD") || !money.Chargeable(12_345, "USD") {
		t.Error("what can be charged")
	}
}

func someCurrency(t *rapid.T) (code string, step int64) {
	code = rapid.SampledFrom([]string{"JPY", "USD", "KWD", "ISK", "MGA"}).Draw(t, "currency")
	return code, steps[code]
}

// Whatever is made of an amount that can be charged can be charged itself: percentages, halves, parts and raised
// prices. What is divided is neither more nor less than the whole.
func TestEverythingMadeOfAnAmountCanBeCharged(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		code, step := someCurrency(t)
		amount := rapid.Int64Range(-1_000_000_000, 1_000_000_000).Draw(t, "steps") * step
		made := func(what string, minor int64) {
			t.Helper()
			if !money.Chargeable(minor, code) {
				t.Fatalf("%s of %d %s is %d", what, amount, code, minor)
			}
		}
		bp := rapid.Int64Range(0, 20_000).Draw(t, "basis points")
		part, err := money.Percent(amount, bp, code)
		if err != nil {
			t.Fatal(err)
		}
		made("a percentage", part)
		if off := 2 * (amount*bp - part*money.BasisPoints); max(off, -off) > step*money.BasisPoints {
			t.Fatalf("%d basis points of %d %s are %d", bp, amount, code, part)
		}
		first, second := money.Halves(amount, code)
		made("the first half", first)
		made("the second half", second)
		if first+second != amount || max(first-second, second-first) > step {
			t.Fatalf("the halves of %d %s are %d and %d", amount, code, first, second)
		}
		var sum int64
		for _, one := range money.Allocate(amount, rapid.SliceOfN(rapid.Int64Range(-5, 1_000_000), 1, 20).Draw(t, "weights"),
			code) {
			made("a part", one)
			sum += one
		}
		if sum != amount {
			t.Fatalf("the parts of %d %s sum to %d", amount, code, sum)
		}
		raised := money.Compound(max(0, amount), bp, rapid.IntRange(0, 20).Draw(t, "years"), code)
		if raised.IsInt64() {
			made("a raised price", raised.Int64())
		}
	})
}

// A total that is no multiple of the step, such as a provider's fee, is still divided without loss.
func TestATotalBetweenStepsIsDividedWithoutLoss(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		code, step := someCurrency(t)
		total := rapid.Int64().Draw(t, "total")
		var sum int64
		odd := 0
		for _, one := range money.Allocate(total, rapid.SliceOfN(rapid.Int64Range(0, 1_000), 1, 20).Draw(t, "weights"),
			code) {
			sum += one
			if one%step != 0 {
				odd++
			}
		}
		if sum != total || odd > 1 {
			t.Fatalf("%d %s: the parts sum to %d, and %d are between steps", total, code, sum, odd)
		}
		near := money.Nearest(total/2, code)
		if off := 2 * (total/2 - near); near%step != 0 || max(off, -off) > step {
			t.Fatalf("nearest to %d %s is %d", total/2, code, near)
		}
	})
}

// The portals have a table of their own, because browsers disagree with ISO 4217 about some currencies.
func TestThePortalsCountDecimalsAlike(t *testing.T) {
	text, err := os.ReadFile("../../../packages/ui/src/money/digits.json")
	if err != nil {
		t.Fatal(err)
	}
	var there map[string]int
	if err := json.Unmarshal(text, &there); err != nil {
		t.Fatal(err)
	}
	for _, code := range currency.GetCurrencyCodes() {
		want, err := money.Digits(code)
		if err != nil {
			t.Fatal(err)
		}
		if got, listed := there[code]; listed && got != want || !listed && want != 2 {
			t.Errorf("%s has %d decimals, in the portals %d", code, want, got)
		}
	}
}

func TestThreeDecimalsAreWritten(t *testing.T) {
	amount := money.New(1_234_560, "KWD")
	for language, want := range map[string]string{"en": "KWD 1,234.560", "de": "1.234,560 KWD"} {
		if got := amount.In(language); got != want {
			t.Errorf("%s: %q, want %q", language, got, want)
		}
	}
	if got, ok := money.Rewrite("KWD 1,234.560", "de"); !ok || got != "1.234,560 KWD" {
		t.Errorf("rewritten: %q", got)
	}
	if got := money.New(2_000, "KWD").FormatShort(); got != "KWD 2" {
		t.Errorf("short: %q", got)
	}
	if got := money.New(-1_500, "ISK").In("de"); got != "-1.500 ISK" {
		t.Errorf("ISK: %q", got)
	}
}
