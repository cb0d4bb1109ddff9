// Package chain keeps the trail that package audit writes honest: the entries of each tenant are joined in a hash chain
// that `caravan audit verify` walks.
//
//   - The running server may add entries and seals, never change or remove one (grants of the tables). The chain
//     shows what somebody with more rights did: each hash is an HMAC, under a key derived from the deployment's
//     seal key, over the position, the entry and the hash before it. Who can write to the database but has not
//     the key cannot make a chain that verifies. The key can be replaced: each seal names the one that made it, and a
//     part whose key is not here is told apart from one that was changed.
//   - A job seals, not the transaction that writes the entry: a chain inside it would make every change of a
//     tenant wait for every other.
//   - Order: an entry's instant comes from the tenant's own clock, which may be a test clock, and commits do not
//     happen in the order of ids. Entries therefore carry their transaction's number, and the job takes those
//     below the oldest transaction that is still open: no entry can appear behind that line any more. Within the
//     line the order is transaction number, then id. Transactions of other databases of the same server are not
//     waited for. When the database was restored into another server, whose numbers start anew, the job looks
//     once for whatever has no seal.
//   - Cutting off the newest entries together with their seals leaves a shorter chain that verifies. verify
//     prints the last position and its hash; kept elsewhere and given back with -anchor, they show a cut.
package chain
