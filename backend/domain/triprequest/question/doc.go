// Package question lets the host and the operator of a trip request ask each other, and the marketplace's staff read
// what they wrote.
//
// Decisions:
//   - A thread begins with a question of one side. The first message of the other side is the answer and closes it;
//     when the side that asked writes again, it is open again.
//   - Both sides write until the request is accepted or declined, also while the trip made from it is in review.
//     Afterward, everything can still be read.
//   - Nobody writes for another person: not while standing in, and not with a key. Messages are neither changed nor
//     deleted.
//   - A person writes at most 30 messages an hour, across all requests.
//   - What was read is remembered by person, not by side: two people of an operator each read for themselves.
//   - The other side gets an email for each message: the host, or everyone who works for the operator.
//   - Of a person who is erased, the words are removed, and the name is replaced where all names are.
package question
