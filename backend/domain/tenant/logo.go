package tenant

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"image"
	_ "image/jpeg" // a logo may come as JPEG
	"image/png"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant/tenantdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/picture"
)

const maxLogoSide = 2048 // pixels

// SetLogo re-encodes the image and stores it; an empty one removes the logo.
func (s *Service) SetLogo(ctx context.Context, raw []byte) error {
	t := From(ctx)
	var drawn []byte
	var address string
	if len(raw) > 0 {
		var err error
		if drawn, err = redraw(ctx, raw); err != nil {
			return err
		}
		sum := sha256.Sum256(drawn)
		// The hash makes browsers fetch a new logo immediately even if they cached the old one.
		address = "/public/tenant/logo?v=" + hex.EncodeToString(sum[:6])
	}
	defer s.Store.Forget()
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := tenantdb.New(tx)
		row, err := q.TenantSettings(ctx, t.ID)
		if err != nil {
			return err
		}
		var theme Theme
		if err := json.Unmarshal(row.Theme, &theme); err != nil {
			return err
		}
		before := map[string]any{"theme.logoUrl": theme.LogoURL}
		theme.LogoURL = address
		if row.Theme, err = json.Marshal(theme); err != nil {
			return err
		}
		if drawn == nil {
			err = q.DeleteLogo(ctx, t.ID)
		} else {
			err = q.PutLogo(ctx, tenantdb.PutLogoParams{TenantID: t.ID, Png: drawn, Now: s.Clock.Now(ctx)})
		}
		if err != nil {
			return err
		}
		changed, err := q.UpdateTenant(ctx, tenantdb.UpdateTenantParams{
			TenantID: t.ID, Version: row.Version, Brand: row.Brand, Tagline: row.Tagline, Locale: row.Locale, Theme: row.Theme,
			SupportEmail: row.SupportEmail, SenderEmail: row.SenderEmail, Policy: row.Policy, Features: row.Features,
			Providers: row.Providers,
		})
		if err != nil {
			return err
		}
		if changed == 0 {
			return apierr.Conflict()
		}
		return s.record(ctx, tx, "tenant.logo", before, map[string]any{"theme.logoUrl": address})
	})
}

func redraw(ctx context.Context, raw []byte) ([]byte, error) {
	config, _, err := image.DecodeConfig(bytes.NewReader(raw))
	if err != nil {
		return nil, apierr.InvalidField("data", "Choose a PNG or JPEG image")
	}
	if config.Width > maxLogoSide || config.Height > maxLogoSide {
		return nil, apierr.InvalidField("data", "Choose an image up to 2048 × 2048 pixels")
	}
	decoded, err := picture.Decode(ctx, raw, maxLogoSide)
	switch {
	case errors.Is(err, picture.ErrNoPicture):
		return nil, apierr.InvalidField("data", "Choose a PNG or JPEG image")
	case errors.Is(err, picture.ErrTooLarge):
		return nil, apierr.InvalidField("data", "Choose a smaller image")
	case err != nil:
		return nil, err
	}
	var out bytes.Buffer
	if err := png.Encode(&out, decoded.Image); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// Logo returns the image.
func (s *Service) Logo(ctx context.Context) ([]byte, error) {
	t := From(ctx)
	var drawn []byte
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		drawn, err = tenantdb.New(tx).Logo(ctx, t.ID)
		return err
	})
	if db.NoRows(err) {
		return nil, apierr.NotFound("logo")
	}
	return drawn, err
}
