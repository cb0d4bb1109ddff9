// Package supply lets partner operators keep their itineraries and departures in sync with systems of their own.
//
// It owns the table supply_reference (a partner's references and the content pushed last). Itineraries and
// departures belong to their packages, whose rules every push goes through; supply.v1 is the contract.
//
// Decisions:
//   - Each item of a batch has a transaction of its own: a rejected item does not hold up the rest.
//   - Content equal to that of the last push counts as unchanged, whatever happened on this side since. A
//     partner that wants to override changes made here sends different content; one that does not sends the
//     version it saw last.
//   - Services have no references. A pushed service keeps the ID of one with the same type and name, preferably
//     on the same day, so that requests and alternatives that refer to it stay intact.
//   - Changes are read from the feed of all events (domain/webhook), filtered by operator and to supply.
//     Sequence numbers are assigned after the commit, by one writer at a time, so a follower never misses one;
//     they have gaps, and a change may become visible a moment after the call that made it.
package supply
