// Package access owns API keys and the assignments of account managers, and explains permissions.
//
// Decisions:
//   - A key acts for its operator: it stands in the relation keys of Operator, so objects are checked as for a
//     member. What it may call at all is decided by its scopes, which operations name in the contract.
//   - A key is cvn_live_ or cvn_test_ (sandbox marketplaces), then the marketplace and 256 random bits in base 62,
//     then a checksum, so that a mistyped key and a find of a secret scanner are told without the database. The
//     marketplace stands in the key because row-level security shows a key's row to its own tenant only.
//   - Only SHA-256 of the random part is stored: 256 random bits need no slow hash.
//   - An answer is kept for a second, and dropped at once in the process that revokes or rotates.
//   - When a key was used is written at most once a minute and after the call, never within it.
//   - An explanation walks the same model as the permission server (permission.Model), over that server's own
//     relations; a test holds both to the same answers. Reading the names of people and objects for its sentences
//     is one query over tables of other domains, since a name is all that is read.
package access
