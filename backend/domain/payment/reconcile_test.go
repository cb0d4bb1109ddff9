package payment_test

import (
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"pgregory.net/rapid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/compare"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/testkit"
	"caravan/backend/testkit/random"
)

// Each planted difference is found and explained; the offered action settles it, and the next comparison is
// clean.
func TestReconciliationFindsExplainsAndSettles(t *testing.T) {
	type planted struct {
		plant  func(t *testing.T, w *bookingtest.World, p payment.Payment)
		kind   compare.DifferenceKind
		action string
	}
	for name, c := range map[string]planted{
		"refunded at the provider's desk": {func(t *testing.T, w *bookingtest.World, p payment.Payment) {
			_, err := w.Provider.RefundAtDesk(w.Context(), p.Ref, 2_000)
			testkit.Must(t, err)
		}, compare.RefundUnknown, compare.ActionBookRefund},
		"disputed": {func(t *testing.T, w *bookingtest.World, p payment.Payment) {
			_, err := w.Provider.Dispute(w.Context(), p.Ref, 4_000, "fraudulent")
			testkit.Must(t, err)
		}, compare.DisputeMissing, compare.ActionBookDispute},
		"a decided dispute": {func(t *testing.T, w *bookingtest.World, p payment.Payment) {
			id, err := w.Provider.Dispute(w.Context(), p.Ref, 4_000, "fraudulent")
			testkit.Must(t, err)
			settleAll(t, w)
			testkit.Must(t, w.Provider.Decide(w.Context(), id, false))
		}, compare.DisputeUnsettled, compare.ActionBookDispute},
		"charged, and the payment does not know": {func(t *testing.T, w *bookingtest.World, _ payment.Payment) {
			h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 1})
			testkit.Must(t, err)
			_, err = w.Bookings.Checkout.PayHold(w.Context(), h.ID, w.Bookings.Holds.HoldToken(w.Context(), h.ID),
				uuid.NewString(), bookingtest.Order(h, "late@example.com", w.Token(t, bookingtest.TimesOut)))
			testkit.Must(t, err)
			w.Clock.Advance(11 * time.Minute)
		}, compare.ChargeUnsettled, compare.ActionSettlePayment},
		"a refund that did not arrive": {func(t *testing.T, w *bookingtest.World, p payment.Payment) {
			w.Exec(t,
				`INSERT INTO refund (tenant_id, id, payment_id, booking_id, amount_minor, currency, status, failure, created_at)
				VALUES ($1, gen_random_uuid(), $2, $3, 1000, 'USD', 'failed', 'the bank said no', $4)`, w.Tenant.ID, p.ID,
				*p.BookingID, w.Clock.Now())
			// The price fell by what was to be refunded.
			w.Exec(t, `INSERT INTO ledger_entry (tenant_id, id, transaction_id, booking_id, account, amount_minor, currency, kind, posted_at)
				SELECT $1, gen_random_uuid(), $2, $3, e.account, e.sign * (1000 + due.minor), 'USD', 'charge', now()
				FROM (VALUES ('traveler_receivable', -1), ('deferred_trip_revenue', 1)) AS e (account, sign),
					(SELECT sum(amount_minor) AS minor FROM ledger_entry WHERE booking_id = $3 AND account = 'traveler_receivable') due`,
				w.Tenant.ID, uuid.New(), *p.BookingID)
		}, compare.RefundFailed, compare.ActionRetryRefund},
		"the books have what the provider does not": {func(t *testing.T, w *bookingtest.World, p payment.Payment) {
			w.Exec(t, `UPDATE payment SET provider_ref = 'pi_gone' WHERE id = $1`, p.ID)
		}, compare.ChargeMissing, ""},
		"another amount": {func(t *testing.T, w *bookingtest.World, p payment.Payment) {
			w.Exec(t, `UPDATE sandbox_intent SET amount_minor = amount_minor + 7 WHERE id = $1`, p.Ref)
		}, compare.ChargeAmount, ""},
		"a charge that nobody knows": {func(t *testing.T, w *bookingtest.World, _ payment.Payment) {
			_, err := w.Provider.CreateIntent(w.Context(), payment.IntentRequest{Key: uuid.New(), AmountMinor: 900,
				Currency: "USD", Method: w.Token(t, bookingtest.Good)})
			testkit.Must(t, err)
			w.Clock.Advance(11 * time.Minute)
		}, compare.ChargeUnknown, ""},
		"books that contradict themselves": {func(t *testing.T, w *bookingtest.World, _ payment.Payment) {
			w.Exec(t, `INSERT INTO ledger_entry (tenant_id, id, transaction_id, account, amount_minor, currency, kind, posted_at)
				VALUES ($1, gen_random_uuid(), gen_random_uuid(), 'suspense', 5, 'USD', 'adjustment', now())`, w.Tenant.ID)
		}, compare.BooksFault, ""},
	} {
		t.Run(name, func(t *testing.T) {
			w := bookingtest.New(t, bookingtest.Options{CallTimeout: time.Second})
			_, p := w.Book(t, "a@example.com", booking.Choices{Spots: 1})
			w.Clock.Advance(time.Second)
			if done, err := w.Payments.Compare(w.Context()); err != nil || done.Open != 0 || done.Compared == 0 {
				t.Fatalf("before: %+v %v", done, err)
			}
			c.plant(t, w, p)
			for range 2 { // the second run adds nothing
				_, err := w.Payments.Compare(w.Context())
				testkit.Must(t, err)
			}
			open, err := w.OpenDifferences()
			testkit.Must(t, err)
			var found *compare.Difference
			for i := range open {
				if open[i].Kind == c.kind {
					found = &open[i]
				}
			}
			if found == nil || found.Action != c.action || len(found.Explanation) < 20 ||
				found.BooksMinor == found.ProviderMinor && c.kind != compare.RefundFailed && c.kind != compare.DisputeUnsettled {
				t.Fatalf("%+v", open)
			}
			if c.action == "" {
				if _, err := w.Payments.SettleDifference(w.Context(), found.ID); err == nil {
					t.Error("what needs a person was settled")
				}
				return
			}
			if c.action == compare.ActionRetryRefund {
				w.Work(t)
			}
			for range 2 { // settling again has no effect
				settled, err := w.Payments.SettleDifference(w.Context(), found.ID)
				if err != nil || settled.Status != "settled" {
					t.Fatalf("%+v %v", settled, err)
				}
			}
			bookingtest.Eventually(t, "the next comparison is clean", func() bool {
				done, err := w.Payments.Compare(w.Context())
				testkit.Must(t, err)
				return done.Open == 0
			})
			verify(t, w)
		})
	}
}

func settleAll(t *testing.T, w *bookingtest.World) {
	t.Helper()
	_, err := w.Payments.Compare(w.Context())
	testkit.Must(t, err)
	open, err := w.OpenDifferences()
	testkit.Must(t, err)
	for _, d := range open {
		_, err := w.Payments.SettleDifference(w.Context(), d.ID)
		testkit.Must(t, err)
	}
}

// Random sequences of bookings preserve the invariants: transactions sum to zero, paid + due = total, no more is
// refunded than was paid, and the provider agrees with the books.
func TestRandomLivesKeepTheBooks(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MaximumSpots: 2_000, MinimumSpots: 2, Threshold: 2})
	w.Work(t)
	random.CheckFew(t, func(r *rapid.T) {
		_, p := w.Book(t, "life@example.com", booking.Choices{Spots: rapid.IntRange(1, 3).Draw(r, "spots")})
		id := *p.BookingID
		payer := customerOf(t, w, id)
		me := w.As(payer.MemberID, "traveler")
		disputes := []string{}
		steps := rapid.SliceOfN(rapid.SampledFrom([]string{"pay", "decline", "items", "desk", "dispute", "decide", "credit",
			"useCredit", "settle"}), 8, 20).Draw(r, "steps")
		for _, step := range steps {
			switch step {
			case "pay":
				_, _ = w.Bookings.Checkout.PayBalance(me, id, uuid.NewString(), booking.PayCustom,
					rapid.Int64Range(10_000, 60_000).Draw(r, "amount"), booking.PayWith{Method: w.Token(t, bookingtest.Good)})
			case "decline":
				_, _ = w.Bookings.Checkout.PayBalance(me, id, uuid.NewString(), booking.PayCustom, 10_000,
					booking.PayWith{Method: w.Token(t, bookingtest.Declined)})
			case "useCredit":
				_, _ = w.Bookings.Checkout.PayBalance(me, id, uuid.NewString(), booking.PayCustom, 15_000, booking.PayWith{
					Method: w.Token(t, bookingtest.Good), CreditMinor: rapid.Int64Range(0, 15_000).Draw(r, "credit")})
			case "items":
				if all := items(t, w, id); len(all) > 0 {
					item := rapid.SampledFrom(all).Draw(r, "item")
					_, _ = w.Payments.RefundItems(me, id, uuid.NewString(),
						[]refund.ItemPart{{ID: item.ID, AmountMinor: rapid.Int64Range(1, item.AmountMinor).Draw(r, "part")}}, nil, "")
				}
			case "desk":
				_, _ = w.Provider.RefundAtDesk(w.Context(), p.Ref, rapid.Int64Range(1, 5_000).Draw(r, "desk"))
			case "dispute":
				if len(disputes) == 0 {
					d, err := w.Provider.Dispute(w.Context(), p.Ref, rapid.Int64Range(1, 3_000).Draw(r, "disputed"), "fraudulent")
					testkit.Must(t, err)
					disputes = append(disputes, d)
				}
			case "decide":
				if len(disputes) > 0 {
					testkit.Must(t, w.Provider.Decide(w.Context(), disputes[0], rapid.Bool().Draw(r, "won")))
				}
			case "credit":
				sum := totalsOf(t, w, id)
				if sum.PaidMinor < 20_000 {
					continue
				}
				testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
					return w.Payments.IssueCreditTx(w.Context(), tx, credit.CreditGrant{
						BookingID: id, TripID: w.TripID, MemberID: payer.MemberID, AmountMinor: rapid.Int64Range(1, 20_000).Draw(r,
							"granted"),
						Currency: "USD", ExpiresOn: w.Payments.CreditExpires(w.Context()), Reason: "test",
					})
				}))
			case "settle":
				w.Clock.Advance(time.Second)
				_, err := w.Payments.Compare(w.Context())
				testkit.Must(t, err)
				open, err := w.OpenDifferences()
				testkit.Must(t, err)
				for _, d := range open {
					_, _ = w.Payments.SettleDifference(w.Context(), d.ID)
				}
			}
			sum := totalsOf(t, w, id)
			if sum.PaidMinor+sum.DueMinor != sum.TotalMinor {
				r.Fatalf("after %s: %+v", step, sum)
			}
			verify(r, w)
		}
	})
}
