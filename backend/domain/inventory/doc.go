// Package inventory implements the departures of itineraries: start dates with a package, a quantity and their
// costs.
//
// It owns the table inventory_item. A departure's quantity is taken by trip requests (pending), confirmed with
// the trip, and released when the request is rejected or the trip canceled.
//
// Decisions:
//   - A departure's date and package never change; its quantity only increases (O-113, O-114).
//   - A second departure on the same day is allowed: O-120 is a warning of the form.
//   - A departure that a request or trip uses cannot be removed. A removed one is kept, because earlier trips
//     refer to it.
//   - An update names what it changes and leaves the rest. Each item of a batch is saved or rejected on its
//     own.
//   - The accommodation of a departure in use is fixed (O-105).
//   - A tier that has to stay (O-118) can be replaced by another number of travelers, but not dropped.
//   - Cost schedules are sorted by travelers when they are saved, and each count appears once.
//   - In the calendar of a year, a trip without a departure, or whose departure was removed, stands for itself.
package inventory
