// Package companies has the companies that drive: the embedded one, which behaves like companies do, and any that is
// reached over HTTP. Both implement transfer.Provider.
package companies
