// Package transfer books rides for travelers and hosts: between an airport and where they stay, before and after a trip.
//
// It owns quotes, accepted quotes (orders) and rides; what travelers paid stands in the payment package's books, on the
// account of who drives, never in a booking's balance: a booking's refund quotes do not know it. An
// order waits for its payment. When that arrives its rides are written as pending, and a job books each of them: the
// ride's id is the company's key, so a booking whose answer was lost is repeated and never made twice. What the company
// refuses is given back to the card at once.
//
// The company is an interface with an embedded simulated fleet and an HTTP adapter; the tenant's settings choose, and a
// ride keeps the one that drives it. The rides' lives follow the product's clock: a sweep asks for those that are near.
//
// Decisions where the specification is silent:
//   - Rides are booked by the customer of a booking that is paid for (T-174, T-195), and by the host of a trip for its free
//     places. Helpers see, correct and cancel them.
//   - A trip allows rides when the marketplace has a company for them and the trip is on sale or confirmed. A party takes
//     as many passengers as it has travelers, at most the tenant's cap (T-184).
//   - The host's rides open some days before the trip (T-200; policy transfer.hostOpensDays), cost him nothing and are
//     borne by the marketplace. He sees no prices, and each direction can be booked for as many people as there are free
//     places (T-196).
//   - Flight and traveler can be corrected, and a ride cancelled, until its driver is on the way (T-197). Prices and the
//     free-cancellation text are for the customer and helpers (T-198).
//   - A ride is free to cancel until the policy's hours before it begins (T-273); later its price is kept. A cancelled
//     booking cancels its rides by the same rule, and all for nothing when the travelers had no part in it.
//   - What a ride costs beyond the company's price is the platform fee; it is earned when the ride is over.
//   - A ride stands among its booking's add-ons under its own id and a short one (T-209). It is paid by its own payment, so
//     that it enters no balance, cart or payout; what is insured includes it. Insurance repriced for a ride is paid with it
//     (T-148); a ride that is cancelled or never driven has the policies brought down again, and the difference goes back.
//     A repriced insurance that costs less is not taken off the ride's price: the insurer's yes gives it back to the card.
package transfer
