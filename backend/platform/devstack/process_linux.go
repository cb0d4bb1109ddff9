package devstack

import "syscall"

// childAttr puts the child into a process group of its own, so that Ctrl-C in
// the terminal reaches only us and we choose the order of stopping; the kernel
// ends it when we die without stopping it.
func childAttr(onParentDeath syscall.Signal) *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: onParentDeath}
}

// inUserNamespace maps one unprivileged user onto ours: the way to a non-root
// uid in containers that don't let root change its own.
func inUserNamespace(attr *syscall.SysProcAttr, uid, gid int) bool {
	attr.Credential = nil
	attr.Cloneflags |= syscall.CLONE_NEWUSER
	attr.UidMappings = []syscall.SysProcIDMap{{ContainerID: uid, HostID: syscall.Getuid(), Size: 1}}
	attr.GidMappings = []syscall.SysProcIDMap{{ContainerID: gid, HostID: syscall.Getgid(), Size: 1}}
	return true
}
