// Package cell formats cells of spreadsheets. Defuse and Decimal make texts; the others append a value in PostgreSQL's
// binary format to a CSV line and return the line, and a NULL appends nothing.
package cell

import (
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"strconv"
	"time"

	"caravan/backend/platform/money"
)

// UUID appends a uuid.
func UUID(dst, v []byte) []byte {
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

// Int appends an int4 or an int8.
func Int(dst, v []byte) []byte {
	n, ok := Number(v)
	if !ok {
		return dst
	}
	return strconv.AppendInt(dst, n, 10)
}

// Number returns the value of an int4 or an int8.
func Number(v []byte) (int64, bool) {
	switch len(v) {
	case 4:
		return int64(int32(binary.BigEndian.Uint32(v))), true
	case 8:
		return int64(binary.BigEndian.Uint64(v)), true
	}
	return 0, false
}

// Amount appends an int8 in minor units as a decimal number with so many digits; unit is 10 to their power.
func Amount(dst, v []byte, digits int, unit int64) []byte {
	n, ok := Number(v)
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

// Instants appends timestamps in a form that spreadsheets know, in UTC and to the second. It caches the last day,
// because most rows are of the same few.
type Instants struct {
	day  int64
	text []byte
}

const daySeconds = 24 * 60 * 60

// Append appends a timestamptz.
func (w *Instants) Append(dst, v []byte) []byte {
	micros, ok := Number(v)
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

// Typed appends text that a person typed: quoted where CSV requires it, and such that no spreadsheet runs it.
func Typed(dst, v []byte) []byte {
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

// True returns the value of a bool; NULL is false.
func True(v []byte) bool { return len(v) == 1 && v[0] == 1 }

// Defuse keeps a spreadsheet from running user-typed text as a formula.
func Defuse(text string) string {
	if text != "" && formula(text[0]) {
		return "'" + text
	}
	return text
}

// formula reports whether a spreadsheet may take a cell with this first character for a formula.
func formula(first byte) bool {
	switch first {
	case '=', '+', '-', '@', '\t', '\r', '\n':
		return true
	}
	return false
}

// Decimal formats an amount without a symbol, for sums in a spreadsheet.
func Decimal(minor int64, currency string) string {
	digits, err := money.Digits(currency)
	if err != nil || digits == 0 {
		return strconv.FormatInt(minor, 10)
	}
	unit, _ := money.Unit(currency)
	sign := ""
	if minor < 0 {
		sign, minor = "-", -minor
	}
	return fmt.Sprintf("%s%d.%0*d", sign, minor/unit, digits, minor%unit)
}
