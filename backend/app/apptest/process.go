package apptest

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"caravan/backend/platform/devstack"
)

// Process is `caravan serve` as a process of its own, on the same database as the Server it was made from.
type Process struct {
	Server
	command *exec.Cmd
}

// Binary builds the product once for the test.
func Binary(t testing.TB, tags ...string) string {
	t.Helper()
	root, err := devstack.FindRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "caravan")
	args := []string{"build", "-o", path}
	for _, tag := range tags {
		args = append(args, "-tags", tag)
	}
	build := exec.Command("go", append(args, "./backend/cmd/caravan")...)
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	return path
}

// Process starts the binary's server and waits until it is ready.
func (s *Server) Process(t testing.TB, binary string) *Process {
	t.Helper()
	port, err := devstack.FreePort()
	if err != nil {
		t.Fatal(err)
	}
	c := s.Services.Config
	command := exec.Command(binary, "serve")
	command.Stderr = os.Stderr
	command.Env = append(os.Environ(),
		"CARAVAN_APP_DATABASE_URL="+c.DatabaseURL, "CARAVAN_KRATOS_PUBLIC_URL="+c.KratosPublicURL, "CARAVAN_KRATOS_ADMIN_URL="+c.KratosAdminURL,
		"CARAVAN_KETO_READ_URL="+c.KetoReadURL, "CARAVAN_KETO_WRITE_URL="+c.KetoWriteURL, "CARAVAN_SMTP_ADDR="+c.SMTPAddr, "CARAVAN_SMTP_TLS=none",
		"CARAVAN_FILES_DIR="+c.FilesDir, "CARAVAN_SEAL_KEY="+c.SealKey, "CARAVAN_PAYMENT_SECRET="+c.PaymentSecret,
		"CARAVAN_PORT="+strconv.Itoa(port), "CARAVAN_LOG_LEVEL=error")
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	p := &Process{Server: Server{URL: fmt.Sprintf("http://127.0.0.1:%d", port), Services: s.Services, Host: s.Host}, command: command}
	t.Cleanup(p.Kill)
	for deadline := time.Now().Add(20 * time.Second); ; {
		if res, err := http.Get(p.URL + "/readyz"); err == nil {
			res.Body.Close()
			if res.StatusCode == http.StatusOK {
				return p
			}
		}
		if time.Now().After(deadline) {
			t.Fatal("the process is not ready in time")
		}
		time.Sleep(30 * time.Millisecond)
	}
}

// Kill ends the process at once, as a power failure does.
func (p *Process) Kill() {
	if p.command.ProcessState == nil {
		_ = p.command.Process.Kill()
		_ = p.command.Wait()
	}
}
