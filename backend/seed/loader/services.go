package loader

import (
	"caravan/backend/app/modules"
	"caravan/backend/domain/payment/sandbox"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/clock"
)

// modules are the product's own, for a past that happens instantly: the embedded payment provider answers without
// its usual delay and sends no webhooks, and a silent past emails nobody.
func (l *Loader) modules(q *queue, at clock.Clock, silent bool) (*modules.Domains, error) {
	past := l.Outsides
	past.Jobs, past.Clock, past.Silent, past.Switches = q, at, silent, tenant.AllOn()
	past.CardDelay, past.CardQuiet = -1, true
	past.Choose = func(tenant.Tenant) string { return sandbox.Name }
	return modules.New(past)
}
