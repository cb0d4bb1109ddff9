// Command ory builds the pinned Kratos and Keto into a folder, so that scripts can do it beside other work:
//
//	go run ./tools/ory DIR
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"caravan/backend/platform/devstack"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	if len(os.Args) != 2 {
		return errors.New("usage: ory DIR")
	}
	root, err := devstack.FindRoot(".")
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	return devstack.BuildOry(ctx, root, os.Args[1], os.Stdout)
}
