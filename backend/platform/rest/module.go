package rest

import "net/http"

// Mount serves the operations of one file of the contract.
type Mount interface {
	Mount(Config) ([]Operation, error)
}

// Route is an address of a module that no contract describes.
type Route struct {
	// Method and Path are what it answers; the path is a pattern of http.ServeMux.
	Method, Path string
	Handler      http.Handler
	For          Audience
}

// Audience says who calls a route.
type Audience int

const (
	// People call as whom they are signed in, at their marketplace's address.
	People Audience = iota
	// Providers are programs whose news are signed and name the marketplace; they reach this process by any name.
	Providers
	// OwnProviders are programs that call at the address of the marketplace that their news are for.
	OwnProviders
)
