// Package admission limits how many calls run concurrently and keeps a short queue in front of them. Load beyond
// what the server can answer in time is rejected immediately, which is cheap; accepting everything would make
// every response late. Callers that time out hang up and reconnect, which costs the server more than answering
// them, so nobody is left waiting in the queue without a response.
package admission

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"time"
)

// Settings configures a Gate.
type Settings struct {
	Name  string
	Most  int           // concurrent calls; zero means unlimited
	Queue int           // maximum queue length
	Wait  time.Duration // maximum time in the queue
	// Fresh is how long the queue is served in FIFO order. Once its head has waited longer, the queue is late and
	// the most recent arrival goes next: some responses are then in time, where otherwise all would be late.
	//
	// A burst, such as buyers at a launch, fills the queue and waits for its responses. If the queue stays late
	// after as many calls as fill it have arrived, or for longer than the maximum wait, more calls arrive than
	// can be served. The queue then shrinks to what can be answered soon; calls that have waited too long are
	// rejected, and so, at the lowest cost, are new calls that find no room.
	Fresh time.Duration
}

// ErrBusy is returned when a call is rejected.
var ErrBusy = errors.New("admission: busy")

// Gate limits one class of calls.
type Gate struct {
	Settings

	mu      sync.Mutex
	inside  int
	line    []*waiter // in order of arrival
	back    []*waiter // already admitted once and re-entering
	refused int64

	quick time.Time // when the queue was last on time
	came  int       // arrivals since then
	shed  time.Time // when a call was last rejected because of overload
}

// calm is how long no call may be rejected before the queue may grow to its full length again.
const calm = time.Second

// shortLine is the queue length per running call under overload: that many are answered soon.
const shortLine = 4

// late reports whether the head of the queue has waited too long.
func (g *Gate) late(now time.Time) bool {
	return len(g.line) > 0 && now.Sub(g.line[0].since) > g.Fresh
}

func (g *Gate) overloaded(now time.Time) bool {
	if !g.late(now) {
		g.quick, g.came = now, 0
	}
	return g.came > g.Queue || now.Sub(g.quick) > g.Wait || now.Sub(g.shed) < calm
}

// room makes room in the queue for a new arrival and reports whether there is any. The head gives way once it has
// waited too long: its caller may have gone away unnoticed, which cannot be detected for a request with a body,
// whereas a new arrival is certainly still there.
func (g *Gate) room(now time.Time) bool {
	g.came++
	overloaded, most := g.overloaded(now), g.Queue
	if overloaded {
		most = min(most, shortLine*g.Most)
	}
	for g.late(now) && (overloaded || len(g.line) >= most) && most > 0 {
		g.line[0].refused = true
		close(g.line[0].turn)
		g.line = g.line[1:]
		g.refuse(overloaded, now)
	}
	if len(g.line) < most {
		return true
	}
	g.refuse(overloaded, now)
	return false
}

func (g *Gate) refuse(overloaded bool, now time.Time) {
	g.refused++
	if overloaded {
		g.shed = now
	}
}

type waiter struct {
	since   time.Time
	turn    chan struct{} // closed when the call is admitted or rejected
	refused bool
}

// New returns a Gate. A nil *Gate admits every call.
func New(s Settings) *Gate {
	if s.Most <= 0 {
		return nil
	}
	return &Gate{Settings: s, quick: time.Now()}
}

// Enter waits for admission; the returned Slot must be left exactly once after the work. It returns ErrBusy, or
// the error of ctx.
func (g *Gate) Enter(ctx context.Context) (*Slot, error) {
	if g == nil {
		return &Slot{}, nil
	}
	g.mu.Lock()
	if g.inside < g.Most && len(g.line)+len(g.back) == 0 {
		g.inside++
		g.mu.Unlock()
		return &Slot{gate: g, held: true}, nil
	}
	now := time.Now()
	if !g.room(now) {
		g.mu.Unlock()
		return nil, ErrBusy
	}
	me := &waiter{since: now, turn: make(chan struct{})}
	g.line = append(g.line, me)
	g.mu.Unlock()
	if err := g.stand(ctx, me, &g.line, g.Wait); err != nil {
		return nil, err
	}
	return &Slot{gate: g, held: true}, nil
}

// stand waits in a queue.
func (g *Gate) stand(ctx context.Context, me *waiter, line *[]*waiter, wait time.Duration) error {
	patience := time.NewTimer(wait)
	defer patience.Stop()
	err := ErrBusy
	select {
	case <-me.turn:
		return me.answer()
	case <-ctx.Done():
		err = context.Cause(ctx)
	case <-patience.C:
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	for i, w := range *line {
		if w == me {
			*line = append((*line)[:i], (*line)[i+1:]...)
			g.refused++
			return err
		}
	}
	return me.answer() // at the same moment
}

func (w *waiter) answer() error {
	if w.refused {
		return ErrBusy
	}
	return nil
}

// leave admits the next call.
func (g *Gate) leave() {
	g.mu.Lock()
	defer g.mu.Unlock()
	next := g.next()
	if next == nil {
		g.inside--
		return
	}
	close(next.turn)
}

func (g *Gate) next() *waiter {
	if len(g.back) > 0 {
		w := g.back[0]
		g.back = g.back[1:]
		return w
	}
	if len(g.line) == 0 {
		return nil
	}
	at := 0
	if g.late(time.Now()) {
		at = len(g.line) - 1
	}
	w := g.line[at]
	g.line = append(g.line[:at], g.line[at+1:]...)
	return w
}

// State returns how many calls are running and queued, and how many have been rejected since the start.
func (g *Gate) State() (inside, waiting int, refused int64) {
	if g == nil {
		return 0, 0, 0
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.inside, len(g.line) + len(g.back), g.refused
}

// LongestPause is the maximum that RetryAfter returns, in seconds.
const LongestPause = 3

// RetryAfter returns when a rejected caller should retry, in seconds, with jitter.
func (g *Gate) RetryAfter() int { return 1 + rand.IntN(LongestPause) }

// Slot is the admission of one call. It is used by one goroutine at a time.
type Slot struct {
	gate *Gate
	held bool
}

// Leave hands the slot to the next call.
func (s *Slot) Leave() {
	if s.gate != nil && s.held {
		s.held = false
		s.gate.leave()
	}
}

// slow is how long an admitted call may wait for its client's connection before its slot is lent to others.
const slow = 10 * time.Millisecond

// Lend runs do, which waits for the client's connection. If that takes long, other calls run in the meantime, and
// the call re-enters ahead of the queue: clients that send or receive slowly hold up nobody else.
func (s *Slot) Lend(ctx context.Context, do func()) error {
	if s.gate == nil || !s.held {
		do()
		return nil
	}
	var mu sync.Mutex
	done, lent := false, false
	timer := time.AfterFunc(slow, func() {
		mu.Lock()
		defer mu.Unlock()
		if !done {
			lent = true
			s.gate.leave()
		}
	})
	do()
	timer.Stop()
	mu.Lock()
	done = true
	mu.Unlock()
	if !lent {
		return nil
	}
	return s.comeBack(ctx)
}

func (s *Slot) comeBack(ctx context.Context) error {
	g := s.gate
	s.held = false
	g.mu.Lock()
	if g.inside < g.Most {
		g.inside++
		g.mu.Unlock()
		s.held = true
		return nil
	}
	me := &waiter{since: time.Now(), turn: make(chan struct{})}
	g.back = append(g.back, me)
	g.mu.Unlock()
	err := g.stand(ctx, me, &g.back, g.Wait)
	s.held = err == nil
	return err
}
