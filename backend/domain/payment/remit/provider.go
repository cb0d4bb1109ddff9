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

// ErrUnclear is a call whose end nobody told: what was asked for may have been done. Any other error is a no.
var ErrUnclear = errors.New("remit: the provider did not answer")

// Refusal is a no that tells who can mend it.
type Refusal struct {
	error
	By Mender
}

// Refuse is a no with its reason, for who can mend it.
func Refuse(by Mender, why error) Refusal { return Refusal{why, by} }

// Mender is who can mend a refusal.
type Mender string

// Menders: the payee has to prove who he is; the marketplace has no money at the provider, or no provider.
const (
	Payee       Mender = "payee"
	Marketplace Mender = "marketplace"
)

// Request is money to send.
type Request struct {
	Key         uuid.UUID
	Attempt     int   // how often it failed before
	AmountMinor int64 // minor units of Currency
	Currency    string
	Account     Account
	AccountRef  string // the payee's account at a Connector
}

// Connector is a provider at which each payee has an account of his own, and proves who he is.
type Connector interface {
	Provider
	// Connect opens a payee's account and gives its reference. The same key is the same account.
	Connect(ctx context.Context, r ConnectRequest) (ref string, err error)
	// Verification tells what an account waits for; returnURL is where its owner comes back to.
	Verification(ctx context.Context, ref, returnURL string) (Verification, error)
	// Close ends an account that its payee has no more; one that is gone already is closed.
	Close(ctx context.Context, ref string) error
}

// ConnectRequest is an account to open.
type ConnectRequest struct {
	Key     string
	Account Account
}

// Verification is how far a payee has proved who he is.
type Verification struct {
	Done bool
	URL  string // where he does; empty once done
}
