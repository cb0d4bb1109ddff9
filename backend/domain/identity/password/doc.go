// Package password sets passwords: the first one, a new one by a mailed link, and another by its owner.
//
// Decisions:
//   - The account's generation is raised before a password is set, and ends every link and code of the person in all
//     tenants but the one at hand, which may be repeated for a quarter of an hour: until it is used up it may set the
//     password again, afterwards it only leads in whoever holds the password that it set.
//   - An admin who sends password help sends the way to the form, no secret.
//   - A new password is checked against lists of leaked passwords that are built in (leaked/), against words of
//     such lists with digits and signs around them, and against what follows from the person and the tenant.
//     Nothing is asked of an outside service.
package password
