package db_test

import (
	"context"
	"errors"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/testkit"
)

// A transaction that runs out of time between two statements gets the same response as one whose connection was
// lost: retry.
func TestATransactionOutOfTimeIsUnavailable(t *testing.T) {
	t.Parallel()
	d := &db.DB{Pool: testkit.DB(t).App(t)}
	ctx, cancel := context.WithCancelCause(t.Context())
	defer cancel(nil)
	err := d.InReferenceTx(outOfTime{ctx}, func(tx pgx.Tx) error {
		cancel(context.DeadlineExceeded)
		_, err := tx.Exec(outOfTime{ctx}, "SELECT 1")
		return err
	})
	var known *apierr.Error
	if !errors.As(err, &known) || known.Code != apierr.CodeUnavailable {
		t.Errorf("%v", err)
	}
}

// outOfTime is a context whose deadline passes when the test says so.
type outOfTime struct{ context.Context }

func (c outOfTime) Err() error {
	if c.Context.Err() != nil {
		return context.DeadlineExceeded
	}
	return nil
}
