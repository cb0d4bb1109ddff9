// Package styles reduces a stylesheet to the rules that a page uses, so that a server-rendered page can carry them and
// its first paint waits for no file.
package styles
