// Package chain keeps the trail that package audit writes tamper-evident: each tenant's entries form a hash chain that
// `caravan audit verify` walks.
//
//   - The running server can add entries and seals, but never change or remove one (grants of the tables). The chain
//     exposes changes made with higher privileges: each hash is an HMAC, under a key derived from the deployment's seal
//     key, over the position, the entry and the previous hash. Someone who can write to the database but lacks the key
//     cannot make a chain that verifies. The key can be replaced: each seal names the key that made it, and a part
//     whose key is missing is distinguished from one that was altered.
//   - A job seals, not the transaction that writes the entry: a chain inside it would make every change of a tenant
//     wait for every other.
//   - Order: an entry's instant comes from the tenant's clock, which may be a test clock, and commits do not happen in
//     the order of IDs. Entries therefore carry their transaction's number, and the job takes those below the oldest
//     transaction that is still open: no entry can appear below that line any more. Below the line the order is
//     transaction number, then ID. Transactions of other databases on the same server are not waited for. After the
//     database was restored to another server, whose numbers start over, the job searches once for all entries without
//     a seal.
//   - Cutting off the newest entries together with their seals leaves a shorter chain that verifies. verify prints the
//     last position and its hash; stored elsewhere and passed back with -anchor, they reveal a cut.
package chain
