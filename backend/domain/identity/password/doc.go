// Package password sets passwords: the first one, a new one through an emailed link, and a change by its owner.
//
// Decisions:
//   - The account's generation is incremented before a password is set. That invalidates every link and code of
//     the person in all tenants except the one at hand, which can be retried for 15 minutes: until it is used up
//     it can set the password again, and afterwards it only signs in someone who knows the password it set.
//   - An admin who sends password help sends the way to the form, not a secret.
//   - A new password is checked against built-in lists of leaked passwords (leaked/), against words from such
//     lists surrounded by digits and symbols, and against whatever can be guessed from the person and the tenant.
//     No outside service is called.
package password
