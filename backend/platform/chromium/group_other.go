//go:build !unix

package chromium

import "os/exec"

func ownGroup(*exec.Cmd) {}

func dropRoot(*exec.Cmd) {}
