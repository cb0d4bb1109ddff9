package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// typeFiles are the files of ogen that hold schemas and what is done with them; everything else belongs to one server.
var typeFiles = []string{"oas_schemas_gen.go", "oas_json_gen.go", "oas_validators_gen.go", "oas_defaults_gen.go"}

// declaration is one top-level declaration as it stands in the source.
type declaration struct {
	file, text string
	node       ast.Decl
	// owner is the type it belongs to, name what it declares ("Trip", "Trip.Encode").
	owner, name string
	// offset is where text begins in its file.
	offset int
}

// generated is what ogen made of one domain.
type generated struct {
	domain  string
	fset    *token.FileSet
	imports map[string][]*ast.ImportSpec
	decls   []declaration
	types   map[string]bool
}

// share moves the types that more than one domain uses into the package api, where they stand once, and leads the
// domains' own code to them. The rest stays with its domain, in the package <domain>api beside it.
func share(work string, domains []string) error {
	var all []*generated
	uses := map[string]int{}
	for _, domain := range domains {
		g, err := readGenerated(filepath.Join(work, domain), domain)
		if err != nil {
			return err
		}
		for name := range g.types {
			uses[name]++
		}
		all = append(all, g)
	}
	common := map[string]bool{}
	for name, n := range uses {
		if n > 1 {
			common[name] = true
		}
	}
	if err := os.RemoveAll(apiDir); err != nil {
		return err
	}
	mentioned, err := mentionedMethods()
	if err != nil {
		return err
	}
	need := needed{methods: mentioned, read: readTypes(all)}
	if err := writeShared(all, common, need); err != nil {
		return err
	}
	exported := exportedOf(all, common)
	for _, g := range all {
		if err := g.write(common, exported, need); err != nil {
			return fmt.Errorf("%s: %w", g.domain, err)
		}
	}
	return nil
}

func readGenerated(dir, domain string) (*generated, error) {
	g := &generated{domain: domain, fset: token.NewFileSet(), imports: map[string][]*ast.ImportSpec{},
		types: map[string]bool{}}
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	for _, path := range files {
		if err := g.read(path); err != nil {
			return nil, err
		}
	}
	return g, nil
}

func (g *generated) read(path string) error {
	src, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	f, err := parser.ParseFile(g.fset, path, src, parser.ParseComments)
	if err != nil {
		return err
	}
	name := filepath.Base(path)
	g.imports[name] = f.Imports
	for _, node := range f.Decls {
		if gen, ok := node.(*ast.GenDecl); ok && gen.Tok == token.IMPORT {
			continue
		}
		from := g.fset.Position(start(node)).Offset
		d := declaration{file: name, node: node, offset: from, text: string(src[from:g.fset.Position(node.End()).Offset])}
		d.owner, d.name = nameOf(node)
		if name == "oas_schemas_gen.go" && d.owner == d.name {
			if gen, ok := node.(*ast.GenDecl); ok && gen.Tok == token.TYPE {
				g.types[d.name] = true
			}
		}
		g.decls = append(g.decls, d)
	}
	return nil
}

func start(node ast.Decl) token.Pos {
	switch d := node.(type) {
	case *ast.FuncDecl:
		if d.Doc != nil {
			return d.Doc.Pos()
		}
	case *ast.GenDecl:
		if d.Doc != nil {
			return d.Doc.Pos()
		}
	}
	return node.Pos()
}

// nameOf names a declaration and the type it belongs to: a method its receiver, NewTrip what it returns, the values of
// an enumeration their type.
func nameOf(node ast.Decl) (owner, name string) {
	switch d := node.(type) {
	case *ast.FuncDecl:
		if d.Recv != nil {
			owner = typeName(d.Recv.List[0].Type)
			return owner, owner + "." + d.Name.Name
		}
		if made, ok := strings.CutPrefix(d.Name.Name, "New"); ok && d.Type.Results != nil {
			if typeName(d.Type.Results.List[0].Type) == made {
				owner = made
			}
			// A sum has a constructor for each of its parts: NewStringX.
			if to := typeName(d.Type.Results.List[0].Type); strings.HasSuffix(made, to) {
				owner = to
			}
		}
		return owner, d.Name.Name
	case *ast.GenDecl:
		switch spec := d.Specs[0].(type) {
		case *ast.TypeSpec:
			return spec.Name.Name, spec.Name.Name
		case *ast.ValueSpec:
			if of, ok := strings.CutPrefix(spec.Names[0].Name, "jsonFieldsNameOf"); ok {
				return of, spec.Names[0].Name
			}
			return typeName(spec.Type), spec.Names[0].Name
		}
	}
	return "", ""
}

func typeName(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.StarExpr:
		return typeName(t.X)
	case *ast.IndexExpr:
		return typeName(t.X)
	case *ast.Ident:
		return t.Name
	}
	return ""
}

// shared tells whether a declaration goes with the types that several domains use.
func (d declaration) shared(common map[string]bool) bool {
	return slices.Contains(typeFiles, d.file) && common[d.owner]
}

// exportedOf is every name by which the domains' code speaks of what is shared.
func exportedOf(all []*generated, common map[string]bool) map[string]bool {
	names := maps.Clone(common)
	for _, g := range all {
		for _, d := range g.decls {
			if !d.shared(common) {
				continue
			}
			switch node := d.node.(type) {
			case *ast.FuncDecl:
				if node.Recv == nil {
					names[d.name] = true
				}
			case *ast.GenDecl:
				for _, spec := range node.Specs {
					if values, ok := spec.(*ast.ValueSpec); ok && ast.IsExported(values.Names[0].Name) {
						names[values.Names[0].Name] = true
					}
				}
			}
		}
	}
	return names
}

func writeShared(all []*generated, common map[string]bool, need needed) error {
	texts := map[string]map[string]string{}
	imports := map[string][]*ast.ImportSpec{}
	patterns := map[string]string{}
	for _, g := range all {
		for _, d := range g.decls {
			if d.name == "regexMap" || d.name == "ratMap" {
				entries(d.node, d, patterns)
				continue
			}
			if !d.shared(common) || need.idle(d) {
				continue
			}
			if texts[d.file] == nil {
				texts[d.file] = map[string]string{}
			}
			if there, ok := texts[d.file][d.name]; ok && there != need.unread(d) {
				return fmt.Errorf("%s is not the same in every domain:\n%s\n%s", d.name, there, d.text)
			}
			texts[d.file][d.name] = need.unread(d)
		}
		for file, specs := range g.imports {
			imports[file] = append(imports[file], specs...)
		}
	}
	for file, byName := range texts {
		var body strings.Builder
		for _, name := range slices.Sorted(maps.Keys(byName)) {
			body.WriteString(byName[name] + "\n\n")
		}
		specs := append(slices.Clone(imports[file]), writtenImport)
		if err := writeGo(filepath.Join(apiDir, file), "api", specs, body.String()); err != nil {
			return err
		}
	}
	return writePatterns(imports["oas_cfg_gen.go"], patterns)
}

// writtenImport is where types that are in no request find their refusal to be read.
var writtenImport = &ast.ImportSpec{Path: &ast.BasicLit{Value: `"caravan/backend/platform/written"`}}

// entries collects the lines of a map literal.
func entries(node ast.Decl, d declaration, into map[string]string) {
	spec := node.(*ast.GenDecl).Specs[0].(*ast.ValueSpec)
	for _, element := range spec.Values[0].(*ast.CompositeLit).Elts {
		pair := element.(*ast.KeyValueExpr)
		from, to := int(pair.Pos()-start(node)), int(pair.End()-start(node))
		into[d.name+" "+d.text[from:to]] = d.text[from:to]
	}
}

func writePatterns(imports []*ast.ImportSpec, patterns map[string]string) error {
	var body strings.Builder
	for _, table := range []struct{ name, kind string }{{"regexMap", "ogenregex.Regexp"}, {"ratMap", "*big.Rat"}} {
		var lines []string
		for _, key := range slices.Sorted(maps.Keys(patterns)) {
			if strings.HasPrefix(key, table.name+" ") {
				lines = append(lines, patterns[key]+",")
			}
		}
		if len(lines) > 0 {
			fmt.Fprintf(&body, "var %s = map[string]%s{\n%s\n}\n\n", table.name, table.kind, strings.Join(lines, "\n"))
		}
	}
	return writeGo(filepath.Join(apiDir, "oas_cfg_gen.go"), "api", imports, body.String())
}

func (g *generated) write(common, exported map[string]bool, need needed) error {
	bodies := map[string]*strings.Builder{}
	for _, d := range g.decls {
		if d.shared(common) || need.idle(d) {
			continue
		}
		text, err := g.written(d, exported, need)
		if err != nil {
			return err
		}
		if text == "" {
			continue
		}
		if bodies[d.file] == nil {
			bodies[d.file] = &strings.Builder{}
		}
		bodies[d.file].WriteString(text + "\n\n")
	}
	dir := filepath.Join(apiDir, g.domain+"api")
	for file, body := range bodies {
		imports := append(slices.Clone(g.imports[file]),
			&ast.ImportSpec{Path: &ast.BasicLit{Value: `"caravan/` + apiDir + `"`}},
			&ast.ImportSpec{Path: &ast.BasicLit{Value: `"caravan/backend/platform/rest"`}}, writtenImport)
		if err := writeGo(filepath.Join(dir, file), g.domain+"api", imports, body.String()); err != nil {
			return err
		}
	}
	return g.writeMount(dir)
}

// written is the text of a declaration in its domain's package, empty where nobody needs it.
func (g *generated) written(d declaration, exported map[string]bool, need needed) (string, error) {
	if text := need.unread(d); text != d.text {
		return text, nil
	}
	if slices.Contains(typeFiles, d.file) {
		return g.rewritten(d, exported, nil), nil
	}
	return g.served(d, exported)
}

// rewritten is a declaration's text with the shared names led to their package, and with further edits.
func (g *generated) rewritten(d declaration, exported map[string]bool, edits []edit) string {
	return g.rewrittenNode(d.node, d, exported, edits)
}

func (g *generated) rewrittenNode(node ast.Node, d declaration, exported map[string]bool, edits []edit) string {
	skip := map[*ast.Ident]bool{}
	ast.Inspect(node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			skip[n.Sel] = true
		case *ast.Field:
			for _, name := range n.Names {
				skip[name] = true
			}
		case *ast.FuncDecl:
			skip[n.Name] = true
		case *ast.CompositeLit:
			if _, isMap := n.Type.(*ast.MapType); isMap {
				break
			}
			for _, element := range n.Elts {
				if pair, ok := element.(*ast.KeyValueExpr); ok {
					if key, ok := pair.Key.(*ast.Ident); ok {
						skip[key] = true
					}
				}
			}
		case *ast.Ident:
			if at := g.at(n.Pos(), d); exported[n.Name] && !skip[n] {
				edits = append(edits, edit{at, at, "api."})
			}
		}
		return true
	})
	slices.SortFunc(edits, func(a, b edit) int { return a.from - b.from })
	var out strings.Builder
	last := 0
	for _, e := range edits {
		out.WriteString(d.text[last:e.from] + e.text)
		last = e.to
	}
	return out.String() + d.text[last:]
}

// writeGo writes a generated file with the imports that its text uses.
func writeGo(path, pkg string, imports []*ast.ImportSpec, body string) error {
	probe, err := parser.ParseFile(token.NewFileSet(), path, "package p\n"+body, 0)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	used := map[string]bool{}
	ast.Inspect(probe, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok && x.Obj == nil {
				used[x.Name] = true
			}
		}
		return true
	})
	lines := map[string]bool{}
	for _, spec := range imports {
		name := strings.Trim(spec.Path.Value, `"`)
		name = name[strings.LastIndex(name, "/")+1:]
		line := spec.Path.Value
		if spec.Name != nil {
			name, line = spec.Name.Name, spec.Name.Name+" "+line
		}
		if used[name] {
			lines[line] = true
		}
	}
	var out bytes.Buffer
	fmt.Fprintf(&out, "// Code generated by ogen and tools/gen. DO NOT EDIT.\n\npackage %s\n\n", pkg)
	if len(lines) > 0 {
		fmt.Fprintf(&out, "import (\n%s\n)\n\n", strings.Join(slices.Sorted(maps.Keys(lines)), "\n"))
	}
	out.WriteString(body)
	short, err := gathered(path, out.String())
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	done, err := format.Source([]byte(short))
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return write(path, done)
}

// needed is what of the generated code anybody uses.
type needed struct {
	// methods are the names of methods that hand-written code mentions.
	methods map[string]bool
	// read are the types that requests and kept rows are read into; all others are only ever written.
	read map[string]bool
}

// readBack names the schemas that the product reads itself, mostly from what the database keeps of them. It shrinks as
// stored shapes become types of their domains.
var readBack = []string{"ItineraryDraft", "PasskeyChallengePublicKey", "Theme", "TripForm"}

// readTypes is every type that a request's body reaches, or that is read back.
func readTypes(all []*generated) map[string]bool {
	parts := map[string][]string{}
	read := map[string]bool{}
	var todo []string
	for _, g := range all {
		for _, d := range g.decls {
			switch {
			case d.file == "oas_request_decoders_gen.go":
				todo = append(todo, idents(d.node)...)
			case d.owner == d.name && g.types[d.name]:
				parts[d.name] = idents(d.node)
			}
		}
	}
	for todo = append(todo, readBack...); len(todo) > 0; {
		name := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !read[name] {
			read[name] = true
			todo = append(todo, parts[name]...)
		}
	}
	return read
}

func idents(node ast.Node) []string {
	var names []string
	ast.Inspect(node, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			names = append(names, id.Name)
		}
		return true
	})
	return names
}

// idle tells whether nobody uses a declaration: the getters and setters that ogen writes for every field, and what
// reads a type that is only ever written.
func (n needed) idle(d declaration) bool {
	method, ok := d.node.(*ast.FuncDecl)
	if !ok || method.Recv == nil || !slices.Contains(typeFiles, d.file) {
		return false
	}
	name := method.Name.Name
	switch {
	case name == "Decode" && d.file == "oas_json_gen.go":
		return !n.read[d.owner]
	case name == "AllValues":
		return !n.methods[d.name]
	case name == "IsSet":
		return !n.methods[name]
	case strings.HasPrefix(name, "Get"), strings.HasPrefix(name, "Set") && name != "SetTo" && name != "SetToNull" &&
		name != "Set":
		return !n.methods[name]
	}
	return false
}

// unread is the text of a declaration, unless it reads a type that is only ever written: then it refuses instead of
// letting encoding/json fill the type by reflection, which would leave every optional field empty.
func (n needed) unread(d declaration) string {
	method, ok := d.node.(*ast.FuncDecl)
	if !ok || method.Name.Name != "UnmarshalJSON" || d.file != "oas_json_gen.go" || n.read[d.owner] {
		return d.text
	}
	return fmt.Sprintf("// UnmarshalJSON refuses: no request holds a %[1]s.\n"+
		"func (*%[1]s) UnmarshalJSON([]byte) error { return written.ErrOnly }", d.owner)
}

// convertedTo names the type that an expression converts to, as in api.Group("").
func convertedTo(x ast.Expr) string {
	call, ok := x.(*ast.CallExpr)
	if !ok {
		return ""
	}
	switch to := call.Fun.(type) {
	case *ast.SelectorExpr:
		return to.Sel.Name
	case *ast.Ident:
		return to.Name
	}
	return ""
}

// mentionedMethods is every name that hand-written Go selects. A method whose name is nowhere among them is called by
// nobody. Of what is selected from a conversion, the type is told too: enumerations are listed by no other way.
func mentionedMethods() (map[string]bool, error) {
	names := map[string]bool{}
	for _, root := range []string{"backend", "tools"} {
		err := filepath.WalkDir(root, func(path string, entry os.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasPrefix(path, "backend/gen/") {
				return err
			}
			f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if s, ok := n.(*ast.SelectorExpr); ok {
					names[s.Sel.Name] = true
					names[convertedTo(s.X)+"."+s.Sel.Name] = true
				}
				return true
			})
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return names, nil
}
