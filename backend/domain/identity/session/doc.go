// Package session signs people in and knows who holds a session.
//
// Decisions:
//   - A session counts only in the tenant in which the person signed in (its row in member_session): a tenant that
//     serves a host name of its own and listens there gets no session of another.
//   - Sessions that lie unused end: policies access.staffIdleHours (12, admins and managers) and access.idleHours (168).
//   - The token of a session is answered only to programs that ask for it (Caravan-Session: token) and then in no
//     cookie; a browser, which says Sec-Fetch-Site of itself, gets the cookie alone.
//   - The session token of Kratos' native flow is the browser's HttpOnly cookie, and the bearer token of other
//     clients. The browser never talks to Kratos, whose flows that the product does not use are off (tools/deploy).
//   - A session answer is kept for at most ten seconds by the hash of its token, and dropped on logout and
//     password change.
//   - Other processes are told of an ended session by PostgreSQL's NOTIFY; where that is not heard, ten seconds
//     hold. The member is read at each request, so a role change or a disablement counts at once everywhere.
//   - A session that lacks a second factor which its person has may do nothing but show it. Policy
//     access.secondFactorRequired, true unless a tenant changes it, makes admins set one up before anything else.
//     The demo tenants turn it off, so that everybody can try the admin portal with the password alone.
//   - Sign-in over a session ends that session. The cookie is host-only, HttpOnly, SameSite=Lax; over https it
//     is Secure with the __Host- prefix. Calls that a browser makes for another origin are refused (Origin,
//     Sec-Fetch-Site).
//   - Reading the caller's host and operator is one query with the member, though those tables belong to other
//     domains, because every request pays for it.
package session
