//go:build unix

package chromium

import (
	"os"
	"os/exec"
	"syscall"
)

// ownGroup lets the helpers that Chromium starts be ended with it.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}

// dropRoot keeps what reads pages of strangers from being root. It comes after ownGroup.
func dropRoot(cmd *exec.Cmd) {
	if os.Geteuid() == 0 {
		cmd.SysProcAttr.Credential = &syscall.Credential{Uid: unprivileged, Gid: unprivileged}
	}
}
