// Package admission lets so many calls work at once and keeps a short line before them. What is more than a server
// can answer in time is told so at once, which costs little; to take everything in makes every answer late.
package admission

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"time"
)

// Settings of a Gate.
type Settings struct {
	Name  string
	Most  int           // calls at once; none is no bound
	Queue int           // calls in line, at most
	Wait  time.Duration // how long somebody stands in line, at most
	// Fresh is how long a line may be served from its head. Once who is first has stood longer, who came last is next:
	// some answers then come in time, where otherwise all would come late.
	Fresh time.Duration
	// Burst is how long more may come than is worked off. A crowd that comes at once, such as buyers at a launch, has all
	// come by then and waits for its answers. When more keeps coming it is overload: the line shrinks to what is answered
	// soon, and the rest is refused at once, which costs least.
	Burst time.Duration
}

// ErrBusy refuses a call.
var ErrBusy = errors.New("admission: busy")

// Gate bounds one class of calls.
type Gate struct {
	Settings

	mu      sync.Mutex
	inside  int
	line    []*waiter // by the time they came
	back    []*waiter // who was inside already and comes back
	empty   time.Time // when nobody stood in line last
	refused int64
	now     second // the present one, and the one before
	before  second
}

// second counts who came and who was let in within one.
type second struct {
	began    time.Time
	came, in int
}

// tick begins a new second when the present one is over.
func (g *Gate) tick(now time.Time) {
	age := now.Sub(g.now.began)
	if age < time.Second {
		return
	}
	g.before = g.now
	if age >= 2*time.Second {
		g.before = second{}
	}
	g.now = second{began: now}
}

// overloaded tells whether the line has stood for long and still grows: in two seconds half as many more came as went in.
func (g *Gate) overloaded(now time.Time) bool {
	return now.Sub(g.empty) > g.Burst && 2*(g.now.came+g.before.came) > 3*(g.now.in+g.before.in)
}

type waiter struct {
	since time.Time
	turn  chan struct{} // closed when admitted
}

// New makes a gate. The nil Gate admits everybody.
func New(s Settings) *Gate {
	if s.Most <= 0 {
		return nil
	}
	return &Gate{Settings: s, empty: time.Now()}
}

// shortLine is how many calls for each that works may stand in line under overload: so many are answered soon.
const shortLine = 4

// Enter waits for its turn; leave has to be called once after the work. It fails with ErrBusy, or as ctx does.
func (g *Gate) Enter(ctx context.Context) (*Slot, error) {
	if g == nil {
		return &Slot{}, nil
	}
	g.mu.Lock()
	now := time.Now()
	if len(g.line) == 0 {
		g.empty = now
	}
	g.tick(now)
	g.now.came++
	if g.inside < g.Most && len(g.line)+len(g.back) == 0 {
		g.inside++
		g.now.in++
		g.mu.Unlock()
		return &Slot{gate: g, held: true}, nil
	}
	wait, room := g.Wait, g.Queue
	if g.overloaded(now) {
		wait, room = g.Fresh, min(g.Queue, shortLine*g.Most)
	}
	if len(g.line) >= room {
		g.refused++
		g.mu.Unlock()
		return nil, ErrBusy
	}
	me := &waiter{since: now, turn: make(chan struct{})}
	g.line = append(g.line, me)
	g.mu.Unlock()
	if err := g.stand(ctx, me, &g.line, wait); err != nil {
		return nil, err
	}
	return &Slot{gate: g, held: true}, nil
}

// stand waits in a line.
func (g *Gate) stand(ctx context.Context, me *waiter, line *[]*waiter, wait time.Duration) error {
	patience := time.NewTimer(wait)
	defer patience.Stop()
	err := ErrBusy
	select {
	case <-me.turn:
		return nil
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
	return nil // admitted at the same moment
}

// leave lets the next one in.
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
	if time.Since(g.line[0].since) > g.Fresh {
		at = len(g.line) - 1
	}
	w := g.line[at]
	g.line = append(g.line[:at], g.line[at+1:]...)
	g.tick(time.Now())
	g.now.in++
	if len(g.line) == 0 {
		g.empty = time.Now()
	}
	return w
}

// State tells how many work and stand in line, and how many were refused since the start.
func (g *Gate) State() (inside, waiting int, refused int64) {
	if g == nil {
		return 0, 0, 0
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.inside, len(g.line) + len(g.back), g.refused
}

// LongestPause is the most that RetryAfter says.
const LongestPause = 3

// RetryAfter is when a refused caller should come back, in seconds; not all at the same time.
func (g *Gate) RetryAfter() int { return 1 + rand.IntN(LongestPause) }

// Slot is one call's place inside. It is used by one goroutine at a time.
type Slot struct {
	gate *Gate
	held bool
}

// Leave gives the place to the next one.
func (s *Slot) Leave() {
	if s.gate != nil && s.held {
		s.held = false
		s.gate.leave()
	}
}

// slow is how long somebody inside may wait for a caller's line before others work meanwhile.
const slow = 10 * time.Millisecond

// Lend does what waits for the caller's own line. When that takes long, others work meanwhile, and the way back in
// goes before everybody in line: so callers who send or take their bytes slowly hold up nobody.
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
