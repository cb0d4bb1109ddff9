package main

import (
	"go/ast"
	"go/token"
	"strings"
)

// unwrapped is the call that a closure stands for, where the closure does nothing else: ogen wraps every field's
// decoding and check in a function of its own.
//
//	if err := func() error {
//		if err := s.Email.Validate(); err != nil {
//			return err
//		}
//		return nil
//	}(); err != nil {
//
// says no more than
//
//	if err := s.Email.Validate(); err != nil {
func unwrapped(call *ast.CallExpr) ast.Expr {
	fn, ok := call.Fun.(*ast.FuncLit)
	if !ok || len(call.Args) > 0 || len(fn.Body.List) != 2 {
		return nil
	}
	test, ok := fn.Body.List[0].(*ast.IfStmt)
	if !ok || test.Else != nil || !returns(fn.Body.List[1], "nil") {
		return nil
	}
	if len(test.Body.List) != 1 || !returns(test.Body.List[0], "err") || !isErrNotNil(test.Cond) {
		return nil
	}
	init, ok := test.Init.(*ast.AssignStmt)
	if !ok || init.Tok != token.DEFINE || len(init.Lhs) != 1 || len(init.Rhs) != 1 || !isName(init.Lhs[0], "err") {
		return nil
	}
	return init.Rhs[0]
}

// ended is how a block ends that hands on an error, or else says that there is none:
//
//	if err := s.Email.Validate(); err != nil {
//		return err
//	}
//	return nil
//
// says no more than
//
//	return s.Email.Validate()
func ended(b *ast.BlockStmt, at func(token.Pos) int, text func(ast.Node) string) (splice, bool) {
	if len(b.List) < 2 || !returns(b.List[len(b.List)-1], "nil") {
		return splice{}, false
	}
	last := b.List[len(b.List)-1]
	test, ok := b.List[len(b.List)-2].(*ast.IfStmt)
	if !ok || test.Else != nil || len(test.Body.List) != 1 || !returns(test.Body.List[0], "err") ||
		!isErrNotNil(test.Cond) {
		return splice{}, false
	}
	what := "err"
	if test.Init != nil {
		init, ok := test.Init.(*ast.AssignStmt)
		if !ok || init.Tok != token.DEFINE || len(init.Lhs) != 1 || len(init.Rhs) != 1 || !isName(init.Lhs[0], "err") {
			return splice{}, false
		}
		what = text(init.Rhs[0])
	}
	return splice{from: at(test.Pos()), to: at(last.End()), text: "return " + what}, true
}

// settings are the fields of a check that are set, or those of a failure: ogen writes a line for each, also for those
// that aren't set.
func settings(l *ast.CompositeLit) ([]ast.Expr, bool) {
	selector, ok := l.Type.(*ast.SelectorExpr)
	if !ok || !isName(selector.X, "validate") || selector.Sel.Name == "Error" {
		return nil, false
	}
	var set []ast.Expr
	for _, e := range l.Elts {
		pair, ok := e.(*ast.KeyValueExpr)
		if !ok {
			return nil, false
		}
		if !isName(pair.Value, "false") && !isName(pair.Value, "nil") && !isZero(pair.Value) {
			set = append(set, e)
		}
	}
	return set, true
}

// joined are the fields on one line.
func joined(fields []ast.Expr, text func(ast.Node) string) string {
	var out []string
	for _, f := range fields {
		out = append(out, text(f.(*ast.KeyValueExpr).Key)+": "+text(f.(*ast.KeyValueExpr).Value))
	}
	return strings.Join(out, ", ")
}

func returns(s ast.Stmt, name string) bool {
	r, ok := s.(*ast.ReturnStmt)
	return ok && len(r.Results) == 1 && isName(r.Results[0], name)
}

func isErrNotNil(x ast.Expr) bool {
	b, ok := x.(*ast.BinaryExpr)
	return ok && b.Op == token.NEQ && isName(b.X, "err") && isName(b.Y, "nil")
}

func isName(x ast.Expr, name string) bool {
	id, ok := x.(*ast.Ident)
	return ok && id.Name == name
}

func isZero(x ast.Expr) bool {
	l, ok := x.(*ast.BasicLit)
	return ok && l.Kind == token.INT && l.Value == "0"
}
