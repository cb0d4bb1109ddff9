package outbound_test

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"testing"
	"time"

	"caravan/backend/platform/outbound"
)

func TestOnlyThePublicInternetIsReached(t *testing.T) {
	for address, public := range map[string]bool{
		"8.8.8.8": true, "2606:4700:4700::1111": true, "127.0.0.1": false, "::1": false, "10.1.2.3": false,
		"172.16.0.1": false, "192.168.1.1": false,
		"169.254.169.254": false, "100.64.0.1": false, "0.0.0.0": false, "255.255.255.255": false, "224.0.0.1": false,
		"fe80::1": false, "fc00::1": false,
		"::ffff:127.0.0.1": false, "::ffff:10.0.0.1": false, "64:ff9b::7f00:1": false, "2002:7f00:1::": false,
		"198.18.0.1": false, "::": false,
	} {
		if got := outbound.Public(netip.MustParseAddr(address)); got != public {
			t.Errorf("%s: %v", address, got)
		}
	}
}

func TestTheDialerRefusesWhatANameResolvesTo(t *testing.T) {
	hits := 0
	inside := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		hits++
		http.Redirect(w, r, "http://169.254.169.254/", http.StatusFound)
	}))
	defer inside.Close()
	address, err := url.Parse(inside.URL)
	if err != nil {
		t.Fatal(err)
	}
	port := address.Port()
	for _, host := range []string{"127.0.0.1", "localhost"} {
		res, err := outbound.Client(2*time.Second, false).Get("http://" + host + ":" + port)
		if err == nil {
			res.Body.Close()
		}
		if !errors.Is(err, outbound.ErrRefused) {
			t.Errorf("%s: %v", host, err)
		}
	}
	if hits != 0 {
		t.Fatal("the server inside was reached")
	}
	res, err := outbound.Client(2*time.Second, true).Get("http://127.0.0.1:" + port)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if res.StatusCode != http.StatusFound || hits != 1 {
		t.Errorf("a redirect was followed: %d after %d calls", res.StatusCode, hits)
	}
}

func TestAddressesThatUsersGive(t *testing.T) {
	for address, good := range map[string]bool{
		"https://hooks.partner.example/caravan": true, "http://hooks.partner.example/": false, "https://10.0.0.1/": false,
		"https://[::1]/":               false,
		"https://a:b@partner.example/": false, "ftp://partner.example": false, "partner.example": false,
		"https://partner.example/#x": false,
	} {
		if got := outbound.CheckURL(address, false) == ""; got != good {
			t.Errorf("%s: %v", address, got)
		}
	}
	if outbound.CheckURL("http://127.0.0.1:9/x", true) != "" || outbound.CheckURL("http://10.0.0.1/x", true) == "" {
		t.Error("the development flag lets this machine in, and only it")
	}
}
