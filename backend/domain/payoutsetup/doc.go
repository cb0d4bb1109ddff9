// Package payoutsetup has admins start the payout account of a host or an operator: they email a link, and the payee's
// own people sign in and finish.
//
// Decisions:
//   - People who may set the account get the link: a host's first user, or an operator's admins. It has no rights:
//     it leads to the page of the account, where the reader signs in.
//   - A link is sent while there is no account, again and again if need be. What the payment provider asks for
//     later, it asks the payee (package payout).
//   - A link counts as opened when one of those who got it comes by it signed in. Mail servers that look at links are
//     sent to the sign-in page, and whoever signs in there comes back.
package payoutsetup
