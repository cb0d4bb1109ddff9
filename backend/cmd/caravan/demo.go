package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/caarlos0/env/v11"
	"golang.org/x/sync/errgroup"

	"caravan/backend/app"
	"caravan/backend/app/story"
	"caravan/backend/db"
	"caravan/backend/platform/devstack"
	"caravan/backend/seed/loader"
)

// errLived stops what runs alongside the story.
var errLived = errors.New("the story is over")

// demo plays a whole trip on a fresh sandbox marketplace and prints its timeline. Everything it starts and stores
// is removed when it ends.
func demo(ctx context.Context, _ []string) (err error) {
	var config app.Config
	if err := env.ParseWithOptions(&config, env.Options{Prefix: "CARAVAN_"}); err != nil {
		return err
	}
	logTo(config.LogLevel)
	home, err := os.MkdirTemp("", "caravan-demo-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	stack, err := devstack.Start(ctx, devstack.Options{
		Log: os.Stdout, Home: home, BinDir: os.Getenv("CARAVAN_BIN_DIR"), Throwaway: true,
	})
	if err != nil {
		return err
	}
	defer func() {
		stop, cancel := context.WithTimeout(context.Background(), 20*time.Second)
		defer cancel()
		err = errors.Join(err, stack.Stop(stop))
	}()
	if err := configure(&config, stack); err != nil {
		return err
	}
	if err := db.Migrate(ctx, config.OwnerDatabaseURL, io.Discard); err != nil {
		return err
	}
	services, err := app.Wire(ctx, config)
	if err != nil {
		return err
	}
	defer services.Close()
	return live(ctx, services)
}

func live(ctx context.Context, services *app.Services) error {
	server, err := services.NewServer()
	if err != nil {
		return err
	}
	const slug, hostName = "sandbox", "sandbox.localhost"
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error { return services.Work(ctx) })
	group.Go(func() error { return server.Serve(ctx) })
	group.Go(func() error {
		marketplace, err := app.SandboxMarketplace(slug, hostName)
		if err != nil {
			return err
		}
		if err := app.SeedFrom(ctx, services, marketplace, os.Stdout); err != nil {
			return err
		}
		if err := app.Ready(ctx, services); err != nil {
			return err
		}
		fmt.Println()
		told := story.Story{URL: services.Config.Origin("localhost"), Host: hostName, Password: loader.DemoPassword,
			Out: os.Stdout}
		if err := told.Live(ctx); err != nil {
			return err
		}
		return errLived
	})
	if err := group.Wait(); err != nil && !errors.Is(err, errLived) && !errors.Is(err, context.Canceled) {
		return err
	}
	return nil
}
