// Package web serves the portals' pages to people: each app's page at every address below its prefix, with its head, its
// words, its drawn content and its content policy; the files of the build; and the reference of the contracts.
package web
