package door

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"connectrpc.com/connect"
	"google.golang.org/protobuf/types/descriptorpb"

	"caravan/backend/domain/file"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/payment"
	"caravan/backend/gen/permission"
	"caravan/backend/platform/admission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/spoken"
)

// Admission is how many calls of each class work at once. What they wait for is a connection to the database, so a
// class takes no more than two thirds of them unless it is set: whatever comes in, another class still gets its turn.
// A negative number takes a bound away.
type Admission struct {
	Public  int `env:"PUBLIC"`  // reads of everybody
	Private int `env:"PRIVATE"` // reads of who is signed in
	Writes  int `env:"WRITES"`  // what changes something: bookings, payments, edits
	SignIn  int `env:"SIGN_IN"` // passwords and codes, which cost computing
	Files   int `env:"FILES"`   // files and pictures that are sent and taken
	Renders int `env:"RENDERS"` // pages that a browser draws here
	Hooks   int `env:"HOOKS"`   // news of providers
	Streams int `env:"STREAMS"` // calls that stay open
	// Queue and Wait bound the line before each class; Fresh is how late an answer may come that is worth making.
	Queue int           `env:"QUEUE" envDefault:"2048"`
	Wait  time.Duration `env:"WAIT" envDefault:"8s"`
	Fresh time.Duration `env:"FRESH" envDefault:"500ms"`
	// PublicQueue is Queue for the reads of everybody: to ask again costs a caller little, and who hears nothing does so
	// over a new connection, which costs the server a third of a quick answer. Whoever finds no room hears so at once.
	PublicQueue int `env:"PUBLIC_QUEUE" envDefault:"256"`
	// Allowed is how long a caller is kept waiting when a part of the product does not answer, the line included.
	Allowed time.Duration `env:"ALLOWED" envDefault:"9s"`
}

type class int

const (
	free class = iota // pages and their files: they come from memory
	publicReads
	privateReads
	writes
	signIns
	files
	renders
	hooks
	following
	classes
)

var classNames = [classes]string{"free", "public", "private", "writes", "sign-in", "files", "renders", "hooks", "streams"}

// Gates are the server's admission, by class.
type Gates [classes]*admission.Gate

// NewGates shares a number of connections to the database out among the classes.
func NewGates(a Admission, connections int) *Gates {
	share := max(4, connections*2/3)
	most := [classes]int{
		publicReads: or(a.Public, share), privateReads: or(a.Private, share), writes: or(a.Writes, share), signIns: or(a.SignIn, share/2),
		files: or(a.Files, share/2), renders: or(a.Renders, share/4), hooks: or(a.Hooks, share/2), following: or(a.Streams, 4096),
	}
	var g Gates
	for c, n := range most {
		settings := admission.Settings{Name: classNames[c], Most: n, Queue: a.Queue, Wait: a.Wait, Fresh: a.Fresh}
		switch class(c) {
		case following:
			settings.Queue = 0 // nobody knows when one ends
		case publicReads:
			settings.Queue = a.PublicQueue
		}
		g[c] = admission.New(settings)
	}
	return &g
}

func or(set, otherwise int) int {
	if set != 0 {
		return set
	}
	return otherwise
}

// classOf tells a request's class from its address alone: it is asked before anything else is done for it.
func classOf(r *http.Request) class {
	path := r.URL.Path
	read := r.Method == http.MethodGet || r.Method == http.MethodHead
	switch {
	case strings.HasPrefix(path, "/rpc/"):
		return rpcClass(r)
	case strings.HasPrefix(path, "/media/"), strings.HasPrefix(path, file.Path):
		return files
	case !IsCall(path) || strings.HasPrefix(path, "/public/l/"):
		return free
	case strings.HasPrefix(path, payment.WebhookPath), strings.HasPrefix(path, insurance.WebhookPath):
		return hooks
	case drawn(path):
		return renders
	case path == UploadPath || read && sent(path):
		return files
	case read && strings.HasPrefix(path, "/public/"):
		return publicReads
	case read:
		return privateReads
	case strings.HasPrefix(path, "/authentication/"), strings.HasPrefix(path, "/activation/"):
		return signIns
	}
	return writes
}

func rpcClass(r *http.Request) class {
	switch method := procedures[pathOf(r)]; {
	case method == nil:
		return privateReads // nothing is there; that takes no time
	case streaming(method):
		return following
	case method.Options().(*descriptorpb.MethodOptions).GetIdempotencyLevel() == descriptorpb.MethodOptions_NO_SIDE_EFFECTS:
		return privateReads
	}
	return writes
}

// drawn tells whether a browser draws what an address gives: pictures of pages, and their printed form.
func drawn(path string) bool { return strings.HasSuffix(path, "/screenshot") }

// fileRoutes are the addresses of the operations whose answers are files, by their contract's names.
var fileRoutes = func() (rules []permission.Rule) {
	for _, operation := range []string{
		"downloadAuditLogs", "downloadExport", "downloadConfirmationOfBenefits", "exportItinerary", "downloadTravelerManifest",
		"printTravelerManifest", "printRoomingList", "printAgreement", "printInvoice", "printTripItinerary", "printItinerary", "downloadHostStatement", "printHostStatement", "downloadOperatorStatement", "printOperatorStatement",
		"adminPrintStatement", "getTenantLogo",
	} {
		if rule, ok := permission.REST[operation]; ok {
			rules = append(rules, rule)
		}
	}
	return rules
}()

func sent(path string) bool {
	for _, rule := range fileRoutes {
		if matches(rule.Path, path) {
			return true
		}
	}
	return false
}

// fileTimeout is for what is larger than an answer: a picture on a poor line, a file that is drawn or written out.
const fileTimeout = 2 * time.Minute

// allowed is how long a call of the class may take, waiting included; zero is as long as it likes.
func (c class) allowed(ordinary time.Duration) time.Duration {
	switch c {
	case following:
		return 0
	case files:
		return fileTimeout
	}
	return ordinary
}

// Admit is the door: so many calls of each class are worked on, some more wait, and the rest hears at once that it
// should come back. The time a call may take begins here, so that nothing is done for who has given up.
func (g *Gates) Admit(ordinary time.Duration, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c := classOf(r)
		if allowed := c.allowed(ordinary); allowed > 0 {
			ctx, cancel := context.WithTimeout(r.Context(), allowed)
			defer cancel()
			r = r.WithContext(ctx)
		}
		slot, err := g[c].Enter(r.Context())
		if err != nil {
			if !errors.Is(err, context.Canceled) { // nobody hears the answer
				refuseBusy(w, r, g[c].RetryAfter())
			}
			return
		}
		defer slot.Leave()
		if g[c] != nil && c != following {
			ctx, finish := admission.Outlast(r.Context(), grace)
			defer finish()
			r = r.WithContext(ctx)
			r.Body = &lentBody{r.Body, slot, r.Context()}
			w = &lentWriter{w, slot, r.Context()}
		}
		next.ServeHTTP(w, r)
	})
}

// grace is how long the work for a caller who has left goes on.
const grace = 250 * time.Millisecond

var errBusy = apierr.New(apierr.CodeBusy, "We’re very busy right now. Try again in a moment.")

// busyAnswers are written beforehand, by language and by the seconds after which to come back: under overload most
// answers are these.
var busyAnswers = func() map[string][admission.LongestPause + 1]http.Handler {
	all := map[string][admission.LongestPause + 1]http.Handler{}
	for _, tag := range spoken.Languages {
		var answers [admission.LongestPause + 1]http.Handler
		for seconds := range answers {
			e := errBusy.WithDetails(map[string]int64{"retryAfterSeconds": int64(seconds)})
			answers[seconds] = rest.Prepared(tag.String(), e)
		}
		all[tag.String()] = answers
	}
	return all
}()

// refuseBusy answers a call that is not let in. It is counted, not logged: see caravan_admission_refused_total.
func refuseBusy(w http.ResponseWriter, r *http.Request, seconds int) {
	w.Header().Set("Cache-Control", "no-store")
	language := rest.LanguageOf(r)
	if strings.HasPrefix(r.URL.Path, "/rpc/") && rpcErrors.IsSupported(r) {
		w.Header().Set("Retry-After", strconv.Itoa(seconds))
		out := connect.NewError(connect.CodeUnavailable, errors.New(rest.Said(language, errBusy).Message))
		out.Meta().Set(codeHeader, errBusy.Code)
		_ = rpcErrors.Write(w, r, out)
		return
	}
	busyAnswers[language][seconds].ServeHTTP(w, r)
}

// lentBody and lentWriter let others work while a caller's own line is waited for.
type lentBody struct {
	io.ReadCloser
	slot *admission.Slot
	ctx  context.Context
}

func (b *lentBody) Read(p []byte) (n int, err error) {
	if busy := b.slot.Lend(b.ctx, func() { n, err = b.ReadCloser.Read(p) }); busy != nil && (err == nil || err == io.EOF) {
		return n, errBusy
	}
	return n, err
}

type lentWriter struct {
	http.ResponseWriter
	slot *admission.Slot
	ctx  context.Context
}

func (w *lentWriter) Write(p []byte) (n int, err error) {
	if busy := w.slot.Lend(w.ctx, func() { n, err = w.ResponseWriter.Write(p) }); busy != nil && err == nil {
		err = busy
	}
	return n, err
}

// FlushError sends what is kept.
func (w *lentWriter) FlushError() (err error) {
	if busy := w.slot.Lend(w.ctx, func() { err = http.NewResponseController(w.ResponseWriter).Flush() }); busy != nil && err == nil {
		err = busy
	}
	return err
}

// Flush implements http.Flusher.
func (w *lentWriter) Flush() { _ = w.FlushError() }

// Unwrap serves http.ResponseController.
func (w *lentWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
