package search

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

const (
	// most is how many words at once are looked for, the rarest of those typed.
	most = 8
	// listed is up to how many records are taken as a list of ids.
	listed = 3000
	// scanned is how many rows of a word's beginning are looked through for those that match the others, too.
	scanned = 20000
	// fresh is in how many notes records are looked for whose words are not kept yet.
	fresh = 100
)

// Match is what was found by words.
type Match struct {
	kind  Kind
	words []string
	// ids are all that match, unless there are too many of them; then those that were noted last.
	ids  []uuid.UUID
	many bool
	// Exact are those that have the very words, unless too many have.
	Exact []uuid.UUID
}

// None tells that nothing matches.
func (m Match) None() bool { return !m.many && len(m.ids) == 0 }

// Find looks for the records of a kind that have words which begin like those typed, all of them.
func Find(ctx context.Context, tx pgx.Tx, kind Kind, typed string) (Match, error) {
	m := Match{kind: kind}
	fewest, err := m.read(ctx, tx, typed)
	if err != nil || len(m.words) == 0 {
		return m, err
	}
	noted, same, err := m.noted(ctx, tx, typed)
	if err != nil {
		return m, err
	}
	if fewest > 0 {
		if err := m.kept(ctx, tx, fewest); err != nil {
			return m, err
		}
	}
	m.ids, m.Exact = append(m.ids, noted...), append(m.Exact, same...)
	return m, nil
}

// kept looks for records by the words that are kept.
func (m *Match) kept(ctx context.Context, tx pgx.Tx, fewest int) (err error) {
	if m.many = fewest > scanned; !m.many {
		if m.many, err = m.list(ctx, tx); err != nil || !m.many {
			return err
		}
	}
	m.ids = nil
	m.Exact, err = m.same(ctx, tx)
	return err
}

// noted takes what matches among the records noted last, whose words are not kept yet, so that everyone finds at once
// what they have just saved; same have the very words.
func (m *Match) noted(ctx context.Context, tx pgx.Tx, typed string) (ids, same []uuid.UUID, err error) {
	rows, err := tx.Query(ctx, strings.NewReplacer("@kind", string(m.kind), "@tenant", tenantID).Replace(`
		SELECT s.id, NOT EXISTS (SELECT FROM search_typed($1) AS t (word) WHERE NOT t.word = ANY (has.words))
		FROM search_of_@kind s CROSS JOIN LATERAL (SELECT search_words(s.said) AS words) has
		WHERE s.tenant_id = @tenant AND s.id = ANY (ARRAY(
			SELECT r.id FROM (SELECT kinds, records FROM search_note WHERE tenant_id = @tenant ORDER BY id DESC LIMIT $2) n,
				unnest(n.kinds, n.records) AS r (kind, id) WHERE r.kind = '@kind'))
			AND NOT EXISTS (SELECT FROM search_typed($1) AS t (word)
				WHERE NOT EXISTS (SELECT FROM unnest(has.words) AS o (word) WHERE starts_with(o.word, t.word)))`), typed, fresh)
	if err != nil {
		return nil, nil, fmt.Errorf("search the %s noted: %w", m.kind, err)
	}
	var id uuid.UUID
	var exact bool
	_, err = pgx.ForEachRow(rows, []any{&id, &exact}, func() error {
		if ids = append(ids, id); exact {
			same = append(same, id)
		}
		return nil
	})
	if err != nil {
		return nil, nil, fmt.Errorf("search the %s noted: %w", m.kind, err)
	}
	return ids, same, nil
}

// read takes the words from what was typed, the rarest first, and tells how often that one stands there.
func (m *Match) read(ctx context.Context, tx pgx.Tx, typed string) (fewest int, err error) {
	rows, err := tx.Query(ctx, `
		SELECT typed.word, (SELECT count(*) FROM (SELECT FROM search_word w WHERE w.tenant_id = `+tenantID+` AND w.kind = $1
			AND w.word >= typed.word AND w.word < typed.upto LIMIT $3) few)
		FROM (SELECT word COLLATE "C" AS word, (word || chr(1114111)) COLLATE "C" AS upto FROM search_typed($2) AS word) typed
		ORDER BY 2, 1 LIMIT $4`, pgx.QueryExecModeCacheDescribe, string(m.kind), typed, scanned+1, most)
	if err != nil {
		return 0, fmt.Errorf("words of a search: %w", err)
	}
	var word string
	var often int
	fewest = -1
	_, err = pgx.ForEachRow(rows, []any{&word, &often}, func() error {
		if m.words = append(m.words, word); fewest < 0 {
			fewest = often
		}
		return nil
	})
	if err != nil {
		return 0, fmt.Errorf("words of a search: %w", err)
	}
	return fewest, nil
}

// list takes the ids of all that match, or tells that there are too many.
func (m *Match) list(ctx context.Context, tx pgx.Tx) (many bool, err error) {
	args := []any{pgx.QueryExecModeCacheDescribe, string(m.kind), listed + 1}
	exact, others := "bool_or(w.word = $3)", ""
	for i, word := range m.words {
		args = append(args, word, word+highest)
		if i > 0 {
			exact += having(fmt.Sprintf("o.word = $%d", 2*i+3))
			others += having(fmt.Sprintf("o.word >= $%d AND o.word < $%d", 2*i+3, 2*i+4))
		}
	}
	rows, err := tx.Query(ctx, "SELECT w.id, "+exact+" FROM search_word w WHERE w.tenant_id = "+tenantID+
		" AND w.kind = $1 AND w.word >= $3 AND w.word < $4"+others+" GROUP BY w.id LIMIT $2", args...)
	if err != nil {
		return false, fmt.Errorf("search for %s: %w", m.kind, err)
	}
	var id uuid.UUID
	var same bool
	_, err = pgx.ForEachRow(rows, []any{&id, &same}, func() error {
		if m.ids = append(m.ids, id); same {
			m.Exact = append(m.Exact, id)
		}
		return nil
	})
	if err != nil {
		return false, fmt.Errorf("search for %s: %w", m.kind, err)
	}
	return len(m.ids) > listed, nil
}

// same takes those that have the very words, the newest first.
func (m *Match) same(ctx context.Context, tx pgx.Tx) ([]uuid.UUID, error) {
	args, others := []any{pgx.QueryExecModeCacheDescribe, string(m.kind), listed + 1}, ""
	for i, word := range m.words {
		if args = append(args, word); i > 0 {
			others += having(fmt.Sprintf("o.word = $%d", i+3))
		}
	}
	rows, err := tx.Query(ctx, "SELECT w.id FROM search_word w WHERE w.tenant_id = "+tenantID+
		" AND w.kind = $1 AND w.word = $3"+others+" ORDER BY w.id DESC LIMIT $2", args...)
	if err != nil {
		return nil, fmt.Errorf("search for the same %s: %w", m.kind, err)
	}
	ids, err := pgx.CollectRows(rows, pgx.RowTo[uuid.UUID])
	if err != nil {
		return nil, fmt.Errorf("search for the same %s: %w", m.kind, err)
	}
	if len(ids) > listed {
		return nil, nil
	}
	return ids, nil
}

// Where is the condition that a record matches, by the column of its id; what it needs is added to the arguments.
func (m Match) Where(column string, args pgx.NamedArgs) string {
	if !m.many {
		args["found"] = m.ids
		return column + " = ANY (@found::uuid[])"
	}
	args["found_kind"] = string(m.kind)
	conditions := make([]string, len(m.words))
	for i, word := range m.words {
		at := "found_" + strconv.Itoa(i)
		args[at], args[at+"_to"] = word, word+highest
		conditions[i] = "EXISTS (SELECT FROM search_word o WHERE o.tenant_id = " + tenantID + " AND o.kind = @found_kind AND o.id = " + column +
			" AND o.word >= @" + at + " AND o.word < @" + at + "_to)"
	}
	matches := strings.Join(conditions, " AND ")
	if len(m.ids) == 0 {
		return matches
	}
	args["found"] = m.ids
	return "(" + matches + " OR " + column + " = ANY (@found::uuid[]))"
}

// highest ends the range of what begins like a word: the last character there is, which no text has.
const highest = "\U0010FFFF"

// having is the condition that a record has another word, too.
func having(condition string) string {
	return " AND EXISTS (SELECT FROM search_word o WHERE o.tenant_id = " + tenantID + " AND o.kind = $1 AND o.id = w.id AND " + condition + ")"
}
