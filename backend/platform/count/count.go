// Package count formats numbers with their nouns for people.
package count

import "strconv"

// Of formats a number with its noun: "1 day", "2 days". A noun with an irregular plural passes it: Of(2, "party",
// "parties").
func Of(n int, one string, many ...string) string {
	word := one
	if n != 1 {
		word = one + "s"
		if len(many) > 0 {
			word = many[0]
		}
	}
	return strconv.Itoa(n) + " " + word
}
