package export

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
)

// tuples parses the rows of a binary COPY as they arrive, and writes a line for each. Binary rows cost PostgreSQL
// a fraction of what CSV costs it, and the lines are written while the next rows are in transit. Only the rows of
// one message are buffered.
type tuples struct {
	to   io.Writer
	line func(dst []byte, fields [][]byte) []byte

	begun  bool
	ended  bool
	rest   []byte   // an incomplete row
	fields [][]byte // of the current row; nil is NULL
	out    []byte
	last   [16]byte // the first field of the last row: its key
}

// copyHead starts a binary COPY; flags and an extension follow it.
var copyHead = []byte("PGCOPY\n\xff\r\n\x00")

const copyHeadSize = 11 + 4 + 4

var errCopy = errors.New("this is not what COPY sends")

// Write implements io.Writer.
func (t *tuples) Write(message []byte) (int, error) {
	data := message
	if len(t.rest) > 0 {
		t.rest = append(t.rest, message...)
		data = t.rest
	}
	if !t.begun {
		if len(data) < copyHeadSize {
			t.rest = append(t.rest[:0], data...)
			return len(message), nil
		}
		extension := int(binary.BigEndian.Uint32(data[15:]))
		if !bytes.HasPrefix(data, copyHead) || extension != 0 {
			return 0, errCopy
		}
		t.begun, data = true, data[copyHeadSize:]
	}
	t.out = t.out[:0]
	for len(data) > 0 && !t.ended {
		n, whole, err := t.split(data)
		if err != nil {
			return 0, err
		}
		if !whole {
			break
		}
		if data = data[n:]; !t.ended {
			t.out = t.line(t.out, t.fields)
		}
	}
	t.rest = append(t.rest[:0], data...)
	if len(t.out) > 0 {
		if _, err := t.to.Write(t.out); err != nil {
			return 0, err
		}
	}
	return len(message), nil
}

// split finds the fields of the row at the beginning of data, and its length.
func (t *tuples) split(data []byte) (n int, whole bool, err error) {
	if len(data) < 2 {
		return 0, false, nil
	}
	count := int16(binary.BigEndian.Uint16(data))
	if count == -1 {
		t.ended = true
		return 2, true, nil
	}
	if count < 1 {
		return 0, false, errCopy
	}
	t.fields = t.fields[:0]
	n = 2
	for range count {
		if len(data) < n+4 {
			return 0, false, nil
		}
		size := int32(binary.BigEndian.Uint32(data[n:]))
		n += 4
		if size < 0 {
			t.fields = append(t.fields, nil)
			continue
		}
		if len(data)-n < int(size) {
			return 0, false, nil
		}
		t.fields = append(t.fields, data[n:n+int(size)])
		n += int(size)
	}
	if len(t.fields[0]) != len(t.last) {
		return 0, false, errCopy
	}
	copy(t.last[:], t.fields[0])
	return n, true, nil
}
