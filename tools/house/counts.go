package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"text/tabwriter"
)

// A count is a property of the sources that must not grow.
type count struct {
	// name is its row in limits.tsv.
	name string
	// step is the granularity of its limit, so that one more line does not change the limit.
	step int
	// of counts in the repository at root. what names the item counted (the largest service, say) and may be
	// empty.
	of func(root string) (n int, what string, err error)
}

// counts are printed in this order.
var counts = []count{
	{"parts assigned after birth", 1, lateAssigned},
	{"domains in the largest circle", 1, largestCycle},
	{"methods on the largest service", 1, largestService},
	{"lines of the largest package", 100, largestPackage},
	{"files that list every domain", 1, registries},
	{"foreign table reads", 1, foreignReads},
	{"declared views of foreign tables", 1, declaredViews},
	{"generated lines of Go", 1000, generatedGo},
	{"generated lines of TypeScript", 1000, generatedTypeScript},
	{"form patterns", 1, formPatterns},
	{"unread operations", 1, listed("tools/unread/unread.txt", "operation ")},
	{"unread fields", 1, listed("tools/unread/unread.txt", "field ")},
	{"dead Go functions", 1, listed(dead.file, "")},
	{"knip entries", 1, listed(knip.file, "")},
	{"root entries", 1, rootEntries},
	{"Go lines over 120 characters", 1, longLines},
}

const limitsFile = "tools/house/limits.tsv"

// limit is a row of limits.tsv: the initial count, the current limit, and the goal.
type limit struct{ began, now, goal int }

func readLimits(root string) (map[string]limit, error) {
	text, err := os.ReadFile(filepath.Join(root, limitsFile))
	if err != nil {
		return nil, err
	}
	out := map[string]limit{}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		cells := strings.Split(line, "\t")
		if len(cells) != 4 {
			return nil, fmt.Errorf("%s: %q has not four columns", limitsFile, line)
		}
		var numbers [3]int
		for i, cell := range cells[1:] {
			if numbers[i], err = strconv.Atoi(cell); err != nil {
				return nil, fmt.Errorf("%s: %q is no number", limitsFile, cell)
			}
		}
		out[cells[0]] = limit{numbers[0], numbers[1], numbers[2]}
	}
	return out, nil
}

func writeLimits(root string, limits map[string]limit) error {
	var out strings.Builder
	out.WriteString("count\tbegan\tlimit\tgoal\n")
	for _, c := range counts {
		l := limits[c.name]
		fmt.Fprintf(&out, "%s\t%d\t%d\t%d\n", c.name, l.began, l.now, l.goal)
	}
	return os.WriteFile(filepath.Join(root, limitsFile), []byte(out.String()), 0o644)
}

func show(root string, out io.Writer) error {
	limits, err := readLimits(root)
	if err != nil {
		return err
	}
	lines := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(lines, "count\tbegan\tnow\tlimit\tgoal\t")
	for _, c := range counts {
		n, what, err := c.of(root)
		if err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		l := limits[c.name]
		met := "to do"
		if n <= l.goal {
			met = "met"
		}
		fmt.Fprintf(lines, "%s\t%d\t%d\t%d\t%d\t%s\t%s\n", c.name, l.began, n, l.now, l.goal, met, what)
	}
	return lines.Flush()
}

func check(root string) error {
	limits, err := readLimits(root)
	if err != nil {
		return err
	}
	var faults []error
	for _, c := range counts {
		l, known := limits[c.name]
		if !known {
			faults = append(faults, fmt.Errorf("%s has no limit in %s", c.name, limitsFile))
			continue
		}
		n, what, err := c.of(root)
		if err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		if n > l.now {
			faults = append(faults, fmt.Errorf("%s: %d, at most %d (%s)", c.name, n, l.now, what))
		}
	}
	return errors.Join(faults...)
}

func shrink(root string) error {
	for _, list := range []list{dead, knip} {
		if err := list.shrink(root); err != nil {
			return err
		}
	}
	limits, err := readLimits(root)
	if err != nil {
		return err
	}
	for _, c := range counts {
		n, _, err := c.of(root)
		if err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		most := (n + c.step - 1) / c.step * c.step
		l, known := limits[c.name]
		if !known {
			l = limit{began: n, now: most}
		}
		l.now = min(l.now, most)
		limits[c.name] = l
	}
	return writeLimits(root, limits)
}
