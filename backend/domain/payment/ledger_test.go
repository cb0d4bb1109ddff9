package payment_test

import (
	"errors"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"caravan/backend/domain/payment"
	"caravan/backend/testkit/random"
)

func TestUnbalancedTransactionsAreRefused(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		var all payment.Transaction
		for _, currency := range []string{"USD", "EUR"} {
			for range rapid.IntRange(0, 4).Draw(t, "pairs") {
				minor := rapid.Int64Range(-1_000_000, 1_000_000).Filter(func(n int64) bool { return n != 0 }).Draw(t, "minor")
				all.Entries = append(all.Entries, payment.Move(payment.TravelerReceivable, payment.DeferredTripRevenue, minor,
					currency, payment.KindCharge, "")...)
			}
		}
		if err := all.Check(); err != nil {
			t.Fatalf("balanced: %v", err)
		}
		if len(all.Entries) == 0 {
			return
		}
		i := rapid.IntRange(0, len(all.Entries)-1).Draw(t, "entry")
		off := all
		off.Entries = append([]payment.Entry(nil), all.Entries...)
		off.Entries[i].AmountMinor += rapid.SampledFrom([]int64{-2_000_001, 2_000_001}).Draw(t, "off")
		if err := off.Check(); !errors.Is(err, payment.ErrUnbalanced) {
			t.Fatalf("unbalanced: %v", err)
		}
		moved := all
		moved.Entries = append([]payment.Entry(nil), all.Entries...)
		moved.Entries[i].Currency = "JPY"
		if err := moved.Check(); !errors.Is(err, payment.ErrUnbalanced) {
			t.Fatalf("balanced only across currencies: %v", err)
		}
	})
}

// Entries of a trip, a booking or a payment have its single currency, whatever its decimals; only entries of none
// may have several.
func TestTwoCurrenciesAreNeverOneThings(t *testing.T) {
	id := uuid.New()
	both := append(payment.Move(payment.ProviderClearing, payment.Suspense, 1_500, "JPY", payment.KindAdjustment, ""),
		payment.Move(payment.ProviderClearing, payment.Suspense, 1_500, "KWD", payment.KindAdjustment, "")...)
	for name, c := range map[string]struct {
		of   payment.Transaction
		want error
	}{
		"a trip":    {payment.Transaction{TripID: &id, Entries: both}, payment.ErrMixed},
		"a booking": {payment.Transaction{BookingID: &id, Entries: both}, payment.ErrMixed},
		"a payment": {payment.Transaction{PaymentID: &id, Entries: both}, payment.ErrMixed},
		"one alone": {payment.Transaction{PaymentID: &id, Entries: both[:2]}, nil},
		"of none":   {payment.Transaction{Entries: both}, nil},
	} {
		if err := c.of.Check(); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
}

func TestEmptyEntriesAreRefused(t *testing.T) {
	for _, e := range []payment.Entry{{Account: payment.TravelerCredit, Currency: "USD"},
		{Account: payment.TravelerCredit, AmountMinor: 1}} {
		if err := (payment.Transaction{Entries: []payment.Entry{e}}).Check(); !errors.Is(err, payment.ErrEmptyEntry) {
			t.Errorf("%+v: %v", e, err)
		}
	}
	if got := payment.Move(payment.TravelerCredit, payment.ProviderClearing, 0, "USD", payment.KindRefund,
		""); got != nil {
		t.Errorf("moving nothing: %v", got)
	}
}
