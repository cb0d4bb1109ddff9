// Package devstack starts and supervises, on one machine, the services that the product depends on: PostgreSQL,
// Ory Kratos, Ory Keto and a mail sink. It is used by `caravan up` and the tests; in a deployment those services
// run on their own and this package isn't used.
//
// Everything it creates is below one folder, the home. Everything it starts listens on loopback only and ends
// with the process that started it.
package devstack

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"caravan/backend/platform/mail/inbox"
)

// Parts names the services to run.
type Parts uint8

// The parts. PartOry needs a database server: PartPostgres, or Options.DatabaseURL.
const (
	PartPostgres Parts = 1 << iota
	PartOry
	PartMail
	AllParts = PartPostgres | PartOry | PartMail
)

func (p Parts) has(part Parts) bool { return p&part != 0 }

// Options configures a stack. The zero value runs everything for the checkout that contains the working
// directory.
type Options struct {
	Root           string    // the checkout; found from the working directory if empty
	Home           string    // CARAVAN_HOME, or .caravan in the checkout
	BinDir         string    // built programs; Home/bin if empty
	Data           string    // the folder of PostgreSQL's files; Home if empty
	DatabaseURL    string    // an existing database server; CARAVAN_DATABASE_URL
	NamespacesFile string    // the permission model; apis/keto/namespaces.keto.ts
	Parts          Parts     // AllParts if zero
	Throwaway      bool      // for tests: speed before durability, cheap password hashes
	Log            io.Writer // progress for people; discarded if nil
}

// Stack is a set of running services.
type Stack struct {
	AppURL   string // PostgreSQL as the role that serves requests
	OwnerURL string // PostgreSQL as the role that owns the schema
	AdminURL string // PostgreSQL as the role that creates databases

	KratosPublic string
	KratosAdmin  string
	KetoRead     string
	KetoWrite    string

	SMTPAddr  string       // host:port of the mail sink
	MailURL   string       // its web page
	MailInbox http.Handler // the same page, to be mounted elsewhere with http.StripPrefix

	opts     Options
	secrets  secrets
	ports    *ports
	adminURL string
	lock     *os.File
	logMu    sync.Mutex

	postgres     *postgresServer
	kratos, keto *service
	mail         *inbox.Server
}

func (o *Options) complete() error {
	if o.Root == "" {
		root, err := FindRoot(".")
		if err != nil {
			return err
		}
		o.Root = root
	}
	if o.Home == "" {
		o.Home = os.Getenv("CARAVAN_HOME")
	}
	if o.Home == "" {
		o.Home = filepath.Join(o.Root, ".caravan")
	}
	var err error
	if o.Home, err = filepath.Abs(o.Home); err != nil {
		return err
	}
	if o.BinDir == "" {
		o.BinDir = filepath.Join(o.Home, "bin")
	}
	if o.DatabaseURL == "" {
		o.DatabaseURL = os.Getenv("CARAVAN_DATABASE_URL")
	}
	if o.NamespacesFile == "" {
		o.NamespacesFile = filepath.Join(o.Root, "apis", "keto", "namespaces.keto.ts")
	}
	if o.Parts == 0 {
		o.Parts = AllParts
	}
	if o.Log == nil {
		o.Log = io.Discard
	}
	for _, dir := range []string{"", "run", "logs"} {
		if err := os.MkdirAll(filepath.Join(o.Home, dir), 0o755); err != nil {
			return err
		}
	}
	return nil
}

// Start starts the parts and returns when all are ready. After an error nothing is left running.
func Start(ctx context.Context, opts Options) (_ *Stack, err error) {
	if err := opts.complete(); err != nil {
		return nil, err
	}
	st := &Stack{opts: opts}
	st.opts.Log = &lockedWriter{mu: &st.logMu, w: opts.Log}
	if st.lock, err = lockHome(opts.Home); err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, st.Stop(context.WithoutCancel(ctx)))
		}
	}()
	if st.secrets, err = loadSecrets(opts.Home); err != nil {
		return nil, err
	}
	if st.ports, err = loadPorts(opts.Home); err != nil {
		return nil, err
	}

	var kratos, keto oryTool
	built := make(chan error, 1)
	go func() {
		if !opts.Parts.has(PartOry) {
			built <- nil
			return
		}
		var err error
		if kratos, err = st.buildOry(ctx, "kratos"); err == nil {
			keto, err = st.buildOry(ctx, "keto")
		}
		built <- err
	}()
	if err := st.startData(ctx); err != nil {
		return nil, errors.Join(err, <-built)
	}
	if err := <-built; err != nil {
		return nil, err
	}
	if opts.Parts.has(PartOry) {
		if err := st.startOry(ctx, kratos, keto); err != nil {
			return nil, err
		}
	}
	return st, st.ports.save()
}

// startData starts what Kratos and Keto depend on: the database and the mail sink.
func (st *Stack) startData(ctx context.Context) error {
	if st.opts.Parts.has(PartMail) {
		if err := st.startMail(); err != nil {
			return err
		}
	}
	switch {
	case st.opts.DatabaseURL != "":
		st.adminURL = st.opts.DatabaseURL
	case st.opts.Parts.has(PartPostgres):
		if err := st.startPostgres(ctx); err != nil {
			return err
		}
	case st.opts.Parts.has(PartOry):
		return errors.New("kratos and keto need a database server: start PartPostgres too, or give DatabaseURL")
	default:
		return nil
	}
	st.AdminURL = st.adminURL
	return st.prepareDatabases(ctx)
}

func (st *Stack) startOry(ctx context.Context, kratos, keto oryTool) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	failed := make(chan error, 2)
	go func() { failed <- st.startKratos(ctx, kratos) }()
	go func() { failed <- st.startKeto(ctx, keto) }()
	first := <-failed
	if first != nil {
		cancel()
	}
	second := <-failed
	if first != nil {
		return first
	}
	return second
}

func (st *Stack) startMail() error {
	step := st.step("Mail")
	var smtp, web int
	err := st.ports.open(func(port map[string]int) (err error) {
		smtp, web = port["smtp"], port["mail-web"]
		st.mail, err = inbox.Start(inbox.Options{
			Dir: filepath.Join(st.opts.Home, "mail"), SMTPAddr: loopback(smtp), WebAddr: loopback(web),
		})
		return err
	}, "smtp", "mail-web")
	if err != nil {
		return err
	}
	st.SMTPAddr, st.MailURL, st.MailInbox = loopback(smtp), "http://"+loopback(web), st.mail.Handler()
	step.done("SMTP on %s, inbox on %s", st.SMTPAddr, st.MailURL)
	return nil
}

// Stop stops everything in dependency order; the data remains. It may be called more than once.
func (st *Stack) Stop(ctx context.Context) error {
	patience := 10 * time.Second
	if deadline, ok := ctx.Deadline(); ok {
		patience = max(time.Until(deadline), time.Second)
	}
	var ory sync.WaitGroup
	for _, s := range []*service{st.kratos, st.keto} {
		if s != nil {
			ory.Go(func() { s.stop(min(patience, 5*time.Second)) })
		}
	}
	ory.Wait()
	var err error
	if st.mail != nil {
		err = st.mail.Stop(ctx)
		st.mail = nil
	}
	if st.postgres != nil {
		st.postgres.svc.stop(patience)
	}
	if st.lock != nil {
		st.lock.Close()
		st.lock = nil
	}
	return err
}

// step is one line of progress.
type step struct {
	st    *Stack
	name  string
	began time.Time
}

func (st *Stack) step(name string) *step { return &step{st, name, time.Now()} }

func (s *step) note(format string, args ...any) {
	fmt.Fprintf(s.st.opts.Log, "  %s: %s\n", s.name, fmt.Sprintf(format, args...))
}

func (s *step) done(format string, args ...any) {
	took := time.Since(s.began).Seconds()
	fmt.Fprintf(s.st.opts.Log, "• %-12s %s (%.1f s)\n", s.name, strings.TrimSpace(fmt.Sprintf(format, args...)), took)
}

// stillEvery is how often a long-running step reports that it is still running.
const stillEvery = 10 * time.Second

// still reports periodically that the step is still running, until the returned function is called.
func (s *step) still() (end func()) {
	ended := make(chan struct{})
	go func() {
		for tick := time.NewTicker(stillEvery); ; {
			select {
			case <-ended:
				tick.Stop()
				return
			case <-tick.C:
				s.note("still at it after %d s", int(time.Since(s.began).Seconds()))
			}
		}
	}()
	return func() { close(ended) }
}

type lockedWriter struct {
	mu *sync.Mutex
	w  io.Writer
}

func (l *lockedWriter) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.w.Write(p)
}

// Home is the folder with the stack's data, logs and secrets.
func (st *Stack) Home() string { return st.opts.Home }

// Root is the checkout that the stack was started in.
func (st *Stack) Root() string { return st.opts.Root }
