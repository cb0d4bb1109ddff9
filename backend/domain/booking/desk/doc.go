// Package desk builds the rooms that create and manage bookings, in dependency order:
//
//	booking   types, rules and storage; tally and facts answer the modules that are built before bookings
//	view      what people see
//	spots     taking and releasing spots of trips
//	hold      spots held while a party pays     checkout  starting payments
//	party     the travelers                     remind    payment reminders
//	confirm   confirmations                     change    changes of what is booked
//	cancel    cancellations, and reinstating canceled bookings
//	waitlist  waiting for spots                 place     the effects of payments
//
// A room knows those above it in this list. The desk subscribes to what happens to trips and payments, and
// provides the handlers and jobs of its rooms.
package desk
