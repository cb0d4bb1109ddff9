// Package sharecard draws the image shown where a trip's link is shared: 1200 by 630 pixels, as PNG, with the
// trip's poster, its name, days, host, price and spots left. An image is a pure function of its Card.
//
// The poster is package artwork's, rasterized by package raster; the text is set in the Go fonts, whose outlines
// come with x/image.
package sharecard

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"caravan/backend/platform/artwork"
	"caravan/backend/platform/look"
	"caravan/backend/platform/raster"
)

// Width and Height are those that link previews show.
const (
	Width  = 1200
	Height = 630
)

// Card is the content of the image. Empty texts are left out.
type Card struct {
	Brand string
	Title string
	Facts string       // days, place and host, on one line
	Price string       // formatted
	Left  string       // spots left, in words
	Art   artwork.Spec // a poster; an invalid one leaves the background plain
	Look  look.Look    // the marketplace's: its paper and ink for price and spots, its accent for the bottom band
}

const (
	margin    = 64
	titleSize = 68
	factsSize = 32
	tagSize   = 34
	brandSize = 36
	band      = 12 // of the accent, at the bottom
)

var (
	white  = color.RGBA{255, 255, 255, 255}
	ground = color.RGBA{31, 73, 82, 255}
)

// Draw returns the image as PNG.
func Draw(c Card) ([]byte, error) {
	to := image.NewRGBA(image.Rect(0, 0, Width, Height))
	draw.Draw(to, to.Bounds(), image.NewUniform(ground), image.Point{}, draw.Src)
	if c.Look == (look.Look{}) {
		c.Look = look.Default
	}
	if err := poster(to, c.Art); err != nil {
		return nil, err
	}
	shade(to)
	p := &pen{to: to}
	p.write(c.Brand, brandSize, gobold.TTF, margin, margin+brandSize/2, white)
	y := Height - margin
	p.write(p.cut(c.Facts, factsSize, gomedium.TTF), factsSize, gomedium.TTF, margin, y, white)
	y -= factsSize + 28
	lines := p.wrap(c.Title)
	for i := len(lines) - 1; i >= 0; i-- {
		p.write(lines[i], titleSize, gobold.TTF, margin, y, white)
		y -= titleSize + 8
	}
	p.tag(strings.Join(some(c.Price, c.Left), " · "), c.Look)
	draw.Draw(to, image.Rect(0, Height-band, Width, Height), image.NewUniform(solid(c.Look.Accent)),
		image.Point{}, draw.Src)
	var out bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&out, to)
	if p.err != nil {
		err = p.err
	}
	return out.Bytes(), err
}

func some(texts ...string) (out []string) {
	for _, text := range texts {
		if text != "" {
			out = append(out, text)
		}
	}
	return out
}

// poster covers the image with the center of the poster.
func poster(to *image.RGBA, spec artwork.Spec) error {
	spec.Aspect, spec.Title = artwork.AspectLandscape, ""
	if spec.Validate() != nil {
		return nil
	}
	return raster.Cover(to, artwork.Plain(spec))
}

// shade darkens the image towards the bottom, and a little at the top, so that white text is readable on any
// poster.
func shade(to *image.RGBA) {
	const deepest, head = 0.82, 0.35
	for y := range Height {
		dark := max(deepest*min(1, max(0, float64(y)-Height*0.25)/(Height*0.5)), head*max(0, 1-float64(y)/150))
		for x := range Width {
			at := to.PixOffset(x, y)
			for i := range 3 {
				to.Pix[at+i] = uint8(float64(to.Pix[at+i]) * (1 - dark))
			}
		}
	}
}

// pen draws text; err holds its first error.
type pen struct {
	to  *image.RGBA
	err error
}

type faceKey struct {
	font *byte
	size int
}

var faces sync.Map // faceKey to *opentype.Font

func (p *pen) face(size int, ttf []byte) font.Face {
	key := faceKey{&ttf[0], size}
	parsed, ok := faces.Load(key)
	if !ok {
		read, err := opentype.Parse(ttf)
		if err != nil {
			p.err = err
			return nil
		}
		parsed, _ = faces.LoadOrStore(key, read)
	}
	// A face caches what it drew last, so it belongs to one image.
	made, err := opentype.NewFace(parsed.(*opentype.Font), &opentype.FaceOptions{Size: float64(size), DPI: 72,
		Hinting: font.HintingNone})
	if err != nil {
		p.err = err
		return nil
	}
	return made
}

func (p *pen) write(text string, size int, ttf []byte, x, y int, in color.Color) {
	if face := p.face(size, ttf); face != nil {
		(&font.Drawer{Dst: p.to, Src: image.NewUniform(in), Face: face, Dot: fixed.P(x, y)}).DrawString(text)
	}
}

func (p *pen) width(text string, size int, ttf []byte) int {
	face := p.face(size, ttf)
	if face == nil {
		return 0
	}
	return font.MeasureString(face, text).Ceil()
}

// cut truncates a text to one line.
func (p *pen) cut(text string, size int, ttf []byte) string {
	short := []rune(text)
	for len(short) > 0 && p.width(string(short), size, ttf) > Width-2*margin {
		short = short[:len(short)-1]
	}
	if len(short) == len([]rune(text)) {
		return text
	}
	return strings.TrimRight(string(short[:max(0, len(short)-1)]), " ,·") + "…"
}

// wrap breaks the title into at most two lines.
func (p *pen) wrap(title string) []string {
	words := strings.Fields(title)
	line := ""
	for i, word := range words {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && p.width(longer, titleSize, gobold.TTF) > Width-2*margin {
			return []string{line, p.cut(strings.Join(words[i:], " "), titleSize, gobold.TTF)}
		}
		line = longer
	}
	return []string{p.cut(line, titleSize, gobold.TTF)}
}

// solid parses a color of a look.
func solid(hex string) color.RGBA {
	n, _ := strconv.ParseUint(strings.TrimPrefix(hex, "#"), 16, 32)
	return color.RGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}
}

// tag writes price and spots on paper, at the top right.
func (p *pen) tag(text string, in look.Look) {
	if text == "" {
		return
	}
	const padding, high = 28, 68
	wide := p.width(text, tagSize, gobold.TTF) + 2*padding
	box := image.Rect(Width-margin-wide, margin-high/2+6, Width-margin, margin+high/2+6)
	draw.Draw(p.to, box, image.NewUniform(solid(in.Paper)), image.Point{}, draw.Src)
	p.write(text, tagSize, gobold.TTF, box.Min.X+padding, box.Min.Y+high/2+tagSize/3, solid(in.OnPaper()))
}
