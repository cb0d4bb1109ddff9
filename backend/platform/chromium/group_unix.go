//go:build unix

package chromium

import (
	"os"
	"os/exec"
	"syscall"
)

// ownGroup puts Chromium in a process group of its own, so that its helpers can be killed with it.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}

// dropRoot keeps the renderer of untrusted pages from being root. It must be called after ownGroup.
func dropRoot(cmd *exec.Cmd) {
	if os.Geteuid() == 0 {
		cmd.SysProcAttr.Credential = &syscall.Credential{Uid: unprivileged, Gid: unprivileged}
	}
}
