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

// Admission is how many calls of each class run concurrently. They contend for database connections, so unless
// set a class takes at most two thirds of them: whatever the load, other classes still get their turn. A negative
// number removes a limit.
type Admission struct {
	Public  int `env:"PUBLIC"`  // public reads
	Private int `env:"PRIVATE"` // reads of signed-in callers
	Writes  int `env:"WRITES"`  // writes: bookings, payments, edits
	SignIn  int `env:"SIGN_IN"` // passwords and codes, which cost CPU time
	Files   int `env:"FILES"`   // uploads and downloads of files and images
	Renders int `env:"RENDERS"` // pages rendered here by a browser
	Hooks   int `env:"HOOKS"`   // webhooks of providers
	Streams int `env:"STREAMS"` // calls that stay open
	// Queue and Wait bound the queue of each class; Fresh is how late a response may be and still be worth
	// making.
	Queue int           `env:"QUEUE" envDefault:"2048"`
	Wait  time.Duration `env:"WAIT" envDefault:"8s"`
	Fresh time.Duration `env:"FRESH" envDefault:"500ms"`
	// PublicQueue is Queue for public reads: retrying costs a client little, and a client without a response
	// retries over a new connection, which costs the server a third of a quick response. A call that finds no
	// room is rejected immediately.
	PublicQueue int `env:"PUBLIC_QUEUE" envDefault:"256"`
	// Allowed is how long a call may take if a part of the product does not respond, including the time in the
	// queue.
	Allowed time.Duration `env:"ALLOWED" envDefault:"9s"`
}

type class int

const (
	free class = iota // pages and their files: they are served from memory
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

var classNames = [classes]string{"free", "public", "private", "writes", "sign-in", "files", "renders",
	"hooks", "streams"}

// Gates are the server's admission gates, by class.
type Gates [classes]*admission.Gate

// NewGates divides a number of database connections among the classes.
func NewGates(a Admission, connections int) *Gates {
	share := max(4, connections*2/3)
	most := [classes]int{
		publicReads: or(a.Public, share), privateReads: or(a.Private, share), writes: or(a.Writes, share),
		signIns: or(a.SignIn, share/2),
		files:   or(a.Files, share/2), renders: or(a.Renders, share/4), hooks: or(a.Hooks, share/2),
		following: or(a.Streams, 4096),
	}
	var g Gates
	for c, n := range most {
		settings := admission.Settings{Name: classNames[c], Most: n, Queue: a.Queue, Wait: a.Wait, Fresh: a.Fresh}
		switch class(c) {
		case following:
			settings.Queue = 0 // their end is unpredictable
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

// classOf returns a request's class from its URL alone: it is called before anything else is done for the
// request.
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
	case read && sent(path):
		return files
	case read && strings.HasPrefix(path, "/public/"):
		return publicReads
	case read:
		return privateReads
	case uploading(r):
		return files
	case strings.HasPrefix(path, "/authentication/"), strings.HasPrefix(path, "/activation/"):
		return signIns
	}
	return writes
}

func rpcClass(r *http.Request) class {
	switch method := procedures[pathOf(r)]; {
	case method == nil:
		return privateReads // nothing is there; a 404 is cheap
	case streaming(method):
		return following
	case readsOnly(method.Options().(*descriptorpb.MethodOptions)):
		return privateReads
	}
	return writes
}

func readsOnly(method *descriptorpb.MethodOptions) bool {
	return method.GetIdempotencyLevel() == descriptorpb.MethodOptions_NO_SIDE_EFFECTS
}

// drawn reports whether a browser renders what a path returns: screenshots, and printed pages.
func drawn(path string) bool { return strings.HasSuffix(path, "/screenshot") }

// fileRoutes are the paths of the operations whose responses are files, by their names in the contract.
var fileRoutes = func() (rules []permission.Rule) {
	for _, operation := range []string{
		"downloadAuditLogs", "downloadExport", "downloadConfirmationOfBenefits", "exportItinerary",
		"downloadTravelerManifest",
		"printTravelerManifest", "printRoomingList", "printAgreement", "printInvoice", "printTripItinerary", "printItinerary",
		"downloadHostStatement", "printHostStatement", "downloadOperatorStatement", "printOperatorStatement",
		"adminPrintStatement", "getTenantLogo", "getDisputeFile",
	} {
		if rule, ok := permission.REST[operation]; ok {
			rules = append(rules, rule)
		}
	}
	return rules
}()

// uploading reports whether a call brings a file.
func uploading(r *http.Request) bool {
	_, ok := uploadOf(r)
	return ok
}

func sent(path string) bool {
	for _, rule := range fileRoutes {
		if matches(rule.Path, path) {
			return true
		}
	}
	return false
}

// fileTimeout is the limit for large transfers: an image over a poor connection, a file that is rendered or
// exported.
const fileTimeout = 2 * time.Minute

// allowed returns how long a call of the class may take, including waiting; zero means without limit.
func (c class) allowed(ordinary time.Duration) time.Duration {
	switch c {
	case following:
		return 0
	case files:
		return fileTimeout
	}
	return ordinary
}

// Admit is the entry: a limited number of calls of each class run, some more are queued, and the rest are
// immediately asked to retry later. A call's time limit starts here, so that nothing is done for callers that
// have given up.
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
			if !errors.Is(err, context.Canceled) { // the client is gone
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

// grace is how long the work for a disconnected client continues.
const grace = 250 * time.Millisecond

var errBusy = apierr.New(apierr.CodeBusy, "We’re very busy right now. Try again in a moment.")

// busyAnswers are precomputed by language and Retry-After seconds: under overload most responses are these.
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

// refuseBusy answers a call that is not admitted. Rejections are counted, not logged: see
// caravan_admission_refused_total.
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

// lentBody and lentWriter lend the slot to other calls while waiting for the client's own connection.
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

// FlushError sends what is buffered.
func (w *lentWriter) FlushError() (err error) {
	if busy := w.slot.Lend(w.ctx, func() { err = http.NewResponseController(w.ResponseWriter).Flush() }); busy != nil &&
		err == nil {
		err = busy
	}
	return err
}

// Flush implements http.Flusher.
func (w *lentWriter) Flush() { _ = w.FlushError() }

// Unwrap supports http.ResponseController.
func (w *lentWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
