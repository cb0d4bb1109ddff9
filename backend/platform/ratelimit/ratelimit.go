// Package ratelimit bounds how often one key may do something. It counts in the process: each serving process
// has its own buckets.
package ratelimit

import (
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// maxKeys bounds the memory. Keys that have regained everything are forgotten when it is reached.
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

// New allows burst at once and regains events in each period. No events mean no limit.
func New(events int, period time.Duration, burst int) *Limiter {
	if events <= 0 || period <= 0 || burst <= 0 {
		return nil
	}
	return &Limiter{every: rate.Limit(float64(events) / period.Seconds()), burst: burst, buckets: map[string]*rate.Limiter{}}
}

// Take counts one for the key. When the key has none left, nothing is counted and wait tells until when.
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

// Give gives back one that was taken: it turned out not to count.
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

// Reset gives the key everything back.
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
	// Looking at all keys is dear, so a flood of new ones does not make it happen each time.
	if now := time.Now(); now.Sub(l.swept) > sweepEvery {
		l.swept = now
		for key, bucket := range l.buckets {
			if bucket.Tokens() >= float64(l.burst) {
				delete(l.buckets, key)
			}
		}
	}
	// The map has no order: what goes is random, and nobody can choose to be forgotten.
	for key := range l.buckets {
		if len(l.buckets) < maxKeys {
			return
		}
		delete(l.buckets, key)
	}
}
