package app_test

import (
	"bytes"
	"errors"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant"
)

// losing is a proxy in front of PostgreSQL. Once it is armed with a word, it cuts the connection of the transaction
// that carries it: after PostgreSQL has committed, and before the response arrives.
type losing struct {
	listener net.Listener
	to       string

	mu   sync.Mutex
	word string
	lost int
}

func loseCommits(t *testing.T, database string) (*losing, string) {
	t.Helper()
	address, err := url.Parse(database)
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &losing{listener: listener, to: address.Host}
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			from, err := listener.Accept()
			if err != nil {
				return
			}
			go p.carry(from)
		}
	}()
	address.Host = listener.Addr().String()
	return p, address.String()
}

// arm makes the next transaction with a word lose its commit.
func (p *losing) arm(word string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.word = word
}

func (p *losing) carry(from net.Conn) {
	defer from.Close()
	to, err := net.Dial("tcp", p.to)
	if err != nil {
		return
	}
	defer to.Close()
	var mu sync.Mutex
	marked := false
	go func() {
		buffer := make([]byte, 1<<16)
		for {
			n, err := from.Read(buffer)
			if err != nil {
				to.Close()
				return
			}
			p.mu.Lock()
			if p.word != "" && bytes.Contains(buffer[:n], []byte(p.word)) {
				mu.Lock()
				marked, p.word = true, ""
				mu.Unlock()
			}
			p.mu.Unlock()
			if _, err := to.Write(buffer[:n]); err != nil {
				return
			}
		}
	}()
	buffer := make([]byte, 1<<16)
	for {
		n, err := to.Read(buffer)
		if err != nil {
			return
		}
		mu.Lock()
		lose := marked && bytes.Contains(buffer[:n], []byte("COMMIT\x00"))
		mu.Unlock()
		if lose {
			p.mu.Lock()
			p.lost++
			p.mu.Unlock()
			return
		}
		if _, err := from.Write(buffer[:n]); err != nil {
			return
		}
	}
}

func (p *losing) times() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.lost
}

// filesIn counts the files under a folder of the server's files.
func filesIn(t *testing.T, s *apptest.Server, folder string) (paths []string) {
	t.Helper()
	err := filepath.WalkDir(filepath.Join(s.Services.Config.FilesDir, folder),
		func(path string, d os.DirEntry, err error) error {
			if os.IsNotExist(err) {
				return nil
			}
			if err == nil && !d.IsDir() && filepath.Ext(path) != ".attrs" {
				paths = append(paths, path)
			}
			return err
		})
	if err != nil {
		t.Fatal(err)
	}
	return paths
}

// TestLostCommitKeepsAnUploadedFile verifies that the content of a file survives when PostgreSQL stored its row but the
// response was lost, and that content without a row is deleted once it is a day old.
func TestLostCommitKeepsAnUploadedFile(t *testing.T) {
	t.Parallel()
	m := openAtStripe(t)
	_, _, d := m.disputed(t)
	id := d["id"].(string)
	proxy, through := loseCommits(t, m.Services.Config.DatabaseURL)
	behind := m
	behind.Server = m.Beside(t, func(c *app.Config) { c.DatabaseURL = through })

	proxy.arm("lost-receipt.pdf")
	receipt := pdfOf(1, 10)
	if a := behind.file(t, m.Admin, id, "receipt", "lost-receipt.pdf",
		receipt); a.Status != http.StatusInternalServerError || proxy.times() != 1 {
		t.Fatalf("a lost commit: %d %s, %d lost", a.Status, a.Text, proxy.times())
	}
	if a := m.readFile(t, m.Admin, id, "receipt"); a.Status != http.StatusOK || a.Text != string(receipt) {
		t.Errorf("the receipt: %d, %d bytes of %d", a.Status, len(a.Text), len(receipt))
	}

	proxy.arm("-- name: CreateImage")
	if picture := upload(t, behind.Server, m.Admin, photo(t, 60, 40)); picture.status != http.StatusInternalServerError ||
		proxy.times() != 2 {
		t.Fatalf("a lost commit: %d %s, %d lost", picture.status, picture.text, proxy.times())
	}
	if rows := count(t, m.Server, "SELECT count(*) FROM image"); rows == 0 || len(filesIn(t, m.Server, "images")) < rows {
		t.Errorf("%d images have rows, %d are stored", rows, len(filesIn(t, m.Server, "images")))
	}

	// A rejected file leaves nothing behind.
	before := len(filesIn(t, m.Server, "evidence"))
	if a := m.file(t, m.Admin, id, "other", "large.pdf", pdfOf(49, 1)); a.Status != http.StatusRequestEntityTooLarge {
		t.Fatalf("too many pages: %d %s", a.Status, a.Text)
	}
	if now := len(filesIn(t, m.Server, "evidence")); now != before {
		t.Errorf("%d files of evidence, %d before", now, before)
	}
	m.sweeps(t)
}

// sweeps verifies what a sweep deletes: content without a row that is a day old, and nothing else.
func (m atStripe) sweeps(t *testing.T) {
	t.Helper()
	const old, recent = "018f0000-0000-7000-8000-000000000001", "018f0000-0000-7000-8000-000000000002"
	yesterday := time.Now().Add(-25 * time.Hour)
	var kept, orphans []string
	for _, folder := range []string{"images", "evidence"} {
		stored := filesIn(t, m.Server, folder)
		if len(stored) == 0 {
			t.Fatalf("no %s", folder)
		}
		dir := filepath.Dir(stored[0])
		orphans = append(orphans, filepath.Join(dir, old), filepath.Join(dir, old+".wide"))
		kept = append(append(kept, stored...), filepath.Join(dir, recent))
	}
	for _, path := range slices.Concat(kept, orphans) {
		if strings.HasPrefix(filepath.Base(path), "018f0000-") {
			if err := os.WriteFile(path, []byte("left"), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if filepath.Base(path) == recent {
			continue
		}
		if err := os.Chtimes(path, yesterday, yesterday); err != nil {
			t.Fatal(err)
		}
	}
	ctx := tenant.With(t.Context(), m.Tenant(t))
	if err := errors.Join(m.Services.Payments.Disputes.Sweep(ctx), m.Services.Images.Sweep(ctx)); err != nil {
		t.Fatal(err)
	}
	for _, path := range kept {
		if _, err := os.Stat(path); err != nil {
			t.Errorf("swept: %v", err)
		}
	}
	for _, path := range orphans {
		if _, err := os.Stat(path); !os.IsNotExist(err) {
			t.Errorf("still there: %s, %v", path, err)
		}
	}
}
