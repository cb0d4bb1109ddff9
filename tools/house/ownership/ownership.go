// Package ownership maps each table to the domain that owns it, and finds every query that reads or writes a table of
// another owner. Queries are those of sqlc and the SQL in Go strings; tests, and test-only code, may access any
// table.
//
// owners.tsv has a row for each table: its name and its owner, a folder under backend without the leading
// domain/. foreign.tsv has the current exceptions: who, verb, table, number of places, and why. A row whose
// reason begins with "view:" is a declared view that may stay: one query over several owners' tables, where
// asking each would read whole tables or cost a call per row. The others are debts. The numbers may only shrink.
package ownership

import (
	"bufio"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Place is a query that touches another owner's table.
type Place struct {
	Who, Table, Owner string
	Verb              Verb
	// Where is file:line.
	Where string
}

// Allowance is a row of foreign.tsv.
type Allowance struct {
	Who, Table string
	Verb       Verb
	Places     int
	Why        string
}

// View reports whether the row is a declared view rather than a debt.
func (a Allowance) View() bool { return strings.HasPrefix(a.Why, "view:") }

const folder = "tools/house/ownership/"

// Owners reads owners.tsv of the repository at root: the owner of each table.
func Owners(root string) (map[string]string, error) {
	rows, err := table(filepath.Join(root, folder, "owners.tsv"), 2)
	if err != nil {
		return nil, err
	}
	out := map[string]string{}
	for _, row := range rows {
		out[row[0]] = row[1]
	}
	return out, nil
}

// Allowances reads foreign.tsv.
func Allowances(root string) ([]Allowance, error) {
	rows, err := table(filepath.Join(root, folder, "foreign.tsv"), 5)
	if err != nil {
		return nil, err
	}
	var out []Allowance
	for _, row := range rows {
		places, err := strconv.Atoi(row[3])
		if err != nil {
			return nil, fmt.Errorf("foreign.tsv: %q is no number of places", row[3])
		}
		out = append(out, Allowance{Who: row[0], Verb: Verb(row[1]), Table: row[2], Places: places, Why: row[4]})
	}
	return out, nil
}

func table(path string, columns int) ([][]string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var out [][]string
	lines := bufio.NewScanner(strings.NewReader(string(text)))
	for lines.Scan() {
		if lines.Text() == "" {
			continue
		}
		cells := strings.Split(lines.Text(), "\t")
		if len(cells) != columns {
			return nil, fmt.Errorf("%s: %q has not %d columns", filepath.Base(path), lines.Text(), columns)
		}
		out = append(out, cells)
	}
	return out, lines.Err()
}

// Foreign finds every place that touches another owner's table, in order.
func Foreign(root string) ([]Place, error) {
	owners, err := Owners(root)
	if err != nil {
		return nil, err
	}
	var out []Place
	err = filepath.WalkDir(filepath.Join(root, "backend"), func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel := filepath.ToSlash(strings.TrimPrefix(path, filepath.Clean(root)+string(filepath.Separator)))
		if entry.IsDir() {
			if skipped(rel) {
				return fs.SkipDir
			}
			return nil
		}
		who, found, err := inFile(path, rel, owners)
		for _, t := range found {
			if owner := owners[t.table]; owner != who {
				out = append(out, Place{Who: who, Table: t.table, Owner: owner, Verb: t.verb,
					Where: fmt.Sprintf("%s:%d", rel, t.line)})
			}
		}
		return err
	})
	slices.SortStableFunc(out, func(a, b Place) int {
		return strings.Compare(a.Who+string(a.Verb)+a.Table, b.Who+string(b.Verb)+b.Table)
	})
	return out, err
}

// skipped reports folders with generated code, with test-only code, and those that set up and fill databases.
func skipped(rel string) bool {
	base := filepath.Base(rel)
	return rel == "backend/gen" || rel == "backend/db" || rel == "backend/testkit" || rel == "backend/seed" ||
		base == "testdata" || strings.HasSuffix(base, "test") || strings.HasSuffix(base, "db") && strings.Contains(rel,
		"/domain/")
}

// who returns the owner of a file: a domain (rooms belong to their domain), or a folder under backend.
func who(rel string) string {
	parts := strings.Split(strings.TrimPrefix(rel, "backend/"), "/")
	switch parts[0] {
	case "domain":
		return parts[1]
	case "platform":
		return strings.Join(parts[:2], "/")
	}
	return parts[0]
}

// at is a touched table with its line.
type at struct {
	touch
	line int
}

func inFile(path, rel string, owners map[string]string) (string, []at, error) {
	switch {
	case strings.HasSuffix(rel, ".sql"):
		text, err := os.ReadFile(path)
		return who(rel), inQueries(string(text), owners), err
	case strings.HasSuffix(rel, ".go") && !strings.HasSuffix(rel, "_test.go"):
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return "", nil, err
		}
		return who(rel), inGo(files, file, owners), nil
	}
	return who(rel), nil, nil
}

// inQueries reads an sqlc file: a table that one query names twice is one place.
func inQueries(text string, owners map[string]string) []at {
	var out []at
	line := 1
	for i, query := range strings.Split(text, "-- name:") {
		if i > 0 {
			query = "-- name:" + query
		}
		out = append(out, once(touches(query, owners), line)...)
		line += strings.Count(query, "\n")
	}
	return out
}

func once(found []touch, line int) []at {
	var out []at
	for i, t := range found {
		if !slices.Contains(found[:i], t) {
			out = append(out, at{t, line})
		}
	}
	return out
}

// inGo reads the strings of a file. A concatenation with + is one string; operands that are not literals are
// ignored. A Resource of the record layer names its tables in From and Table.
func inGo(files *token.FileSet, file *ast.File, owners map[string]string) []at {
	var out []at
	ast.Inspect(file, func(node ast.Node) bool {
		lead := ""
		value := node
		if pair, ok := node.(*ast.KeyValueExpr); ok {
			if key, ok := pair.Key.(*ast.Ident); ok {
				lead = map[string]string{"From": "FROM ", "Table": "UPDATE "}[key.Name]
			}
			if lead == "" {
				return true
			}
			value = pair.Value
		}
		text, isText := literal(value)
		if !isText {
			return true
		}
		out = append(out, once(touches(lead+text, owners), files.Position(node.Pos()).Line)...)
		return false
	})
	return out
}

func literal(node ast.Node) (string, bool) {
	switch node := node.(type) {
	case *ast.BasicLit:
		if node.Kind != token.STRING {
			return "", false
		}
		text, err := strconv.Unquote(node.Value)
		return text, err == nil
	case *ast.BinaryExpr:
		left, leftIs := literal(node.X)
		right, rightIs := literal(node.Y)
		return left + " ? " + right, node.Op == token.ADD && (leftIs || rightIs)
	case *ast.ParenExpr:
		return literal(node.X)
	}
	return "", false
}
