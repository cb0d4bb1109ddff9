package spoken

import (
	"embed"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
)

//go:embed words/*.po
var files embed.FS

// Entries returns the server's messages in a language, as its catalog has them.
func Entries(language string) ([]Entry, error) {
	content, err := files.ReadFile("words/" + language + ".po")
	if err != nil {
		return nil, err
	}
	return readPO(string(content))
}

// catalogue translates English sentences: fixed ones, and those with values.
type catalogue struct {
	whole  map[string]string
	shapes []shape
}

// shape is a sentence with values.
type shape struct {
	english    *regexp.Regexp
	lead, tail string // its fixed beginning and end
	exactly    int    // characters outside of values: the shape with the most is the closest match
	says       string // empty if the language does not have it
}

var catalogues = sync.OnceValues(func() (map[string]catalogue, error) {
	all := map[string]catalogue{}
	for _, tag := range Languages[1:] {
		entries, err := Entries(tag.String())
		if err != nil {
			return nil, err
		}
		c := catalogue{whole: map[string]string{}}
		for _, e := range entries {
			c.add(e)
		}
		slices.SortStableFunc(c.shapes, func(a, b shape) int { return b.exactly - a.exactly })
		all[tag.String()] = c
	}
	return all, nil
})

func (c *catalogue) add(e Entry) {
	switch {
	case e.Key == "" || len(e.Says) == 0:
	case e.Says[0] == "" && e.Many == "" && verb.MatchString(e.Key):
		// A sentence that the language does not have stays whole: no shorter sentence may match a part of it.
		c.shapes = append(c.shapes, shapeOf(e.Key, ""))
	case e.Says[0] == "":
	case e.Many != "":
		c.shapes = append(c.shapes, shapeOf(strings.Replace(e.Key, "%d", "1", 1), strings.Replace(e.Says[0], "%d", "1", 1)))
		c.shapes = append(c.shapes, shapeOf(e.Many, e.Says[len(e.Says)-1]))
	case verb.MatchString(e.Key):
		c.shapes = append(c.shapes, shapeOf(e.Key, e.Says[0]))
	default:
		c.whole[e.Key] = e.Says[0]
	}
}

var (
	verb = regexp.MustCompile(`%(?:\[(\d+)\])?(?:\.\d)?[dsqvfg]`)
	// declined is a number with its noun in the form that the sentence needs: {1:Tag|Tagen} is the first value in
	// the dative.
	declined = regexp.MustCompile(`\{(\d):([^|{}]*)\|([^{}]*)\}`)
	// anyValue matches a value, by the last letter of its verb.
	anyValue = map[byte]string{'d': `(-?[\d,]+)`, 'f': `([\d.]+)`, 'g': `([\d.]+)`, 'q': `"(.+?)"`, 's': `(.+?)`,
		'v': `(.+?)`}
)

func shapeOf(english, says string) shape {
	var pattern strings.Builder
	exactly, end := 0, 0
	literal := func(text string) {
		text = strings.ReplaceAll(text, "%%", "%")
		exactly += len(text)
		pattern.WriteString(regexp.QuoteMeta(text))
	}
	for _, at := range verb.FindAllStringIndex(english, -1) {
		literal(english[end:at[0]])
		pattern.WriteString(anyValue[english[at[1]-1]])
		end = at[1]
	}
	literal(english[end:])
	lead := english
	if first := verb.FindStringIndex(english); first != nil {
		lead = english[:first[0]]
	}
	tail := strings.ReplaceAll(english[end:], "%%", "%")
	return shape{regexp.MustCompile(`(?s)^` + pattern.String() + `$`), lead, tail, exactly,
		strings.ReplaceAll(says, "%%", "\u00a0%")}
}

// Say translates a sentence of the server: by the catalog, with the values that it contains. What the catalog
// does not have, such as what people wrote, is returned unchanged.
func Say(in, sentence string) string {
	all, err := catalogues()
	if err != nil || sentence == "" {
		return sentence
	}
	c, ok := all[in]
	if !ok {
		return sentence
	}
	return c.say(in, sentence, 0)
}

// Unsay returns the one of the English sentences that reads as said in a language, and said itself if none does. It
// is for choices that a call receives back in the language in which it has offered them.
func Unsay(in, said string, of ...string) string {
	for _, sentence := range of {
		if Say(in, sentence) == said {
			return sentence
		}
	}
	return said
}

// deepest is how deep sentences may be nested.
const deepest = 4

func (c catalogue) say(in, sentence string, depth int) string {
	if words, ok := c.whole[sentence]; ok {
		return words
	}
	for _, s := range c.shapes {
		if !strings.HasPrefix(sentence, s.lead) || !strings.HasSuffix(sentence, s.tail) {
			continue
		}
		values := s.english.FindStringSubmatch(sentence)
		if values == nil || depth == deepest {
			continue
		}
		if s.says == "" {
			return sentence
		}
		return s.fill(values[1:], func(value string) string { return c.value(in, value, depth+1) })
	}
	// More may follow, such as a reason that a person wrote.
	for end, letter := range sentence {
		if letter != '.' || !strings.HasPrefix(sentence[end:], ". ") {
			continue
		}
		if words := c.say(in, sentence[:end+1], depth); words != sentence[:end+1] {
			return words + " " + c.say(in, sentence[end+2:], depth)
		}
	}
	return sentence
}

// fill inserts the values into the translation.
func (s shape) fill(values []string, say func(string) string) string {
	out := declined.ReplaceAllStringFunc(s.says, func(noun string) string {
		of := declined.FindStringSubmatch(noun)
		at, _ := strconv.Atoi(of[1])
		if at < 1 || at > len(values) {
			return noun
		}
		number, _, _ := strings.Cut(values[at-1], " ")
		if number == "1" {
			return number + " " + of[2]
		}
		return number + " " + of[3]
	})
	next := 0
	return verb.ReplaceAllStringFunc(out, func(v string) string {
		if at := verb.FindStringSubmatch(v)[1]; at != "" {
			next, _ = strconv.Atoi(at)
			next--
		}
		next++
		if next > len(values) {
			return v
		}
		value := say(values[next-1])
		if strings.HasSuffix(v, "q") {
			value = strconv.Quote(value)
		}
		return value
	})
}

// value translates a value: another sentence, a number with its noun, a day or an amount.
func (c catalogue) value(in, value string, depth int) string {
	if said := c.say(in, value, depth); said != value {
		return said
	}
	if day, err := time.Parse("January 2, 2006", value); err == nil {
		return Day(in, civil.Of(day))
	}
	if day, err := time.Parse("01/02/2006", value); err == nil && in != "en" {
		return formsOf(in).FmtDateMedium(day)
	}
	if amount, ok := money.Rewrite(value, in); ok {
		return amount
	}
	if number, ok := strings.CutSuffix(value, " MB"); ok {
		return size(in, number, value)
	}
	return value
}

// size formats a file's size in megabytes: 4,5 MB in German.
func size(in, number, written string) string {
	n, err := strconv.ParseFloat(number, 64)
	if err != nil {
		return written
	}
	_, decimals, _ := strings.Cut(number, ".")
	return formsOf(in).FmtNumber(n, uint64(len(decimals))) + " MB"
}
