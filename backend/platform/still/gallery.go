package still

import (
	"sync"

	"golang.org/x/sync/singleflight"
)

// mostKept is how many images are cached, of some 80 kB each.
const mostKept = 100

// drawn caches the images that this process has drawn. They never change, and each takes a substantial part of a
// second.
var drawn = gallery{kept: map[string][]byte{}}

type gallery struct {
	mu     sync.Mutex
	kept   map[string][]byte
	making singleflight.Group
	// turn lets one image be drawn at a time: anyone may request any.
	turn sync.Mutex
}

// get returns the image cached under a name, or the result of draw.
func (g *gallery) get(name string, draw func() ([]byte, error)) ([]byte, error) {
	g.mu.Lock()
	found, ok := g.kept[name]
	g.mu.Unlock()
	if ok {
		return found, nil
	}
	made, err, _ := g.making.Do(name, func() (any, error) {
		g.turn.Lock()
		defer g.turn.Unlock()
		content, err := draw()
		if err != nil {
			return nil, err
		}
		g.mu.Lock()
		defer g.mu.Unlock()
		if len(g.kept) >= mostKept {
			clear(g.kept)
		}
		g.kept[name] = content
		return content, nil
	})
	if err != nil {
		return nil, err
	}
	return made.([]byte), nil
}
