// Package agreement implements a trip's services agreement: its text with the trip's figures, and its acceptance
// by the host, together with new prices if the host sets any.
package agreement
