package plain

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// shortest and longest are how many digits a card number has.
const shortest, longest = 14, 19

var (
	// names are words of other meaning that contain long numbers: IDs and URLs.
	names = regexp.MustCompile(`(?i)\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|[a-z][a-z0-9+.-]*://\S+`)
	// issued are the numbers that networks give out: Visa (13 digits are history, and look like German phone
	// numbers), Mastercard, American Express, Discover, UnionPay, JCB and Diners Club.
	issued = regexp.MustCompile(`^(?:4\d{15}(?:\d{3})?|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}` +
		`|3[47]\d{13}|(?:6011|64[4-9]\d|65\d\d|62\d\d|35(?:2[89]|[3-8]\d))\d{12}|3(?:0[0-5]\d|095|[689]\d\d)\d{10})$`)
	// printed are the sizes of the groups that numbers are printed in.
	printed = map[string]bool{"4444": true, "44443": true, "465": true, "464": true}
)

// separators are written between the digits of one number, at most three in a row.
const separators = " -\u00a0\u202f\u2011\u2013"

// Card reports whether a text contains a card's number: of a network's range, with a valid check digit, and neither
// part of a word, such as an IBAN, nor a phone number that begins with a plus. packages/shell has the same rule.
func Card(s string) bool {
	return manyDigits(s) && cardIn(s) && cardIn(names.ReplaceAllString(s, "\n"))
}

func cardIn(s string) bool {
	var groups []string
	for end := 0; end < len(s); {
		if !isDigit(s[end]) {
			end++
			continue
		}
		begin := end
		for groups = groups[:0]; ; {
			from := end
			for end < len(s) && isDigit(s[end]) {
				end++
			}
			groups = append(groups, s[from:end])
			gap := gapIn(s[end:])
			if gap == 0 {
				break
			}
			end += gap
		}
		if inGroups(groups) && !within(s[:begin], s[end:]) {
			return true
		}
	}
	return false
}

// gapIn is how many bytes of separators a text begins with, if digits follow them.
func gapIn(s string) int {
	count := 0
	for i, r := range s {
		switch {
		case r >= '0' && r <= '9':
			return i
		case count == 3 || !strings.ContainsRune(separators, r):
			return 0
		}
		count++
	}
	return 0
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func manyDigits(s string) bool {
	n := 0
	for i := range len(s) {
		if isDigit(s[i]) {
			n++
		}
	}
	return n >= shortest
}

// within reports whether digits belong to what is written next to them.
func within(before, after string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	next, _ := utf8.DecodeRuneInString(after)
	decimal := last == '.' && len(before) > 1 && isDigit(before[len(before)-2])
	return decimal || last == '+' || word(last) || word(next)
}

func word(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) || r == '_' }

// inGroups looks for a number in groups of digits: written in one, as printed, or all of them together.
func inGroups(groups []string) bool {
	total := 0
	for _, group := range groups {
		total += len(group)
	}
	if total < shortest || (total == 15 || total == 16) && valid(strings.Join(groups, "")) {
		return total >= shortest
	}
	for i := range groups {
		number, sizes := "", ""
		for _, group := range groups[i:] {
			if len(group) > longest || len(number) > longest {
				break
			}
			number, sizes = number+group, sizes+strconv.Itoa(len(group))
			if (number == groups[i] || printed[sizes]) && valid(number) {
				return true
			}
		}
	}
	return false
}

// valid checks the range of a number and its check digit.
func valid(number string) bool {
	if len(number) < shortest || !issued.MatchString(number) {
		return false
	}
	sum := 0
	for i := range len(number) {
		digit := int(number[len(number)-1-i] - '0')
		if i%2 == 1 {
			digit *= 2
		}
		sum += digit/10 + digit%10
	}
	return sum%10 == 0
}
