package promote

import (
	"fmt"

	"caravan/backend/domain/trip"
)

// A copy is a draft with the words of an email that has gone out, such as one that was stopped. Its kind tells it from
// the others of its trip.
func copyKind(n int) string { return fmt.Sprintf("copy-%d", n) }

// Copy adds a draft of an email to those of a trip, and gives its kind. There is one draft of each at a time.
func Copy(of map[string]trip.PromoteEmail, kind string, onlyMissed bool) string {
	n := 1
	for of[copyKind(n)].CopyOf != "" {
		n++
	}
	original := of[kind]
	of[copyKind(n)] = trip.PromoteEmail{Subject: original.Subject, HostBlurb: original.HostBlurb, CopyOf: kind, OnlyMissed: onlyMissed}
	return copyKind(n)
}

// draftOf is the kind of the copy of an email that has not gone out; empty without one.
func draftOf(all map[string]trip.PromoteEmail, kind string) string {
	for copied, email := range all {
		if email.CopyOf == kind && email.SentAt == nil {
			return copied
		}
	}
	return ""
}

// Missed are the kinds of the emails whose readers do not get this one: what it was copied from, and what that was.
func Missed(t trip.Trip, kind string) []string {
	email := t.Content.PromoteEmails[kind]
	if !email.OnlyMissed {
		return nil
	}
	var out []string
	for ; email.CopyOf != ""; email = t.Content.PromoteEmails[email.CopyOf] {
		out = append(out, email.CopyOf)
	}
	return out
}

// numbers tell what an email is called: which follow-up its words were first written for, zero for the launch, and
// which copy it is, zero for none.
func numbers(t trip.Trip, kind string) (drip, copied int) {
	root := kind
	for of := t.Content.PromoteEmails[root].CopyOf; of != ""; of = t.Content.PromoteEmails[root].CopyOf {
		root = of
	}
	_, _ = fmt.Sscanf(root, "drip-%d", &drip)
	_, _ = fmt.Sscanf(kind, "copy-%d", &copied)
	return drip, copied
}
