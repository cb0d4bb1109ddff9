// Package picture decodes untrusted images within limits: of memory for each, and of how many are decoded
// concurrently.
//
// A small file can unfold into hundreds of megabytes, so the memory that an image needs is computed from its
// header before anything is decoded. An image larger than wanted is scaled down in bands, without another copy of
// it, and only then rotated.
package picture

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	_ "image/gif"  // registers the decoder
	_ "image/jpeg" // registers the decoder
	_ "image/png"  // registers the decoder
	"time"

	"golang.org/x/image/draw"
	_ "golang.org/x/image/webp" // registers the decoder

	"caravan/backend/platform/apierr"
)

// Errors that callers distinguish.
var (
	ErrNoPicture = errors.New("this is no picture")
	ErrTooLarge  = errors.New("this picture takes too much memory")
	errBusy      = apierr.New(apierr.CodeUnavailable, "We’re processing lots of images right now. Try again in a moment.")
)

const (
	// mostMemory is the limit for one decoded image: 12 megapixels at 8 bytes each, 33 of an ordinary photo.
	mostMemory = 100_000_000
	atOnce     = 2
	// waiting is how many decodes may be queued, and patience how long.
	waiting  = 16
	patience = 4 * time.Second
)

var (
	turns = make(chan struct{}, atOnce)
	queue = make(chan struct{}, atOnce+waiting)
)

// Picture is a decoded image and its original format: png, jpeg, gif or webp.
type Picture struct {
	image.Image
	Format string
}

// Decode decodes an image, upright, with no side longer than most. If too many are being decoded, the error is
// unavailable.
func Decode(ctx context.Context, raw []byte, most int) (Picture, error) {
	config, format, err := image.DecodeConfig(bytes.NewReader(raw))
	if err != nil || config.Width < 1 || config.Height < 1 {
		return Picture{}, ErrNoPicture
	}
	if Memory(config, format) > mostMemory {
		return Picture{}, ErrTooLarge
	}
	done, err := turn(ctx)
	if err != nil {
		return Picture{}, err
	}
	defer done()
	decoded, _, err := image.Decode(bytes.NewReader(raw))
	if err != nil {
		return Picture{}, ErrNoPicture
	}
	out := shrink(decoded, most)
	if format == "jpeg" {
		out = upright(out, orientation(raw))
	}
	return Picture{out, format}, nil
}

// turn waits for a decoding slot; done releases it.
func turn(ctx context.Context) (done func(), err error) {
	select {
	case queue <- struct{}{}:
	default:
		return nil, errBusy
	}
	timer := time.NewTimer(patience)
	defer timer.Stop()
	select {
	case turns <- struct{}{}:
		return func() { <-turns; <-queue }, nil
	case <-timer.C:
		err = errBusy
	case <-ctx.Done():
		err = ctx.Err()
	}
	<-queue
	return nil, err
}

// Memory returns how many bytes the pixels of an image take once decoded. Formats that reveal little about their
// pixels are assumed to use the largest.
func Memory(config image.Config, format string) int64 {
	each := int64(4)
	switch config.ColorModel {
	case color.GrayModel:
		each = 1
	case color.Gray16Model:
		each = 2
	case color.RGBA64Model, color.NRGBA64Model:
		each = 8
	case color.YCbCrModel:
		each = 3
	}
	if _, paletted := config.ColorModel.(color.Palette); paletted {
		each = 1
	}
	if format == "png" {
		each *= 2 // an interlaced image is assembled from copies
	}
	return each * int64(config.Width) * int64(config.Height)
}

// shrink reduces by whole factors in bands of rows, and scales the rest: at most twice the wanted size.
func shrink(from image.Image, most int) image.Image {
	b := from.Bounds()
	longest := max(b.Dx(), b.Dy())
	if longest <= most {
		return from
	}
	to := image.Rect(0, 0, max(1, b.Dx()*most/longest), max(1, b.Dy()*most/longest))
	if by := longest / most; by > 1 {
		from = reduce(from, by)
	}
	smaller := image.NewRGBA(to)
	draw.ApproxBiLinear.Scale(smaller, to, from, from.Bounds(), draw.Src, nil)
	return smaller
}

// reduce replaces each square of pixels with one of their mean color.
func reduce(from image.Image, by int) *image.RGBA {
	b := from.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, (b.Dx()+by-1)/by, (b.Dy()+by-1)/by))
	band := image.NewRGBA(image.Rect(0, 0, b.Dx(), by))
	for row := range out.Rect.Dy() {
		rows := min(by, b.Dy()-row*by)
		draw.Draw(band, image.Rect(0, 0, b.Dx(), rows), from, b.Min.Add(image.Pt(0, row*by)), draw.Src)
		for column := range out.Rect.Dx() {
			mean(out.Pix[out.PixOffset(column, row):], band, column*by, min(by, b.Dx()-column*by), rows)
		}
	}
	return out
}

func mean(into []byte, band *image.RGBA, from, width, rows int) {
	var sum [4]int
	for y := range rows {
		at := band.PixOffset(from, y)
		for x := range width {
			for c := range sum {
				sum[c] += int(band.Pix[at+4*x+c])
			}
		}
	}
	n := width * rows
	for c := range sum {
		into[c] = byte((sum[c] + n/2) / n)
	}
}
