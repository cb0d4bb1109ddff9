// Package companies implements transfer companies: the embedded one, which behaves the way companies do, and any
// that is reached over HTTP. Both implement transfer.Provider.
package companies
