package record

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant/policy"
)

// PolicyChange is a change of policies that is only proposed.
type PolicyChange struct {
	Was, Is policy.Policy
	Now     time.Time
}

// Touch counts the records of a domain that the change of a policy reaches, or that keep what they began with.
type Touch struct {
	// Path is the policy's.
	Path string
	// Count is asked only if the policy changes. What is named as in the contract.
	Count func(ctx context.Context, tx pgx.Tx, c PolicyChange) (Touched, error)
}

// Touched is a number of records, and what becomes of them.
type Touched struct {
	What string
	N    int
}

// Kept are the policies that open trips were created under, with amounts in the trips' currency.
type Kept struct {
	Policy   policy.Policy
	Currency string
	Trips    []uuid.UUID
}
