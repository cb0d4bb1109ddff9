package export

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/export/parts"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/audit"
)

const (
	endEvery = time.Hour
	endBatch = 50
)

// EndArgs are the arguments of the job that removes expired files.
type EndArgs struct{}

// Kind implements river.JobArgs.
func (EndArgs) Kind() string { return "export_end" }

// keeps returns how long a marketplace keeps the file of an export.
func keeps(t tenant.Tenant) time.Duration {
	return time.Duration(t.Policy.Access.ExportDays) * 24 * time.Hour
}

// End removes expired files and marks their exports. It may be interrupted at any point and resumes from there.
func (s *Service) End(ctx context.Context) error {
	t := tenant.From(ctx)
	for {
		var ended []exportdb.EndExportsRow
		err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
			var err error
			ended, err = exportdb.New(tx).EndExports(ctx, exportdb.EndExportsParams{TenantID: t.ID,
				Before: s.Clock.Now(ctx).Add(-keeps(t)), PageSize: endBatch})
			return err
		})
		if err != nil {
			return fmt.Errorf("end exports: %w", err)
		}
		for _, one := range ended {
			if err := s.remove(ctx, t, one); err != nil {
				return fmt.Errorf("export %s: %w", one.ID, err)
			}
		}
		if len(ended) < endBatch {
			return nil
		}
	}
}

func (s *Service) remove(ctx context.Context, t tenant.Tenant, one exportdb.EndExportsRow) error {
	for part := range one.Parts {
		if err := s.Files.Delete(ctx, parts.Key(one.FileKey, part)); err != nil {
			return err
		}
	}
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		if err := exportdb.New(tx).ForgetFile(ctx, exportdb.ForgetFileParams{TenantID: t.ID, ID: one.ID}); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: s.Clock.Now(ctx), Action: "export.end",
			ObjectType: "Export", ObjectID: one.ID})
	})
}
