// Package page serves the public side of trips: the public list, a trip's page, its preview before it is public,
// and publishing it.
package page
