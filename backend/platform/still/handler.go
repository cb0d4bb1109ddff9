package still

import (
	"net/http"
	"strconv"
	"strings"
)

// Handler serves the product's own images under /media/still/. They never change.
func Handler() http.Handler { return handler{} }

type handler struct{}

// ServeHTTP implements http.Handler.
func (handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	content, err := at(r.URL.Path)
	if err != nil || r.URL.RawQuery != "" {
		http.NotFound(w, r)
		return
	}
	Serve(w, r, content)
}

// Serve answers with an image.
func Serve(w http.ResponseWriter, r *http.Request, content []byte) {
	head := w.Header()
	head.Set("Content-Type", "image/jpeg")
	head.Set("Content-Length", strconv.Itoa(len(content)))
	head.Set("Cache-Control", "public, max-age=31536000, immutable")
	// Mail programs show it within pages of their own.
	head.Set("Cross-Origin-Resource-Policy", "cross-origin")
	if r.Method != http.MethodHead {
		_, _ = w.Write(content)
	}
}

// at returns the image at a path that includes its size.
func at(asked string) ([]byte, error) {
	name, of, _ := strings.Cut(strings.TrimPrefix(asked, path), "/")
	drawn, ok := strings.CutSuffix(of, ".jpg")
	size, known := SizeOf(name)
	if !ok || !known {
		return nil, ErrNone
	}
	return Drawn("/media/"+drawn+".svg", size)
}
