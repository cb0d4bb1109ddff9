package ownership_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"caravan/tools/house/ownership"
)

const root = "../../.."

// A domain touches only its own tables. The current exceptions are in foreign.tsv, which may only shrink.
func TestTablesAreTouchedByTheirOwners(t *testing.T) {
	places, err := ownership.Foreign(root)
	if err != nil {
		t.Fatal(err)
	}
	allowances, err := ownership.Allowances(root)
	if err != nil {
		t.Fatal(err)
	}
	key := func(who string, verb ownership.Verb, table string) string {
		return fmt.Sprintf("%s: %s %s", who, verb, table)
	}
	found := map[string][]string{}
	for _, p := range places {
		k := key(p.Who, p.Verb, p.Table)
		found[k] = append(found[k], p.Where+" (its owner is "+p.Owner+")")
	}
	allowed := map[string]int{}
	for _, a := range allowances {
		k := key(a.Who, a.Verb, a.Table)
		allowed[k] += a.Places
		if a.Why == "" || a.Why == "view:" {
			t.Errorf("%s: say why", k)
		}
		if _, known := found[k]; !known {
			found[k] = nil
		}
	}
	for k, where := range found {
		if len(where) > allowed[k] {
			t.Errorf("%s in %d places, %d are allowed: ask the owner\n\t%s", k, len(where), allowed[k],
				strings.Join(where, "\n\t"))
		} else if len(where) < allowed[k] {
			t.Errorf("%s in %d places: foreign.tsv need not allow %d any more", k, len(where), allowed[k])
		}
	}
}

var (
	created = regexp.MustCompile(`(?m)^CREATE TABLE (?:IF NOT EXISTS )?([a-z_]+)`)
	dropped = regexp.MustCompile(`(?m)^DROP TABLE (?:IF EXISTS )?([a-z_, \n]+);`)
)

func TestEachTableHasAnOwner(t *testing.T) {
	owners, err := ownership.Owners(root)
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(root + "/backend/db/migrations/*.sql")
	if err != nil || len(files) == 0 {
		t.Fatalf("migrations: %d, %v", len(files), err)
	}
	made := map[string]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		up, _, _ := strings.Cut(string(text), "-- +goose Down")
		for _, match := range created.FindAllStringSubmatch(up, -1) {
			made[match[1]] = filepath.Base(file)
		}
		for _, match := range dropped.FindAllStringSubmatch(up, -1) {
			for _, table := range strings.Split(match[1], ",") {
				delete(made, strings.TrimSpace(table))
			}
		}
	}
	for table, file := range made {
		if owners[table] == "" {
			t.Errorf("%s makes the table %s: owners.tsv says whose it is", file, table)
		}
	}
	for table, owner := range owners {
		if made[table] == "" {
			t.Errorf("owners.tsv has %s, which no migration makes", table)
		}
		_, domain := os.Stat(root + "/backend/domain/" + owner)
		_, other := os.Stat(root + "/backend/" + owner)
		if domain != nil && other != nil {
			t.Errorf("%s belongs to %s, which is not there", table, owner)
		}
	}
}
