package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"caravan/tools/house/ownership"
)

// goFiles calls visit with each hand-written file of the product, except tests.
func goFiles(root, under string, visit func(rel string, text []byte) error) error {
	return filepath.WalkDir(filepath.Join(root, under), func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		if entry.IsDir() {
			if rel == "backend/gen" || onlyTests(rel) || generatedQueries(rel) {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(rel, ".go") || strings.HasSuffix(rel, "_test.go") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return visit(rel, text)
	})
}

// onlyTests reports packages that only tests use.
func onlyTests(folder string) bool {
	return folder == "backend/testkit" || strings.HasPrefix(folder, "backend/testkit/") ||
		strings.HasSuffix(filepath.Base(folder), "test")
}

// generatedQueries reports sqlc's packages.
func generatedQueries(folder string) bool {
	base := filepath.Base(folder)
	return strings.HasPrefix(folder, "backend/domain/") && base != "db" && strings.HasSuffix(base, "db")
}

// largestService counts the methods of each type named Service.
func largestService(root string) (int, string, error) {
	methods := map[string]int{}
	err := goFiles(root, "backend", func(rel string, text []byte) error {
		file, err := parser.ParseFile(token.NewFileSet(), rel, text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && receiver(f) == "Service" {
				methods[filepath.Dir(rel)]++
			}
		}
		return nil
	})
	n, what := most(methods)
	return n, what, err
}

func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil || len(f.Recv.List) == 0 {
		return ""
	}
	kind := f.Recv.List[0].Type
	if star, ok := kind.(*ast.StarExpr); ok {
		kind = star.X
	}
	if name, ok := kind.(*ast.Ident); ok {
		return name.Name
	}
	return ""
}

// largestPackage counts hand-written lines, without tests.
func largestPackage(root string) (int, string, error) {
	lines := map[string]int{}
	err := goFiles(root, "backend", func(rel string, text []byte) error {
		lines[filepath.Dir(rel)] += bytes.Count(text, []byte("\n"))
		return nil
	})
	n, what := most(lines)
	return n, what, err
}

func most(of map[string]int) (n int, what string) {
	for key, m := range of {
		if m > n || m == n && key < what {
			n, what = m, key
		}
	}
	return n, what
}

var domainImport = regexp.MustCompile(`"caravan/backend/domain/([a-z]+)`)

// registries counts the files that name at least a third of the domains: a new domain has to be added to each.
func registries(root string) (int, string, error) {
	folders, err := filepath.Glob(filepath.Join(root, "backend/domain/*"))
	if err != nil {
		return 0, "", err
	}
	var found []string
	err = goFiles(root, "backend", func(rel string, text []byte) error {
		named := map[string]bool{}
		for _, match := range domainImport.FindAllSubmatch(text, -1) {
			named[string(match[1])] = true
		}
		if 3*len(named) >= len(folders) {
			found = append(found, rel)
		}
		return nil
	})
	return len(found), strings.Join(found, " "), err
}

func foreignReads(root string) (int, string, error)  { return foreign(root, false) }
func declaredViews(root string) (int, string, error) { return foreign(root, true) }

// foreign counts the places in foreign.tsv; the package's test compares that list with the queries.
func foreign(root string, views bool) (n int, what string, err error) {
	allowed, err := ownership.Allowances(root)
	for _, a := range allowed {
		if a.View() == views {
			n += a.Places
		}
	}
	return n, "", err
}

func printForeign(root string, out io.Writer) error {
	places, err := ownership.Foreign(root)
	for _, p := range places {
		fmt.Fprintf(out, "%s: %s %s of %s at %s\n", p.Who, p.Verb, p.Table, p.Owner, p.Where)
	}
	return err
}

func generatedGo(root string) (int, string, error) { return lines(root, "backend/gen", ".go") }

func generatedTypeScript(root string) (int, string, error) {
	return lines(root, "packages/sdk/src/gen", ".ts")
}

func lines(root, under, ending string) (n int, what string, err error) {
	err = filepath.WalkDir(filepath.Join(root, under), func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ending) {
			return err
		}
		text, err := os.ReadFile(path)
		n += bytes.Count(text, []byte("\n"))
		return err
	})
	return n, "", err
}

// listed counts the lines of a list that start with a prefix.
func listed(file, beginning string) func(string) (int, string, error) {
	return func(root string) (int, string, error) {
		entries, err := readList(root, file)
		n := 0
		for _, entry := range entries {
			if strings.HasPrefix(entry, beginning) {
				n++
			}
		}
		return n, "", err
	}
}

// rootEntries counts the tracked entries at the root.
func rootEntries(root string) (int, string, error) {
	command := exec.Command("git", "ls-files")
	command.Dir = root
	out, err := command.Output()
	seen := map[string]bool{}
	for _, file := range strings.Fields(string(out)) {
		first, _, _ := strings.Cut(file, "/")
		seen[first] = true
	}
	return len(seen), "", err
}
