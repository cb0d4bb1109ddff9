// Package standin implements impersonation: an admin acts as another person.
//
// It is an overlay: the admin keeps their session, and a grant tied to that session makes requests run as the
// subject. Every audit entry then names both.
package standin
