// Package invite adds people by invitation, and mails the links and codes that prove an address.
//
// Decisions:
//   - An invitation makes a first password and no other. Whoever has one, from whatever tenant, is told that he was added
//     and signs in; that links the membership.
//   - One mailed link of a kind is worth something at a time. Links live in real time, whatever a tenant's test clock
//     says. A link's token is stored only as a hash.
//   - A mailed link comes with a code of six digits: 15 minutes to reset, a day to activate, five wrong tries.
//     The code is exchanged for a token of its own; the mailed link then stops working.
//   - An invited member has no identity until the activation link is used, because the link is what proves the
//     address.
package invite
