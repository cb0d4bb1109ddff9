// Command caravan is the whole product in one binary.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"caravan/backend/app"
	"caravan/backend/db"
)

// version is set by the linker.
var version = "development"

type command struct {
	name, about string
	run         func(ctx context.Context, args []string) error
}

func commands() []command {
	return []command{
		{"up", "run everything on this machine: PostgreSQL, Kratos, Keto, mail sink, server, workers, demo data", up},
		{"serve", "answer HTTP", serve},
		{"work", "run jobs", work},
		{"migrate", "bring the database to this version", migrate},
		{"seed", "load marketplaces from files: seed [--from DIR]", seedCommand},
		{"audit", "audit verify [--tenant SLUG] [--anchor SLUG:POSITION:HASH]: walk the audit logs' hash chains",
			auditCommand},
		{"seal", "seal rotate: seal every field again with CARAVAN_SEAL_KEY, those of CARAVAN_SEAL_KEYS_OLD included",
			sealCommand},
		{"search", "search rebuild: write the words again by which records are found", searchCommand},
		{"demo", "live a whole trip on a fresh sandbox marketplace and print its timeline", demo},
		{"version", "print the version", func(context.Context, []string) error { fmt.Println(version); return nil }},
	}
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		if !errors.Is(err, flag.ErrHelp) {
			fmt.Fprintln(os.Stderr, "✗", err)
		}
		stop()
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string) error {
	if len(args) > 0 {
		for _, c := range commands() {
			if c.name == args[0] {
				return c.run(ctx, args[1:])
			}
		}
	}
	var help strings.Builder
	help.WriteString("usage: caravan COMMAND\n\n")
	for _, c := range commands() {
		fmt.Fprintf(&help, "  %-8s %s\n", c.name, c.about)
	}
	help.WriteString(
		"\nserve, work, migrate, seed, audit and seal read their settings from CARAVAN_ variables; see README.md.\n")
	fmt.Fprint(os.Stderr, help.String())
	return flag.ErrHelp
}

func logTo(level string) {
	var l slog.Level
	if l.UnmarshalText([]byte(level)) != nil {
		l = slog.LevelInfo
	}
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: l})))
}

func wired(ctx context.Context) (*app.Services, error) {
	config, err := app.FromEnvironment()
	if err != nil {
		return nil, err
	}
	logTo(config.LogLevel)
	return app.Wire(ctx, config)
}

func serve(ctx context.Context, _ []string) error {
	services, err := wired(ctx)
	if err != nil {
		return err
	}
	defer services.Close()
	server, err := services.NewServer()
	if err != nil {
		return err
	}
	slog.Info("ready", "address", services.Config.Origin("localhost"))
	return server.Serve(ctx)
}

func work(ctx context.Context, _ []string) error {
	services, err := wired(ctx)
	if err != nil {
		return err
	}
	defer services.Close()
	slog.Info("working")
	return services.Work(ctx)
}

func migrate(ctx context.Context, _ []string) error {
	address := os.Getenv("CARAVAN_OWNER_DATABASE_URL")
	if address == "" {
		return errors.New(
			"CARAVAN_OWNER_DATABASE_URL is not set: the address of the database as the role that owns the schema")
	}
	if err := db.Migrate(ctx, address, os.Stdout); err != nil {
		return err
	}
	fmt.Println("• the database is up to date")
	return nil
}

func seedCommand(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("seed", flag.ContinueOnError)
	from := flags.String("from", "", "folder with the files; the built-in demo when empty")
	if err := flags.Parse(args); err != nil {
		return err
	}
	services, err := wired(ctx)
	if err != nil {
		return err
	}
	defer services.Close()
	return app.Seed(ctx, services, *from, os.Stdout)
}
