// Package route estimates how long the way of a ride takes, before anything is quoted.
package route
