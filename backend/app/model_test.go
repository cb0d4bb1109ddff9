package app_test

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"caravan/backend/gen/permission"
)

// declared returns every permission that either contract names, with an operation that names it.
func declared() map[string]string {
	all := map[string]string{}
	for operation, rule := range permission.REST {
		all[rule.Permission] = operation
	}
	for procedure, rule := range permission.RPC {
		all[rule.Permission] = procedure
	}
	return all
}

// The permission server answers "no" for an unknown name, so names are checked against the model here.
func TestEveryPermissionOfTheContractsIsInTheModel(t *testing.T) {
	for required, operation := range declared() {
		namespace, permit, isObject := strings.Cut(required, "#")
		if !isObject {
			continue
		}
		n, ok := permission.Model[namespace]
		if !ok {
			t.Errorf("%s: the model has no %s", operation, namespace)
		} else if _, ok := n.Permits[permit]; !ok {
			t.Errorf("%s: %s has no permit %s", operation, namespace, permit)
		}
	}
}

var (
	tupleInCode = regexp.MustCompile(`Namespace: "(\w+)"[^}\n]*Relation: "(\w+)"`)
	ofInCode    = regexp.MustCompile(`\bof\("([A-Z]\w+)", \w[\w.]*, "(\w+)"`)
	askInCode   = regexp.MustCompile(`\.(?:Allowed|Require)\(ctx, [^\n]*?"([A-Z]\w+)", [^,\n]+, "(\w+)"\)`)
)

// Every relation that code writes and every permission that code checks is in the model.
func TestEveryNameInTheCodeIsInTheModel(t *testing.T) {
	written := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") ||
			strings.Contains(path, "/gen/") {
			return err
		}
		raw, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, form := range []*regexp.Regexp{tupleInCode, ofInCode} {
			for _, m := range form.FindAllStringSubmatch(string(raw), -1) {
				if _, ok := permission.Model[m[1]].Relations[m[2]]; !ok {
					t.Errorf("%s: the model has no relation %s.%s", path, m[1], m[2])
				}
				written[m[1]] = true
			}
		}
		for _, m := range askInCode.FindAllStringSubmatch(string(raw), -1) {
			if _, ok := permission.Model[m[1]].Permits[m[2]]; !ok {
				t.Errorf("%s: the model has no permit %s#%s", path, m[1], m[2])
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(written) < 6 {
		t.Errorf("relations of only %v were found in the code: the search is broken", slices.Sorted(maps.Keys(written)))
	}
}
