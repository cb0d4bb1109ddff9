package app_test

import (
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/platform/devstack"
	"caravan/backend/testkit"
)

// Workers run on other machines than servers: nothing listens on their 127.0.0.1. Webhooks of the sandbox
// provider arrive all the same.
func TestWebhooksArriveWhereWorkersRunApart(t *testing.T) {
	t.Parallel()
	binary := apptest.Binary(t)
	s := apptest.Start(t)
	s.Small(t)
	live := s.LiveTrip(t, 2, 10)
	s.Rest()
	s.Worker(t, binary) // nothing listens on its CARAVAN_PORT
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	paid, refused, err := s.Book(t.Context(), live.ID, apptest.TravelerEmail, card, 1)
	if err != nil || refused != nil || paid["status"] != "succeeded" {
		t.Fatalf("book: %v %+v %v", err, refused, paid)
	}
	waitFor(t, "the payment's webhooks are received", func() bool {
		return count(t, s, "SELECT count(*) FROM payment_event WHERE provider = 'sandbox'") > 0
	})
}

// Behind PgBouncer in transaction mode, as described in tools/deploy: calls and jobs go through it, LISTEN
// bypasses it.
func TestServesBehindPgBouncer(t *testing.T) {
	t.Parallel()
	pooled := pgbouncer(t)
	var direct string
	s := apptest.Start(t, func(c *app.Config) {
		direct = c.DatabaseURL
		c.DirectDatabaseURL, c.DatabaseURL = direct, pooled(direct, "cache_describe")
	})
	s.Small(t)
	live := s.LiveTrip(t, 2, 10)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		if _, refused, err := s.Book(t.Context(), live.ID, apptest.TravelerEmail, card, 1); err != nil || refused != nil {
			t.Fatalf("book: %v %+v", err, refused)
		}
	}
	details := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trip-details/" + live.ID, Token: live.Host})
	var orders []string
	for _, one := range details["travelers"].([]any) {
		orders = append(orders, one.(map[string]any)["id"].(string))
	}
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/trip-details/" + live.ID + "/confirmBookings",
		Token: live.Host, Body: map[string]any{"orderIds": orders}})
	for _, path := range []string{"/api/me/itineraries", "/api/me/trips", "/api/metadata/audit-logs",
		"/api/admin/bookings"} {
		token := live.Admin
		if strings.HasPrefix(path, "/api/me/") {
			token = live.Host
		}
		s.Must(t, apptest.Request{Method: "GET", Path: path, Token: token})
	}
	for _, mode := range []string{"exec", "simple_protocol"} {
		config := s.Services.Config
		config.DatabaseURL = pooled(direct, mode)
		if services, err := app.Wire(t.Context(), config); err == nil || !strings.Contains(err.Error(), "cache_describe") {
			t.Errorf("%s: %v", mode, err)
			if services != nil {
				services.Close()
			}
		}
	}
}

// pgbouncer starts a transaction-pooling PgBouncer, and returns a function that rewrites URLs to go through it.
func pgbouncer(t *testing.T) func(direct, mode string) string {
	t.Helper()
	program, err := exec.LookPath("pgbouncer")
	if err != nil {
		if program = "/usr/sbin/pgbouncer"; !exists(program) {
			t.Skip("pgbouncer is not installed: that the product runs behind it is not shown here")
		}
	}
	port, err := devstack.FreePort(func(int) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	database := testkit.DB(t)
	server, err := url.Parse(database.AppURL)
	if err != nil {
		t.Fatal(err)
	}
	password, _ := server.User.Password()
	dir, err := os.MkdirTemp("", "caravan-pgbouncer-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	host, serverPort := server.Hostname(), server.Port()
	if named := server.Query().Get("host"); named != "" {
		host = named
	}
	config := strings.Join([]string{
		"[databases]", "* = host=" + host + " port=" + serverPort + " user=" + server.User.Username() + " password=" +
			password, "[pgbouncer]",
		"listen_addr = 127.0.0.1", "listen_port = " + strconv.Itoa(port), "unix_socket_dir =", "auth_type = any",
		"pool_mode = transaction",
		"default_pool_size = 4", "max_client_conn = 200", "admin_users = nobody", "logfile = " + filepath.Join(dir, "log"),
		"",
	}, "\n")
	file := filepath.Join(dir, "pgbouncer.ini")
	if err := os.WriteFile(file, []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	command := exec.Command(program, "-q", file)
	if os.Geteuid() == 0 { // it refuses to run as root
		const nobody = 65534
		for _, path := range []string{dir, file} {
			if err := os.Chown(path, nobody, nobody); err != nil {
				t.Fatal(err)
			}
		}
		command.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	}
	command.Stderr = os.Stderr
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = command.Process.Kill(); _ = command.Wait() })
	return func(direct, mode string) string {
		u, err := url.Parse(direct)
		if err != nil {
			t.Fatal(err)
		}
		u.Host = "127.0.0.1:" + strconv.Itoa(port)
		q := u.Query()
		q.Del("host")
		q.Set("sslmode", "disable")
		q.Set("default_query_exec_mode", mode)
		u.RawQuery = q.Encode()
		awaitOpen(t, u.Host)
		return u.String()
	}
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

func awaitOpen(t *testing.T, address string) {
	t.Helper()
	for until := time.Now().Add(90 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		conn, err := net.Dial("tcp", address)
		if err == nil {
			_ = conn.Close()
			return
		}
		if time.Now().After(until) {
			t.Fatal(err)
		}
	}
}
