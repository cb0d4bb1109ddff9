package frame

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/frame/framedb"
	"caravan/backend/domain/tenant"
)

const (
	sweepEvery = time.Hour
	// oldest is the maximum age that a caller may ask for.
	oldest = 7 * 24 * time.Hour
	// MostBytes is the storage limit of a marketplace's screenshots.
	MostBytes = 200_000_000
)

// SweepArgs are the arguments of the job that removes old or excess screenshots.
type SweepArgs struct{}

// Kind implements river.JobArgs.
func (SweepArgs) Kind() string { return "screenshot_sweep" }

// Sweep removes a marketplace's screenshots that are older than a week, and the oldest of those that exceed most
// bytes in total. Screenshots age in real time.
func (s *Service) Sweep(ctx context.Context, most int64) error {
	t := tenant.From(ctx)
	var old []framedb.OldScreenshotsRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		old, err = framedb.New(tx).OldScreenshots(ctx, framedb.OldScreenshotsParams{TenantID: t.ID,
			Before: s.Clock.Base.Now().Add(-oldest), MostBytes: most})
		return err
	})
	if err != nil {
		return fmt.Errorf("old pictures: %w", err)
	}
	for _, one := range old {
		var dropped int64
		err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
			var err error
			dropped, err = framedb.New(tx).DropScreenshot(ctx, framedb.DropScreenshotParams{
				TenantID: t.ID, TripID: one.TripID, Width: one.Width, Height: one.Height, TakenAt: one.TakenAt,
			})
			return err
		})
		if err == nil && dropped > 0 {
			err = s.Files.Delete(ctx, one.FileKey)
		}
		if err != nil {
			return fmt.Errorf("old picture %s: %w", one.FileKey, err)
		}
	}
	return nil
}
