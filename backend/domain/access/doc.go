// Package access owns API keys and the assignments of account managers, and explains permissions.
//
// Decisions:
//   - A key acts for its operator. It is a subject of the Operator's "keys" relation, so objects are checked as
//     they are for a member. Which operations it may call at all is decided by its scopes, which the contract
//     names per operation.
//   - A key is the prefix cvn_live_ or cvn_test_ (sandbox marketplaces), the marketplace, 256 random bits in
//     base 62, and a checksum, so that typos and secret-scanner hits can be recognized without the database. The
//     marketplace is part of the key because row-level security shows a key's row to its own tenant only.
//   - Only the SHA-256 of the random part is stored: 256 random bits need no slow hash.
//   - A lookup is cached for one second, and dropped immediately in the process that revokes or rotates the
//     key.
//   - A key's last use is recorded at most once a minute, after the call and never within it.
//   - Support (Tenant#support, Trip#support, Booking#support, Webhook#support) sees what admins see of people, trips,
//     orders, money, mail, and webhooks, and does what helps a person: it corrects names and addresses, closes and
//     reopens accounts, erases travelers, resends emails, refunds within the policy's limit, moves and cancels
//     bookings, cancels trips, answers disputes, and pauses and resumes webhooks. On the platform's own marketplace it
//     also frees the accounts of those who lost their second factor (Tenant#recover). It cannot touch the accounts of
//     staff: whoever can correct an admin's address can become one. Where support and others share an operation, the
//     domain holds support to its part (principal.Supports).
//   - Administering (Tenant#administer) stays with admins: settings, policies, keys, discount codes, and reviews, which
//     support doesn't see either; roles, payouts, the months of the books, prices, accepted disputes, bulk exports,
//     merging, and impersonating.
//   - An explanation walks the permission server's model (permission.Model) over that server's own relations; a
//     test holds both to the same answers. The names of people and objects are read in one query across tables of
//     other domains, because names are all it needs.
package access
