package compress_test

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/klauspost/compress/gzip"

	"caravan/backend/platform/compress"
)

// Whatever the text and its end, a standard decoder reads both, and nothing follows them.
func TestKept(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	noise := make([]byte, 100_000)
	for i := range noise {
		noise[i] = byte(random.Uint32())
	}
	texts := []string{"", "a", "</body>", strings.Repeat("<p>Lisbon in five days, on foot.</p>", 9_000), string(noise)}
	ends := []string{"b", `<meta nonce="c2VjcmV0"></body>`, strings.Repeat("e", 1<<16-1), string(noise[:255]),
		string(noise[:256]), string(noise[:257])}
	for _, text := range texts {
		kept := compress.Keep([]byte(text))
		for _, end := range ends {
			for _, coding := range []string{"", compress.Gzip, compress.Brotli} {
				t.Run(fmt.Sprintf("%d+%d %s", len(text), len(end), coding), func(t *testing.T) {
					sent, err := kept.With([]byte(end), coding)
					if err != nil {
						t.Fatal(err)
					}
					if got := decoded(t, sent, coding); got != text+end {
						t.Errorf("%d bytes, want %d", len(got), len(text+end))
					}
				})
			}
		}
	}
	for _, end := range []string{"", strings.Repeat("e", 1<<16)} {
		if _, err := compress.Keep([]byte("a")).With([]byte(end), compress.Gzip); err == nil {
			t.Errorf("an end of %d bytes", len(end))
		}
	}
}

func decoded(t *testing.T, sent []byte, coding string) string {
	t.Helper()
	from := bytes.NewReader(sent)
	var r io.Reader = from
	switch coding {
	case compress.Brotli:
		r = brotli.NewReader(from)
	case compress.Gzip:
		members, err := gzip.NewReader(from)
		if err != nil {
			t.Fatal(err)
		}
		members.Multistream(false) // browsers read one
		r = members
	}
	text, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	if from.Len() != 0 {
		t.Errorf("%d bytes follow", from.Len())
	}
	return string(text)
}
