// Package card stores members' saved cards, under the providers' identifiers.
package card
