package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// A list names what a tool finds today and what is not fixed yet. It may only shrink: a finding that is not
// listed fails, and so does an entry that is no longer found.
type list struct {
	file string
	find func(root string) ([]string, error)
	// advice is what to do about a new finding.
	advice string
}

var (
	dead = list{"tools/house/dead.txt", findDead, "call it from the product, or delete it with its test"}
	knip = list{"tools/house/knip.txt", findUnused, "use it, do not export it, or delete it"}
)

func readList(root, file string) ([]string, error) {
	text, err := os.ReadFile(filepath.Join(root, file))
	return slices.DeleteFunc(strings.Split(string(text), "\n"), func(line string) bool { return line == "" }), err
}

func (l list) check(root string) error {
	found, err := l.find(root)
	if err != nil {
		return err
	}
	known, err := readList(root, l.file)
	if err != nil {
		return err
	}
	var faults []error
	for _, entry := range found {
		if !slices.Contains(known, entry) {
			faults = append(faults, fmt.Errorf("unused: %s: %s", entry, l.advice))
		}
	}
	for _, entry := range known {
		if !slices.Contains(found, entry) {
			faults = append(faults, fmt.Errorf("%s need not name %s any more", l.file, entry))
		}
	}
	return errors.Join(faults...)
}

func (l list) shrink(root string) error {
	found, err := l.find(root)
	if err != nil {
		return err
	}
	known, err := readList(root, l.file)
	if err != nil {
		return err
	}
	left := slices.DeleteFunc(known, func(entry string) bool { return !slices.Contains(found, entry) })
	text := strings.Join(append(left, ""), "\n")
	return os.WriteFile(filepath.Join(root, l.file), []byte(text), 0o644)
}

// tool runs a program and decodes its JSON output; code is its exit status when it found something.
func tool(root string, into any, code int, name string, args ...string) error {
	command := exec.Command(name, args...)
	command.Dir = root
	command.Stderr = os.Stderr
	out, err := command.Output()
	var ended *exec.ExitError
	if errors.As(err, &ended) && ended.ExitCode() == code {
		err = nil
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return json.Unmarshal(out, into)
}

// findDead lists the functions that no program of the repository reaches. Tests do not count: a rule that only
// its test calls is dead. Generated code and test-only code are left out.
func findDead(root string) ([]string, error) {
	var packages []struct {
		Path  string
		Funcs []struct{ Name string }
	}
	err := tool(root, &packages, 0, "go", "tool", "-modfile=tools/generators/go.mod", "deadcode", "-json",
		"./backend/...", "./tools/...")
	var out []string
	for _, p := range packages {
		folder := strings.TrimPrefix(p.Path, "caravan/")
		if onlyTests(folder) {
			continue
		}
		for _, f := range p.Funcs {
			out = append(out, folder+" "+f.Name)
		}
	}
	slices.Sort(out)
	return out, err
}

// findUnused lists what knip finds: unused files, exports and dependencies, and undeclared dependencies.
func findUnused(root string) ([]string, error) {
	var report struct {
		Issues []map[string]json.RawMessage
	}
	err := tool(root, &report, 1, filepath.Join(root, "node_modules/.bin/knip"), "-c", "tools/knip/knip.jsonc",
		"--no-progress", "--reporter", "json")
	var out []string
	for _, issue := range report.Issues {
		var file string
		if err := json.Unmarshal(issue["file"], &file); err != nil {
			return nil, err
		}
		for kind, value := range issue {
			var named []struct{ Name string }
			if json.Unmarshal(value, &named) != nil {
				continue
			}
			for _, n := range named {
				out = append(out, file+" "+kind+" "+n.Name)
			}
		}
	}
	slices.Sort(out)
	return out, err
}
