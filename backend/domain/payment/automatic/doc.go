// Package automatic collects balances from kept cards, for those who asked for it.
package automatic
