// Package directory is a marketplace's people as its admins see and change them, and accounts as the deployment's
// operators do.
//
// A tenant's admin can end the sessions that a person opened in that tenant. Only the person, or the platform operators
// (Tenant#operate_platform), who must give a reason, can remove second factors or end all sessions; the person is
// notified by email.
package directory
