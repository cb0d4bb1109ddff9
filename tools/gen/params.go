package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
	"strings"
)

// parameter is one parameter of an operation, as ogen's forty lines read it.
type parameter struct {
	name, in string
	// field is what it is read into ("params.Limit"); at is its place in the address.
	field, at string
	// plain is the function of ogen's package conv that reads the text; word is the enumeration that the text becomes.
	plain, word string
	optional    bool
	list        bool
	// joined tells that a list stands there once, with commas.
	joined bool
	mustBe bool
	checks []string
}

// params is the function that reads an operation's parameters, one line each, by the helpers of backend/platform/rest.
// What it does not know of ogen's text it refuses.
func (g *generated) params(fn *ast.FuncDecl, d declaration, exported map[string]bool) (string, error) {
	name, ok := strings.CutPrefix(fn.Name.Name, "decode")
	if !ok {
		return "", fmt.Errorf("%s is no function that reads parameters", fn.Name.Name)
	}
	var body strings.Builder
	for _, statement := range fn.Body.List {
		line, err := g.paramLine(statement, d, exported)
		if err != nil {
			return "", fmt.Errorf("%s: %w", fn.Name.Name, err)
		}
		body.WriteString(line)
	}
	return fmt.Sprintf("func read%[1]s(in *rest.Input) (params %[1]s) {\n%[2]s\treturn params\n}", name, body.String()),
		nil
}

func (g *generated) paramLine(statement ast.Stmt, d declaration, exported map[string]bool) (string, error) {
	switch s := statement.(type) {
	case *ast.AssignStmt, *ast.ReturnStmt:
		// The decoder of the query or the headers, and the end.
		return "", nil
	case *ast.BlockStmt:
		return g.defaultLine(s, d, exported)
	case *ast.IfStmt:
		p, err := g.parameter(s, d, exported)
		if err != nil {
			return "", err
		}
		return p.line()
	}
	return "", fmt.Errorf("a %T among its statements", statement)
}

// defaultLine sets what a parameter is when it is left out.
func (g *generated) defaultLine(block *ast.BlockStmt, d declaration, exported map[string]bool) (string, error) {
	if len(block.List) == 2 {
		value, isValue := block.List[0].(*ast.AssignStmt)
		set, isSet := block.List[1].(*ast.ExprStmt)
		if isValue && isSet {
			call := set.X.(*ast.CallExpr)
			return fmt.Sprintf("\t%s(%s)\n", g.text(call.Fun, d, exported), g.text(value.Rhs[0], d, exported)), nil
		}
	}
	return "", fmt.Errorf("a default of another form")
}

// text is the source of a node within a declaration, with the shared names led to their package.
func (g *generated) text(n ast.Node, d declaration, exported map[string]bool) string {
	part := declaration{offset: g.fset.Position(n.Pos()).Offset, node: nil}
	part.text = d.text[part.offset-d.offset : g.at(n.End(), d)]
	return g.rewrittenNode(n, part, exported, nil)
}

// parameter reads what ogen's statement for one parameter does.
func (g *generated) parameter(statement *ast.IfStmt, d declaration, exported map[string]bool) (parameter, error) {
	p := parameter{}
	var unknown error
	ast.Inspect(statement, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			unknown = first(unknown, p.literal(n, g, d, exported))
		case *ast.CallExpr:
			unknown = first(unknown, p.call(n, g, d, exported))
		case *ast.AssignStmt:
			p.assign(n, g, d, exported)
		case *ast.IndexExpr:
			p.at = g.text(n.Index, d, exported)
		case *ast.IfStmt:
			p.mustBe = p.mustBe || n.Else != nil
		}
		return true
	})
	if unknown == nil && (p.name == "" || p.in == "" || p.field == "" || p.plain == "") {
		unknown = fmt.Errorf("a parameter of an unknown form: %+v", p)
	}
	return p, unknown
}

func first(a, b error) error {
	if a != nil {
		return a
	}
	return b
}

// styles are how ogen may be told to read parameters; the helpers know these alone.
var styles = map[string]string{
	"QueryParameterDecodingConfig":  "Style: uri.QueryStyleForm, Explode: true",
	"PathDecoderConfig":             "Value: param, Style: uri.PathStyleSimple, Explode: false",
	"HeaderParameterDecodingConfig": "Explode: false",
}

const joinedList = "Style: uri.QueryStyleForm, Explode: false"

// bounds are ogen's checks, and the helpers that call them for a type.
var bounds = map[string]string{"String": "rest.Text", "Int": "rest.Whole", "Array": "rest.Items"}

func (p *parameter) literal(n *ast.CompositeLit, g *generated, d declaration, exported map[string]bool) error {
	of, ok := n.Type.(*ast.SelectorExpr)
	if !ok {
		return fmt.Errorf("a literal of another form")
	}
	var parts []string
	for _, element := range n.Elts {
		pair := element.(*ast.KeyValueExpr)
		key, value := pair.Key.(*ast.Ident).Name, g.text(pair.Value, d, exported)
		switch {
		case of.Sel.Name == "DecodeParamError" && key == "Name", key == "Param":
			p.name = value
		case of.Sel.Name == "DecodeParamError" && key == "In":
			p.in = value
		case key == "Name", bounds[of.Sel.Name] != "" && slices.Contains([]string{"false", "0", "nil"}, value):
		default:
			parts = append(parts, key+": "+value)
		}
	}
	text := strings.Join(parts, ", ")
	if text == joinedList {
		p.joined = true
		return nil
	}
	if style, ok := styles[of.Sel.Name]; ok && style != text {
		return fmt.Errorf("%s{%s} is read by no helper", of.Sel.Name, text)
	}
	if helper, ok := bounds[of.Sel.Name]; ok {
		p.checks = append(p.checks, helper+" validate."+of.Sel.Name+"{"+text+"}")
	}
	return nil
}

// steps are the calls by which ogen reads a parameter and which say nothing more of it.
var steps = []string{
	"DecodeValue", "HasParam", "DecodeParam", "NewPathDecoder", "PathUnescape", "Wrap", "Get", "ValidateLength", "New",
}

func (p *parameter) call(n *ast.CallExpr, g *generated, d declaration, exported map[string]bool) error {
	switch of := n.Fun.(type) {
	case *ast.FuncLit:
		return nil
	case *ast.Ident:
		// len, append, and conversions; see assign.
		return nil
	case *ast.SelectorExpr:
		on, _ := of.X.(*ast.Ident)
		switch {
		case on != nil && on.Name == "conv":
			p.plain = "conv." + of.Sel.Name
		case of.Sel.Name == "SetTo":
			p.field, p.optional = g.text(of.X, d, exported), true
		case of.Sel.Name == "DecodeArray":
			p.list = true
		case of.Sel.Name == "Validate" && len(n.Args) == 0:
			p.checks = append(p.checks, "word")
		case of.Sel.Name == "Validate", slices.Contains(steps, of.Sel.Name):
		default:
			return fmt.Errorf("it calls %s", of.Sel.Name)
		}
		return nil
	}
	return fmt.Errorf("it calls a %T", n.Fun)
}

func (p *parameter) assign(n *ast.AssignStmt, g *generated, d declaration, exported map[string]bool) {
	to, isField := n.Lhs[0].(*ast.SelectorExpr)
	if isField && n.Tok == token.ASSIGN {
		p.field = g.text(to, d, exported)
	}
	if call, ok := n.Rhs[0].(*ast.CallExpr); ok && len(call.Args) == 1 {
		if c, ok := call.Args[0].(*ast.Ident); ok && c.Name == "c" {
			p.word = g.text(call.Fun, d, exported)
		}
	}
}

// kinds are the types that ogen's functions read.
var kinds = map[string]string{"conv.ToInt": "int", "conv.ToInt64": "int64", "conv.ToUUID": "uuid.UUID"}

// line is the one line that reads the parameter.
func (p parameter) line() (string, error) {
	plain, kind := p.plain, kinds[p.plain]
	if p.word != "" {
		if plain != "conv.ToString" {
			return "", fmt.Errorf("%s is an enumeration read by %s", p.name, plain)
		}
		plain, kind = "rest.Word["+p.word+"]", p.word
	}
	args := []string{"in"}
	way := map[string]string{`"path"`: "Path", `"query"`: "Query", `"header"`: "Header"}[p.in]
	switch {
	case way == "Path":
		args = append(args, p.at)
	case p.list && (way != "Query" || p.optional || p.mustBe && p.joined), p.joined && !p.list:
		return "", fmt.Errorf("%s is a list that no helper reads", p.name)
	case p.list && p.mustBe:
		way = "QueryList"
	case p.joined:
		way = "OptQueryJoined"
	case p.list:
		way = "OptQueryList"
	case p.optional == p.mustBe || way == "":
		return "", fmt.Errorf("%s: neither left out nor required: %+v", p.name, p)
	case p.optional:
		way = "Opt" + way
	}
	args = append(args, p.name, "&"+p.field, plain)
	for _, check := range p.checks {
		helper, bound, _ := strings.Cut(check, " ")
		switch helper {
		case "word":
			check = kind + ".Validate"
		case "rest.Text":
			check = helper + "(" + bound + ")"
		default:
			check = helper + "[" + kind + "](" + bound + ")"
		}
		args = append(args, check)
	}
	return fmt.Sprintf("\trest.%s(%s)\n", way, strings.Join(args, ", ")), nil
}
