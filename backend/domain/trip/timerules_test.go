package trip_test

import (
	"context"
	"fmt"
	"log/slog"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"

	schema "caravan/backend/db"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/testclock"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/testclockapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/jobs"
)

// sandbox is a market whose tenant has a test clock, with the workers that process its advances.
type sandbox struct {
	*triptest.Market
	clock *testclock.Service
}

func openSandbox(t *testing.T) sandbox {
	t.Helper()
	m := triptest.Open(t)
	if _, err := m.Owner.Exec(t.Context(), "UPDATE tenant SET is_sandbox = true WHERE id = $1", m.Tenant.ID); err != nil {
		t.Fatal(err)
	}
	tenants, workers, queue := m.Tenants, river.NewWorkers(), &jobs.Client{}
	made, err := testclock.New(testclock.Deps{
		DB: m.DB, Jobs: onQueue{queue}, Base: m.Clock, Tenants: tenants,
		Rules: []testclock.Rule{{Name: "trips", Run: m.Trips.Advance, Next: m.Trips.NextDue}},
	})
	m.Must(err)
	s := sandbox{m, made}
	s.clock.AddWorkers(workers)
	client, err := river.NewClient(riverpgxv5.New(m.DB.Pool), &river.Config{
		Schema: schema.RiverSchema, Workers: workers, FetchCooldown: 5 * time.Millisecond,
		FetchPollInterval: 10 * time.Millisecond,
		// The market's other jobs have no workers here; they fail, and do not disturb the clock.
		Queues: map[string]river.QueueConfig{"clock": {MaxWorkers: 1}, river.QueueDefault: {MaxWorkers: 4},
			authz.QueueRelations: {MaxWorkers: 4}},
		Logger: slog.New(slog.DiscardHandler),
	})
	if err != nil {
		t.Fatal(err)
	}
	queue.River = client
	if err := client.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { <-client.Stopped() })
	return s
}

// to advances the clock and waits until everything due has run.
func (s sandbox) to(at time.Time) {
	s.T.Helper()
	var id uuid.UUID
	s.Tx(s.System(), func(tx pgx.Tx) error {
		var err error
		id, err = s.clock.AdvanceTx(s.System(), tx, &testclockapi.ClockAdvance{To: api.NewOptDateTime(at),
			Freeze: api.NewOptBool(true)})
		return err
	})
	for {
		run, err := s.clock.Run(s.System(), id)
		s.Must(err)
		switch run.State {
		case testclockapi.ClockRunStateSuccess:
			return
		case testclockapi.ClockRunStateFailure:
			s.T.Fatalf("advance to %s: %+v", at, run)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// put sets the trip and the clock as a case requires. Only a test may set a clock back.
func (s sandbox) put(id uuid.UUID, c timeCase, at time.Time) {
	s.T.Helper()
	if _, err := s.Owner.Exec(s.T.Context(), "UPDATE tenant SET clock_frozen_at = $2 WHERE id = $1", s.Tenant.ID,
		at); err != nil {
		s.T.Fatal(err)
	}
	s.clock.Tenants.Forget()
	s.Tx(s.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(s.T.Context(), `
			WITH item AS (UPDATE inventory_item SET quantity_pending = 1, quantity_confirmed = 0 WHERE start_date = $8),
			     level AS (UPDATE host SET level = $9)
			UPDATE trip SET status = $2, time_zone = $3, launch_at = $4, launched_at = $5, bookings_deadline = $6, end_date = $7,
			       cancellation_reason = NULL, booking_auto_confirmation = false,
			       content = jsonb_set(content, '{hostTermsHistory,0,at}', to_jsonb($10::timestamptz))
			WHERE id = $1`, id, c.from, c.zone, c.launchAt, c.launchedAt, c.deadline, c.end, triptest.First, c.level, c.agreed)
		return err
	})
}

// timeCase is a trip before a rule triggers, and the instant at which it must.
type timeCase struct {
	name, zone           string
	from, to             trip.Status
	launchAt, launchedAt *time.Time
	agreed               time.Time
	deadline, end        civil.Date
	level                int
	at                   time.Time
}

// changes are the days on which clocks change, or any days where they never do.
var changes = map[string][2]string{
	"America/New_York":   {"2026-03-08", "2026-11-01"},
	"Europe/London":      {"2026-03-29", "2026-10-25"},
	"Australia/Adelaide": {"2026-10-04", "2026-04-05"}, // half an hour off the full hours
	"America/St_Johns":   {"2026-03-08", "2026-11-01"}, // half an hour off, on the other side
	"Asia/Kathmandu":     {"2026-03-08", "2026-11-01"}, // three quarters, never changes
	"America/Santiago":   {"2026-09-06", "2026-04-05"}, // at midnight: a day without 00:00, and one with 23:00 twice
}

// begins finds the first second of a day by checking each, not by the rule under test.
func begins(day civil.Date, zone *time.Location) time.Time {
	for at := day.UTC().Add(-15 * time.Hour); ; at = at.Add(15 * time.Minute) {
		if civil.Of(at.In(zone)) == day {
			return at
		}
	}
}

func casesOf(name, day string) []timeCase {
	zone, err := time.LoadLocation(name)
	if err != nil {
		panic(err)
	}
	on, err := civil.Parse(day)
	if err != nil {
		panic(err)
	}
	clock := func(days, hour, minute int) time.Time {
		d := on.AddDays(days)
		return time.Date(d.Year, d.Month, d.Day, hour, minute, 0, 0, zone).UTC()
	}
	never, long := civil.New(2027, 12, 30), clock(-20, 9, 0)
	launch, launched := clock(0, 10, 20), clock(-14, 9, 40)
	base := timeCase{zone: name, deadline: never, end: never.AddDays(70), level: 3, agreed: long}
	with := func(change func(c *timeCase)) timeCase {
		c := base
		change(&c)
		c.name = fmt.Sprintf("%s %s %s to %s", name, day, c.from, c.to)
		return c
	}
	cases := []timeCase{
		with(func(c *timeCase) { c.from, c.to, c.launchAt, c.at = trip.HostApproved, trip.Live, &launch, launch }),
		with(func(c *timeCase) {
			c.from, c.to, c.launchAt, c.at = trip.EarlyConfirmed, trip.Confirmed, &launch, launch
		}),
		// Within 14 days: the same time of day, even if one of the days has 23 or 25 hours.
		with(func(c *timeCase) {
			c.from, c.to, c.level, c.agreed, c.at = trip.HostApproved, trip.Cancelled, 1, clock(-14, 9, 30), clock(0, 9, 30)
		}),
		with(func(c *timeCase) {
			c.from, c.to, c.level, c.launchAt, c.launchedAt, c.at = trip.Live, trip.Cancelled, 2, &launched, &launched,
				clock(0, 9, 40)
		}),
	}
	// The day before the change and the day of it: the night of the change is the end of one and the beginning of
	// the other.
	for _, last := range []civil.Date{on.AddDays(-1), on} {
		at := begins(last.AddDays(1), zone)
		cases = append(cases,
			with(func(c *timeCase) {
				c.from, c.to, c.launchedAt, c.deadline, c.at = trip.Confirmed, trip.Closed, &long, last, at
			}),
			with(func(c *timeCase) {
				c.from, c.to, c.launchedAt, c.deadline, c.at = trip.Live, trip.Cancelled, &long, last, at
			}),
			with(func(c *timeCase) {
				c.from, c.to, c.launchedAt, c.deadline, c.at = trip.ReadyToConfirm, trip.Cancelled, &long, last, at
			}),
			with(func(c *timeCase) {
				c.from, c.to, c.launchedAt, c.end, c.at = trip.Closed, trip.Complete, &long, last, at
			}),
		)
	}
	return cases
}

// Every rule with a date, in six zones and over both changes of their clocks, through the jobs that an advance of
// the test clock starts: one second before its instant nothing has happened, at the instant it has.
func TestEveryTimeRuleToTheSecond(t *testing.T) {
	s := openSandbox(t)
	id := s.Agreed()
	for name, days := range changes {
		for _, day := range days {
			for _, c := range casesOf(name, day) {
				s.put(id, c, c.at.Add(-2*time.Second))
				s.to(c.at.Add(-time.Second))
				if got := s.Trip(id); got.Status != c.from {
					t.Errorf("%s: a second early it is %s (%q)", c.name, got.Status, got.CancellationReason)
				}
				s.to(c.at)
				if got := s.Trip(id); got.Status != c.to {
					t.Errorf("%s: at %s it is %s", c.name, c.at, got.Status)
				}
			}
		}
	}
}

// One leap over a trip's whole life takes the steps at their own instants, in order.
func TestALeapStopsWhereverARuleTurns(t *testing.T) {
	s := openSandbox(t)
	id := s.Agreed()
	launch := triptest.Start.AddDate(0, 0, 3).Truncate(time.Hour)
	s.Must(s.Trips.Update(s.Host(), id, &tripapi.TripUpdate{Version: s.Trip(id).Version,
		LaunchDate: tripapi.NewOptNilDateTime(launch)}))
	made := s.Trip(id)
	s.to(made.EndDate.AddDays(30).UTC())
	got := s.Trip(id)
	closes := made.BookingsDeadline.AddDays(1).Start(made.Zone())
	if got.Status != trip.Cancelled || !got.LaunchedAt.Equal(launch) || !got.StatusSince.Equal(closes) {
		t.Errorf("%s since %s, launched %v", got.Status, got.StatusSince, got.LaunchedAt)
	}
	clock, err := s.clock.Stands(tenant.With(t.Context(), s.Tenant))
	if err != nil || !clock.Frozen || !clock.Now.Equal(made.EndDate.AddDays(30).UTC()) || !clock.Sandbox {
		t.Errorf("%+v %v", clock, err)
	}
}

// onQueue puts the jobs of the clock on a queue of their own, so that the market's do not delay them.
type onQueue struct{ jobs.Inserter }

func (q onQueue) InsertTx(ctx context.Context, tx pgx.Tx, args river.JobArgs, _ *river.InsertOpts) error {
	return q.Inserter.InsertTx(ctx, tx, args, &river.InsertOpts{Queue: "clock"})
}

// Auto-confirm follows the clock to the second: with enough travelers before the launch they are confirmed early,
// and the trip with its launch; with too few it goes live unconfirmed, and ends at its bookings deadline. It
// never confirms a second early, over both changes of the clocks.
func TestAutoConfirmToTheSecond(t *testing.T) {
	s := openSandbox(t)
	id := s.Agreed()
	booked := s.Book(id, "pending", 2)
	never := civil.New(2027, 12, 30)
	at := func(name string, want trip.Status, booking string) {
		t.Helper()
		if got := s.Trip(id); got.Status != want {
			t.Errorf("%s: %s, want %s (%q)", name, got.Status, want, got.CancellationReason)
		}
		if n := s.Count("booking", "id = $1 AND status = $2", booked, booking); n != 1 {
			t.Errorf("%s: the order is not %s", name, booking)
		}
	}
	for name, days := range changes {
		zone, err := time.LoadLocation(name)
		s.Must(err)
		for _, text := range days {
			day, err := civil.Parse(text)
			s.Must(err)
			launch, agreed := time.Date(day.Year, day.Month, day.Day, 10, 20, 0, 0, zone).UTC(),
				begins(day, zone).AddDate(0, 0, -30)
			deadline := begins(day.AddDays(21), zone)
			c := timeCase{zone: name, from: trip.HostApproved, launchAt: &launch, agreed: agreed, deadline: day.AddDays(20),
				end: never, level: 3}
			for _, enough := range []bool{true, false} {
				label, threshold, early, launched, order := name+" "+text+", enough", 2, trip.EarlyConfirmed, trip.Confirmed,
					"confirmed"
				over, ended := trip.Closed, "confirmed"
				if !enough {
					label, threshold, early, launched, order = name+" "+text+", too few", 3, trip.HostApproved, trip.Live, "pending"
					over, ended = trip.Cancelled, "cancelled"
				}
				s.put(id, c, launch.Add(-2*time.Second))
				s.autoConfirm(id, booked, threshold)
				s.to(launch.Add(-time.Second))
				at(label+" before the launch", early, order)
				s.to(launch)
				at(label+" at the launch", launched, order)
				s.to(deadline.Add(-time.Second))
				at(label+" before the deadline", launched, order)
				s.to(deadline)
				at(label+" at the deadline", over, ended)
			}
		}
	}
}

// autoConfirm enables it for a trip whose only order is pending.
func (s sandbox) autoConfirm(id, booked uuid.UUID, threshold int) {
	s.T.Helper()
	s.Tx(s.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(s.T.Context(), `
			WITH b AS (UPDATE booking SET status = 'pending', confirmed_at = NULL, cancelled_at = NULL, is_pending_cancellation = false WHERE id = $2)
			UPDATE trip SET booking_auto_confirmation = true, minimum_trip_threshold = $3, spots_taken = 2, content = content - 'inventoryConfirmed' WHERE id = $1`,
			id, booked, threshold)
		return err
	})
}
