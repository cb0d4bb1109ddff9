package auditlog

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/audit/chain"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/whole"
)

// People resolves actors.
type People interface {
	NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
	// MatchingTx returns the people whose name or email address has words that begin like these.
	MatchingTx(ctx context.Context, tx pgx.Tx, words string) ([]uuid.UUID, error)
}

// Sealer appends entries to the chains.
type Sealer struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Chain   chain.Chain
	Tenants *tenant.Store
	Names   Names
	People  People
	Clock   clock.Clock // real time: a test clock must not affect when an entry was sealed
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Sealer, error) {
	if err := whole.Check("auditlog", d); err != nil {
		return nil, err
	}
	return &Sealer{Deps: d}, nil
}

// Seal seals what can be sealed of a tenant's log, and returns the number of entries.
func (s *Sealer) Seal(ctx context.Context, tenantID uuid.UUID) (int, error) {
	return s.Chain.Seal(ctx, s.DB, tenantID, s.Clock.Now())
}

const sealEvery = 10 * time.Second

// SealArgs are the arguments of the job that seals every tenant's log.
type SealArgs struct{}

// Kind implements river.JobArgs.
func (SealArgs) Kind() string { return "audit_seal" }

// AddWorkers registers the job of this package.
func (s *Sealer) AddWorkers(w *river.Workers) {
	river.AddWorker(w, tenant.EachWorker[SealArgs](s.Tenants, func(ctx context.Context) error {
		_, err := s.Seal(ctx, tenant.From(ctx).ID)
		return err
	}))
}

// Periodic returns the periodic jobs of this domain.
func (*Sealer) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(sealEvery, func() (river.JobArgs, *river.InsertOpts) {
		return SealArgs{}, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByPeriod: sealEvery}}
	}, nil)}
}
