// Package profile is what a person says of himself and changes himself.
package profile
