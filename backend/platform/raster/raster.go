// Package raster rasterizes the product's own SVG, as package artwork writes it. It needs no browser, which takes
// seconds and a program of its own.
package raster

import (
	"bytes"
	"image"
	"image/color"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// Cover draws an SVG over a whole image: centered, and as large as needed to cover it. Unsupported elements are
// left out.
func Cover(to *image.RGBA, svg []byte) error {
	icon, err := oksvg.ReadIconStream(bytes.NewReader(svg), oksvg.IgnoreErrorMode)
	if err != nil {
		return err
	}
	width, height := to.Bounds().Dx(), to.Bounds().Dy()
	scale := max(float64(width)/icon.ViewBox.W, float64(height)/icon.ViewBox.H)
	wide, high := icon.ViewBox.W*scale, icon.ViewBox.H*scale
	icon.SetTarget((float64(width)-wide)/2, (float64(height)-high)/2, wide, high)
	icon.Draw(rasterx.NewDasher(width, height, &scanner{to: to}), 1)
	return nil
}

// scanner fills shapes one after another. The one of rasterx scans the whole image for each shape, several
// hundred times for a poster; this one buffers a shape's outline until it knows which part of the image it
// covers.
type scanner struct {
	to      *image.RGBA
	in      image.Image
	outline []corner
	extent  fixed.Rectangle26_6
	fill    vector.Rasterizer
}

// corner is the end of a line of the outline, or the start of a new one.
type corner struct {
	at     fixed.Point26_6
	starts bool
}

// Start starts a line of the outline.
func (s *scanner) Start(at fixed.Point26_6) { s.add(corner{at, true}) }

// Line continues from the end of the last line.
func (s *scanner) Line(to fixed.Point26_6) { s.add(corner{to, false}) }

func (s *scanner) add(c corner) {
	if len(s.outline) == 0 {
		s.extent = fixed.Rectangle26_6{Min: c.at, Max: c.at}
	}
	s.outline = append(s.outline, c)
	s.extent.Min.X, s.extent.Min.Y = min(s.extent.Min.X, c.at.X), min(s.extent.Min.Y, c.at.Y)
	s.extent.Max.X, s.extent.Max.Y = max(s.extent.Max.X, c.at.X), max(s.extent.Max.Y, c.at.Y)
}

// Draw fills the outline.
func (s *scanner) Draw() {
	part := image.Rect(
		s.extent.Min.X.Floor(), s.extent.Min.Y.Floor(), s.extent.Max.X.Ceil(), s.extent.Max.Y.Ceil(),
	).Intersect(s.to.Bounds())
	if part.Empty() {
		return
	}
	s.fill.Reset(part.Dx(), part.Dy())
	for _, c := range s.outline {
		x, y := float32(c.at.X)/64-float32(part.Min.X), float32(c.at.Y)/64-float32(part.Min.Y)
		if c.starts {
			s.fill.MoveTo(x, y)
		} else {
			s.fill.LineTo(x, y)
		}
	}
	s.fill.Draw(s.to, part, s.in, part.Min)
}

// Clear discards the outline.
func (s *scanner) Clear() { s.outline, s.extent = s.outline[:0], fixed.Rectangle26_6{} }

// GetPathExtent returns the part that the outline covers.
func (s *scanner) GetPathExtent() fixed.Rectangle26_6 { return s.extent }

// SetColor sets the fill of what follows: a color, or a function of the point.
func (s *scanner) SetColor(in any) {
	switch in := in.(type) {
	case color.Color:
		s.in = image.NewUniform(in)
	case rasterx.ColorFunc:
		s.in = gradient(in)
	}
}

// SetBounds does nothing: the image has its own bounds.
func (s *scanner) SetBounds(int, int) {}

// SetWinding does nothing: x/image fills everything that is enclosed.
func (s *scanner) SetWinding(bool) {}

// SetClip does nothing: no drawing of ours clips.
func (s *scanner) SetClip(image.Rectangle) {}

// gradient is an infinite image.
type gradient rasterx.ColorFunc

// ColorModel is that of the target image.
func (gradient) ColorModel() color.Model { return color.RGBAModel }

// Bounds exceed those of any image.
func (gradient) Bounds() image.Rectangle { return image.Rect(-1e9, -1e9, 1e9, 1e9) }

// At returns the color of a point.
func (g gradient) At(x, y int) color.Color { return g(x, y) }
