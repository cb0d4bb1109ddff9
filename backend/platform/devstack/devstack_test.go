package devstack_test

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/smtp"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/devstack"
)

// TestStack starts one home twice: the first start creates everything, the second finds the data and the
// addresses and creates nothing.
func TestStack(t *testing.T) {
	if testing.Short() {
		t.Skip("starts PostgreSQL, Kratos and Keto")
	}
	root, err := devstack.FindRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	opts := devstack.Options{Root: root, Home: reachableDir(t), BinDir: filepath.Join(root, ".caravan", "bin"),
		Log: t.Output()}

	first, err := devstack.Start(t.Context(), opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = first.Stop(t.Context()) })

	if _, err := devstack.Start(t.Context(), opts); !errors.Is(err, devstack.ErrInUse) {
		t.Errorf("a second start of the same home: %v, want ErrInUse", err)
	}
	assertRoles(t, first)
	assertHealthy(t, first)
	assertMail(t, first)
	assertComesBack(t, first, filepath.Join(opts.Home, "run", "kratos.pid"))
	assertDatabaseComesBack(t, first, filepath.Join(opts.Home, "run", "postgres.pid"))

	if err := first.Stop(t.Context()); err != nil {
		t.Fatal(err)
	}
	if res, err := http.Get(first.KratosPublic + "/health/alive"); err == nil {
		res.Body.Close()
		t.Error("Kratos still answers after Stop")
	}

	var said strings.Builder
	opts.Log = io.MultiWriter(t.Output(), &said)
	second, err := devstack.Start(t.Context(), opts)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = second.Stop(t.Context()) }()
	// What makes a first start slow happens only once, however fast the machine is.
	for _, once := range []string{"creating the database folder", "migrating its database"} {
		if strings.Contains(said.String(), once) {
			t.Errorf("the second start is %s again:\n%s", once, said.String())
		}
	}
	if second.AppURL != first.AppURL || second.KratosPublic != first.KratosPublic || second.MailURL != first.MailURL {
		t.Error("addresses changed between two starts")
	}
	conn, err := pgx.Connect(t.Context(), second.AppURL)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(t.Context())
	var kept int
	if err := conn.QueryRow(t.Context(), `SELECT n FROM kept`).Scan(&kept); err != nil || kept != 7 {
		t.Errorf("the row written before the stop: %d, %v", kept, err)
	}
}

// assertDatabaseComesBack kills the server while one of its sessions cannot notice.
func assertDatabaseComesBack(t *testing.T, st *devstack.Stack, pidFile string) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), st.AppURL)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(t.Context())
	session := int(conn.PgConn().PID())
	if err := syscall.Kill(session, syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = syscall.Kill(session, syscall.SIGKILL) })
	raw, err := os.ReadFile(pidFile)
	if err != nil {
		t.Fatal(err)
	}
	pid, err := strconv.Atoi(strings.TrimSpace(string(raw)))
	if err != nil {
		t.Fatal(err)
	}
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(90 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		again, err := pgx.Connect(t.Context(), st.AppURL)
		if err == nil {
			again.Close(t.Context())
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("PostgreSQL does not come back: %v", err)
		}
	}
}

// TestServerOfOthers: an existing database server, reached with a role that may create roles and databases but is
// not a superuser.
func TestServerOfOthers(t *testing.T) {
	if testing.Short() {
		t.Skip("starts PostgreSQL")
	}
	theirs, err := devstack.Start(t.Context(), devstack.Options{Home: reachableDir(t), Parts: devstack.PartPostgres,
		Throwaway: true})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = theirs.Stop(t.Context()) }()
	admin, err := pgx.Connect(t.Context(), theirs.AdminURL)
	if err != nil {
		t.Fatal(err)
	}
	defer admin.Close(t.Context())
	for _, statement := range []string{
		`DROP DATABASE caravan`, `DROP ROLE caravan_owner`, `DROP ROLE caravan_app`,
		`CREATE ROLE dba LOGIN CREATEDB CREATEROLE PASSWORD 'dba'`,
	} {
		if _, err := admin.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	u, err := url.Parse(theirs.AdminURL)
	if err != nil {
		t.Fatal(err)
	}
	u.User = url.UserPassword("dba", "dba")
	home := reachableDir(t)
	for range 2 {
		ours, err := devstack.Start(t.Context(), devstack.Options{Home: home, Parts: devstack.PartPostgres,
			DatabaseURL: u.String()})
		if err != nil {
			t.Fatal(err)
		}
		if owner, err := pgx.Connect(t.Context(), ours.OwnerURL); err != nil {
			t.Error(err)
		} else if _, err := owner.Exec(t.Context(), `DROP TABLE IF EXISTS kept`); err != nil {
			t.Error(err)
		}
		assertRoles(t, ours)
		if err := ours.Stop(t.Context()); err != nil {
			t.Error(err)
		}
	}
}

// reachableDir is a folder that PostgreSQL's user can enter too; t.TempDir is
// closed to others.
func reachableDir(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "caravan-devstack-*")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}

// assertRoles checks that the owner creates tables and that the app role can use them and do nothing more.
func assertRoles(t *testing.T, st *devstack.Stack) {
	t.Helper()
	owner, err := pgx.Connect(t.Context(), st.OwnerURL)
	if err != nil {
		t.Fatal(err)
	}
	defer owner.Close(t.Context())
	if _, err := owner.Exec(t.Context(), `CREATE TABLE kept (n int)`); err != nil {
		t.Fatal(err)
	}
	app, err := pgx.Connect(t.Context(), st.AppURL)
	if err != nil {
		t.Fatal(err)
	}
	defer app.Close(t.Context())
	if _, err := app.Exec(t.Context(), `INSERT INTO kept VALUES (7)`); err != nil {
		t.Errorf("the app role can't write: %v", err)
	}
	if _, err := app.Exec(t.Context(), `CREATE TABLE mine (n int)`); err == nil {
		t.Error("the app role may create tables")
	}
	var super, bypass bool
	if err := app.QueryRow(t.Context(), `SELECT rolsuper, rolbypassrls FROM pg_roles WHERE rolname = current_user`).Scan(
		&super, &bypass); err != nil || super || bypass {
		t.Errorf("app role: superuser %v, bypasses row security %v, %v", super, bypass, err)
	}
}

func assertHealthy(t *testing.T, st *devstack.Stack) {
	t.Helper()
	for _, address := range []string{st.KratosPublic + "/health/ready", st.KratosAdmin + "/admin/health/ready",
		st.KetoRead + "/health/ready", st.KetoWrite + "/health/ready"} {
		res, err := http.Get(address)
		if err != nil {
			t.Error(err)
			continue
		}
		res.Body.Close()
		if res.StatusCode != http.StatusOK {
			t.Errorf("%s: %s", address, res.Status)
		}
	}
}

// assertComesBack checks that a crashed server is restarted.
func assertComesBack(t *testing.T, st *devstack.Stack, pidFile string) {
	t.Helper()
	raw, err := os.ReadFile(pidFile)
	if err != nil {
		t.Fatal(err)
	}
	pid, err := strconv.Atoi(strings.TrimSpace(string(raw)))
	if err != nil {
		t.Fatal(err)
	}
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		if now, err := os.ReadFile(pidFile); err != nil || string(now) == string(raw) {
			continue
		}
		if res, err := http.Get(st.KratosPublic + "/health/ready"); err == nil {
			res.Body.Close()
			return
		}
	}
	t.Error("Kratos did not come back after a crash")
}

func assertMail(t *testing.T, st *devstack.Stack) {
	t.Helper()
	err := smtp.SendMail(st.SMTPAddr, nil, "no-reply@example.com", []string{"ann@example.com"},
		[]byte("From: no-reply@example.com\r\nTo: ann@example.com\r\nSubject: Hello\r\n\r\nhttp://localhost/x\r\n"))
	if err != nil {
		t.Fatal(err)
	}
	res, err := http.Get(st.MailURL + "/api/messages?to=ann@example.com")
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	raw, _ := io.ReadAll(res.Body)
	var got struct{ Messages []struct{ Subject string } }
	if err := json.Unmarshal(raw, &got); err != nil || len(got.Messages) != 1 ||
		!strings.EqualFold(got.Messages[0].Subject, "hello") {
		t.Errorf("inbox: %s (%v)", raw, err)
	}
}
