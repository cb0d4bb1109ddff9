// Package react renders pages with the portals' own React code inside this process.
//
// The build makes one script of an app for it (renderConfig in packages/config/vite.ts), which QuickJS runs: a
// JavaScript engine translated to Go, so that no second program has to be installed, started or known. The script
// has no network, no files, and no real timers. It gets what it needs through one call into Go, runs its timers
// immediately, and returns the page as HTML along with the responses it was rendered from and their URLs: a page
// is current as long as these responses stay the same.
//
// Translations are fixed when the script's modules are evaluated, so each language has an engine of its own. It
// is created for its first page, in a second or two, from code that is compiled once. An engine renders one page
// at a time, in 40 to 120 milliseconds; callers cache the result. An engine that fails, or has rendered many
// pages, is discarded.
package react
