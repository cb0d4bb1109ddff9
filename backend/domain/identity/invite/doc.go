// Package invite adds people by invitation, and emails the links and codes that prove an address.
//
// Decisions:
//   - An invitation can set a first password and no other. A person who already has one, from any tenant, is
//     told that they were added and signs in; that links the membership.
//   - Only one emailed link of a kind is valid at a time. Links expire in real time, whatever a tenant's test
//     clock says. A link's token is stored only as a hash.
//   - An emailed link comes with a six-digit code: valid for 15 minutes for a reset, a day for an activation,
//     and five wrong attempts. The code is exchanged for a token of its own; the emailed link then stops working.
//   - An invited member has no identity until the activation link is used, because the link is what proves the
//     address.
package invite
