package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// wiringDirs are where services are wired.
var wiringDirs = []string{"backend/app/modules", "backend/app/wire.go", "backend/seed/loader/services.go",
	"backend/testkit"}

// lateAssigned counts the dependencies that a service gets after its construction: assignments to an exported
// field of something that is itself a field, such as s.Trips.Bookings = …, other than the construction of that
// part itself.
func lateAssigned(root string) (int, string, error) {
	var found []string
	err := eachGo(root, wiringDirs, func(path string, f *ast.File) {
		ast.Inspect(f, func(n ast.Node) bool {
			assign, ok := n.(*ast.AssignStmt)
			if !ok || assign.Tok != token.ASSIGN || builds(assign) {
				return true
			}
			for _, left := range assign.Lhs {
				if field, ok := left.(*ast.SelectorExpr); ok && ast.IsExported(field.Sel.Name) {
					if of, ok := field.X.(*ast.SelectorExpr); ok && ast.IsExported(of.Sel.Name) {
						found = append(found, path+" "+of.Sel.Name+"."+field.Sel.Name)
					}
				}
			}
			return true
		})
	})
	return len(found), strings.Join(found, ", "), err
}

// builds reports whether an assignment stores what a constructor has just returned.
func builds(assign *ast.AssignStmt) bool {
	call, ok := assign.Rhs[0].(*ast.CallExpr)
	if !ok {
		return false
	}
	name, ok := call.Fun.(*ast.Ident)
	return ok && (name.Name == "build" || name.Name == "open")
}

// largestCycle returns the number of domains in the largest import cycle of domains, through any rooms; 1 if
// every domain imports only those below it.
func largestCycle(root string) (int, string, error) {
	imports, err := domainImports(root)
	if err != nil {
		return 0, "", err
	}
	var largest []string
	for domain := range imports {
		circle := []string{domain}
		for other := range imports {
			if other != domain && reaches(imports, domain, other) && reaches(imports, other, domain) {
				circle = append(circle, other)
			}
		}
		if slices.Sort(circle); len(circle) > len(largest) || len(circle) == len(largest) && slices.Compare(circle,
			largest) < 0 {
			largest = circle
		}
	}
	if len(largest) == 1 {
		return 1, "", nil
	}
	return len(largest), strings.Join(largest, " "), nil
}

func reaches(imports map[string]map[string]bool, from, to string) bool {
	seen, todo := map[string]bool{}, []string{from}
	for len(todo) > 0 {
		at := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for next := range imports[at] {
			if next == to {
				return true
			}
			if !seen[next] {
				seen[next] = true
				todo = append(todo, next)
			}
		}
	}
	return false
}

// domainImports returns which domains each domain imports, without tests and test-only code.
func domainImports(root string) (map[string]map[string]bool, error) {
	out := map[string]map[string]bool{}
	err := eachGo(root, []string{"backend/domain"}, func(path string, f *ast.File) {
		parts := strings.Split(filepath.ToSlash(path), "/")
		if strings.HasSuffix(parts[len(parts)-2], "test") {
			return
		}
		own := parts[2]
		if out[own] == nil {
			out[own] = map[string]bool{}
		}
		for _, spec := range f.Imports {
			rest, ok := strings.CutPrefix(strings.Trim(spec.Path.Value, `"`), "caravan/backend/domain/")
			if other, _, _ := strings.Cut(rest, "/"); ok && other != own {
				out[own][other] = true
			}
		}
	})
	return out, err
}

// eachGo parses the product's Go files below some folders, without tests and generated ones. Paths are relative
// to root.
func eachGo(root string, dirs []string, visit func(path string, f *ast.File)) error {
	for _, dir := range dirs {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, entry os.DirEntry, err error) error {
			if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution|parser.ParseComments)
			if err != nil {
				return err
			}
			if !ast.IsGenerated(f) {
				relative, err := filepath.Rel(root, path)
				if err != nil {
					return err
				}
				visit(filepath.ToSlash(relative), f)
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}
