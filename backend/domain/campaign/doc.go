// Package campaign sends a trip's promotional emails to the host's marketing list, and a host's messages to his
// travelers.
//
// It owns campaign, campaign_recipient and marketing_unsubscribe: who was written to, what, and when. The words of
// promotional emails stand with the trip (H-200); they go out when the launch, or the days after it, have come by the
// tenant's clock. A campaign's readers are fixed in the transaction that starts it; a job then writes their mails a
// batch a minute (policy trip.promoteMailsPerMinute), each in the transaction that marks its reader, so that nobody
// gets one twice however often the job runs.
//
// Promotional emails carry one link that unsubscribes from the host's emails, as a page with a button and as the one
// click of mail programs (RFC 8058). Messages to travelers are about what they booked and have none. A message that is
// more than three days late is not sent: it would come out of nowhere.
package campaign
