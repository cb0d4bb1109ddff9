// Package card keeps the cards of members, as the providers name them.
package card
