package stripe_test

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/stripe"
	"caravan/backend/domain/tenant"
)

// slowStripe keeps what is done under each idempotency key, as Stripe does, and answers only from the nth call on: what came
// before was done all the same.
type slowStripe struct {
	mu          sync.Mutex
	silent      int
	calls       int
	done        map[string]string // by path and key: the answer
	moved       map[string]int64  // by path
	retrievable string
}

func (s *slowStripe) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	_ = r.ParseForm()
	s.mu.Lock()
	s.calls++
	silent := s.calls <= s.silent
	text := s.answer(r.Method, r.URL.Path, r.Header.Get("Idempotency-Key"), r.PostForm)
	s.mu.Unlock()
	if silent && strings.HasSuffix(r.URL.Path, "/refunds") {
		panic(http.ErrAbortHandler) // no person waits for refunds: their job would wait a minute
	}
	if silent {
		<-r.Context().Done()
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write([]byte(text))
}

func (s *slowStripe) answer(method, path, key string, form url.Values) string {
	if method == http.MethodGet {
		return s.retrievable
	}
	had, ok := s.done[path+key]
	if ok {
		return had
	}
	var minor int64
	_, _ = fmt.Sscan(form.Get("amount"), &minor)
	s.moved[path] += minor
	if strings.HasSuffix(path, "/refunds") {
		had = fmt.Sprintf(`{"id":"re_%d","object":"refund","status":"succeeded","amount":%d}`, len(s.done), minor)
	} else {
		had = fmt.Sprintf(`{"id":"pi_%d","object":"payment_intent","status":"succeeded","amount":%d,"metadata":{"payment_id":%q}}`, len(s.done), minor, form.Get("metadata[payment_id]"))
		s.retrievable = had
	}
	s.done[path+key] = had
	return had
}

// Stripe charges the card and its answer is lost, once and again: the payment is never failed, and when an answer comes it
// has succeeded, with one charge. Likewise money that goes back.
func TestStripeSucceedsAfterATimeOut(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{CallTimeout: time.Second})
	there := &slowStripe{silent: 3, done: map[string]string{}, moved: map[string]int64{}}
	server := httptest.NewServer(there)
	t.Cleanup(server.Close)
	accounts := &stripe.Accounts{Address: server.URL, Secret: func(context.Context, tenant.Tenant, string) (string, error) { return "sk_test_slow", nil }}
	w.Payments.Others = map[string]payment.Provider{accounts.Name(): accounts}
	w.Payments.Choose = func(tenant.Tenant) string { return accounts.Name() }
	w.Payments.Log = slog.New(slog.DiscardHandler)
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 1})
	if err != nil {
		t.Fatal(err)
	}
	token, key, order := w.Bookings.Holds.HoldToken(w.Context(), h.ID), uuid.NewString(), bookingtest.Order(h, "s@example.com", "pm_card_visa")
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, key, order)
	if err != nil || p.Status != payment.Processing {
		t.Fatalf("after a time-out: %+v %v", p, err)
	}
	for range 6 {
		w.Clock.Advance(2 * time.Minute)
		_ = w.Payments.Reconcile(w.Context())
		if p, err = w.Payments.Get(w.Context(), p.ID); err != nil || p.Status == payment.Failed {
			t.Fatalf("%+v %v", p, err)
		}
	}
	again, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, key, order)
	if err != nil || again.ID != p.ID || again.Status != payment.Succeeded {
		t.Fatalf("in the end: %+v %v", again, err)
	}
	if got := there.moved["/v1/payment_intents"]; got != order.AmountMinor {
		t.Errorf("%d of %d was charged", got, order.AmountMinor)
	}
	if n := w.Count(t, "SELECT count(*) FROM booking"); n != 1 {
		t.Errorf("%d bookings", n)
	}

	there.mu.Lock()
	there.silent = there.calls + 4
	there.mu.Unlock()
	w.Work(t)
	err = w.Bookings.Cancels.AdminCancel(w.As(uuid.New(), "admin"), *again.BookingID, uuid.NewString(), cancel.AdminCancellation{Reason: "Asked by mail"})
	if err != nil {
		t.Fatal(err)
	}
	bookingtest.Eventually(t, "the refund is told", func() bool { return w.Count(t, "SELECT count(*) FROM refund WHERE status = 'succeeded'") == 1 })
	if got := there.moved["/v1/refunds"]; got != order.AmountMinor {
		t.Errorf("%d of %d went back", got, order.AmountMinor)
	}
}
