package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
)

// gathered is a source in which the cases of a switch that do the same stand in one, and the names of fields beside one
// another. ogen writes a case for each value of an
// enumeration, which makes thousands of lines that everybody compiles. Where a case assigns its own value to what is decoded,
// the value that is switched over does the same.
func gathered(path, source string) (string, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, path, source, parser.ParseComments)
	if err != nil {
		return "", err
	}
	text := func(n ast.Node) string { return source[fset.Position(n.Pos()).Offset:fset.Position(n.End()).Offset] }
	type splice struct {
		from, to int
		text     string
	}
	var splices []splice
	ast.Inspect(file, func(n ast.Node) bool {
		if l, ok := n.(*ast.CompositeLit); ok && isNames(l) {
			from, to := fset.Position(l.Lbrace).Offset+1, fset.Position(l.Rbrace).Offset
			splices = append(splices, splice{from: from, to: to, text: packed(l, text)})
			return false
		}
		s, ok := n.(*ast.SwitchStmt)
		if !ok || s.Tag == nil || len(s.Body.List) < 3 {
			return true
		}
		clauses, same := sameCases(s, text)
		if !same {
			return true
		}
		first, last := clauses[0], clauses[len(clauses)-1]
		var values []string
		for _, c := range clauses {
			values = append(values, text(c.List[0]))
		}
		splices = append(splices, splice{
			from: fset.Position(first.Pos()).Offset, to: fset.Position(last.End()).Offset,
			text: "case " + strings.Join(values, ", ") + ":\n" + strings.Join(doneBy(first, s.Tag, text), "\n"),
		})
		return false
	})
	for _, s := range slices.Backward(splices) {
		source = source[:s.from] + s.text + source[s.to:]
	}
	return source, nil
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
		if a, ok := statement.(*ast.AssignStmt); ok && len(a.Rhs) == 1 && len(c.List) == 1 && text(a.Rhs[0]) == text(c.List[0]) {
			done = append(done, text(a.Lhs[0])+" = "+text(tag))
			continue
		}
		done = append(done, text(statement))
	}
	return done
}
