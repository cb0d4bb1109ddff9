// Package campaign sends a trip's promotional emails to the host's marketing list, and a host's messages to their
// travelers.
//
// It owns campaign, campaign_recipient, marketing_unsubscribe and opening_watch: who was sent what, and when. The text of
// promotional emails is stored with the trip (H-200); they are sent when the launch, or the day after it that they belong to, has
// come by the tenant's clock. A campaign's recipients are fixed in the transaction that starts it. A job then writes
// their emails in steps, each in the transaction that marks its recipients, so that nobody gets one twice however often
// the job runs. The policy trip.promoteMailsPerMinute bounds the pace, and so does the mail server: no more than two
// steps wait for it. A promotion is written out once for each language and sent with each reader's own links. An address that a mail server has rejected permanently gets no promotion for half a year.
//
// A host can stop a campaign that is being sent. Whatever the mail server has accepted stays sent, emails that are
// written but have not left are held back, and nothing more is written. It stays stopped; to write again, the host
// creates another email.
//
// Promotional emails carry one link that unsubscribes from the host's emails, as a page with a button and as the one
// click of mail programs (RFC 8058). Messages to travelers are about what they booked and have none. A message that is
// more than three days late is not sent: it would come out of nowhere.
//
// Who meets a trip that is not open yet, or a host without one, asks for one email when it opens (opening_watch). An
// address is asked itself before anything else is sent there, by a link that one mail carries; the launch asks for the
// mails in its own transaction, and whoever confirms while it is under way waits for it and is told at once. Addresses
// that were told, that nobody confirmed, or that wanted no more are deleted after thirty days.
package campaign
