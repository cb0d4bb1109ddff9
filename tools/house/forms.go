package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

var (
	// formElement matches a form, or a component of the shell that is one.
	formElement = regexp.MustCompile(`<(form|Form|FormDialog)[\s>]`)
	boundForm   = regexp.MustCompile(`\bform=\{`)
	formLibrary = "'react-hook-form'"
	// oneForm are the files of the shell that implement the standard way.
	oneForm = []string{"packages/shell/src/form/useForm.ts", "packages/shell/src/Form/Form.tsx"}
)

// formPatterns counts the ways in which the portals implement forms: one is the shell's useForm, and each file
// that has a form without it, or that uses the underlying library directly, is another.
func formPatterns(root string) (int, string, error) {
	var others []string
	for _, under := range []string{"apps", "packages/shell"} {
		err := filepath.WalkDir(filepath.Join(root, under), func(path string, entry fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case entry.IsDir() && (entry.Name() == "node_modules" || entry.Name() == "dist"):
				return filepath.SkipDir
			case strings.Contains(entry.Name(), ".test."):
				return nil // Forms in tests do not count.
			case !strings.HasSuffix(path, ".tsx") && !strings.HasSuffix(path, ".ts"), strings.HasSuffix(path, ".d.ts"):
				return nil
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			rel := filepath.ToSlash(strings.TrimPrefix(path, root+string(filepath.Separator)))
			unbound := formElement.Match(text) && !boundForm.Match(text)
			if (unbound || strings.Contains(string(text), formLibrary)) && !slices.Contains(oneForm, rel) {
				others = append(others, rel)
			}
			return nil
		})
		if err != nil {
			return 0, "", err
		}
	}
	return 1 + len(others), strings.Join(others, " "), nil
}
