// Package people opens the rooms of the identity domain, in dependency order:
//
//	identity   members, callers, and the words for them
//	standin    admins who act as somebody else   invite     invitations, mailed links and codes
//	session    sign-in, and who holds a session
//	password   first and new passwords           factor     second factors
//	profile    what people say about themselves  directory  people as admins see them
//
// A room knows those above it in this list.
package people
