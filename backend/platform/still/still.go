// Package still converts the product's images to what emails and printed sheets show: JPEG in a few sizes. Mail
// programs draw no SVG, and a phone's photo is too large for either.
//
// The path of an image has one variant for each size, so that an email can name it without loading the image:
//
//	/media/art/coast/dawn/lisbon.svg?aspect=hero  /media/still/wide/art/coast/dawn/lisbon.jpg
//	/media/avatar/harper.svg                      /media/still/face/avatar/harper.jpg
//	/public/images/{id}                           /public/images/{id}/wide.jpg
//
// The first two are drawn by Handler, the last by package file.
package still

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"strings"

	"golang.org/x/image/draw"

	"caravan/backend/platform/artwork"
	"caravan/backend/platform/picture"
	"caravan/backend/platform/raster"
)

// Size is a size that images are converted to.
type Size struct {
	Name          string
	Width, Height int
}

// Sizes. They are displayed at half size, so that they are sharp on high-density screens.
var (
	Wide = Size{"wide", 1200, 560}
	Face = Size{"face", 112, 112}
)

// SizeOf finds a size by name.
func SizeOf(name string) (Size, bool) {
	for _, s := range []Size{Wide, Face} {
		if s.Name == name {
			return s, true
		}
	}
	return Size{}, false
}

const (
	artPath    = "/media/art/"
	avatarPath = "/media/avatar/"
	imagePath  = "/public/images/"
	path       = "/media/still/"
	quality    = 82
)

// Address returns the path of an image in a size: "" for one of the product's own that has none. External images
// are returned unchanged.
func Address(picture string, s Size) string {
	plain, _, _ := strings.Cut(picture, "?")
	drawn, isSVG := strings.CutSuffix(plain, ".svg")
	switch {
	case strings.HasPrefix(plain, imagePath):
		return plain + "/" + s.Name + ".jpg"
	case isSVG && (strings.HasPrefix(plain, artPath) || strings.HasPrefix(plain, avatarPath)):
		return path + s.Name + "/" + strings.TrimPrefix(drawn, "/media/") + ".jpg"
	case isSVG:
		return ""
	}
	return picture
}

// ErrNone is returned for a path of no image that the product draws.
var ErrNone = errors.New("no picture is drawn at this address")

// Drawn returns one of the product's own images, by path, in a size. Callers must not modify it: it is cached.
func Drawn(address string, s Size) ([]byte, error) {
	svg, err := source(address)
	if err != nil {
		return nil, err
	}
	return drawn.get(Address(address, s), func() ([]byte, error) { return rasterized(svg, s) })
}

func rasterized(svg []byte, s Size) ([]byte, error) {
	to := ground(s)
	if err := raster.Cover(to, svg); err != nil {
		return nil, err
	}
	return encode(to)
}

func source(address string) ([]byte, error) {
	if spec, ok := artwork.SpecOf(address); ok {
		spec.Aspect, spec.Title = artwork.AspectLandscape, ""
		return artwork.Plain(spec), nil
	}
	if seed, ok := artwork.SeedOf(address); ok {
		return artwork.Portrait(seed), nil
	}
	return nil, ErrNone
}

// Of converts an uploaded image to a size: its center, as large as it fits.
func Of(ctx context.Context, raw []byte, s Size) ([]byte, error) {
	decoded, err := picture.Decode(ctx, raw, 2*max(s.Width, s.Height))
	if err != nil {
		return nil, err
	}
	to := ground(s)
	draw.CatmullRom.Scale(to, to.Bounds(), decoded, middle(decoded.Bounds(), s), draw.Over, nil)
	return encode(to)
}

// middle returns the largest centered part of an image with the aspect ratio of a size.
func middle(b image.Rectangle, s Size) image.Rectangle {
	wide, high := b.Dx(), b.Dx()*s.Height/s.Width
	if high > b.Dy() {
		wide, high = b.Dy()*s.Width/s.Height, b.Dy()
	}
	at := b.Min.Add(image.Pt((b.Dx()-wide)/2, (b.Dy()-high)/2))
	return image.Rectangle{at, at.Add(image.Pt(max(1, wide), max(1, high)))}
}

// ground is white: JPEG has no transparency.
func ground(s Size) *image.RGBA {
	to := image.NewRGBA(image.Rect(0, 0, s.Width, s.Height))
	draw.Draw(to, to.Bounds(), image.NewUniform(color.White), image.Point{}, draw.Src)
	return to
}

func encode(m image.Image) ([]byte, error) {
	var out bytes.Buffer
	err := jpeg.Encode(&out, m, &jpeg.Options{Quality: quality})
	return out.Bytes(), err
}
