// Command standin serves a local replacement of Stripe: its API, its script and frames for browsers, and a
// dashboard for testers. A product uses it with CARAVAN_STRIPE_URL.
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"

	"caravan/backend/domain/payment/stripe/stripetest"
)

func main() {
	port := flag.String("port", "8172", "port on 127.0.0.1")
	journal := flag.String("journal", "", "file in which it keeps what it was asked for, to go on from after its end")
	flag.Parse()
	if err := serve(net.JoinHostPort("127.0.0.1", *port), *journal); err != nil {
		fmt.Fprintln(os.Stderr, "✗", err)
		os.Exit(1)
	}
}

func serve(address, journal string) error {
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	there := stripetest.Open("http://" + address)
	site := there.Site()
	if journal != "" {
		if site, err = there.Kept(journal); err != nil {
			return err
		}
	}
	fmt.Println("ready http://" + address)
	server := &http.Server{Handler: site, ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(listener)
}
