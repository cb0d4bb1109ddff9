// Package profile is what people say about themselves and change themselves.
package profile
