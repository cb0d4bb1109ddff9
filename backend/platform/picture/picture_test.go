package picture

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"runtime"
	"testing"

	"caravan/backend/platform/apierr"
)

func pngOf(t *testing.T, m image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// allocated returns how many bytes fn allocates in total.
func allocated(fn func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	fn()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// A small file that unfolds into hundreds of megabytes is rejected from its header.
func TestABombIsNotUnfolded(t *testing.T) {
	raw := pngOf(t, image.NewNRGBA(image.Rect(0, 0, 6_300, 6_300)))
	if len(raw) > 2_000_000 {
		t.Fatalf("%d bytes are no bomb", len(raw))
	}
	var err error
	took := allocated(func() { _, err = Decode(t.Context(), raw, 1_600) })
	if !errors.Is(err, ErrTooLarge) || took > 4<<20 {
		t.Errorf("%v, %d bytes", err, took)
	}
}

// The largest image that is accepted stays within its memory limit, processing included.
func TestTheLargestPictureStaysWithinItsBound(t *testing.T) {
	from := image.NewNRGBA(image.Rect(0, 0, 4_000, 3_000))
	for i := range from.Pix {
		from.Pix[i] = 200
	}
	raw := pngOf(t, from)
	var out Picture
	var err error
	took := allocated(func() { out, err = Decode(t.Context(), raw, 1_600) })
	if err != nil || out.Bounds().Dx() != 1_600 || out.Bounds().Dy() != 1_200 || took > mostMemory {
		t.Fatalf("%v, %d bytes", err, took)
	}
	if got := color.NRGBAModel.Convert(out.At(800, 600)).(color.NRGBA); got.R < 198 || got.R > 202 || got.A != 200 {
		t.Errorf("color %v", got)
	}
}

func TestReducedKeepsWhatIsSeen(t *testing.T) {
	from := image.NewRGBA(image.Rect(0, 0, 1_001, 503))
	for y := range 503 {
		for x := range 1_001 {
			c := color.RGBA{R: 255, A: 255}
			if x >= 500 {
				c = color.RGBA{B: 255, A: 255}
			}
			from.Set(x, y, c)
		}
	}
	out := shrink(from, 100)
	if out.Bounds().Dx() != 100 || out.Bounds().Dy() != 50 {
		t.Fatal(out.Bounds())
	}
	if r, _, b, _ := out.At(10, 25).RGBA(); r < 0xf000 || b > 0x0fff {
		t.Error("the left is red no more")
	}
	if r, _, b, _ := out.At(90, 25).RGBA(); b < 0xf000 || r > 0x0fff {
		t.Error("the right is blue no more")
	}
}

func TestFormatsAndWhatIsNone(t *testing.T) {
	var photo bytes.Buffer
	if err := jpeg.Encode(&photo, image.NewYCbCr(image.Rect(0, 0, 40, 20), image.YCbCrSubsampleRatio420),
		nil); err != nil {
		t.Fatal(err)
	}
	if out, err := Decode(t.Context(), photo.Bytes(), 100); err != nil || out.Format != "jpeg" || out.Bounds().Dx() != 40 {
		t.Errorf("%v %v", out.Format, err)
	}
	for _, raw := range [][]byte{nil, []byte("GIF89a"), []byte("<svg/>"), photo.Bytes()[:20]} {
		if _, err := Decode(t.Context(), raw, 100); !errors.Is(err, ErrNoPicture) {
			t.Errorf("%q: %v", raw, err)
		}
	}
}

// A caller that finds the queue full is rejected immediately; one that waits gets its turn when a slot is free.
func TestAFullQueueTurnsAway(t *testing.T) {
	var held []func()
	for range atOnce {
		done, err := turn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		held = append(held, done)
	}
	first := make(chan error, 1)
	go func() {
		done, err := turn(t.Context())
		if err == nil {
			done()
		}
		first <- err
	}()
	for len(queue) < atOnce+1 {
		runtime.Gosched()
	}
	for range waiting - 1 {
		queue <- struct{}{}
	}
	var refused *apierr.Error
	if _, err := turn(t.Context()); !errors.As(err, &refused) || refused.Code != apierr.CodeUnavailable {
		t.Errorf("a full queue: %v", err)
	}
	for range waiting - 1 {
		<-queue
	}
	for _, done := range held {
		done()
	}
	if err := <-first; err != nil {
		t.Errorf("who waited: %v", err)
	}
	if len(queue) != 0 || len(turns) != 0 {
		t.Errorf("%d %d are left", len(queue), len(turns))
	}
}
