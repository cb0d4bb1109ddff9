package export

import (
	"encoding/binary"
	"encoding/hex"
	"strconv"
	"time"
)

// Cells of a CSV line, converted from PostgreSQL's binary format. A NULL is an empty cell.

func appendUUID(dst, v []byte) []byte {
	if len(v) != 16 {
		return dst
	}
	for i, part := range [...][2]int{{0, 4}, {4, 6}, {6, 8}, {8, 10}, {10, 16}} {
		if i > 0 {
			dst = append(dst, '-')
		}
		dst = hex.AppendEncode(dst, v[part[0]:part[1]])
	}
	return dst
}

func appendInt(dst, v []byte) []byte {
	n, ok := integer(v)
	if !ok {
		return dst
	}
	return strconv.AppendInt(dst, n, 10)
}

func integer(v []byte) (int64, bool) {
	switch len(v) {
	case 4:
		return int64(int32(binary.BigEndian.Uint32(v))), true
	case 8:
		return int64(binary.BigEndian.Uint64(v)), true
	}
	return 0, false
}

// appendAmount formats minor units as a decimal number.
func appendAmount(dst, v []byte, digits int, unit int64) []byte {
	n, ok := integer(v)
	if !ok {
		return dst
	}
	if digits == 0 {
		return strconv.AppendInt(dst, n, 10)
	}
	if n < 0 {
		dst, n = append(dst, '-'), -n
	}
	dst = append(strconv.AppendInt(dst, n/unit, 10), '.')
	fraction := n % unit
	for place := unit / 10; place > 0; place /= 10 {
		dst = append(dst, byte('0'+fraction/place%10))
	}
	return dst
}

// postgresEpoch is the Unix time from which PostgreSQL counts microseconds.
const postgresEpoch = 946_684_800

// instants formats timestamps in a form that spreadsheets know, in UTC and to the second. It caches the last day,
// because most rows are of the same few.
type instants struct {
	day  int64
	text []byte
}

const daySeconds = 24 * 60 * 60

func (w *instants) append(dst, v []byte) []byte {
	micros, ok := integer(v)
	if !ok || len(v) != 8 {
		return dst
	}
	seconds := postgresEpoch + floor(micros+500_000, 1_000_000)
	day := floor(seconds, daySeconds)
	if w.text == nil || w.day != day {
		w.day, w.text = day, time.Unix(day*daySeconds, 0).UTC().AppendFormat(w.text[:0], "2006-01-02 ")
	}
	dst = append(dst, w.text...)
	rest := int(seconds - day*daySeconds)
	for i, n := range [...]int{rest / 3600, rest / 60 % 60, rest % 60} {
		if i > 0 {
			dst = append(dst, ':')
		}
		dst = append(dst, byte('0'+n/10), byte('0'+n%10))
	}
	return dst
}

func floor(n, by int64) int64 {
	if n < 0 {
		return -((-n + by - 1) / by)
	}
	return n / by
}

// appendTyped writes user-typed text: quoted where CSV requires it, and such that no spreadsheet runs it.
func appendTyped(dst, v []byte) []byte {
	if len(v) == 0 {
		return dst
	}
	quoted := v[0] == ' '
	for _, c := range v {
		if c == ',' || c == '"' || c == '\n' || c == '\r' {
			quoted = true
			break
		}
	}
	if quoted {
		dst = append(dst, '"')
	}
	if formula(v[0]) {
		dst = append(dst, '\'')
	}
	if !quoted {
		return append(dst, v...)
	}
	for _, c := range v {
		if c == '"' {
			dst = append(dst, '"')
		}
		dst = append(dst, c)
	}
	return append(dst, '"')
}

func isTrue(v []byte) bool { return len(v) == 1 && v[0] == 1 }
