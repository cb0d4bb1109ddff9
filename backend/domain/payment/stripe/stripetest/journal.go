package stripetest

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"sync"
	"time"
)

// entry is a call that changes something, as received, or the number of accepted events.
type entry struct {
	At     time.Time   `json:"at,omitzero"`
	Method string      `json:"method,omitempty"`
	URL    string      `json:"url,omitempty"`
	Header http.Header `json:"header,omitempty"`
	Body   []byte      `json:"body,omitempty"`
	Told   int         `json:"told,omitempty"`
}

// journal records changes in a file before they are made: a stand-in whose process is killed at any moment
// behaves afterwards like Stripe, which forgets nothing that was requested.
type journal struct {
	mu    sync.Mutex // one change at a time, in file order
	file  *os.File
	inner http.Handler
	s     *Stripe
}

// Kept returns the stand-in's site, which continues where the file ends.
func (s *Stripe) Kept(path string) (http.Handler, error) {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	j := &journal{file: file, inner: s.Site(), s: s}
	s.quiet = true
	if err := j.replay(); err != nil {
		return nil, errors.Join(fmt.Errorf("journal %s: %w", path, err), file.Close())
	}
	s.quiet, s.noted = false, j.noted
	s.resume()
	return j, nil
}

func (j *journal) replay() error {
	now := j.s.Now
	defer func() { j.s.Now = now }()
	reader, whole := bufio.NewReader(j.file), int64(0)
	for {
		line, err := reader.ReadBytes('\n')
		if errors.Is(err, io.EOF) { // what was not written completely was not done
			if err := j.file.Truncate(whole); err != nil {
				return err
			}
			_, err := j.file.Seek(whole, io.SeekStart)
			return err
		}
		if err != nil {
			return err
		}
		whole += int64(len(line))
		var e entry
		if err := json.Unmarshal(line, &e); err != nil {
			return err
		}
		if e.Method == "" {
			j.s.taken = e.Told
			continue
		}
		j.s.Now = func() time.Time { return e.At }
		r := httptest.NewRequest(e.Method, e.URL, bytes.NewReader(e.Body))
		r.Header = e.Header
		j.inner.ServeHTTP(httptest.NewRecorder(), r)
	}
}

// noted records how many events were accepted, so that they are not all sent again.
func (j *journal) noted(told int) {
	j.mu.Lock()
	defer j.mu.Unlock()
	_ = j.write(entry{Told: told})
}

func (j *journal) write(e entry) error {
	line, err := json.Marshal(e)
	if err == nil {
		_, err = j.file.Write(append(line, '\n'))
	}
	return err
}

// ServeHTTP records calls that change something. The clock is this machine's: the desk's clock lasts as long as
// the process.
func (j *journal) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method == http.MethodGet && r.URL.Path != confirmPath || r.URL.Path == "/desk/list" {
		j.inner.ServeHTTP(w, r)
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	header := http.Header{}
	for _, name := range []string{"Content-Type", "Idempotency-Key"} {
		if value := r.Header.Get(name); value != "" {
			header.Set(name, value)
		}
	}
	at := url.URL{Path: r.URL.Path, RawQuery: r.URL.RawQuery}
	if err := j.write(entry{At: j.s.Now(), Method: r.Method, URL: at.String(), Header: header, Body: body}); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	j.inner.ServeHTTP(w, r)
}
