package admission_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"caravan/backend/platform/admission"
)

var settings = admission.Settings{Most: 1, Queue: 100, Wait: 8 * time.Second, Fresh: time.Second}

// served sends callers one after the other, each needing a second of work, and returns the order in which they
// were served.
func served(t *testing.T, s admission.Settings, callers int,
	every time.Duration) (order []int, refused map[int]time.Duration) {
	t.Helper()
	g, refused := admission.New(s), map[int]time.Duration{}
	var mu sync.Mutex
	var group sync.WaitGroup
	for i := range callers {
		group.Go(func() {
			time.Sleep(time.Duration(i) * every)
			began := time.Now()
			slot, err := g.Enter(t.Context())
			if err != nil {
				if !errors.Is(err, admission.ErrBusy) {
					t.Errorf("%d: %v", i, err)
				}
				mu.Lock()
				refused[i] = time.Since(began)
				mu.Unlock()
				return
			}
			mu.Lock()
			order = append(order, i)
			mu.Unlock()
			time.Sleep(time.Second)
			slot.Leave()
		})
	}
	group.Wait()
	if inside, waiting, _ := g.State(); inside != 0 || waiting != 0 {
		t.Errorf("left over: %d inside, %d in line", inside, waiting)
	}
	return order, refused
}

func TestWhoComesFirstIsFirstWhileItIsQuick(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := settings
		s.Fresh = time.Minute
		order, refused := served(t, s, 5, 10*time.Millisecond)
		if len(refused) != 0 || len(order) != 5 || order[1] != 1 || order[4] != 4 {
			t.Errorf("%v, refused %v", order, refused)
		}
	})
}

// Once the queue is late, the newest calls go first, so that some are served in time; the others are rejected
// within their maximum wait.
func TestOverloadServesTheNewest(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		order, refused := served(t, settings, 90, 333*time.Millisecond) // three times the capacity
		late := 0
		for _, waited := range refused {
			if waited > settings.Wait {
				late++
			}
		}
		if len(order) < 28 || late > 0 || len(refused)+len(order) != 90 {
			t.Errorf("%d served, %d refused, %d of them late", len(order), len(refused), late)
		}
		// Under sustained overload, calls that cannot be answered soon are rejected immediately.
		for i := 60; i < 90; i++ {
			if waited := refused[i]; waited > settings.Fresh+333*time.Millisecond {
				t.Errorf("%d waited %v to be refused", i, waited)
			}
		}
	})
}

// storm sends calls at a constant rate to a gate with a capacity of a hundred a second, and counts those served
// within a second and those without any response by then. Like clients that have sent a body, callers that wait
// that long leave unnoticed.
func storm(t *testing.T, s admission.Settings, rate int, lasting time.Duration) (good, unheard int) {
	t.Helper()
	const work, patience = 10 * time.Millisecond, time.Second
	g := admission.New(s)
	var mu sync.Mutex
	var group sync.WaitGroup
	for range int(lasting.Seconds()) * rate {
		time.Sleep(time.Second / time.Duration(rate))
		group.Go(func() {
			began := time.Now()
			slot, err := g.Enter(t.Context())
			if err == nil {
				time.Sleep(work)
				slot.Leave()
			}
			mu.Lock()
			defer mu.Unlock()
			switch in := time.Since(began) <= patience; {
			case !in:
				unheard++
			case err == nil:
				good++
			}
		})
	}
	group.Wait()
	return good, unheard
}

// Callers that left unnoticed must not fill the queue: no other call would be admitted, and only abandoned ones
// would be served.
func TestOverloadWorksForThoseWhoAreThere(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := admission.Settings{Most: 1, Queue: 200, Wait: 8 * time.Second, Fresh: 500 * time.Millisecond}
		good, unheard := storm(t, s, 300, 20*time.Second)
		if good < 1900 || unheard > 300 {
			t.Errorf("of 2000 that can be served %d were; of 6000 that were sent %d heard nothing in time", good, unheard)
		}
	})
}

// A burst is no overload: all of its calls wait and are served, whatever else arrives in the meantime.
func TestCrowdIsServed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := admission.Settings{Most: 10, Queue: 200, Wait: 8 * time.Second, Fresh: 500 * time.Millisecond}
		order, refused := served(t, s, 70, time.Millisecond) // seven seconds of work
		if len(order) != 70 || len(refused) > 0 {
			t.Errorf("%d served, refused after %v", len(order), refused)
		}
	})
}

// Once the overload is over, a burst may wait again.
func TestOverloadEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := admission.Settings{Most: 1, Queue: 50, Wait: 8 * time.Second, Fresh: 500 * time.Millisecond}
		g := admission.New(s)
		var group sync.WaitGroup
		send := func(calls int, every time.Duration) (refused int) {
			var mu sync.Mutex
			for range calls {
				time.Sleep(every)
				group.Go(func() {
					slot, err := g.Enter(t.Context())
					if err != nil {
						mu.Lock()
						defer mu.Unlock()
						refused++
						return
					}
					time.Sleep(100 * time.Millisecond)
					slot.Leave()
				})
			}
			group.Wait()
			return refused
		}
		if send(600, 33*time.Millisecond) == 0 {
			t.Error("three times what can be done, and nobody refused")
		}
		time.Sleep(2 * time.Second)
		if refused := send(40, time.Millisecond); refused > 0 {
			t.Errorf("of a crowd that came afterwards %d were refused", refused)
		}
	})
}

func TestCallerWhoLeavesLeavesTheLine(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := admission.New(settings)
		slot, err := g.Enter(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		ctx, leave := context.WithCancel(t.Context())
		done := make(chan error)
		go func() {
			_, err := g.Enter(ctx)
			done <- err
		}()
		synctest.Wait()
		leave()
		if err := <-done; !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
		slot.Leave()
		if inside, waiting, _ := g.State(); inside != 0 || waiting != 0 {
			t.Errorf("%d inside, %d in line", inside, waiting)
		}
	})
}

// A slot is lent while its client's connection is waited for, and taken back ahead of everyone else.
func TestLending(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := admission.New(settings)
		slow, err := g.Enter(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		back := make(chan error)
		go func() { back <- slow.Lend(t.Context(), func() { time.Sleep(5 * time.Second) }) }()
		began := time.Now()
		other, err := g.Enter(t.Context())
		if err != nil || time.Since(began) > time.Second {
			t.Fatalf("%v after %v", err, time.Since(began))
		}
		time.Sleep(6 * time.Second) // the first call waits to re-enter
		other.Leave()
		if err := <-back; err != nil {
			t.Error(err)
		}
		slow.Leave()
		slow.Leave() // a second call has no effect
		if inside, _, _ := g.State(); inside != 0 {
			t.Errorf("%d inside", inside)
		}
	})
}

func TestNoBound(t *testing.T) {
	var g *admission.Gate
	if g = admission.New(admission.Settings{}); g != nil {
		t.Fatal("a gate without a bound")
	}
	slot, err := g.Enter(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	slot.Leave()
}

// Work for a client that disconnects continues for the grace period; work whose deadline passes ends with it.
func TestOutlast(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		caller, leave := context.WithCancelCause(t.Context())
		bounded, expire := context.WithTimeout(caller, 10*time.Second)
		defer expire()
		working, finish := admission.Outlast(bounded, time.Second)
		defer finish()
		gone := errors.New("gone")
		leave(gone)
		time.Sleep(900 * time.Millisecond)
		if err := working.Err(); err != nil {
			t.Errorf("ended at once: %v", err)
		}
		time.Sleep(200 * time.Millisecond)
		if !errors.Is(working.Err(), context.Canceled) || !errors.Is(context.Cause(working), gone) {
			t.Errorf("%v because of %v", working.Err(), context.Cause(working))
		}
		late, end := context.WithTimeout(t.Context(), time.Second)
		defer end()
		outlasting, over := admission.Outlast(late, time.Second)
		defer over()
		time.Sleep(1100 * time.Millisecond)
		if !errors.Is(outlasting.Err(), context.DeadlineExceeded) {
			t.Errorf("after its time: %v", outlasting.Err())
		}
	})
}
