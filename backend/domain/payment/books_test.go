package payment_test

import (
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"pgregory.net/rapid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit"
	"caravan/backend/testkit/random"
)

// verify checks all of the books.
func verify(t interface{ Fatalf(string, ...any) }, w *bookingtest.World) {
	var faults []payment.Fault
	err := w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		var err error
		faults, err = payment.VerifyTx(w.Context(), tx)
		return err
	})
	if err != nil || len(faults) > 0 {
		t.Fatalf("the books: %v %+v", err, faults)
	}
}

func totalsOf(t testing.TB, w *bookingtest.World, id uuid.UUID) payment.Totals {
	t.Helper()
	var sum payment.Totals
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		all, err := payment.TotalsOf(w.Context(), tx, id)
		sum = all[id]
		return err
	}))
	return sum
}

func customerOf(t testing.TB, w *bookingtest.World, bookingID uuid.UUID) payment.Payer {
	t.Helper()
	var p payment.Payer
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		var err error
		p, err = w.Bookings.Facts.PayerTx(w.Context(), tx, bookingID)
		return err
	}))
	return p
}

// The planted faults show that the verification of the books detects what it should.
func TestTheCheckOfTheBooksBites(t *testing.T) {
	for name, plant := range map[string]string{
		"unbalanced transaction": `INSERT INTO ledger_entry (tenant_id, id, transaction_id, account, amount_minor, currency, kind, posted_at)
			VALUES ($1, gen_random_uuid(), gen_random_uuid(), 'suspense', 5, 'USD', 'adjustment', now())`,
		"receivable of no booking": `INSERT INTO ledger_entry (tenant_id, id, transaction_id, account, amount_minor, currency, kind, posted_at)
			SELECT $1, gen_random_uuid(), x.id, a, m, 'USD', 'adjustment', now() FROM (SELECT gen_random_uuid() AS id) x,
			(VALUES ('suspense', 5), ('traveler_receivable', -5)) AS v (a, m)`,
		"credit used beyond what was issued": `INSERT INTO ledger_entry (tenant_id, id, transaction_id, account, amount_minor, currency, kind, credit_id, posted_at)
			SELECT $1, gen_random_uuid(), x.id, a, m, 'USD', 'adjustment', x.id, now() FROM (SELECT gen_random_uuid() AS id) x,
			(VALUES ('suspense', -5), ('traveler_credit', 5)) AS v (a, m)`,
		"more given back than was paid": `INSERT INTO ledger_entry (tenant_id, id, transaction_id, account, amount_minor, currency, kind, payment_id, posted_at)
			SELECT $1, gen_random_uuid(), gen_random_uuid(), a, m, 'USD', 'refund', p.id, now() FROM (SELECT id FROM payment LIMIT 1) p,
			(VALUES ('suspense', 1000000000), ('provider_clearing', -1000000000)) AS v (a, m)`,
	} {
		t.Run(name, func(t *testing.T) {
			w := bookingtest.New(t, bookingtest.Options{})
			w.Book(t, "a@example.com", booking.Choices{Spots: 1})
			verify(t, w)
			w.Exec(t, plant, w.Tenant.ID)
			testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
				faults, err := payment.VerifyTx(w.Context(), tx)
				for _, f := range faults {
					if f.Rule == name {
						return err
					}
				}
				t.Errorf("not seen: %+v", faults)
				return err
			}))
		})
	}
}

func TestEachTravelerHasHisPart(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 2, EarlyMinor: 100_001, PriceMinor: 150_000})
	_, p := w.Book(t, "a@example.com",
		booking.Choices{Spots: 3, Activities: []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{1}}}})
	rows := map[int][2]int64{}
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		found, err := tx.Query(w.Context(),
			`SELECT p.position, sum(e.amount_minor) FILTER (WHERE e.kind = 'charge')::bigint, -sum(e.amount_minor) FILTER (WHERE e.kind = 'payment')::bigint
			FROM ledger_entry e JOIN booking_participant p ON p.tenant_id = e.tenant_id AND p.id = e.participant_id
			WHERE e.booking_id = $1 AND e.account = 'traveler_receivable' GROUP BY p.position`, *p.BookingID)
		if err != nil {
			return err
		}
		for found.Next() {
			var position int
			var charged, paid int64
			if err := found.Scan(&position, &charged, &paid); err != nil {
				return err
			}
			rows[position] = [2]int64{charged, paid}
		}
		return found.Err()
	}))
	if len(rows) != 3 || rows[0][0] != 100_001 || rows[1][0] != 100_001+11_000 || rows[2][0] != 150_000 {
		t.Errorf("charged: %v", rows)
	}
	if paid := rows[0][1] + rows[1][1] + rows[2][1]; paid != p.AmountMinor || rows[0][1] <= 0 ||
		rows[1][1] <= rows[0][1] || rows[2][1] <= rows[1][1] {
		t.Errorf("paid %d of %d: %v", paid, p.AmountMinor, rows)
	}
	verify(t, w)
}

func TestSpreadSumsExactly(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		var shares []payment.Share
		for range rapid.IntRange(1, 8).Draw(t, "travelers") {
			shares = append(shares, payment.Share{ParticipantID: uuid.New(), WeightMinor: rapid.Int64Range(0, 1_000_000).Draw(t,
				"weight")})
		}
		minor := rapid.Int64Range(1, 10_000_000).Draw(t, "minor")
		spread := payment.Spread(payment.Move(payment.ProviderClearing, payment.TravelerReceivable, minor, "USD",
			payment.KindPayment, ""), shares)
		if err := (payment.Transaction{Entries: spread}).Check(); err != nil {
			t.Fatal(err)
		}
		var debit int64
		for _, e := range spread {
			if e.Account == payment.ProviderClearing {
				debit += e.AmountMinor
			}
		}
		if debit != minor {
			t.Fatalf("%d of %d", debit, minor)
		}
	})
}

func TestCreditPaysTravelsAndEnds(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	_, first := w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	payer := customerOf(t, w, *first.BookingID)
	grant := credit.CreditGrant{
		BookingID: *first.BookingID, TripID: w.TripID, MemberID: payer.MemberID, AmountMinor: first.AmountMinor,
		Currency: "USD", ExpiresOn: w.Payments.CreditExpires(w.Context()), Reason: "test",
	}
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return w.Payments.IssueCreditTx(w.Context(), tx, grant)
	}))
	if sum := totalsOf(t, w, *first.BookingID); sum.PaidMinor != 0 {
		t.Errorf("what became credit still counts as paid: %+v", sum)
	}
	credits, err := w.Payments.Credits(w.Context(), payer.MemberID)
	testkit.Must(t, err)
	if len(credits) != 1 || credits[0].LeftMinor != first.AmountMinor ||
		credits[0].ExpiresOn != civil.Today(w.Clock.Now()).AddMonths(12) {
		t.Fatalf("%+v", credits)
	}
	start := func(minor int64) (payment.Payment, error) {
		var id uuid.UUID
		err := w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
			var err error
			id, err = w.Payments.StartTx(w.Context(), tx, payment.Start{BookingID: first.BookingID, CreditMinor: minor,
				Currency: "USD", MemberID: &payer.MemberID, Request: struct{}{}})
			return err
		})
		if err != nil {
			return payment.Payment{}, err
		}
		return w.Payments.Advance(w.Context(), id)
	}
	if _, err := start(first.AmountMinor + 1); err == nil {
		t.Error("more credit than there is")
	}
	used, err := start(20_000)
	testkit.Must(t, err)
	if used.Status != payment.Succeeded || used.PaidMinor() != 20_000 || used.CardMinor() != 0 {
		t.Errorf("%+v", used)
	}
	if sum := totalsOf(t, w, *first.BookingID); sum.PaidMinor != 20_000 || sum.PaidMinor+sum.DueMinor != sum.TotalMinor {
		t.Errorf("%+v", sum)
	}
	_, second := w.Book(t, "b@example.com", booking.Choices{Spots: 1})
	other := customerOf(t, w, *second.BookingID).MemberID
	give := func() error {
		return w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
			return w.Payments.TransferCreditTx(w.Context(), tx, payer.MemberID, credits[0].ID, other)
		})
	}
	testkit.Must(t, give())
	if err := give(); err == nil {
		t.Error("an empty credit was given away")
	}
	left := func(member uuid.UUID) (sum int64) {
		all, err := w.Payments.Credits(w.Context(), member)
		testkit.Must(t, err)
		for _, c := range all {
			if !c.Expired {
				sum += c.LeftMinor
			}
		}
		return sum
	}
	if left(payer.MemberID) != 0 || left(other) != first.AmountMinor-20_000 {
		t.Errorf("left %d and %d", left(payer.MemberID), left(other))
	}
	w.Clock.Advance(grant.ExpiresOn.UTC().AddDate(0, 0, 1).Add(-1).Sub(w.Clock.Now()))
	testkit.Must(t, w.Payments.ExpireCredits(w.Context()))
	if left(other) == 0 {
		t.Error("ended on its last day")
	}
	w.Clock.Advance(2)
	testkit.Must(t, w.Payments.ExpireCredits(w.Context()))
	testkit.Must(t, w.Payments.ExpireCredits(w.Context()))
	all, err := w.Payments.Credits(w.Context(), other)
	testkit.Must(t, err)
	if all[0].LeftMinor != 0 || !all[0].Expired {
		t.Errorf("%+v", all[0])
	}
	verify(t, w)
}
