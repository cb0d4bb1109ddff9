// Command words checks every text that people read against the glossary: the texts of portals and stories, the
// server's messages, emails, the API contracts and the project's pages. It also checks that emails exist in all
// languages, that messages of the server contain words instead of codes, that each policy of a marketplace has a name
// and a description, and that comments in Go and TypeScript avoid a short list of phrases. Run it from the repository
// root.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"

	"caravan/backend/domain/tenant/policy"
)

// Text is something that people read, with its location.
type Text struct {
	File string
	Line int
	Said string
}

// Rule is a line of the glossary: what is not written, where (everywhere, in the product or in its patterns), and
// what is written instead.
type Rule struct {
	Refused *regexp.Regexp
	Where   string
	Write   string
}

const (
	glossaryFile   = "tools/words/glossary.tsv"
	exceptionsFile = "tools/words/exceptions.tsv"
	policyWords    = "apps/admin/src/policies/messages.ts"
)

func main() {
	faults, err := run(os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if faults > 0 {
		fmt.Fprintf(os.Stderr, "%d texts are not in the words of %s or tools/words/comments.go.\n", faults, glossaryFile)
		os.Exit(1)
	}
}

func run(out io.Writer) (faults int, err error) {
	rules, err := readRules(glossaryFile)
	if err != nil {
		return 0, err
	}
	exceptions, err := readExceptions(exceptionsFile)
	if err != nil {
		return 0, err
	}
	texts, err := collect()
	if err != nil {
		return 0, err
	}
	for _, text := range texts {
		for _, fault := range check(text, rules, exceptions) {
			faults++
			fmt.Fprintf(out, "%s:%d: %s\n", text.File, text.Line, fault)
		}
	}
	unsaid, err := serverFaults()
	if err != nil {
		return 0, err
	}
	mails, err := mailFaults(mailFolder)
	if err != nil {
		return 0, err
	}
	all, err := composedSentences()
	if err != nil {
		return 0, err
	}
	codes, _ := codeFaults(all)
	unsaid = append(append(unsaid, mails...), codes...)
	for _, fault := range unsaid {
		fmt.Fprintln(out, fault)
	}
	unnamed, err := unnamedPolicies()
	for _, path := range unnamed {
		fmt.Fprintf(out, "%s: the policy %q has no words\n", policyWords, path)
	}
	if err != nil {
		return 0, err
	}
	commented, err := printComments(out)
	return faults + len(unsaid) + len(unnamed) + commented, err
}

// check returns what the glossary rejects in a text. Words of the specification are exempt.
func check(text Text, rules []Rule, exceptions []string) (faults []string) {
	said := text.Said
	for _, exact := range exceptions {
		said = strings.ReplaceAll(said, exact, "")
	}
	for _, rule := range rules {
		if rule.Where == "product" && !ofProduct(text.File) {
			continue
		}
		if found := rule.Refused.FindString(said); found != "" {
			faults = append(faults, fmt.Sprintf("%q: write %s (in %q)", found, rule.Write, short(text.Said)))
		}
	}
	return faults
}

// ofProduct distinguishes what people read in the product from what is written about it.
func ofProduct(file string) bool {
	return !strings.HasSuffix(file, ".md") && !strings.HasPrefix(file, "apis/") && !strings.Contains(file, ".stories.") &&
		!strings.Contains(file, "/docs/")
}

func short(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if runes := []rune(text); len(runes) > 120 {
		return string(runes[:120]) + " …"
	}
	return text
}

func readRules(file string) (rules []Rule, err error) {
	err = eachRow(file, func(row []string) error {
		if len(row) != 3 || !slices.Contains([]string{"all", "product"}, row[1]) {
			return fmt.Errorf("%s: a row is a pattern, all or product, and what to write: %q", file, row)
		}
		pattern, err := regexp.Compile(row[0])
		rules = append(rules, Rule{Refused: pattern, Where: row[1], Write: row[2]})
		return err
	})
	return rules, err
}

// readExceptions reads phrases of the specification, each after the id of its sentence; the longest come first,
// so that a part never hides the whole.
func readExceptions(file string) (exact []string, err error) {
	err = eachRow(file, func(row []string) error {
		if len(row) != 2 || !regexp.MustCompile(`^[HOT]-\d{3}$`).MatchString(row[0]) {
			return fmt.Errorf("%s: a row is the id of a sentence and its words: %q", file, row)
		}
		exact = append(exact, row[1])
		return nil
	})
	slices.SortFunc(exact, func(a, b string) int { return len(b) - len(a) })
	return exact, err
}

func eachRow(file string, read func(row []string) error) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		if line := lines.Text(); line != "" && !strings.HasPrefix(line, "#") {
			if err := read(strings.Split(line, "\t")); err != nil {
				return err
			}
		}
	}
	return lines.Err()
}

// unnamedPolicies returns those that an admin would see by their path.
func unnamedPolicies() (paths []string, err error) {
	words, err := os.ReadFile(policyWords)
	if err != nil {
		return nil, err
	}
	index := regexp.MustCompile(`\[\d+\]`)
	for _, value := range policy.Default().Values() {
		path := index.ReplaceAllString(value.Path, "")
		if !strings.Contains(string(words), "'"+path+"':") && !slices.Contains(paths, path) {
			paths = append(paths, path)
		}
	}
	return paths, nil
}

// files returns the tracked files that match.
func files(match *regexp.Regexp) (found []string, err error) {
	listed, err := exec.Command("git", "ls-files").Output()
	if err != nil {
		return nil, fmt.Errorf("words: git ls-files: %w", err)
	}
	for file := range strings.Lines(string(listed)) {
		file = strings.TrimSpace(file)
		if _, err := os.Stat(file); err == nil && match.MatchString(file) && !strings.Contains(file, "/gen/") {
			found = append(found, file)
		}
	}
	return found, nil
}
