// Package auditlog lets admins read the trail that platform/audit writes, and has it sealed (platform/audit/chain) by a job.
//
// Decisions:
//   - An entry without its actor tells nothing: names are asked of identity with each page. What objects, and the ids within
//     both states, are called is asked of Names. All are as of today: the log itself keeps ids, which a change of name does
//     not touch.
//   - Words are looked for in action, type and both states as text, and in the names and addresses of who acted. The index
//     by time bounds the work in practice: the newest matches are wanted.
package auditlog
