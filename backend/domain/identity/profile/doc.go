// Package profile implements people's own profiles.
package profile
