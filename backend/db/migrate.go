// Package db contains the schema and migrates a database to it.
package db

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io"
	"io/fs"

	"github.com/jackc/pgx/v5/pgxpool"
	_ "github.com/jackc/pgx/v5/stdlib" // goose uses database/sql
	"github.com/pressly/goose/v3"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivermigrate"
)

//go:embed migrations/*.sql
var files embed.FS

// RiverSchema keeps the queue's tables separate from the tenants'.
const RiverSchema = "river"

// Migrate applies missing migrations, as the owner of the schema. It may be run again at any time.
func Migrate(ctx context.Context, ownerURL string, log io.Writer) error {
	if err := migrateTables(ctx, ownerURL, log); err != nil {
		return err
	}
	return migrateQueue(ctx, ownerURL)
}

func migrateTables(ctx context.Context, ownerURL string, log io.Writer) error {
	conn, err := sql.Open("pgx", ownerURL)
	if err != nil {
		return err
	}
	defer conn.Close()
	migrations, err := fs.Sub(files, "migrations")
	if err != nil {
		return err
	}
	provider, err := goose.NewProvider(goose.DialectPostgres, conn, migrations,
		// Areas number their migrations in separate ranges, so a lower number may be added later.
		goose.WithAllowOutofOrder(true))
	if err != nil {
		return err
	}
	results, err := provider.Up(ctx)
	if err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	for _, r := range results {
		fmt.Fprintf(log, "  migrated %s (%d ms)\n", r.Source.Path, r.Duration.Milliseconds())
	}
	return nil
}

func migrateQueue(ctx context.Context, ownerURL string) error {
	pool, err := pgxpool.New(ctx, ownerURL)
	if err != nil {
		return err
	}
	defer pool.Close()
	if _, err := pool.Exec(ctx, "CREATE SCHEMA IF NOT EXISTS "+RiverSchema); err != nil {
		return fmt.Errorf("queue schema: %w", err)
	}
	migrator, err := rivermigrate.New(riverpgxv5.New(pool), &rivermigrate.Config{Schema: RiverSchema})
	if err != nil {
		return err
	}
	if _, err := migrator.Migrate(ctx, rivermigrate.DirectionUp, nil); err != nil {
		return fmt.Errorf("migrate queue: %w", err)
	}
	_, err = pool.Exec(ctx, `
		GRANT USAGE ON SCHEMA river TO caravan_app;
		GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA river TO caravan_app;
		GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA river TO caravan_app`)
	return err
}
