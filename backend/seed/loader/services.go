package loader

import (
	"caravan/backend/app/modules"
	"caravan/backend/domain/payment/sandbox"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/clock"
)

// modules are the product's own, in a past that happens at once: the embedded payment provider answers without its
// usual delay and tells nothing afterwards, and a silent past mails nobody.
func (l *Loader) modules(q *queue, at clock.Clock, silent bool) (*modules.Domains, error) {
	past := l.Outsides
	past.Jobs, past.Clock, past.Silent, past.Switches = q, at, silent, tenant.AllOn()
	past.CardDelay, past.CardQuiet = -1, true
	past.Choose = func(tenant.Tenant) string { return sandbox.Name }
	return modules.New(past)
}
