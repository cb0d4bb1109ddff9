package apptest

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
	"time"

	"caravan/backend/platform/devstack"
)

// Process is `caravan serve` or `caravan work` as a separate process, on the same database as the Server that it
// was created from.
type Process struct {
	Server
	start   func() (*exec.Cmd, error)
	command *exec.Cmd
}

// built is the product's binary, built once per test process, or the one named by CARAVAN_PROGRAM.
var built = sync.OnceValues(func() (string, error) {
	if path := os.Getenv("CARAVAN_PROGRAM"); path != "" {
		return path, nil
	}
	root, err := devstack.FindRoot(".")
	if err != nil {
		return "", err
	}
	dir, err := os.MkdirTemp("", "caravan-binary")
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, "caravan")
	build := exec.Command("go", "build", "-o", path, "./backend/cmd/caravan")
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("build: %w\n%s", err, out)
	}
	made = dir
	return path, nil
})

var made string

// Binary returns the path of the product's binary, built from the checkout.
func Binary(t testing.TB) string {
	t.Helper()
	path, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// Main runs a package's tests and removes what they built.
func Main(m *testing.M) {
	code := m.Run()
	if made != "" {
		_ = os.RemoveAll(made)
	}
	os.Exit(code)
}

// Process starts the binary's server, with additional environment settings, and waits until it is ready.
func (s *Server) Process(t testing.TB, binary string, settings ...string) *Process {
	t.Helper()
	p := s.process(t, binary, "serve", settings...)
	p.AwaitReady(t)
	return p
}

// Worker starts the binary's worker process with additional environment variables.
func (s *Server) Worker(t testing.TB, binary string, settings ...string) *Process {
	t.Helper()
	return s.process(t, binary, "work", settings...)
}

func (s *Server) process(t testing.TB, binary, what string, settings ...string) *Process {
	t.Helper()
	port, err := devstack.FreePort(func(int) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	opsPort, err := devstack.FreePort(func(int) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	ops := fmt.Sprintf("127.0.0.1:%d", opsPort)
	c := s.Services.Config
	p := &Process{Server: Server{URL: fmt.Sprintf("http://127.0.0.1:%d", port), OpsURL: "http://" + ops,
		Services: s.Services, Host: s.Host}}
	p.start = func() (*exec.Cmd, error) {
		command := exec.Command(binary, what)
		command.Stderr = os.Stderr
		command.Env = append(os.Environ(),
			"CARAVAN_APP_DATABASE_URL="+c.DatabaseURL, "CARAVAN_KRATOS_PUBLIC_URL="+c.KratosPublicURL,
			"CARAVAN_KRATOS_ADMIN_URL="+c.KratosAdminURL,
			"CARAVAN_KETO_READ_URL="+c.KetoReadURL, "CARAVAN_KETO_WRITE_URL="+c.KetoWriteURL, "CARAVAN_SMTP_ADDR="+c.SMTPAddr,
			"CARAVAN_SMTP_TLS=none", "CARAVAN_MAIL_FROM="+c.MailFrom, "CARAVAN_FILES_DIR="+c.FilesDir,
			"CARAVAN_SEAL_KEY="+c.SealKey, "CARAVAN_PAYMENT_SECRET="+c.PaymentSecret,
			// Buyers of a killed process leave holds behind, all from one network.
			"CARAVAN_LIMIT_HELD_SPOTS=0",
			"CARAVAN_PORT="+strconv.Itoa(port), "CARAVAN_OPS_LISTEN="+ops, "CARAVAN_LOG_LEVEL=error")
		command.Env = append(command.Env, settings...)
		return command, command.Start()
	}
	p.Restart(t)
	t.Cleanup(p.Kill)
	return p
}

// Restart starts the process again after it ended.
func (p *Process) Restart(t testing.TB) {
	t.Helper()
	var err error
	if p.command, err = p.start(); err != nil {
		t.Fatal(err)
	}
}

// PID returns the process ID.
func (p *Process) PID() int { return p.command.Process.Pid }

// Ready reports whether the server's readiness check succeeds.
func (p *Process) Ready() bool {
	res, err := http.Get(p.OpsURL + "/readyz")
	if err != nil {
		return false
	}
	res.Body.Close()
	return res.StatusCode == http.StatusOK
}

// AwaitReady waits until the server is ready.
func (p *Process) AwaitReady(t testing.TB) {
	t.Helper()
	for deadline := time.Now().Add(90 * time.Second); !p.Ready(); time.Sleep(30 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the process is not ready in time")
		}
	}
}

// Kill kills the process immediately, like a power failure.
func (p *Process) Kill() {
	if p.command.ProcessState == nil {
		_ = p.command.Process.Kill()
		_ = p.command.Wait()
	}
}
