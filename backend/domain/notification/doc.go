// Package notification writes the product's emails and passes them to the mail server. Each domain composes the
// emails about what happens in it; this package knows none of them.
//
// It owns the tables email, email_wording, email_words, notice_choice and refused_address. An email is written
// completely, in the transaction that triggers it, with a key that makes it unique: an event reported twice is
// emailed once. A job sends it after the commit; retries carry the same message ID. Emails of a batch can be held
// back together as long as they have not been sent (Batches).
//
// Emails that are the same for many readers are rendered once, with a placeholder for each reader's own text
// (Wording). A job sends several of them over one connection, each at most once: it claims an email before the mail
// server can have it, and does not send what it finds claimed. A worker that is killed leaves at most one that may
// not have arrived, which is recorded as uncertain. What the mail server does not accept now is retried separately.
// All other emails are sent at least once: after a kill, one may arrive twice under the same message ID.
//
// Links lead to the tenant's own host name, and the look follows the tenant's brand and accent color.
//
// Emails to a person double as the notices in the portals, for 90 days, except account openings, promotions and
// mail server tests. They are found by the address of the signed-in person.
//
// Members choose some notices in their portal's account: by email, in the bell, both or neither. Anything about
// money, bookings, transfers and the account itself is always sent. Emails that can be chosen link to the choices
// in place of an unsubscribe link. By default, both are on.
//
// A marketplace can put emails in its own words, except those about an account, which leave by the deployment's own
// mail server (DECISIONS §8). Package reword knows the sentences, package desk is where admins write. An email is
// written with the words of that moment, like everything else in it. The tenant carries a count of its changes, by
// which the words are kept in memory: a marketplace without words of its own costs no query, and one with such reads
// them once for each change.
//
// The templates are generated: packages/emails has the emails as React components, and its README explains how to
// add one.
package notification
