// Package people assembles the rooms of the identity domain, in dependency order:
//
//	identity   members, callers, and their conversion
//	standin    impersonation                     invite     invitations, emailed links and codes
//	session    sign-in and sessions
//	password   first and new passwords           factor     second factors
//	profile    people's own profiles             directory  people as admins see them
//
// A room knows those above it in this list.
package people
