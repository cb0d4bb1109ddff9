// Package campaign sends a trip's promotional emails to the host's marketing list, and a host's messages to their
// travelers.
//
// It owns campaign, campaign_recipient, marketing_unsubscribe and opening_watch: who was sent what, and when. The
// text of promotional emails is stored with the trip (H-200); they are sent when the launch, or the day after it
// that they belong to, has come by the tenant's clock. A campaign's recipients are fixed in the transaction that
// starts it. A job then writes their emails in steps, each in the transaction that marks its recipients, so that
// nobody gets one twice however often the job runs. A promotion is handed to the mail server at most once; whose copy
// may have arrived or not, after a crash, is counted as uncertain. The policy trip.promoteMailsPerMinute bounds the
// pace, and so does the mail server: no more than two steps wait for it. A promotion is rendered once for each language
// and sent with each reader's own links. An address that a mail server has rejected permanently gets no promotion for
// half a year.
//
// A host can stop a campaign that is being sent. Whatever the mail server has accepted stays sent, emails that
// are written but not sent are held back, and nothing more is written. It stays stopped; to write again, the host
// copies it into a draft: for everyone, or for those who did not get it, with or without those it may have reached.
//
// Promotional emails carry one link that unsubscribes from the host's emails, as a page with a button and as the
// one click of mail programs (RFC 8058). Messages to travelers are about what they booked and have none. A
// message that is more than three days late is not sent: it would be out of context.
//
// Visitors of a trip that is not open yet, or of a host without one, can ask for one email when it opens
// (opening_watch). An address is asked to confirm before anything else is sent there, by a link in one email; the
// launch enqueues the emails in its own transaction, and a confirmation concurrent with it waits for it and is
// answered immediately. Addresses that were notified, that nobody confirmed, or that unsubscribed are deleted
// after thirty days.
package campaign
