package frame

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"golang.org/x/sync/singleflight"

	"caravan/backend/domain/frame/framedb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/db"
)

// shots keeps a screenshot from being taken twice concurrently.
type shots struct{ group singleflight.Group }

var (
	errNoBrowser = apierr.New(apierr.CodeUnavailable, "Screenshots aren’t available here.")
	errWait      = apierr.New(apierr.CodeUnavailable, "We’re taking the screenshot. Try again in a moment.")
	errCrowd     = apierr.New(apierr.CodeUnavailable, "We’re taking lots of screenshots right now. Try again in a moment.")
)

// size is width and height in pixels.
type size struct{ width, height int }

// sizes are the only ones: the default and the walkthrough's (H-532), a link's preview, and a phone. Arbitrary
// sizes would let anyone start a Chromium and store an image for each.
var sizes = []size{{1280, 1000}, {540, 1200}, {1200, 630}, {390, 844}}

var errSize = apierr.Invalid(map[string]string{
	"width":  "Choose 1280 by 1000, 540 by 1200, 1200 by 630, or 390 by 844",
	"height": "Choose 1280 by 1000, 540 by 1200, 1200 by 630, or 390 by 844",
})

// takeWithin limits a screenshot for which no caller is waiting any longer.
const takeWithin = 2 * time.Minute

// Screenshot returns a screenshot of a trip's page, not older than fresh (H-532).
func (s *Service) Screenshot(ctx context.Context, tripID uuid.UUID, width, height int,
	fresh time.Duration) (io.ReadCloser, error) {
	if !slices.Contains(sizes, size{width, height}) {
		return nil, errSize
	}
	t := tenant.From(ctx)
	var of trip.Trip
	var kept framedb.GetScreenshotRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		if of, err = s.Trips.LoadTx(ctx, tx, tripID); err != nil {
			return err
		}
		if !of.HasPage() {
			return apierr.NotFound("trip")
		}
		kept, err = framedb.New(tx).GetScreenshot(ctx, framedb.GetScreenshotParams{TenantID: t.ID, TripID: tripID,
			Width: width, Height: height})
		if db.NoRows(err) {
			return nil
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	// Screenshots age in real time: what they show does not depend on a test clock.
	if kept.FileKey != "" && s.Clock.Base.Now().Sub(kept.TakenAt) < fresh {
		file, ok, err := s.Files.Reader(ctx, kept.FileKey)
		if err != nil || ok {
			return file, err
		}
	}
	key := fmt.Sprintf("screenshots/%s/%s/%dx%d.png", t.ID, tripID, width, height)
	taken := s.shots.group.DoChan(key, func() (any, error) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), takeWithin)
		defer cancel()
		return nil, s.take(ctx, of, width, height, key)
	})
	select {
	case <-ctx.Done():
		return nil, errWait
	case result := <-taken:
		switch {
		case errors.Is(result.Err, chromium.ErrMissing):
			return nil, errNoBrowser
		case errors.Is(result.Err, chromium.ErrBusy), errors.Is(result.Err, chromium.ErrSlow):
			return nil, errCrowd
		case result.Err != nil:
			return nil, result.Err
		}
	}
	file, ok, err := s.Files.Reader(ctx, key)
	if err == nil && !ok {
		err = fmt.Errorf("picture %s is gone", key)
	}
	return file, err
}

func (s *Service) take(ctx context.Context, of trip.Trip, width, height int, key string) error {
	t := tenant.From(ctx)
	address := s.Origin(t) + "/trips/" + of.Path
	if !of.HasPublicPage() {
		address += "?preview=" + s.Tokens.Until(trip.PreviewPurpose, t.ID, of.ID, s.Clock.Now(ctx).Add(takeWithin))
	}
	png, err := s.Browser.Screenshot(ctx, address, width, height)
	if err != nil {
		return err
	}
	file, err := s.Files.Writer(ctx, key, "image/png")
	if err != nil {
		return err
	}
	if _, err = file.Write(png); err != nil {
		_ = file.Close()
		return err
	}
	if err := file.Close(); err != nil {
		return err
	}
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return framedb.New(tx).SaveScreenshot(ctx, framedb.SaveScreenshotParams{
			TenantID: t.ID, TripID: of.ID, Width: width, Height: height, FileKey: key, TakenAt: s.Clock.Base.Now(),
			Bytes: int64(len(png)),
		})
	})
}

// forgetTx removes the screenshots of a trip's page with the page (H-554).
func (s *Service) forgetTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	return framedb.New(tx).ForgetScreenshots(ctx, framedb.ForgetScreenshotsParams{TenantID: tenant.From(ctx).ID,
		TripID: t.ID})
}
