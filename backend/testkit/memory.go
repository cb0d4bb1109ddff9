package testkit

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

const (
	// sharedMemory is where Linux keeps files in memory.
	sharedMemory = "/dev/shm"
	// roomInMemory is what must be free: databases and write-ahead log of a whole run take less than half of it.
	roomInMemory = 8 << 30
)

// inMemory returns a folder in memory for files of the given home that may be lost, or false if the machine has
// none with enough room. Every test makes and drops a database of two thousand files, and file systems on disk
// take more time for that than PostgreSQL takes for the test: ext4 passes over each inode that was deleted
// recently whenever it makes a file.
func inMemory(home string) (string, bool) {
	var system syscall.Statfs_t
	if syscall.Statfs(sharedMemory, &system) != nil ||
		system.Bavail*uint64(system.Bsize) < roomInMemory || memoryAvailable() < roomInMemory {
		return "", false
	}
	sum := sha256.Sum256([]byte(home))
	return filepath.Join(sharedMemory, "caravan-"+hex.EncodeToString(sum[:6])), true
}

// memoryAvailable returns how many bytes programs can still allocate, or zero if the machine doesn't tell.
func memoryAvailable() uint64 {
	raw, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(raw)) {
		var kilobytes uint64
		if n, _ := fmt.Sscanf(line, "MemAvailable: %d kB", &kilobytes); n == 1 {
			return kilobytes << 10
		}
	}
	return 0
}
