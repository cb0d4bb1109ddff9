// Package world provides tests with the product's own modules and test outsides: a database of the test's own, a
// clock that it controls, and nothing outside the process.
package world

import (
	"context"
	"net/http"
	"testing"

	"caravan/backend/app/modules"
	"caravan/backend/domain/analytics"
	"caravan/backend/domain/host"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/audit/chain"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/mail"
	"caravan/backend/platform/ory"
	"caravan/backend/platform/places"
	"caravan/backend/platform/rates"
	"caravan/backend/platform/seal"
	"caravan/backend/testkit"
)

// Outsides returns those of a test. The test replaces what it wants to observe, and passes them to Modules.
func Outsides(t testing.TB, d *db.DB, queue jobs.Inserter, at clock.Clock) modules.Outsides {
	t.Helper()
	key := make([]byte, seal.KeySize)
	sealer, err := seal.New(key)
	testkit.Must(t, err)
	sealing, err := chain.New(key)
	testkit.Must(t, err)
	files, err := blob.Folder(t.TempDir())
	testkit.Must(t, err)
	t.Cleanup(func() { _ = files.Close() }) // a test may have closed it on purpose
	tokens := seal.Tokens{Key: key}
	return modules.Outsides{
		DB: d, Jobs: queue, Clock: at, Tenants: &tenant.Store{DB: d}, Switches: tenant.AllOn(),
		Kratos: ory.NewKratos(nowhere, nowhere),
		Authz:  authz.New(Nobody{}, d), Tuples: Nobody{}, Files: files, Browser: chromium.New(""),
		Places:  &places.Gazetteer{},
		Rates:   rates.Sample{},
		Socials: host.SimulatedSocials{Tokens: tokens}, Receiver: analytics.Nowhere{}, Sealer: sealer, Tokens: tokens,
		Chain: sealing, CardKey: key,
		Senders: notification.Senders{Deployment: unsent{}, Secret: func(context.Context, tenant.Tenant,
			string) (string, error) {
			return "", nil
		}},
		Origin: func(t tenant.Tenant) string { return "http://" + t.Host }, Choose: modules.Chosen,
		Hooks: http.DefaultClient,
	}
}

// nowhere is an address that nothing listens on.
const nowhere = "http://127.0.0.1:1"

// Modules builds all domains.
func Modules(t testing.TB, o modules.Outsides) *modules.Domains {
	t.Helper()
	built, err := modules.New(o)
	testkit.Must(t, err)
	return built
}

// Nobody accepts relations and grants every permission: the tests of domains are not about permissions.
type Nobody struct{}

// Check implements authz.Relations.
func (Nobody) Check(context.Context, authz.Tuple) (bool, error) { return true, nil }

// Write implements authz.Relations.
func (Nobody) Write(context.Context, []authz.Tuple, []authz.Tuple) error { return nil }

// Subjects implements access.Tuples.
func (Nobody) Subjects(context.Context, string, string, string) ([]string, error) { return nil, nil }

// Of implements access.Tuples.
func (Nobody) Of(context.Context, string, string) ([]authz.Tuple, string, error) {
	return nil, "", nil
}

// unsent discards emails.
type unsent struct{}

// Send implements mail.Sender.
func (unsent) Send(context.Context, mail.Message) error { return nil }
