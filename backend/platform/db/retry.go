package db

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

const (
	retries    = 5
	retryPause = 15 * time.Millisecond
)

// InTenantRetry is InTenantTx that runs fn again when PostgreSQL aborted the transaction in favor of another one
// (deadlock, serialization failure, lock timeout). fn must reset its results each time.
func (d *DB) InTenantRetry(ctx context.Context, tenantID uuid.UUID, fn func(tx pgx.Tx) error) error {
	for attempt := 1; ; attempt++ {
		err := d.InTenantTx(ctx, tenantID, fn)
		if !Contended(err) || attempt == retries {
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(time.Duration(attempt)*retryPause + rand.N(retryPause)):
		}
	}
}

// ErrContended is returned by a transaction that found its preconditions changed and should run again.
var ErrContended = errors.New("the rows changed meanwhile")

// Contended reports whether an error was caused by another transaction and may go away on retry.
func Contended(err error) bool {
	if errors.Is(err, ErrContended) {
		return true
	}
	var e *pgconn.PgError
	if !errors.As(err, &e) {
		return false
	}
	switch e.Code {
	case "40001", "40P01", "55P03":
		return true
	}
	return false
}
