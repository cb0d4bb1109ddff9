// Package auditlog lets admins read the trail that platform/audit writes, and seals it in a job
// (platform/audit/chain).
//
// Decisions:
//   - An entry is useless without its actor, so names are fetched from identity with each page. The names of
//     objects, and of the IDs within both states, come from Names. All names are current: the log itself stores
//     IDs, which a rename does not affect.
//   - A search looks at action, type, both states as text, and the actor's names and addresses. The index by
//     time bounds the work in practice, since people want the newest matches.
package auditlog
