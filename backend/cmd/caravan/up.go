package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/caarlos0/env/v11"
	"golang.org/x/sync/errgroup"

	"caravan/backend/app"
	"caravan/backend/db"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/devstack"
)

// up runs everything on one machine until it is interrupted. Data and generated secrets remain in the home folder
// for the next start.
func up(ctx context.Context, _ []string) (err error) {
	var config app.Config
	if err := env.ParseWithOptions(&config, env.Options{Prefix: "CARAVAN_"}); err != nil {
		return err
	}
	logTo(config.LogLevel)
	stack, err := devstack.Start(ctx, devstack.Options{Log: os.Stdout, DatabaseURL: os.Getenv("CARAVAN_DATABASE_URL")})
	if err != nil {
		return err
	}
	defer func() {
		fmt.Println("• stopping; the data is kept")
		stop, cancel := context.WithTimeout(context.Background(), 20*time.Second)
		defer cancel()
		err = errors.Join(err, stack.Stop(stop))
	}()
	if err := configure(&config, stack); err != nil {
		return err
	}
	if err := db.Migrate(ctx, config.OwnerDatabaseURL, os.Stdout); err != nil {
		return err
	}
	services, err := app.Wire(ctx, config)
	if err != nil {
		return err
	}
	defer services.Close()
	return together(ctx, services)
}

// together serves and works in one process; the demo loads while jobs are already running, because its
// permissions are written by jobs.
func together(ctx context.Context, services *app.Services) error {
	server, err := services.NewServer()
	if err != nil {
		return err
	}
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error { return services.Work(ctx) })
	group.Go(func() error { return server.Serve(ctx) })
	group.Go(func() error {
		if err := app.SeedWhenEmpty(ctx, services, os.Stdout); err != nil {
			return fmt.Errorf("demo data: %w", err)
		}
		if err := besides(ctx, services); err != nil {
			return err
		}
		return app.Announce(ctx, services, os.Stdout)
	})
	if err := group.Wait(); err != nil && ctx.Err() == nil {
		return err
	} else if err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return nil
}

// besides opens sandbox marketplaces next to the demo, as listed in CARAVAN_SANDBOX, comma-separated: with the
// demo's people, no past, and a clock that can be advanced. An existing marketplace is left unchanged.
func besides(ctx context.Context, services *app.Services) error {
	named := os.Getenv("CARAVAN_SANDBOX")
	if named == "" {
		return nil
	}
	all, err := services.Tenants.All(ctx)
	if err != nil {
		return err
	}
	for slug := range strings.SplitSeq(named, ",") {
		if slices.ContainsFunc(all, func(t tenant.Tenant) bool { return t.Slug == slug }) {
			continue
		}
		marketplace, err := app.SandboxMarketplace(slug, slug+".localhost")
		if err != nil {
			return err
		}
		if err := app.SeedFrom(ctx, services, marketplace, os.Stdout); err != nil {
			return err
		}
	}
	return nil
}

func configure(config *app.Config, stack *devstack.Stack) error {
	config.DatabaseURL, config.OwnerDatabaseURL = stack.AppURL, stack.OwnerURL
	config.KratosPublicURL, config.KratosAdminURL = stack.KratosPublic, stack.KratosAdmin
	config.KetoReadURL, config.KetoWriteURL = stack.KetoRead, stack.KetoWrite
	config.SMTPAddr, config.SMTPTLS, config.MailInboxURL = stack.SMTPAddr, "none", stack.MailURL
	config.MailFrom = cmp.Or(config.MailFrom, "no-reply@caravan.local")
	home := stack.Home()
	if config.FilesDir == "" {
		config.FilesDir = filepath.Join(home, "files")
	}
	if err := os.MkdirAll(config.FilesDir, 0o700); err != nil {
		return err
	}
	if built := filepath.Join(stack.Root(), "packages", "ui", "storybook-static"); config.StorybookDir == "" &&
		isFolder(built) {
		config.StorybookDir = built
	}
	var err error
	if config.SealKey == "" || config.PaymentSecret == "" {
		err = generatedSecrets(filepath.Join(home, "app-secrets.json"), config)
	}
	return errors.Join(err, config.Validate())
}

// generatedSecrets reads this machine's secrets, or generates them the first time.
func generatedSecrets(path string, config *app.Config) error {
	var secrets struct{ SealKey, PaymentSecret string }
	raw, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		secrets.SealKey, secrets.PaymentSecret = newSecret(), newSecret()
		if raw, err = json.Marshal(secrets); err != nil {
			return err
		}
		if err := os.WriteFile(path, raw, 0o600); err != nil {
			return err
		}
	case err != nil:
		return err
	default:
		if err := json.Unmarshal(raw, &secrets); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	config.SealKey, config.PaymentSecret = secrets.SealKey, secrets.PaymentSecret
	return nil
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

func newSecret() string {
	key := make([]byte, 32)
	_, _ = rand.Read(key)
	return base64.StdEncoding.EncodeToString(key)
}
