package booking_test

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/payment"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

// Buyers race for each scarce thing. With the locks exactly as many get one as there are, everyone else is told
// what is left, and nothing breaks. Without them (and without the constraints of the schema), the same race sells
// what does not exist.
func TestRacesForWhatIsScarce(t *testing.T) {
	buyers, places := proofRuns(t, "CARAVAN_PROOF_BUYERS", 60), proofRuns(t, "CARAVAN_PROOF_PLACES", 4)
	for _, scarce := range []struct {
		name, constraint, taken string
		options                 bookingtest.Options
		choices                 func(t *testing.T, w *bookingtest.World) booking.Choices
	}{
		{
			"spots", "trip DROP CONSTRAINT trip_spots_not_oversold", "SELECT spots_taken FROM trip",
			bookingtest.Options{MinimumSpots: 2, MaximumSpots: places},
			func(*testing.T, *bookingtest.World) booking.Choices { return booking.Choices{Spots: 1} },
		},
		{
			"private rooms", "trip DROP CONSTRAINT trip_supplements_not_oversold", "SELECT single_supplement_taken FROM trip",
			bookingtest.Options{MaximumSpots: 200, Supplements: places},
			func(*testing.T, *bookingtest.World) booking.Choices {
				return booking.Choices{Spots: 1, Rooms: private(0)}
			},
		},
		{
			"activities", "trip_service DROP CONSTRAINT trip_service_not_oversold", "SELECT taken FROM trip_service",
			bookingtest.Options{MaximumSpots: 200, ActivityPlaces: places},
			func(t *testing.T, w *bookingtest.World) booking.Choices {
				return booking.Choices{Spots: 1, Activities: []booking.ActivityChoice{{ServiceID: w.Activity, Travelers: []int{0}}}}
			},
		},
		{
			"nights", "departure_night DROP CONSTRAINT departure_night_not_oversold",
			"SELECT coalesce(sum(taken), 0)::int FROM departure_night",
			bookingtest.Options{MaximumSpots: 200},
			func(t *testing.T, w *bookingtest.World) booking.Choices {
				return booking.Choices{Spots: 1, Activities: []booking.ActivityChoice{{ServiceID: nightOffer(t, w, places),
					Travelers: []int{0}}}}
			},
		},
	} {
		t.Run(scarce.name, func(t *testing.T) {
			for range proofRuns(t, "CARAVAN_PROOF_RACES", 1) {
				t.Run("", func(t *testing.T) {
					if !lockedBuild {
						oversells(t, scarce.constraint, buyers, places, func(t *testing.T) (*bookingtest.World, booking.Choices) {
							w := bookingtest.New(t, scarce.options)
							return w, scarce.choices(t, w)
						})
						return
					}
					w := bookingtest.New(t, scarce.options)
					if held := raceForHolds(t, w, buyers, scarce.choices(t, w)); held != places || w.Count(t, scarce.taken) != places {
						t.Fatalf("%d of %d sold, %d in the books", held, places, w.Count(t, scarce.taken))
					}
				})
			}
		})
	}
}

// oversells shows that the race detects a missing lock. The order of arrival is random, so it gets several
// rounds.
func oversells(t *testing.T, constraint string, buyers, places int,
	prepare func(*testing.T) (*bookingtest.World, booking.Choices)) {
	t.Helper()
	for range 10 {
		w, choices := prepare(t)
		owner, err := pgx.Connect(t.Context(), w.Database.OwnerURL)
		testkit.Must(t, err)
		_, err = owner.Exec(t.Context(), "ALTER TABLE "+constraint)
		testkit.Must(t, err)
		testkit.Must(t, owner.Close(t.Context()))
		if raceForHolds(t, w, buyers, choices) > places {
			return
		}
	}
	t.Fatal("nothing is oversold without the lock: the race would not notice that it is missing")
}

func raceForHolds(t *testing.T, w *bookingtest.World, buyers int, choices booking.Choices) int {
	t.Helper()
	var held atomic.Int64
	var group sync.WaitGroup
	start := make(chan struct{})
	for range buyers {
		group.Go(func() {
			<-start
			_, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), choices)
			if err == nil {
				held.Add(1)
			} else if testkit.Code(err) != apierr.CodeSoldOut {
				t.Errorf("a loser got %v", err)
			}
		})
	}
	close(start)
	group.Wait()
	return int(held.Load())
}

// nightOffer gives the trip a departure with private rooms for the night before, and returns the offer's id.
func nightOffer(t testing.TB, w *bookingtest.World, rooms int) uuid.UUID {
	t.Helper()
	nightsFor(t, w, rooms)
	id, ok := nightOf(t, w, w.TripID)
	if !ok {
		t.Fatal("no night is offered")
	}
	return id
}

// nightsFor gives the world's trip, and those created from it later, a departure with nights before.
func nightsFor(t testing.TB, w *bookingtest.World, rooms int) {
	t.Helper()
	item := uuid.Must(uuid.NewV7())
	w.Exec(t,
		`INSERT INTO inventory_item (tenant_id, id, itinerary_id, start_date, package_level, quantity_available, single_supplement_price_minor,
			single_supplement_quantity, cost_schedule, pre_accommodation, created_at)
		SELECT tenant_id, $1, itinerary_id, start_date, package_level, 1, 30000, 10, cost_schedule, $2, created_at FROM trip WHERE id = $3`,
		item, fmt.Sprintf(`{"single":{"priceMinor":5000,"quantityAvailable":%d,"maxNights":3}}`, rooms), w.TripID)
	w.Exec(t, "UPDATE trip SET inventory_item_id = $1 WHERE id = $2", item, w.TripID)
}

// nightOf returns the first night that a trip offers and has left.
func nightOf(t testing.TB, w *bookingtest.World, tripID uuid.UUID) (uuid.UUID, bool) {
	t.Helper()
	offers, left := w.Offers(t, tripID)
	for _, o := range offers {
		if o.Night != nil && left.Nights[*o.Night] > 0 && o.UnitMinor == 5_500 {
			return o.ID, true
		}
	}
	return uuid.Nil, false
}

// A hundred calls with one key are one payment and one response; another body with that key is rejected.
func TestOneKeyIsOnePayment(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 1})
	testkit.Must(t, err)
	key, token, order := uuid.NewString(), w.Bookings.Holds.HoldToken(w.Context(), h.ID), bookingtest.Order(h,
		"ada@example.com", w.Token(t, bookingtest.Good))
	answers := make([]payment.Payment, 100)
	var group sync.WaitGroup
	for i := range answers {
		group.Go(func() {
			if answers[i], err = w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, key, order); err != nil {
				t.Errorf("call %d: %v", i, err)
			}
		})
	}
	group.Wait()
	for _, a := range answers {
		if a.ID != answers[0].ID || a.BookingID == nil || *a.BookingID != *answers[0].BookingID {
			t.Fatalf("answers %+v and %+v", a, answers[0])
		}
	}
	if n := w.Count(t, "SELECT count(*) FROM payment"); n != 1 {
		t.Fatalf("%d payments", n)
	}
	order.Customer.FirstName = "Eve"
	_, err = w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, key, order)
	want(t, err, apierr.CodeIdempotencyReuse)
}

// Many bookings are canceled while many parties wait: the released spots are offered once.
func TestOffersAreMadeOnce(t *testing.T) {
	for range proofRuns(t, "CARAVAN_PROOF_RACES", 1) {
		t.Run("", offersAreMadeOnce)
	}
}

func offersAreMadeOnce(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 2, MaximumSpots: 6})
	var full []uuid.UUID
	for i := range 6 {
		_, p := w.Book(t, fmt.Sprintf("b%d@example.com", i), booking.Choices{Spots: 1})
		full = append(full, *p.BookingID)
	}
	for i := range 9 {
		_, err := w.Bookings.Waitlist.JoinWaitlist(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 1},
			booking.Checkout{Customer: booking.Person{FirstName: "Wil", LastName: "Wait",
				Email: fmt.Sprintf("w%d@example.com", i)}})
		testkit.Must(t, err)
	}
	var group sync.WaitGroup
	for _, id := range full {
		group.Go(func() {
			for range 5 { // locks may have to be waited for
				err := w.Bookings.Cancels.AdminCancel(w.As(uuid.New(), "admin"), id, id.String(),
					cancel.AdminCancellation{Reason: "All at once"})
				if err == nil {
					return
				}
				if testkit.Code(err) != apierr.CodeConflict {
					t.Error(err)
				}
			}
		})
		group.Go(func() {
			_, err := w.Bookings.Holds.CreateHold(context.WithoutCancel(w.Context()), w.TripID, uuid.NewString(),
				booking.Choices{Spots: 1})
			if c := testkit.Code(err); c != apierr.CodeSoldOut {
				t.Errorf("a buyer got between the waiting: %q", c)
			}
		})
	}
	group.Wait()
	if n, spots := w.Count(t, "SELECT count(*) FROM booking WHERE status = 'awaiting'"),
		w.Count(t, "SELECT spots_taken FROM trip"); n != 6 || spots != 6 {
		t.Fatalf("%d offers for 6 places, %d taken", n, spots)
	}
}
