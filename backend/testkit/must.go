package testkit

import (
	"errors"
	"testing"

	"caravan/backend/platform/apierr"
)

// Must ends the test at an error.
func Must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Code returns the stable code of an error that callers get, the text of any other, and nothing without one.
func Code(err error) string {
	var refusal *apierr.Error
	switch {
	case errors.As(err, &refusal):
		return refusal.Code
	case err != nil:
		return err.Error()
	}
	return ""
}
