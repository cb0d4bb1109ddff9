package pricing_test

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"caravan/backend/domain/pricing"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
	"caravan/backend/testkit/random"
)

func peru() pricing.Model {
	return pricing.Model{
		Currency: "USD",
		CostSchedule: []pricing.Tier{{Travelers: 8, PriceMinor: 1500_00}, {Travelers: 12, PriceMinor: 1300_00},
			{Travelers: 16, PriceMinor: 1200_00}},
		YearOverYearBP: 500, ScheduleYear: 2026, StartDate: civil.New(2026, 9, 1),
		FOC: 1, GroupVariableMinor: 1000_00, MinimumSpots: 8, MaximumSpots: 16,
		InitialMinor: 2150_00, RemainingMinor: 2300_00,
		PlatformFeeBP: 1000, ServiceFeeBP: 1200, TransactionFeeBP: 300,
	}
}

func sheetOf(t interface{ Fatal(...any) }, m pricing.Model) *pricing.Sheet {
	sheet, err := m.Sheet()
	if err != nil {
		t.Fatal(err)
	}
	return sheet
}

func anyModel() *rapid.Generator[pricing.Model] {
	return rapid.Custom(func(t *rapid.T) pricing.Model {
		minimum := rapid.IntRange(1, 30).Draw(t, "minimum")
		price := rapid.Int64Range(0, 2_000_000).Draw(t, "smallest tier")
		tiers := []pricing.Tier{}
		for travelers, i := rapid.IntRange(1, 6).Draw(t, "first tier"), 0; i < rapid.IntRange(1, 5).Draw(t, "tiers"); i++ {
			tiers = append(tiers, pricing.Tier{Travelers: travelers, PriceMinor: price})
			travelers += rapid.IntRange(1, 8).Draw(t, "step")
			price -= rapid.Int64Range(0, price).Draw(t, "discount")
		}
		return pricing.Model{
			Currency:       rapid.SampledFrom([]string{"USD", "EUR", "JPY", "KWD"}).Draw(t, "currency"),
			CostSchedule:   tiers,
			YearOverYearBP: rapid.Int64Range(0, 1500).Draw(t, "yoy"), ScheduleYear: 2026,
			StartDate: civil.New(rapid.IntRange(2025, 2032).Draw(t, "year"), 6, 1),
			FOC:       rapid.IntRange(0, 5).Draw(t, "foc"), GroupVariableMinor: rapid.Int64Range(0, 3_000_000).Draw(t,
				"variable"),
			MinimumSpots: minimum, MaximumSpots: minimum + rapid.IntRange(0, 20).Draw(t, "extra"),
			InitialMinor:   rapid.Int64Range(0, 4_000_000).Draw(t, "initial"),
			RemainingMinor: rapid.Int64Range(0, 4_000_000).Draw(t, "remaining"),
			PlatformFeeBP:  rapid.Int64Range(0, 3000).Draw(t, "platform"), ServiceFeeBP: rapid.Int64Range(0, 3000).Draw(t,
				"service"),
			TransactionFeeBP: rapid.Int64Range(0, 800).Draw(t, "transaction"),
		}
	})
}

func TestQuoteByHand(t *testing.T) {
	s := sheetOf(t, peru())
	// 10 travelers and the host: tier of 8, $1,000 over 10.
	for name, c := range map[string]struct{ got, want int64 }{
		"below the smallest row": {s.Tier(2), 1500_00},
		"on a row":               {s.Tier(12), 1300_00},
		"between rows":           {s.Tier(15), 1300_00},
		"free place counts":      {s.Base(11), 1300_00},
		"variable rounds up":     {s.Variable(12), 83_34},
		"subtotal":               {s.OperatorSubtotal(10), 1600_00},
		"platform fee":           {s.PlatformFee(10), 160_00},
		"suggested":              {s.Suggested(10), 2071_00}, // 1760 / 0.85 = 2070.59
		"early bird":             {s.PriceOfSpot(8), 2150_00},
		"regular":                {s.PriceOfSpot(9), 2300_00},
		// 8×2150 + 2×2300 = 21,800; less 15% = 18,530; less 10×1,760
		"earnings":      {s.Earnings(10), 930_00},
		"package price": {s.PackagePrice(), s.Suggested(16)},
	} {
		if c.got != c.want {
			t.Errorf("%s: %d, want %d", name, c.got, c.want)
		}
	}
}

func TestLaterYearRaisesTiersCompounding(t *testing.T) {
	m := peru()
	m.StartDate = civil.New(2028, 1, 1)
	if got := sheetOf(t, m).Tier(8); got != 1653_75 { // 1500 × 1.05²
		t.Errorf("two years: %d", got)
	}
	m.StartDate = civil.New(2025, 1, 1)
	if got := sheetOf(t, m).Tier(8); got != 1500_00 {
		t.Errorf("earlier year: %d", got)
	}
}

func TestSuggestedIsTheLeastPriceWithoutLoss(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		m := anyModel().Draw(t, "model")
		n := rapid.IntRange(1, m.MaximumSpots).Draw(t, "n")
		unit, _ := money.Unit(m.Currency)
		suggested := sheetOf(t, m).Suggested(n)
		if suggested%unit != 0 {
			t.Fatalf("%d is not whole", suggested)
		}
		earningsAt := func(price int64) int64 {
			m.InitialMinor, m.RemainingMinor = price, price
			return sheetOf(t, m).Earnings(n)
		}
		if got := earningsAt(suggested); got < 0 {
			t.Fatalf("suggested %d loses %d", suggested, got)
		}
		for lower := suggested - unit; lower >= 0 && lower > suggested-20*unit; lower -= unit {
			if got := earningsAt(lower); got >= 0 {
				t.Fatalf("%d also earns %d, suggested %d", lower, got, suggested)
			}
		}
	})
}

func TestEarningsAreWhatTheLedgerSplitGives(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		m := anyModel().Draw(t, "model")
		s := sheetOf(t, m)
		n := rapid.IntRange(0, m.MaximumSpots).Draw(t, "n")
		var host, fees, cost, revenue int64
		for i := 1; i <= n; i++ {
			p := s.Split(i, n)
			if p.OperatorMinor+p.PlatformFeeMinor+p.ServiceFeeMinor+p.TransactionFeeMinor+p.HostMinor != p.PriceMinor {
				t.Fatalf("split does not sum to its price: %+v", p)
			}
			host += p.HostMinor
			revenue += p.PriceMinor
			fees += p.ServiceFeeMinor + p.TransactionFeeMinor
			cost += p.OperatorMinor + p.PlatformFeeMinor
		}
		row := s.EarningsRow(n)
		if host != s.Earnings(n) || row.EarningsMinor != host {
			t.Fatalf("split %d, earnings %d, row %d", host, s.Earnings(n), row.EarningsMinor)
		}
		if row.RevenueMinor != revenue || row.TotalCostMinor != cost || row.ServiceFeeMinor+row.TransactionFeeMinor != fees {
			t.Fatalf("row %+v, want revenue %d cost %d fees %d", row, revenue, cost, fees)
		}
	})
}

func TestMoreTravelersNeverCostMoreEach(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		m := anyModel().Draw(t, "model")
		s := sheetOf(t, m)
		for n := 2; n <= m.MaximumSpots; n++ {
			if s.Cost(n) > s.Cost(n-1) {
				t.Fatalf("cost(%d) = %d above cost(%d) = %d", n, s.Cost(n), n-1, s.Cost(n-1))
			}
			if s.Suggested(n) > s.Suggested(n-1) {
				t.Fatalf("suggested rises at %d", n)
			}
		}
	})
}

func TestHigherPricesNeverEarnLess(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		m := anyModel().Draw(t, "model")
		n := rapid.IntRange(1, m.MaximumSpots).Draw(t, "n")
		before := sheetOf(t, m).Earnings(n)
		// Rounding two fees separately may move the net of one spot by a minor unit, never by a price step of a
		// hundred.
		m.InitialMinor += rapid.Int64Range(100, 100_000).Draw(t, "early")
		m.RemainingMinor += rapid.Int64Range(100, 100_000).Draw(t, "late")
		if after := sheetOf(t, m).Earnings(n); after < before {
			t.Fatalf("earned %d, then %d", before, after)
		}
	})
}

func TestBreakEvenAndMinimumEarnings(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		m := anyModel().Draw(t, "model")
		s := sheetOf(t, m)
		least := s.Earnings(m.MinimumSpots)
		for n := m.MinimumSpots; n <= m.MaximumSpots; n++ {
			least = min(least, s.Earnings(n))
		}
		if s.MinimumEarnings() != least {
			t.Fatalf("minimum earnings %d, want %d", s.MinimumEarnings(), least)
		}
		from, ok := s.BreakEven()
		if !ok {
			if s.Earnings(m.MaximumSpots) >= 0 {
				t.Fatal("no break-even although the full trip earns")
			}
			return
		}
		for n := from; n <= m.MaximumSpots; n++ {
			if s.Earnings(n) < 0 {
				t.Fatalf("loss at %d after break-even %d", n, from)
			}
		}
		if from > 1 && s.Earnings(from-1) >= 0 {
			t.Fatalf("break-even %d is not the smallest", from)
		}
	})
}

func TestSuggestedRangeCoversEveryGroupSize(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		m := anyModel().Draw(t, "model")
		s := sheetOf(t, m)
		unit, _ := money.Unit(m.Currency)
		r, err := s.SuggestedRange(12_500, 25)
		if err != nil {
			t.Fatal(err)
		}
		if r.MinPriceMinor%(25*unit) != 0 || r.MaxPriceMinor%(25*unit) != 0 || r.MaxPriceMinor < r.MinPriceMinor {
			t.Fatalf("range %+v", r)
		}
		if s.PackagePrice() > r.MinPriceMinor {
			t.Fatalf("package price %d above the range %+v", s.PackagePrice(), r)
		}
		m.InitialMinor, m.RemainingMinor = r.MinPriceMinor, r.MinPriceMinor
		// A price above the suggested one keeps its margin except for the minor unit per spot that rounding two
		// fees separately may cost.
		if got := sheetOf(t, m).MinimumEarnings(); got < -int64(m.MaximumSpots) {
			t.Fatalf("the low end of %+v loses %d", r, got)
		}
	})
}

func TestEarningsTableHasTheParityOfMinimumSpots(t *testing.T) {
	m := peru()
	m.MinimumSpots, m.MaximumSpots = 7, 12
	rows := sheetOf(t, m).EarningsTable()
	want := []int{7, 9, 11}
	if len(rows) != len(want) {
		t.Fatalf("%d rows", len(rows))
	}
	for i, row := range rows {
		if row.Travelers != want[i] || row.GroupSize != want[i]+1 {
			t.Errorf("row %d: %+v", i, row)
		}
	}
}

func TestOperatorCostTable(t *testing.T) {
	rows, err := sheetOf(t, peru()).OperatorCostTable(333_33)
	if err != nil || len(rows) != 9 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	for _, row := range rows {
		if row.BaseMinor+row.VariableMinor != row.OperatorSubtotalMinor ||
			row.OperatorSubtotalMinor+row.PlatformFeeMinor != row.TotalTravelerPriceMinor ||
			row.SuggestedMinor < row.TotalTravelerPriceMinor || row.SingleSupplementWithFeeMinor != 367_00 {
			t.Errorf("row %+v", row)
		}
	}
}

func ptr(n int64) *int64 { return &n }

func TestValidatePrices(t *testing.T) {
	ok := pricing.PriceChange{InitialMinor: ptr(2300_00), RemainingMinor: ptr(2400_00), LevelLimitMinor: 1000_00}
	for name, c := range map[string]struct {
		change func(*pricing.PriceChange)
		want   []string
	}{
		"fine": {func(*pricing.PriceChange) {}, nil},
		"not a number": {func(p *pricing.PriceChange) { p.InitialMinor = nil },
			[]string{"Could not save pricing - Initial Price and/or Remaining Price is invalid"}},
		"decimals": {func(p *pricing.PriceChange) { p.RemainingMinor = ptr(2400_50) },
			[]string{"Could not save pricing - Initial Price and/or Remaining Price is invalid"}},
		"a loss": {func(p *pricing.PriceChange) { p.InitialMinor = ptr(1000_00) },
			[]string{"Could not save pricing - Negative earnings"}},
		"negative advance": {func(p *pricing.PriceChange) { p.FlightStipendMinor = -1 },
			[]string{"Earnings advance can not be negative"}},
		"advance above the level": {func(p *pricing.PriceChange) { p.FlightStipendMinor = 1001_00 },
			[]string{"Cannot exceed $1,000"}},
		"advance at the level": {func(p *pricing.PriceChange) { p.FlightStipendMinor = 1000_00 }, nil},
		"existing advance above the level": {func(p *pricing.PriceChange) {
			p.FlightStipendMinor, p.ExistingStipendMinor = 1100_00, 1100_00
		}, nil},
		"existing advance above minimum earnings": {func(p *pricing.PriceChange) {
			p.InitialMinor, p.RemainingMinor = ptr(2110_00), ptr(2110_00)
			p.FlightStipendMinor, p.ExistingStipendMinor = 500_00, 500_00
		}, []string{"Cannot exceed min. earnings ($48)"}},
		"agreement missing": {func(p *pricing.PriceChange) { p.AgreementRequired = true },
			[]string{"No agreement document provided"}},
	} {
		t.Run(name, func(t *testing.T) {
			change := ok
			c.change(&change)
			got := peru().ValidatePrices(change)
			if len(got) != len(c.want) {
				t.Fatalf("got %v, want %v", got, c.want)
			}
			for i := range got {
				if got[i].Message != c.want[i] {
					t.Errorf("got %q, want %q", got[i].Message, c.want[i])
				}
			}
		})
	}
	t.Run("no schedule", func(t *testing.T) {
		m := peru()
		m.CostSchedule = nil
		got := m.ValidatePrices(ok)
		if len(got) != 1 || got[0].Message != "No threshold earnings defined for 8 spots." {
			t.Errorf("got %v", got)
		}
	})
}

func TestAdvanceCap(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		s := sheetOf(t, anyModel().Draw(t, "model"))
		limit, existing := rapid.Int64Range(0, 250_000).Draw(t, "limit"), rapid.Int64Range(0, 250_000).Draw(t, "existing")
		got := s.AdvanceCap(limit, existing)
		if got < existing || (got > existing && (got > limit || got > s.MinimumEarnings())) {
			t.Fatalf("cap %d of limit %d, existing %d, minimum earnings %d", got, limit, existing, s.MinimumEarnings())
		}
	})
}

func TestAddOnPrice(t *testing.T) {
	for _, c := range []struct {
		operator int64
		currency string
		want     int64
	}{{100_00, "USD", 110_00}, {99_99, "USD", 110_00}, {1001, "JPY", 1101}, {0, "USD", 0}} {
		got, err := pricing.AddOnPrice(c.operator, 1000, c.currency)
		if err != nil || got != c.want {
			t.Errorf("%d %s: %d, %v; want %d", c.operator, c.currency, got, err, c.want)
		}
	}
}

func TestWhatIf(t *testing.T) {
	m := peru()
	outcomes, err := m.WhatIf(pricing.Grid{
		Prices: []pricing.Prices{{InitialMinor: 2000_00, RemainingMinor: 2100_00},
			{InitialMinor: 2500_00, RemainingMinor: 2500_00}},
		Headcounts: []int{8, 12}, Cancellations: []int{0, 1}, FreePlaces: []int{1, 2},
	})
	if err != nil || len(outcomes) != 16 {
		t.Fatalf("%d outcomes, %v", len(outcomes), err)
	}
	for _, o := range outcomes {
		scenario := m
		scenario.InitialMinor, scenario.RemainingMinor, scenario.FOC = o.InitialMinor, o.RemainingMinor, o.FreePlaces
		if want := sheetOf(t, scenario).Earnings(o.Headcount - o.Cancellations); o.EarningsMinor != want {
			t.Errorf("%+v: want %d", o, want)
		}
		if o.BelowMinimum != (o.Headcount-o.Cancellations < 8) {
			t.Errorf("%+v: below minimum", o)
		}
	}
	if _, err := m.WhatIf(pricing.Grid{Headcounts: make([]int, 200), Cancellations: make([]int, 200)}); !errors.Is(err,
		pricing.ErrGridTooLarge) {
		t.Errorf("large grid: %v", err)
	}
}

func TestModelListsEveryFault(t *testing.T) {
	_, err := pricing.Model{Currency: "USD", ServiceFeeBP: 9000, TransactionFeeBP: 1000, FOC: -1}.Sheet()
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok || len(joined.Unwrap()) != 4 {
		t.Errorf("got %v", err)
	}
	if _, err := (pricing.Model{Currency: "QQQ"}).Sheet(); !errors.Is(err, money.ErrUnknownCurrency) {
		t.Errorf("currency: %v", err)
	}
}

func BenchmarkFullQuote(b *testing.B) {
	m := peru()
	m.StartDate = civil.New(2028, 5, 1)
	for b.Loop() {
		s, err := m.Sheet()
		if err != nil {
			b.Fatal(err)
		}
		s.EarningsTable()
		s.MinimumEarnings()
		s.BreakEven()
		s.PackagePrice()
		if _, err := s.SuggestedRange(12_500, 25); err != nil {
			b.Fatal(err)
		}
	}
}
