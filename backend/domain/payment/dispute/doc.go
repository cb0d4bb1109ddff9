// Package dispute answers disputes: an admin drafts evidence and sends it once, or accepts the dispute.
//
// What was decided is written first and sent by a job, with one key, so that it reaches the provider once however often
// it is tried. How the dispute ends is told by the provider's news.
package dispute
