package web

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"

	"caravan/backend/app/built"
	"caravan/backend/app/door"
)

// A portal's page carries the responses to its first calls, because on a slow connection each call that waits for
// another costs a fifth of a second. The server makes these calls through its own front door with the cookies of
// whoever opens the page, so the page holds a response only if that person's browser would have received the same one.

// ahead lists the calls of a portal's pages. The parameters of the page's pattern, and the names in known, are replaced
// by their values.
type ahead struct {
	app string
	// page is the pattern of a path below the app's prefix; empty for all pages.
	page string
	asks []string
}

// everywhere are the calls of every page of every portal.
var everywhere = []string{profileCall, "/public/tenant", "/api/me/notices"}

const (
	profileCall  = "/api/me/profile"
	bookingsCall = "/api/me/bookings?limit=100"
	hostCall     = "/api/me/host/user"
)

var aheads = []ahead{
	{"traveler", "", []string{bookingsCall}},
	{"traveler", "/trips/$tripId/trip-overview", []string{
		"/api/me/trips/$tripId", "/api/me/trips/$tripId/ground-transfers",
		"/api/me/ground-transfers?tripId=$tripId&sort=pickup&limit=100",
	}},
	{"traveler", "/trips/$tripId/manage-booking", []string{
		"/api/me/trips/$tripId/inventory", "/api/me/trips/$tripId/ground-transfers",
		"/api/me/ground-transfers?tripId=$tripId&sort=pickup&limit=100", "/api/me/bookings/$bookingId/insurance",
		"/api/me/bookings/$bookingId/cancellation",
	}},
	{"host", "", []string{hostCall}},
	{"host", "/home/dashboard", []string{
		"/api/me/host/$hostId/home-trips", "/api/me/host/$hostId/important-dates", "/api/me/host/$hostId/next",
		"/api/me/host/$hostId/earnings",
	}},
	{"operator", "/home", []string{"/api/me/trip-requests?status=pending&limit=100", "/api/me/trips?limit=100",
		"/api/me/itineraries?limit=100", "/api/me/trip-board?lane=days&limit=100"}},
	{"admin", "", []string{"/api/admin/waiting"}},
	{"admin", "/users", []string{"/api/admin/users?limit=50"}},
}

// lands is the page to which the root of a portal leads.
var lands = map[string]string{"traveler": "/trips", "host": "/home/dashboard", "operator": "/home", "admin": "/users"}

// known are the ids that calls need from the response to another call.
var known = []struct {
	name, from string
	read       func(answer json.RawMessage, parts map[string]string) string
}{
	{"$hostId", hostCall, func(answer json.RawMessage, _ map[string]string) string {
		var host struct {
			ID string `json:"id"`
		}
		_ = json.Unmarshal(answer, &host)
		return host.ID
	}},
	{"$bookingId", bookingsCall, func(answer json.RawMessage, parts map[string]string) string {
		var bookings struct {
			Items []struct {
				ID   string `json:"id"`
				Trip struct {
					ID string `json:"id"`
				} `json:"trip"`
			} `json:"items"`
		}
		_ = json.Unmarshal(answer, &bookings)
		for _, one := range bookings.Items {
			if one.Trip.ID == parts["$tripId"] {
				return one.ID
			}
		}
		return ""
	}},
}

// asked returns the calls of a page, and the values of its path's parameters. What a page lists depends on its query,
// so for a narrowed page only the calls that all pages make are known.
func asked(of portalPage, narrowed bool) (addresses []string, parts map[string]string) {
	addresses, parts = slices.Clone(everywhere), map[string]string{}
	at := strings.Split(strings.Trim(of.address, "/"), "/")
	for _, one := range aheads {
		pattern := strings.Split(strings.Trim(one.page, "/"), "/")
		switch {
		case one.app != of.app:
		case one.page == "":
			addresses = append(addresses, one.asks...)
		case !narrowed && built.Fits(pattern, at):
			for i, name := range pattern {
				if strings.HasPrefix(name, "$") {
					parts[name] = at[i]
				}
			}
			addresses = append(addresses, one.asks...)
		}
	}
	return addresses, parts
}

// longestAhead is how long a page waits for its calls. The browser repeats those that take longer.
const longestAhead = 1500 * time.Millisecond

// opening is a page being opened, with the responses to its calls.
type opening struct {
	door     http.Handler
	page     *http.Request
	language string

	mu      sync.Mutex
	answers map[string]json.RawMessage
	now     string
	ended   bool // later responses are dropped
}

// openedWith makes the calls of a page. It returns nil if no one is signed in.
func (s *Web) openedWith(r *http.Request, of portalPage) *opening {
	ctx, cancel := context.WithTimeout(r.Context(), longestAhead)
	defer cancel()
	o := &opening{door: s.Door, page: r, language: of.language, answers: map[string]json.RawMessage{}}
	// This one shows whether someone is signed in, and caches the session for the others.
	o.ask(ctx, profileCall)
	if !o.signedIn() {
		return nil
	}
	addresses, parts := asked(of, r.URL.RawQuery != "")
	o.ask(ctx, filled(addresses, parts)...)
	o.learn(parts)
	o.ask(ctx, filled(addresses, parts)...)
	return o
}

// learn reads the ids that other calls need from the responses.
func (o *opening) learn(parts map[string]string) {
	o.mu.Lock()
	defer o.mu.Unlock()
	for _, one := range known {
		if answer := o.answers[one.from]; answer != nil {
			parts[one.name] = one.read(answer, parts)
		}
	}
}

// ask makes the calls that have no response yet concurrently, and waits for them until the context ends.
func (o *opening) ask(ctx context.Context, addresses ...string) {
	var calls sync.WaitGroup
	o.mu.Lock()
	for _, address := range addresses {
		if o.answers[address] == nil {
			calls.Go(func() { o.call(ctx, address) })
		}
	}
	o.mu.Unlock()
	answered := make(chan struct{})
	go func() {
		calls.Wait()
		close(answered)
	}()
	select {
	case <-answered:
	case <-ctx.Done():
	}
}

// call makes a call as the browser that opens the page would, and keeps its response unless it is an error.
func (o *opening) call(ctx context.Context, address string) {
	to, err := url.Parse(address)
	if err != nil {
		return
	}
	call := o.page.Clone(ctx)
	call.URL, call.RequestURI, call.Method, call.Body, call.ContentLength = to, address, http.MethodGet, http.NoBody, 0
	for _, name := range []string{"Accept-Encoding", "Authorization", "If-None-Match", "If-Modified-Since",
		"Sec-Fetch-User"} {
		call.Header.Del(name)
	}
	for name, value := range map[string]string{
		"Accept": "*/*", "Accept-Language": o.language, "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors",
		"Sec-Fetch-Site": "same-origin",
	} {
		call.Header.Set(name, value)
	}
	given := &answer{header: http.Header{}, status: http.StatusOK}
	o.door.ServeHTTP(given, call)
	var said struct {
		Data json.RawMessage `json:"data"`
	}
	if given.status != http.StatusOK || json.Unmarshal(given.body.Bytes(), &said) != nil || said.Data == nil {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.ended {
		o.answers[address], o.now = said.Data, given.header.Get(door.NowHeader)
	}
}

// filled returns the calls whose parameters are all known.
func filled(addresses []string, parts map[string]string) (out []string) {
	for _, address := range addresses {
		for name, value := range parts {
			// Accept only ids, so that a page's path cannot inject anything else into a call.
			if _, err := uuid.Parse(value); err == nil {
				address = strings.ReplaceAll(address, name, value)
			}
		}
		if !strings.Contains(address, "$") {
			out = append(out, address)
		}
	}
	return out
}

func (o *opening) signedIn() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.answers[profileCall] != nil
}

// data returns the element from which the page's script reads the responses.
func (o *opening) data() []byte {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.ended = true
	// Marshal escapes <, > and &, so that no text ends the element.
	said, err := json.Marshal(map[string]any{"now": o.now, "answers": o.answers})
	if err != nil {
		return nil
	}
	return slices.Concat([]byte(`<script id="given-answers" type="application/json">`), said, []byte(`</script>`))
}

// answer records a response.
type answer struct {
	header http.Header
	status int
	body   bytes.Buffer
}

func (a *answer) Header() http.Header            { return a.header }
func (a *answer) WriteHeader(status int)         { a.status = status }
func (a *answer) Write(part []byte) (int, error) { return a.body.Write(part) }
