package spoken

import (
	"fmt"
	"strconv"
	"strings"
)

// Entry is a message of a catalog: the English text, with its plural where a number precedes a noun, and the
// singular and plural translations.
type Entry struct {
	Key, Many string
	Says      []string
}

// readPO parses a gettext catalog.
func readPO(content string) (entries []Entry, err error) {
	var e *Entry
	var last *string
	for i, line := range strings.Split(content, "\n") {
		word, quoted, _ := strings.Cut(strings.TrimSpace(line), " ")
		if word == "" || strings.HasPrefix(word, "#") {
			continue
		}
		switch {
		case word == "msgid":
			entries = append(entries, Entry{})
			e = &entries[len(entries)-1]
			last = &e.Key
		case e == nil:
			return nil, fmt.Errorf("line %d: no msgid before it", i+1)
		case word == "msgid_plural":
			last = &e.Many
		case strings.HasPrefix(word, "msgstr"):
			e.Says = append(e.Says, "")
			last = &e.Says[len(e.Says)-1]
		case strings.HasPrefix(word, `"`):
			quoted = strings.TrimSpace(line)
		default:
			return nil, fmt.Errorf("line %d: %s is not understood", i+1, word)
		}
		text, err := strconv.Unquote(quoted)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		*last += text
	}
	return entries, nil
}
