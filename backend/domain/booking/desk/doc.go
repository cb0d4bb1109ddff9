// Package desk opens the rooms in which bookings are made and kept, in dependency order:
//
//	booking   types, rules and storage; tally and facts answer the modules that come before bookings
//	view      what people see
//	spots     taking and returning spots of trips
//	hold      spots kept while a party pays     checkout  starting payments
//	party     the travelers                     remind    payment reminders
//	confirm   confirmations                     change    changes of what is booked
//	cancel    cancellations, and restoring cancelled bookings
//	waitlist  waiting for spots                 place     what payments bring about
//
// A room knows those above it in this list. The desk subscribes to what happens to trips and payments, and brings the
// handlers and jobs of its rooms.
package desk
