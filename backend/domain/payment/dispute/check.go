package dispute

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/jpeg"
	"image/png"
	"io"
	"path"
	"strings"

	"github.com/ledongthuc/pdf"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/count"
	"caravan/backend/platform/picture"
)

// Stripe accepts PDF, JPEG and PNG files as evidence, together up to 4.5 MB and fewer than 50 pages
// (docs.stripe.com/disputes/responding; its responses say the same:
// github.com/Automattic/woocommerce-payments/issues/555). Mastercard charges a fee for each page above 19
// (checkout.com/merchant-communications/ mastercard-dispute-documentation-requirements), and versions of Stripe's API
// from 2026-09-30 reject evidence beyond the network's limit
// (docs.stripe.com/changelog/endive/2026-09-30/page-limit-validation-for-dispute-evidence).
//
// A text can have 20,000 characters, and all texts together 150,000 (docs.stripe.com/api/disputes/update). The
// contract's limits stay below that: the provider joins the explanation and the messages into one text.
const (
	maxBytes           = 4_500_000
	maxPages           = 49
	maxPagesMastercard = 19
	// maxSide is the longest side of a stored image, in pixels: a scanned page stays legible.
	maxSide     = 3_000
	jpegQuality = 88
	maxName     = 120
)

var (
	errFileType   = apierr.InvalidField("file", "Choose a PDF, JPEG, or PNG file")
	errFileSize   = tooLarge("A dispute’s files can be up to 4.5 MB in total. Choose a smaller one.")
	errFilePixels = tooLarge("Choose a smaller image")
	errFileRead   = apierr.InvalidField("file", "We couldn’t read this PDF. Save it without a password and try again.")
)

func tooLarge(why string) *apierr.Error {
	return &apierr.Error{Code: apierr.CodeTooLarge, Message: "This file is too large.",
		Fields: map[string]string{"file": why}}
}

// pagesAllowed is how many pages a dispute's files can have in total, by the card that paid.
func pagesAllowed(card string) int {
	if strings.HasPrefix(card, "Mastercard ") {
		return maxPagesMastercard
	}
	return maxPages
}

func errFilePages(allowed int) *apierr.Error {
	return tooLarge(fmt.Sprintf("The files of this dispute can have up to %s in total. Choose a shorter one.",
		count.Of(allowed, "page")))
}

// upload is a file as it is stored.
type upload struct {
	name, contentType string
	content           []byte
	pages             int
}

// read reads an uploaded file and checks its content, whatever its name and its declared type. Images are encoded
// again, so that nothing but the picture remains.
func read(ctx context.Context, name string, from io.Reader) (upload, error) {
	raw, err := io.ReadAll(io.LimitReader(from, maxBytes+1))
	if err != nil {
		return upload{}, fmt.Errorf("read upload: %w", err)
	}
	if len(raw) > maxBytes {
		return upload{}, errFileSize
	}
	out := upload{name: shortName(name), content: raw, pages: 1}
	if bytes.HasPrefix(raw, []byte("%PDF-")) {
		out.contentType = "application/pdf"
		out.pages, err = pagesOf(raw)
		return out, err
	}
	decoded, err := picture.Decode(ctx, raw, maxSide)
	switch {
	case errors.Is(err, picture.ErrTooLarge):
		return out, errFilePixels
	case errors.Is(err, picture.ErrNoPicture):
		return out, errFileType
	case err != nil:
		return out, err
	}
	var written bytes.Buffer
	switch decoded.Format {
	case "jpeg":
		err = jpeg.Encode(&written, decoded.Image, &jpeg.Options{Quality: jpegQuality})
	case "png":
		err = png.Encode(&written, decoded.Image)
	default:
		return out, errFileType
	}
	out.contentType, out.content = "image/"+decoded.Format, written.Bytes()
	return out, err
}

// pagesOf counts the pages of a PDF. The library panics at some damaged ones.
func pagesOf(raw []byte) (n int, err error) {
	defer func() {
		if recover() != nil {
			err = errFileRead
		}
	}()
	r, err := pdf.NewReader(bytes.NewReader(raw), int64(len(raw)))
	if err != nil {
		return 0, errFileRead
	}
	if n = r.NumPage(); n < 1 {
		return 0, errFileRead
	}
	return n, nil
}

// shortName removes the folders that some browsers send along, and everything but the end of a long name.
func shortName(name string) string {
	runes := []rune(path.Base(strings.ReplaceAll(name, `\`, "/")))
	return string(runes[max(0, len(runes)-maxName):])
}
