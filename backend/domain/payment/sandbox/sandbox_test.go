package sandbox_test

import (
	"bytes"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

func TestCardsAreChecked(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{Now: time.Date(2027, 6, 15, 12, 0, 0, 0, time.UTC)})
	for name, c := range map[string]struct {
		card  payment.Card
		field string
	}{
		"good":                {payment.Card{Number: "4242-4242 42424242", ExpMonth: 6, ExpYear: 2027, CVC: "123"}, ""},
		"four digits on Amex": {payment.Card{Number: "378282246310005", ExpMonth: 1, ExpYear: 2030, CVC: "1234"}, ""},
		"wrong check digit":   {payment.Card{Number: "4242424242424241", ExpMonth: 1, ExpYear: 2030, CVC: "123"}, "number"},
		"a real number":       {payment.Card{Number: "4111111111111111", ExpMonth: 1, ExpYear: 2030, CVC: "123"}, "number"},
		"letters": {payment.Card{Number: "4242 4242 4242 424x", ExpMonth: 1, ExpYear: 2030, CVC: "123"},
			"number"},
		"last month": {payment.Card{Number: "4242424242424242", ExpMonth: 5, ExpYear: 2027, CVC: "123"}, "expYear"},
		"last year":  {payment.Card{Number: "4242424242424242", ExpMonth: 12, ExpYear: 2026, CVC: "123"}, "expYear"},
		"no such month": {payment.Card{Number: "4242424242424242", ExpMonth: 13, ExpYear: 2030, CVC: "123"},
			"expMonth"},
		"short code": {payment.Card{Number: "4242424242424242", ExpMonth: 1, ExpYear: 2030, CVC: "12"}, "cvc"},
	} {
		token, err := w.Provider.Token(w.Context(), c.card)
		var refused *apierr.Error
		switch {
		case c.field == "" && (err != nil || token.Token == "" || len(token.Token) > 200 ||
			strings.Contains(token.Token, "42424242")):
			t.Errorf("%s: %+v %v", name, token, err)
		case c.field != "" && (!errors.As(err, &refused) || refused.Fields[c.field] == ""):
			t.Errorf("%s: %v", name, err)
		}
	}
}

func charge(t *testing.T, w *bookingtest.World, method string) (payment.Intent, error) {
	t.Helper()
	return w.Provider.CreateIntent(w.Context(), payment.IntentRequest{Key: uuid.New(), AmountMinor: 5_000, Currency: "USD",
		Method: method})
}

func TestTokensAreOurs(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	good := w.Token(t, bookingtest.Good)
	for _, forged := range []string{"", "tok_sandbox_", good + "x", strings.Replace(good, "tok_sandbox_", "tok_", 1),
		good[:len(good)-2]} {
		if got, err := charge(t, w, forged); err != nil || got.Status != payment.Failed ||
			got.FailureCode != "invalid_method" {
			t.Errorf("%q: %+v %v", forged, got, err)
		}
	}
	if got, err := charge(t, w, good); err != nil || got.Status != payment.Succeeded ||
		got.MethodLabel != "Visa •••• 4242" {
		t.Errorf("%+v %v", got, err)
	}
}

func TestOneChargePerKey(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	r := payment.IntentRequest{Key: uuid.New(), AmountMinor: 5_000, Currency: "USD", Method: w.Token(t, bookingtest.Good)}
	first, err := w.Provider.CreateIntent(w.Context(), r)
	testkit.Must(t, err)
	second, err := w.Provider.CreateIntent(w.Context(), r)
	testkit.Must(t, err)
	if first != second {
		t.Errorf("%+v and %+v", first, second)
	}
	r.AmountMinor++
	if _, err := w.Provider.CreateIntent(w.Context(), r); err == nil {
		t.Error("the key took another amount")
	}
}

func TestRefunds(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	in, err := charge(t, w, w.Token(t, bookingtest.Good))
	testkit.Must(t, err)
	key := uuid.New()
	first, err := w.Provider.Refund(w.Context(), payment.RefundRequest{Key: key, Ref: in.Ref, AmountMinor: 3_000,
		Currency: "USD"})
	testkit.Must(t, err)
	again, err := w.Provider.Refund(w.Context(), payment.RefundRequest{Key: key, Ref: in.Ref, AmountMinor: 3_000,
		Currency: "USD"})
	testkit.Must(t, err)
	if first != again {
		t.Errorf("refunds %s and %s", first, again)
	}
	if _, err := w.Provider.Refund(w.Context(), payment.RefundRequest{Key: uuid.New(), Ref: in.Ref, AmountMinor: 2_001,
		Currency: "USD"}); err == nil {
		t.Error("more went back than was charged")
	}
	failed, err := charge(t, w, w.Token(t, bookingtest.Declined))
	testkit.Must(t, err)
	if _, err := w.Provider.Refund(w.Context(), payment.RefundRequest{Key: uuid.New(), Ref: failed.Ref, AmountMinor: 1,
		Currency: "USD"}); err == nil {
		t.Error("a declined charge was refunded")
	}
}

func TestWebhooksAreVerified(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	in, err := charge(t, w, w.Token(t, bookingtest.Good))
	testkit.Must(t, err)
	var row paymentdb.SandboxIntent
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		row, err = paymentdb.New(tx).GetIntent(w.Context(), paymentdb.GetIntentParams{TenantID: w.Tenant.ID, ID: in.Ref})
		return err
	}))
	body, header, err := w.Provider.SignedEvent("evt_1", row)
	testkit.Must(t, err)
	handler := w.Payments.WebhookHandler(w.Provider)
	send := func(body []byte, header http.Header) int {
		r := httptest.NewRequest(http.MethodPost, "/", bytes.NewReader(body))
		r.Header = header
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, r)
		return answer.Code
	}
	// The charge above belongs to no payment of the product: genuine, and unknown.
	if got := send(body, header); got != http.StatusNotFound {
		t.Errorf("genuine: %d", got)
	}
	if got := send(bytes.Replace(body, []byte("succeeded"), []byte("failed___"), 1),
		header); got != http.StatusBadRequest {
		t.Errorf("changed: %d", got)
	}
	if got := send(body, http.Header{}); got != http.StatusBadRequest {
		t.Errorf("unsigned: %d", got)
	}
	if got := send(make([]byte, 1<<20), header); got != http.StatusRequestEntityTooLarge {
		t.Errorf("a flood: %d", got)
	}
	// Age is measured by the clock that signed: an old webhook is rejected, one signed after a leap is not.
	w.Clock.Advance(6 * time.Minute)
	if got := send(body, header); got != http.StatusBadRequest {
		t.Errorf("repeated after 6 minutes: %d", got)
	}
	body, header, err = w.Provider.SignedEvent("evt_2", row)
	testkit.Must(t, err)
	if got := send(body, header); got != http.StatusNotFound {
		t.Errorf("signed later: %d", got)
	}
}

// TestAmountsHaveTheirCurrencysStep verifies that the sandbox rejects the amounts that Stripe rejects: those that are
// no multiple of the currency's step, when charging, refunding and paying out.
func TestAmountsHaveTheirCurrencysStep(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	pay := func(minor int64, currency string) payment.Intent {
		t.Helper()
		in, err := w.Provider.CreateIntent(w.Context(), payment.IntentRequest{Key: uuid.New(), AmountMinor: minor,
			Currency: currency, Method: w.Token(t, bookingtest.Good)})
		testkit.Must(t, err)
		return in
	}
	for _, c := range []struct {
		minor    int64
		currency string
		taken    bool
	}{
		{1, "JPY", true}, {15_001, "ISK", true}, {12_340, "KWD", true}, {12_345, "KWD", false}, {1, "BHD", false},
		{100, "MGA", true}, {250, "MGA", false}, {0, "USD", false}, {-100, "USD", false}, {1, "USD", true},
	} {
		in := pay(c.minor, c.currency)
		if taken := in.Status == payment.Succeeded; taken != c.taken || !taken && (in.FailureCode != "invalid_amount" ||
			in.FailureMessage == "") {
			t.Errorf("charge of %d %s: %+v", c.minor, c.currency, in)
		}
		_, err := w.Provider.Send(w.Context(), remit.Request{Key: uuid.New(), AmountMinor: c.minor, Currency: c.currency})
		if (err == nil) != c.taken {
			t.Errorf("payout of %d %s: %v", c.minor, c.currency, err)
		}
	}
	dinars := pay(12_340, "KWD")
	for minor, taken := range map[int64]bool{2_345: false, 0: false, 2_340: true} {
		_, err := w.Provider.Refund(w.Context(), payment.RefundRequest{Key: uuid.New(), Ref: dinars.Ref, AmountMinor: minor,
			Currency: "KWD"})
		if (err == nil) != taken || !taken && !errors.Is(err, payment.ErrRefused) {
			t.Errorf("refund of %d KWD: %v", minor, err)
		}
	}
}
