package file

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/file/filedb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/still"
)

// ForgetArgs are the arguments of the job that removes a member's images.
type ForgetArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	MemberID uuid.UUID `json:"memberId"`
}

// Kind names the job.
func (ForgetArgs) Kind() string { return "image_forget" }

// ForgetTx schedules the removal of a member's images, and returns how many there are. Deleted files cannot be
// restored, so a job removes them after the transaction is committed.
func (s *Service) ForgetTx(ctx context.Context, tx pgx.Tx, member uuid.UUID) (int64, error) {
	t := tenant.From(ctx)
	ids, err := filedb.New(tx).ImagesOf(ctx, filedb.ImagesOfParams{TenantID: t.ID, MemberID: member})
	if err != nil {
		return 0, fmt.Errorf("pictures of a member: %w", err)
	}
	if len(ids) == 0 {
		return 0, nil
	}
	return int64(len(ids)), s.Jobs.InsertTx(ctx, tx, ForgetArgs{TenantID: t.ID, MemberID: member}, nil)
}

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &forgetWorker{service: s})
	river.AddWorker(w, &sweepWorker{service: s})
}

type forgetWorker struct {
	river.WorkerDefaults[ForgetArgs]
	service *Service
}

// Work implements river.Worker. A file is removed before its row, so that an interrupted job finds the rest.
func (w *forgetWorker) Work(ctx context.Context, job *river.Job[ForgetArgs]) error {
	s, of := w.service, job.Args
	return s.DB.InTenantTx(ctx, of.TenantID, func(tx pgx.Tx) error {
		q := filedb.New(tx)
		ids, err := q.ImagesOf(ctx, filedb.ImagesOfParams{TenantID: of.TenantID, MemberID: of.MemberID})
		if err != nil {
			return fmt.Errorf("pictures of a member: %w", err)
		}
		for _, id := range ids {
			name := key(of.TenantID, id)
			for _, one := range []string{name + "." + still.Wide.Name, name + "." + still.Face.Name, name} {
				if err := s.Files.Delete(ctx, one); err != nil {
					return fmt.Errorf("remove a picture: %w", err)
				}
			}
			if err := q.DeleteImage(ctx, filedb.DeleteImageParams{TenantID: of.TenantID, ID: id}); err != nil {
				return fmt.Errorf("picture: %w", err)
			}
			err := s.Outbox.Remove(ctx, tx, of.TenantID,
				authz.Tuple{Namespace: "File", Object: id.String(), Relation: "tenants", Subject: "Tenant:" + of.TenantID.String()},
				authz.Tuple{Namespace: "File", Object: id.String(), Relation: "owners", Subject: "User:" + of.MemberID.String()})
			if err != nil {
				return err
			}
		}
		return nil
	})
}
