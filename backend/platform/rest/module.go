package rest

import "net/http"

// Mount serves the operations of one file of the contract.
type Mount interface {
	Mount(Config) ([]Operation, error)
}

// Route is an endpoint of a module that no contract describes.
type Route struct {
	// Method and Path are what it answers; Path is a pattern of http.ServeMux.
	Method, Path string
	Handler      http.Handler
	For          Audience
}

// Audience is who calls a route.
type Audience int

const (
	// People call with their session, at their marketplace's address.
	People Audience = iota
	// Providers are programs whose webhooks are signed and name the marketplace; they reach this process under
	// any host name.
	Providers
	// OwnProviders are programs that call at the address of the marketplace that their webhooks are for.
	OwnProviders
)
