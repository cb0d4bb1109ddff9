package devstack

import (
	"bufio"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

// ErrInUse is returned when another process already runs a stack from the same home.
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

// isRoot distinguishes the product's module from the tool modules below it, which have go.mod files of their own.
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

// secrets are generated once per home; they protect loopback services on one developer's machine, and never leave
// it.
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

// randomText has exactly 32 characters, the length that Kratos' cipher requires.
func randomText() string {
	b := make([]byte, 24)
	if _, err := rand.Read(b); err != nil {
		panic(err)
	}
	return base64.RawURLEncoding.EncodeToString(b)
}

// writeJSON replaces the file atomically: a reader sees the old or the new text, never half of it.
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
