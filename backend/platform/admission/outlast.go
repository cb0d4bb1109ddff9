package admission

import (
	"context"
	"time"
)

// Outlast gives a context with the deadline and the values of ctx, but one that is canceled only the grace after ctx is.
// Work that is broken off in the midst of a transaction costs its connection to the database, and a new one costs more
// than most calls: under overload, when many callers give up, nothing else would be done. finish has to be called once
// after the work.
func Outlast(ctx context.Context, grace time.Duration) (outlasting context.Context, finish func()) {
	outlasting, cancel := context.WithCancelCause(context.WithoutCancel(ctx))
	expire := func() {}
	if end, ok := ctx.Deadline(); ok {
		outlasting, expire = context.WithDeadline(outlasting, end)
	}
	stop := context.AfterFunc(ctx, func() {
		time.AfterFunc(grace, func() { cancel(context.Cause(ctx)) })
	})
	return outlasting, func() {
		stop()
		expire()
		cancel(nil)
	}
}
