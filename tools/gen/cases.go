package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
)

// gathered is a source in which the cases of a switch that do the same stand in one. ogen writes a case for each value of an
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
