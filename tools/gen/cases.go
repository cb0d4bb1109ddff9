package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
)

// splice is a part of a source and what stands there instead.
type splice struct {
	from, to int
	text     string
}

// gathered is a source that says the same in fewer lines, because everybody compiles and reads them: the cases of a
// switch that do the same stand in one, the names of fields beside one another, a check has only the settings that are
// set, no closure does nothing but make a call, and what a block ends with is returned at once.
func gathered(path, source string) (string, error) {
	for {
		splices, err := gatherings(path, source)
		if err != nil || len(splices) == 0 {
			return source, err
		}
		for _, s := range slices.Backward(splices) {
			source = source[:s.from] + s.text + source[s.to:]
		}
	}
}

// gatherings are the outermost parts of a source that can be shorter. What lies within them comes in the next round.
func gatherings(path, source string) (splices []splice, err error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, path, source, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	at := func(p token.Pos) int { return fset.Position(p).Offset }
	text := func(n ast.Node) string { return source[at(n.Pos()):at(n.End())] }
	ast.Inspect(file, func(n ast.Node) bool {
		s, ok := shorter(n, at, text)
		if ok && source[s.from:s.to] != s.text {
			splices = append(splices, s)
			return false
		}
		return true
	})
	return splices, nil
}

// shorter is a node in fewer lines.
func shorter(n ast.Node, at func(token.Pos) int, text func(ast.Node) string) (splice, bool) {
	switch n := n.(type) {
	case *ast.CallExpr:
		if inner := unwrapped(n); inner != nil {
			return splice{from: at(n.Pos()), to: at(n.End()), text: text(inner)}, true
		}
	case *ast.CompositeLit:
		within := splice{from: at(n.Lbrace) + 1, to: at(n.Rbrace)}
		if isNames(n) {
			within.text = packed(n, text)
			return within, true
		}
		if set, ok := settings(n); ok {
			within.text = joined(set, text)
			return within, true
		}
	case *ast.SwitchStmt:
		return gatheredCases(n, at, text)
	case *ast.BlockStmt:
		return ended(n, at, text)
	}
	return splice{}, false
}

// gatheredCases is one case in place of those that do the same. ogen writes a case for each value of an enumeration.
// Where a case assigns its own value to what is decoded, the value that is switched over does the same.
func gatheredCases(s *ast.SwitchStmt, at func(token.Pos) int, text func(ast.Node) string) (splice, bool) {
	if s.Tag == nil || len(s.Body.List) < 3 {
		return splice{}, false
	}
	clauses, same := sameCases(s, text)
	if !same {
		return splice{}, false
	}
	first, last := clauses[0], clauses[len(clauses)-1]
	var values []string
	for _, c := range clauses {
		values = append(values, text(c.List[0]))
	}
	return splice{
		from: at(first.Pos()), to: at(last.End()),
		text: "case " + strings.Join(values, ", ") + ":\n" + strings.Join(doneBy(first, s.Tag, text), "\n"),
	}, true
}

// isNames reports a list of names that counts its elements: ogen writes one line for each field of a schema.
func isNames(l *ast.CompositeLit) bool {
	_, isArray := l.Type.(*ast.ArrayType)
	for _, e := range l.Elts {
		pair, ok := e.(*ast.KeyValueExpr)
		if !ok {
			return false
		}
		key, isIndex := pair.Key.(*ast.BasicLit)
		value, isName := pair.Value.(*ast.BasicLit)
		if !isIndex || !isName || key.Kind != token.INT || value.Kind != token.STRING {
			return false
		}
	}
	return isArray && len(l.Elts) > 0
}

// packed are the elements in their order, as many on a line as fit.
func packed(l *ast.CompositeLit, text func(ast.Node) string) string {
	const width = 100
	var lines []string
	line := "\t"
	for _, e := range l.Elts {
		name := text(e.(*ast.KeyValueExpr).Value) + ","
		if len(line)+len(name) > width {
			lines, line = append(lines, strings.TrimRight(line, " ")), "\t"
		}
		line += name + " "
	}
	return "\n" + strings.Join(append(lines, strings.TrimRight(line, " ")), "\n") + "\n"
}

// sameCases are the cases before the default of a switch, where each has one value and all do the same.
func sameCases(s *ast.SwitchStmt, text func(ast.Node) string) ([]*ast.CaseClause, bool) {
	var clauses []*ast.CaseClause
	for _, n := range s.Body.List {
		if c := n.(*ast.CaseClause); c.List != nil {
			clauses = append(clauses, c)
		}
	}
	for _, c := range clauses {
		if len(c.List) != 1 || !slices.Equal(doneBy(c, s.Tag, text), doneBy(clauses[0], s.Tag, text)) {
			return nil, false
		}
	}
	return clauses, len(clauses) > 1
}

// doneBy is what a case does, its own value being read as what is switched over.
func doneBy(c *ast.CaseClause, tag ast.Expr, text func(ast.Node) string) []string {
	var done []string
	for _, statement := range c.Body {
		if a, ok := statement.(*ast.AssignStmt); ok && len(a.Rhs) == 1 && len(c.List) == 1 &&
			text(a.Rhs[0]) == text(c.List[0]) {
			done = append(done, text(a.Lhs[0])+" = "+text(tag))
			continue
		}
		done = append(done, text(statement))
	}
	return done
}
