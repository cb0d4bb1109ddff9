// Command ledger keeps the list of every sentence of the specification with its proof, so that "done" is a claim
// that a machine checks.
//
//	ledger init -spec DIR            add a row for each new id
//	ledger set -state S -words W -proof P ID[..ID] …   change rows
//	ledger check [-results FILE]…    verify the rows and print the sums
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// expectedIDs is the number of sentences in the specification.
const expectedIDs = 1169

const header = "id\tchapter\tstate\twords\tproof"

// Row is a sentence of the specification by its id, with the claim about it. Proofs are path#test, several joined
// by "; ".
type Row struct {
	ID, Chapter, State, Words, Proof string
}

// states are the possible claims about a sentence:
//
//	done    a person or a partner reaches it, and a test proves it there
//	server  it works behind the API, proven there, and no screen shows it yet
//	part    some of it works
//	todo    none of it works
//	n/a     it does not apply, with the reason
var states = []string{"done", "server", "part", "todo", "n/a"}

// provable are the states that require a test.
var provable = []string{"done", "server", "part"}

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	if len(args) == 0 {
		return errors.New("usage: ledger init|set|check")
	}
	flags := flag.NewFlagSet(args[0], flag.ContinueOnError)
	file := flags.String("file", "tools/ledger/ledger.tsv", "the ledger")
	switch args[0] {
	case "init":
		spec := flags.String("spec", "", "folder with the specification")
		if err := flags.Parse(args[1:]); err != nil {
			return err
		}
		return initialise(*file, *spec, out)
	case "set":
		state := flags.String("state", "", "new state")
		words := flags.String("words", "", "what it is, or why it does not apply")
		proof := flags.String("proof", "", "path#test; path#test")
		if err := flags.Parse(args[1:]); err != nil {
			return err
		}
		return set(*file, Row{State: *state, Words: *words, Proof: *proof}, flags.Args())
	case "check":
		var results []string
		flags.Func("results", "go test -json, Vitest or Playwright JSON output; may be repeated", func(path string) error {
			results = append(results, path)
			return nil
		})
		root := flags.String("root", ".", "root of the repository")
		if err := flags.Parse(args[1:]); err != nil {
			return err
		}
		return check(*file, *root, results, out)
	}
	return fmt.Errorf("unknown command %q", args[0])
}

var (
	idMark  = regexp.MustCompile(`\[([HOT]-\d{3})\]|\*\*([HOT]-\d{3})\*\*`)
	chapter = regexp.MustCompile(`^## (\d+)\.`)
)

// scan finds the ids of a specification with their chapters, in order.
func scan(dir string) ([]Row, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.md"))
	if err != nil {
		return nil, err
	}
	var rows []Row
	seen := map[string]bool{}
	for _, path := range files {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		current := "0"
		for line := range strings.Lines(string(text)) {
			if m := chapter.FindStringSubmatch(line); m != nil {
				current = m[1]
			}
			for _, m := range idMark.FindAllStringSubmatch(line, -1) {
				id := m[1] + m[2]
				if seen[id] {
					return nil, fmt.Errorf("%s: %s appears twice", path, id)
				}
				seen[id] = true
				rows = append(rows, Row{ID: id, Chapter: id[:1] + "§" + current, State: "todo"})
			}
		}
	}
	if len(rows) != expectedIDs {
		return nil, fmt.Errorf("found %d ids, want %d", len(rows), expectedIDs)
	}
	slices.SortFunc(rows, func(a, b Row) int { return strings.Compare(a.ID, b.ID) })
	return rows, nil
}

func initialise(file, spec string, out io.Writer) error {
	rows, err := scan(spec)
	if err != nil {
		return err
	}
	have, err := read(file)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	known := map[string]Row{}
	for _, row := range have {
		known[row.ID] = row
	}
	for i, row := range rows {
		if old, ok := known[row.ID]; ok {
			old.Chapter = row.Chapter
			rows[i] = old
		}
	}
	fmt.Fprintf(out, "%d ids\n", len(rows))
	return write(file, rows)
}

// set changes the rows of ids and of ranges like H-252..H-259. Empty values are unchanged; proofs are added to
// the row's.
func set(file string, change Row, ids []string) error {
	rows, err := read(file)
	if err != nil {
		return err
	}
	for _, span := range ids {
		first, last, isRange := strings.Cut(span, "..")
		if !isRange {
			last = first
		}
		found := false
		for i := range rows {
			row := &rows[i]
			if row.ID[:1] != first[:1] || row.ID < first || row.ID > last {
				continue
			}
			found = true
			if change.State != "" {
				row.State = change.State
			}
			if change.Words != "" {
				row.Words = change.Words
			}
			for proof := range strings.SplitSeq(change.Proof, "; ") {
				if proof != "" && !slices.Contains(row.proofs(), proof) {
					row.Proof = strings.Join(append(row.proofs(), proof), "; ")
				}
			}
		}
		if !found {
			return fmt.Errorf("no row %s", span)
		}
	}
	return write(file, rows)
}

func (r Row) proofs() []string {
	if r.Proof == "" {
		return nil
	}
	return strings.Split(r.Proof, "; ")
}

func read(file string) ([]Row, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var rows []Row
	for i, line := range strings.Split(strings.TrimRight(string(text), "\n"), "\n") {
		if i == 0 {
			if line != header {
				return nil, fmt.Errorf("%s: the first line is not %q", file, header)
			}
			continue
		}
		cells := strings.Split(line, "\t")
		if len(cells) != 5 {
			return nil, fmt.Errorf("%s:%d: %d columns, want 5", file, i+1, len(cells))
		}
		rows = append(rows, Row{cells[0], cells[1], cells[2], cells[3], cells[4]})
	}
	return rows, nil
}

func write(file string, rows []Row) error {
	var text strings.Builder
	text.WriteString(header + "\n")
	for _, r := range rows {
		text.WriteString(strings.Join([]string{r.ID, r.Chapter, r.State, r.Words, r.Proof}, "\t") + "\n")
	}
	return os.WriteFile(file, []byte(text.String()), 0o644)
}

func check(file, root string, resultFiles []string, out io.Writer) error {
	rows, err := read(file)
	if err != nil {
		return err
	}
	results, err := loadResults(resultFiles)
	if err != nil {
		return err
	}
	faults := structure(rows)
	sources := map[string]string{}
	for _, row := range rows {
		for _, proof := range row.proofs() {
			if fault := verify(root, proof, sources, results); fault != "" {
				faults = append(faults, row.ID+": "+fault)
			}
		}
	}
	summary(rows, out)
	if len(faults) > 0 {
		return fmt.Errorf("%d faults\n%s", len(faults), strings.Join(faults, "\n"))
	}
	return nil
}

// structure finds ids that are missing or duplicated and states without what they require.
func structure(rows []Row) []string {
	var faults []string
	seen := map[string]bool{}
	for _, row := range rows {
		if seen[row.ID] {
			faults = append(faults, row.ID+": appears twice")
		}
		seen[row.ID] = true
		switch {
		case !slices.Contains(states, row.State):
			faults = append(faults, fmt.Sprintf("%s: unknown state %q", row.ID, row.State))
		case row.State == "n/a" && row.Words == "":
			faults = append(faults, row.ID+": n/a needs a reason")
		case slices.Contains(provable, row.State) && row.Proof == "":
			faults = append(faults, row.ID+": "+row.State+" needs a proof")
		}
	}
	if len(seen) != expectedIDs {
		faults = append(faults, fmt.Sprintf("%d ids, want %d", len(seen), expectedIDs))
	}
	return faults
}

func summary(rows []Row, out io.Writer) {
	counts, order := map[string]map[string]int{}, []string{}
	for _, row := range rows {
		if counts[row.Chapter] == nil {
			counts[row.Chapter] = map[string]int{}
			order = append(order, row.Chapter)
		}
		counts[row.Chapter][row.State]++
	}
	slices.SortFunc(order, func(a, b string) int {
		if a[0] != b[0] {
			return int(a[0]) - int(b[0])
		}
		return number(a) - number(b)
	})
	total := map[string]int{}
	line(out, "chapter", func(state string) any { return state })
	for _, name := range order {
		line(out, name, func(state string) any { return counts[name][state] })
		for _, state := range states {
			total[state] += counts[name][state]
		}
	}
	line(out, "total", func(state string) any { return total[state] })
}

// line prints a row of the summary with a cell for each state.
func line(out io.Writer, name string, cell func(state string) any) {
	fmt.Fprintf(out, "%-8s", name)
	for _, state := range states {
		fmt.Fprintf(out, " %6v", cell(state))
	}
	fmt.Fprintln(out)
}

func number(name string) int {
	_, digits, _ := strings.Cut(name, "§")
	n, _ := strconv.Atoi(digits)
	return n
}
