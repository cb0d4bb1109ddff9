package admission

import (
	"context"
	"time"
)

// Outlast returns a context with the deadline and values of ctx that is canceled only a grace period after ctx
// is. Aborting work in the middle of a transaction costs a database connection, and opening a new one costs more
// than most calls: under overload, when many callers give up, the server would do nothing else. finish must be
// called exactly once after the work.
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
