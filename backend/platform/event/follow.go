package event

import (
	"context"
	"time"
)

const (
	followEvery = 400 * time.Millisecond
	// followLimit ends a stream after a while; clients go on with their cursor.
	followLimit = time.Hour
	aliveEvery  = 15 * time.Second
	askAgain    = time.Second // whether the caller is still who he was
)

// Stream is one caller who follows the feed.
type Stream struct {
	Send  func(context.Context) error // sends what is new
	Alive func() error                // says that the stream lives
	// Check tells whether the caller may go on; nil asks nobody.
	Check func(context.Context) error
}

// Follow serves a stream until its caller leaves, may no longer follow, or has followed for an hour.
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
