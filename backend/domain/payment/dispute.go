package payment

import (
	"context"
	"errors"
)

// How a dispute was answered.
const (
	AnsweredWithEvidence = "evidence"
	AnsweredByAccepting  = "accepted"
)

// Evidence is what a bank reads about a disputed charge.
type Evidence struct {
	Explanation        string `json:"explanation,omitempty"`
	Communication      string `json:"communication,omitempty"`
	Product            string `json:"product,omitempty"`
	ServiceDate        string `json:"serviceDate,omitempty"`
	CancellationPolicy string `json:"cancellationPolicy,omitempty"`
	// Files are the provider's references to files, by kind.
	Files map[string]string `json:"-"`
	// Who pays, and for which order: always from the booking.
	CustomerName  string `json:"-"`
	CustomerEmail string `json:"-"`
	OrderID       string `json:"-"`
}

// DisputeAnswer answers a dispute. The same key is the same answer.
type DisputeAnswer struct {
	Key      string
	Ref      string
	Evidence Evidence
}

// Kinds of files, by what they show.
const (
	FileReceipt            = "receipt"
	FileCommunication      = "communication"
	FileCancellationPolicy = "cancellationPolicy"
	FileService            = "service"
	FileOther              = "other"
)

// EvidenceFile is a file for the bank. The same key is the same file.
type EvidenceFile struct {
	Key     string
	Name    string
	Content []byte
}

// Contester is a provider that passes answers to disputes on to banks. ErrAnswerRefused is permanent; after any
// other error the outcome is unknown, and the call is retried with the same key.
type Contester interface {
	// AnswerDispute submits evidence, irrevocably.
	AnswerDispute(ctx context.Context, a DisputeAnswer) error
	// SendEvidence uploads a file and returns the provider's reference to it, for an answer.
	SendEvidence(ctx context.Context, f EvidenceFile) (ref string, err error)
	// AcceptDispute leaves the money to the cardholder, irrevocably.
	AcceptDispute(ctx context.Context, key, ref string) error
}

// ErrAnswerRefused is a provider's permanent rejection of an answer, such as one that is too late.
var ErrAnswerRefused = errors.New("payment: the provider refuses the answer")
