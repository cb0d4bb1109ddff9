// Package review collects what travelers say about completed trips, and summarizes it by itinerary, host and operator.
//
// It owns review, review_ask and review_silence. Each traveler rates a trip once, from 1 to 5, with an optional
// comment; rating it again replaces the first. Everything shown is therefore verified: nobody else can say anything.
// Averages and lists give first names, and nothing else about the reviewers.
//
// Travelers are asked by email two and seven days after the trip, in its place's time zone, until they have answered or
// opted out. Whoever could not be asked in time is asked once, and nobody more than a month later.
//
// A comment is shown at once and queued for an admin, who approves it or hides it with a reason that its author can
// read. A hidden review counts in no average; nobody but the author edits its text. A revised comment stays hidden
// until an admin has read it. Stars without a comment need no moderation.
package review
