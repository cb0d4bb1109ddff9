package devstack

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
)

// ports remembers what each service listened on, so that addresses stay the same from one start to the next
// unless something else takes them.
type ports struct {
	path  string
	mu    sync.Mutex
	taken map[string]int
}

func loadPorts(home string) (*ports, error) {
	p := &ports{path: filepath.Join(home, "ports.json"), taken: map[string]int{}}
	raw, err := os.ReadFile(p.path)
	if errors.Is(err, os.ErrNotExist) {
		return p, nil
	}
	if err != nil {
		return nil, err
	}
	if json.Unmarshal(raw, &p.taken) != nil {
		p.taken = map[string]int{}
	}
	return p, nil
}

// portTries is how often a start is retried because another process took the port.
const portTries = 5

// open starts a service on the ports of its names. A port that was free when picked may be taken when the service
// binds it: that start is retried on other ports.
func (p *ports) open(start func(port map[string]int) error, names ...string) error {
	for try := 1; ; try++ {
		picked := map[string]int{}
		for _, name := range names {
			port, err := p.pick(name)
			if err != nil {
				return err
			}
			picked[name] = port
		}
		err := start(picked)
		if err == nil || try == portTries || !addressTaken(err, picked) {
			return err
		}
		p.forget(names)
	}
}

// addressTaken reports whether a start failed because of one of its ports. What an external program says about it
// is at the end of its log.
func addressTaken(err error, picked map[string]int) bool {
	if errors.Is(err, syscall.EADDRINUSE) || strings.Contains(strings.ToLower(err.Error()), "address already in use") {
		return true
	}
	for port := range maps.Values(picked) {
		if !portFree(port) {
			return true
		}
	}
	return false
}

// pick returns the remembered port if it is free, otherwise a free one.
func (p *ports) pick(name string) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if port, ok := p.taken[name]; ok && portFree(port) {
		return port, nil
	}
	port, err := FreePort(p.reserved)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", name, err)
	}
	p.taken[name] = port
	return port, nil
}

func (p *ports) forget(names []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, name := range names {
		delete(p.taken, name)
	}
}

func (p *ports) reserved(port int) bool {
	for _, taken := range p.taken {
		if taken == port {
			return true
		}
	}
	return false
}

func (p *ports) save() error { return writeJSON(p.path, p.taken, 0o644) }

// FreePort returns an unused loopback port, if possible one outside the system's ephemeral range. It is none of
// those that are reserved.
func FreePort(reserved func(int) bool) (int, error) {
	first, last := outgoing()
	lowest, highest := quietRange(first, last)
	for range 400 {
		port := lowest + rand.IntN(highest-lowest)
		if !reserved(port) && portFree(port) {
			return port, nil
		}
	}
	return 0, fmt.Errorf("no free loopback port between %d and %d", lowest, highest)
}

const (
	lowestPort, highestPort = 15000, 65000
	// enoughPorts is how many ports a range must have to be worth choosing from.
	enoughPorts = 1000
)

// quietRange is the larger range of ports outside the ephemeral range, or all ports if that leaves no room.
func quietRange(first, last int) (lowest, highest int) {
	below, above := min(first, highestPort)-lowestPort, highestPort-max(last+1, lowestPort)
	switch {
	case below >= above && below >= enoughPorts:
		return lowestPort, lowestPort + below
	case above >= enoughPorts:
		return highestPort - above, highestPort
	}
	return lowestPort, highestPort
}

// outgoing returns the system's ephemeral port range; if it is unknown, that of most systems.
func outgoing() (first, last int) {
	raw, err := os.ReadFile("/proc/sys/net/ipv4/ip_local_port_range")
	if err == nil {
		if n, _ := fmt.Sscan(string(raw), &first, &last); n == 2 {
			return first, last
		}
	}
	return 32768, 65535
}

func portFree(port int) bool {
	l, err := net.Listen("tcp", loopback(port))
	if err != nil {
		return false
	}
	l.Close()
	return true
}

func loopback(port int) string { return net.JoinHostPort("127.0.0.1", strconv.Itoa(port)) }
