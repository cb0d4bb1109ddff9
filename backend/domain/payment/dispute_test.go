package payment_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/testkit"
)

// giveAllBack takes every item off a booking's price, so that all that was paid is being refunded.
func giveAllBack(t *testing.T, w *bookingtest.World, bookingID uuid.UUID) {
	t.Helper()
	var parts []refund.ItemPart
	for _, item := range items(t, w, bookingID) {
		parts = append(parts, refund.ItemPart{ID: item.ID})
	}
	me := w.As(customerOf(t, w, bookingID).MemberID, "traveler")
	_, err := w.Payments.RefundItems(me, bookingID, uuid.NewString(), parts, nil, "")
	testkit.Must(t, err)
}

// A charge is disputed while its refund is in progress: the provider rejects the refund, and nobody gets the
// money twice.
func TestWhatIsDisputedIsNotGivenBackToo(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	_, p := w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	giveAllBack(t, w, *p.BookingID)
	_, err := w.Provider.Dispute(w.Context(), p.Ref, 1, "fraudulent")
	testkit.Must(t, err)
	w.Work(t)
	bookingtest.Eventually(t, "the refund is refused", func() bool {
		return w.Count(t, `SELECT count(*) FROM refund WHERE payment_id = $1 AND status = 'failed'`, p.ID) == 1
	})
	settleAll(t, w)
	verify(t, w)
	if given := w.Count(t, `SELECT count(*) FROM sandbox_refund WHERE intent_id = $1`, p.Ref); given != 0 {
		t.Errorf("the provider gave back a disputed charge: %d refunds", given)
	}
}

// A bank may reverse an amount that was already refunded. The books show it, and the traveler owes what they got
// twice.
func TestABankTakesWhatWentBackBefore(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	_, p := w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	w.Work(t)
	giveAllBack(t, w, *p.BookingID)
	bookingtest.Eventually(t, "the money is back", func() bool {
		return w.Count(t, `SELECT count(*) FROM refund WHERE payment_id = $1 AND status = 'succeeded'`, p.ID) == 1
	})
	id, err := w.Provider.Dispute(w.Context(), p.Ref, 3_000, "fraudulent")
	testkit.Must(t, err)
	w.Clock.Advance(time.Second)
	settleAll(t, w)
	verify(t, w)
	testkit.Must(t, w.Provider.Decide(w.Context(), id, false))
	settleAll(t, w)
	verify(t, w)
	if sum := totalsOf(t, w, *p.BookingID); sum.PaidMinor != -3_000 || sum.DueMinor != 3_000 || sum.TotalMinor != 0 {
		t.Errorf("%+v", sum)
	}
}
