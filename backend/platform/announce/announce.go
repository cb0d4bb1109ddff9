// Package announce lets a domain publish that something happened without knowing who subscribes.
//
// A domain that changes something announces the change in the same transaction; domains above subscribe when they
// are built. Subscribers run in the order of subscription, which is the order in which backend/app lists the
// modules, and inside the announcer's transaction: the first error rolls everything back.
package announce

import (
	"context"

	"github.com/jackc/pgx/v5"
)

// Subscriber handles an announcement, inside the announcer's transaction.
type Subscriber[E any] func(ctx context.Context, tx pgx.Tx, event E) error

// Topic is one kind of announcement. The zero value has no subscribers. Subscribe only while services are being
// built: a topic is read without locks once the process serves.
type Topic[E any] struct{ subscribers []Subscriber[E] }

// Subscribe appends a subscriber.
func (t *Topic[E]) Subscribe(s Subscriber[E]) { t.subscribers = append(t.subscribers, s) }

// Announce calls every subscriber in order and stops at the first error.
func (t *Topic[E]) Announce(ctx context.Context, tx pgx.Tx, event E) error {
	for _, tell := range t.subscribers {
		if err := tell(ctx, tx, event); err != nil {
			return err
		}
	}
	return nil
}
