// Package notification writes the product's mails and hands them to the mail server. Each domain composes the mails about
// what happens in it; this package knows none of them.
//
// It owns the email table. A mail is written whole, in the transaction that causes it, with a key that makes
// it unique: an event that is told twice is mailed once. A job sends it after the commit; retries carry the
// same message id. Links lead to the tenant's own host, the look follows the tenant's brand and accent.
//
// The mails to a person are also the notices in the portals, for 90 days: but those that open an account, promotions and
// trials of the mail server. They are found by the address of whoever is signed in.
//
// The templates are generated: packages/emails holds the mails as React components and its README says how to
// add one.
package notification
