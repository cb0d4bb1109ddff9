// Package companies has the ride companies: the embedded one, which behaves as companies do, and any that is reached
// over HTTP. Both implement transfer.Provider.
package companies
