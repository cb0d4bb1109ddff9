package transfer_test

import (
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/domain/transfer"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit"
)

// grant gives the traveler credit of an amount.
func (w world) grant(t *testing.T, minor int64) {
	t.Helper()
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return w.Payments.IssueCreditTx(w.Context(), tx, credit.CreditGrant{
			BookingID: w.booking, TripID: w.TripID, MemberID: w.customer, AmountMinor: minor, Currency: "USD",
			ExpiresOn: civil.Today(w.Clock.Now()).AddDays(300), Reason: "test",
		})
	}))
}

// left returns the traveler's remaining credit.
func (w world) left(t *testing.T) (minor int64) {
	t.Helper()
	all, err := w.Payments.Credits(w.Context(), w.customer)
	testkit.Must(t, err)
	for _, one := range all {
		minor += one.LeftMinor
	}
	return minor
}

// pays books a transfer of which credit pays a part, which is a function of its price.
func (w world) pays(t *testing.T, lastName string, part func(price int64) int64, change func(*transfer.Order)) (
	transfer.Booked, int64, error) {
	t.Helper()
	order, q := w.order(w.traveler(), t, lastName, w.arrival(2))
	order.CreditMinor = part(q.PriceMinor)
	if change != nil {
		change(&order)
	}
	booked, err := w.rides.Book(w.traveler(), "credit-"+q.ID.String(), order)
	return booked, q.PriceMinor, err
}

// back cancels the transfer, and returns what was refunded to the card, and the entries of the booking's history.
func (w world) back(t *testing.T, ride uuid.UUID) (card int, told []int64) {
	t.Helper()
	w.sweep(t)
	before := w.Count(t, "SELECT coalesce(sum(amount_minor), 0) FROM refund WHERE aside = 'transfer'")
	testkit.Must(t, w.rides.Cancel(w.traveler(), ride, "cancel-"+ride.String(), nil))
	w.sweep(t)
	booking, err := w.Bookings.View.Get(w.traveler(), w.booking)
	testkit.Must(t, err)
	for _, p := range booking.Payments {
		if p.TransferMinor.Set {
			told = append(told, p.TransferMinor.Value)
		}
	}
	return w.Count(t, "SELECT coalesce(sum(amount_minor), 0) FROM refund WHERE aside = 'transfer'") - before, told
}

// Credit pays for transfers, in part or in full, and is returned as credit when they are canceled; the trip's
// balance is never affected.
func TestCreditPaysRides(t *testing.T) {
	w := insured{world: riding(t)}
	w.grant(t, 30_000)
	owed := w.sum(t, "traveler_receivable")
	half := func(price int64) int64 { return price / 2 }
	booked, price, err := w.pays(t, "Half", half, nil)
	testkit.Must(t, err)
	if p := booked.Payment; p.Status != payment.Succeeded || p.AmountMinor != price-price/2 || p.CreditMinor != price/2 ||
		p.PaidMinor() != 0 {
		t.Fatalf("%+v", p)
	}
	if payable := -w.sum(t, "transfer_payable"); payable != int(price) || w.left(t) != 30_000-price/2 ||
		w.sum(t, "traveler_receivable") != owed {
		t.Errorf("%d are owed of a ride of %d, %d of credit are left, %d is due", payable, price, w.left(t),
			w.sum(t, "traveler_receivable"))
	}
	w.straight(t)
	if card, told := w.back(t, booked.Rides[0]); card != int(price-price/2) || w.left(t) != 30_000 || len(told) != 3 ||
		told[1]+told[2] != -price {
		t.Errorf("%d of %d back to the card, %d of credit, told as %v", card, price, w.left(t), told)
	}

	whole := func(price int64) int64 { return price }
	booked, price, err = w.pays(t, "Whole", whole, func(o *transfer.Order) { o.Method = "" })
	testkit.Must(t, err)
	if p := booked.Payment; p.Provider != payment.CreditProvider || p.Status != payment.Succeeded ||
		w.left(t) != 30_000-price {
		t.Fatalf("%+v, %d left", p, w.left(t))
	}
	if card, _ := w.back(t, booked.Rides[0]); card != 0 || w.left(t) != 30_000 || w.sum(t, "traveler_receivable") != owed {
		t.Errorf("%d back to a card that paid nothing, %d of credit", card, w.left(t))
	}
	w.straight(t)
	if n := w.sum(t, "transfer_payable"); n != 0 {
		t.Errorf("%d are owed for rides that were cancelled", n)
	}
}

// Credit that does not exist, or exceeds the price of the transfers, pays nothing.
func TestCreditThatCannotPayRides(t *testing.T) {
	w := riding(t)
	_, _, err := w.pays(t, "None", func(int64) int64 { return 100 }, nil)
	if testkit.Code(err) != "amount_mismatch" {
		t.Errorf("of credit that nobody has: %v", err)
	}
	w.grant(t, 90_000)
	for name, c := range map[string]struct {
		part   func(price int64) int64
		change func(*transfer.Order)
	}{
		"more than the ride":    {func(price int64) int64 { return price + 1 }, nil},
		"less than nothing":     {func(int64) int64 { return -1 }, nil},
		"a part without a card": {func(price int64) int64 { return price - 1 }, func(o *transfer.Order) { o.Method = "" }},
	} {
		if _, _, err := w.pays(t, "Odd", c.part, c.change); testkit.Code(err) != "invalid_input" {
			t.Errorf("%s: %v", name, err)
		}
	}
	if n := w.Count(t, "SELECT count(*) FROM ground_transfer"); n != 0 || w.left(t) != 90_000 {
		t.Errorf("%d rides of refused orders, %d of credit left", n, w.left(t))
	}
}
