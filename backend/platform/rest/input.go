package rest

import (
	"errors"
	"net/http"

	wrap "github.com/go-faster/errors"
	"github.com/ogen-go/ogen/middleware"
	"github.com/ogen-go/ogen/ogenerrors"
	"github.com/ogen-go/ogen/openapi"
	"github.com/ogen-go/ogen/uri"
	"github.com/ogen-go/ogen/validate"
)

// Input reads the parameters of a request, one after another. After one that could not be read, the rest are
// skipped: the first error is reported.
type Input struct {
	args    []string
	request *http.Request
	query   *uri.QueryDecoder
	header  *uri.HeaderDecoder
	// inPath are the path parameters, for the middleware.
	inPath middleware.Parameters
	err    error
}

// read reads one parameter, unless an earlier one failed.
func (in *Input) read(where openapi.ParameterLocation, name string, how func() error) {
	if in.err != nil {
		return
	}
	if err := how(); err != nil {
		in.err = &ogenerrors.DecodeParamError{Name: name, In: where, Err: err}
	}
}

func (in *Input) queries() *uri.QueryDecoder {
	if in.query == nil {
		in.query = uri.NewQueryDecoder(in.request.URL.Query())
	}
	return in.query
}

func (in *Input) headers() *uri.HeaderDecoder {
	if in.header == nil {
		in.header = uri.NewHeaderDecoder(in.request.Header)
	}
	return in.header
}

// Optional is a parameter that may be omitted.
type Optional[T any] interface{ SetTo(T) }

// Path reads the path parameter at a position.
func Path[T any](in *Input, at int, name string, into *T, plain func(string) (T, error), checks ...func(T) error) {
	in.read(openapi.LocationPath, name, func() error {
		if in.args[at] == "" {
			return validate.ErrFieldRequired
		}
		value, err := one(uri.NewPathDecoder(uri.PathDecoderConfig{Param: name, Value: in.args[at],
			Style: uri.PathStyleSimple}), plain)
		if err != nil {
			return err
		}
		if in.inPath == nil {
			in.inPath = middleware.Parameters{}
		}
		*into, in.inPath[middleware.ParameterKey{Name: name, In: openapi.LocationPath}] = value, value
		return checked(value, checks)
	})
}

// Query reads a required query parameter.
func Query[T any](in *Input, name string, into *T, plain func(string) (T, error), checks ...func(T) error) {
	in.read(openapi.LocationQuery, name, func() error {
		if err := in.queries().HasParam(inQuery(name)); err != nil {
			return err
		}
		return in.queries().DecodeParam(inQuery(name), into1(func(value T) { *into = value }, plain, checks))
	})
}

// OptQuery reads an optional query parameter.
func OptQuery[T any](in *Input, name string, into Optional[T], plain func(string) (T, error), checks ...func(T) error) {
	in.read(openapi.LocationQuery, name, func() error {
		if in.queries().HasParam(inQuery(name)) != nil {
			return nil
		}
		return in.queries().DecodeParam(inQuery(name), into1(into.SetTo, plain, checks))
	})
}

// QueryList reads a required query parameter that may be repeated.
func QueryList[T any](in *Input, name string, into *[]T, plain func(string) (T, error), checks ...func([]T) error) {
	in.read(openapi.LocationQuery, name, func() error {
		if err := in.queries().HasParam(inQuery(name)); err != nil {
			return err
		}
		if err := listed(in, inQuery(name), into, plain); err != nil {
			return err
		}
		if *into == nil {
			return errors.New("nil is invalid value")
		}
		return checked(*into, checks)
	})
}

// OptQueryList reads an optional query parameter that may be repeated.
func OptQueryList[T any](in *Input, name string, into *[]T, plain func(string) (T, error), checks ...func([]T) error) {
	optList(in, inQuery(name), into, plain, checks)
}

// OptQueryJoined reads an optional query parameter with a comma-separated list.
func OptQueryJoined[T any](in *Input, name string, into *[]T, plain func(string) (T, error),
	checks ...func([]T) error) {
	optList(in, uri.QueryParameterDecodingConfig{Name: name, Style: uri.QueryStyleForm}, into, plain, checks)
}

func optList[T any](
	in *Input, from uri.QueryParameterDecodingConfig, into *[]T, plain func(string) (T, error), checks []func([]T) error,
) {
	in.read(openapi.LocationQuery, from.Name, func() error {
		if in.queries().HasParam(from) != nil {
			return nil
		}
		if err := listed(in, from, into, plain); err != nil || *into == nil {
			return err
		}
		return checked(*into, checks)
	})
}

func listed[T any](in *Input, from uri.QueryParameterDecodingConfig, into *[]T, plain func(string) (T, error)) error {
	return in.queries().DecodeParam(from, func(d uri.Decoder) error {
		return d.DecodeArray(func(d uri.Decoder) error {
			value, err := one(d, plain)
			if err == nil {
				*into = append(*into, value)
			}
			return err
		})
	})
}

// Header reads a required header.
func Header[T any](in *Input, name string, into *T, plain func(string) (T, error), checks ...func(T) error) {
	in.read(openapi.LocationHeader, name, func() error {
		if err := in.headers().HasParam(inHeader(name)); err != nil {
			return err
		}
		return in.headers().DecodeParam(inHeader(name), into1(func(value T) { *into = value }, plain, checks))
	})
}

// OptHeader reads an optional header.
func OptHeader[T any](in *Input, name string, into Optional[T], plain func(string) (T, error),
	checks ...func(T) error) {
	in.read(openapi.LocationHeader, name, func() error {
		if in.headers().HasParam(inHeader(name)) != nil {
			return nil
		}
		return in.headers().DecodeParam(inHeader(name), into1(into.SetTo, plain, checks))
	})
}

func inQuery(name string) uri.QueryParameterDecodingConfig {
	return uri.QueryParameterDecodingConfig{Name: name, Style: uri.QueryStyleForm, Explode: true}
}

func inHeader(name string) uri.HeaderParameterDecodingConfig {
	return uri.HeaderParameterDecodingConfig{Name: name}
}

// into1 parses, checks and stores one value.
func into1[T any](set func(T), plain func(string) (T, error), checks []func(T) error) func(uri.Decoder) error {
	return func(d uri.Decoder) error {
		value, err := one(d, plain)
		if err != nil {
			return err
		}
		set(value)
		return checked(value, checks)
	}
}

func one[T any](d interface{ DecodeValue() (string, error) }, plain func(string) (T, error)) (value T, err error) {
	text, err := d.DecodeValue()
	if err != nil {
		return value, err
	}
	return plain(text)
}

func checked[T any](value T, checks []func(T) error) error {
	for _, check := range checks {
		if err := check(value); err != nil {
			return err
		}
	}
	return nil
}

// Word reads a value of an enumeration; its Validate checks it.
func Word[T ~string](text string) (T, error) { return T(text), nil }

// Text checks a string.
func Text(bounds validate.String) func(string) error {
	return func(value string) error { return said(bounds.Validate(value), "string") }
}

// Whole checks an integer.
func Whole[T ~int | ~int64](bounds validate.Int) func(T) error {
	return func(value T) error { return said(bounds.Validate(int64(value)), "int") }
}

// Items checks the number of items.
func Items[T any](bounds validate.Array) func([]T) error {
	return func(list []T) error { return said(bounds.ValidateLength(len(list)), "array") }
}

func said(err error, of string) error {
	if err == nil {
		return nil
	}
	return wrap.Wrap(err, of)
}
