// Package move transfers a booking to another trip, with its travelers, its payments, and the data needed to pay
// the rest. It also transfers the bookings of a member to the one they are merged into.
//
// The other trip's spots are taken and the former ones released in one transaction. The booking costs what the
// other trip costs now, under the terms it was made with; only the final payment's due date follows the other
// trip. An overpayment is refunded the way it was paid, and an underpayment is due with the balance.
//
// Choices where the specification is silent:
//   - Private rooms and add-ons move along if the other trip offers the same kind, on the same side of the
//     trip, under the same name, and has some left. Anything it lacks is listed beforehand and deducted from the
//     price.
//   - Transfers, insurance and discounts belong to the former trip's days, prices and host. They must be
//     canceled by their own rules first, so that nobody loses money through a side effect.
//   - A confirmed booking stays confirmed if the other trip is; otherwise the other trip's host confirms it
//     again.
//   - Travelers accept the other trip's terms and review their trip forms.
package move
