package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTheLedgerIsSound(t *testing.T) {
	var out bytes.Buffer
	if err := check("ledger.tsv", "../..", nil, &out); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "total") {
		t.Errorf("no sums: %s", out.String())
	}
}

func TestStructureFindsFaults(t *testing.T) {
	rows, err := read("ledger.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		change func([]Row) []Row
		want   string
	}{
		"missing":       {func(r []Row) []Row { return r[1:] }, "1168 ids, want 1169"},
		"twice":         {func(r []Row) []Row { return append(r, r[0]) }, "H-001: appears twice"},
		"unknown state": {func(r []Row) []Row { r[0].State = "almost"; return r }, `H-001: unknown state "almost"`},
		"no reason":     {func(r []Row) []Row { r[0].State, r[0].Words = "n/a", ""; return r }, "H-001: n/a needs a reason"},
		"done, no proof": {func(r []Row) []Row { r[0].State, r[0].Proof = "done", ""; return r },
			"H-001: done needs a proof"},
		"server, no proof": {
			func(r []Row) []Row { r[0].State, r[0].Proof = "server", ""; return r }, "H-001: server needs a proof",
		},
	} {
		t.Run(name, func(t *testing.T) {
			faults := structure(c.change(append([]Row(nil), rows...)))
			if len(faults) != 1 || faults[0] != c.want {
				t.Errorf("got %q, want %q", faults, c.want)
			}
		})
	}
}

func TestProofsMustExistAndPass(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"a/x_test.go":       "package a\nfunc TestOne(t *testing.T) { t.Run(\"a case\", nil) }\n",
		"w/form.test.ts":    "test('saves the form', () => {})\n",
		"w/Card.stories.ts": "export const EmptyState = {}\n",
	} {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	r := results{passed: map[string]bool{}}
	for _, report := range []string{
		`{"Action":"pass","Package":"caravan/a","Test":"TestOne"}` + "\n" +
			`{"Action":"fail","Package":"caravan/a","Test":"TestOne/a_case"}`,
		`{"testResults":[{"name":"/r/w/Card.stories.ts","assertionResults":[{"title":"Empty State","status":"passed"}]}]}`,
		`{"suites":[{"suites":[{"specs":[{"title":"saves the form","file":"form.test.ts","ok":true,"tests":[{"status":"skipped"}]}]}]}]}`,
	} {
		if err := r.load([]byte(report)); err != nil {
			t.Fatal(err)
		}
	}
	for proof, want := range map[string]string{
		"a/x_test.go#TestOne":           "",
		"a/x_test.go#TestOne/a case":    "a/x_test.go#TestOne/a case failed",
		"a/x_test.go#TestTwo":           `a/x_test.go has no test "TestTwo"`,
		"a/y_test.go#TestOne":           "no file a/y_test.go",
		"a/x_test.go":                   `proof "a/x_test.go" is not path#test`,
		"w/Card.stories.ts#EmptyState":  "",
		"w/Card.stories.ts#ErrorState":  `w/Card.stories.ts has no test "ErrorState"`,
		"w/form.test.ts#saves the form": "w/form.test.ts#saves the form did not run",
	} {
		if got := verify(root, proof, map[string]string{}, r); got != want {
			t.Errorf("%s: %q, want %q", proof, got, want)
		}
	}
}
