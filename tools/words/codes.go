package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"slices"
	"strings"

	"caravan/backend/platform/spoken"
)

// composed is a sentence of the server with the expressions of its values.
type composed struct {
	file, key string
	values    []ast.Expr
}

// composedSentences returns the catalog's sentences that the server composes.
func composedSentences() (all []composed, err error) {
	entries, err := spoken.Entries("de")
	if err != nil {
		return nil, err
	}
	known := map[string]bool{}
	for _, e := range entries {
		known[e.Key] = true
	}
	found, err := files(serverFiles)
	if err != nil {
		return nil, err
	}
	for _, file := range found {
		if unheard.MatchString(file) {
			continue
		}
		content, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		some, err := composedIn(file, string(content))
		if err != nil {
			return nil, err
		}
		all = append(all, slices.DeleteFunc(some, func(c composed) bool { return !known[c.key] })...)
	}
	return all, nil
}

func composedIn(file, content string) (all []composed, err error) {
	parsed, err := parser.ParseFile(token.NewFileSet(), file, content, 0)
	if err != nil {
		return nil, err
	}
	inner := map[ast.Expr]bool{}
	ast.Inspect(parsed, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			if called(n) == "fmt.Sprintf" {
				all = append(all, composed{file, collected{}.folded(n.Args[0]), n.Args[1:]})
			}
		case *ast.BinaryExpr:
			inner[n.X], inner[n.Y] = true, true
			if n.Op == token.ADD && !inner[n] {
				all = append(all, composed{file, collected{}.folded(n), operands(n)})
			}
		}
		return true
	})
	return all, nil
}

// operands returns the operands of a concatenation.
func operands(e ast.Expr) []ast.Expr {
	switch e := e.(type) {
	case *ast.BinaryExpr:
		return append(operands(e.X), operands(e.Y)...)
	case *ast.BasicLit:
		return nil
	}
	return []ast.Expr{e}
}

// coded matches names of expressions that have the value of an enumeration.
var coded = regexp.MustCompile(`(?i)(status|state|kind|type|level|role|phase|outcome|occupancy|method|direction)$`)

// byName are sentences that show a value that is not a word: an HTTP method, the kind that a file states.
var byName = []string{"This address doesn’t accept %s.", "This must be %q"}

// isCode reports whether an expression is the raw value of an enumeration.
func isCode(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return coded.MatchString(e.Name)
	case *ast.SelectorExpr:
		return coded.MatchString(e.Sel.Name)
	case *ast.CallExpr:
		name, ok := e.Fun.(*ast.Ident)
		return ok && name.Name == "string"
	}
	return false
}

// tableOf returns the table of words that an expression takes its word from; "" for any other.
func tableOf(e ast.Expr) string {
	call, ok := e.(*ast.CallExpr)
	if !ok || called(call) != "spoken.Of" {
		return ""
	}
	if table, ok := call.Args[0].(*ast.SelectorExpr); ok {
		return table.Sel.Name
	}
	return ""
}

// tables are the enumerations that appear in sentences.
var tables = map[string]spoken.Codes{
	"ItineraryStatuses": spoken.ItineraryStatuses, "ServiceTypes": spoken.ServiceTypes,
	"PackageLevels": spoken.PackageLevels, "PaymentStatuses": spoken.PaymentStatuses,
	"RefundStatuses": spoken.RefundStatuses, "DisputeStatuses": spoken.DisputeStatuses,
	"PayoutStatuses": spoken.PayoutStatuses, "InsuranceStatuses": spoken.InsuranceStatuses,
}

// codeFaults checks that no sentence contains the raw value of an enumeration, and that the word for one is
// translated in each language that has the sentence.
func codeFaults(all []composed) (faults []string, drawn int) {
	for _, c := range all {
		for i, value := range c.values {
			if isCode(value) && !slices.Contains(byName, c.key) {
				faults = append(faults, fmt.Sprintf("%s: %q has a code: give it words with spoken.Of", c.file, c.key))
			}
			for _, word := range tables[tableOf(value)] {
				drawn++
				faults = append(faults, c.draw(i, word)...)
			}
		}
	}
	return faults, drawn
}

// draw composes the sentence with a word in each language.
func (c composed) draw(at int, word string) (faults []string) {
	n := -1
	english := verbs.ReplaceAllStringFunc(c.key, func(string) string {
		if n++; n == at {
			return word
		}
		return "7"
	})
	for _, language := range []string{"de", "es"} {
		said := spoken.Say(language, english)
		own := strings.EqualFold(spoken.Say(language, word), word)
		whole := regexp.MustCompile(`(^|[^\p{L}])` + regexp.QuoteMeta(word) + `([^\p{L}]|$)`)
		if said != english && !own && whole.MatchString(said) {
			faults = append(faults, fmt.Sprintf("%s: %q says %q in %q", c.file, c.key, word, said))
		}
	}
	return faults
}
