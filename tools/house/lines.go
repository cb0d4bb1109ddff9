package main

import (
	"bytes"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"
)

// longest is the length of a line in characters; a tab is one.
const longest = 120

// longLines counts the lines of hand-written Go, tests included, that are too long and need not be: a string is not
// broken for its length.
func longLines(root string) (int, string, error) {
	lines := map[string]int{}
	for _, under := range []string{"backend", "tools"} {
		err := filepath.WalkDir(filepath.Join(root, under), func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil || bytes.Contains(text[:min(len(text), 400)], []byte("DO NOT EDIT")) {
				return err
			}
			if n := tooLong(text); n > 0 {
				rel, err := filepath.Rel(root, path)
				lines[filepath.ToSlash(rel)] = n
				return err
			}
			return nil
		})
		if err != nil {
			return 0, "", err
		}
	}
	total := 0
	for _, n := range lines {
		total += n
	}
	_, what := most(lines)
	return total, what, nil
}

func tooLong(text []byte) int {
	spans := stringsOf(text)
	n, start := 0, 0
	for line := range bytes.Lines(text) {
		full := bytes.TrimRight(line, "\n")
		if utf8.RuneCount(full) > longest && !spans.explain(start, start+column(full), start+len(full)) {
			n++
		}
		start += len(line)
	}
	return n
}

// column returns the offset of the first byte past the limit.
func column(line []byte) int {
	offset := 0
	for range longest {
		_, size := utf8.DecodeRune(line[offset:])
		offset += size
	}
	return offset
}

type span struct{ from, to int }

type spans []span

// explain reports whether a string literal crosses the limit of a line, or is most of the line.
func (s spans) explain(start, limit, end int) bool {
	for _, one := range s {
		if one.from <= limit && limit < one.to || one.from >= start && one.to <= end && one.to-one.from > longest/2 {
			return true
		}
	}
	return false
}

func stringsOf(text []byte) spans {
	set := token.NewFileSet()
	file := set.AddFile("", set.Base(), len(text))
	var source scanner.Scanner
	source.Init(file, text, nil, 0)
	var all spans
	for {
		at, kind, literal := source.Scan()
		if kind == token.EOF {
			return all
		}
		if kind == token.STRING {
			from := file.Offset(at)
			all = append(all, span{from, from + len(literal)})
		}
	}
}
