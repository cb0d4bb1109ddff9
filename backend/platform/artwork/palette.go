package artwork

type rgb [3]float64

func hex(s string) rgb {
	v := func(i int) float64 {
		d := func(b byte) int {
			if b >= 'a' {
				return int(b-'a') + 10
			}
			return int(b - '0')
		}
		return float64(d(s[i])<<4 | d(s[i+1]))
	}
	return rgb{v(0), v(2), v(4)}
}

func (a rgb) String() string {
	const digits = "0123456789abcdef"
	out := [7]byte{'#'}
	for i, f := range a {
		n := int(max(0, min(255, f+.5)))
		out[1+2*i], out[2+2*i] = digits[n>>4], digits[n&15]
	}
	return string(out[:])
}

func mix(a, b rgb, t float64) rgb {
	var o rgb
	for i := range o {
		o[i] = a[i] + (b[i]-a[i])*t
	}
	return o
}

// palette is the set of inks one poster is printed with.
type palette struct {
	top, mid, low rgb // sky, from zenith to horizon
	sun           rgb // or the moon, when dark
	haze          rgb // what distance turns everything into
	ink           rgb // what nearness turns everything into
	leaf, sand    rgb
	rock, water   rgb
	snow, accent  rgb
	cloud         rgb
	dark          bool
}

func inks(dark bool, c ...string) palette {
	v := make([]rgb, len(c))
	for i, s := range c {
		v[i] = hex(s)
	}
	return palette{v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11], v[12], dark}
}

// top, mid, low, sun, haze, ink, leaf, sand, rock, water, snow, accent, cloud
var palettes = map[Palette]palette{
	"dawn": inks(false, "5b7fa6", "e9b7a0", "fbe3c0", "fff1d6", "e4b8a8", "2c2a4a", "4f7a6b", "e2a878", "9a6a77",
		"7fa9b8", "fff3e6", "e2603f", "fce9d8"),
	"noon": inks(false, "2e86b8", "7cc1d8", "ddf0e4", "fff6d8", "a9d2d6", "17384a", "3f8f5f", "eac98b", "a98467",
		"2fa0b3", "ffffff", "e4572e", "ffffff"),
	"dusk": inks(false, "2b2d5b", "8e4f7e", "f5a26b", "ffd9a0", "c9767f", "1b1a38", "3b4f5c", "c47a62", "6f4566",
		"5b5486", "fbd5c4", "ff8552", "e58d82"),
	"night": inks(true, "0b1433", "1b2e5a", "4a6a8f", "f6efd2", "3f5c86", "070d20", "1f4450", "5d6a88", "2f3d66",
		"213c68", "c9d8ee", "ffb74a", "35507c"),
	"monsoon": inks(false, "4e6e78", "8fb0a8", "dde6cf", "f7f3d9", "a9c3b6", "14312f", "2f7a55", "c9b27b", "5f7768",
		"5e9a96", "f1f6ec", "e08a2e", "cfddd2"),
	"autumn": inks(false, "4c7c8a", "c9c9a0", "f7dda0", "fff0c4", "d9b98a", "3a2320", "c0582b", "e0a54f", "8a5a44",
		"5e93a0", "fff4df", "b5342b", "fbebcb"),
	"spring": inks(false, "6fb3d2", "bfe0dc", "fde9df", "fff9e2", "bfd9cf", "234043", "6fae63", "ebcfa5", "8f9c94",
		"69b7be", "ffffff", "e8718d", "ffffff"),
	"sunset": inks(false, "b83c45", "f2804a", "ffd27a", "fff0b8", "f29b62", "3b1230", "7a3b45", "e58a4e", "a64450",
		"d9684f", "ffe3b8", "ffd166", "f9a66c"),
	"frost": inks(false, "6d93b8", "b4cedf", "eef3f2", "fffdf0", "c3d6e2", "1f3550", "46707a", "d5dcdd", "7891aa",
		"6ba0bc", "ffffff", "d9483b", "f7fbfc"),
	"ochre": inks(false, "3f7f86", "9ec0ae", "f6e2b3", "fff3cf", "ddbe8c", "43241c", "7c8b4a", "dda04f", "b5653a",
		"4f9693", "fff2d8", "c2402d", "fbefd3"),
	"lagoon": inks(false, "1c6e8c", "5bc0be", "e9f5db", "fff8dc", "9fd8cb", "0b3142", "2f8f6b", "f2d9a0", "5c8d89",
		"16a6a6", "ffffff", "ff6b4a", "ffffff"),
	"rose": inks(false, "7a6fa8", "e3a6b8", "fce4d4", "fff4e4", "dfb0be", "33264d", "6c8a77", "ebb79a", "a77a96",
		"9aa5c9", "fff5f0", "d94f6b", "fdebea"),
}
