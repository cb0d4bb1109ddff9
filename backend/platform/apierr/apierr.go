// Package apierr is the one form of a failure that a caller sees: a stable code, a sentence for the person,
// messages by field, and figures that help to go on. The cause is for the log only and never leaves.
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

// Error is a failure with words for the person.
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

// Unwrap gives the cause.
func (e *Error) Unwrap() error { return e.cause }

// Status is the HTTP status that fits the code.
func (e *Error) Status() int { return Status(e.Code) }

// New makes an error with a code of this package and a sentence.
func New(code, message string) *Error { return &Error{Code: code, Message: message} }

// Wrap keeps the cause for the log.
func Wrap(cause error, code, message string) *Error {
	return &Error{Code: code, Message: message, cause: cause}
}

// Invalid is wrong input with a message for each field.
func Invalid(fields map[string]string) *Error {
	return &Error{Code: CodeInvalid, Message: "Some entries require your attention before continuing.", Fields: fields}
}

// InvalidField is wrong input in one field.
func InvalidField(field, message string) *Error {
	return Invalid(map[string]string{field: message})
}

// NotFound is the answer for what is missing and for what the caller may not know of.
func NotFound(what string) *Error { return New(CodeNotFound, "This "+what+" could not be found.") }

// Conflict says that the object changed since the caller read it.
func Conflict() *Error {
	return New(CodeConflict, "Someone else changed this. Reload to see the latest version, then try again.")
}

// WithDetails adds figures such as what is left.
func (e *Error) WithDetails(details map[string]int64) *Error {
	c := *e
	c.Details = details
	return &c
}

// retryAfter is the detail that says when to come back.
const retryAfter = "retryAfterSeconds"

// TooMany refuses what was done too often, and says when it may be done again.
func TooMany(why string, wait time.Duration) *Error {
	seconds := max(1, int64(math.Ceil(wait.Seconds())))
	return New(CodeRateLimited, fmt.Sprintf("%s Try again in %s.", why, inWords(seconds))).
		WithDetails(map[string]int64{retryAfter: seconds})
}

// RetryAfter is the value of the header that says when to come back, "" when it does not matter.
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

// diskFull is what PostgreSQL calls a disk without room.
const diskFull = "53100"

// contended are the states in which PostgreSQL ends a transaction for the sake of another one: it could not be
// serialized, it deadlocked, or it waited for a lock for too long.
var contended = []string{"40001", "40P01", "55P03"}

// From gives the Error inside err, or an internal one that hides it. A disk without room is told apart, be it the
// database's or that of the files: whoever runs the product can mend it. So is a crowd that let one wait in vain, for
// whom nothing was changed.
func From(err error) *Error {
	var state interface{ SQLState() string }
	if errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) || errors.As(err, &state) && state.SQLState() == diskFull {
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
