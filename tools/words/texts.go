package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"strconv"
	"strings"
)

var (
	goFiles   = regexp.MustCompile(`^backend/.*\.go$`)
	testFiles = regexp.MustCompile(`_test\.go$|/testkit/|test/[a-z_]+\.go$|db/queries\.sql\.go$`)
	webFiles  = regexp.MustCompile(`^(apps|packages)/.*\.tsx?$`)
	webTests  = regexp.MustCompile(
		`\.(test|spec)\.tsx?$|/(msw|story|visual|generator)/|^packages/sdk/|\.config\.ts$|packages/(ui|emails)/src/words/`)
	contracts = regexp.MustCompile(`^apis/openapi/.*\.yaml$`)
	pages     = regexp.MustCompile(`\.md$`)

	summary = regexp.MustCompile(`(?i)^\s*(?:- )?(?:summary|description):\s*(.+)$|description: ([^,}\]]+)`)
	// SQL statements and URLs are not words.
	statement = regexp.MustCompile(
		`(?i)\b(select|insert into|delete from|where|join|returning|order by|create table)\b|= @|<> '|not in \(|\$\d|->>`)
	worded = regexp.MustCompile(`^\p{Lu}|[\p{L}}] \p{L}`)
)

// collect returns every text with its location.
func collect() (texts []Text, err error) {
	for _, source := range []struct {
		match, but *regexp.Regexp
		read       func(file, content string) ([]Text, error)
	}{
		{goFiles, testFiles, goTexts},
		{webFiles, webTests, func(file, content string) ([]Text, error) { return webTexts(file, content), nil }},
		{contracts, nil, contractTexts},
		{pages, nil, pageTexts},
	} {
		found, err := files(source.match)
		if err != nil {
			return nil, err
		}
		for _, file := range found {
			if source.but != nil && source.but.MatchString(file) {
				continue
			}
			content, err := os.ReadFile(file)
			if err != nil {
				return nil, err
			}
			some, err := source.read(file, string(content))
			if err != nil {
				return nil, err
			}
			texts = append(texts, some...)
		}
	}
	return texts, nil
}

// goTexts returns the strings of a Go file, except those that only the log shows.
func goTexts(file, content string) (texts []Text, err error) {
	set := token.NewFileSet()
	parsed, err := parser.ParseFile(set, file, content, 0)
	if err != nil {
		return nil, err
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec, *ast.StructType:
			return false
		case *ast.CallExpr:
			return !forTheLog(n)
		case *ast.BasicLit:
			said, err := strconv.Unquote(n.Value)
			if n.Kind == token.STRING && err == nil && worded.MatchString(said) && !statement.MatchString(said) {
				texts = append(texts, Text{file, set.Position(n.Pos()).Line, said})
			}
		}
		return true
	})
	return texts, nil
}

func forTheLog(call *ast.CallExpr) bool {
	fn, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		id, ok := call.Fun.(*ast.Ident)
		return ok && id.Name == "panic"
	}
	id, ok := fn.X.(*ast.Ident)
	return ok && (id.Name == "errors" || id.Name == "slog" || id.Name == "log" ||
		id.Name == "fmt" && fn.Sel.Name == "Errorf")
}

var (
	comments = regexp.MustCompile(`(?s)/\*.*?\*/|(?m)(^|[^:'"\x60])//[^\n]*`)
	quoted   = regexp.MustCompile(`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60(?:[^\x60\\]|\\.)*\x60`)
	computed = regexp.MustCompile(`\$\{[^}]*[^\w.}][^}]*\}`)
	between  = regexp.MustCompile(`>([^<>{}=;]*\p{L} \p{L}[^<>{}=;]*)<`)
)

// webTexts returns the strings of a TypeScript file and the text between its elements.
func webTexts(file, content string) (texts []Text) {
	content = comments.ReplaceAllStringFunc(content, func(comment string) string {
		return strings.Repeat("\n", strings.Count(comment, "\n"))
	})
	add := func(from, to int) {
		said := computed.ReplaceAllString(content[from:to], "${…}")
		if worded.MatchString(said) && !strings.HasPrefix(said, "^") {
			texts = append(texts, Text{file, 1 + strings.Count(content[:from], "\n"), said})
		}
	}
	for _, at := range quoted.FindAllStringIndex(content, -1) {
		add(at[0]+1, at[1]-1)
	}
	if strings.HasSuffix(file, ".tsx") {
		for _, at := range between.FindAllStringSubmatchIndex(content, -1) {
			add(at[2], at[3])
		}
	}
	return texts
}

// contractTexts returns the summaries and descriptions of a contract.
func contractTexts(file, content string) (texts []Text, err error) {
	for i, line := range strings.Split(content, "\n") {
		for _, found := range summary.FindAllStringSubmatch(line, -1) {
			texts = append(texts, Text{file, i + 1, found[1] + found[2]})
		}
	}
	return texts, nil
}

var code = regexp.MustCompile("`[^`]*`")

// pageTexts returns the lines of a page without its code.
func pageTexts(file, content string) (texts []Text, err error) {
	fenced := false
	for i, line := range strings.Split(content, "\n") {
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			fenced = !fenced
			continue
		}
		if !fenced && line != "" {
			texts = append(texts, Text{file, i + 1, code.ReplaceAllString(line, "")})
		}
	}
	return texts, nil
}
