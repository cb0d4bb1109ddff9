package door

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// Proxies are the networks whose X-Forwarded-For is trusted.
type Proxies []netip.Prefix

func (p Proxies) trusts(address netip.Addr) bool {
	return slices.ContainsFunc(p, func(network netip.Prefix) bool { return network.Contains(address) })
}

// Client returns the address that a call came from. Each trusted proxy appends its peer to X-Forwarded-For, so
// the list is read from its end and only as far as trusted Proxies wrote it: anything before that can be forged.
func (p Proxies) Client(r *http.Request) string {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return ""
	}
	address := peer.Addr().Unmap()
	heard := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(heard) - 1; i >= 0 && p.trusts(address); i-- {
		next, err := netip.ParseAddr(strings.TrimSpace(heard[i]))
		if err != nil {
			break
		}
		address = next.Unmap().WithZone("")
	}
	return address.String()
}
