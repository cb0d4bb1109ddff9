package booking_test

import (
	"cmp"
	"context"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/analytics"
	sold "caravan/backend/domain/booking/tally"
	"caravan/backend/domain/figures"
	"caravan/backend/domain/host"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/operator"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit"
)

// closeBooks posts what the end of a trip brings: the final report, a referral reward, a payout, and what the provider
// kept of a payment, which names only the booking.
func (l *life) closeBooks() {
	now, currency := l.Clock.Now(), l.Tenant.Currency
	amount := func() int64 { return 100 * (1 + l.rng.Int64N(500)) }
	host := uuid.New()
	earned := payment.Move(payment.DeferredTripRevenue, payment.ServiceFee, amount(), currency, payment.KindEarnings, "")
	earned = append(earned, payment.Move(payment.DeferredTripRevenue, payment.PlatformFee, amount(), currency,
		payment.KindEarnings, "")...)
	earnings := payment.Move(payment.DeferredTripRevenue, payment.HostEarningsPayable, amount(), currency,
		payment.KindEarnings, "")
	earnings[1].PartyID = host
	payout := payment.Move(payment.HostEarningsPayable, payment.PayoutClearing, amount(), currency, payment.KindPayout, "")
	payout[0].PartyID = host
	reward := payment.Move(payment.ReferralExpense, payment.HostEarningsPayable, amount(), currency,
		payment.KindReferral, "")
	reward[1].PartyID = host
	testkit.Must(l.t, l.DB.InTenantTx(l.Context(), l.Tenant.ID, func(tx pgx.Tx) error {
		for _, entries := range [][]payment.Entry{append(earned, earnings...), payout, reward} {
			posted := payment.Transaction{TripID: &l.trip, At: now, Entries: entries}
			if err := payment.Post(l.Context(), tx, posted); err != nil {
				return err
			}
		}
		if b, any := l.any("pending", "confirmed", "cancelled", "closed"); any {
			return payment.Post(l.Context(), tx, payment.Transaction{BookingID: &b.id, At: now,
				Entries: payment.Move(payment.ProviderFee, payment.ProviderClearing, amount(), currency,
					payment.KindProviderFee, "")})
		}
		return nil
	}))
}

// figuresAddUp checks that what each figure consists of adds up to it: in total and in each row, of all time and of
// some days, page by page in every order.
func (l *life) figuresAddUp() {
	service, err := figures.New(figures.Deps{
		DB: l.DB, Money: payment.Figures{}, Bookings: sold.Reader{}, Visits: analytics.Reader{}, Trips: trip.Reader{},
		Hosts: host.Reader{}, Operators: operator.Reader{}, People: identity.Reader{},
	})
	testkit.Must(l.t, err)
	today := civil.Of(l.Clock.Now().In(l.Tenant.Policy.Zone()))
	last := today.AddDays(-l.rng.IntN(120))
	for _, period := range [][2]civil.Date{{today.AddDays(-700), today.AddDays(30)},
		{last.AddDays(-l.rng.IntN(60)), last}} {
		for _, by := range []figures.By{figures.ByTrip, figures.ByHost, figures.ByOperator} {
			a, err := service.Figures(l.Context(), figures.Question{First: period[0], Last: period[1], By: by})
			testkit.Must(l.t, err)
			asked := figures.EntriesAsked{First: period[0], Last: period[1]}
			l.addUp(service, asked, a.Total.Current)
			for _, row := range a.Rows {
				of := asked
				switch by {
				case figures.ByTrip:
					of.TripID = &row.ID
				case figures.ByHost:
					of.HostID = &row.ID
				case figures.ByOperator:
					of.OperatorID = &row.ID
				}
				l.addUp(service, of, row.Current)
			}
		}
	}
}

func (l *life) addUp(service *figures.Service, asked figures.EntriesAsked, set figures.Set) {
	for figure, want := range map[figures.Figure]int64{
		"sold": set.SoldMinor, "collected": set.CollectedMinor, "refunded": set.RefundedMinor, "earned": set.EarnedMinor,
		figures.Orders: int64(set.Orders), figures.Spots: int64(set.Spots), figures.Fill: int64(set.Taken),
	} {
		asked.Figure, asked.Limit = figure, 1+l.rng.IntN(20)
		asked.Sort = []string{"", "date", "-date", "amount", "-amount"}[l.rng.IntN(5)]
		entries, first := paged(l, service, asked)
		var sum, maximum int64
		ids := map[string]bool{}
		for _, e := range entries {
			sum, maximum = sum+e.Value, maximum+e.Maximum
			ids[e.ID] = true
		}
		if sum != want || first.Sum != want || first.Count != len(entries) || len(ids) != len(entries) ||
			figure == figures.Fill && (maximum != int64(set.Maximum) || first.Maximum != maximum) {
			l.t.Errorf("%s is %d, %d in %d entries says the page, but %d different ones of %d add up to %d (%v)", figure, want,
				first.Sum, first.Count, len(ids), len(entries), sum, asked)
		}
		if !slices.IsSortedFunc(entries, func(a, b figures.Entry) int {
			switch asked.Sort {
			case "amount":
				return cmp.Compare(a.Value, b.Value)
			case "-amount":
				return cmp.Compare(b.Value, a.Value)
			case "date":
				return a.Day.Sub(b.Day)
			}
			return b.Day.Sub(a.Day)
		}) {
			l.t.Errorf("entries of %s are not sorted by %q", figure, asked.Sort)
		}
	}
}

// paged reads all pages.
func paged(l *life, service *figures.Service, asked figures.EntriesAsked) (all []figures.Entry, first figures.Entries) {
	for {
		page, err := service.Entries(context.WithoutCancel(l.Context()), asked)
		testkit.Must(l.t, err)
		if asked.Cursor == "" {
			first = page
		}
		if all = append(all, page.Page...); page.Next == "" {
			return all, first
		}
		asked.Cursor = page.Next
	}
}
