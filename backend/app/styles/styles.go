package styles

import (
	"bytes"
	"strconv"
	"strings"

	"github.com/tdewolff/parse/v2"
	"github.com/tdewolff/parse/v2/css"
	"golang.org/x/net/html"
)

// Sheet is a stylesheet, read once. It is safe for concurrent use.
type Sheet struct{ rules []rule }

// rule is a part of a stylesheet: a statement, a style rule, or a group of rules.
type rule struct {
	head string // up to its block, or all of a statement
	body string // of a rule that is kept or dropped as a whole, with its braces
	// selectors has the classes that each selector of a style rule needs; empty if the rule has no condition.
	selectors [][]string
	isGroup   bool
	group     []rule // the rules within a condition or a layer
	// name is that of a registered property or of keyframes, which only other rules can refer to.
	name string
}

// groups are the at-rules that contain other rules.
var groups = map[string]bool{"@media": true, "@supports": true, "@layer": true, "@container": true}

// named are the at-rules that define something that other rules use by its name.
var named = map[string]bool{"@property": true, "@keyframes": true}

// Read reads a stylesheet. What it doesn't recognize, it keeps.
func Read(sheet []byte) *Sheet {
	r := &reader{lexer: css.NewLexer(parse.NewInputBytes(bytes.Clone(sheet)))}
	r.next()
	return &Sheet{rules: r.rules()}
}

type reader struct {
	lexer *css.Lexer
	kind  css.TokenType
	text  string
}

func (r *reader) next() {
	kind, text := r.lexer.Next()
	r.kind, r.text = kind, string(text)
}

// rules reads rules up to the end of their block.
func (r *reader) rules() (out []rule) {
	for r.kind != css.ErrorToken && r.kind != css.RightBraceToken {
		if r.kind == css.WhitespaceToken || r.kind == css.CommentToken {
			r.next()
			continue
		}
		out = append(out, r.rule())
	}
	return out
}

func (r *reader) rule() rule {
	at := ""
	if r.kind == css.AtKeywordToken {
		at = r.text
	}
	head, selectors := r.prelude()
	made := rule{head: head}
	if r.kind != css.LeftBraceToken {
		return made
	}
	switch {
	case groups[at]:
		r.next()
		made.isGroup, made.group = true, r.rules()
		r.next()
		return made
	case at == "":
		made.selectors = selectors
	case named[at]:
		made.name = strings.TrimSpace(strings.TrimPrefix(head, at))
	}
	made.body = r.block()
	return made
}

// prelude reads what precedes a block, or a statement with its end, and the classes of its selectors. Classes within
// parentheses are not needed: they may be negated, or alternatives.
func (r *reader) prelude() (string, [][]string) {
	var head strings.Builder
	selectors, deep, isClass := [][]string{nil}, 0, false
	for ; r.kind != css.ErrorToken && r.kind != css.LeftBraceToken && r.kind != css.RightBraceToken; r.next() {
		head.WriteString(r.text)
		last := len(selectors) - 1
		switch r.kind {
		case css.SemicolonToken:
			r.next()
			return head.String(), selectors
		case css.FunctionToken, css.LeftParenthesisToken:
			deep++
		case css.RightParenthesisToken:
			deep--
		case css.CommaToken:
			if deep == 0 {
				selectors = append(selectors, nil)
			}
		case css.IdentToken:
			if isClass && deep == 0 {
				selectors[last] = append(selectors[last], unescaped(r.text))
			}
		}
		isClass = r.kind == css.DelimToken && r.text == "."
	}
	return head.String(), selectors
}

// block reads a block with its braces.
func (r *reader) block() string {
	var body strings.Builder
	for deep := 0; r.kind != css.ErrorToken; r.next() {
		body.WriteString(r.text)
		switch r.kind {
		case css.LeftBraceToken:
			deep++
		case css.RightBraceToken:
			deep--
		}
		if deep == 0 {
			r.next()
			break
		}
	}
	return body.String()
}

// unescaped returns an identifier as it stands in HTML.
func unescaped(name string) string {
	var out strings.Builder
	for i := 0; i < len(name); i++ {
		if name[i] != '\\' || i+1 == len(name) {
			out.WriteByte(name[i])
			continue
		}
		end := i + 1
		for end < len(name) && end < i+7 && strings.IndexByte("0123456789abcdefABCDEF", name[end]) >= 0 {
			end++
		}
		code, err := strconv.ParseInt(name[i+1:end], 16, 32)
		if err != nil {
			i++
			out.WriteByte(name[i])
			continue
		}
		out.WriteRune(rune(code))
		if end < len(name) && name[end] == ' ' {
			end++
		}
		i = end - 1
	}
	return out.String()
}

// For returns the rules that can apply to a page: those whose classes its elements have, and all without classes.
func (s *Sheet) For(page []byte) []byte {
	has := classes(page)
	var used bytes.Buffer
	write(&used, s.rules, has)
	text := bytes.Clone(used.Bytes())
	// The definitions that these rules refer to. They stand at the end of a stylesheet, outside of layers.
	for _, one := range s.rules {
		if one.name != "" && bytes.Contains(text, []byte(one.name)) {
			used.WriteString(one.head + one.body)
		}
	}
	return used.Bytes()
}

func (r rule) applies(has map[string]bool) bool {
	if len(r.selectors) == 0 {
		return true
	}
	for _, needs := range r.selectors {
		all := true
		for _, class := range needs {
			all = all && has[class]
		}
		if all {
			return true
		}
	}
	return false
}

// write writes the rules to keep, and the groups in which any are left.
func write(to *bytes.Buffer, rules []rule, has map[string]bool) {
	for _, one := range rules {
		if !one.isGroup {
			if one.name == "" && one.applies(has) {
				to.WriteString(one.head)
				to.WriteString(one.body)
			}
			continue
		}
		var inner bytes.Buffer
		write(&inner, one.group, has)
		switch {
		case inner.Len() > 0:
			to.WriteString(one.head)
			to.WriteByte('{')
			to.Write(inner.Bytes())
			to.WriteByte('}')
		case strings.HasPrefix(one.head, "@layer"): // its place among the layers stays
			to.WriteString(one.head)
			to.WriteByte(';')
		}
	}
}

// classes returns the classes of a page's elements.
func classes(page []byte) map[string]bool {
	found := map[string]bool{}
	for z := html.NewTokenizer(bytes.NewReader(page)); ; {
		kind := z.Next()
		if kind == html.ErrorToken {
			return found
		}
		if kind != html.StartTagToken && kind != html.SelfClosingTagToken {
			continue
		}
		_, more := z.TagName()
		for more {
			var name, value []byte
			if name, value, more = z.TagAttr(); string(name) == "class" {
				for class := range strings.FieldsSeq(string(value)) {
					found[class] = true
				}
			}
		}
	}
}
