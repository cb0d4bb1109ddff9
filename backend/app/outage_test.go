package app_test

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/db"
	"caravan/backend/platform/devstack"
)

// hangs is longer than any caller may be kept waiting, with a margin for a loaded test machine.
const hangs = 25 * time.Second

// ownStack is a Kratos, Keto and PostgreSQL of this test alone, which it may stop.
func ownStack(t *testing.T) (*devstack.Stack, string) { return startStack(t, true) }

// durableStack is ownStack with a durable database, however it ends.
func durableStack(t *testing.T) (*devstack.Stack, string) { return startStack(t, false) }

// on configures a server to use the stack.
func on(stack *devstack.Stack) func(*app.Config) {
	return func(c *app.Config) {
		c.DatabaseURL, c.OwnerDatabaseURL = stack.AppURL, stack.OwnerURL
		c.KratosPublicURL, c.KratosAdminURL = stack.KratosPublic, stack.KratosAdmin
		c.KetoReadURL, c.KetoWriteURL = stack.KetoRead, stack.KetoWrite
		c.SMTPAddr, c.MailInboxURL = stack.SMTPAddr, stack.MailURL
	}
}

func startStack(t *testing.T, throwaway bool) (*devstack.Stack, string) {
	t.Helper()
	root, err := devstack.FindRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	home, err := os.MkdirTemp("", "caravan-outage-") // a folder that PostgreSQL's user can access
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(home, 0o755); err != nil {
		t.Fatal(err)
	}
	stack, err := devstack.Start(t.Context(), devstack.Options{Root: root, Home: home,
		BinDir: filepath.Join(root, ".caravan", "bin"), Throwaway: throwaway})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = stack.Stop(context.WithoutCancel(t.Context()))
		_ = os.RemoveAll(home)
	})
	if err := db.Migrate(t.Context(), stack.OwnerURL, os.Stderr); err != nil {
		t.Fatal(err)
	}
	return stack, home
}

// processes returns those of a service: the one in its pid file and, for PostgreSQL, its children.
func processes(t *testing.T, home, service string) []int {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join(home, "run", service+".pid"))
	if err != nil {
		t.Fatal(err)
	}
	leader, err := strconv.Atoi(strings.Fields(string(raw))[0])
	if err != nil {
		t.Fatal(err)
	}
	pids := []int{leader}
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		t.Fatal(err)
	}
	for _, stat := range stats {
		line, err := os.ReadFile(stat)
		if err != nil {
			continue // it has exited in the meantime
		}
		_, after, _ := strings.Cut(string(line), ") ")
		fields := strings.Fields(after)
		if len(fields) > 1 && fields[1] == strconv.Itoa(leader) {
			if pid, err := strconv.Atoi(filepath.Base(filepath.Dir(stat))); err == nil {
				pids = append(pids, pid)
			}
		}
	}
	return pids
}

// stop suspends processes, and returns when all their threads have stopped: on a busy machine they may still
// answer until the signal arrives.
func stop(t *testing.T, pids []int) {
	t.Helper()
	signal(t, pids, syscall.SIGSTOP)
	waitFor(t, "the processes stand still", func() bool {
		for _, pid := range pids {
			threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/stat", pid))
			for _, thread := range threads {
				line, err := os.ReadFile(thread)
				if _, after, _ := strings.Cut(string(line), ") "); err == nil && !strings.HasPrefix(after, "T") {
					return false
				}
			}
		}
		return true
	})
}

func signal(t *testing.T, pids []int, s syscall.Signal) {
	t.Helper()
	for _, pid := range pids {
		if err := syscall.Kill(pid, s); err != nil && err != syscall.ESRCH {
			t.Fatal(err)
		}
	}
}

// With Kratos, Keto or PostgreSQL suspended or killed, calls are soon rejected as unavailable, nothing is granted
// that was not before, and everything recovers by itself once the service is back.
func TestOutages(t *testing.T) {
	t.Parallel()
	stack, home := ownStack(t)
	s := apptest.Start(t, on(stack), apptest.AsDeployed)
	s.Small(t)
	admin, traveler := s.SignIn(t, apptest.AdminEmail), s.SignIn(t, apptest.TravelerEmail)
	read := func(token, path string) (apptest.Answer, time.Duration) {
		began := time.Now()
		a, err := s.Try(t.Context(), apptest.Request{Method: "GET", Path: path, Token: token})
		if err != nil {
			t.Fatalf("no answer: %v", err)
		}
		return a, time.Since(began)
	}
	ask := func(token string) (apptest.Answer, time.Duration) { return read(token, "/api/admin/policies") }
	well := func(t *testing.T) {
		t.Helper()
		for deadline := time.Now().Add(45 * time.Second); ; time.Sleep(200 * time.Millisecond) {
			a, _ := ask(s.SignInOr(t.Context(), apptest.AdminEmail, admin))
			if a.Status == http.StatusOK {
				return
			}
			if time.Now().After(deadline) {
				t.Fatalf("not well again: %d %s", a.Status, a.Text)
			}
		}
	}
	well(t)
	for _, service := range []string{"kratos", "keto", "postgres"} {
		t.Run(service, func(t *testing.T) {
			pids := processes(t, home, service)
			stop(t, pids)
			defer signal(t, pids, syscall.SIGCONT)
			if service == "kratos" { // cached answers are valid for ten seconds; a new token has none
				admin = admin + "x"
			}
			path := "/api/admin/policies"
			if service == "keto" { // so are permissions; this page needs one that was never checked before
				path = "/api/admin/waiting"
			}
			a, took := read(admin, path)
			if a.Status != http.StatusServiceUnavailable || a.Code != "unavailable" || took > hangs {
				t.Errorf("an admin, with it stopped: %d %s after %s", a.Status, a.Text, took)
			}
			if a, took := ask(traveler); a.Status == http.StatusOK || took > hangs {
				t.Errorf("a traveler, with it stopped: %d %s after %s", a.Status, a.Text, took)
			}
			began := time.Now()
			open, err := s.Try(t.Context(), apptest.Request{Method: "GET", Path: "/public/trips"})
			if err != nil || time.Since(began) > hangs || service == "postgres" && open.Status != http.StatusServiceUnavailable {
				t.Errorf("anybody, with it stopped: %d %s %v after %s", open.Status, open.Text, err, time.Since(began))
			}
			admin = strings.TrimSuffix(admin, "x")
			signal(t, pids, syscall.SIGCONT)
			well(t)

			signal(t, processes(t, home, service)[:1], syscall.SIGKILL)
			if a, took := ask(traveler); a.Status == http.StatusOK || took > hangs {
				t.Errorf("a traveler, with it killed: %d %s after %s", a.Status, a.Text, took)
			}
			well(t)
		})
	}
}
