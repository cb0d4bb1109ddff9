package compress

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"slices"
	"sync"

	"github.com/andybalholm/brotli"
	"github.com/klauspost/compress/gzip"
)

// Kept is a text that is compressed once in each coding, and sent many times, each time with an end of its own.
type Kept struct {
	text []byte
	sum  uint32 // of the text, for gzip's trailer
	br   func() ([]byte, error)
	gzip func() ([]byte, error)
}

// Settings for a text that is compressed once: smaller, and slower, than for one that is compressed for each response.
const keptBrotli, keptGzip = 5, 6

// mostEnd is the longest end in bytes: what one stored block of either coding can hold.
const mostEnd = 1<<16 - 1

// Keep returns a Kept of a text, which must not change anymore.
func Keep(text []byte) *Kept {
	k := &Kept{text: text, sum: crc32.ChecksumIEEE(text)}
	k.br = sync.OnceValues(func() ([]byte, error) {
		var out bytes.Buffer
		w := brotli.NewWriterLevel(&out, keptBrotli)
		return flushed(&out, w, text)
	})
	k.gzip = sync.OnceValues(func() ([]byte, error) {
		var out bytes.Buffer
		w, err := gzip.NewWriterLevel(&out, keptGzip)
		if err != nil {
			return nil, err
		}
		return flushed(&out, w, text)
	})
	return k
}

// flushed returns a stream that has been flushed after the text, which leaves it at the edge of a byte, and not ended.
func flushed(out *bytes.Buffer, w interface {
	Write(p []byte) (int, error)
	Flush() error
}, text []byte) ([]byte, error) {
	if _, err := w.Write(text); err != nil {
		return nil, err
	}
	if err := w.Flush(); err != nil {
		return nil, err
	}
	return bytes.Clone(out.Bytes()), nil
}

// With returns the text and an end in a coding. The end is stored as it is, so that nothing is compressed again: in
// gzip as a stored block (RFC 1951, 3.2.4), in Brotli as an uncompressed meta-block before an empty last one
// (RFC 7932, 9.2).
func (k *Kept) With(end []byte, coding string) ([]byte, error) {
	if len(end) == 0 || len(end) > mostEnd {
		return nil, errors.New("compress: the end doesn't fit into a block")
	}
	size := len(end)
	switch coding {
	case Brotli:
		begin, err := k.br()
		if err != nil {
			return nil, err
		}
		// From the lowest bit: not the last block, a length of four nibbles, the length less one, uncompressed.
		header := uint32(size-1)<<3 | 1<<19
		return slices.Concat(begin, []byte{byte(header), byte(header >> 8), byte(header >> 16)}, end, []byte{emptyLast}), nil
	case Gzip:
		begin, err := k.gzip()
		if err != nil {
			return nil, err
		}
		block := binary.LittleEndian.AppendUint16([]byte{storedLast}, uint16(size))
		block = binary.LittleEndian.AppendUint16(block, ^uint16(size))
		trailer := binary.LittleEndian.AppendUint32(nil, crc32.Update(k.sum, crc32.IEEETable, end))
		trailer = binary.LittleEndian.AppendUint32(trailer, uint32(len(k.text)+size))
		return slices.Concat(begin, block, end, trailer), nil
	}
	return slices.Concat(k.text, end), nil
}

// emptyLast is Brotli's empty last meta-block, and storedLast the first byte of deflate's last block if it is stored.
const emptyLast, storedLast = 3, 1
