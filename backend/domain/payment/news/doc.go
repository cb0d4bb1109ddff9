// Package news hears what providers tell by their webhooks: payments that ended, refunds and disputes.
package news
