// Package supply lets partner operators keep their itineraries and departures in sync with systems of their own.
//
// It owns the table supply_reference: a partner's references with the content pushed last, who pushed it, and who
// wins where people edited it. Itineraries and departures belong to their packages, whose rules every push goes
// through; supply.v1 is the contract.
//
// Decisions:
//   - Each item of a batch has a transaction of its own: a rejected item does not hold up the rest.
//   - Content equal to that of the last push counts as unchanged, whatever happened on this side since. A
//     partner that wants to override changes made here sends different content; one that does not sends the
//     version it saw last. The hash is that of what was pushed, also where parts of it were kept as they are here.
//   - Content is stored as the bytes of the contract's message, which its rules of compatibility keep readable;
//     content_form names the version. Pushes from before it was stored have none until the next push, which may be
//     the same.
//   - A part counts as edited here if applying what was pushed last would change it. There is no second record of
//     edits: what the rules fill in and correct makes no difference, and what a push doesn't say isn't compared.
//   - Who wins is decided for an itinerary and its departures together, by people only: a partner's key reads the
//     comparison but cannot decide, or it would overrule those whose edits it protects. Every member who may edit
//     the itinerary decides, and so do the marketplace's admins.
//   - Where edits win, a push leaves edited parts alone and names them as kept, by part: country and destination
//     are one, as are the spots, and each day. Parts that need each other are kept together: an edited day keeps
//     the length that it is within. If nothing else differs, nothing is saved and the outcome is unchanged.
//   - A withdrawal is not content: it applies to edited departures, too. A departure that was deleted here stays
//     deleted where edits win, and is created again by a changed push otherwise.
//   - Where the content of the last push isn't known, everything that differs counts as edited.
//   - Using what was pushed is an update like any other: it creates a version, and the rules may refuse it.
//   - Services have no references. A pushed service keeps the ID of one with the same type and name, preferably
//     on the same day, so that requests and alternatives that refer to it stay intact.
//   - Changes are read from the feed of all events (domain/webhook), filtered by operator and to supply.
//     Sequence numbers are assigned after the commit, by one writer at a time, so a follower never misses one;
//     they have gaps, and a change may become visible a moment after the call that made it.
package supply
