package file

import (
	"context"
	"errors"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/file/filedb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/jobs"
)

// SweepArgs are the arguments of the job that deletes images without a row.
type SweepArgs struct{}

// Kind implements river.JobArgs.
func (SweepArgs) Kind() string { return "image_sweep" }

// Periodic returns the periodic jobs of this domain.
func (*Service) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(blob.SweepEvery, func() (river.JobArgs, *river.InsertOpts) {
		return SweepArgs{}, &river.InsertOpts{MaxAttempts: 1}
	}, nil)}
}

type sweepWorker struct {
	river.WorkerDefaults[SweepArgs]
	service *Service
}

// Work implements river.Worker.
func (w *sweepWorker) Work(ctx context.Context, _ *river.Job[SweepArgs]) error {
	all, err := w.service.Tenants.All(ctx)
	if err != nil {
		return err
	}
	var faults []error
	for _, t := range all {
		faults = append(faults, w.service.Sweep(tenant.With(ctx, t)))
	}
	return errors.Join(faults...)
}

// Sweep deletes a marketplace's images without a row: of uploads that were interrupted, or whose transaction's outcome
// is unknown.
func (s *Service) Sweep(ctx context.Context) error {
	t := tenant.From(ctx)
	return s.Files.Sweep(ctx, folder(t.ID), func(ids []uuid.UUID) (stored []uuid.UUID, err error) {
		err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
			stored, err = filedb.New(tx).StoredImages(ctx, filedb.StoredImagesParams{TenantID: t.ID, Ids: ids})
			return err
		})
		return stored, err
	})
}
