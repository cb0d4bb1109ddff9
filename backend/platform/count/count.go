// Package count writes numbers with their nouns for people.
package count

import "strconv"

// Of is a number with its noun: "1 day", "2 days". A noun with another plural than an s gives it: Of(2, "party", "parties").
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
