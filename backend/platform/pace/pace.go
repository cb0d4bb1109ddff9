// Package pace bounds how long a caller may take to send a request and to take its answer. Both are held to a
// base time and a slowest rate, so that a large file on a poor line gets through while a caller who dribbles bytes to
// hold a connection open is cut off.
package pace

import (
	"errors"
	"io"
	"net/http"
	"os"
	"time"

	"caravan/backend/platform/apierr"
)

// Pace is how long a caller may take. A base of zero is no bound.
type Pace struct {
	Body   time.Duration // for a request's body to arrive, and more for each byte that did
	Answer time.Duration // for an answer to be taken, and more for each byte that was; for a stream, for each message
	Rate   int64         // the slowest bytes a second, both ways
}

// ErrSlow is the body of a caller who took too long.
var ErrSlow = errors.New("pace: the request came too slowly")

// Unread says to the caller why a body could not be read.
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

// linger is how long the rest of a body that nobody wanted is waited for, so that its sender hears the answer.
const linger = 2 * time.Second

// Hold puts the bounds around next. Streams answer for as long as they like; each message has to be taken in time.
// Deadlines stand only while bytes are waited for: one that passes while a handler works would look like a caller
// who left.
func (p Pace) Hold(next http.Handler, stream func(*http.Request) bool) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c := &call{Pace: p, control: http.NewResponseController(w)}
		_ = c.control.SetWriteDeadline(time.Time{}) // the one of the connection's previous answer
		out := &writer{ResponseWriter: w, call: c, stream: stream(r)}
		var in *body
		if r.Body != nil && r.Body != http.NoBody {
			in = &body{ReadCloser: r.Body, call: c}
			r.Body = in
			out.body = in
		}
		defer func() {
			// What is still kept is sent after the handler, and after the rest of the body.
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

// until is when so many bytes have to be through.
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
	began time.Time // of the first read: time that the server itself took is not the caller's
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

// leave bounds how long the rest is read away. The server does that when the first piece of the answer goes out.
func (b *body) leave() (left bool) {
	if b == nil || b.ended || b.Body <= 0 {
		return false
	}
	_ = b.control.SetReadDeadline(time.Now().Add(linger))
	return true
}

// Close leaves the rest to the server, which reads it away after the handler; done here, the handler would wait for it.
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

// FlushError sends what is kept.
func (w *writer) FlushError() error {
	w.deadline()
	if w.body.leave() {
		defer func() { _ = w.control.SetReadDeadline(time.Time{}) }()
	}
	return w.control.Flush()
}

// Flush implements http.Flusher.
func (w *writer) Flush() { _ = w.FlushError() }

// Unwrap serves http.ResponseController.
func (w *writer) Unwrap() http.ResponseWriter { return w.ResponseWriter }
