package app

import (
	"context"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/caarlos0/env/v11"
	"github.com/ogen-go/ogen/middleware"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/ratelimit"
)

// Limits are how often one person or address may do what costs others; a zero turns a limit off. They count in
// each serving process.
type Limits struct {
	LoginFailures   int           `env:"LOGIN_FAILURES" envDefault:"10"` // per e-mail address and network address
	LoginWindow     time.Duration `env:"LOGIN_WINDOW" envDefault:"10m"`
	CodeFailures    int           `env:"CODE_FAILURES" envDefault:"10"`     // wrong mailed codes and links per network address, in the same window
	FactorFailures  int           `env:"FACTOR_FAILURES" envDefault:"5"`    // wrong second factors per person, in the same window
	MailsPerHour    int           `env:"MAILS_PER_HOUR" envDefault:"5"`     // links that one e-mail address may ask for
	HoldsPerMinute  int           `env:"HOLDS_PER_MINUTE" envDefault:"600"` // per network address: offices and cafés share one
	HoldsBurst      int           `env:"HOLDS_BURST" envDefault:"400"`
	MessagesPerHour int           `env:"MESSAGES_PER_HOUR" envDefault:"20"`  // test e-mails and messages to travelers that one person sends
	VisitsPerMinute int           `env:"VISITS_PER_MINUTE" envDefault:"240"` // visits of trip pages and pictures of them, per network address
	AnswersPerHour  int           `env:"ANSWERS_PER_HOUR" envDefault:"60"`   // answers to surveys and sign-ups to lists, per network address
	KeyPerMinute    int           `env:"KEY_PER_MINUTE" envDefault:"600"`    // calls of one API key
	KeyBurst        int           `env:"KEY_BURST" envDefault:"120"`
}

// DefaultLimits are those of a deployment that sets none.
func DefaultLimits() (Limits, error) {
	return env.ParseAsWithOptions[Limits](env.Options{Environment: map[string]string{}})
}

type limits struct{ logins, codes, factors, mails, holds, keys, messages, visits, answers *ratelimit.Limiter }

func newLimits(c Limits) limits {
	return limits{
		logins:   ratelimit.New(c.LoginFailures, c.LoginWindow, c.LoginFailures),
		codes:    ratelimit.New(c.CodeFailures, c.LoginWindow, c.CodeFailures),
		factors:  ratelimit.New(c.FactorFailures, c.LoginWindow, c.FactorFailures),
		mails:    ratelimit.New(c.MailsPerHour, time.Hour, c.MailsPerHour),
		holds:    ratelimit.New(c.HoldsPerMinute, time.Minute, c.HoldsBurst),
		messages: ratelimit.New(c.MessagesPerHour, time.Hour, c.MessagesPerHour),
		visits:   ratelimit.New(c.VisitsPerMinute, time.Minute, c.VisitsPerMinute),
		answers:  ratelimit.New(c.AnswersPerHour, time.Hour, c.AnswersPerHour),
		keys:     ratelimit.New(c.KeyPerMinute, time.Minute, c.KeyBurst),
	}
}

// around is middleware of the REST operations.
func (l limits) around(req middleware.Request, next middleware.Next) (middleware.Response, error) {
	ctx := req.Context
	from := network(principal.RequestFrom(ctx).IP)
	switch body := req.Body.(type) {
	case *api.Credentials:
		return try(req, next, l.logins, account(body.Email)+" "+from, wrongPassword)
	case *api.ChangePassword:
		return try(req, next, l.logins, account(principal.Must(ctx).Email)+" "+from, wrongPassword)
	case *api.PasswordOnly:
		return try(req, next, l.logins, account(principal.Must(ctx).Email)+" "+from, wrongPassword)
	case *api.MailedCode, *api.ActivateUser, *api.NewPassword:
		return try(req, next, l.codes, from, "Codes or links were wrong too many times.")
	case *api.SecondFactorCode, *api.TotpConfirmation, *api.PasskeyProof:
		// By person alone: who guesses codes can do so from many addresses.
		return try(req, next, l.factors, principal.Must(ctx).IdentityID.String(), "The second factor was wrong too many times.")
	case *api.EmailOnly:
		return l.mail(req, next, body.Email)
	case *api.HostSignup:
		return l.mail(req, next, body.Email)
	case *api.TestEmail, *api.TravelerEmail:
		if wait, ok := l.messages.Take(principal.Must(ctx).MemberID.String()); !ok {
			return middleware.Response{}, tooMany(ctx, "You have sent many e-mails within an hour.", wait)
		}
	case *api.TripVisit: // not counted, and nobody need know
		if _, ok := l.visits.Take(from); !ok {
			return middleware.Response{Type: &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}}, nil
		}
	case *api.SurveyReply, *api.MailingListSignup:
		if wait, ok := l.answers.Take(from); !ok {
			return middleware.Response{}, tooMany(ctx, "Many answers have come from your network.", wait)
		}
	case *api.HoldInput:
		if wait, ok := l.holds.Take(from); !ok {
			return middleware.Response{}, tooMany(ctx, "Too many reservations are being started from your network.", wait)
		}
	}
	switch req.OperationID {
	case "sendTestEmail", "sendTestMail":
		if wait, ok := l.messages.Take(principal.Must(ctx).MemberID.String()); !ok {
			return middleware.Response{}, tooMany(ctx, "You have sent many e-mails within an hour.", wait)
		}
	case "getTripScreenshot":
		if wait, ok := l.visits.Take(from); !ok {
			return middleware.Response{}, tooMany(ctx, "Your network has asked for many pictures.", wait)
		}
	}
	return next(req)
}

const wrongPassword = "The password was wrong too many times."

// try counts each try before it is made, so that tries at the same moment can't slip through together, and
// forgets them when one succeeds.
func try(req middleware.Request, next middleware.Next, limiter *ratelimit.Limiter, key, why string) (middleware.Response, error) {
	if wait, ok := limiter.Take(key); !ok {
		return middleware.Response{}, tooMany(req.Context, why, wait)
	}
	answer, err := next(req)
	if err == nil {
		limiter.Reset(key)
	}
	return answer, err
}

// mail stops mailing an address that has got enough. The answer stays the one that every address gets.
func (l limits) mail(req middleware.Request, next middleware.Next, email string) (middleware.Response, error) {
	if _, ok := l.mails.Take(tenant.From(req.Context).ID.String() + " " + account(email)); !ok {
		return middleware.Response{Type: &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}}, nil
	}
	return next(req)
}

func account(email string) string { return strings.ToLower(strings.TrimSpace(email)) }

type answerHeaderKey struct{}

// withAnswerHeader lets operations add to the header of their answer.
func withAnswerHeader(ctx context.Context, h http.Header) context.Context {
	return context.WithValue(ctx, answerHeaderKey{}, h)
}

// tooMany refuses, and says in words and in the header when to come back.
func tooMany(ctx context.Context, why string, wait time.Duration) error {
	seconds := int64(math.Ceil(wait.Seconds()))
	if h, ok := ctx.Value(answerHeaderKey{}).(http.Header); ok {
		h.Set("Retry-After", strconv.FormatInt(seconds, 10))
	}
	return apierr.New(apierr.CodeRateLimited, fmt.Sprintf("%s Please try again in %s.", why, inWords(seconds))).
		WithDetails(map[string]int64{"retryAfterSeconds": seconds})
}

func inWords(seconds int64) string {
	unit, n := "second", seconds
	if seconds > 90 {
		unit, n = "minute", (seconds+59)/60
	}
	if n != 1 {
		unit += "s"
	}
	return fmt.Sprintf("%d %s", n, unit)
}
