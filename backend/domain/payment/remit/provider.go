package remit

import (
	"context"
	"errors"

	"github.com/google/uuid"
)

// Provider sends money. The same key is the same transfer.
type Provider interface {
	Name() string
	Send(ctx context.Context, r Request) (ref string, err error)
}

// ErrUnclear is returned for a call with an unknown outcome: it may have been carried out. Any other error is a
// rejection.
var ErrUnclear = errors.New("remit: the provider did not answer")

// Refusal is a rejection that says who can resolve it.
type Refusal struct {
	error
	By Mender
}

// Refuse returns a rejection with its reason and who can resolve it.
func Refuse(by Mender, why error) Refusal { return Refusal{why, by} }

// Mender is who can resolve a rejection.
type Mender string

// Menders: the payee has to verify their identity; the marketplace has no money at the provider, or no provider.
const (
	Payee       Mender = "payee"
	Marketplace Mender = "marketplace"
)

// Request is money to send.
type Request struct {
	Key         uuid.UUID
	Attempt     int   // number of earlier failures
	AmountMinor int64 // minor units of Currency
	Currency    string
	Account     Account
	AccountRef  string // the payee's account at a Connector
}

// Connector is a provider at which each payee has an account of their own, and verifies their identity.
type Connector interface {
	Provider
	// Connect opens a payee's account and returns its reference. The same key is the same account.
	Connect(ctx context.Context, r ConnectRequest) (ref string, err error)
	// Verification returns what an account waits for; returnURL is where its owner returns to.
	Verification(ctx context.Context, ref, returnURL string) (Verification, error)
	// Close closes an account that its payee no longer uses; closing a missing one is no error.
	Close(ctx context.Context, ref string) error
}

// ConnectRequest is an account to open.
type ConnectRequest struct {
	Key     string
	Account Account
}

// Verification is the progress of a payee's identity verification.
type Verification struct {
	Done bool
	URL  string // where it continues; empty once done
}
