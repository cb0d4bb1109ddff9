package still

import (
	"net/http"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/sync/singleflight"
)

// mostKept is how many pictures are kept, of some 80 kB each.
const mostKept = 100

// Handler serves the product's own pictures under /media/still/. They never change.
func Handler() http.Handler { return &handler{kept: map[string][]byte{}} }

type handler struct {
	mu     sync.Mutex
	kept   map[string][]byte
	making singleflight.Group
	// turn lets one picture be drawn at a time: anybody may ask for any.
	turn sync.Mutex
}

// ServeHTTP implements http.Handler.
func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	content, err := h.get(r.URL.Path)
	if err != nil || r.URL.RawQuery != "" {
		http.NotFound(w, r)
		return
	}
	Serve(w, r, content)
}

// Serve answers with a picture.
func Serve(w http.ResponseWriter, r *http.Request, content []byte) {
	head := w.Header()
	head.Set("Content-Type", "image/jpeg")
	head.Set("Content-Length", strconv.Itoa(len(content)))
	head.Set("Cache-Control", "public, max-age=31536000, immutable")
	// Mail programs show it from pages of their own.
	head.Set("Cross-Origin-Resource-Policy", "cross-origin")
	if r.Method != http.MethodHead {
		_, _ = w.Write(content)
	}
}

func (h *handler) get(asked string) ([]byte, error) {
	h.mu.Lock()
	found, ok := h.kept[asked]
	h.mu.Unlock()
	if ok {
		return found, nil
	}
	name, of, _ := strings.Cut(strings.TrimPrefix(asked, path), "/")
	drawn, ok := strings.CutSuffix(of, ".jpg")
	size, known := SizeOf(name)
	if !ok || !known {
		return nil, ErrNone
	}
	made, err, _ := h.making.Do(asked, func() (any, error) {
		h.turn.Lock()
		defer h.turn.Unlock()
		content, err := Drawn("/media/"+drawn+".svg", size)
		if err != nil {
			return nil, err
		}
		h.mu.Lock()
		defer h.mu.Unlock()
		if len(h.kept) >= mostKept {
			clear(h.kept)
		}
		h.kept[asked] = content
		return content, nil
	})
	if err != nil {
		return nil, err
	}
	return made.([]byte), nil
}
