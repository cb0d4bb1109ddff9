// Package news processes what providers report by webhook: finished payments, refunds and disputes.
package news
