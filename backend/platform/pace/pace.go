// Package pace limits how long a client may take to send a request and to receive its response. Both are held to
// a base time and a minimum rate, so that a large file on a poor connection gets through while a client that
// dribbles bytes to hold a connection open is cut off.
package pace

import (
	"errors"
	"io"
	"net/http"
	"os"
	"time"

	"caravan/backend/platform/apierr"
)

// Pace is how long a client may take. A base of zero means no limit.
type Pace struct {
	Body   time.Duration // base time for a request's body to arrive, extended for each byte that did
	Answer time.Duration // likewise for a response to be received; for a stream, for each message
	Rate   int64         // minimum rate in bytes per second, both ways
}

// ErrSlow is returned when reading the body of a client that took too long.
var ErrSlow = errors.New("pace: the request came too slowly")

// Unread returns the error for the caller when a body could not be read.
func Unread(err error) *apierr.Error {
	var large *http.MaxBytesError
	var known *apierr.Error
	switch {
	case errors.As(err, &known):
		return known
	case errors.As(err, &large):
		return apierr.Wrap(err, apierr.CodeTooLarge, "This is too large.")
	case errors.Is(err, ErrSlow):
		return apierr.Wrap(err, apierr.CodeTooSlow, "The request took too long.")
	}
	return apierr.Wrap(err, apierr.CodeInvalid, "We couldn’t read this request.")
}

// linger is how long the rest of an unwanted body is drained, so that its sender receives the response.
const linger = 2 * time.Second

// Hold applies the limits to next. Streams may last as long as they like; each message has to be received in
// time. Deadlines are set only while waiting for bytes: one that passes while a handler works would look like a
// client that disconnected.
func (p Pace) Hold(next http.Handler, stream func(*http.Request) bool) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c := &call{Pace: p, control: http.NewResponseController(w)}
		_ = c.control.SetWriteDeadline(time.Time{}) // a deadline left by the connection's previous response
		out := &writer{ResponseWriter: w, call: c, stream: stream(r)}
		var in *body
		if r.Body != nil && r.Body != http.NoBody {
			in = &body{ReadCloser: r.Body, call: c}
			r.Body = in
			out.body = in
		}
		defer func() {
			// Buffered bytes are sent after the handler returns, and after the rest of the body is drained.
			in.leave()
			if p.Answer > 0 {
				_ = c.control.SetWriteDeadline(time.Now().Add(linger + p.Answer))
			}
		}()
		next.ServeHTTP(out, r)
	})
}

type call struct {
	Pace
	control *http.ResponseController
}

// until returns the deadline for a number of bytes.
func (c *call) until(began time.Time, base time.Duration, bytes int64) time.Time {
	more := time.Duration(0)
	if c.Rate > 0 {
		more = time.Duration(bytes) * time.Second / time.Duration(c.Rate)
	}
	return began.Add(base + more)
}

// body reads with a deadline. It is read by one goroutine, as bodies are.
type body struct {
	io.ReadCloser
	*call
	began time.Time // of the first read: time that the server took before it is not the client's
	read  int64
	ended bool
}

func (b *body) Read(p []byte) (int, error) {
	if b.Body <= 0 {
		return b.ReadCloser.Read(p)
	}
	if b.began.IsZero() {
		b.began = time.Now()
	}
	_ = b.control.SetReadDeadline(b.until(b.began, b.Body, b.read))
	n, err := b.ReadCloser.Read(p)
	_ = b.control.SetReadDeadline(time.Time{})
	b.read += int64(n)
	if errors.Is(err, os.ErrDeadlineExceeded) {
		return n, ErrSlow
	}
	b.ended = b.ended || err != nil
	return n, err
}

// leave bounds how long the rest is drained, which the server does when the first part of the response is sent.
func (b *body) leave() (left bool) {
	if b == nil || b.ended || b.Body <= 0 {
		return false
	}
	_ = b.control.SetReadDeadline(time.Now().Add(linger))
	return true
}

// Close leaves the rest to the server, which drains it after the handler; if done here, the handler would wait
// for it.
func (b *body) Close() error { return nil }

// writer writes with a deadline.
type writer struct {
	http.ResponseWriter
	*call
	body    *body
	stream  bool
	began   time.Time // of the first byte
	written int64
}

func (w *writer) deadline() {
	if w.Answer <= 0 {
		return
	}
	if w.began.IsZero() || w.stream {
		w.began, w.written = time.Now(), 0
	}
	_ = w.control.SetWriteDeadline(w.until(w.began, w.Answer, w.written))
}

func (w *writer) Write(p []byte) (int, error) {
	w.deadline()
	if w.body.leave() {
		defer func() { _ = w.control.SetReadDeadline(time.Time{}) }()
	}
	n, err := w.ResponseWriter.Write(p)
	w.written += int64(n)
	return n, err
}

// FlushError sends what is buffered.
func (w *writer) FlushError() error {
	w.deadline()
	if w.body.leave() {
		defer func() { _ = w.control.SetReadDeadline(time.Time{}) }()
	}
	return w.control.Flush()
}

// Flush implements http.Flusher.
func (w *writer) Flush() { _ = w.FlushError() }

// Unwrap supports http.ResponseController.
func (w *writer) Unwrap() http.ResponseWriter { return w.ResponseWriter }
