// Package asset sends what the build has made of the portals' code, pictures and fonts: packed as the caller takes it, kept
// for good under names that change with their content, and only when it changed under others.
package asset
