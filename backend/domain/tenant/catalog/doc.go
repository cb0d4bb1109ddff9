// Package catalog has the categories of a marketplace: the topics of trips and the interests of hosts (T-063).
//
// Decisions:
//   - Records store ids. A category's id never changes, so that a new name, order, or icon is one change of the
//     list, and appears everywhere at once.
//   - Names, the names of earlier times included, are accepted wherever an id is: a partner's system, a link that was
//     shared and a version of an itinerary may know only those. What is stored is the id.
//   - A merged category stays in the list as a reference to the one that it was merged into; links and records that
//     still have it lead there. A deleted one is gone, and so deleted only while nothing uses it.
//   - A hidden category is neither offered nor listed; what has it keeps it.
//   - A marketplace that never changed its list has the standard one, and follows it.
package catalog
