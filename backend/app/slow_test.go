package app_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
)

// Clients that dribble their requests, or do not read their responses, are disconnected, and meanwhile hold up
// nobody.
func TestSlowCallers(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, func(c *app.Config) {
		c.Patience.Header, c.Patience.Body, c.Patience.Answer, c.Patience.Rate = 500*time.Millisecond, 500*time.Millisecond,
			500*time.Millisecond, 1<<20
		c.Admission.Writes, c.Admission.SignIn, c.Admission.Hooks = 1, 1, 1
		c.Pages = builtPages(t)
	})
	s.Small(t)
	const each = 20
	begin := func(path, rest string) string {
		return "POST " + path + " HTTP/1.1\r\nHost: " + s.Host + "\r\n" + rest
	}
	const json = "Content-Type: application/json\r\n"
	for name, c := range map[string]struct {
		opening string
		status  []int // none: the connection just ends
	}{
		"header": {begin("/authentication/login", "X-A: b\r\n"), nil},
		"body": {begin("/authentication/login", json+"Content-Length: 1000\r\n\r\n{"),
			[]int{http.StatusRequestTimeout}},
		"pieces": {begin("/public/trips/00000000-0000-4000-8000-000000000000/holds",
			json+"Idempotency-Key: 00000000-0000-4000-8000-000000000001\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"),
			[]int{http.StatusRequestTimeout}},
		"webhook": {begin("/public/payments/webhooks/sandbox", json+"Content-Length: 1000\r\n\r\n{"),
			[]int{http.StatusRequestTimeout}},
		"nobody reads it": {begin("/nothing", "Content-Length: 1000\r\n\r\n{"), []int{http.StatusMethodNotAllowed}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var group sync.WaitGroup
			for range each {
				conn := dial(t, s)
				fmt.Fprint(conn, c.opening)
				group.Go(func() {
					var said []byte
					res, err := http.ReadResponse(bufio.NewReader(conn), nil)
					if err == nil {
						said, _ = io.ReadAll(res.Body)
					}
					if c.status == nil && err == nil && res.StatusCode != http.StatusRequestTimeout &&
						res.StatusCode != http.StatusBadRequest {
						t.Errorf("answered %d", res.StatusCode)
					}
					if c.status != nil && (err != nil || res.StatusCode != c.status[0]) {
						t.Errorf("%v %.120v %s", err, res, said)
					}
					ended(t, conn)
				})
			}
			// These calls have a single slot; clients that dribble do not occupy it.
			if a := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/login",
				Body: map[string]string{}}); a.Status != http.StatusBadRequest {
				t.Errorf("meanwhile: %d %s", a.Status, a.Text)
			}
			group.Wait()
		})
	}
	t.Run("an answer that is not taken", func(t *testing.T) {
		t.Parallel()
		conn := dial(t, s)
		if err := conn.(*net.TCPConn).SetReadBuffer(4 << 10); err != nil {
			t.Fatal(err)
		}
		go func() { // more responses than all buffers in between hold
			for range 20_000 {
				if _, err := fmt.Fprint(conn, "GET /assets/letters-1.woff2 HTTP/1.1\r\nHost: "+s.Host+"\r\n\r\n"); err != nil {
					return
				}
			}
		}()
		// The server closes the connection even though nothing is read: further sends fail.
		s.Eventually(t, "the connection is cut", func() bool {
			_, err := fmt.Fprint(conn, strings.Repeat("\r\n", 8))
			return err != nil
		})
	})
}

// ended waits until the peer closes the connection.
func ended(t *testing.T, conn net.Conn) {
	t.Helper()
	if _, err := io.Copy(io.Discard, conn); err != nil && strings.Contains(err.Error(), "timeout") {
		t.Errorf("the connection is kept: %v", err)
	}
}
