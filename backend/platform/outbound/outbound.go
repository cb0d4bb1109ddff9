// Package outbound calls URLs that users gave, and nothing internal: names are resolved and every address is
// checked when the connection is made, so that DNS rebinding reaches nothing either.
package outbound

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"syscall"
	"time"
)

// ErrRefused is returned for an address that is not on the public internet.
var ErrRefused = errors.New("the address is not on the public internet")

// refused lists ranges for which netip has no predicate.
var refused = []netip.Prefix{
	netip.MustParsePrefix("0.0.0.0/8"), netip.MustParsePrefix("100.64.0.0/10"), netip.MustParsePrefix("192.0.0.0/24"),
	netip.MustParsePrefix("192.0.2.0/24"), netip.MustParsePrefix("198.18.0.0/15"),
	netip.MustParsePrefix("198.51.100.0/24"), netip.MustParsePrefix("203.0.113.0/24"),
	netip.MustParsePrefix("240.0.0.0/4"), netip.MustParsePrefix("64:ff9b::/96"), netip.MustParsePrefix("64:ff9b:1::/48"),
	netip.MustParsePrefix("100::/64"), netip.MustParsePrefix("2001::/23"), netip.MustParsePrefix("2001:db8::/32"),
	netip.MustParsePrefix("2002::/16"), netip.MustParsePrefix("fec0::/10"),
}

// Public reports whether an address is on the public internet.
func Public(a netip.Addr) bool {
	a = a.Unmap()
	if !a.IsGlobalUnicast() || a.IsPrivate() || a.IsLoopback() || a.IsLinkLocalUnicast() {
		return false
	}
	for _, p := range refused {
		if p.Contains(a) {
			return false
		}
	}
	return true
}

// Dialer returns a dialer that connects to public addresses only, as Client does.
func Dialer(timeout time.Duration, loopback bool) *net.Dialer {
	return &net.Dialer{Timeout: timeout, Control: func(_, address string, _ syscall.RawConn) error {
		host, err := netip.ParseAddrPort(address)
		if err != nil {
			return fmt.Errorf("%w: %s", ErrRefused, address)
		}
		if Public(host.Addr()) || loopback && host.Addr().Unmap().IsLoopback() {
			return nil
		}
		return ErrRefused
	}}
}

// Client returns a client that connects to public addresses only and follows no redirects. loopback, for
// development and tests, also allows this machine, and nothing else that is private.
func Client(timeout time.Duration, loopback bool) *http.Client {
	return &http.Client{
		Timeout:       timeout,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		// No proxy from the environment: it would connect where the dialer cannot check.
		Transport: &http.Transport{
			DialContext: Dialer(timeout/2, loopback).DialContext, Proxy: nil, TLSHandshakeTimeout: timeout / 2,
			ResponseHeaderTimeout: timeout, MaxIdleConnsPerHost: 2, IdleConnTimeout: 30 * time.Second, ForceAttemptHTTP2: true,
		},
	}
}

// CheckURL returns what is wrong with a URL that a user gave, in words for that user, or "".
func CheckURL(text string, loopback bool) string {
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.Opaque != "" {
		return "Enter a web address"
	}
	local := loopback && (u.Hostname() == "localhost" || u.Hostname() == "127.0.0.1" || u.Hostname() == "::1")
	switch {
	case u.User != nil:
		return "Remove the username and password from the address"
	case u.Scheme != "https" && !(local && u.Scheme == "http"):
		return "The URL must start with https://"
	case u.Fragment != "":
		return "Remove the part after # from the address"
	}
	if a, err := netip.ParseAddr(u.Hostname()); err == nil && !Public(a) && !local {
		return "This address isn’t on the public internet"
	}
	return ""
}
