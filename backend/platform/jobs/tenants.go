package jobs

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
)

// Timeout is the longest that a job may run. Jobs that hang are rescued by other workers a little later, so none
// may ask for more: it would run twice concurrently.
const Timeout = 5 * time.Minute

// EachTenant runs a job's work for every tenant. A failure for one tenant does not keep the others from being
// processed, and is returned with its tenant.
func EachTenant(ctx context.Context, tenants func(context.Context) ([]uuid.UUID, error), what string,
	work func(context.Context, uuid.UUID) error) error {
	all, err := tenants(ctx)
	if err != nil {
		return err
	}
	var faults []error
	for _, id := range all {
		if err := work(ctx, id); err != nil {
			faults = append(faults, fmt.Errorf("%s of tenant %s: %w", what, id, err))
		}
	}
	return errors.Join(faults...)
}
