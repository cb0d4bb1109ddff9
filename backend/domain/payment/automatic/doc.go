// Package automatic collects balances from saved cards, for customers who opted in.
package automatic
