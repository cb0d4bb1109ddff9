package testkit

import (
	"testing"

	"caravan/backend/platform/ory"
)

// OryServers are a real Kratos and a real Keto, shared by all tests of the machine: whatever a test creates there
// needs a unique name, see Email and ID.
type OryServers struct {
	Kratos *ory.Kratos
	Keto   *ory.Keto

	KratosPublic, KratosAdmin string
	KetoRead, KetoWrite       string
	SMTPAddr                  string // the mail sink
	MailURL                   string // its page and its JSON API
}

// Ory returns the shared servers, starting them if needed.
func Ory(t testing.TB) OryServers {
	t.Helper()
	got, err := acquire(oryKeeper)
	if err != nil {
		t.Fatal(err)
	}
	return OryServers{
		Kratos:       ory.NewKratos(got.KratosPublic, got.KratosAdmin),
		Keto:         ory.NewKeto(got.KetoRead, got.KetoWrite),
		KratosPublic: got.KratosPublic, KratosAdmin: got.KratosAdmin,
		KetoRead: got.KetoRead, KetoWrite: got.KetoWrite,
		SMTPAddr: got.SMTPAddr, MailURL: got.MailURL,
	}
}

// ID returns a name that no other test uses.
func ID(prefix string) string { return prefix + "-" + suffix() }

// Email returns an address that no other test uses.
func Email(name string) string { return name + "." + suffix() + "@example.com" }
