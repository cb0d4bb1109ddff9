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
//   - Other processes are told of an ended session by PostgreSQL's NOTIFY; where that is not heard, ten seconds
//     hold. The member is read at each request, so a role change or a disablement counts at once everywhere.
//   - Second factors: an authenticator app and backup codes are Kratos', in its native flows. Passkeys are kept
//     here (go-webauthn): Kratos 1.3 takes them only in flows of a browser, and knows one relying party for the
//     whole deployment, while browsers tie a passkey to the tenant's host name. Either counts; backup codes
//     stand in for one of them, never alone.
//   - A session that lacks a second factor which its person has may do nothing but show it. Policy
//     access.secondFactorRequired, true unless a tenant changes it, makes admins set one up before anything else.
//     The demo tenants turn it off, so that everybody can try the admin portal with the password alone.
//   - The way of signing in is changed only within 15 minutes of the password (Kratos' privileged session), and
//     never while standing in: permission "self" in the contract.
//   - A mailed link comes with a code of six digits: 15 minutes to reset, a day to activate, five wrong tries.
//     The code is exchanged for a token of its own; the mailed link then stops working.
//   - Sign-in over a session ends that session. The cookie is host-only, HttpOnly, SameSite=Lax; over https it
//     is Secure with the __Host- prefix. Calls that a browser makes for another origin are refused (Origin,
//     Sec-Fetch-Site).
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
