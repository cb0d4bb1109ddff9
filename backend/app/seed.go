package app

import (
	"context"
	"fmt"
	"io"
	"os"
	"time"

	"caravan/backend/seed"
	"caravan/backend/seed/loader"
)

// Seed loads marketplaces from a folder, or the built-in demo if from is empty.
func Seed(ctx context.Context, s *Services, from string, log io.Writer) error {
	files := seed.Default()
	if from != "" {
		files = os.DirFS(from)
	}
	demo, err := seed.Load(files)
	if err != nil {
		return err
	}
	return seedDemo(ctx, s, demo, from == "", log)
}

// SeedFrom loads a demo that was already read or created.
func SeedFrom(ctx context.Context, s *Services, demo seed.Demo, log io.Writer) error {
	return seedDemo(ctx, s, demo, true, log)
}

func seedDemo(ctx context.Context, s *Services, demo seed.Demo, isDemo bool, log io.Writer) error {
	return s.loader(isDemo, log).Load(ctx, demo)
}

func (s *Services) loader(isDemo bool, log io.Writer) *loader.Loader {
	return &loader.Loader{Outsides: s.Outside, OwnerURL: s.Config.OwnerDatabaseURL, Kratos: s.Kratos, Log: log,
		Demo: isDemo}
}

// SeedWhenEmpty loads the demo into a database without any tenant, and finishes a demo that was interrupted.
func SeedWhenEmpty(ctx context.Context, s *Services, log io.Writer) error {
	demo, err := seed.Load(seed.Default())
	if err != nil {
		return err
	}
	return SeedWhenEmptyFrom(ctx, s, demo, log)
}

// SeedWhenEmptyFrom is SeedWhenEmpty with a demo that was already read or created.
func SeedWhenEmptyFrom(ctx context.Context, s *Services, demo seed.Demo, log io.Writer) error {
	all, err := s.Tenants.All(ctx)
	if err != nil {
		return err
	}
	if len(all) > 0 {
		if interrupted, err := s.loader(true, log).Pending(ctx, demo); err != nil || !interrupted {
			return err
		}
	}
	start := time.Now()
	fmt.Fprintln(log, "• loading the demo marketplaces …")
	if err := SeedFrom(ctx, s, demo, log); err != nil {
		return err
	}
	fmt.Fprintf(log, "• demo marketplaces loaded (%.1f s)\n", time.Since(start).Seconds())
	return nil
}

// Ready waits until the server answers, or ctx ends.
func Ready(ctx context.Context, s *Services) error {
	for answers(ctx, "http://"+s.Config.opsAddress()+"/readyz") != nil ||
		answers(ctx, s.Config.Origin("localhost")+"/healthz") != nil {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(50 * time.Millisecond):
		}
	}
	return nil
}

// Announce waits until the server answers, then prints its URLs.
func Announce(ctx context.Context, s *Services, out io.Writer) error {
	address := s.Config.Origin("localhost")
	if Ready(ctx, s) != nil {
		return nil
	}
	all, err := s.Tenants.All(ctx)
	if err != nil {
		return err
	}
	for _, t := range all {
		fmt.Fprintf(out, "\n  %-12s %s\n", t.Brand, s.Config.Origin(t.Host))
		if !t.Demo {
			continue
		}
		signIns, err := s.demoSignIns(ctx, t)
		if err != nil {
			return err
		}
		for _, in := range signIns {
			fmt.Fprintf(out, "    %-10s %-26s %s\n", in.Group, in.Email, in.Password)
		}
	}
	fmt.Fprintf(out, "\n  mail inbox   %s\nready %s\n", s.Config.MailInboxURL, address)
	return nil
}
