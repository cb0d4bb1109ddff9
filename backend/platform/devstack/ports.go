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

// ports remembers what each service listened on, so that addresses stay the
// same from one start to the next as long as nobody else takes them.
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

// portTries is how often a service starts anew because somebody took its port.
const portTries = 5

// open starts a service on the ports of its names. A port is free when it is
// picked, and may be somebody else's when the service binds it: that start is
// tried again on others.
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

// addressTaken tells whether a start failed because of one of its ports. What a
// program of others says about it stands in the end of its log.
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

// pick returns the remembered port when it is free, else a free one.
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

// FreePort gives a loopback port that nobody listens on, where possible one
// that the system does not hand out to outgoing connections. It is none of those that are reserved.
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
	// enoughPorts is how many a range must have to be worth choosing from.
	enoughPorts = 1000
)

// quietRange is the larger part of the ports beside those of outgoing
// connections, or all of them where these leave no room.
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

// outgoing is the range that the system takes ports of outgoing connections
// from; where it does not say, that of most systems.
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
