package db

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/jackc/pgx/v5"
)

// Notify notifies every process that listens on the channel.
func (d *DB) Notify(ctx context.Context, channel, payload string) error {
	if _, err := d.Pool.Exec(ctx, "SELECT pg_notify($1, $2)", channel, payload); err != nil {
		return fmt.Errorf("notify %s: %w", channel, err)
	}
	return nil
}

const (
	listenAgain = time.Second
	// listenAlive is how often a silent connection is pinged.
	listenAlive = 5 * time.Second
)

// Listen calls heard for each notification on the channel until ctx ends. It uses a connection of its own and
// reopens it when it breaks; missed is called whenever notifications may have been lost. Behind a pooler that
// shares connections between transactions nothing is received: callers must remain correct, if later, without
// notifications.
func (d *DB) Listen(ctx context.Context, channel string, heard func(payload string), missed func()) {
	for ctx.Err() == nil {
		if err := d.listen(ctx, channel, heard, missed); err != nil && ctx.Err() == nil {
			slog.WarnContext(ctx, "listening stopped, starting again", "channel", channel, "error", err)
		}
		missed()
		select {
		case <-ctx.Done():
		case <-time.After(listenAgain):
		}
	}
}

func (d *DB) listen(ctx context.Context, channel string, heard func(string), missed func()) error {
	opening, cancel := context.WithTimeout(ctx, listenAlive)
	defer cancel()
	conn, err := pgx.ConnectConfig(opening, d.Direct.Config().ConnConfig.Copy())
	if err != nil {
		return err
	}
	defer func() {
		closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
		defer cancel()
		_ = conn.Close(closing)
	}()
	if _, err := conn.Exec(opening, "LISTEN "+pgx.Identifier{channel}.Sanitize()); err != nil {
		return err
	}
	missed()
	for {
		waiting, cancel := context.WithTimeout(ctx, listenAlive)
		n, err := conn.WaitForNotification(waiting)
		cancel()
		if err == nil {
			heard(n.Payload)
			continue
		}
		if ctx.Err() != nil || waiting.Err() == nil {
			return err
		}
		asking, cancel := context.WithTimeout(ctx, listenAlive)
		err = conn.Ping(asking)
		cancel()
		if err != nil {
			return err
		}
	}
}
