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

// composed is a sentence of the server with the expressions of what comes into it.
type composed struct {
	file, key string
	values    []ast.Expr
}

// composedSentences are those of the catalogue that the server puts together.
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

// operands are what comes into a text that is put together with +.
func operands(e ast.Expr) []ast.Expr {
	switch e := e.(type) {
	case *ast.BinaryExpr:
		return append(operands(e.X), operands(e.Y)...)
	case *ast.BasicLit:
		return nil
	}
	return []ast.Expr{e}
}

// coded is what an expression is called that has the value of an enumeration.
var coded = regexp.MustCompile(`(?i)(status|state|kind|type|level|role|phase|outcome|occupancy|method|direction)$`)

// byName are sentences that name what is no word: a method of HTTP, the kind that a file states.
var byName = []string{"This address doesn’t accept %s.", "This must be %q"}

// isCode tells whether an expression gives the value of an enumeration as it stands.
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

// tableOf is the table of words that an expression takes its word from; "" of any other.
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

// tables are the enumerations that come into sentences.
var tables = map[string]spoken.Codes{
	"ItineraryStatuses": spoken.ItineraryStatuses, "ServiceTypes": spoken.ServiceTypes, "PackageLevels": spoken.PackageLevels, "PaymentStatuses": spoken.PaymentStatuses,
	"RefundStatuses": spoken.RefundStatuses, "DisputeStatuses": spoken.DisputeStatuses, "PayoutStatuses": spoken.PayoutStatuses, "InsuranceStatuses": spoken.InsuranceStatuses,
}

// codeFaults hold sentences to words: none has the value of an enumeration as it stands, and none that has the word for
// one leaves it in English in a language that has the sentence.
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

// draw says the sentence with a word in each language.
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
