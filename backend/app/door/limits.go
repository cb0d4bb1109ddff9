package door

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/ogen-go/ogen/middleware"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/ratelimit"
)

// Limits are how often one person, address or network may do what costs others; a zero turns a limit off. They count
// in each serving process, but for HeldSpots, which looks at what is held.
type Limits struct {
	LoginFailures int           `env:"LOGIN_FAILURES" envDefault:"10"` // wrong passwords per email address and network
	LoginWindow   time.Duration `env:"LOGIN_WINDOW" envDefault:"10m"`
	// NetworkFailures are wrong passwords of one network over all email addresses, in the same window: an office of
	// hundreds mistypes less, and who tries one password on many people needs more.
	NetworkFailures int `env:"NETWORK_FAILURES" envDefault:"100"`
	// AccountFailures are wrong passwords for one email address from all networks, in the same window. Then only the
	// networks that the person signs in from go on at their pace; others have to wait for a try each.
	AccountFailures   int `env:"ACCOUNT_FAILURES" envDefault:"30"`
	CodeFailures      int `env:"CODE_FAILURES" envDefault:"10"`        // wrong mailed codes and links per network, in the same window
	FactorFailures    int `env:"FACTOR_FAILURES" envDefault:"5"`       // wrong second factors per person, in the same window
	ChecksPerHour     int `env:"CHECKS_PER_HOUR" envDefault:"60"`      // questions whether an account waits for its activation, per network
	MailsPerHour      int `env:"MAILS_PER_HOUR" envDefault:"5"`        // mails that strangers can have sent to one email address
	StrangersPerHour  int `env:"STRANGERS_PER_HOUR" envDefault:"60"`   // such mails that one network can have sent, to whomever
	HoldsPerMinute    int `env:"HOLDS_PER_MINUTE" envDefault:"600"`    // per network: offices and cafés share one
	HoldsBurst        int `env:"HOLDS_BURST" envDefault:"400"`         //
	HeldSpots         int `env:"HELD_SPOTS" envDefault:"10"`           // spots of one trip that a person, or a network, holds and has not paid
	MessagesPerHour   int `env:"MESSAGES_PER_HOUR" envDefault:"20"`    // test emails and messages to travelers that one person sends
	AnswersPerMinute  int `env:"ANSWERS_PER_MINUTE" envDefault:"20"`   // answers and sign-ups of one person at one link
	VisitsPerMinute   int `env:"VISITS_PER_MINUTE" envDefault:"20"`    // visits of one person to one trip page that count
	PicturesPerMinute int `env:"PICTURES_PER_MINUTE" envDefault:"240"` // pictures of trip pages, per network
	FloodPerMinute    int `env:"FLOOD_PER_MINUTE" envDefault:"600"`    // answers, sign-ups and visits together, per network
	StreamsPerPerson  int `env:"STREAMS_PER_PERSON" envDefault:"20"`   // streams that one person or API key has open
	StreamsPerTenant  int `env:"STREAMS_PER_TENANT" envDefault:"2000"` // streams that the people and keys of one marketplace have open
	KeyPerMinute      int `env:"KEY_PER_MINUTE" envDefault:"600"`      // calls of one API key
	KeyBurst          int `env:"KEY_BURST" envDefault:"120"`
}

// Counters count what Limits bound, in this process.
type Counters struct {
	// Keys counts the calls of each API key.
	Keys *ratelimit.Limiter

	logins, networks, accounts, codes, factors, checks, mails, strangers *ratelimit.Limiter
	holds, messages, answers, visits, pictures, floods                   *ratelimit.Limiter
	familiar                                                             func(ctx context.Context, email, network string) bool
}

// NewCounters counts by c; familiar tells whether the person with an email address signs in from a network.
func NewCounters(c Limits, familiar func(ctx context.Context, email, network string) bool) Counters {
	within := func(n int) *ratelimit.Limiter { return ratelimit.New(n, c.LoginWindow, n) }
	hourly := func(n int) *ratelimit.Limiter { return ratelimit.New(n, time.Hour, n) }
	aMinute := func(n int) *ratelimit.Limiter { return ratelimit.New(n, time.Minute, n) }
	return Counters{
		logins: within(c.LoginFailures), networks: within(c.NetworkFailures), accounts: within(c.AccountFailures),
		codes: within(c.CodeFailures), factors: within(c.FactorFailures), checks: hourly(c.ChecksPerHour),
		mails: hourly(c.MailsPerHour), strangers: hourly(c.StrangersPerHour), messages: hourly(c.MessagesPerHour),
		answers: aMinute(c.AnswersPerMinute), visits: aMinute(c.VisitsPerMinute), pictures: aMinute(c.PicturesPerMinute),
		floods: aMinute(c.FloodPerMinute), holds: ratelimit.New(c.HoldsPerMinute, time.Minute, c.HoldsBurst),
		Keys: ratelimit.New(c.KeyPerMinute, time.Minute, c.KeyBurst), familiar: familiar,
	}
}

const (
	wrongPassword   = "Too many wrong passwords."
	wrongNetwork    = "Too many sign-ins from your network have failed."
	wrongAccount    = "Too many sign-in attempts on this account."
	wrongCode       = "Too many wrong codes or links."
	wrongFactor     = "Too many wrong codes."
	manyChecks      = "Too many requests from your network."
	manyMailsTo     = "We’ve sent this address too many emails in the last hour."
	manyMailsFrom   = "Many mails have been sent from your network within an hour."
	manyMessages    = "You’ve sent too many emails in the last hour."
	manyHolds       = "Too many reservations are being started from your network."
	manyAnswers     = "You’ve sent too many answers in the last minute."
	manyFromNetwork = "Many answers have come from your network."
	manyPictures    = "Too many picture requests from your network."
)

// limitStream is the class of streams, which are counted while they are open: see streams.
const limitStream = "stream"

// way is how a class of the contract is limited: the call is counted, refused or made.
type way func(l Counters, req middleware.Request, next middleware.Next, from string) (middleware.Response, error)

// ways are the classes that operations of the REST contract name in x-limit.
var ways = map[string]way{
	"login": func(l Counters, req middleware.Request, next middleware.Next, from string) (middleware.Response, error) {
		return l.login(req, next, account(namedIn(req.Body).Email), from)
	},
	"password": func(l Counters, req middleware.Request, next middleware.Next, _ string) (middleware.Response, error) {
		return try(req, next, l.logins, "in person "+principal.Must(req.Context).IdentityID.String(), true, wrongPassword)
	},
	// A right one says nothing of the wrong ones that others of the network have tried.
	"code": func(l Counters, req middleware.Request, next middleware.Next, from string) (middleware.Response, error) {
		return try(req, next, l.codes, from, false, wrongCode)
	},
	// By person alone: who guesses codes can do so from many addresses.
	"factor": func(l Counters, req middleware.Request, next middleware.Next, _ string) (middleware.Response, error) {
		return try(req, next, l.factors, principal.Must(req.Context).IdentityID.String(), true, wrongFactor)
	},
	"mail": func(l Counters, req middleware.Request, next middleware.Next, from string) (middleware.Response, error) {
		return l.mail(req, next, namedIn(req.Body).Email, from)
	},
	// Not counted, and nobody need know.
	"visit": func(l Counters, req middleware.Request, next middleware.Next, from string) (middleware.Response, error) {
		if l.flooded(req, l.visits, "id", from) != nil {
			return middleware.Response{Type: &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}}, nil
		}
		return next(req)
	},
	"message": refused(Counters.message),
	"answer": refused(func(l Counters, req middleware.Request, from string) error {
		return l.flooded(req, l.answers, "linkPath", from)
	}),
	"hold":       refused(func(l Counters, _ middleware.Request, from string) error { return take(l.holds, from, manyHolds) }),
	"waitlist":   refused(Counters.wait),
	"invitation": refused(Counters.invitation),
	"check":      refused(func(l Counters, _ middleware.Request, from string) error { return take(l.checks, from, manyChecks) }),
	"picture":    refused(func(l Counters, _ middleware.Request, from string) error { return take(l.pictures, from, manyPictures) }),
}

// refused is the way of what is refused beyond its limit, whatever comes of it.
func refused(count func(l Counters, req middleware.Request, from string) error) way {
	return func(l Counters, req middleware.Request, next middleware.Next, from string) (middleware.Response, error) {
		if err := count(l, req, from); err != nil {
			return middleware.Response{}, err
		}
		return next(req)
	}
}

// known refuses a contract that names a class which nothing limits.
func (Counters) known(rules map[string]permission.Rule) error {
	for operation, rule := range rules {
		if _, ok := ways[rule.Limit]; rule.Limit != "" && !ok {
			return fmt.Errorf("operation %s: there is no limit %q", operation, rule.Limit)
		}
	}
	return nil
}

// around is middleware of the REST operations: what their contract names as limit holds.
func (l Counters) around(req middleware.Request, next middleware.Next) (middleware.Response, error) {
	limited, ok := ways[permission.REST[req.OperationID].Limit]
	if !ok {
		return next(req)
	}
	return limited(l, req, next, principal.RequestFrom(req.Context).Network())
}

func (l Counters) message(req middleware.Request, _ string) error {
	return take(l.messages, principal.Must(req.Context).MemberID.String(), manyMessages)
}

// invitation counts the mails to people whom a person names as his travelers.
func (l Counters) invitation(req middleware.Request, _ string) error {
	return take(l.strangers, "by "+principal.Must(req.Context).MemberID.String(), manyMessages)
}

func take(limiter *ratelimit.Limiter, key, why string) error {
	if wait, ok := limiter.Take(key); !ok {
		return apierr.TooMany(why, wait)
	}
	return nil
}

// login counts a try against the person, against the network and against who is tried from everywhere. What succeeds
// is forgotten by the person's own count; to the others it is given back alone, so that nobody clears with an account
// of his own what he has tried on those of others.
func (l Counters) login(req middleware.Request, next middleware.Next, email, from string) (middleware.Response, error) {
	own := email + " " + from
	if err := take(l.logins, own, wrongPassword); err != nil {
		return middleware.Response{}, err
	}
	if err := take(l.networks, from, wrongNetwork); err != nil {
		return middleware.Response{}, err
	}
	spent := take(l.accounts, email, wrongAccount)
	if spent != nil && !l.familiar(req.Context, email, from) {
		return middleware.Response{}, spent
	}
	answer, err := next(req)
	if err == nil {
		l.logins.Reset(own)
	}
	if err == nil || apierr.From(err).Status() >= http.StatusInternalServerError {
		l.logins.Give(own)
		l.networks.Give(from)
		if spent == nil {
			l.accounts.Give(email)
		}
	}
	return answer, err
}

// try counts each try before it is made, so that tries at the same moment can't slip through together. One that
// succeeds is given back; what is one person's own count is forgotten then.
func try(req middleware.Request, next middleware.Next, limiter *ratelimit.Limiter, key string, own bool, why string) (middleware.Response, error) {
	if err := take(limiter, key, why); err != nil {
		return middleware.Response{}, err
	}
	answer, err := next(req)
	switch {
	case err == nil && own:
		limiter.Reset(key)
	case err == nil:
		limiter.Give(key)
	}
	return answer, err
}

// mail stops mailing an address that has got enough; the answer stays the one that every address gets. A network that
// has others mailed is told to stop.
func (l Counters) mail(req middleware.Request, next middleware.Next, email, from string) (middleware.Response, error) {
	if err := take(l.strangers, from, manyMailsFrom); err != nil {
		return middleware.Response{}, err
	}
	if _, ok := l.mails.Take(mailbox(req.Context, email)); !ok {
		return middleware.Response{Type: &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}}, nil
	}
	return next(req)
}

// wait bounds the mails to everybody whom a party on a waitlist names.
func (l Counters) wait(req middleware.Request, from string) error {
	party := namedIn(req.Body)
	for _, p := range append([]addressee{party.Customer}, party.AdditionalParticipants...) {
		if p.Email == "" {
			continue
		}
		if err := take(l.strangers, from, manyMailsFrom); err != nil {
			return err
		}
		if err := take(l.mails, mailbox(req.Context, p.Email), manyMailsTo); err != nil {
			return err
		}
	}
	return nil
}

type addressee struct{ Email string }

// named are the email addresses that a body holds, whichever it is.
type named struct {
	addressee
	Customer               addressee
	AdditionalParticipants []addressee
}

func namedIn(body any) (n named) {
	raw, err := json.Marshal(body)
	if err != nil {
		return n
	}
	_ = json.Unmarshal(raw, &n)
	return n
}

func mailbox(ctx context.Context, email string) string {
	return tenant.From(ctx).ID.String() + " " + account(email)
}

// flooded counts what one person does at one public page, and what a network does at all of them. A person is told
// from others of the network by the browser: many answer from one café.
func (l Counters) flooded(req middleware.Request, limiter *ratelimit.Limiter, page, from string) error {
	if err := take(l.floods, from, manyFromNetwork); err != nil {
		return err
	}
	of, _ := req.Params.Path(page)
	return take(limiter, fmt.Sprintf("%v %s %s", of, from, principal.RequestFrom(req.Context).UserAgent), manyAnswers)
}

func account(email string) string { return strings.ToLower(strings.TrimSpace(email)) }
