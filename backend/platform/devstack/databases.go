package devstack

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// The roles and databases of the product. The owner holds the schema and runs
// migrations; the app role serves requests and is bound by row-level security.
const (
	OwnerRole       = "caravan_owner"
	AppRole         = "caravan_app"
	ProductDatabase = "caravan"
)

// PrepareDatabase grants the app role its privileges on everything that the owner creates in a database later. It
// runs once after the database is created, under a role that may act as the owner.
func PrepareDatabase(ctx context.Context, conn *pgx.Conn) error {
	_, err := conn.Exec(ctx, `
		REVOKE CREATE ON SCHEMA public FROM PUBLIC;
		GRANT USAGE ON SCHEMA public TO `+AppRole+`;
		ALTER DEFAULT PRIVILEGES FOR ROLE `+OwnerRole+` GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO `+AppRole+`;
		ALTER DEFAULT PRIVILEGES FOR ROLE `+OwnerRole+` GRANT USAGE, SELECT ON SEQUENCES TO `+AppRole+`;
		ALTER DEFAULT PRIVILEGES FOR ROLE `+OwnerRole+` GRANT EXECUTE ON FUNCTIONS TO `+AppRole)
	return err
}

// lockKey serializes role and database creation between processes that share a server: PostgreSQL rejects
// concurrent changes to one role.
const lockKey = 0x63617261

// prepareDatabases creates the roles and databases that the parts of this stack use. It is idempotent, and cheap
// when nothing is missing.
func (st *Stack) prepareDatabases(ctx context.Context) error {
	step := st.step("Databases")
	conn, err := pgx.Connect(ctx, st.adminURL)
	if err != nil {
		return fmt.Errorf("the database server does not answer: %w", err)
	}
	defer conn.Close(context.WithoutCancel(ctx))
	if _, err := conn.Exec(ctx, `SELECT pg_advisory_lock($1)`, lockKey); err != nil {
		return err
	}

	type database struct{ name, role, password string }
	var wanted []database
	if st.opts.Parts.has(PartPostgres) {
		if err := ensureRole(ctx, conn, AppRole, st.secrets.App); err != nil {
			return err
		}
		wanted = append(wanted, database{ProductDatabase, OwnerRole, st.secrets.Owner})
	}
	if st.opts.Parts.has(PartOry) {
		wanted = append(wanted, database{"kratos", "kratos", st.secrets.Kratos}, database{"keto", "keto", st.secrets.Keto})
	}
	for _, db := range wanted {
		if err := ensureRole(ctx, conn, db.role, db.password); err != nil {
			return err
		}
		created, err := ensureDatabase(ctx, conn, db.name, db.role)
		if err != nil {
			return err
		}
		if created && db.name == ProductDatabase {
			if err := st.prepareProduct(ctx); err != nil {
				return err
			}
		}
	}
	st.OwnerURL = withLogin(st.adminURL, OwnerRole, st.secrets.Owner, ProductDatabase)
	st.AppURL = withLogin(st.adminURL, AppRole, st.secrets.App, ProductDatabase)
	step.done("ready")
	return nil
}

func (st *Stack) prepareProduct(ctx context.Context) error {
	conn, err := pgx.Connect(ctx, withDatabase(st.adminURL, ProductDatabase))
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	return PrepareDatabase(ctx, conn)
}

// ensureRole also resets the password: it is generated and kept in the home, which may be younger than the
// server.
func ensureRole(ctx context.Context, conn *pgx.Conn, role, password string) error {
	var exists bool
	if err := conn.QueryRow(ctx, `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1)`,
		role).Scan(&exists); err != nil {
		return err
	}
	// Only a superuser may even mention these attributes of an existing role.
	statement := `ALTER ROLE %s LOGIN PASSWORD '%s'`
	if !exists {
		statement = `CREATE ROLE %s NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS LOGIN PASSWORD '%s'`
	}
	// Role statements take no parameters; both values are ours and hold no quotes.
	_, err := conn.Exec(ctx, fmt.Sprintf(statement, pgx.Identifier{role}.Sanitize(),
		strings.ReplaceAll(password, "'", "''")))
	if denied(err) {
		return fmt.Errorf(
			"the role in CARAVAN_DATABASE_URL may not create or change the role %s: use one with CREATEROLE and CREATEDB: %w",
			role, err)
	}
	return err
}

func ensureDatabase(ctx context.Context, conn *pgx.Conn, name, owner string) (created bool, err error) {
	var exists bool
	if err := conn.QueryRow(ctx, `SELECT EXISTS (SELECT FROM pg_database WHERE datname = $1)`,
		name).Scan(&exists); err != nil || exists {
		return false, err
	}
	// A role that is not a superuser may give a database only to a role it is a member of.
	if _, err := conn.Exec(ctx, fmt.Sprintf(`GRANT %s TO CURRENT_USER`, pgx.Identifier{owner}.Sanitize())); err != nil {
		return false, err
	}
	_, err = conn.Exec(ctx, fmt.Sprintf(`CREATE DATABASE %s OWNER %s ENCODING 'UTF8' TEMPLATE template0`,
		pgx.Identifier{name}.Sanitize(), pgx.Identifier{owner}.Sanitize()))
	if denied(err) {
		return false, fmt.Errorf("the role in CARAVAN_DATABASE_URL may not create the database %s: use one with CREATEDB: %w",
			name, err)
	}
	return err == nil, err
}

func denied(err error) bool {
	var pg *pgconn.PgError
	return errors.As(err, &pg) && pg.Code == "42501"
}

// withLogin returns the address with another user, password and database.
func withLogin(address, role, password, database string) string {
	u, err := url.Parse(address)
	if err != nil {
		return address
	}
	u.User = url.UserPassword(role, password)
	u.Path = "/" + database
	return u.String()
}

func withDatabase(address, database string) string {
	u, err := url.Parse(address)
	if err != nil {
		return address
	}
	u.Path = "/" + database
	return u.String()
}
