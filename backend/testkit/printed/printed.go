// Package printed reads generated PDFs: what a reader finds, searches and copies, and what a screen reader reads
// aloud. It supports what Chromium writes, glyph by glyph, not PDF in general.
package printed

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf16"

	"github.com/ledongthuc/pdf"
)

// Paper is the content of a PDF.
type Paper struct {
	Title    string
	Language string
	Tagged   bool
	Pages    []string // the text of each, footer first, with a line break wherever the pen moves up or down
	Squares  int      // missing-glyph boxes
}

// Read parses a PDF.
func Read(t testing.TB, content []byte) Paper {
	t.Helper()
	r, err := pdf.NewReader(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		t.Fatalf("%v: %.20q", err, content)
	}
	root := r.Trailer().Key("Root")
	p := Paper{
		Title: r.Trailer().Key("Info").Key("Title").Text(), Language: root.Key("Lang").Text(),
		Tagged: root.Key("MarkInfo").Key("Marked").Bool() && root.Key("StructTreeRoot").Kind() == pdf.Dict,
	}
	for n := range r.NumPage() {
		d := drawing{page: r.Page(n + 1), fonts: map[string]font{}}
		pdf.Interpret(d.page.V.Key("Contents"), d.do)
		p.Pages = append(p.Pages, d.text())
		p.Squares += d.squares
	}
	return p
}

// Text returns the text of all pages.
func (p Paper) Text() string { return strings.Join(p.Pages, "\n") }

// Says reports whether the document contains the text, wherever its lines break.
func (p Paper) Says(text string) bool { return strings.Contains(closed(p.Text()), closed(text)) }

// Heads checks that each page from the first to the last repeats the headings of a table, each on one line.
func (p Paper) Heads(t testing.TB, first, last int, heads ...string) {
	t.Helper()
	for n := first; n <= last && n <= len(p.Pages); n++ {
		for _, head := range heads {
			if !strings.Contains(p.Pages[n-1], head) {
				t.Errorf("page %d has no heading %q, or a torn one: %s", n, head, p.Pages[n-1])
			}
		}
	}
}

// Whole checks that words are on one line each.
func (p Paper) Whole(t testing.TB, words ...string) {
	t.Helper()
	for _, word := range words {
		if !strings.Contains(p.Text(), word) {
			t.Errorf("%q is torn apart: %s", word, p.Text())
		}
	}
}

// Check checks that the document is tagged, has a language, page numbers and no missing glyphs, and contains all
// the texts.
func (p Paper) Check(t testing.TB, language string, says ...string) {
	t.Helper()
	if !p.Tagged || p.Language != language || p.Title == "" || p.Squares > 0 {
		t.Errorf("tagged %v, in %q, title %q, %d letters without a glyph", p.Tagged, p.Language, p.Title, p.Squares)
	}
	for i, page := range p.Pages {
		if foot := fmt.Sprintf("%d/%d", i+1, len(p.Pages)); !strings.Contains(closed(page), foot) {
			t.Errorf("page %d does not say %s", i+1, foot)
		}
	}
	for _, text := range says {
		if !p.Says(text) {
			t.Errorf("the paper does not say %q: %s", text, p.Text())
		}
	}
}

// closed returns a text without its spaces.
func closed(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, text)
}

// piece is a run of text drawn together, right to left if turned.
type piece struct {
	text   string
	turned bool
}

// mark is marked content.
type mark struct {
	instead string // replacement text for its glyphs
	turned  bool   // its glyphs are drawn from right to left
	from    int    // index of its first piece
}

// drawing is the state while a page's operators are interpreted.
type drawing struct {
	page    pdf.Page
	fonts   map[string]font
	font    font
	pieces  []piece
	marks   []mark
	squares int
	at      float64 // the height of the pen
}

// move starts a line where the pen moves up or down.
func (d *drawing) move(to float64) {
	if to != d.at && len(d.pieces) > 0 {
		d.pieces = append(d.pieces, piece{text: "\n"})
	}
	d.at = to
}

func (d *drawing) do(stack *pdf.Stack, operator string) {
	args := taken(stack)
	switch operator {
	case "Tf":
		d.font = d.fontOf(args[0].Name())
	case "Tm":
		d.move(args[5].Float64())
	case "Td", "TD":
		d.move(d.at + args[1].Float64())
	case "Tj":
		d.draw(args[0].RawString())
	case "TJ":
		for i := range args[0].Len() {
			d.draw(args[0].Index(i).RawString())
		}
	case "BMC", "BDC":
		m := mark{turned: args[0].Name() == "ReversedChars", from: len(d.pieces)}
		if len(args) > 1 {
			m.instead = args[1].Key("ActualText").Text()
		}
		d.marks = append(d.marks, m)
	case "EMC":
		d.end()
	}
}

func (d *drawing) fontOf(name string) font {
	if _, known := d.fonts[name]; !known {
		d.fonts[name] = readFont(d.page.Font(name).V)
	}
	return d.fonts[name]
}

// draw takes glyphs, each as wide as the font type requires.
func (d *drawing) draw(glyphs string) {
	for code := range slices.Chunk([]byte(glyphs), d.font.width) {
		if d.font.width == 2 && code[0] == 0 && code[1] == 0 {
			d.squares++
		}
		d.pieces = append(d.pieces, piece{text: d.font.letters[string(code)]})
	}
}

// font maps glyphs to text. Synthetic bold glyphs are of Type3, one byte each.
type font struct {
	width   int
	letters map[string]string
}

func readFont(v pdf.Value) font {
	f := font{width: 2, letters: map[string]string{}}
	if v.Key("Subtype").Name() == "Type3" {
		f.width = 1
	}
	pdf.Interpret(v.Key("ToUnicode"), func(stack *pdf.Stack, operator string) {
		args := taken(stack)
		switch operator {
		case "findresource":
			stack.Push(v) // a dictionary; its entries do not matter
		case "endbfchar":
			for pair := range slices.Chunk(args, 2) {
				f.letters[pair[0].RawString()] = unicodeOf(pair[1])
			}
		case "endbfrange":
			for row := range slices.Chunk(args, 3) {
				first, last, letter := []byte(row[0].RawString()), row[1].RawString(), []rune(unicodeOf(row[2]))
				for at := len(first) - 1; ; first[at]++ {
					f.letters[string(first)] = string(letter)
					if string(first) == last {
						break
					}
					letter[len(letter)-1]++
				}
			}
		}
	})
	return f
}

func unicodeOf(v pdf.Value) string {
	raw := []byte(v.RawString())
	units := make([]uint16, 0, len(raw)/2)
	for pair := range slices.Chunk(raw, 2) {
		units = append(units, binary.BigEndian.Uint16(pair))
	}
	return string(utf16.Decode(units))
}

// taken returns the operands of an operator.
func taken(stack *pdf.Stack) []pdf.Value {
	args := make([]pdf.Value, stack.Len())
	for i := range slices.Backward(args) {
		args[i] = stack.Pop()
	}
	return args
}

// end closes the last mark.
func (d *drawing) end() {
	m := d.marks[len(d.marks)-1]
	d.marks = d.marks[:len(d.marks)-1]
	inside := d.pieces[m.from:]
	switch {
	case m.instead != "":
		d.pieces = append(d.pieces[:m.from], piece{text: m.instead})
	case m.turned:
		for i := range inside {
			inside[i].turned = true
		}
	case len(d.marks) == 0:
		toReadingOrder(inside)
	}
}

// toReadingOrder reverses right-to-left words and the spaces between them.
func toReadingOrder(pieces []piece) {
	for i := 0; i < len(pieces); i++ {
		end := i
		for j := i; j < len(pieces) && (pieces[j].turned || strings.TrimSpace(pieces[j].text) == ""); j++ {
			if pieces[j].turned {
				end = j + 1
			}
		}
		if pieces[i].turned {
			slices.Reverse(pieces[i:end])
			i = end - 1
		}
	}
}

func (d *drawing) text() string {
	var out strings.Builder
	for _, p := range d.pieces {
		out.WriteString(p.text)
	}
	return out.String()
}
