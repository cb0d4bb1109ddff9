// Package dispute answers disputes: an admin drafts evidence and submits it once, or accepts the dispute.
//
// The decision is written first and sent by a job, with one key, so that it reaches the provider once however
// often it is retried. The provider's webhook reports how the dispute ends.
package dispute
