package chromium

import (
	"context"
	"errors"

	"caravan/backend/platform/apierr"
)

// Printer prints a self-contained page.
type Printer interface {
	PDF(ctx context.Context, html []byte) ([]byte, error)
}

// Printed returns a PDF of a sheet. Without a Chromium, the error is CodeUnavailable and says what to do instead.
func Printed(ctx context.Context, by Printer, html []byte, instead string) ([]byte, error) {
	content, err := by.PDF(ctx, html)
	switch {
	case errors.Is(err, ErrMissing):
		return nil, apierr.New(apierr.CodeUnavailable, instead)
	case errors.Is(err, ErrBusy), err != nil && ctx.Err() != nil:
		return nil, apierr.Wrap(err, apierr.CodeUnavailable, "We’re making lots of files right now. Try again in a moment.")
	}
	return content, err
}
