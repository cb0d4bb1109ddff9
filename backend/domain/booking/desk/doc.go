// Package desk opens the rooms in which bookings are made and kept, in the order in which they stand on each other:
//
//	booking   types, rules and what is stored; tally and facts answer those who stand before bookings
//	view      what people see
//	spots     taking and giving back spots of trips
//	hold      spots kept while a party pays     checkout  the start of payments
//	party     the travelers                     remind    payment reminders
//	confirm   confirmations                     change    changes of what is booked
//	cancel    ends, and cancelled bookings that come back
//	waitlist  waiting for spots                 place     what payments bring about
//
// A room knows those above it in this list. The desk follows what happens to trips and payments, and brings the handlers
// and the jobs of its rooms.
package desk
