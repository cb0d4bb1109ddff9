// Package directory is a marketplace's people as its admins see and change them, and accounts as the deployment's
// operators do.
//
// A tenant's admin can end the sessions that a person opened in that tenant. Only the person, or the platform's admins
// and support (Tenant#recover), who must give a reason, can remove second factors or end all sessions; the person is
// notified by email. Support can do so for people of its marketplace who are not staff in any.
//
// Support corrects, closes, and erases the accounts of everyone but staff, by the permission Tenant#support.
package directory
