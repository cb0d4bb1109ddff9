// Package rest routes the paths of the OpenAPI contract to the operations that serve them. The generated server
// of each domain lists its operations.
package rest

import (
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"path"
	"slices"

	"github.com/go-chi/chi/v5"
	"github.com/ogen-go/ogen/middleware"
)

// Config is what every domain's server is built with.
type Config struct {
	Middleware []middleware.Middleware
}

// Operation is one operation of the contract. Serve takes the path parameters in order, unescaped.
type Operation struct {
	ID    string
	Serve func(args []string, w http.ResponseWriter, r *http.Request)
}

// Place is an operation's method and path in the contract.
type Place struct{ Method, Path string }

// Call is the operation and parameters that a request asks for.
type Call struct {
	Operation
	Args []string
}

// Router finds the operation for a request.
type Router struct {
	// The standard library rejects two patterns of which neither is more specific; the specification has some
	// (/hosts/{id}/members beside /hosts/user/{id}). Here literals take precedence over parameters, from left to
	// right.
	mux *chi.Mux
	// operations by method and pattern.
	operations map[Place]Operation
	methods    []string
}

// NewRouter returns a router of operations, whose places are given by id.
func NewRouter(operations []Operation, places map[string]Place) (*Router, error) {
	r := &Router{mux: chi.NewMux(), operations: map[Place]Operation{}}
	for _, o := range operations {
		at, ok := places[o.ID]
		if !ok {
			return nil, fmt.Errorf("operation %s is not in the contract", o.ID)
		}
		delete(places, o.ID)
		r.mux.MethodFunc(at.Method, at.Path, func(http.ResponseWriter, *http.Request) {})
		r.operations[at] = o
		if !slices.Contains(r.methods, at.Method) {
			r.methods = append(r.methods, at.Method)
		}
	}
	if len(places) > 0 {
		return nil, errors.New("operations of the contract that no domain serves: " + fmt.Sprint(places))
	}
	slices.Sort(r.methods)
	return r, nil
}

// Find returns what a request asks for. Paths are matched as they are: one that would have to be cleaned first
// matches nothing.
func (r *Router) Find(request *http.Request) (Call, bool) {
	if request.Method == http.MethodHead || path.Clean(request.URL.Path) != request.URL.Path {
		return Call{}, false
	}
	found := chi.NewRouteContext()
	pattern := r.mux.Find(found, request.Method, request.URL.EscapedPath())
	operation, ok := r.operations[Place{request.Method, pattern}]
	if !ok {
		return Call{}, false
	}
	call := Call{Operation: operation, Args: slices.Clone(found.URLParams.Values)}
	for i, value := range call.Args {
		plain, err := url.PathUnescape(value)
		if err != nil {
			return Call{}, false
		}
		call.Args[i] = plain
	}
	return call, true
}

// Allowed lists the methods that a request's path allows; empty if it matches nothing.
func (r *Router) Allowed(request *http.Request) []string {
	var out []string
	probe := *request
	for _, method := range r.methods {
		probe.Method = method
		if _, ok := r.Find(&probe); ok {
			out = append(out, method)
		}
	}
	return out
}
