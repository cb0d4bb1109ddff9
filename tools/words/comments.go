package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"regexp"
	"strings"
)

var (
	goSources  = regexp.MustCompile(`^(backend|tools)/.*\.go$`)
	webSources = regexp.MustCompile(`^(apps|packages|tools|apis/keto)/.*\.tsx?$`)
)

// phrases must not come back into comments and the titles of tests. Words of a phrase may be on two lines.
var phrases = []struct {
	refused *regexp.Regexp
	write   string
}{
	{regexp.MustCompile(`(?i)\b(s?he|his|him(self)?|her(s|self)?)\b`), "they, their, them"},
	{regexp.MustCompile(`(?i)\b(some|any)body\b`), "someone, anyone, or who it is"},
	{regexp.MustCompile(`\bWhoever\b`), "who it is"},
	{regexp.MustCompile(`\banew\b`), "again"},
	{regexp.MustCompile(`(?i)\be-mails?\b`), "email"},
	{regexp.MustCompile(`(?i)\btells?\s+whether\b`), "reports whether"},
	{regexp.MustCompile(`(?i)\bgives?\s+back\b`), "refunds, or returns"},
	{regexp.MustCompile(`(?i)\bhears?\s+of\b`), "is notified of, or receives"},
	{regexp.MustCompile(`(?i)\b(goes|carries)\s+on\b`), "continues"},
	{regexp.MustCompile(`(?i)\bwhat\s+became\s+of\b`), "the outcome of"},
	{regexp.MustCompile(`(?i)\bin\s+the\s+place\s+of\b`), "instead of"},
}

// printComments prints where comments contain one of the phrases, and returns how often.
func printComments(out io.Writer) (faults int, err error) {
	for _, source := range []struct {
		match *regexp.Regexp
		read  func(file, content string) ([]Text, error)
	}{{goSources, goComments}, {webSources, webComments}} {
		found, err := files(source.match)
		if err != nil {
			return faults, err
		}
		for _, file := range found {
			content, err := os.ReadFile(file)
			if err != nil {
				return faults, err
			}
			texts, err := source.read(file, string(content))
			if err != nil {
				return faults, err
			}
			for _, text := range texts {
				for _, fault := range commentFaults(text) {
					faults++
					fmt.Fprintln(out, fault)
				}
			}
		}
	}
	return faults, nil
}

// named are functions whose doc comments begin with one of the phrases.
var named = map[string]bool{"anew": true, "anybody": true}

// commentFaults returns the phrases in a comment.
func commentFaults(text Text) (faults []string) {
	for _, phrase := range phrases {
		for _, at := range phrase.refused.FindAllStringIndex(text.Said, -1) {
			if at[0] == 0 && named[text.Said[:at[1]]] {
				continue
			}
			line := text.Line + strings.Count(text.Said[:at[0]], "\n")
			faults = append(faults, fmt.Sprintf("%s:%d: %q in a comment or title: write %s", text.File, line,
				text.Said[at[0]:at[1]], phrase.write))
		}
	}
	return faults
}

// goComments returns the comments of a Go file, unless it is generated.
func goComments(file, content string) (texts []Text, err error) {
	set := token.NewFileSet()
	parsed, err := parser.ParseFile(set, file, content, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil || ast.IsGenerated(parsed) {
		return nil, err
	}
	for _, group := range parsed.Comments {
		lines := make([]string, len(group.List))
		for i, comment := range group.List {
			lines[i] = strings.TrimSpace(strings.TrimPrefix(comment.Text, "//"))
		}
		texts = append(texts, Text{file, set.Position(group.Pos()).Line, strings.Join(lines, "\n")})
	}
	return texts, nil
}

// webComment leaves out patterns in strings: "/api/*", "https://example.com".
var webComment = regexp.MustCompile(`(?s)(?:\A|[\s({;,])(/\*.*?\*/)|(?:\A|[^:'"\x60])(//[^\n]*)`)

// webTitle finds the titles of tests and of their steps.
var webTitle = regexp.MustCompile("\\b(?:test|it|describe)(?:\\.[a-z]+)*\\(\\s*('[^'\n]*'|\"[^\"\n]*\"|`[^`\n]*`)")

var marks = regexp.MustCompile(`(?m)^\s*(//|/\*+|\*)[ \t]?`)

// webComments returns the comments of a TypeScript file, and the titles of its tests. Consecutive line comments are
// one.
func webComments(file, content string) (texts []Text, err error) {
	for _, at := range webComment.FindAllStringSubmatchIndex(content, -1) {
		start := max(at[2], at[4])
		said := marks.ReplaceAllString(content[start:at[1]], "")
		line := 1 + strings.Count(content[:start], "\n")
		if n := len(texts); n > 0 && strings.TrimSpace(content[strings.LastIndex(content[:start], "\n")+1:start]) == "" &&
			strings.HasPrefix(content[start:], "//") && texts[n-1].Line+strings.Count(texts[n-1].Said, "\n")+1 == line {
			texts[n-1].Said += "\n" + said
			continue
		}
		texts = append(texts, Text{file, line, said})
	}
	for _, at := range webTitle.FindAllStringSubmatchIndex(content, -1) {
		texts = append(texts, Text{file, 1 + strings.Count(content[:at[2]], "\n"), content[at[2]+1 : at[3]-1]})
	}
	return texts, nil
}
