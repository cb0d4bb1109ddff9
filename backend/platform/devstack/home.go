package devstack

import (
	"bufio"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
)

// ErrInUse means that another process already runs a stack from the same home.
var ErrInUse = errors.New("a stack already runs from this folder")

// FindRoot walks up from dir to the folder that holds the product's go.mod.
func FindRoot(dir string) (string, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	for at := abs; ; at = filepath.Dir(at) {
		if isRoot(at) {
			return at, nil
		}
		if at == filepath.Dir(at) {
			return "", fmt.Errorf("no Caravan checkout at or above %s", abs)
		}
	}
}

// isRoot tells the product's module from the tool modules, which lie below it
// and have go.mod files of their own.
func isRoot(dir string) bool {
	f, err := os.Open(filepath.Join(dir, "go.mod"))
	if err != nil {
		return false
	}
	defer f.Close()
	line, _ := bufio.NewReader(f).ReadString('\n')
	if strings.TrimSpace(line) != "module caravan" {
		return false
	}
	_, err = os.Stat(filepath.Join(dir, "backend"))
	return err == nil
}

// lockHome takes the exclusive lock on a home and writes our pid into it. The
// kernel releases it when the process ends, however it ends.
func lockHome(home string) (*os.File, error) {
	path := filepath.Join(home, "lock")
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		owner, _ := os.ReadFile(path)
		f.Close()
		return nil, fmt.Errorf("%w (%s, process %s); stop it with Ctrl-C there, or set CARAVAN_HOME to another folder",
			ErrInUse, home, strings.TrimSpace(string(owner)))
	}
	if err := f.Truncate(0); err == nil {
		_, _ = f.WriteAt([]byte(strconv.Itoa(os.Getpid())+"\n"), 0)
	}
	return f, nil
}

// secrets are generated once per home; they guard loopback services of one
// developer's machine, and never leave it.
type secrets struct {
	Superuser    string `json:"superuser"`
	Owner        string `json:"owner"`
	App          string `json:"app"`
	Kratos       string `json:"kratos"`
	Keto         string `json:"keto"`
	KratosCookie string `json:"kratosCookie"`
	KratosCipher string `json:"kratosCipher"`
}

func loadSecrets(home string) (secrets, error) {
	path := filepath.Join(home, "secrets.json")
	var s secrets
	raw, err := os.ReadFile(path)
	if err == nil {
		return s, json.Unmarshal(raw, &s)
	}
	if !errors.Is(err, os.ErrNotExist) {
		return s, err
	}
	for _, field := range []*string{&s.Superuser, &s.Owner, &s.App, &s.Kratos, &s.Keto, &s.KratosCookie, &s.KratosCipher} {
		*field = randomText()
	}
	return s, writeJSON(path, s, 0o600)
}

// randomText has exactly 32 characters, the length that Kratos' cipher asks for.
func randomText() string {
	b := make([]byte, 24)
	if _, err := rand.Read(b); err != nil {
		panic(err)
	}
	return base64.RawURLEncoding.EncodeToString(b)
}

// ports remembers what each service listened on, so that addresses stay the
// same from one start to the next as long as nobody else takes them.
type ports struct {
	path  string
	mu    sync.Mutex
	taken map[string]int
}

func loadPorts(home string) (*ports, error) {
	p := &ports{path: filepath.Join(home, "ports.json"), taken: map[string]int{}}
	raw, err := os.ReadFile(p.path)
	if errors.Is(err, os.ErrNotExist) {
		return p, nil
	}
	if err != nil {
		return nil, err
	}
	if json.Unmarshal(raw, &p.taken) != nil {
		p.taken = map[string]int{}
	}
	return p, nil
}

// pick returns the remembered port when it is free, else a free one below the
// range that the system hands out to outgoing connections.
func (p *ports) pick(name string) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if port, ok := p.taken[name]; ok && portFree(port) {
		return port, nil
	}
	for range 200 {
		n, err := rand.Int(rand.Reader, big.NewInt(12000))
		if err != nil {
			return 0, err
		}
		port := 20000 + int(n.Int64())
		if p.reserved(port) || !portFree(port) {
			continue
		}
		p.taken[name] = port
		return port, nil
	}
	return 0, fmt.Errorf("no free loopback port for %s between 20000 and 32000", name)
}

func (p *ports) reserved(port int) bool {
	for _, taken := range p.taken {
		if taken == port {
			return true
		}
	}
	return false
}

func (p *ports) save() error { return writeJSON(p.path, p.taken, 0o644) }

func portFree(port int) bool {
	l, err := net.Listen("tcp", loopback(port))
	if err != nil {
		return false
	}
	l.Close()
	return true
}

func loopback(port int) string { return net.JoinHostPort("127.0.0.1", strconv.Itoa(port)) }

// writeJSON replaces the file in one step: a reader sees the old or the new
// text, never half of it.
func writeJSON(path string, v any, mode os.FileMode) error {
	raw, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return err
	}
	tmp := path + ".tmp"
	if err := os.WriteFile(tmp, append(raw, '\n'), mode); err != nil {
		return err
	}
	return os.Rename(tmp, path)
}
