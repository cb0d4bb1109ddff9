// Package dispute answers disputes: an admin drafts evidence and submits it once, or accepts the dispute.
//
// The decision is written first and sent by a job, with one key, so that it reaches the provider once however
// often it is retried. The provider's webhook reports how the dispute ends.
//
// Files are checked by their content when they are uploaded, stored here, and sent by the same job before the answer,
// which refers to them: an answer never leaves without its files. Each file is an idempotency key of its own, so that
// the provider has it once. Files belong to the dispute; they are deleted when its payer is erased.
package dispute
