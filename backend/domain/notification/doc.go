// Package notification writes the product's emails and hands them to the mail server. Each domain composes the emails
// about what happens in it; this package knows none of them.
//
// It owns the tables email, email_wording, notice_choice and refused_address. An email is written in full, in the transaction that
// causes it, with a key that makes it unique: an event reported twice is mailed once. A job sends it after the commit;
// retries carry the same message ID. Emails of a batch can be held back together as long as they have not left (Batches).
//
// What many readers get alike is written out once, with a mark where each one's own text goes (Wording). A job sends
// several of them over one connection, and notes each before the next leaves: a worker that is killed leaves one at most
// that may come twice, under the same message ID. What the mail server does not take now is tried again by itself.
//
// Links lead to the tenant's own host name, and the look follows the tenant's brand and accent color.
//
// Emails to a person double as the notices in the portals, for 90 days, except account openings, promotions and mail
// server tests. They are found by the address of whoever is signed in.
//
// Members choose some notices in their portal's account: by email, in the bell, both or neither. Anything about money,
// bookings, rides and the account itself is always sent. Emails that can be chosen link to the choices in place of an
// unsubscribe link. By default, both are on.
//
// The templates are generated: packages/emails has the emails as React components, and its README explains how to add
// one.
package notification
