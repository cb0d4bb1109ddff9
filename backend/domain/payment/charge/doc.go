// Package charge takes payments: it starts them, calls the provider, settles them by its response, and polls
// those that stay open.
//
// The response, the webhook and the polling job meet in Settle, under the payment's row lock.
package charge
