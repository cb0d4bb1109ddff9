package payout_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment/compare"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit"
)

// Money sent to payees is compared with the payouts: each planted difference is found and explained, remains one
// difference however often it is found, and is gone once both sides agree.
func TestReconciliationHoldsWhatWasSentAgainstThePayouts(t *testing.T) {
	type planted struct {
		plant, mend string // $1 is the payout
		kind        compare.DifferenceKind
		books, has  int64 // in the books, at the provider
		says        string
	}
	for name, c := range map[string]planted{
		"the provider does not know it": {
			"UPDATE payout SET provider_ref = 'po_gone' WHERE id = $1",
			"UPDATE payout SET provider_ref = (SELECT id FROM sandbox_payout WHERE idempotency_key = $1::text) WHERE id = $1::uuid",
			compare.PayoutMissing, 20_000, 0, "the provider doesn’t have",
		},
		"the books lack it": {
			"INSERT INTO sandbox_payout SELECT tenant_id, 'po_extra', gen_random_uuid()::text, 700, currency, created_at FROM sandbox_payout WHERE idempotency_key = $1::text",
			"DELETE FROM sandbox_payout WHERE id = 'po_extra' AND $1::text <> ''", compare.PayoutUnknown, 0, 700,
			"our books have no payout for it",
		},
		"sent, and the payout does not say so": {
			"UPDATE payout SET status = 'failed', sent_at = NULL, provider_ref = NULL, provider = '' WHERE id = $1", "",
			compare.PayoutUnsettled, 0, 20_000, "The next attempt picks up the transfer",
		},
		"another amount": {
			"UPDATE sandbox_payout SET amount_minor = 19000 WHERE idempotency_key = $1::text",
			"UPDATE sandbox_payout SET amount_minor = 20000 WHERE idempotency_key = $1::text", compare.PayoutAmount, 20_000,
			19_000, "a different amount",
		},
	} {
		t.Run(name, func(t *testing.T) {
			w := bookingtest.New(t, bookingtest.Options{})
			s := service(t, w)

			inTx(t, w, func(tx pgx.Tx) error {
				return s.AdvanceTx(w.Context(), tx, w.TripID, w.HostID, "USD", 20_000, civil.Today(w.Clock.Now()))
			})
			testkit.Must(t, s.SetAccount(w.Context(), payout.Host, w.HostID,
				remit.Account{Holder: "Harper Lane", Number: "DE89 3704 0044 0532 0130 00"}))
			testkit.Must(t, s.SendDue(w.Context()))
			rows, err := s.Payouts(w.Context(), payout.Host, w.HostID)
			testkit.Must(t, err)
			w.Clock.Advance(time.Hour)
			differences := func() []compare.Difference {
				_, err := w.Payments.Compare(w.Context())
				testkit.Must(t, err)
				open, err := w.OpenDifferences()
				testkit.Must(t, err)
				return slices.DeleteFunc(open, func(d compare.Difference) bool {
					return !strings.HasPrefix(string(d.Kind), "payout")
				})
			}
			if done, err := w.Payments.Compare(w.Context()); err != nil || done.Open != 0 || done.Compared != 1 {
				t.Fatalf("before: %+v %v", done, err)
			}
			w.Exec(t, c.plant, rows[0].ID)
			differences()
			open := differences()
			var found *compare.Difference
			for i := range open {
				if open[i].Kind == c.kind {
					found = &open[i]
				}
			}
			if found == nil || found.BooksMinor != c.books || found.ProviderMinor != c.has || found.Action != "" ||
				!strings.Contains(found.Explanation, c.says) {
				t.Fatalf("%+v", open)
			}
			if _, err := w.Payments.SettleDifference(w.Context(), found.ID); err == nil {
				t.Error("what needs a person was settled")
			}
			if c.mend != "" {
				w.Exec(t, c.mend, rows[0].ID)
			} else {
				testkit.Must(t, s.SendDue(w.Context()))
			}
			if open := differences(); len(open) != 0 {
				t.Errorf("mended, and still: %+v", open)
			}
		})
	}
}

// What was sent a moment ago may be booked a moment later: it is no difference yet.
func TestReconciliationWaitsForPayoutsUnderWay(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	_, err := w.Provider.Send(w.Context(), remit.Request{Key: uuid.New(), AmountMinor: 500, Currency: "USD"})
	testkit.Must(t, err)
	if done, err := w.Payments.Compare(w.Context()); err != nil || done.Open != 0 {
		t.Errorf("at once: %+v %v", done, err)
	}
	w.Clock.Advance(time.Hour)
	if done, err := w.Payments.Compare(w.Context()); err != nil || done.Open != 1 {
		t.Errorf("after an hour: %+v %v", done, err)
	}
}
