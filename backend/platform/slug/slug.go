// Package slug turns names into parts of URLs and finds unused ones.
package slug

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/gosimple/slug"
	"github.com/jackc/pgx/v5"
)

// longest and shortest limit the characters of a path, including one that a person chooses.
const longest, shortest = 80, 3

// Of converts a name to lower-case Latin letters, digits and hyphens: São Miguel becomes sao-miguel. A result
// that is too short is prefixed with the kind of thing.
func Of(kind, name string) string {
	path := strings.Join(strings.FieldsFunc(slug.Make(name), func(r rune) bool { return r == '-' || r == '_' }), "-")
	if len(path) > longest {
		path = strings.Trim(path[:longest], "-")
	}
	if len(path) < shortest {
		path = strings.Trim(kind+"-"+path, "-")
	}
	return path
}

// Free returns the path for a kind of thing, with a number appended if used already has it. Anyone else looking
// for the same path waits until this transaction ends, so that two concurrent callers get different paths.
func Free(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, kind, path string,
	used func(prefix string) ([]string, error)) (string, error) {
	const hold = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
	if _, err := tx.Exec(ctx, hold, strings.Join([]string{"path", kind, tenantID.String(), path}, "/")); err != nil {
		return "", fmt.Errorf("hold the path of a %s: %w", kind, err)
	}
	taken, err := used(path)
	if err != nil {
		return "", fmt.Errorf("paths of %ss: %w", kind, err)
	}
	free := path
	for n := 2; slices.Contains(taken, free); n++ {
		free = fmt.Sprintf("%s-%d", path, n)
	}
	return free, nil
}
