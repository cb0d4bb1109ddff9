// Package apierr defines the only form in which callers see a failure: a stable code, a sentence for people,
// messages by field, and figures that help them proceed. The cause is for the log and never leaves the server.
package apierr

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"caravan/backend/platform/count"
)

// Error is a failure with a message for people.
type Error struct {
	Code    string
	Message string
	Fields  map[string]string
	Details map[string]int64
	cause   error
}

func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString(e.Code + ": " + e.Message)
	for _, field := range slices.Sorted(maps.Keys(e.Fields)) {
		fmt.Fprintf(&b, "; %s: %s", field, e.Fields[field])
	}
	if e.cause != nil {
		b.WriteString(": " + e.cause.Error())
	}
	return b.String()
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.cause }

// Status returns the HTTP status of the error's code.
func (e *Error) Status() int { return Status(e.Code) }

// New returns an error with a code of this package and a sentence.
func New(code, message string) *Error { return &Error{Code: code, Message: message} }

// Wrap is New with a cause for the log.
func Wrap(cause error, code, message string) *Error {
	return &Error{Code: code, Message: message, cause: cause}
}

// Invalid returns an error for invalid input, with a message for each field.
func Invalid(fields map[string]string) *Error {
	return &Error{Code: CodeInvalid, Message: "Some entries require your attention before continuing.", Fields: fields}
}

// InvalidField returns an error for one invalid field.
func InvalidField(field, message string) *Error {
	return Invalid(map[string]string{field: message})
}

// NotFound is the response both for what is missing and for what the caller must not know of.
func NotFound(what string) *Error { return New(CodeNotFound, "This "+what+" could not be found.") }

// Conflict is the response when the object changed since the caller read it.
func Conflict() *Error {
	return New(CodeConflict, "Someone else changed this. Reload to see the latest version, then try again.")
}

// WithDetails adds figures, such as how many spots are left.
func (e *Error) WithDetails(details map[string]int64) *Error {
	c := *e
	c.Details = details
	return &c
}

// retryAfter is the detail that carries the value of Retry-After.
const retryAfter = "retryAfterSeconds"

// TooMany rejects a call that exceeds a rate limit, and says when to retry.
func TooMany(why string, wait time.Duration) *Error {
	seconds := max(1, int64(math.Ceil(wait.Seconds())))
	return New(CodeRateLimited, fmt.Sprintf("%s Try again in %s.", why, inWords(seconds))).
		WithDetails(map[string]int64{retryAfter: seconds})
}

// RetryAfter returns the value of the Retry-After header, or "" if there is none.
func (e *Error) RetryAfter() string {
	if seconds := e.Details[retryAfter]; seconds > 0 {
		return strconv.FormatInt(seconds, 10)
	}
	return ""
}

func inWords(seconds int64) string {
	if seconds > 90 {
		return count.Of(int((seconds+59)/60), "minute")
	}
	return count.Of(int(seconds), "second")
}

// diskFull is PostgreSQL's error code for a full disk.
const diskFull = "53100"

// contended lists the error codes with which PostgreSQL aborts a transaction in favor of another one:
// serialization failure, deadlock, and lock timeout.
var contended = []string{"40001", "40P01", "55P03"}

// From returns the Error in err's chain, or an internal error that hides err. A full disk, of the database or of
// the file store, has a code of its own because the operator of the deployment can fix it. So does a transaction
// aborted under contention, which changed nothing.
func From(err error) *Error {
	var state interface{ SQLState() string }
	if errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) || errors.As(err, &state) &&
		state.SQLState() == diskFull {
		return Wrap(err, CodeStorageFull, "We’re out of storage space. Try again later.")
	}
	var e *Error
	if errors.As(err, &e) {
		return e
	}
	if state != nil && slices.Contains(contended, state.SQLState()) {
		return Wrap(err, CodeConflict, "Lots of people are changing this right now. Try again in a moment.")
	}
	return Wrap(err, CodeInternal, "There was an error processing your request")
}
