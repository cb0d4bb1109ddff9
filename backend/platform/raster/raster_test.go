package raster_test

import (
	"bytes"
	"image"
	"testing"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"

	"caravan/backend/platform/artwork"
	"caravan/backend/platform/raster"
)

// Shapes look as if each were drawn over the whole image, including gradients and shapes that are partly outside.
func TestCoverDrawsWhatTheWholePictureWouldShow(t *testing.T) {
	drawings := map[string][]byte{"a portrait": artwork.Portrait("harper")}
	for _, address := range []string{"coast/dawn/lisbon", "mountain/dusk/cusco", "city/noon/kyoto", "desert/night/petra",
		"forest/dawn/oslo"} {
		if spec, ok := artwork.SpecOf("/media/art/" + address + ".svg"); ok {
			spec.Aspect = artwork.AspectLandscape
			drawings[address] = artwork.Plain(spec)
		}
	}
	if len(drawings) < 3 {
		t.Fatalf("%d drawings", len(drawings))
	}
	for name, svg := range drawings {
		for _, size := range []image.Point{{240, 126}, {600, 300}} {
			got, want := image.NewRGBA(image.Rectangle{Max: size}), image.NewRGBA(image.Rectangle{Max: size})
			if err := raster.Cover(got, svg); err != nil {
				t.Fatal(err)
			}
			icon, err := oksvg.ReadIconStream(bytes.NewReader(svg))
			if err != nil {
				t.Fatal(err)
			}
			scale := max(float64(size.X)/icon.ViewBox.W, float64(size.Y)/icon.ViewBox.H)
			wide, high := icon.ViewBox.W*scale, icon.ViewBox.H*scale
			icon.SetTarget((float64(size.X)-wide)/2, (float64(size.Y)-high)/2, wide, high)
			icon.Draw(rasterx.NewDasher(size.X, size.Y, rasterx.NewScannerGV(size.X, size.Y, want, want.Bounds())), 1)
			if worst := distance(got, want); worst > 8 {
				t.Errorf("%s at %v: a point is %d of 255 away", name, size, worst)
			}
		}
	}
}

// distance returns the largest difference between two images' values.
func distance(a, b *image.RGBA) (worst int) {
	for i := range a.Pix {
		d := int(a.Pix[i]) - int(b.Pix[i])
		worst = max(worst, d, -d)
	}
	return worst
}
