// Package card keeps members' saved cards, under the providers' identifiers.
package card
