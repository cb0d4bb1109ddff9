package apierr_test

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"
	"testing"

	"github.com/jackc/pgx/v5/pgconn"

	"caravan/backend/platform/apierr"
)

// A full disk is distinguished from other failures, however it was wrapped on the way.
func TestDiskFull(t *testing.T) {
	for name, err := range map[string]error{
		"files":          fmt.Errorf("write a/b: %w", &fs.PathError{Op: "write", Path: "/files/a", Err: syscall.ENOSPC}),
		"a quota":        &fs.PathError{Op: "write", Path: "/files/a", Err: syscall.EDQUOT},
		"database":       fmt.Errorf("commit: %w", &pgconn.PgError{Code: "53100"}),
		"told otherwise": apierr.Wrap(&pgconn.PgError{Code: "53100"}, apierr.CodeUnavailable, "Please try again."),
	} {
		if e := apierr.From(err); e.Code != apierr.CodeStorageFull || e.Status() != 507 || !errors.Is(e, err) {
			t.Errorf("%s: %v", name, e)
		}
	}
	if e := apierr.From(&pgconn.PgError{Code: "23505"}); e.Status() != 500 {
		t.Errorf("another refusal of the database: %v", e)
	}
}

// A caller whose transaction PostgreSQL aborts in favor of another is asked to retry: nothing was changed.
func TestCrowd(t *testing.T) {
	for _, state := range []string{"40001", "40P01", "55P03"} {
		e := apierr.From(fmt.Errorf("take places: %w", &pgconn.PgError{Code: state}))
		if e.Code != apierr.CodeConflict || e.Status() != 409 {
			t.Errorf("%s: %v", state, e)
		}
	}
}
