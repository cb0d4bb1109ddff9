// Package react draws pages with the portals' own React code inside this process.
//
// The build makes one script of an app for it (renderConfig in packages/config/vite.ts), which QuickJS runs: a
// JavaScript engine translated to Go, so that no second program has to be installed, started or known. The script has
// no network, no files and no clock that waits. It gets what it asks for by one call into Go, runs its timers at once,
// and ends with the page as HTML, the answers it was drawn with, and the addresses that gave them: a page is true as
// long as these answer the same.
//
// Words are fixed when the script's modules are evaluated, so each language has an engine of its own. It is made at its
// first page, in a second or two, from code that is compiled once. An engine draws one page at a time, in 40 to 120
// milliseconds; who draws keeps what was drawn. One that fails, or has drawn many pages, is thrown away.
package react
