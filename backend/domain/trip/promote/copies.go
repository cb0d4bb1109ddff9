package promote

import (
	"fmt"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
)

// A copy is a draft with the words of an email that has gone out, such as one that was stopped. Its kind tells it from
// the others of its trip.
func copyKind(n int) string { return fmt.Sprintf("copy-%d", n) }

// Copy adds a draft of an email to those of a trip, for the named audience, and gives its kind. There is one draft of
// each at a time.
func Copy(of map[string]trip.PromoteEmail, kind string, audience api.PromoteEmailInputCopy) string {
	n := 1
	for of[copyKind(n)].CopyOf != "" {
		n++
	}
	original := of[kind]
	of[copyKind(n)] = trip.PromoteEmail{
		Subject: original.Subject, HostBlurb: original.HostBlurb, CopyOf: kind,
		OnlyMissed:    audience != api.PromoteEmailInputCopyEveryone,
		AlsoUncertain: audience == api.PromoteEmailInputCopyUncertain,
	}
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

// Except names who does not get an email: readers of other emails of the trip.
type Except struct {
	Readers []string // of these kinds
	// NotUncertain leaves those out of the exception whose copy may not have arrived.
	NotUncertain bool
}

// ExceptOf returns who does not get an email: who got what it was copied from, or what that was copied from.
func ExceptOf(t trip.Trip, kind string) Except {
	email := t.Content.PromoteEmails[kind]
	if !email.OnlyMissed {
		return Except{}
	}
	out := Except{NotUncertain: email.AlsoUncertain}
	for ; email.CopyOf != ""; email = t.Content.PromoteEmails[email.CopyOf] {
		out.Readers = append(out.Readers, email.CopyOf)
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
