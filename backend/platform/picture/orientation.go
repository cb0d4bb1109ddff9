package picture

import (
	"bytes"
	"encoding/binary"
	"image"
)

const (
	exifOrientation = 0x0112
	markerSOS       = 0xDA
	markerAPP1      = 0xE1
)

// orientation reads the camera orientation from a JPEG's EXIF data: 1 to 8, 1 being upright. EXIF is not kept, so
// the orientation has to be applied.
func orientation(raw []byte) int {
	for at := 2; at+4 <= len(raw) && raw[at] == 0xFF && raw[at+1] != markerSOS; {
		size := int(binary.BigEndian.Uint16(raw[at+2:]))
		end := at + 2 + size
		if size < 2 || end > len(raw) {
			return 1
		}
		if part, ok := bytes.CutPrefix(raw[at+4:end], []byte("Exif\x00\x00")); ok && raw[at+1] == markerAPP1 {
			return tiffOrientation(part)
		}
		at = end
	}
	return 1
}

func tiffOrientation(tiff []byte) int {
	if len(tiff) < 8 {
		return 1
	}
	var order binary.ByteOrder = binary.BigEndian
	if tiff[0] == 'I' {
		order = binary.LittleEndian
	}
	directory := int(order.Uint32(tiff[4:]))
	if directory < 8 || directory+2 > len(tiff) {
		return 1
	}
	entries := int(order.Uint16(tiff[directory:]))
	for i := range entries {
		at := directory + 2 + i*12
		if at+12 > len(tiff) {
			return 1
		}
		if order.Uint16(tiff[at:]) == exifOrientation {
			if value := int(order.Uint16(tiff[at+8:])); value >= 1 && value <= 8 {
				return value
			}
			return 1
		}
	}
	return 1
}

// upright rotates and mirrors a picture according to its orientation.
func upright(from image.Image, orientation int) image.Image {
	if orientation == 1 {
		return from
	}
	b := from.Bounds()
	w, h := b.Dx(), b.Dy()
	to := image.NewNRGBA(image.Rect(0, 0, w, h))
	if orientation >= 5 {
		to = image.NewNRGBA(image.Rect(0, 0, h, w))
	}
	for y := range h {
		for x := range w {
			tx, ty := place(orientation, x, y, w, h)
			to.Set(tx, ty, from.At(b.Min.X+x, b.Min.Y+y))
		}
	}
	return to
}

func place(orientation, x, y, w, h int) (int, int) {
	switch orientation {
	case 2:
		return w - 1 - x, y
	case 3:
		return w - 1 - x, h - 1 - y
	case 4:
		return x, h - 1 - y
	case 5:
		return y, x
	case 6:
		return h - 1 - y, x
	case 7:
		return h - 1 - y, w - 1 - x
	}
	return y, w - 1 - x
}
