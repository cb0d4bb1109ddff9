package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"caravan/backend/platform/spoken"
)

// Key is a sentence of the server as its catalog has it: the English text with Go's verbs for values, and its
// plural where a number precedes a noun.
type Key struct{ One, Many string }

var (
	serverFiles = regexp.MustCompile(`^backend/(app|domain|flow|platform)/.*\.go$`)
	unheard     = regexp.MustCompile(
		`_test\.go$|/places/names\.go$|/testkit/|test/[a-z_]+\.go$|/[a-z]+db/|^backend/app/(story|linked|apptest)/`)
	// sentenced matches a text of several words, or one that can be a label.
	sentenced = regexp.MustCompile(`[\p{L}\d,.:;’”)%sdq] \p{L}|\p{L}:? [(“%&]|^\p{Lu}\p{L}+[.!?]?$`)
	verbs     = regexp.MustCompile(`%(\[\d+\])?[a-z]`)
)

// serverKeys returns the sentences of the server with the files that contain them.
func serverKeys() (map[Key][]string, error) {
	found, err := files(serverFiles)
	if err != nil {
		return nil, err
	}
	keys := map[Key][]string{}
	for _, file := range found {
		if unheard.MatchString(file) {
			continue
		}
		content, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		some, err := keysOf(file, string(content))
		if err != nil {
			return nil, err
		}
		for key := range some {
			keys[key] = append(keys[key], file)
		}
	}
	return keys, nil
}

// keysOf returns the sentences of a Go file.
func keysOf(file, content string) (map[Key]bool, error) {
	parsed, err := parser.ParseFile(token.NewFileSet(), file, content, 0)
	if err != nil {
		return nil, err
	}
	keys := collected{}
	ast.Inspect(parsed, keys.visit)
	return keys, nil
}

type collected map[Key]bool

func (c collected) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ImportSpec, *ast.StructType, *ast.CaseClause:
		if clause, ok := n.(*ast.CaseClause); ok {
			for _, statement := range clause.Body {
				ast.Inspect(statement, c.visit)
			}
		}
		return false
	case *ast.CallExpr:
		return c.call(n)
	case *ast.CompositeLit:
		if name, ok := n.Type.(*ast.Ident); ok && name.Name == "Codes" {
			c.codes(n)
			return false
		}
	case *ast.BinaryExpr:
		if n.Op == token.ADD {
			if text := c.folded(n); verbs.ReplaceAllString(text, "") != "" {
				c.add(Key{One: text})
			}
			return false
		}
		return !slices.Contains([]token.Token{token.EQL, token.NEQ}, n.Op)
	case *ast.BasicLit:
		if text, ok := literal(n); ok {
			c.add(Key{One: text})
			c.template(text)
		}
	}
	return true
}

// call reads the calls that turn their arguments into sentences; those for the log are left out.
func (c collected) call(n *ast.CallExpr) bool {
	switch name := called(n); {
	case forTheLog(n):
		return false
	case name == "count.Of":
		if one, ok := literal(n.Args[1]); ok {
			many := one + "s"
			if len(n.Args) > 2 {
				many, _ = literal(n.Args[2])
			}
			c[Key{"%d " + one, "%d " + many}] = true
		}
		return false
	case name == "apierr.NotFound":
		if what, ok := literal(n.Args[0]); ok {
			c[Key{One: "This " + what + " could not be found."}] = true
			return false
		}
	case name == "fmt.Sprintf":
		for _, arg := range n.Args[1:] {
			ast.Inspect(arg, c.visit)
		}
		c.add(Key{One: c.folded(n.Args[0])})
		return false
	}
	return true
}

// codes reads a table of the words for an enumeration's values.
func (c collected) codes(table *ast.CompositeLit) {
	for _, row := range table.Elts {
		if pair, ok := row.(*ast.KeyValueExpr); ok {
			if word, ok := literal(pair.Value); ok {
				c[Key{One: word}] = true
			}
		}
	}
}

// inTemplate matches a word of a template: {{.Say "Continue"}}, {{call $.Say (printf "Day %d" .Day)}}, {{count 2
// "day"}}.
var (
	inTemplate  = regexp.MustCompile(`Say (?:\(printf )?"([^"]+)"`)
	countedThus = regexp.MustCompile(`\(count [^")]*(?:\([^)]*\))? ?"([^"]+)"\)`)
)

func (c collected) template(text string) {
	for _, found := range inTemplate.FindAllStringSubmatch(text, -1) {
		c[Key{One: found[1]}] = true
	}
	for _, found := range countedThus.FindAllStringSubmatch(text, -1) {
		c[Key{"%d " + found[1], "%d " + found[1] + "s"}] = true
	}
}

// folded returns a concatenated text, with %s for its values.
func (c collected) folded(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return c.folded(e.X)
	case *ast.BinaryExpr:
		return c.folded(e.X) + c.folded(e.Y)
	case *ast.BasicLit:
		if text, ok := literal(e); ok {
			return text
		}
	case *ast.CallExpr:
		if called(e) == "fmt.Sprintf" {
			for _, arg := range e.Args[1:] {
				ast.Inspect(arg, c.visit)
			}
			return c.folded(e.Args[0])
		}
	}
	ast.Inspect(e, c.visit)
	return "%s"
}

func (c collected) add(key Key) {
	if sentenced.MatchString(key.One) && !statement.MatchString(key.One) && !strings.ContainsAny(key.One, "<>{}=\n") {
		c[key] = true
	}
}

func called(n *ast.CallExpr) string {
	if fn, ok := n.Fun.(*ast.SelectorExpr); ok {
		if id, ok := fn.X.(*ast.Ident); ok {
			return id.Name + "." + fn.Sel.Name
		}
	}
	return ""
}

func literal(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil
}

func sortedKeys(keys map[Key][]string) []Key {
	return slices.SortedFunc(maps.Keys(keys), func(a, b Key) int { return strings.Compare(a.One, b.One) })
}

// Where the server's words are: the catalogs by language, and texts of its code that nobody reads as they are.
// The latter may only lose lines.
const (
	catalogueFolder = "backend/platform/spoken/words/"
	unspokenFile    = "tools/words/unspoken.txt"
)

// travelersHear are the parts of the server whose sentences travelers and visitors see: their Spanish is
// complete.
var travelersHear = regexp.MustCompile(`^backend/(app/door|platform/(apierr|pace|idempotency|picture)|flow` +
	`|domain/(booking/(checkout|party|ride)|review|trip/capacity|identity/(session|password|factor|invite)|insurance|payment/(charge|sandbox|stripe)|tripform))/`)

// serverFaults compares the server's sentences with the catalogs: each is in them, or in the list of what nobody
// reads; German is complete, and so is Spanish where travelers see it; and neither contains what is gone from the
// code.
func serverFaults() (faults []string, err error) {
	keys, err := serverKeys()
	if err != nil {
		return nil, err
	}
	unspoken, err := readUnspoken()
	if err != nil {
		return nil, err
	}
	for _, language := range spoken.Languages[1:] {
		entries, err := spoken.Entries(language.String())
		if err != nil {
			return nil, err
		}
		file := catalogueFolder + language.String() + ".po"
		known := map[Key]bool{}
		for _, e := range entries[1:] {
			key := Key{e.Key, e.Many}
			known[key] = true
			switch {
			case keys[key] == nil:
				faults = append(faults, fmt.Sprintf("%s: %q is not in the code any more: remove it", file, e.Key))
			case !slices.Contains(e.Says, ""):
			case language.String() == "de" || slices.ContainsFunc(keys[key], travelersHear.MatchString):
				faults = append(faults, fmt.Sprintf("%s: %q has no translation (%s)", file, e.Key, keys[key][0]))
			}
		}
		for _, key := range sortedKeys(keys) {
			if !known[key] && !unspoken[key.One] {
				faults = append(faults, fmt.Sprintf("%s: %q is not in %s", keys[key][0], key.One, file))
			}
		}
	}
	for key := range keys {
		delete(unspoken, key.One)
	}
	for _, text := range slices.Sorted(maps.Keys(unspoken)) {
		faults = append(faults, fmt.Sprintf("%s: %q is not in the code any more: remove it", unspokenFile, text))
	}
	return faults, nil
}

func readUnspoken() (map[string]bool, error) {
	content, err := os.ReadFile(unspokenFile)
	if err != nil {
		return nil, err
	}
	out := map[string]bool{}
	for line := range strings.Lines(string(content)) {
		text, err := strconv.Unquote(strings.TrimSpace(line))
		if err != nil {
			return nil, fmt.Errorf("%s: %s: %w", unspokenFile, line, err)
		}
		out[text] = true
	}
	return out, nil
}
