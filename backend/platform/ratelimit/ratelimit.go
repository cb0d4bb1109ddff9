// Package ratelimit limits how often a key may do something. It counts in memory: each serving process has its
// own buckets.
package ratelimit

import (
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// maxKeys bounds the memory. When it is reached, keys with a full bucket are dropped.
const maxKeys = 50_000

const sweepEvery = 10 * time.Second

// Limiter has one bucket per key. A nil Limiter allows everything.
type Limiter struct {
	every rate.Limit
	burst int

	mu      sync.Mutex
	buckets map[string]*rate.Limiter
	swept   time.Time
}

// New returns a limiter that allows a burst and refills events in each period. Zero events mean no limit.
func New(events int, period time.Duration, burst int) *Limiter {
	if events <= 0 || period <= 0 || burst <= 0 {
		return nil
	}
	return &Limiter{every: rate.Limit(float64(events) / period.Seconds()), burst: burst,
		buckets: map[string]*rate.Limiter{}}
}

// Take takes one token for the key. If none is left, nothing is taken, and wait is how long until one is.
func (l *Limiter) Take(key string) (wait time.Duration, ok bool) {
	if l == nil {
		return 0, true
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	bucket := l.buckets[key]
	if bucket == nil {
		l.makeRoom()
		bucket = rate.NewLimiter(l.every, l.burst)
		l.buckets[key] = bucket
	}
	now := time.Now()
	reserved := bucket.ReserveN(now, 1)
	if wait = reserved.DelayFrom(now); wait > 0 {
		reserved.CancelAt(now)
		return wait, false
	}
	return 0, true
}

// Give returns a token for an event that turned out not to count.
func (l *Limiter) Give(key string) {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if bucket := l.buckets[key]; bucket != nil {
		bucket.ReserveN(time.Now(), -1) // never more than burst: the next event cuts it down
	}
}

// Reset refills the key's bucket.
func (l *Limiter) Reset(key string) {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.buckets, key)
}

func (l *Limiter) makeRoom() {
	if len(l.buckets) < maxKeys {
		return
	}
	// Sweeping all keys is expensive, so a flood of new ones does not trigger it each time.
	if now := time.Now(); now.Sub(l.swept) > sweepEvery {
		l.swept = now
		for key, bucket := range l.buckets {
			if bucket.Tokens() >= float64(l.burst) {
				delete(l.buckets, key)
			}
		}
	}
	// Map iteration order is random, so nobody can choose to be dropped.
	for key := range l.buckets {
		if len(l.buckets) < maxKeys {
			return
		}
		delete(l.buckets, key)
	}
}
