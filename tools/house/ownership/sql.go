package ownership

import (
	"regexp"
	"strings"
)

// Verb is what a statement does with a table.
type Verb string

// What statements do with tables. A lock (FOR UPDATE) counts as the read that it is part of.
const (
	Read  Verb = "read"
	Write Verb = "write"
)

// touch is a table in a statement.
type touch struct {
	verb  Verb
	table string
}

// Keywords are in capitals everywhere; that distinguishes SQL from prose.
var (
	noise = regexp.MustCompile(`(?s)--[^\n]*|/\*.*?\*/|'(?:[^']|'')*'`)
	words = regexp.MustCompile(`[A-Za-z_][A-Za-z_0-9]*|[(),.;]`)
	name  = regexp.MustCompile(`^[a-z_][a-z_0-9]*$`)
)

// leads are the keywords that precede a table's name.
var leads = map[string]Verb{"FROM": Read, "JOIN": Read, "USING": Read, "INTO": Write, "UPDATE": Write, "TABLE": Write}

// touches lists the tables that SQL text, or a fragment of it, reads and writes.
func touches(text string, tables map[string]string) []touch {
	tokens := words.FindAllString(noise.ReplaceAllString(text, " "), -1)
	var out []touch
	for i, token := range tokens {
		verb, leading := leads[token]
		if !leading {
			continue
		}
		if token == "FROM" && i > 0 && tokens[i-1] == "DELETE" {
			verb = Write
		}
		out = append(out, listed(tokens[i+1:], verb, tables)...)
	}
	return out
}

// listed parses "a x, b AS y": the tables at the beginning of tokens.
func listed(tokens []string, verb Verb, tables map[string]string) []touch {
	var out []touch
	for {
		tokens = skip(tokens, "ONLY", "LATERAL")
		if len(tokens) == 0 || !name.MatchString(tokens[0]) {
			return out
		}
		// A dot makes it a column, as in DISTINCT FROM trip.name.
		if _, known := tables[tokens[0]]; known && (len(tokens) == 1 || tokens[1] != ".") {
			out = append(out, touch{verb, tokens[0]})
		}
		tokens = skip(tokens[1:], "AS")
		if len(tokens) > 0 && name.MatchString(tokens[0]) {
			tokens = tokens[1:]
		}
		if len(tokens) == 0 || tokens[0] != "," {
			return out
		}
		tokens = tokens[1:]
	}
}

func skip(tokens []string, any ...string) []string {
	for len(tokens) > 0 && strings.Contains(" "+strings.Join(any, " ")+" ", " "+tokens[0]+" ") {
		tokens = tokens[1:]
	}
	return tokens
}
