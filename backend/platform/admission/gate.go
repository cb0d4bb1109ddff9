// Package admission lets so many calls work at once and keeps a short line before them. What is more than a server
// can answer in time is told so at once, which costs little; to take everything in makes every answer late. Callers who
// wait in vain hang up and come back over a new connection, which costs the server more than to answer them: so nobody may
// stand there unheard.
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
	// Fresh is how long a line may be served from its head. Once who is first has stood longer, the line is late, and who
	// came last is next: some answers then come in time, where otherwise all would come late.
	//
	// A crowd that comes at once, such as buyers at a launch, fills a line and waits for its answers. When the line stays
	// late though as many came as fill it, or for longer than anybody waits, more comes than can be worked off. It shrinks
	// then to what is answered soon; who has stood too long is refused, and so is at once, which costs least, who finds no
	// room.
	Fresh time.Duration
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
	refused int64

	quick time.Time // when the line was not late, last
	came  int       // since then
	shed  time.Time // when overload refused somebody, last
}

// calm is how long nobody has to be refused before the line may be long again.
const calm = time.Second

// shortLine is how many calls for each that works may stand in line under overload: so many are answered soon.
const shortLine = 4

// late tells whether who is first has stood for too long.
func (g *Gate) late(now time.Time) bool {
	return len(g.line) > 0 && now.Sub(g.line[0].since) > g.Fresh
}

func (g *Gate) overloaded(now time.Time) bool {
	if !g.late(now) {
		g.quick, g.came = now, 0
	}
	return g.came > g.Queue || now.Sub(g.quick) > g.Wait || now.Sub(g.shed) < calm
}

// room makes room in line for one who came now, and tells whether there is any. Who was first gives way once he has
// stood for too long: he may have left without a sign, which is not seen of one who has sent a body, and one who just
// came has not.
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
	turn    chan struct{} // closed when admitted, or refused
	refused bool
}

// New makes a gate. The nil Gate admits everybody.
func New(s Settings) *Gate {
	if s.Most <= 0 {
		return nil
	}
	return &Gate{Settings: s, quick: time.Now()}
}

// Enter waits for its turn; leave has to be called once after the work. It fails with ErrBusy, or as ctx does.
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

// stand waits in a line.
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
	if g.late(time.Now()) {
		at = len(g.line) - 1
	}
	w := g.line[at]
	g.line = append(g.line[:at], g.line[at+1:]...)
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
