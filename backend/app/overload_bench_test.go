package app_test

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// inTime is how long a person waits before an answer is of no use; times is the load as a multiple of the
// capacity, sent for that long.
const (
	inTime   = time.Second
	times    = 3
	overload = 8 * time.Second
	calm     = 2 * time.Second
)

// BenchmarkOverload sends three times the server's capacity, whatever it answers, and counts the timely answers:
// with admission control and, in the same run, without. The requirement is at least 70 % of the capacity. The
// capacity is measured right before and right after, because other work on the machine varies. Servers are
// separate processes and, started by `make proof ONLY=overload`, run with the databases on all cores but the
// last, which is the callers': neither takes the other's time. Where that is not possible, the run says so, and
// its percentages mean less. %-callers-busy is how much of their core the callers need: near all of it, they
// measure themselves. Answers from memory cost less than a caller does; while those are measured, other work
// occupies most of the servers' cores, so that one core of callers can send three times the remaining capacity.
func BenchmarkOverload(b *testing.B) {
	m := newBazaar(b)
	tripAt := func(path string) string {
		return m.s.Must(b, apptest.Request{Method: "GET", Path: path})["id"].(string)
	}
	second := m.s.Must(b,
		apptest.Request{Method: "GET", Path: m.list.path})["items"].([]any)[1].(map[string]any)["tripPath"].(string)
	roomy, small := tripAt(m.public[0].path), tripAt("/public/trip-details?path="+second)
	room := func(tx pgx.Tx) error {
		_, err := tx.Exec(b.Context(), "UPDATE trip SET maximum_spots = 1000000 WHERE id = $1", roomy)
		return err
	}
	if err := m.s.Services.DB.InTenantTx(b.Context(), m.s.Tenant(b).ID, room); err != nil {
		b.Fatal(err)
	}
	hold := func(trip string) ask {
		return ask{method: "POST", path: "/public/trips/" + trip + "/holds", body: `{"spots":1}`}
	}
	bounded := m.s.Process(b, apptest.Binary(b), unlimited...).URL
	open := m.s.Process(b, apptest.Binary(b), append(unbounded(), unlimited...)...).URL
	apart(b)
	for _, class := range []struct {
		name   string
		memory bool
		ask
	}{
		{"trip", false, ask{method: "GET", path: m.public[0].path}},
		{"trips", true, ask{method: "GET", path: m.list.path}},
		{"bookings", false, hold(roomy)},
		{"sold-out", true, hold(small)},
	} {
		at := func(url string) *crowd {
			crowd := &crowd{ask: class.ask, address: strings.TrimPrefix(url, "http://"), host: m.s.Host}
			if class.memory {
				crowd.asking = 300
			}
			return crowd
		}
		b.Run(class.name, func(b *testing.B) {
			if class.memory {
				otherWork(b)
			}
			figures := map[string][]float64{}
			for range b.N {
				overloaded(b, at(bounded), at(open), func(unit string, n float64) { figures[unit] = append(figures[unit], n) })
			}
			for unit, of := range figures {
				slices.Sort(of)
				b.ReportMetric(of[len(of)/2], unit)
			}
		})
	}
}

// overloaded measures one class of calls once.
func overloaded(b *testing.B, bounded, open *crowd, tell func(unit string, n float64)) {
	b.Helper()
	before := bounded.capacity()
	spent, began := spentHere(b), time.Now()
	with, told := bounded.storm(before * times)
	busy := float64(spentHere(b)-spent) / float64(time.Since(began))
	capacity := (before + bounded.capacity()) / 2
	without, _ := open.storm(before * times)
	tell("answers/s", capacity)
	tell("%-in-time", 100*with/capacity)
	tell("%-in-time-unbounded", 100*without/capacity)
	tell("%-told-in-time", 100*told)
	tell("%-callers-busy", 100*busy)
}

// spentHere returns the CPU time that this process has used. Callers that need nearly all of a core measure
// themselves.
func spentHere(b *testing.B) time.Duration {
	b.Helper()
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		b.Fatal(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

// apart moves this process, the caller, to the machine's last core. Its children stay on the cores that they were
// started on: proof.sh excludes the last one.
func apart(b *testing.B) {
	b.Helper()
	core := os.Getenv("CARAVAN_PROOF_CALLERS_CORE")
	if core == "" {
		b.Log("callers and servers share the machine's cores: set no percentage against another run's")
		return
	}
	out, err := exec.CommandContext(b.Context(), "taskset", "--all-tasks", "--cpu-list", "--pid", core,
		strconv.Itoa(os.Getpid())).CombinedOutput()
	if err != nil {
		b.Fatalf("callers on core %s: %v %s", core, err, out)
	}
}

// otherWork keeps the servers' cores busy, each with a number of processes, until the benchmark ends.
func otherWork(b *testing.B) {
	b.Helper()
	const programs = 2
	for core := range strings.SplitSeq(os.Getenv("CARAVAN_PROOF_SERVERS_CORES"), ",") {
		for range programs {
			if core == "" {
				return
			}
			work := exec.CommandContext(b.Context(), "taskset", "--cpu-list", core, "sh", "-c", "while :; do :; done")
			if err := work.Start(); err != nil {
				b.Fatal(err)
			}
			b.Cleanup(func() { _, _ = work.Process.Kill(), work.Wait() })
		}
	}
}

// unlimited disables the limits by network.
var unlimited = []string{"CARAVAN_LIMIT_HOLDS_PER_MINUTE=0", "CARAVAN_LIMIT_HELD_SPOTS=0"}

// unbounded returns the environment of a server that admits everything.
func unbounded() (settings []string) {
	for _, class := range []string{"PUBLIC", "PRIVATE", "WRITES", "SIGN_IN", "FILES", "RENDERS", "HOOKS", "STREAMS"} {
		settings = append(settings, "CARAVAN_ADMIT_"+class+"=-1")
	}
	return settings
}

// crowd sends over persistent connections, as browsers do, with little overhead: what a caller costs must not
// count for the server.
type crowd struct {
	ask
	address, host string
	asking        int // minimum concurrency for measuring the capacity

	mu   sync.Mutex
	idle []*connection
}

// ask is a request of a crowd.
type ask struct{ method, path, body string }

type connection struct {
	net.Conn
	in *bufio.Reader
}

// message returns one request; writes have a key of their own.
func (c *crowd) message() []byte {
	text := c.method + " " + c.path + " HTTP/1.1\r\nHost: " + c.host + "\r\nAccept-Encoding: gzip, deflate, br\r\n"
	if c.body != "" {
		text += "Content-Type: application/json\r\nContent-Length: " + strconv.Itoa(len(c.body)) + "\r\nIdempotency-Key: " +
			uuid.NewString() + "\r\n"
	}
	return []byte(text + "\r\n" + c.body)
}

func (c *crowd) connection(until time.Time) (*connection, error) {
	c.mu.Lock()
	if last := len(c.idle) - 1; last >= 0 {
		free := c.idle[last]
		c.idle = c.idle[:last]
		c.mu.Unlock()
		return free, free.SetDeadline(until)
	}
	c.mu.Unlock()
	made, err := (&net.Dialer{Deadline: until}).Dial("tcp", c.address)
	if err != nil {
		return nil, err
	}
	return &connection{made, bufio.NewReaderSize(made, 16<<10)}, made.SetDeadline(until)
}

// call returns a response's status. A caller that times out closes the connection.
func (c *crowd) call(until time.Time) (int, error) {
	on, err := c.connection(until)
	if err != nil {
		return 0, err
	}
	status, err := on.exchange(c.message())
	if err != nil {
		_ = on.Close()
		return 0, err
	}
	c.mu.Lock()
	c.idle = append(c.idle, on)
	c.mu.Unlock()
	return status, nil
}

// exchange reads what is necessary of a response: its status, and how much of it to skip.
func (c *connection) exchange(message []byte) (int, error) {
	if _, err := c.Write(message); err != nil {
		return 0, err
	}
	line, err := c.in.ReadSlice('\n')
	if err != nil || len(line) < len("HTTP/1.1 200") {
		return 0, cmp.Or(err, io.ErrUnexpectedEOF)
	}
	status, err := strconv.Atoi(string(line[9:12]))
	for length := -1; err == nil; {
		if line, err = c.in.ReadSlice('\n'); err != nil {
			break
		}
		if number, ok := bytes.CutPrefix(line, []byte("Content-Length: ")); ok {
			if length, err = strconv.Atoi(string(bytes.TrimSpace(number))); err != nil {
				break
			}
		}
		if len(bytes.TrimSpace(line)) > 0 {
			continue
		}
		if length < 0 {
			return 0, errNoLength
		}
		_, err = c.in.Discard(length)
		return status, err
	}
	return 0, err
}

var errNoLength = errors.New("an answer without its length")

// answered returns whether there was a useful answer, which includes that a trip is sold out, and whether there
// was any response in time.
func (c *crowd) answered() (good, heard bool) {
	status, err := c.call(time.Now().Add(inTime))
	return err == nil && (status == http.StatusOK || status == http.StatusConflict), err == nil
}

// capacity returns the responses per second with as many callers as run concurrently; next to other work, with as
// many as wait whenever the servers get their turn.
func (c *crowd) capacity() float64 {
	var count atomic.Int64
	var group sync.WaitGroup
	began := time.Now()
	for range max(2*readers, c.asking) {
		group.Go(func() {
			for time.Since(began) < calm {
				if good, _ := c.answered(); good {
					count.Add(1)
				}
			}
		})
	}
	group.Wait()
	return float64(count.Load()) / time.Since(began).Seconds()
}

// storm sends at a constant rate, answered or not, and returns the timely answers per second and the share of all
// requests that got any response in time, including a rejection.
func (c *crowd) storm(rate float64) (goodput, told float64) {
	var good, heard atomic.Int64
	var group sync.WaitGroup
	began, sent := time.Now(), 0
	for took := time.Duration(0); took < overload; took = time.Since(began) {
		for ; float64(sent) < rate*took.Seconds(); sent++ {
			group.Go(func() {
				answered, any := c.answered()
				if answered {
					good.Add(1)
				}
				if any {
					heard.Add(1)
				}
			})
		}
		time.Sleep(2 * time.Millisecond)
	}
	group.Wait()
	return float64(good.Load()) / overload.Seconds(), float64(heard.Load()) / float64(sent)
}
