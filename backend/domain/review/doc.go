// Package review collects what travelers say about completed trips, and summarizes it by itinerary, host and
// operator.
//
// It owns review, review_ask and review_silence. Each traveler rates a trip once, from 1 to 5, with an optional
// comment; rating it again replaces the first. Every review shown is therefore verified: only travelers can write
// one. Averages and lists show first names, and nothing else about the reviewers.
//
// Travelers are asked by email two and seven days after the trip, in its place's time zone, until they have
// answered or opted out. Those who could not be asked in time are asked once, and nobody more than a month later.
//
// A comment is shown immediately and queued for an admin, who approves it or hides it with a reason that its
// author can read. A hidden review counts in no average; only the author can edit its text. A revised comment
// stays hidden until an admin has read it. Stars without a comment need no moderation.
package review
