package booking_test

import (
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

func want(t *testing.T, err error, expected string) {
	t.Helper()
	if got := testkit.Code(err); got != expected {
		t.Fatalf("got %q, want %q", got, expected)
	}
}

// Two hundred buyers race for five spots: five get one, the others are quickly told what is left, and there is no
// server error.
func TestRaceForTheLastPlaces(t *testing.T) {
	const buyers, places = 200, 5
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 2, MaximumSpots: places})
	var mu sync.Mutex
	got := map[string]int{}
	var wg sync.WaitGroup
	start := make(chan struct{})
	began := time.Now()
	for i := range buyers {
		method, email := w.Token(t, bookingtest.Good), "buyer"+uuid.NewString()+"@example.com"
		wg.Go(func() {
			<-start
			outcome := func() string {
				h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 1})
				if err != nil {
					return testkit.Code(err)
				}
				p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, w.Bookings.Holds.HoldToken(w.Context(), h.ID),
					uuid.NewString(), bookingtest.Order(h, email, method))
				if err != nil {
					return testkit.Code(err)
				}
				return string(p.Status)
			}()
			mu.Lock()
			defer mu.Unlock()
			got[outcome]++
			_ = i
		})
	}
	close(start)
	wg.Wait()
	if got["succeeded"] != places || got[apierr.CodeSoldOut] != buyers-places {
		t.Fatalf("outcomes %v", got)
	}
	if n := w.Count(t, "SELECT count(*) FROM booking"); n != places {
		t.Errorf("%d bookings", n)
	}
	if n := w.Count(t, "SELECT spots_taken FROM trip"); n != places {
		t.Errorf("%d spots taken", n)
	}
	if n := w.Count(t, "SELECT count(DISTINCT first_spot) FROM hold"); n != places {
		t.Errorf("%d different positions", n)
	}
	t.Logf("%d buyers took %s", buyers, time.Since(began))
}

func TestHoldPricesFollowThePosition(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 4})
	w.Book(t, "first@example.com", booking.Choices{Spots: 3})
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{
		Spots: 3,
		Rooms: []booking.RoomChoice{
			{RoomType: booking.RoomSharedBed, Travelers: []int{0, 1}}, {RoomType: booking.RoomPrivate, Travelers: []int{2}},
		},
		Activities: []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{0, 2}}},
	})
	testkit.Must(t, err)
	// One early-bird spot is left; the operator's $300 and $100 carry the platform fee of 10%.
	lines := []booking.Line{
		{Kind: booking.LineSpot, Label: "Traveler spot (early bird)", Quantity: 1, UnitMinor: 180_000, TotalMinor: 180_000},
		{Kind: booking.LineSpot, Label: "Traveler spot", Quantity: 2, UnitMinor: 200_000, TotalMinor: 400_000},
		{Kind: booking.LinePrivateRoom, Label: "Private room", Quantity: 1, UnitMinor: 33_000, TotalMinor: 33_000},
		{Kind: booking.LineActivity, Label: "Rafting", Quantity: 2, UnitMinor: 11_000, TotalMinor: 22_000},
	}
	if len(h.Quote.Lines) != len(lines) {
		t.Fatalf("lines %+v", h.Quote.Lines)
	}
	for i, line := range lines {
		if h.Quote.Lines[i] != line {
			t.Errorf("line %d: %+v, want %+v", i, h.Quote.Lines[i], line)
		}
	}
	if h.Quote.TotalMinor != 635_000 || h.Quote.DepositMinor != 45_000+2*50_000 {
		t.Errorf("total %d, deposit %d", h.Quote.TotalMinor, h.Quote.DepositMinor)
	}
	if n := w.Count(t, "SELECT taken FROM trip_service"); n != 2 {
		t.Errorf("%d activity places taken", n)
	}
	if n := w.Count(t, "SELECT single_supplement_taken FROM trip"); n != 1 {
		t.Errorf("%d private rooms taken", n)
	}
}

func TestHoldIsAllOrNothing(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{ActivityPlaces: 1, Supplements: 1})
	for name, choices := range map[string]booking.Choices{
		"activity": {Spots: 2, Activities: []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{0, 1}}}},
		"rooms": {Spots: 2, Rooms: []booking.RoomChoice{{RoomType: booking.RoomPrivate, Travelers: []int{0}},
			{RoomType: booking.RoomPrivate, Travelers: []int{1}}}},
		"spots": {Spots: 13},
	} {
		_, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), choices)
		want(t, err, apierr.CodeSoldOut)
		var e *apierr.Error
		if errors.As(err, &e); e.Details["spotsLeft"] != 12 {
			t.Errorf("%s: details %v", name, e.Details)
		}
	}
	if n := w.Count(t, "SELECT spots_taken + single_supplement_taken FROM trip"); n != 0 {
		t.Errorf("%d places are gone", n)
	}
}

func TestHoldRefusesWhatDoesNotFit(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	for name, choices := range map[string]booking.Choices{
		"two in one place": {Spots: 2,
			Rooms: []booking.RoomChoice{{RoomType: booking.RoomTwoBeds, Travelers: []int{0, 0}}}},
		"nobody's room": {Spots: 1, Rooms: []booking.RoomChoice{{RoomType: booking.RoomTwoBeds, Travelers: []int{1}}}},
		"private for two": {Spots: 2,
			Rooms: []booking.RoomChoice{{RoomType: booking.RoomPrivate, Travelers: []int{0, 1}}}},
		"unknown activity":    {Spots: 1, Activities: []booking.ActivityChoice{{ServiceID: uuid.New(), Travelers: []int{0}}}},
		"traveler from space": {Spots: 1, Activities: []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{3}}}},
	} {
		if _, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(),
			choices); testkit.Code(err) != apierr.CodeInvalid {
			t.Errorf("%s: %v", name, err)
		}
	}
	_, err := w.Bookings.Holds.CreateHold(w.Context(), uuid.New(), uuid.NewString(), booking.Choices{Spots: 1})
	want(t, err, apierr.CodeNotFound)
}

func TestHoldNeedsABookableTrip(t *testing.T) {
	for _, status := range []trip.Status{trip.Created, trip.PricingApproved, trip.Closed, trip.Cancelled, trip.Complete} {
		w := bookingtest.New(t, bookingtest.Options{Status: status})
		_, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 1})
		want(t, err, apierr.CodeIllegalState)
	}
}

func TestHoldIsReleasedOnceAndExpires(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	ctx := w.Context()
	hold := func() booking.Hold {
		h, err := w.Bookings.Holds.CreateHold(ctx, w.TripID, uuid.NewString(), booking.Choices{Spots: 2})
		testkit.Must(t, err)
		return h
	}
	taken := func() int { return w.Count(t, "SELECT spots_taken FROM trip") }

	released, left := hold(), hold()
	want(t, w.Bookings.Holds.ReleaseHold(ctx, released.ID, "not the token at all"), apierr.CodeNotFound)
	for range 2 {
		testkit.Must(t, w.Bookings.Holds.ReleaseHold(ctx, released.ID, w.Bookings.Holds.HoldToken(ctx, released.ID)))
	}
	if taken() != 2 {
		t.Fatalf("%d spots taken after the release", taken())
	}
	testkit.Must(t, w.Bookings.Holds.SweepHolds(ctx))
	if taken() != 2 {
		t.Fatal("a hold was swept before its time")
	}
	w.Clock.Advance(16 * time.Minute)
	h, err := w.Bookings.Holds.GetHold(ctx, left.ID, w.Bookings.Holds.HoldToken(ctx, left.ID))
	testkit.Must(t, err)
	if h.State != booking.HoldExpired {
		t.Errorf("state %s", h.State)
	}
	_, err = w.Bookings.Checkout.PayHold(ctx, left.ID, w.Bookings.Holds.HoldToken(ctx, left.ID), uuid.NewString(),
		bookingtest.Order(left, "a@example.com", w.Token(t, bookingtest.Good)))
	want(t, err, apierr.CodeHoldExpired)
	for range 2 {
		testkit.Must(t, w.Bookings.Holds.SweepHolds(ctx))
	}
	if taken() != 0 {
		t.Errorf("%d spots taken after the sweep", taken())
	}
}

func TestSameKeyIsOneHold(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	key := uuid.NewString()
	ids := make([]uuid.UUID, 100)
	var wg sync.WaitGroup
	for i := range ids {
		wg.Go(func() {
			h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, key, booking.Choices{Spots: 1})
			if err != nil {
				t.Error(err)
			}
			ids[i] = h.ID
		})
	}
	wg.Wait()
	for _, id := range ids {
		if id != ids[0] {
			t.Fatalf("two holds: %s and %s", ids[0], id)
		}
	}
	if n := w.Count(t, "SELECT spots_taken FROM trip"); n != 1 {
		t.Errorf("%d spots taken", n)
	}
	_, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, key, booking.Choices{Spots: 2})
	want(t, err, apierr.CodeIdempotencyReuse)
}

// Within the days in which everything is due, the deposit is the full price.
func TestLateBookersPayAllAtOnce(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{StartIn: 80})
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 2})
	testkit.Must(t, err)
	if h.Quote.TotalMinor != 360_000 || h.Quote.DepositMinor != h.Quote.TotalMinor {
		t.Errorf("%+v", h.Quote)
	}
	w = bookingtest.New(t, bookingtest.Options{StartIn: 59})
	_, err = w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 2})
	want(t, err, apierr.CodeIllegalState)
}
