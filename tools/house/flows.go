package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"path/filepath"
	"slices"
	"strings"
)

const flowFolder = "backend/flow"

// process is a file of backend/flow: what it does, and whom it calls in which order.
type process struct {
	name, does string
	calls      []call
}

// call is one call of a domain, as "Trips" and "LoadTx".
type call struct{ whom, what string }

// processesOf reads the processes. Each file is one; it starts with the first function declared in it.
func processesOf(root string) ([]process, error) {
	functions := map[string]*ast.FuncDecl{}
	first := map[string]*ast.FuncDecl{}
	err := eachGo(root, []string{flowFolder}, func(path string, f *ast.File) {
		for _, d := range f.Decls {
			decl, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			functions[decl.Name.Name] = decl
			if name := strings.TrimSuffix(filepath.Base(path), ".go"); first[name] == nil && name != "flow" {
				first[name] = decl
			}
		}
	})
	var out []process
	for name, decl := range first {
		p := process{name: name, does: sentence(decl)}
		p.follow(functions, decl, map[string]bool{})
		out = append(out, p)
	}
	slices.SortFunc(out, func(a, b process) int { return strings.Compare(a.name, b.name) })
	return out, err
}

// sentence returns the first sentence of a function's comment, without the function's name.
func sentence(decl *ast.FuncDecl) string {
	text := strings.Join(strings.Fields(decl.Doc.Text()), " ")
	text = strings.TrimPrefix(text, decl.Name.Name+" ")
	if end := strings.Index(text, ". "); end > 0 {
		text = text[:end]
	}
	return strings.TrimSuffix(text, ".")
}

// follow adds the calls of a function in source order, including those of the functions that it calls.
func (p *process) follow(functions map[string]*ast.FuncDecl, decl *ast.FuncDecl, seen map[string]bool) {
	if seen[decl.Name.Name] {
		return
	}
	seen[decl.Name.Name] = true
	ast.Inspect(decl.Body, func(n ast.Node) bool {
		c, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		sel, ok := c.Fun.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		switch of := sel.X.(type) {
		case *ast.Ident:
			if inner := functions[sel.Sel.Name]; of.Name == "f" && inner != nil {
				p.follow(functions, inner, seen)
			} else if of.Name == "payment" && strings.HasPrefix(sel.Sel.Name, "Post") {
				p.calls = append(p.calls, call{"Ledger", sel.Sel.Name})
			}
		case *ast.SelectorExpr:
			if on, ok := of.X.(*ast.Ident); ok && on.Name == "f" && of.Sel.Name != "Clock" {
				p.calls = append(p.calls, call{of.Sel.Name, strings.TrimSuffix(sel.Sel.Name, "Tx")})
			}
		}
		return true
	})
}

// drawProcesses writes a diagram of who takes part in which process, and a table of the calls in order.
func drawProcesses(root string, out *bytes.Buffer) error {
	processes, err := processesOf(root)
	if err != nil || len(processes) == 0 {
		return err
	}
	out.WriteString(
		"\n## The processes over several modules\n\nEach is a file of [backend/flow](../flow), inside one transaction. " +
			"The number at an arrow is the order in which a\nprocess first calls each module.\n\n```mermaid\nflowchart LR\n")
	for _, p := range processes {
		var met []string
		for _, c := range p.calls {
			if !slices.Contains(met, c.whom) {
				met = append(met, c.whom)
				fmt.Fprintf(out, "  flow_%s([%s]) -- %d --> %s\n", p.name, p.name, len(met), c.whom)
			}
		}
	}
	out.WriteString("```\n\n| process | what it does | calls, in order |\n| --- | --- | --- |\n")
	for _, p := range processes {
		steps := make([]string, len(p.calls))
		for i, c := range p.calls {
			steps[i] = c.whom + "." + c.what
		}
		fmt.Fprintf(out, "| [%[1]s](../flow/%[1]s.go) | %[2]s | %[3]s |\n", p.name, strings.ReplaceAll(p.does, "|", "/"),
			strings.Join(slices.Compact(steps), ", "))
	}
	return nil
}
