// Package event writes the feed of changes, in the transaction that makes them.
//
// Code that changes the state of an object publishes the change in one line:
//
//	event.Publish(ctx, tx, event.Event{Type: event.TripStatusChanged, ObjectType: "Trip", ObjectID: t.ID, At: now,
//		Before: map[string]any{"status": from}, After: map[string]any{"status": t.Status}})
//
// Where an audit entry is written anyway, its Event field does the same:
//
//	audit.Record(ctx, tx, audit.Entry{Action: "trip.approve", Event: event.TripStatusChanged, …})
//
// The feed is numbered after the commit, delivered to webhook subscriptions (domain/webhook), and followed
// through events.v1. Whom an event concerns – trip, booking, host, operator – is derived there from the object.
// The stored events belong to this package: Unnumbered and Place number them, Read and ByID read them.
//
// Before and After hold what changed and what a receiver needs to know about the object: statuses, amounts, IDs.
// They never hold names, addresses, or anything that is sealed, because a subscriber may be an outside company.
package event
