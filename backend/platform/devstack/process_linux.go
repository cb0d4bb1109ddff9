package devstack

import (
	"os"
	"path/filepath"
	"strconv"
	"syscall"
)

// childAttr puts the child into a process group of its own, so that Ctrl-C in the terminal reaches only this
// process, which chooses the order of stopping; the kernel kills the child if this process dies without stopping
// it.
func childAttr(onParentDeath syscall.Signal) *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: onParentDeath}
}

// inUserNamespace maps one unprivileged user to the current one: the way to a non-root uid in containers that
// don't let root change its own.
func inUserNamespace(attr *syscall.SysProcAttr, uid, gid int) bool {
	attr.Credential = nil
	attr.Cloneflags |= syscall.CLONE_NEWUSER
	attr.UidMappings = []syscall.SysProcIDMap{{ContainerID: uid, HostID: syscall.Getuid(), Size: 1}}
	attr.GidMappings = []syscall.SysProcIDMap{{ContainerID: gid, HostID: syscall.Getgid(), Size: 1}}
	return true
}

// processesIn lists the processes whose working directory is folder.
func processesIn(folder string) []int {
	folder, err := filepath.EvalSymlinks(folder)
	if err != nil {
		return nil
	}
	links, err := filepath.Glob("/proc/[0-9]*/cwd")
	if err != nil {
		return nil
	}
	var pids []int
	for _, link := range links {
		if at, err := os.Readlink(link); err != nil || at != folder {
			continue // elsewhere, of another user, or exited in the meantime
		}
		if pid, err := strconv.Atoi(filepath.Base(filepath.Dir(link))); err == nil {
			pids = append(pids, pid)
		}
	}
	return pids
}
