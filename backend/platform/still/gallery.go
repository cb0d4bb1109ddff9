package still

import (
	"sync"

	"golang.org/x/sync/singleflight"
)

// mostKept is how many pictures are kept, of some 80 kB each.
const mostKept = 100

// drawn are the pictures that this process has drawn. They never change, and each takes a good part of a second.
var drawn = gallery{kept: map[string][]byte{}}

type gallery struct {
	mu     sync.Mutex
	kept   map[string][]byte
	making singleflight.Group
	// turn lets one picture be drawn at a time: anybody may ask for any.
	turn sync.Mutex
}

// get is the picture that is kept by a name, or what draw makes.
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
