//go:build unix

package chromium

import (
	"os/exec"
	"syscall"
)

// ownGroup lets the helpers that Chromium starts be ended with it.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}
