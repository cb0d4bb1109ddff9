// Package chromium takes screenshots of pages and prints them to PDF with a headless Chromium, if one is
// installed.
package chromium

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Errors that callers distinguish.
var (
	ErrMissing = errors.New("no Chromium is installed")
	ErrBusy    = errors.New("too many pages are being written")
	ErrSlow    = errors.New("the page was not ready in time")
)

const (
	atOnce   = 2 // each Chromium takes a CPU and several hundred megabytes
	patience = 4 * time.Second
	longest  = time.Minute
	// settle is how long a page's own timers may run before it is captured, in virtual time.
	settle = 8 * time.Second
	// unprivileged is the user that Chromium runs as when this process is root: nobody.
	unprivileged = 65534
)

// Browser starts a Chromium for each page, a few concurrently.
type Browser struct {
	path  string
	slots chan struct{}

	probe     sync.Mutex
	sandboxed *bool // whether this machine lets Chromium create its sandbox, once that is known
}

var names = []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"}

// New uses the program at path, or looks for one. Without any, every call returns ErrMissing.
func New(path string) *Browser {
	b := &Browser{slots: make(chan struct{}, atOnce)}
	look := names
	if path != "" {
		look = []string{path}
	}
	for _, name := range look {
		if found, err := exec.LookPath(name); err == nil {
			b.path = found
			break
		}
	}
	return b
}

// Screenshot takes a PNG of the top of a page. The page can reach its own host and nothing else.
func (b *Browser) Screenshot(ctx context.Context, address string, width, height int) ([]byte, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	return b.run(ctx, "page.png", func(string) (string, error) { return address, nil }, "--screenshot=%s",
		"--hide-scrollbars",
		"--window-size="+strconv.Itoa(width)+","+strconv.Itoa(height),
		"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE "+u.Hostname(),
		"--virtual-time-budget="+strconv.FormatInt(settle.Milliseconds(), 10))
}

// PDF prints a self-contained page; it can reach no host.
func (b *Browser) PDF(ctx context.Context, html []byte) ([]byte, error) {
	return b.run(ctx, "page.pdf", func(dir string) (string, error) {
		file := filepath.Join(dir, "page.html")
		return "file://" + file, b.handOver(file, os.WriteFile(file, html, 0o600))
	}, "--print-to-pdf=%s", "--no-pdf-header-footer", "--host-resolver-rules=MAP * ~NOTFOUND")
}

// run makes Chromium write a file in a temporary folder, which is removed afterwards.
func (b *Browser) run(ctx context.Context, name string, address func(dir string) (string, error), output string,
	flags ...string) ([]byte, error) {
	if b.path == "" {
		return nil, ErrMissing
	}
	free := time.NewTimer(patience)
	defer free.Stop()
	select {
	case b.slots <- struct{}{}:
		defer func() { <-b.slots }()
	case <-free.C:
		return nil, ErrBusy
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	dir, err := os.MkdirTemp("", "caravan-chromium-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if err := b.handOver(dir, nil); err != nil {
		return nil, err
	}
	page, err := address(dir)
	if err != nil {
		return nil, err
	}
	sandboxed, err := b.canSandbox(ctx, dir)
	if err != nil {
		return nil, err
	}
	file := filepath.Join(dir, name)
	args := append([]string{fmt.Sprintf(output, file)}, flags...)
	if !sandboxed {
		args = append(args, "--no-sandbox") // nobody can create a sandbox on this machine
	}
	if err := b.start(ctx, dir, append(args, page)...); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

// canSandbox tries an empty page, until that has once worked or failed: a busy machine's silence says neither.
func (b *Browser) canSandbox(ctx context.Context, dir string) (bool, error) {
	b.probe.Lock()
	defer b.probe.Unlock()
	if b.sandboxed == nil {
		err := b.start(ctx, dir, "--dump-dom", "about:blank")
		if errors.Is(err, ErrSlow) {
			return false, err
		}
		works := err == nil
		b.sandboxed = &works
	}
	return *b.sandboxed, nil
}

// start runs Chromium. Because it may render untrusted content, it sees none of this process's settings and
// secrets, and is not root.
func (b *Browser) start(ctx context.Context, dir string, args ...string) error {
	ctx, cancel := context.WithTimeout(ctx, longest)
	defer cancel()
	cmd := exec.CommandContext(ctx, b.path, append([]string{
		"--headless", "--disable-gpu", "--no-first-run", "--disable-extensions", "--disable-background-networking",
		"--disable-component-update",
		"--disable-sync", "--disable-default-apps", "--mute-audio", "--disable-dev-shm-usage",
		"--user-data-dir=" + filepath.Join(dir, "profile"),
	}, args...)...)
	cmd.Dir, cmd.Env = dir, environment(dir)
	ownGroup(cmd)
	dropRoot(cmd)
	said, err := cmd.CombinedOutput()
	switch {
	case err != nil && ctx.Err() != nil:
		return ErrSlow
	case err != nil:
		return fmt.Errorf("chromium: %w: %s", err, tail(string(said)))
	}
	return nil
}

// passed lists the environment variables that are passed to Chromium; no others are.
var passed = []string{"PATH", "LANG", "LC_ALL", "TZ", "FONTCONFIG_PATH", "FONTCONFIG_FILE"}

func environment(dir string) []string {
	out := []string{"HOME=" + dir, "TMPDIR=" + dir, "XDG_CONFIG_HOME=" + dir, "XDG_CACHE_HOME=" + dir,
		"XDG_RUNTIME_DIR=" + dir}
	for _, name := range passed {
		if value, ok := os.LookupEnv(name); ok {
			out = append(out, name+"="+value)
		}
	}
	return out
}

// handOver gives a file to the user that Chromium runs as.
func (b *Browser) handOver(path string, err error) error {
	if err != nil || os.Geteuid() != 0 {
		return err
	}
	return os.Chown(path, unprivileged, unprivileged)
}

func tail(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return lines[len(lines)-1]
}
