// Package identity owns the people of a tenant: members, activation and reset links, sessions as the product
// sees them, and impersonation.
//
// Kratos decides who a person is: one identity per e-mail address for the whole deployment, with its password
// and sessions. A member is that person in one tenant; without one, a signed-in person is nobody there. The identity
// belongs to the deployment and its person, the membership to the tenant: no tenant acts on an identity.
//
// Decisions:
//   - An invitation makes a first password and no other. Whoever has one, from whatever tenant, is told that he was added
//     and signs in; that links the membership. An admin who sends password help sends the way to the form, no secret.
//     Mails about accounts leave by the deployment's own server and address (package notification).
//   - A tenant's admin may end the sessions that a person opened in his tenant. Removing second factors and ending all
//     sessions are the person's own, or the platform operators' (Tenant#operate_platform), who give a reason; the person
//     is mailed.
//   - A session counts only in the tenant in which the person signed in (its row in member_session): a tenant that
//     serves a host name of its own and listens there gets no session of another.
//   - One mailed link of a kind is worth something at a time. The account's generation is raised before a password is
//     set, and ends every link and code of the person in all tenants but the one at hand, which may be repeated for a
//     quarter of an hour: until it is used up it may set the password again, afterwards it only leads in whoever holds
//     the password that it set. Links live in real time, whatever a tenant's test clock says.
//   - Sessions that lie unused end: policies access.staffIdleHours (12, admins and managers) and access.idleHours (168).
//   - The token of a session is answered only to programs that ask for it (Caravan-Session: token) and then in no
//     cookie; a browser, which says Sec-Fetch-Site of itself, gets the cookie alone.
//   - The session token of Kratos' native flow is the browser's HttpOnly cookie, and the bearer token of other
//     clients. The browser never talks to Kratos, whose flows that the product does not use are off (tools/deploy).
//   - A session answer is kept for at most ten seconds by the hash of its token, and dropped on logout and
//     password change.
//   - Other processes are told of an ended session by PostgreSQL's NOTIFY; where that is not heard, ten seconds
//     hold. The member is read at each request, so a role change or a disablement counts at once everywhere.
//   - Second factors: an authenticator app and backup codes are Kratos', in its native flows. Passkeys are kept
//     here (go-webauthn): Kratos 1.3 takes them only in flows of a browser, and knows one relying party for the
//     whole deployment, while browsers tie a passkey to the tenant's host name. Either counts; backup codes
//     stand in for one of them, never alone. An authenticator counts in every tenant, a passkey in its own: so whoever
//     has a passkey somewhere adds a factor elsewhere only in a session that has shown one.
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
