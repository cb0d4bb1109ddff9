package export

import (
	"bytes"
	"encoding/binary"
	"encoding/csv"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/platform/cell"
	"caravan/backend/testkit/random"
)

// sent encodes rows as PostgreSQL's binary COPY does; a nil field is NULL.
func sent(rows [][][]byte) []byte {
	out := append([]byte("PGCOPY\n\xff\r\n\x00"), make([]byte, 8)...)
	for _, row := range rows {
		out = binary.BigEndian.AppendUint16(out, uint16(len(row)))
		for _, field := range row {
			if field == nil {
				out = binary.BigEndian.AppendUint32(out, 0xffffffff)
				continue
			}
			out = append(binary.BigEndian.AppendUint32(out, uint32(len(field))), field...)
		}
	}
	return append(out, 0xff, 0xff)
}

func number[T int32 | int64](n T) []byte {
	if v, ok := any(n).(int32); ok {
		return binary.BigEndian.AppendUint32(nil, uint32(v))
	}
	return binary.BigEndian.AppendUint64(nil, uint64(n))
}

// micros encodes an instant: PostgreSQL counts from the year 2000.
func micros(at time.Time) []byte {
	return number(at.UnixMicro() - time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC).UnixMicro())
}

// However the rows are split into messages, each becomes one line, from which a CSV reader gets back what was
// typed – with a prefix where a spreadsheet would run it.
func TestLinesOfBinaryRows(t *testing.T) {
	typed := rapid.StringOf(rapid.SampledFrom([]rune("=+-@\t\n ,\"'aé ")))
	random.Check(t, func(rt *rapid.T) {
		var rows [][][]byte
		var want [][]string
		for range rapid.IntRange(0, 5).Draw(rt, "rows") {
			id := uuid.UUID(rapid.SliceOfN(rapid.Byte(), 16, 16).Draw(rt, "id"))
			at := time.UnixMicro(rapid.Int64Range(-4e15, 4e15).Draw(rt, "at"))
			email, place := typed.Draw(rt, "email"), typed.Draw(rt, "place")
			age, budget := rapid.Int32().Draw(rt, "age"), rapid.Int64Range(-1e12, 1e12).Draw(rt, "budget")
			wants := rapid.Bool().Draw(rt, "wants")
			row := [][]byte{id[:], micros(at), []byte(email), {0}, number(age), number(budget), []byte(place), nil, {}}
			cells := []string{id.String(), "Survey", at.Add(500 * time.Millisecond).UTC().Format("2006-01-02 15:04:05"), "",
				"no", string(cell.Int(nil, number(age))), cell.Decimal(budget, "USD"), cell.Defuse(place), "", "", "no"}
			if wants {
				row[3], cells[3], cells[4] = []byte{1}, cell.Defuse(email), "yes"
			}
			if age >= 18 && budget >= 2_000_00 {
				cells[10] = "yes"
			}
			rows, want = append(rows, row), append(want, cells)
		}
		var out bytes.Buffer
		to := &tuples{to: &out, line: answerLine(policy.Default().Survey, 2, 100, true)}
		for rest := sent(rows); len(rest) > 0; {
			n := rapid.IntRange(1, len(rest)).Draw(rt, "piece")
			if _, err := to.Write(rest[:n]); err != nil {
				rt.Fatal(err)
			}
			rest = rest[n:]
		}
		got, err := csv.NewReader(strings.NewReader(out.String())).ReadAll()
		if err != nil || !slices.EqualFunc(got, want, slices.Equal[[]string]) {
			rt.Fatalf("%v\n%q\nnot %q", err, got, want)
		}
		if n := len(rows); n > 0 && !bytes.Equal(to.last[:], rows[n-1][0]) {
			rt.Fatalf("the last key is %x", to.last)
		}
	})
}

func TestWhatIsNoCopyIsRefused(t *testing.T) {
	for _, text := range []string{"id,email\nand more than nineteen bytes", string(sent(nil)[:19]) + "\x00\x00",
		string(sent(nil)[:19]) + "\x00\x01\x00\x00\x00\x01x"} {
		to := &tuples{to: &bytes.Buffer{}, line: func(dst []byte, _ [][]byte) []byte { return dst }}
		if _, err := to.Write([]byte(text)); err == nil {
			t.Errorf("%q is taken", text)
		}
	}
}
