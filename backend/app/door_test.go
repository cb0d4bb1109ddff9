package app_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// dial opens a connection of a test's own.
func dial(t *testing.T, s *apptest.Server) net.Conn {
	t.Helper()
	conn, err := net.Dial("tcp", strings.TrimPrefix(s.URL, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	_ = conn.SetDeadline(time.Now().Add(time.Minute))
	return conn
}

// pour sends up to most bytes, and returns how many were accepted.
func pour(conn net.Conn, most int) (sent int) {
	piece := make([]byte, 64<<10)
	for sent < most {
		n, err := conn.Write(piece)
		if sent += n; err != nil {
			break
		}
	}
	return sent
}

// lockTable locks a table until the test releases it.
func lockTable(t *testing.T, s *apptest.Server, table string) (release func()) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), s.Services.Config.OwnerDatabaseURL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close(context.WithoutCancel(t.Context())) })
	tx, err := conn.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tx.Exec(t.Context(), "LOCK TABLE "+table+" IN ACCESS EXCLUSIVE MODE"); err != nil {
		t.Fatal(err)
	}
	return func() { _ = tx.Rollback(context.WithoutCancel(t.Context())) }
}

// waiting returns how many calls for the list of trips wait for a lock. Jobs may be among them.
func waiting(t *testing.T, s *apptest.Server) (n int) {
	t.Helper()
	err := s.Services.DB.Pool.QueryRow(t.Context(),
		"SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%: ListPublicTrips %'").Scan(&n)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestHTTP2(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	t.Run("an upgrade does not make the server keep a body", func(t *testing.T) {
		conn := dial(t, s)
		fmt.Fprintf(conn,
			"POST /public/tenant HTTP/1.1\r\nHost: %s\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"+
				"HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n",
			s.Host, 300<<20)
		if sent := pour(conn, 64<<20); sent >= 64<<20 {
			t.Errorf("%d bytes were taken", sent)
		}
	})
	h2 := &http.Transport{Protocols: new(http.Protocols)}
	h2.Protocols.SetUnencryptedHTTP2(true)
	client := &http.Client{Transport: h2, Timeout: time.Minute}
	get := func(path string) (*http.Response, string, error) {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+path, nil)
		if err != nil {
			return nil, "", err
		}
		req.Host = s.Host
		res, err := client.Do(req)
		if err != nil {
			return nil, "", err
		}
		defer res.Body.Close()
		body, err := io.ReadAll(res.Body)
		return res, string(body), err
	}
	t.Run("by prior knowledge", func(t *testing.T) {
		if res, body, err := get("/public/tenant"); err != nil || res.ProtoMajor != 2 || res.StatusCode != http.StatusOK {
			t.Errorf("%v %v %s", err, res, body)
		}
	})
	t.Run("calls under way end before the server does", func(t *testing.T) {
		release := lockTable(t, s, "trip")
		type answer struct {
			status int
			err    error
		}
		answers := make(chan answer, 2)
		go func() {
			res, _, err := get("/public/trips?limit=20")
			if err != nil {
				res = &http.Response{}
			}
			answers <- answer{res.StatusCode, err}
		}()
		go func() {
			a, err := s.Try(context.WithoutCancel(t.Context()), apptest.Request{Method: "GET", Path: "/public/trips?limit=20"})
			answers <- answer{a.Status, err}
		}()
		s.Eventually(t, "both calls work", func() bool { return waiting(t, s) == 2 })
		stopped := make(chan struct{})
		go func() {
			defer close(stopped)
			s.Stop()
		}()
		s.Eventually(t, "the server takes no more", func() bool {
			_, err := net.Dial("tcp", strings.TrimPrefix(s.URL, "http://"))
			return err != nil
		})
		release()
		for range 2 {
			if a := <-answers; a.err != nil || a.status != http.StatusOK {
				t.Errorf("%d %v", a.status, a.err)
			}
		}
		<-stopped
	})
}

// bomb returns a compressed message of size zeros.
func bomb(t *testing.T, size int64) []byte {
	t.Helper()
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	if _, err := io.CopyN(w, zeros{}, size); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	return len(p), nil
}

func TestConnectInput(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	const check, push, watch = "/rpc/caravan.access.v1.AccessService/Check",
		"/rpc/caravan.supply.v1.SupplyService/PushDepartures", "/rpc/caravan.jobs.v1.JobsService/WatchExport"
	packed := bomb(t, 512<<20)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for name, c := range map[string]struct {
		path, token string
		header      map[string]string
		status      int
	}{
		"a stranger":    {check, "", map[string]string{"Content-Encoding": "gzip"}, http.StatusUnauthorized},
		"somebody else": {push, admin, map[string]string{"Content-Encoding": "gzip"}, http.StatusForbidden},
		"who may":       {check, admin, map[string]string{"Content-Encoding": "gzip"}, http.StatusTooManyRequests},
		"binary": {check, admin, map[string]string{"Content-Encoding": "gzip", "Content-Type": "application/proto"},
			http.StatusTooManyRequests},
		"another protocol": {check, admin, map[string]string{"Content-Type": "application/grpc-web", "Grpc-Encoding": "gzip"},
			http.StatusOK},
		"a stream": {watch, admin, map[string]string{"Content-Type": "application/connect+json",
			"Connect-Content-Encoding": "gzip"}, http.StatusOK},
	} {
		body := packed
		if strings.Contains(c.header["Content-Type"], "grpc") || strings.Contains(c.header["Content-Type"], "connect+") {
			body = append([]byte{1, byte(len(packed) >> 24), byte(len(packed) >> 16), byte(len(packed) >> 8), byte(len(packed))},
				packed...)
		}
		a := s.Call(t, apptest.Request{Method: "POST", Path: c.path, Token: c.token, Body: string(body), Header: c.header})
		failed := strings.Contains(a.Text, "resource_exhausted") || a.Header.Get("Grpc-Status") == "8" ||
			strings.Contains(strings.ToLower(a.Text), "grpc-status: 8")
		if strings.Contains(a.Text, fmt.Sprint(512<<20)) {
			t.Errorf("%s: all of it was unpacked: %s", name, a.Text)
		}
		if a.Status != c.status || c.status == http.StatusOK && !failed {
			t.Errorf("%s: %d %.300q %v", name, a.Status, a.Text, a.Header)
		}
	}
	runtime.ReadMemStats(&after)
	if made := (after.TotalAlloc - before.TotalAlloc) >> 20; made > 300 {
		t.Errorf("%d MiB were allocated", made)
	}

	t.Run("the permission comes before the body", func(t *testing.T) {
		for name, token := range map[string]string{"401": "", "403": admin} {
			conn := dial(t, s)
			fmt.Fprintf(conn,
				"POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nAuthorization: Bearer %s\r\nContent-Length: 1000000\r\n\r\n",
				push, s.Host, token)
			res, err := http.ReadResponse(bufio.NewReader(conn), nil) // the body is not sent
			if err != nil || fmt.Sprint(res.StatusCode) != name {
				t.Errorf("%s: %v %v", name, res, err)
			}
		}
	})
	t.Run("fields that the contract does not name", func(t *testing.T) {
		a := s.Call(t, apptest.Request{Method: "POST", Path: check, Token: admin, Body: map[string]any{"nmaespace": "Trip"}})
		if a.Status != http.StatusBadRequest || !strings.Contains(a.Text, "nmaespace") {
			t.Errorf("%d %s", a.Status, a.Text)
		}
	})
	t.Run("a message in the address", func(t *testing.T) {
		a := s.Call(t, apptest.Request{Method: "GET", Path: check + "?connect=v1&encoding=json&message=%7B%7D", Token: admin})
		if a.Status != http.StatusMethodNotAllowed {
			t.Errorf("%d %s", a.Status, a.Text)
		}
	})
}
