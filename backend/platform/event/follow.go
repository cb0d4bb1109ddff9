package event

import (
	"context"
	"time"
)

const (
	followEvery = 400 * time.Millisecond
	// followLimit ends a stream after a while; clients continue with their cursor.
	followLimit = time.Hour
	aliveEvery  = 15 * time.Second
	askAgain    = time.Second // how often the caller's permission is checked again
)

// Stream is one caller that follows the feed.
type Stream struct {
	Send  func(context.Context) error // sends new events
	Alive func() error                // sends a keepalive
	// Check returns an error when the caller may no longer follow; nil means no check.
	Check func(context.Context) error
}

// Follow serves a stream until its caller disconnects, may no longer follow, or has followed for an hour.
func Follow(ctx context.Context, s Stream) error {
	ctx, cancel := context.WithTimeout(ctx, followLimit)
	defer cancel()
	tick, alive, check := time.NewTicker(followEvery), time.NewTicker(aliveEvery), time.NewTicker(askAgain)
	defer tick.Stop()
	defer alive.Stop()
	defer check.Stop()
	for {
		err := s.Send(ctx)
		if ctx.Err() != nil {
			return nil
		}
		if err != nil {
			return err
		}
		select {
		case <-ctx.Done():
			return nil
		case <-alive.C:
			err = s.Alive()
		case <-check.C:
			if s.Check != nil {
				err = s.Check(ctx)
			}
		case <-tick.C:
		}
		if err != nil {
			return err
		}
	}
}
