// Command ory builds the pinned Kratos and Keto into a folder, so that scripts can do it in parallel with other
// work:
//
//	go run ./tools/ory DIR
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
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
	// The programs are built in their own folders, where a relative path would resolve differently.
	dir, err := filepath.Abs(os.Args[1])
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	return devstack.BuildOry(ctx, root, dir, os.Stdout)
}
