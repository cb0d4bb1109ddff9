package ratelimit_test

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"caravan/backend/platform/ratelimit"
)

func take(l *ratelimit.Limiter, key string, times int) (allowed int, wait time.Duration) {
	for range times {
		w, ok := l.Take(key)
		if ok {
			allowed++
			continue
		}
		wait = w
	}
	return allowed, wait
}

func TestKeysAreBoundedEachByItself(t *testing.T) {
	l := ratelimit.New(6, time.Hour, 3)
	allowed, wait := take(l, "a", 5)
	if allowed != 3 || wait < 9*time.Minute || wait > 10*time.Minute {
		t.Errorf("allowed %d, then wait %s", allowed, wait)
	}
	if allowed, _ := take(l, "b", 1); allowed != 1 {
		t.Error("another key pays for the first")
	}
	l.Reset("a")
	if allowed, _ := take(l, "a", 5); allowed != 3 {
		t.Errorf("after a reset %d are allowed", allowed)
	}
}

func TestWhatDidNotCountIsGivenBack(t *testing.T) {
	l := ratelimit.New(1, time.Hour, 3)
	take(l, "a", 3)
	l.Give("a")
	if allowed, _ := take(l, "a", 5); allowed != 1 {
		t.Errorf("one given back allows %d", allowed)
	}
	for range 10 {
		l.Give("b")
		l.Give("a")
	}
	for _, key := range []string{"a", "b"} {
		if allowed, _ := take(l, key, 9); allowed != 3 {
			t.Errorf("%s: more given back than there is allows %d", key, allowed)
		}
	}
	ratelimit.New(0, 0, 0).Give("a")
}

func TestTimeGivesBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := ratelimit.New(100, time.Second, 1)
		if _, ok := l.Take("a"); !ok {
			t.Fatal("the first is refused")
		}
		wait, ok := l.Take("a")
		if ok {
			t.Fatal("the second is allowed")
		}
		time.Sleep(wait + time.Millisecond)
		if _, ok := l.Take("a"); !ok {
			t.Error("waiting as told does not help")
		}
	})
}

func TestTogetherNoMoreThanAllowed(t *testing.T) {
	l := ratelimit.New(1, time.Hour, 40)
	var allowed atomic.Int64
	var group sync.WaitGroup
	for range 200 {
		group.Go(func() {
			if _, ok := l.Take("a"); ok {
				allowed.Add(1)
			}
		})
	}
	group.Wait()
	if allowed.Load() != 40 {
		t.Errorf("%d allowed", allowed.Load())
	}
}

func TestManyKeysAndNoLimit(t *testing.T) {
	l := ratelimit.New(1, time.Hour, 1)
	for i := range 60_000 {
		if _, ok := l.Take(fmt.Sprint(i)); !ok {
			t.Fatalf("key %d is refused", i)
		}
	}
	off := ratelimit.New(0, time.Hour, 0)
	if allowed, _ := take(off, "a", 1000); allowed != 1000 {
		t.Errorf("%d allowed without a limit", allowed)
	}
	off.Reset("a")
}
