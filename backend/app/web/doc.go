// Package web serves the portals' pages: each app's page at every path below its prefix, with its head, its
// translations, its rendered content and its content policy; the files of the build; and the API reference.
package web
