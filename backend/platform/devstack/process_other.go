//go:build !linux

package devstack

import "syscall"

// childAttr returns nothing: without a parent-death signal, a child that outlives us is found by its pid file at
// the next start.
func childAttr(syscall.Signal) *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true}
}

func inUserNamespace(*syscall.SysProcAttr, int, int) bool { return false }

// processesIn is not supported here: sessions of a killed server are waited for.
func processesIn(string) []int { return nil }
