// Package supply is how partner operators keep their itineraries and departures in step with systems of their own.
//
// It owns the table supply_reference (a partner's references and the content pushed last). Itineraries and departures
// belong to their packages, whose rules every push goes through; supply.v1 is the contract.
//
// Decisions:
//   - Each item of a batch is a transaction of its own: what is refused does not hinder the rest.
//   - Content equal to that of the last push is unchanged, whatever happened on this side since. A partner that
//     wants to win over changes made here sends other content, one that does not sends the version it last saw.
//   - Services have no references. A pushed service keeps the id of one with the same type and name, preferably of
//     the same day, so that requests and alternatives which refer to it stay whole.
//   - What changed is read from the feed of all events (domain/webhook), narrowed to the operator and to supply. Its
//     numbers are given after the commit, one writer at a time, so a follower never misses one; they have gaps, and
//     a change can be read a moment after the call that made it.
package supply
