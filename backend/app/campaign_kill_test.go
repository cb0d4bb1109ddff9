package app_test

import (
	"context"
	"io"
	"log/slog"
	"math/rand/v2"
	"net"
	netmail "net/mail"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-smtp"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	database "caravan/backend/db"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/mail"
)

// perMinute is the maximum that a marketplace's policy allows, so that the mail server sets the pace. measured is
// how many of the first emails are compared with bare jobs.
const (
	perMinute = 100_000
	measured  = 10_000
	atWork    = 12 // how many emails a worker sends at a time, at most
)

// The process that writes and sends a campaign is killed repeatedly. Nobody gets it twice, and everyone gets it but
// those whose email was being sent at a kill: it may have arrived, and is recorded as uncertain. `make proof
// ONLY=promotion` has a hundred thousand readers and twenty kills, and compares the CPU time of the first emails
// – of the worker, PostgreSQL and the mail server – with that of bare River jobs that send as many of that size.
func TestCampaignIsSentThroughKills(t *testing.T) {
	t.Parallel()
	readers, kills := proofRuns(t, "CARAVAN_PROOF_READERS", 300), proofRuns(t, "CARAVAN_PROOF_CAMPAIGN_KILLS", 1)
	long := readers >= 2*measured
	post := newPost(t)
	s := apptest.Start(t, func(c *app.Config) { c.SMTPAddr = post.address })
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	promoted(t, s, live, readers, perMinute)
	s.Rest()
	first := min(readers, measured)
	bare := post.bare(t, s, first)

	if err := s.Services.Campaigns.Sweep(tenant.With(t.Context(), s.Tenant(t))); err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	worker := s.Worker(t, apptest.Binary(t))
	if long {
		busy := processorTime(t, s, 0)
		waitAtMost(t, 10*time.Minute, "the first mails are sent", func() bool { return post.count() >= first })
		took := spent{time.Since(began), processorTime(t, s, worker.PID()) - busy}
		t.Logf(
			"%d mails in %s and %s of processor time; bare jobs %s and %s: %.0f %% by the clock, %.0f %% in processor time",
			first, took.clock.Round(time.Millisecond), took.processor, bare.clock.Round(time.Millisecond), bare.processor,
			100*bare.clock.Seconds()/took.clock.Seconds(), 100*bare.processor.Seconds()/took.processor.Seconds())
		if bare.processor < took.processor*6/10 {
			t.Errorf("a mail costs more than 10/6 of a bare job's processor time")
		}
	}
	for range kills {
		had := post.count()
		if long && had == readers {
			t.Fatal("everybody had it before the last kill; the run proves nothing")
		}
		waitAtMost(t, 5*time.Minute, "mails are sent", func() bool { return post.count() > had })
		if long {
			time.Sleep(time.Duration(rand.IntN(12_000)) * time.Millisecond)
		}
		worker.Kill()
		worker.Restart(t)
	}
	waitAtMost(t, 20*time.Minute, "every email has an outcome", func() bool {
		return post.count() >= readers-atWork*kills &&
			count(t, s, `SELECT (SELECT count(*) FROM campaign_recipient WHERE state = 'waiting')
			+ (SELECT count(*) FROM email WHERE batch IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL)`) == 0
	})
	uncertain := count(t, s, "SELECT count(*) FROM campaign_recipient WHERE state = 'uncertain'")
	missing := readers - post.count()
	t.Logf("%d readers in %s through %d kills: %d got it twice; it is uncertain for %d, of whom %d got it", readers,
		time.Since(began).Round(time.Second), kills, post.again, uncertain, uncertain-missing)
	if uncertain < missing || uncertain > atWork*kills {
		t.Errorf("%d are uncertain and %d did not get it, through %d kills", uncertain, missing, kills)
	}
	post.check(t)
	inTenant(t, s, func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(), "SELECT email FROM campaign_recipient WHERE state = 'sent'")
		if err != nil {
			return err
		}
		sent, err := pgx.CollectRows(rows, pgx.RowTo[string])
		for _, reader := range sent {
			if len(post.ids[reader]) != 1 {
				t.Errorf("%s counts as sent and got %d", reader, len(post.ids[reader]))
			}
		}
		return err
	})
	for what, query := range map[string]string{
		"readers with two mails": `SELECT count(*) FROM (SELECT recipient FROM email WHERE template = 'trip_promotion' GROUP BY recipient HAVING count(*) > 1) x`,
		"readers without one":    `SELECT count(*) FROM campaign_recipient r WHERE NOT EXISTS (SELECT 1 FROM email e WHERE e.dedupe_key = 'campaign/' || r.id)`,
		"readers not recorded":   `SELECT count(*) FROM campaign_recipient WHERE state NOT IN ('sent', 'uncertain')`,
	} {
		if n := count(t, s, query); n != 0 {
			t.Errorf("%s: %d", what, n)
		}
	}
}

// promoted gives a trip's host a list of readers, and approves the launch email on the host's behalf.
func promoted(t *testing.T, s *apptest.Server, live apptest.Trip, readers, rate int) {
	t.Helper()
	policies := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/policies", Token: live.Admin})
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/policies", Token: live.Admin, Body: map[string]any{
		"version": policies["version"], "items": []any{map[string]any{"path": "trip.promoteMailsPerMinute", "number": rate}},
	}})
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "DELETE FROM survey_response")
		if err != nil {
			return err
		}
		if _, err = tx.Exec(t.Context(), "DELETE FROM marketing_contact"); err != nil {
			return err
		}
		_, err = tx.Exec(t.Context(), `INSERT INTO marketing_contact (tenant_id, id, host_id, email, created_at)
			SELECT tenant_id, gen_random_uuid(), host_id, 'reader' || n || '@list.example', now() FROM trip, generate_series(1, $2::integer) n WHERE id = $1`,
			live.ID, readers)
		return err
	})
	version := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + live.ID, Token: live.Host})["version"]
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/trips/" + live.ID, Token: live.Host, Body: map[string]any{
		"version": version, "promoteEmails": []any{map[string]any{"kind": "launch", "active": true}},
	}})
}

// post is a mail server that records to whom each campaign email went, and under which ids.
type post struct {
	address string
	mu      sync.Mutex
	ids     map[string][]string // by reader
	again   int
	last    time.Time // when the last one came
	bares   int
	// holds lets only that many emails of a campaign through until it is opened.
	holds *sluice
	// refuses is an address that does not exist.
	refuses string
}

// sluice lets a limited number through, until it is opened for all.
type sluice struct {
	free chan struct{} // one for each that may pass
	open chan struct{}
}

func newPost(t *testing.T) *post {
	t.Helper()
	p := &post{ids: map[string][]string{}}
	server := smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return &handed{post: p}, nil }))
	// a killed worker drops its connection
	server.Domain, server.ErrorLog = "localhost", slog.NewLogLogger(slog.DiscardHandler, slog.LevelError)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p.address = listener.Addr().String()
	go func() { _ = server.Serve(listener) }()
	t.Cleanup(func() { _ = server.Close() })
	return p
}

func (p *post) count() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.ids)
}

func (p *post) check(t *testing.T) {
	t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	for reader, ids := range p.ids {
		if len(ids) != 1 {
			t.Errorf("%s got it %d times", reader, len(ids))
		}
	}
}

type handed struct {
	post *post
	to   string
}

func (*handed) Mail(string, *smtp.MailOptions) error { return nil }
func (*handed) Reset()                               {}
func (*handed) Logout() error                        { return nil }
func (l *handed) Rcpt(to string, _ *smtp.RcptOptions) error {
	if l.to = to; to == l.post.refuses {
		return &smtp.SMTPError{Code: 550, EnhancedCode: smtp.EnhancedCode{5, 1, 1}, Message: "no such user"}
	}
	return nil
}
func (l *handed) Data(r io.Reader) error {
	m, err := netmail.ReadMessage(r)
	if err != nil {
		return err
	}
	if _, err := io.Copy(io.Discard, m.Body); err != nil {
		return err
	}
	if g := l.post.holds; g != nil && m.Header.Get("X-Template") == "trip_promotion" {
		select {
		case <-g.free:
		case <-g.open:
		}
	}
	l.post.mu.Lock()
	defer l.post.mu.Unlock()
	switch m.Header.Get("X-Template") {
	case "bare":
		l.post.bares++
	case "trip_promotion":
		if had := l.post.ids[l.to]; len(had) > 0 {
			l.post.again++
		}
		l.post.last = time.Now()
		l.post.ids[l.to] = append(l.post.ids[l.to], m.Header.Get("Message-Id"))
	}
	return nil
}

// bareArgs are the arguments of a job that sends an email and does nothing else.
type bareArgs struct {
	To string `json:"to"`
}

func (bareArgs) Kind() string { return "bare" }

type bareWorker struct {
	river.WorkerDefaults[bareArgs]
	sender mail.Sender
}

func (w *bareWorker) Work(ctx context.Context, job *river.Job[bareArgs]) error {
	return w.sender.Send(ctx, mail.Message{From: "bare@example.com", To: []string{job.Args.To}, Subject: "Bare",
		Text: strings.Repeat("Come along. ", 100),
		HTML: "<p>" + strings.Repeat("Come along. ", 1_000) + "</p>", Headers: map[string]string{"X-Template": "bare"}})
}

// spent is elapsed time and CPU time.
type spent struct{ clock, processor time.Duration }

// bare sends n emails with jobs that do nothing else, and returns what that took.
func (p *post) bare(t *testing.T, s *apptest.Server, n int) spent {
	t.Helper()
	host, port, _ := net.SplitHostPort(p.address)
	number, _ := strconv.Atoi(port)
	sender, err := mail.NewSMTP(mail.SMTPConfig{Host: host, Port: number, TLS: "none"})
	if err != nil {
		t.Fatal(err)
	}
	workers := river.NewWorkers()
	river.AddWorker(workers, &bareWorker{sender: sender})
	client, err := river.NewClient(riverpgxv5.New(s.Services.DB.Pool), &river.Config{
		Schema: database.RiverSchema, Workers: workers, FetchCooldown: 20 * time.Millisecond,
		FetchPollInterval: 500 * time.Millisecond,
		Queues:            map[string]river.QueueConfig{"bare": {MaxWorkers: 12}},
	})
	if err != nil {
		t.Fatal(err)
	}
	began, busy := time.Now(), processorTime(t, s, 0)
	if err := client.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	jobs := make([]river.InsertManyParams, n)
	for i := range jobs {
		jobs[i] = river.InsertManyParams{Args: bareArgs{"reader" + strconv.Itoa(i) + "@list.example"},
			InsertOpts: &river.InsertOpts{Queue: "bare"}}
	}
	for some := range slices.Chunk(jobs, 1_000) {
		if _, err := client.InsertMany(t.Context(), some); err != nil {
			t.Fatal(err)
		}
	}
	waitAtMost(t, 10*time.Minute, "bare jobs are done", func() bool {
		p.mu.Lock()
		defer p.mu.Unlock()
		return p.bares >= n
	})
	took := spent{time.Since(began), processorTime(t, s, 0) - busy}
	if err := client.Stop(t.Context()); err != nil {
		t.Fatal(err)
	}
	return took
}

// tick is the unit of /proc/<pid>/stat.
const tick = 10 * time.Millisecond

// processorTime returns the CPU time used by this process, PostgreSQL and a worker, on Linux; zero elsewhere.
func processorTime(t *testing.T, s *apptest.Server, worker int) time.Duration {
	t.Helper()
	var backend int
	if err := s.Services.DB.Pool.QueryRow(t.Context(), "SELECT pg_backend_pid()").Scan(&backend); err != nil {
		t.Fatal(err)
	}
	postmaster, _, _ := usedBy(backend)
	_, own, _ := usedBy(os.Getpid())
	_, of, ended := usedBy(postmaster)
	all := own + of + ended
	if _, used, _ := usedBy(worker); worker > 0 {
		all += used
	}
	entries, _ := os.ReadDir("/proc")
	for _, e := range entries {
		if pid, err := strconv.Atoi(e.Name()); err == nil {
			if parent, used, _ := usedBy(pid); parent == postmaster && parent > 0 {
				all += used
			}
		}
	}
	return time.Duration(all) * tick
}

// usedBy returns the parent of a process and the ticks that it and its exited children used.
func usedBy(pid int) (parent, used, ended int) {
	text, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	if err != nil {
		return 0, 0, 0
	}
	fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
	number := func(i int) int { n, _ := strconv.Atoi(fields[i]); return n }
	return number(1), number(11) + number(12), number(13) + number(14)
}
