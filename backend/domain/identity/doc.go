// Package identity owns the people of a tenant: members, activation and reset links, sessions as the product
// sees them, and impersonation. Its rooms are beside it; package people opens them.
//
// Kratos decides who a person is: one identity per email address for the whole deployment, with its password
// and sessions. A member is that person in one tenant; without one, a signed-in person is nobody there. The identity
// belongs to the deployment and its person, the membership to the tenant: no tenant acts on an identity. Mails about
// accounts leave by the deployment's own server and address (package notification).
package identity
