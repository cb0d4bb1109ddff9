// Package built reads the manifest of an app's build: which files the pages of each route need.
package built
