// Package directory is the people of a marketplace as its admins see and change them, and accounts as the deployment's
// operators do.
//
// A tenant's admin may end the sessions that a person opened in his tenant. Removing second factors and ending all
// sessions are the person's own, or the platform operators' (Tenant#operate_platform), who give a reason; the person
// is mailed.
package directory
