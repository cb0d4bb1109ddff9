// Package charge takes payments: it starts them, asks the provider, settles them by its answer, and asks again about those that stay open.
//
// The answer, the webhook and the job that asks meet in Settle, under the payment's row lock.
package charge
