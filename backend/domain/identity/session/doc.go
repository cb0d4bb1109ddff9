// Package session signs people in and resolves sessions.
//
// Decisions:
//   - A session counts only in the tenant where the person signed in (its row in member_session): a tenant with
//     a host name of its own gets no session of another.
//   - Idle sessions end: policies access.staffIdleHours (12, admins and managers) and access.idleHours (168).
//   - A session token is returned only to programs that ask for it (Caravan-Session: token), and then in no
//     cookie; a browser, recognized by its Sec-Fetch-Site header, gets only the cookie.
//   - The session token of Kratos' native flow is the browser's HttpOnly cookie, and other clients' bearer
//     token. The browser never talks to Kratos, and Kratos flows that the product does not use are disabled
//     (tools/deploy).
//   - A session lookup is cached for at most ten seconds by the hash of its token, and dropped on sign-out and
//     password change.
//   - Other processes learn of an ended session by PostgreSQL's NOTIFY; if that is missed, the ten seconds
//     apply. The member is read on each request, so a role change or deactivation takes effect everywhere
//     immediately.
//   - A session that has not been confirmed with an enrolled second factor can do nothing but confirm it.
//     Policy access.secondFactorRequired, true unless a tenant changes it, makes admins enroll one before
//     anything else. The demo tenants turn it off, so that everyone can try the admin portal with just the
//     password.
//   - Signing in over a session ends that session. The cookie is host-only, HttpOnly and SameSite=Lax; over
//     https it is Secure with the __Host- prefix. Cross-origin browser calls are rejected (Origin,
//     Sec-Fetch-Site).
//   - The caller's host and operator are read in one query with the member, although those tables belong to
//     other domains, because every request pays for it.
package session
