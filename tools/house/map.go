package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/doc"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// mapFile is the map of the modules, generated from their sources.
const mapFile = "backend/domain/README.md"

// module is a domain on the map.
type module struct {
	name, owns string
	rooms      []string
	// announces are the topics that others may subscribe to, such as "Confirmed".
	announces []string
	imports   map[string]bool
	floor     int
}

func drawMap(root string) error {
	text, err := mapOf(root)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(root, mapFile), text, 0o644)
}

func checkMap(root string) error {
	want, err := mapOf(root)
	if err != nil {
		return err
	}
	if have, err := os.ReadFile(filepath.Join(root, mapFile)); err != nil || !bytes.Equal(have, want) {
		return fmt.Errorf("%s is not what the sources say: go run ./tools/house map", mapFile)
	}
	return nil
}

func mapOf(root string) ([]byte, error) {
	modules, err := modulesOf(root)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	out.WriteString(
		"# The map of the modules\n\nDrawn by `go run ./tools/house map` from the sources; `make lint` fails when it is out of date.\n\n" +
			"A module knows the modules below it and none above. Modules above call those below, and follow what these\n" +
			"announce, inside the same transaction. An arrow points to the module used; arrows that follow from others are left out.\n\n```mermaid\nflowchart TD\n")
	floors := map[int][]string{}
	for _, name := range slices.Sorted(maps.Keys(modules)) {
		floors[modules[name].floor] = append(floors[modules[name].floor], name)
	}
	for _, floor := range slices.Backward(slices.Sorted(maps.Keys(floors))) {
		fmt.Fprintf(&out, "  subgraph floor%d[\" \"]\n    %s\n  end\n", floor, strings.Join(floors[floor], "\n    "))
	}
	for _, name := range slices.Sorted(maps.Keys(modules)) {
		for _, other := range slices.Sorted(maps.Keys(modules[name].imports)) {
			if direct(modules, name, other) {
				fmt.Fprintf(&out, "  %s --> %s\n", name, other)
			}
		}
	}
	out.WriteString("```\n\n| module | what it owns | rooms | announces |\n| --- | --- | --- | --- |\n")
	for _, floor := range slices.Sorted(maps.Keys(floors)) {
		for _, name := range floors[floor] {
			m := modules[name]
			fmt.Fprintf(&out, "| [%[1]s](%[1]s) | %[2]s | %[3]s | %[4]s |\n", name, m.owns, strings.Join(m.rooms, ", "),
				strings.Join(m.announces, ", "))
		}
	}
	if err := drawProcesses(root, &out); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// direct reports whether the arrow from one module to another is not implied by the arrows via others.
func direct(modules map[string]*module, from, to string) bool {
	imports := map[string]map[string]bool{}
	for name, m := range modules {
		imports[name] = maps.Clone(m.imports)
	}
	delete(imports[from], to)
	return !reaches(imports, from, to) || reaches(imports, to, from)
}

func modulesOf(root string) (map[string]*module, error) {
	imports, err := domainImports(root)
	if err != nil {
		return nil, err
	}
	out := map[string]*module{}
	for name, others := range imports {
		out[name] = &module{name: name, imports: others}
		if out[name].rooms, err = roomsOf(filepath.Join(root, "backend/domain", name)); err != nil {
			return nil, err
		}
	}
	for range out { // as many rounds as the longest path
		for _, m := range out {
			for other := range m.imports {
				if !reaches(imports, other, m.name) && out[other].floor >= m.floor {
					m.floor = out[other].floor + 1
				}
			}
		}
	}
	err = eachGo(root, []string{"backend/domain"}, func(path string, f *ast.File) {
		parts := strings.Split(path, "/")
		m := out[parts[2]]
		if len(parts) == 4 && f.Doc != nil {
			m.owns = strings.ReplaceAll(new(doc.Package).Synopsis(f.Doc.Text()), "|", "/")
		}
		m.announces = append(m.announces, topics(f)...)
	})
	for _, m := range out {
		slices.Sort(m.announces)
		m.announces = slices.Compact(m.announces)
	}
	return out, err
}

// roomsOf returns the module's folders with Go of their own.
func roomsOf(dir string) ([]string, error) {
	var rooms []string
	err := filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		name := entry.Name()
		if err != nil || !entry.IsDir() || path == dir {
			return err
		}
		if sources, _ := filepath.Glob(filepath.Join(path, "*.go")); len(sources) > 0 && !strings.HasSuffix(name, "db") &&
			!strings.HasSuffix(name, "test") {
			rooms = append(rooms, name)
		}
		return nil
	})
	return rooms, err
}

// topics returns the fields of a file's structs of type announce.Topic.
func topics(f *ast.File) []string {
	var names []string
	ast.Inspect(f, func(n ast.Node) bool {
		field, ok := n.(*ast.Field)
		if !ok {
			return true
		}
		if of, ok := field.Type.(*ast.IndexExpr); ok {
			if topic, ok := of.X.(*ast.SelectorExpr); ok && topic.Sel.Name == "Topic" {
				for _, name := range field.Names {
					names = append(names, name.Name)
				}
			}
		}
		return true
	})
	return names
}
