package search

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

const (
	// most is how many words at once are looked for, the rarest of those typed.
	most = 8
	// listed is up to how many rows of a word's beginning are taken as a list of ids.
	listed = 3000
	// closest is how many of those with the very words come before the others, the newest.
	closest = 1000
	// fresh is in how many notes records are looked for whose words are not kept yet.
	fresh = 100
)

// Match is what was found by words.
type Match struct {
	kind  Kind
	words []word
	// ids are all that match, unless there are too many of them; then those that were noted last.
	ids  []uuid.UUID
	many bool
	// exact are those that have the very words.
	exact []uuid.UUID
}

// word is one that was typed, with how many rows begin with it, and how many are it: at most one more than are told
// apart.
type word struct {
	text           string
	often, exactly int
}

// Only is a match of these ids.
func Only(ids []uuid.UUID) Match { return Match{ids: ids} }

// None tells that nothing matches.
func (m Match) None() bool { return !m.many && len(m.ids) == 0 }

// Few are the ids of all that match, unless there are too many of them.
func (m Match) Few() (ids []uuid.UUID, few bool) { return m.ids, !m.many }

// Find looks for the records of a kind that have words which begin like those typed, all of them.
func Find(ctx context.Context, tx pgx.Tx, kind Kind, typed string) (Match, error) {
	m := Match{kind: kind}
	if err := m.read(ctx, tx, typed); err != nil || len(m.words) == 0 {
		return m, err
	}
	noted, same, err := m.noted(ctx, tx, typed)
	if err != nil {
		return m, err
	}
	if m.many = m.words[0].often > listed; !m.many && m.words[0].often > 0 {
		if err := m.list(ctx, tx); err != nil {
			return m, err
		}
	}
	m.ids, m.exact = append(m.ids, noted...), append(m.exact, same...)
	return m, nil
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

// read takes the words from what was typed, the rarest first.
func (m *Match) read(ctx context.Context, tx pgx.Tx, typed string) error {
	rows, err := tx.Query(ctx, `
		SELECT typed.word,
			(SELECT count(*) FROM (SELECT FROM search_word w WHERE w.tenant_id = `+tenantID+` AND w.kind = $1
				AND w.word >= typed.word AND w.word < typed.upto LIMIT $3) few),
			(SELECT count(*) FROM (SELECT FROM search_word w WHERE w.tenant_id = `+tenantID+` AND w.kind = $1
				AND w.word = typed.word LIMIT $4) few)
		FROM (SELECT word COLLATE "C" AS word, (word || chr(1114111)) COLLATE "C" AS upto FROM search_typed($2) AS word) typed
		ORDER BY 2, 1 LIMIT $5`, pgx.QueryExecModeCacheDescribe, string(m.kind), typed, listed+1, closest+1, most)
	if err != nil {
		return fmt.Errorf("words of a search: %w", err)
	}
	var next word
	_, err = pgx.ForEachRow(rows, []any{&next.text, &next.often, &next.exactly}, func() error {
		m.words = append(m.words, next)
		return nil
	})
	if err != nil {
		return fmt.Errorf("words of a search: %w", err)
	}
	return nil
}

// list takes the ids of all that match, by the rarest word.
func (m *Match) list(ctx context.Context, tx pgx.Tx) error {
	args := []any{pgx.QueryExecModeCacheDescribe, string(m.kind)}
	exact, where := []string{"bool_or(w.word = $2)"}, []string{"w.tenant_id = " + tenantID, "w.kind = $1", "w.word >= $2",
		"w.word < $3"}
	for i, word := range m.words {
		args = append(args, word.text, word.text+highest)
		if i > 0 {
			exact = append(exact, having(joined, "w.id", "$1", fmt.Sprintf("o.word = $%d", 2*i+2)))
			where = append(where, having(joined, "w.id", "$1", fmt.Sprintf("o.word >= $%d AND o.word < $%d", 2*i+2, 2*i+3)))
		}
	}
	rows, err := tx.Query(ctx, "SELECT w.id, "+strings.Join(exact, " AND ")+" FROM search_word w WHERE "+strings.Join(
		where, " AND ")+" GROUP BY w.id", args...)
	if err != nil {
		return fmt.Errorf("search for %s: %w", m.kind, err)
	}
	var id uuid.UUID
	var same bool
	_, err = pgx.ForEachRow(rows, []any{&id, &same}, func() error {
		if m.ids = append(m.ids, id); same {
			m.exact = append(m.exact, id)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("search for %s: %w", m.kind, err)
	}
	return nil
}

// Exact are those that have the very words; when too many match, those among the newest with the rarest of them.
func (m Match) Exact(ctx context.Context, tx pgx.Tx) ([]uuid.UUID, error) {
	if !m.many {
		return m.exact, nil
	}
	words := slices.SortedStableFunc(slices.Values(m.words), func(a, b word) int { return a.exactly - b.exactly })
	if words[0].exactly == 0 {
		return m.exact, nil
	}
	args, where := []any{pgx.QueryExecModeCacheDescribe, string(m.kind), closest}, []string{"true"}
	for i, word := range words {
		if args = append(args, word.text); i > 0 {
			where = append(where, having(each, "w.id", "$1", fmt.Sprintf("o.word = $%d", i+3)))
		}
	}
	rows, err := tx.Query(ctx, "SELECT w.id FROM (SELECT id FROM search_word WHERE tenant_id = "+tenantID+
		" AND kind = $1 AND word = $3 ORDER BY id DESC LIMIT $2) w WHERE "+strings.Join(where, " AND "), args...)
	if err != nil {
		return nil, fmt.Errorf("search for the same %s: %w", m.kind, err)
	}
	ids, err := pgx.CollectRows(rows, pgx.RowTo[uuid.UUID])
	if err != nil {
		return nil, fmt.Errorf("search for the same %s: %w", m.kind, err)
	}
	return append(ids, m.exact...), nil
}

// Looks is how many words Each looks for at most.
func (m Match) Looks() int { return max(len(m.words), 1) }

// Each is the condition that a record matches, by the column of its id; what it needs is added to the arguments. It
// looks at one record at a time, for walks that end soon.
func (m Match) Each(column string, args pgx.NamedArgs) string {
	conditions := make([]string, len(m.words))
	for i, at := range m.bound(args) {
		conditions[i] = having(each, column, "@found_kind", "o.word >= @"+at+" AND o.word < @"+at+"_to")
	}
	return "(" + strings.Join(conditions, " AND ") + " OR " + column + " = ANY (@found_noted::uuid[]))"
}

// All is a query of the ids of all that match; what it needs is added to the arguments. It reads the rows of the words
// alone, in the order of their index.
func (m Match) All(args pgx.NamedArgs) string {
	names := m.bound(args)
	if !m.many {
		return "SELECT DISTINCT unnest(@found_noted::uuid[]) AS id"
	}
	sets := make([]string, len(names))
	for i, at := range names {
		sets[i] = "SELECT id FROM search_word WHERE tenant_id = " + tenantID + " AND kind = @found_kind AND word >= @" + at +
			" AND word < @" + at + "_to"
	}
	return "(" + strings.Join(sets, " INTERSECT ") + ") UNION SELECT unnest(@found_noted::uuid[])"
}

// IDs are those of all that match.
func (m Match) IDs(ctx context.Context, tx pgx.Tx) ([]uuid.UUID, error) {
	if ids, few := m.Few(); few {
		return ids, nil
	}
	args := pgx.NamedArgs{}
	rows, err := tx.Query(ctx, m.All(args), pgx.QueryExecModeCacheDescribe, args)
	if err != nil {
		return nil, fmt.Errorf("search for every %s: %w", m.kind, err)
	}
	ids, err := pgx.CollectRows(rows, pgx.RowTo[uuid.UUID])
	if err != nil {
		return nil, fmt.Errorf("search for every %s: %w", m.kind, err)
	}
	return ids, nil
}

// bound adds what was looked for to the arguments, and gives the name of each word there.
func (m Match) bound(args pgx.NamedArgs) (names []string) {
	args["found_kind"], args["found_noted"] = string(m.kind), m.ids
	for i, word := range m.words {
		at := "found_" + strconv.Itoa(i)
		args[at], args[at+"_to"] = word.text, word.text+highest
		names = append(names, at)
	}
	return names
}

// highest ends the range of what begins like a word: the last character there is, which no text has.
const highest = "\U0010FFFF"

// Conditions that a record has a word: joined may read all rows of the word at once, each looks for one record at a
// time.
const (
	joined = "EXISTS (SELECT FROM search_word o WHERE %s)"
	each   = "(SELECT true FROM search_word o WHERE %s LIMIT 1)"
)

func having(form, column, kind, condition string) string {
	return fmt.Sprintf(form, "o.tenant_id = "+tenantID+" AND o.kind = "+kind+" AND o.id = "+column+" AND "+condition)
}
