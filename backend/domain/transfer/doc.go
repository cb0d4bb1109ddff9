// Package transfer books rides for travelers and hosts, between an airport and their stay, before and after a
// trip.
//
// It owns quotes, accepted quotes (orders) and rides. What travelers paid is in package payment's books, on the
// transfer company's account and never in a booking's balance: a booking's refund quotes do not include it. An
// order waits for its payment. When that succeeds, its rides are written as pending, and a job books each of
// them. The ride's ID is the company's idempotency key, so a booking whose response was lost is retried and never
// made twice. A ride that the company rejects is refunded to the card immediately.
//
// A company is an interface with an embedded simulated fleet and an HTTP adapter. A marketplace has a list of them
// (package tenant/company), and the first that is not paused and covers the country where a ride begins drives it; a
// party may arrive with one and depart with another. A ride stays with its company, also when that is paused or
// removed. Rides follow the product's clock: a sweep polls those that are imminent, and a company may report by
// webhook (room reported), which makes us fetch the ride's status. What it reported is stored in
// ground_transfer_event with its effect, and the timeline shows it. It is kept like the events of payments.
//
// Decisions where the specification is silent:
//   - Rides are booked by the customer of a paid booking (T-174, T-195), and by the host of a trip for its free
//     spots. Staff can see, correct and cancel them.
//   - A trip allows rides when the marketplace has a company that covers its country and the trip is on sale or
//     confirmed. A direction that begins in a country that no company covers has no vehicles. A party takes as many
//     passengers as it has travelers, up to the tenant's limit (T-184).
//   - The host's rides open some days before the trip (T-200; policy transfer.hostOpensDays), cost the host
//     nothing, and are paid for by the marketplace. Hosts see no prices, and can book each direction for as many
//     people as there are free spots (T-196).
//   - Flight and traveler can be corrected, and a ride canceled, until its driver is on the way (T-197). Prices
//     and the free-cancellation text are for the customer and staff (T-198).
//   - A ride can be canceled for free until the policy's number of hours before it begins (T-273); after that,
//     its price is kept. A canceled booking cancels its rides by the same rule, and all for free if the travelers
//     did not cause it.
//   - Whatever a ride costs beyond the company's price is the platform fee, earned when the ride is over.
//   - A ride is listed among its booking's add-ons under its own ID and a short one (T-209). It is paid for by
//     its own payment and so counts towards no balance, cart or payout, but the insured amount includes it.
//     Insurance repriced for a ride is paid together with it (T-148). When a ride is canceled or never driven,
//     the policies are lowered again and the difference is refunded. A lower premium is not deducted from the
//     ride's price: once the insurer agrees, it is refunded to the card.
package transfer
