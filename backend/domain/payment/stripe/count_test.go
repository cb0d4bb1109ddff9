package stripe_test

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payment/stripe"
	"caravan/backend/domain/payment/stripe/stripetest"
	"caravan/backend/domain/tenant"
)

// Stripe counts ISK and UGX in hundredths and MGA in whole ariary, and takes amounts with three decimals only if
// the last is zero. What comes back is in minor units again.
func TestEachCurrencyIsCountedAsStripeDoes(t *testing.T) {
	for _, c := range []struct {
		currency              string
		pay, refund, disputed int64
		there                 int64 // what Stripe is asked for
		uncharged             int64 // zero if every amount can be charged
	}{
		{"USD", 10_000, 2_501, 3_003, 10_000, 0},
		{"JPY", 10_000, 2_501, 3_003, 10_000, 0},
		{"KWD", 12_340, 5_120, 1_110, 12_340, 12_345},
		{"ISK", 5_001, 1_003, 777, 500_100, 0},
		{"UGX", 90_001, 30_003, 1, 9_000_100, 0},
		{"MGA", 500_000, 100_100, 700, 5_000, 500_050},
	} {
		t.Run(c.currency, func(t *testing.T) {
			there := stripetest.New(t)
			p, err := stripe.New(stripe.Config{SecretKey: "sk_test", WebhookSecret: there.WebhookSecret, Address: there.URL})
			if err != nil {
				t.Fatal(err)
			}
			ctx := tenant.With(t.Context(), tenant.Tenant{ID: uuid.New()})
			in, err := p.CreateIntent(ctx, payment.IntentRequest{Key: uuid.New(), AmountMinor: c.pay, Currency: c.currency,
				Method: stripetest.Good})
			if err != nil || in.Status != payment.Succeeded {
				t.Fatalf("paying: %+v %v", in, err)
			}
			if got, _ := there.Sum("payment_intent", "", ""); got != c.there {
				t.Errorf("Stripe was asked for %d, want %d", got, c.there)
			}
			if _, err := p.Refund(ctx, payment.RefundRequest{Key: uuid.New(), Ref: in.Ref, AmountMinor: c.refund,
				Currency: c.currency}); err != nil {
				t.Fatalf("refunding: %v", err)
			}
			there.Dispute(in.Ref, c.disputed*c.there/c.pay)
			account, err := p.Connect(ctx,
				remit.ConnectRequest{Key: "k", Account: remit.Account{Holder: "Ada", Number: "DE89370400440532013000"}})
			if err != nil {
				t.Fatal(err)
			}
			there.Onboard(account)
			there.TopUp(c.there, strings.ToLower(c.currency))
			if _, err := p.Send(ctx, remit.Request{Key: uuid.New(), AmountMinor: c.refund, Currency: c.currency,
				AccountRef: account}); err != nil {
				t.Fatalf("paying out: %v", err)
			}
			list, _, err := p.Transactions(ctx, time.Time{}, "")
			if err != nil {
				t.Fatal(err)
			}
			want := map[payment.TransferKind]int64{
				payment.TransferCharge: c.pay, payment.TransferRefund: c.refund, payment.TransferDispute: c.disputed,
				payment.TransferPayout: c.refund,
			}
			for _, x := range list {
				if x.AmountMinor != want[x.Kind] || x.Currency != c.currency {
					t.Errorf("%s: %d %s, want %d", x.Kind, x.AmountMinor, x.Currency, want[x.Kind])
				}
				delete(want, x.Kind)
			}
			if len(want) > 0 {
				t.Errorf("not listed: %v", want)
			}
			for _, e := range there.Events() {
				body, header := there.Post(e)
				got, err := p.Verify(body, header)
				switch {
				case errors.Is(err, payment.ErrNotOurs):
				case err != nil:
					t.Errorf("%s: %v", e.Kind, err)
				case got.Refund != nil && got.Refund.AmountMinor != c.refund, got.Dispute != nil &&
					got.Dispute.AmountMinor != c.disputed:
					t.Errorf("%s: %+v %+v", e.Kind, got.Refund, got.Dispute)
				}
			}
			if _, err := p.Fees(ctx, time.Time{}); err != nil {
				t.Errorf("fees: %v", err)
			}
			if c.uncharged != 0 {
				rejects(t, p, there, in.Ref, account, c.uncharged, c.currency)
			}
		})
	}
}

// rejects checks that an amount which Stripe would reject is never sent there, nor rounded.
func rejects(t *testing.T, p *stripe.Provider, there *stripetest.Stripe, charge, account string, minor int64,
	currency string) {
	t.Helper()
	ctx := tenant.With(t.Context(), tenant.Tenant{ID: uuid.New()})
	asked := func() int {
		return len(there.IDs("payment_intent")) + len(there.IDs("refund")) + len(there.IDs("transfer"))
	}
	before := asked()
	in, err := p.CreateIntent(ctx, payment.IntentRequest{Key: uuid.New(), AmountMinor: minor, Currency: currency,
		Method: stripetest.Good})
	if err != nil || in.Status != payment.Failed || in.FailureCode != "invalid_amount" {
		t.Errorf("paying: %+v %v", in, err)
	}
	if _, err := p.Refund(ctx, payment.RefundRequest{Key: uuid.New(), Ref: charge, AmountMinor: minor,
		Currency: currency}); !errors.Is(err, payment.ErrRefused) {
		t.Errorf("refunding: %v", err)
	}
	_, err = p.Send(ctx, remit.Request{Key: uuid.New(), AmountMinor: minor, Currency: currency, AccountRef: account})
	if err == nil || errors.Is(err, remit.ErrUnclear) {
		t.Errorf("paying out: %v", err)
	}
	if asked() != before {
		t.Errorf("Stripe was asked for %d %s", minor, currency)
	}
}

// The stand-in rejects what Stripe rejects.
func TestTheStandInEnforcesStripesSteps(t *testing.T) {
	there := stripetest.New(t)
	for currency, minor := range map[string]string{"kwd": "12345", "isk": "550"} {
		if status := ask(t, there, currency, minor); status != 400 {
			t.Errorf("%s %s: %d", minor, currency, status)
		}
	}
	for currency, minor := range map[string]string{"kwd": "12340", "isk": "500", "jpy": "501"} {
		if status := ask(t, there, currency, minor); status != 200 {
			t.Errorf("%s %s: %d", minor, currency, status)
		}
	}
}

func ask(t *testing.T, there *stripetest.Stripe, currency, minor string) int {
	t.Helper()
	form := url.Values{"amount": {minor}, "currency": {currency}, "payment_method": {stripetest.Good}, "confirm": {"true"}}
	r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/v1/payment_intents",
		strings.NewReader(form.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	answer := httptest.NewRecorder()
	there.ServeHTTP(answer, r)
	return answer.Code
}
