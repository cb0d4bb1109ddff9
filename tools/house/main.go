// Command house measures the maintainability of the code base, and holds each count to a limit.
//
//	house          prints the counts, each with its initial value, limit and goal
//	house check    fails when a count is above its limit
//	house shrink   lowers the limits and shortens the lists to the current values; it never raises or adds
//	house dead     fails when code is dead that dead.txt does not name, or dead.txt names what is not dead
//	house knip     likewise for TypeScript and package.json, with knip.txt
//	house map      writes backend/domain/README.md from the sources; house map check fails when it is out of date
//	house foreign  prints every query that touches a table of another domain
//
// Run it from the repository's root.
package main

import (
	"fmt"
	"io"
	"os"
	"strings"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "✗", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	command := strings.Join(args, " ")
	switch command {
	case "":
		return show(".", out)
	case "check":
		return check(".")
	case "shrink":
		return shrink(".")
	case "dead":
		return dead.check(".")
	case "knip":
		return knip.check(".")
	case "map":
		return drawMap(".")
	case "map check":
		return checkMap(".")
	case "foreign":
		return printForeign(".", out)
	}
	return fmt.Errorf("house knows no %q: check, shrink, dead, knip, map, foreign, or nothing to print the counts",
		command)
}
