// Package chromium takes pictures of pages and writes them as PDF with a headless Chromium, where one is installed.
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
	"time"
)

// Errors that callers tell apart.
var (
	ErrMissing = errors.New("no Chromium is installed")
	ErrBusy    = errors.New("too many pages are being written")
)

const (
	atOnce   = 2 // a Chromium takes a processor and some hundred megabytes
	patience = 4 * time.Second
	longest  = 30 * time.Second
	// settle is how long a page's own timers may run before it is looked at, in its own time.
	settle = 8 * time.Second
)

// Browser starts a Chromium for each page, a few at once.
type Browser struct {
	path  string
	slots chan struct{}
}

var names = []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"}

// New takes the program at path, or looks for one. Without any, everything it is asked for is ErrMissing.
func New(path string) *Browser {
	b := &Browser{slots: make(chan struct{}, atOnce)}
	if path != "" {
		names = []string{path}
	}
	for _, name := range names {
		if found, err := exec.LookPath(name); err == nil {
			b.path = found
			break
		}
	}
	return b
}

// Screenshot takes a PNG of the top of a page. The page reaches its own host and nothing else.
func (b *Browser) Screenshot(ctx context.Context, address string, width, height int) ([]byte, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	return b.run(ctx, "page.png", address, "--screenshot=%s", "--hide-scrollbars",
		"--window-size="+strconv.Itoa(width)+","+strconv.Itoa(height),
		"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE "+u.Hostname(),
		"--virtual-time-budget="+strconv.FormatInt(settle.Milliseconds(), 10))
}

// PDF prints a page that is given whole; it reaches nothing.
func (b *Browser) PDF(ctx context.Context, html []byte) ([]byte, error) {
	dir, err := os.MkdirTemp("", "caravan-print-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "page.html")
	if err := os.WriteFile(file, html, 0o600); err != nil {
		return nil, err
	}
	return b.run(ctx, "page.pdf", "file://"+file, "--print-to-pdf=%s", "--no-pdf-header-footer", "--host-resolver-rules=MAP * ~NOTFOUND")
}

func (b *Browser) run(ctx context.Context, name, address, output string, flags ...string) ([]byte, error) {
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
	ctx, cancel := context.WithTimeout(ctx, longest)
	defer cancel()
	file := filepath.Join(dir, name)
	args := append([]string{
		"--headless", "--disable-gpu", "--no-first-run", "--disable-extensions", "--disable-background-networking", "--disable-component-update",
		"--disable-sync", "--disable-default-apps", "--mute-audio", "--disable-dev-shm-usage", "--user-data-dir=" + filepath.Join(dir, "profile"), fmt.Sprintf(output, file),
	}, flags...)
	if os.Geteuid() == 0 {
		args = append(args, "--no-sandbox") // Chromium's sandbox refuses root
	}
	cmd := exec.CommandContext(ctx, b.path, append(args, address)...)
	ownGroup(cmd)
	cmd.Env = append(os.Environ(), "HOME="+dir)
	said, err := cmd.CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("chromium: %w: %s", err, tail(string(said)))
	}
	return os.ReadFile(file)
}

func tail(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return lines[len(lines)-1]
}
