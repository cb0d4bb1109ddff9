// Package page shows trips to everybody: the public list, a trip's page, its preview before it is public, and
// publishing it.
package page
