package cancel

import (
	"slices"
	"time"

	"caravan/backend/domain/booking"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/civil"
)

// Days is a run of days on which a cancellation refunds the same amounts.
type Days struct {
	From, Until civil.Date // inclusive
	Quote       booking.RefundQuote
}

// OutlookOf returns what a cancellation refunds on each day until the trip starts, as long as nothing else
// changes: the same policy as today's quote, applied to later days. It is empty once the trip has started.
func OutlookOf(in booking.RefundInput) ([]Days, error) {
	var runs []Days
	now, day := in.Now, in.Today
	for after := 0; day.AddDays(after).Before(in.StartDate); after++ {
		in.Today, in.Now = day.AddDays(after), now.Add(time.Duration(after)*24*time.Hour)
		quote, err := booking.QuoteRefund(in)
		if err != nil {
			return nil, err
		}
		if last := len(runs) - 1; last >= 0 && sameBack(runs[last].Quote, quote) {
			runs[last].Until = in.Today
			continue
		}
		runs = append(runs, Days{From: in.Today, Until: in.Today, Quote: quote})
	}
	return runs, nil
}

func sameBack(a, b booking.RefundQuote) bool {
	return a.RefundMinor == b.RefundMinor && a.CreditMinor == b.CreditMinor && a.FeeMinor == b.FeeMinor &&
		a.ForfeitedMinor == b.ForfeitedMinor && slices.Equal(a.Rules, b.Rules)
}

// basisOf returns the inputs of a quote, so that people can check it.
func basisOf(in booking.RefundInput) bookingapi.CancellationBasis {
	basis := bookingapi.CancellationBasis{
		Today: in.Today.UTC(), StartDate: in.StartDate.UTC(), DaysBefore: in.StartDate.Sub(in.Today),
		WindowDays:      in.Terms.CancellationWindowDays,
		RefundableUntil: in.Terms.RefundableUntil(in.StartDate).UTC(), DepositMinor: in.DepositMinor,
		FeePerSpotMinor: in.Terms.FeePerSpotMinor, FreeHours: in.Terms.FreeAfterConfirmHours, Spots: in.Spots,
		Confirmed: !in.ConfirmedAt.IsZero(),
	}
	if basis.Confirmed {
		basis.FreeUntil = api.NewOptDateTime(
			in.ConfirmedAt.Add(time.Duration(in.Terms.FreeAfterConfirmHours) * time.Hour).UTC())
	}
	return basis
}

func outlookAnswer(runs []Days) []bookingapi.CancellationDays {
	out := make([]bookingapi.CancellationDays, 0, len(runs))
	for _, run := range runs {
		out = append(out, bookingapi.CancellationDays{
			From: run.From.UTC(), Until: run.Until.UTC(), RefundMinor: run.Quote.RefundMinor,
			TripCreditMinor: run.Quote.CreditMinor, FeeMinor: run.Quote.FeeMinor, ForfeitedMinor: run.Quote.ForfeitedMinor,
			Rules: rulesOf(run.Quote),
		})
	}
	return out
}

func rulesOf(q booking.RefundQuote) []string {
	rules := []string{}
	for _, rule := range q.Rules {
		rules = append(rules, string(rule))
	}
	return rules
}
