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

// Limits are how often one person, address or network may do what costs others; zero turns a limit off. They are
// counted in each serving process, except HeldSpots, which looks at what is held.
type Limits struct {
	LoginFailures int           `env:"LOGIN_FAILURES" envDefault:"10"` // wrong passwords per email address and network
	LoginWindow   time.Duration `env:"LOGIN_WINDOW" envDefault:"10m"`
	// NetworkFailures are wrong passwords of one network over all email addresses, in the same window: an office
	// of hundreds mistypes less often, and password spraying needs more.
	NetworkFailures int `env:"NETWORK_FAILURES" envDefault:"100"`
	// AccountFailures are wrong passwords for one email address from all networks, in the same window. Beyond
	// that only the networks that the person signs in from continue at their rate; others have to wait for each
	// attempt.
	AccountFailures int `env:"ACCOUNT_FAILURES" envDefault:"30"`
	// wrong emailed codes and links per network, same window
	CodeFailures int `env:"CODE_FAILURES" envDefault:"10"`
	// wrong second factors per person, in the same window
	FactorFailures int `env:"FACTOR_FAILURES" envDefault:"5"`
	// checks for accounts that wait for activation, per network
	ChecksPerHour    int `env:"CHECKS_PER_HOUR" envDefault:"60"`
	MailsPerHour     int `env:"MAILS_PER_HOUR" envDefault:"5"`      // emails triggered by strangers to one address
	StrangersPerHour int `env:"STRANGERS_PER_HOUR" envDefault:"60"` // such emails triggered by one network
	HoldsPerMinute   int `env:"HOLDS_PER_MINUTE" envDefault:"600"`  // per network: offices and cafés share one
	HoldsBurst       int `env:"HOLDS_BURST" envDefault:"400"`       //
	// unpaid spots of one trip held by a person or network
	HeldSpots int `env:"HELD_SPOTS" envDefault:"10"`
	// test emails and messages to travelers that one person sends
	MessagesPerHour int `env:"MESSAGES_PER_HOUR" envDefault:"20"`
	// survey responses and sign-ups of a person at a link
	AnswersPerMinute  int `env:"ANSWERS_PER_MINUTE" envDefault:"20"`
	VisitsPerMinute   int `env:"VISITS_PER_MINUTE" envDefault:"20"`    // counted visits of one person to one trip page
	PicturesPerMinute int `env:"PICTURES_PER_MINUTE" envDefault:"240"` // images of trip pages, per network
	PreviewsPerMinute int `env:"PREVIEWS_PER_MINUTE" envDefault:"120"` // emails that one person previews
	FloodPerMinute    int `env:"FLOOD_PER_MINUTE" envDefault:"600"`    // responses, sign-ups and visits, per network
	StreamsPerPerson  int `env:"STREAMS_PER_PERSON" envDefault:"20"`   // open streams of one person or API key
	StreamsPerTenant  int `env:"STREAMS_PER_TENANT" envDefault:"2000"` // open streams of one marketplace's people and keys
	KeyPerMinute      int `env:"KEY_PER_MINUTE" envDefault:"600"`      // calls of one API key
	KeyBurst          int `env:"KEY_BURST" envDefault:"120"`
}

// Counters count against Limits, in this process.
type Counters struct {
	// Keys counts the calls of each API key.
	Keys *ratelimit.Limiter

	logins, networks, accounts, codes, factors, checks, mails, strangers *ratelimit.Limiter
	holds, messages, answers, visits, pictures, previews, floods         *ratelimit.Limiter
	familiar                                                             func(ctx context.Context, email,
		network string) bool
}

// NewCounters returns counters for c; familiar reports whether the person with an email address signs in from a
// network.
func NewCounters(c Limits, familiar func(ctx context.Context, email, network string) bool) Counters {
	within := func(n int) *ratelimit.Limiter { return ratelimit.New(n, c.LoginWindow, n) }
	hourly := func(n int) *ratelimit.Limiter { return ratelimit.New(n, time.Hour, n) }
	aMinute := func(n int) *ratelimit.Limiter { return ratelimit.New(n, time.Minute, n) }
	return Counters{
		logins: within(c.LoginFailures), networks: within(c.NetworkFailures), accounts: within(c.AccountFailures),
		codes: within(c.CodeFailures), factors: within(c.FactorFailures), checks: hourly(c.ChecksPerHour),
		mails: hourly(c.MailsPerHour), strangers: hourly(c.StrangersPerHour), messages: hourly(c.MessagesPerHour),
		answers: aMinute(c.AnswersPerMinute), visits: aMinute(c.VisitsPerMinute), pictures: aMinute(c.PicturesPerMinute),
		previews: aMinute(c.PreviewsPerMinute),
		floods:   aMinute(c.FloodPerMinute), holds: ratelimit.New(c.HoldsPerMinute, time.Minute, c.HoldsBurst),
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
	manyPreviews    = "You’ve opened too many previews in the last minute."
	manyPictures    = "Too many picture requests from your network."
)

// limitStream is the class of streams, which are counted while they are open: see streams.
const limitStream = "stream"

// way is how a class of the contract is limited: the call is counted, and rejected or made.
type way func(l Counters, req middleware.Request, next middleware.Next, from string) (middleware.Response, error)

// ways are the classes that operations of the REST contract name in x-limit.
var ways = map[string]way{
	"login": func(l Counters, req middleware.Request, next middleware.Next, from string) (middleware.Response, error) {
		return l.login(req, next, account(namedIn(req.Body).Email), from)
	},
	"password": func(l Counters, req middleware.Request, next middleware.Next, _ string) (middleware.Response, error) {
		return try(req, next, l.logins, "in person "+principal.Must(req.Context).IdentityID.String(), true, wrongPassword)
	},
	// A correct code says nothing about wrong ones that others of the network have tried.
	"code": func(l Counters, req middleware.Request, next middleware.Next, from string) (middleware.Response, error) {
		return try(req, next, l.codes, from, false, wrongCode)
	},
	// By person only: guesses of codes can come from many addresses.
	"factor": func(l Counters, req middleware.Request, next middleware.Next, _ string) (middleware.Response, error) {
		return try(req, next, l.factors, principal.Must(req.Context).IdentityID.String(), true, wrongFactor)
	},
	"mail": func(l Counters, req middleware.Request, next middleware.Next, from string) (middleware.Response, error) {
		return l.mail(req, next, namedIn(req.Body).Email, from)
	},
	// Silently not counted.
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
	"hold": refused(func(l Counters, _ middleware.Request, from string) error {
		return take(l.holds, from, manyHolds)
	}),
	"waitlist":   refused(Counters.wait),
	"invitation": refused(Counters.invitation),
	"check": refused(func(l Counters, _ middleware.Request, from string) error {
		return take(l.checks, from, manyChecks)
	}),
	"picture": refused(func(l Counters, _ middleware.Request, from string) error {
		return take(l.pictures, from, manyPictures)
	}),
	"preview": refused(func(l Counters, req middleware.Request, _ string) error {
		return take(l.previews, principal.Must(req.Context).IdentityID.String(), manyPreviews)
	}),
}

// refused rejects calls beyond a limit, whatever their outcome.
func refused(count func(l Counters, req middleware.Request, from string) error) way {
	return func(l Counters, req middleware.Request, next middleware.Next, from string) (middleware.Response, error) {
		if err := count(l, req, from); err != nil {
			return middleware.Response{}, err
		}
		return next(req)
	}
}

// known rejects a contract that names a class without a limit.
func (Counters) known(rules map[string]permission.Rule) error {
	for operation, rule := range rules {
		if _, ok := ways[rule.Limit]; rule.Limit != "" && !ok {
			return fmt.Errorf("operation %s: there is no limit %q", operation, rule.Limit)
		}
	}
	return nil
}

// around is middleware of the REST operations that applies the limit named in their contract.
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

// invitation counts the emails to people whom a person names as their travelers.
func (l Counters) invitation(req middleware.Request, _ string) error {
	return take(l.strangers, "by "+principal.Must(req.Context).MemberID.String(), manyMessages)
}

func take(limiter *ratelimit.Limiter, key, why string) error {
	if wait, ok := limiter.Take(key); !ok {
		return apierr.TooMany(why, wait)
	}
	return nil
}

// login counts an attempt against the person, against the network and against the target account from everywhere.
// A success resets the person's own count; the others only get the attempt back, so that nobody can use an
// account of their own to clear attempts on those of others.
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

// try counts each attempt before it is made, so that concurrent attempts can't slip through together. A success
// is given back, and resets a count that belongs to one person.
func try(req middleware.Request, next middleware.Next, limiter *ratelimit.Limiter, key string, own bool,
	why string) (middleware.Response, error) {
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

// mail stops sending to an address that has had enough; the response is the same for every address. A network
// that triggers too many emails is rejected.
func (l Counters) mail(req middleware.Request, next middleware.Next, email, from string) (middleware.Response, error) {
	if err := take(l.strangers, from, manyMailsFrom); err != nil {
		return middleware.Response{}, err
	}
	if _, ok := l.mails.Take(mailbox(req.Context, email)); !ok {
		return middleware.Response{Type: &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}}, nil
	}
	return next(req)
}

// wait limits the emails to everyone named by a party on a waitlist.
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

// named are the email addresses in a body of any operation.
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

// flooded counts what one person does at one public page, and what a network does at all of them. The browser
// distinguishes people of one network: many respond from one café.
func (l Counters) flooded(req middleware.Request, limiter *ratelimit.Limiter, page, from string) error {
	if err := take(l.floods, from, manyFromNetwork); err != nil {
		return err
	}
	of, _ := req.Params.Path(page)
	return take(limiter, fmt.Sprintf("%v %s %s", of, from, principal.RequestFrom(req.Context).UserAgent), manyAnswers)
}

func account(email string) string { return strings.ToLower(strings.TrimSpace(email)) }
