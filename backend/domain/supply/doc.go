// Package supply is how partner operators keep their itineraries and departures in step with systems of their own.
//
// It owns the tables supply_reference (a partner's references and the content pushed last), supply_cursor and
// supply_change (what changed, for followers). Itineraries and departures belong to their packages, whose rules
// every push goes through; supply.v1 is the contract.
//
// Decisions:
//   - Each item of a batch is a transaction of its own: what is refused does not hinder the rest.
//   - Content equal to that of the last push is unchanged, whatever happened on this side since. A partner that
//     wants to win over changes made here sends other content, one that does not sends the version it last saw.
//   - Services have no references. A pushed service keeps the id of one with the same type and name, preferably of
//     the same day, so that requests and alternatives which refer to it stay whole.
//   - Cursors of an operator have no gaps and become visible in their order: the counter's row is locked by the
//     transaction that writes the change. A follower never misses one.
package supply
