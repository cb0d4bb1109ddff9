package rest

import (
	"context"
	"net/http"
	"strings"

	"github.com/go-faster/jx"

	"caravan/backend/gen/words"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/spoken"
)

// English is the language of a response unless its caller asks for another.
const English = "en"

// Language returns the response language that a call asks for in Accept-Language. The marketplace's own language
// does not matter to programs: without the header, sentences are those of the contract.
func Language(ctx context.Context) string {
	return accepted(principal.RequestFrom(ctx).Accepts)
}

// LanguageOf is Language for a request without a context yet.
func LanguageOf(r *http.Request) string { return accepted(r.Header.Get("Accept-Language")) }

func accepted(header string) string {
	if header == "" {
		return English
	}
	return spoken.Choose(header)
}

// places is a tree of where a response has sentences: by property, "[]" for each item and "*" for each value. A
// leaf is a sentence.
type places map[string]places

// sentencesOf maps operations to the places of their response's sentences, as marked in the contract.
var sentencesOf = func() map[string]places {
	out := map[string]places{}
	for id, paths := range words.REST {
		root := places{}
		for _, path := range paths {
			at := root
			for name := range strings.SplitSeq(path, ".") {
				if at[name] == nil {
					at[name] = places{}
				}
				at = at[name]
			}
		}
		out[id] = root
	}
	return out
}()

// spokenWriter translates the sentences of a response.
type spokenWriter struct {
	http.ResponseWriter
	language string
	at       places
}

// speaking returns the writer of an operation's response.
func speaking(ctx context.Context, id string, w http.ResponseWriter) http.ResponseWriter {
	at, language := sentencesOf[id], Language(ctx)
	if at == nil || language == English {
		return w
	}
	return &spokenWriter{w, language, at}
}

// say rewrites a value with its sentences translated.
func (s *spokenWriter) say(d *jx.Decoder, e *jx.Encoder, at places) error {
	switch kind := d.Next(); {
	case at == nil:
		raw, err := d.Raw()
		if err == nil {
			e.Raw(raw)
		}
		return err
	case kind == jx.Object:
		e.ObjStart()
		defer e.ObjEnd()
		return d.Obj(func(d *jx.Decoder, name string) error {
			e.FieldStart(name)
			below, ok := at[name]
			if !ok {
				below = at["*"]
			}
			return s.say(d, e, below)
		})
	case kind == jx.Array:
		e.ArrStart()
		defer e.ArrEnd()
		return d.Arr(func(d *jx.Decoder) error { return s.say(d, e, at["[]"]) })
	case kind == jx.String && len(at) == 0:
		text, err := d.Str()
		if err == nil {
			e.Str(spoken.Say(s.language, text))
		}
		return err
	}
	return s.say(d, e, nil)
}
