// Package identity owns the people of a tenant: members, activation and reset links, sessions as the product
// sees them, and impersonation.
//
// Kratos decides who a person is: one identity per e-mail address for the whole deployment, with its password
// and sessions. A member is that person in one tenant; without one, a signed-in person is nobody there.
//
// Decisions:
//   - The session token of Kratos' native flow is the browser's HttpOnly cookie, and the bearer token of other
//     clients. The browser never talks to Kratos.
//   - A session answer is kept for at most ten seconds by the hash of its token, and dropped on logout and
//     password change.
//   - An invited member has no identity until the activation link is used, because the link is what proves the
//     address. A link's token is stored only as a hash.
//   - A new password is checked against lists of leaked passwords that are built in (leaked/), against words of
//     such lists with digits and signs around them, and against what follows from the person and the tenant.
//     Nothing is asked of an outside service.
//   - Impersonation is an overlay: the admin keeps his session, and a grant tied to that session makes requests
//     run as the subject. Every audit entry then names both.
//   - Reading the caller's host and operator is one query with the member, though those tables belong to other
//     domains, because every request pays for it.
package identity
