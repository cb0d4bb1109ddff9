package booking_test

import (
	"errors"
	"reflect"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit/random"
)

var (
	terms = booking.TermsFrom(policy.Default(), false, "USD")
	start = civil.New(2026, 12, 1)
)

func daysBefore(n int) time.Time { return start.AddDays(-n).UTC().Add(10 * time.Hour) }

func TestDatesOfABooking(t *testing.T) {
	if got := terms.PaymentDue(start); got != civil.New(2026, 9, 2) {
		t.Errorf("payment due %v", got)
	}
	if got := terms.BookingsDeadline(start); got != civil.New(2026, 10, 2) {
		t.Errorf("deadline %v", got)
	}
	if got := terms.FinalText(); got != "Your booking is final 60 days before the start date." {
		t.Errorf("final %q", got)
	}
	var days []int
	for _, r := range terms.Reminders(start) {
		days = append(days, start.Sub(r.On))
	}
	if !slices.Equal(days, []int{120, 104, 97, 91, 90, 87, 83}) {
		t.Errorf("reminders %v days before", days)
	}
	if got := terms.CreditExpires(daysBefore(0)); got != civil.New(2027, 12, 1) {
		t.Errorf("credit expires %v", got)
	}
	if got := booking.TermsFrom(policy.Default(), true, "USD").CancellationWindowDays; got != 60 {
		t.Errorf("Rezdy window %d", got)
	}
}

func TestDepositIsRoundedPerTraveler(t *testing.T) {
	if got, err := terms.Deposit(1000_02, 3, "USD"); err != nil || got != 750_03 {
		t.Errorf("got %d, %v", got, err)
	}
}

func TestPaymentChoices(t *testing.T) {
	early, late := start.AddDays(-200), start.AddDays(-90)
	for name, c := range map[string]struct {
		depositLeft, due int64
		today            civil.Date
		want             []booking.PaymentChoice
	}{
		"new booking": {500_00, 2000_00, early, []booking.PaymentChoice{
			{Option: "minimum", MinorFrom: 500_00, MinorTo: 500_00, Default: true},
			{Option: "full", MinorFrom: 2000_00, MinorTo: 2000_00},
			{Option: "custom", MinorFrom: 500_00, MinorTo: 2000_00}}},
		"after the deposit": {0, 1500_00, early, []booking.PaymentChoice{
			{Option: "minimum", MinorFrom: 100_00, MinorTo: 100_00, Default: true},
			{Option: "full", MinorFrom: 1500_00, MinorTo: 1500_00},
			{Option: "custom", MinorFrom: 100_00, MinorTo: 1500_00}}},
		"small rest": {0, 60_00, early, []booking.PaymentChoice{{Option: "full", MinorFrom: 60_00, MinorTo: 60_00,
			Default: true}}},
		"final payment due": {500_00, 2000_00, late, []booking.PaymentChoice{
			{Option: "full", MinorFrom: 2000_00, MinorTo: 2000_00, Default: true}}},
		"nothing due": {0, 0, early, nil},
	} {
		if got := terms.PaymentChoices(c.depositLeft, c.due, start, c.today); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

func TestAutoPayment(t *testing.T) {
	for _, c := range []struct {
		due              int64
		enabled, pending bool
		days             int
		want             bool
	}{{1, true, false, 91, true}, {0, true, false, 91, false}, {1, false, false, 91, false}, {1, true, true, 91, false},
		{1, true, false, 90, false}} {
		if got := terms.AutoPayment(c.due, c.enabled, c.pending, start, start.AddDays(-c.days)); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

func TestRefundPolicy(t *testing.T) {
	base := booking.RefundInput{
		Terms: terms, Status: booking.Confirmed, Cause: booking.ByTraveler, StartDate: start,
		ConfirmedAt: daysBefore(200), Spots: 2, DepositMinor: 1000_00, PaidMinor: 1500_00, Now: daysBefore(120),
	}
	for name, c := range map[string]struct {
		change                         func(*booking.RefundInput)
		refund, credit, forfeited, fee int64
		outcome                        booking.Outcome
		rules                          []booking.RuleCode
	}{
		"confirmed, later": {func(*booking.RefundInput) {}, 500_00, 800_00, 0, 200_00, "partial",
			[]booking.RuleCode{"above_deposit_refunded", "deposit_as_credit", "fee_per_spot"}},
		"confirmed, within 48 hours": {func(in *booking.RefundInput) { in.ConfirmedAt = in.Now.Add(-48 * time.Hour) },
			1500_00, 0, 0, 0, "full", []booking.RuleCode{"above_deposit_refunded", "free_cancellation"}},
		"pending": {func(in *booking.RefundInput) { in.Status, in.ConfirmedAt = booking.Pending, time.Time{} },
			1500_00, 0, 0, 0, "full", []booking.RuleCode{"above_deposit_refunded", "pending_deposit_refunded"}},
		"91 days before": {func(in *booking.RefundInput) { in.Now = daysBefore(91) }, 500_00, 800_00, 0, 200_00, "partial",
			[]booking.RuleCode{"above_deposit_refunded", "deposit_as_credit", "fee_per_spot"}},
		"90 days before": {func(in *booking.RefundInput) { in.Now = daysBefore(90) }, 0, 0, 1500_00, 0, "none",
			[]booking.RuleCode{"inside_window"}},
		"90 days before, Rezdy": {func(in *booking.RefundInput) {
			in.Now, in.Terms = daysBefore(90), booking.TermsFrom(policy.Default(), true, "USD")
		}, 500_00, 800_00, 0, 200_00, "partial", []booking.RuleCode{"above_deposit_refunded", "deposit_as_credit",
			"fee_per_spot"}},
		"by the host": {func(in *booking.RefundInput) { in.Now, in.Cause = daysBefore(5), booking.ByHost }, 1500_00, 0,
			0, 0, "full", []booking.RuleCode{"cancelled_by_provider"}},
		"fee above the deposit paid": {func(in *booking.RefundInput) { in.PaidMinor = 150_00 }, 0, 0, 0, 150_00, "none",
			[]booking.RuleCode{"deposit_as_credit", "fee_per_spot"}},
		"nothing paid": {func(in *booking.RefundInput) { in.PaidMinor = 0 }, 0, 0, 0, 0, "none",
			[]booking.RuleCode{"nothing_paid"}},
	} {
		t.Run(name, func(t *testing.T) {
			in := base
			c.change(&in)
			q, err := booking.QuoteRefund(in)
			if err != nil {
				t.Fatal(err)
			}
			if q.RefundMinor != c.refund || q.CreditMinor != c.credit || q.ForfeitedMinor != c.forfeited ||
				q.FeeMinor != c.fee ||
				q.Outcome != c.outcome || !slices.Equal(q.Rules, c.rules) {
				t.Errorf("got %+v", q)
			}
		})
	}
}

// The sentence on what a cancellation refunds depends on the window and on whether the booking is pending or
// confirmed (T-254…T-256), with the days of the booking's own terms.
func TestPolicyText(t *testing.T) {
	terms, start := booking.TermsFrom(policy.Default(), false, "USD"), civil.New(2026, 9, 1)
	for _, c := range []struct {
		status booking.Status
		before int
		want   string
	}{
		{booking.Confirmed, 90, "Your booking is within 90 days of departure and not refundable."},
		{booking.Pending, 90, "Your booking is within 90 days of departure and not refundable."},
		{booking.Pending, 91,
			"The amount above the down payment is refundable until June 2, 2026. The down payment is refundable until confirmation."},
		{booking.Confirmed, 91,
			"The amount above the down payment is refundable until June 2, 2026. The down payment is refundable as trip credit minus the cancellation fee."},
	} {
		if got := cancel.PolicyText(terms, c.status, start, start.AddDays(-c.before)); got != c.want {
			t.Errorf("%s, %d days before: %q", c.status, c.before, got)
		}
	}
	rezdy := booking.TermsFrom(policy.Default(), true, "USD")
	if got := cancel.PolicyText(rezdy, booking.Pending, start,
		start.AddDays(-60)); got != "Your booking is within 60 days of departure and not refundable." {
		t.Errorf("a Rezdy trip: %q", got)
	}
}

func TestRefundPartsSumToWhatWasPaid(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		in := booking.RefundInput{
			Terms: terms,
			Status: rapid.SampledFrom([]booking.Status{booking.Pending, booking.Confirmed, booking.Awaiting,
				booking.Waitlist}).Draw(t, "status"),
			Cause: rapid.SampledFrom([]booking.Cause{booking.ByTraveler, booking.ByHost, booking.ByOperator,
				booking.ByProduct}).Draw(t, "cause"),
			Spots: rapid.IntRange(0, 20).Draw(t, "spots"), StartDate: start,
			ConfirmedAt:  daysBefore(rapid.IntRange(0, 300).Draw(t, "confirmed")),
			DepositMinor: rapid.Int64Range(0, 1_000_000).Draw(t, "deposit"),
			PaidMinor:    rapid.Int64Range(0, 4_000_000).Draw(t, "paid"),
			Now:          daysBefore(rapid.IntRange(-10, 300).Draw(t, "now")),
		}
		q, err := booking.QuoteRefund(in)
		if err != nil {
			t.Fatal(err)
		}
		if q.RefundMinor+q.CreditMinor+q.ForfeitedMinor+q.FeeMinor != in.PaidMinor {
			t.Fatalf("%+v does not sum to %d", q, in.PaidMinor)
		}
		if min(q.RefundMinor, q.CreditMinor, q.ForfeitedMinor, q.FeeMinor) < 0 {
			t.Fatalf("negative part: %+v", q)
		}
		if (len(q.Methods()) > 0) != (q.RefundMinor+q.CreditMinor > 0) {
			t.Fatalf("methods of %+v", q)
		}
		again := in
		again.Now = in.Now.Add(time.Minute)
		if same, _ := booking.QuoteRefund(again); same.RefundMinor == q.RefundMinor && same.ID != q.ID {
			t.Fatal("the id changed with the minute")
		}
		again.PaidMinor++
		if other, _ := booking.QuoteRefund(again); other.ID == q.ID {
			t.Fatal("the id outlived a payment")
		}
	})
	if _, err := booking.QuoteRefund(booking.RefundInput{PaidMinor: -1}); !errors.Is(err, booking.ErrInvalidRefund) {
		t.Errorf("negative payment: %v", err)
	}
}

func TestCancellationFeeNote(t *testing.T) {
	if !booking.ShowsFee(terms, start, start.AddDays(-91)) || booking.ShowsFee(terms, start, start.AddDays(-90)) {
		t.Error("shown only more than 90 days before")
	}
}

func TestOrderDisplay(t *testing.T) {
	for _, c := range []struct {
		order       booking.Order
		display     string
		confirmable bool
	}{
		{booking.Order{Status: booking.Pending}, "Pending", true},
		{booking.Order{Status: booking.Pending, PendingCancellation: true}, "Pending Cancel", false},
		{booking.Order{Status: booking.Waitlist, CancelledByHost: true}, "Rejected", false},
		{booking.Order{Status: booking.Awaiting, CancelledByHost: true}, "Rejected", false},
		{booking.Order{Status: booking.Confirmed}, "Confirmed", false},
		{booking.Order{Status: booking.Waitlist}, "Waitlist", false},
	} {
		if c.order.Display() != c.display || c.order.Confirmable() != c.confirmable {
			t.Errorf("%+v: %s, %v", c.order, c.order.Display(), c.order.Confirmable())
		}
	}
	for want, o := range map[string]booking.Order{
		"Paid": {TotalMinor: 10, PaidMinor: 10}, "Partial": {TotalMinor: 10, PaidMinor: 9, DueMinor: 1},
		"Unpaid": {TotalMinor: 10, DueMinor: 10},
	} {
		if got := o.PaidStatus(); got != want {
			t.Errorf("%+v: %s", o, got)
		}
	}
	if (booking.Order{DueMinor: -1}).PaidStatus() != "Paid" {
		t.Error("negative due")
	}
}

func TestConfirmEnabled(t *testing.T) {
	for _, s := range trip.Statuses {
		for spots := range 10 {
			want := false
			switch s {
			case "confirmed", "early_confirmed":
				want = spots >= 1
			case "host_approved", "ready_to_confirm":
				want = spots >= 6
			}
			if got := booking.ConfirmEnabled(s, spots, 6); got != want {
				t.Errorf("%s with %d: %v", s, spots, got)
			}
			enabled := false
			for _, a := range trip.AvailableActions(trip.State{Status: s, SelectedSpots: spots, MinimumTripThreshold: 6},
				trip.Host) {
				enabled = enabled || a.Name == trip.ActConfirmTravelers && a.Enabled
			}
			if enabled != want {
				t.Errorf("%s with %d: the lifecycle says %v", s, spots, enabled)
			}
		}
	}
}

func TestDerivedStatus(t *testing.T) {
	for _, c := range []struct {
		stored    booking.Status
		trip      trip.Status
		cancelled bool
		want      booking.Status
	}{
		{booking.Confirmed, trip.Complete, false, booking.Complete},
		{booking.Pending, trip.Complete, false, booking.Pending},
		{booking.Confirmed, trip.Closed, false, booking.Confirmed},
		{booking.Confirmed, trip.Live, true, booking.Cancelled},
		{booking.Pending, trip.Cancelled, false, booking.Cancelled},
	} {
		got := booking.Derive(c.stored, c.trip, c.cancelled)
		if got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
		if booking.PendingCancellation(c.stored, got, false) != (got == booking.Cancelled) {
			t.Errorf("%+v: pending cancellation", c)
		}
	}
	for i, s := range []booking.Status{booking.Confirmed, booking.Pending, booking.Waitlist, booking.Complete,
		booking.Cancelled, booking.Awaiting, booking.Closed} {
		if got := booking.ListPriority(s); got != i+1 {
			t.Errorf("%s has priority %d", s, got)
		}
	}
}

// Each status has its text for travelers (T-104, T-105, T-110).
func TestWordsOfStatuses(t *testing.T) {
	for _, c := range []struct {
		status        booking.Status
		display, text string
	}{
		{booking.Pending, "Pending", "The trip will be confirmed when 8 people book."},
		{booking.Awaiting, "Awaiting Payment", "You are up on the waitlist! Send payment to secure your spot."},
		{booking.Waitlist, "Waitlist", "You are on the waitlist. You will be contacted if someone drops out."},
		{booking.Confirmed, "Confirmed", "The trip is officially happening!"},
		{booking.Cancelled, "Cancelled", "Either you or the host cancelled the trip."},
		{booking.Closed, "Confirmed", "The trip is officially happening!"},
		{booking.Complete, "Complete", "The trip was completed!"},
	} {
		if got := booking.DisplayStatus(c.status, c.status, false); got != c.display {
			t.Errorf("%s is shown as %q", c.status, got)
		}
		if got := booking.DisplayStatus(c.status, c.status, true); got != "Pending cancellation" {
			t.Errorf("%s on its way out is shown as %q", c.status, got)
		}
		if got := booking.StatusMessage(c.status, 8); got != c.text {
			t.Errorf("%s says %q", c.status, got)
		}
	}
	if got := booking.DisplayStatus(booking.Confirmed, booking.Cancelled, false); got != "Pending cancellation" {
		t.Errorf("a booking of a cancelled trip is shown as %q", got)
	}
}

func TestAddOnMachine(t *testing.T) {
	all := []booking.AddOnStatus{booking.AddOnAvailable, booking.AddOnConfirmed, booking.AddOnPendingAddition,
		booking.AddOnPendingRemoval}
	for _, s := range all {
		if s.Toggle().Toggle() != s || s.Toggle().Selected() == s.Selected() {
			t.Errorf("%s toggles to %s", s, s.Toggle())
		}
		if s.Undo().Changed() || s.Settle().Changed() || s.Settle().Selected() != s.Selected() {
			t.Errorf("%s: undo %s, settle %s", s, s.Undo(), s.Settle())
		}
	}
}

func TestRooms(t *testing.T) {
	const p, d, w = booking.RoomPrivate, booking.RoomSharedBed, booking.RoomTwoBeds
	for name, c := range map[string]struct {
		travelers          int
		rooms              []booking.Room
		upgrade, available bool
		want               error
	}{
		"even":                      {4, []booking.Room{w, d}, false, true, nil},
		"odd, last private":         {3, []booking.Room{d, p}, false, true, nil},
		"odd, first private":        {3, []booking.Room{p, w}, false, true, booking.ErrRoomPrivate},
		"even, private":             {2, []booking.Room{p}, false, true, booking.ErrRoomPrivate},
		"alone in a shared bed":     {1, []booking.Room{d}, false, true, booking.ErrRoomType},
		"no private rooms left":     {1, []booking.Room{p}, false, false, booking.ErrUpgradeNotOffer},
		"too few":                   {3, []booking.Room{w}, false, true, booking.ErrRoomCount},
		"upgrade":                   {2, []booking.Room{p, p}, true, true, nil},
		"upgrade with a twin":       {2, []booking.Room{p, w}, true, true, booking.ErrUpgradeRooms},
		"upgrade for one":           {1, []booking.Room{p}, true, true, booking.ErrUpgradeNotOffer},
		"upgrade without any rooms": {2, []booking.Room{p, p}, true, false, booking.ErrUpgradeNotOffer},
		"dormitory":                 {2, []booking.Room{"dormitory"}, false, true, booking.ErrRoomType},
	} {
		if got := booking.CheckRooms(c.travelers, c.rooms, c.upgrade, c.available); !errors.Is(got, c.want) {
			t.Errorf("%s: %v", name, got)
		}
	}
	if !booking.UpgradeAvailable(3, 3, false) || booking.UpgradeAvailable(2, 3, false) ||
		!booking.UpgradeAvailable(0, 3, true) {
		t.Error("upgrade available")
	}
}

func TestBalanceOutcome(t *testing.T) {
	for _, c := range []struct {
		total, due int64
		want       booking.Balance
		title      string
	}{
		{0, 100, "zero balance", "Changes Confirmed"},
		{50, 100, "paid", "Payment Complete"},
		{-100, 100, "negative balance", "Trip Balance Updated"},
		{-101, 100, "refund needed", "Refund Processing"},
		{-1, -50, "refund needed", "Refund Processing"},
	} {
		if got := booking.BalanceOf(c.total, c.due); got != c.want || got.SuccessTitle() != c.title {
			t.Errorf("%d of %d: %s, %q", c.total, c.due, got, got.SuccessTitle())
		}
	}
}
