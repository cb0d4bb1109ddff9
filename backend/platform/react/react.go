package react

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"modernc.org/quickjs"
)

// Page is a rendered page.
type Page struct {
	HTML string `json:"html"`
	// Preloads are link elements for the page's head.
	Preloads string `json:"preloads"`
	// Name is the name of a page that is a separate document; pages of the app have Routes instead.
	Name string `json:"page"`
	// Routes are the ids of the routes that compose the page.
	Routes []string `json:"routes"`
	// Asked are the URLs that the page was rendered from, in request order.
	Asked []string `json:"asked"`
	// Answers are their responses, to hydrate the browser with.
	Answers json.RawMessage `json:"answers"`
	// Style is the style attribute of the page's root element.
	Style string `json:"style"`
}

// Ask answers a URL of the product for a signed-out visitor: status and JSON body.
type Ask func(address string) (int, json.RawMessage)

// Painter renders the pages of one app. The zero value is not usable.
type Painter struct {
	code    func() ([]byte, error)
	words   map[string]string
	mu      sync.Mutex
	engines map[string]*engine
}

const (
	longestDraw = 5 * time.Second
	mostDraws   = 2_000     // pages of one engine before it is discarded with its garbage
	mostMemory  = 512 << 20 // bytes of one engine
	mostStack   = 4 << 20   // bytes of one engine's stack: element trees are deep
	mostTurns   = 200       // rounds of timers for one page
	mostWaiting = 16        // queued renders, so that a flood of distinct pages keeps nobody waiting long
)

// New returns a painter for a built script; words are the scripts of the languages other than English.
func New(script string, words map[string]string) *Painter {
	return &Painter{words: words, engines: map[string]*engine{}, code: sync.OnceValues(func() ([]byte, error) {
		vm, err := quickjs.NewVM()
		if err != nil {
			return nil, err
		}
		defer func() { _ = vm.Close() }()
		return vm.Compile(script, quickjs.EvalGlobal)
	})}
}

// ErrBusy is returned when too many renders are queued.
var ErrBusy = errors.New("too many pages wait to be drawn")

// Draw renders the page of a URL in a language. It waits for the language's engine; ctx bounds the wait, and
// ErrBusy the queue.
func (p *Painter) Draw(ctx context.Context, language, address string, ask Ask) (Page, error) {
	e := p.engine(language)
	if e.waiting.Add(1) > mostWaiting {
		e.waiting.Add(-1)
		return Page{}, ErrBusy
	}
	defer e.waiting.Add(-1)
	select {
	case e.free <- struct{}{}:
	case <-ctx.Done():
		return Page{}, context.Cause(ctx)
	}
	defer func() { <-e.free }()
	page, err := e.draw(p, address, ask)
	if err != nil {
		e.drop()
		return Page{}, fmt.Errorf("drawing %s: %w", address, err)
	}
	return page, nil
}

// Warm prepares the engine of a language.
func (p *Painter) Warm(language string) error {
	e := p.engine(language)
	e.free <- struct{}{}
	defer func() { <-e.free }()
	return e.ready(p)
}

func (p *Painter) engine(language string) *engine {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.engines[language] == nil {
		p.engines[language] = &engine{language: language, free: make(chan struct{}, 1)}
	}
	return p.engines[language]
}

// engine runs the script in one language. The holder of free has it exclusively.
type engine struct {
	language string
	free     chan struct{}
	waiting  atomic.Int64
	vm       *quickjs.VM
	ask      Ask
	drawn    int
}

// ready creates the engine, unless there is one, and evaluates the script's modules.
func (e *engine) ready(p *Painter) error {
	if e.vm != nil {
		return nil
	}
	code, err := p.code()
	if err != nil {
		return err
	}
	if err := e.start(p, code); err != nil {
		e.drop()
		return err
	}
	return e.vm.SetEvalTimeout(longestDraw)
}

func (e *engine) start(p *Painter, code []byte) error {
	vm, err := quickjs.NewVM()
	if err != nil {
		return err
	}
	e.vm, e.drawn = vm, 0
	vm.SetMemoryLimit(mostMemory)
	vm.SetMaxStackSize(mostStack)
	if err := vm.RegisterFunc("askServer", e.answer, false); err != nil {
		return err
	}
	if words := p.words[e.language]; words != "" {
		if _, err := vm.Eval(words, quickjs.EvalGlobal); err != nil {
			return err
		}
	}
	_, err = vm.EvalBytecode(code)
	return err
}

func (e *engine) drop() {
	if e.vm != nil {
		_ = e.vm.Close()
		e.vm = nil
	}
}

// answer is the function that the script calls.
func (e *engine) answer(address string) string {
	status, body := e.ask(address)
	if !json.Valid(body) {
		body = json.RawMessage("null")
	}
	said, err := json.Marshal(struct {
		Status int             `json:"status"`
		Body   json.RawMessage `json:"body"`
	}{status, body})
	if err != nil {
		return `{"status":500,"body":null}`
	}
	return string(said)
}

func (e *engine) draw(p *Painter, address string, ask Ask) (Page, error) {
	if e.drawn >= mostDraws {
		e.drop()
	}
	if err := e.ready(p); err != nil {
		return Page{}, err
	}
	e.ask, e.drawn = ask, e.drawn+1
	defer func() { e.ask = nil }()
	if _, err := e.vm.Call("draw", address); err != nil {
		return Page{}, err
	}
	for range mostTurns {
		if _, err := e.vm.ExecutePendingJobs(); err != nil {
			return Page{}, err
		}
		if more, err := e.vm.Call("runTimers"); err != nil || more != true {
			if err != nil {
				return Page{}, err
			}
			break
		}
	}
	return e.drawing()
}

// drawing returns what the script rendered.
func (e *engine) drawing() (Page, error) {
	made, err := e.vm.Eval("drawn", quickjs.EvalGlobal)
	if err != nil {
		return Page{}, err
	}
	text, _ := made.(string)
	var out struct {
		Page
		Error string `json:"error"`
	}
	if text == "" {
		return Page{}, errors.New("the page waits for something that does not come")
	}
	if err := json.Unmarshal([]byte(text), &out); err != nil {
		return Page{}, err
	}
	if out.Error != "" {
		return Page{}, errors.New(out.Error)
	}
	return out.Page, nil
}
