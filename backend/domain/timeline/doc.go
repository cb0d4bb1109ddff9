// Package timeline tells what happened to a person, a trip, an order, a host, or an operator, in one list for admins
// and support: changes, emails, money, jobs, and webhooks, newest first.
//
// It owns no table. Each domain reads its own past after a position, and the list is merged from these pages: what is
// the newest of all is among the newest of each, so that pages neither repeat nor leave out an entry.
//
// Decisions:
//   - An entry stands at the time at which something began, which never changes, and shows how it stands now. A payout
//     that was sent has a second entry, because it is planned weeks before.
//   - A person's timeline has what others did to their account, what they did, and the money of their orders. A
//     trip's has its orders. Those of hosts and operators have no money of travelers, which is in the timelines of
//     their trips.
//   - An order's has what was done to its payments, travelers, rides, and emails; a person's what was done to the
//     account they sign in with, and to emails. So what support did about a case is in one place.
//   - Emails are those about the record, as their keys and links say; for people, hosts, and operators those to their
//     present addresses. Emails to many people are in the timelines of their readers only.
//   - The queue keeps the jobs that ended for a day, and those that gave up for a week. Exports and repricings are
//     kept by their domains.
//   - What providers reported before the timeline existed is not assigned to payments.
package timeline
