package still_test

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"net/http"
	"net/http/httptest"
	"testing"

	"caravan/backend/platform/still"
)

func TestEveryPictureHasAnAddressForMails(t *testing.T) {
	for picture, wanted := range map[string]string{
		"/media/art/coast/dawn/lisbon.svg?aspect=hero":        "/media/still/wide/art/coast/dawn/lisbon.jpg",
		"/media/avatar/harper.svg":                            "/media/still/wide/avatar/harper.jpg",
		"/public/images/6f1c1f0e-0000-4000-8000-000000000001": "/public/images/6f1c1f0e-0000-4000-8000-000000000001/wide.jpg",
		"https://pictures.example/a.jpg?size=2":               "https://pictures.example/a.jpg?size=2",
		"https://pictures.example/a.svg":                      "",
		"":                                                    "",
	} {
		if got := still.Address(picture, still.Wide); got != wanted {
			t.Errorf("%q stands at %q, want %q", picture, got, wanted)
		}
	}
}

// Only the product's own images are drawn, and they are small enough for an email.
func TestDrawnPictures(t *testing.T) {
	pages := still.Handler()
	for address, size := range map[string]still.Size{
		"/media/still/wide/art/coast/dawn/lisbon.jpg": still.Wide,
		"/media/still/face/avatar/harper.jpg":         still.Face,
		"/media/still/huge/avatar/harper.jpg":         {},
		"/media/still/face/avatar/harper.svg":         {},
		"/media/still/face/avatar/harper.jpg?a=1":     {},
		"/media/still/wide/art/moon/dawn/lisbon.jpg":  {},
	} {
		answer := httptest.NewRecorder()
		pages.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, address, nil))
		if size.Width == 0 {
			if answer.Code != http.StatusNotFound {
				t.Errorf("%s: %d", address, answer.Code)
			}
			continue
		}
		if answer.Code != http.StatusOK {
			t.Errorf("%s: %d", address, answer.Code)
			continue
		}
		m, err := jpeg.Decode(bytes.NewReader(answer.Body.Bytes()))
		if err != nil || m.Bounds().Dx() != size.Width || m.Bounds().Dy() != size.Height || answer.Body.Len() > 150_000 {
			t.Errorf("%s: %v, %d bytes", address, err, answer.Body.Len())
			continue
		}
		first, several := m.At(1, 1), false
		for x := range m.Bounds().Dx() {
			several = several || m.At(x, m.Bounds().Dy()/2) != first
		}
		if !several {
			t.Errorf("%s: nothing is drawn", address)
		}
	}
}

// An upload is cropped to its center, and transparent parts are white.
func TestUploadsAreCut(t *testing.T) {
	from := image.NewNRGBA(image.Rect(0, 0, 300, 100))
	for y := range 100 {
		for x := 100; x < 200; x++ {
			from.Set(x, y, color.NRGBA{200, 0, 0, 255})
		}
	}
	var raw bytes.Buffer
	if err := png.Encode(&raw, from); err != nil {
		t.Fatal(err)
	}
	for size, red := range map[still.Size]bool{still.Face: true, still.Wide: false} {
		content, err := still.Of(t.Context(), raw.Bytes(), size)
		if err != nil {
			t.Fatal(err)
		}
		m, err := jpeg.Decode(bytes.NewReader(content))
		if err != nil || m.Bounds().Size() != image.Pt(size.Width, size.Height) {
			t.Fatalf("%s: %v", size.Name, err)
		}
		if r, g, _, _ := m.At(3, size.Height/2).RGBA(); (g>>8 < 60) != red || r>>8 < 150 {
			t.Errorf("%s: the edge is %d, %d", size.Name, r>>8, g>>8)
		}
	}
}

// An image is drawn once, for emails and printed sheets alike: parameters for screens do not create another.
func TestAPictureIsDrawnOnce(t *testing.T) {
	one, err := still.Drawn("/media/art/coast/dusk/porto.svg?aspect=hero", still.Wide)
	if err != nil {
		t.Fatal(err)
	}
	again, err := still.Drawn("/media/art/coast/dusk/porto.svg", still.Wide)
	if err != nil || &one[0] != &again[0] {
		t.Errorf("it was drawn again (%v)", err)
	}
	if small, err := still.Drawn("/media/art/coast/dusk/porto.svg", still.Face); err != nil || bytes.Equal(one, small) {
		t.Errorf("another size is the same picture (%v)", err)
	}
}
