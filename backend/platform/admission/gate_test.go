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

var settings = admission.Settings{Most: 1, Queue: 100, Wait: 8 * time.Second, Fresh: time.Second, Burst: 10 * time.Second}

// served lets callers come one after the other, each to work for a second, and gives the order of those who worked.
func served(t *testing.T, s admission.Settings, callers int, every time.Duration) (order []int, refused map[int]time.Duration) {
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

// Once the line is late, the newest go first, so that some are served in time; the others are told within their wait.
func TestOverloadServesTheNewest(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		order, refused := served(t, settings, 90, 333*time.Millisecond) // three times what can be done
		late := 0
		for _, waited := range refused {
			if waited > settings.Wait {
				late++
			}
		}
		if len(order) < 28 || late > 0 || len(refused)+len(order) != 90 {
			t.Errorf("%d served, %d refused, %d of them late", len(order), len(refused), late)
		}
		// Under overload that lasts, what cannot be answered soon is refused at once.
		if waited := refused[89]; len(refused) > 0 && waited > settings.Fresh {
			t.Errorf("the last waited %v", waited)
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

// A place is lent while a caller's line is waited for, and taken back before everybody else.
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
		time.Sleep(6 * time.Second) // the first one waits to come back
		other.Leave()
		if err := <-back; err != nil {
			t.Error(err)
		}
		slow.Leave()
		slow.Leave() // twice is once
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

// The work for a caller who leaves goes on for the grace; for one whose time is over it ends with it.
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
