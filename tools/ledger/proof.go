package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// results has the outcome of tests by key: a Go package folder or a web test's file name, then the normalized
// test name.
type results struct {
	goRuns, webRuns bool
	passed          map[string]bool
}

// verify returns what is wrong with a proof, or "".
func verify(root, proof string, sources map[string]string, r results) string {
	path, test, ok := strings.Cut(proof, "#")
	if !ok || path == "" || test == "" {
		return fmt.Sprintf("proof %q is not path#test", proof)
	}
	source, read := sources[path]
	if !read {
		text, err := os.ReadFile(filepath.Join(root, path))
		if err != nil {
			return "no file " + path
		}
		source = string(text)
		sources[path] = source
	}
	if !names(path, test, source) {
		return fmt.Sprintf("%s has no test %q", path, test)
	}
	isGo := strings.HasSuffix(path, ".go")
	if isGo && !r.goRuns || !isGo && !r.webRuns {
		return ""
	}
	passed, ran := r.passed[key(path, test)]
	switch {
	case !ran:
		return proof + " did not run"
	case !passed:
		return proof + " failed"
	}
	return ""
}

// names reports whether a file has a test: a Go function with or without a subtest, a story export, or a title in
// quotes.
func names(path, test, source string) bool {
	if strings.HasSuffix(path, ".go") {
		function, subtest, hasSubtest := strings.Cut(test, "/")
		if !regexp.MustCompile(`(?m)^func ` + regexp.QuoteMeta(function) + `\(`).MatchString(source) {
			return false
		}
		return !hasSubtest || quoted(source, subtest)
	}
	if strings.Contains(filepath.Base(path), ".stories.") {
		return regexp.MustCompile(`(?m)^export const ` + regexp.QuoteMeta(test) + `\b`).MatchString(source)
	}
	return quoted(source, test)
}

func quoted(source, text string) bool {
	for _, mark := range []string{`"`, "'", "`"} {
		if strings.Contains(source, mark+text+mark) {
			return true
		}
	}
	return false
}

func key(path, test string) string {
	if strings.HasSuffix(path, ".go") {
		return filepath.ToSlash(filepath.Dir(path)) + "#" + normal(test)
	}
	return filepath.Base(path) + "#" + normal(test)
}

// normal removes differences that runners introduce in a name: Go writes spaces as underscores, Storybook spells
// an export out in words.
func normal(name string) string {
	return strings.Map(func(r rune) rune {
		if r == ' ' || r == '_' {
			return -1
		}
		return r
	}, strings.ToLower(name))
}

const module = "caravan/"

func loadResults(files []string) (results, error) {
	r := results{passed: map[string]bool{}}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return r, err
		}
		if err := r.load(text); err != nil {
			return r, fmt.Errorf("%s: %w", file, err)
		}
	}
	return r, nil
}

// record stores an outcome: a name that ran twice passed only if both did.
func (r *results) record(key string, passed bool) {
	if before, ran := r.passed[key]; ran && !before {
		return
	}
	r.passed[key] = passed
}

type webReport struct {
	TestResults []struct {
		Name             string `json:"name"`
		AssertionResults []struct {
			Title  string `json:"title"`
			Status string `json:"status"`
		} `json:"assertionResults"`
	} `json:"testResults"`
	Suites []webSuite `json:"suites"`
}

type webSuite struct {
	Suites []webSuite `json:"suites"`
	Specs  []struct {
		Title string `json:"title"`
		File  string `json:"file"`
		OK    bool   `json:"ok"`
		Tests []struct {
			Status string `json:"status"`
		} `json:"tests"`
	} `json:"specs"`
}

func (r *results) load(text []byte) error {
	var report webReport
	if err := json.Unmarshal(text, &report); err == nil && (report.TestResults != nil || report.Suites != nil) {
		r.webRuns = true
		for _, file := range report.TestResults {
			for _, test := range file.AssertionResults {
				if test.Status == "passed" || test.Status == "failed" {
					r.record(key(file.Name, test.Title), test.Status == "passed")
				}
			}
		}
		r.suites(report.Suites)
		return nil
	}
	r.goRuns = true
	lines := bufio.NewScanner(bytes.NewReader(text))
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var event struct{ Action, Package, Test string }
		if err := json.Unmarshal(lines.Bytes(), &event); err != nil {
			return fmt.Errorf("neither a web report nor go test -json: %w", err)
		}
		if event.Test != "" && (event.Action == "pass" || event.Action == "fail") {
			folder := strings.TrimPrefix(event.Package, module)
			r.record(folder+"#"+normal(event.Test), event.Action == "pass")
		}
	}
	return lines.Err()
}

func (r *results) suites(suites []webSuite) {
	for _, suite := range suites {
		for _, spec := range suite.Specs {
			for _, test := range spec.Tests {
				if test.Status != "skipped" {
					r.record(key(spec.File, spec.Title), spec.OK)
					break
				}
			}
		}
		r.suites(suite.Suites)
	}
}
