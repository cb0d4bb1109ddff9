package db_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"caravan/backend/testkit"
)

// reference lists the tables that belong to no tenant, each with the reason.
var reference = map[string]string{
	"tenant":           "must be found before a tenant is known",
	"tenant_host":      "host names are unique across tenants",
	"account":          "an account is the deployment's, whatever marketplaces its person is in; it holds a hash and a number",
	"goose_db_version": "the schema's own version",
}

func names(t *testing.T, pool *pgxpool.Pool, query string, args ...any) []string {
	t.Helper()
	rows, err := pool.Query(t.Context(), query, args...)
	if err != nil {
		t.Fatal(err)
	}
	out, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func tenantTables(t *testing.T, pool *pgxpool.Pool) []string {
	t.Helper()
	all := names(t, pool, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
	return slices.DeleteFunc(all, func(name string) bool { _, ok := reference[name]; return ok })
}

// The catalog is what allows the schema to be distributed by tenant and keeps tenants apart.
func TestEveryTableIsATenantsOwn(t *testing.T) {
	pool := testkit.DB(t).Owner(t)
	for _, table := range tenantTables(t, pool) {
		for _, fault := range foreignWays(t, pool, table) {
			t.Errorf("%s: %s", table, fault)
		}
	}
}

// foreignWays lists how a table violates the rules for tenant tables.
func foreignWays(t *testing.T, pool *pgxpool.Pool, table string) (out []string) {
	t.Helper()
	var forced bool
	var policies, triggers int
	err := pool.QueryRow(t.Context(), `
		SELECT c.relrowsecurity AND c.relforcerowsecurity,
		       (SELECT count(*) FROM pg_policy p WHERE p.polrelid = c.oid),
		       (SELECT count(*) FROM pg_trigger g WHERE g.tgrelid = c.oid AND NOT g.tgisinternal)
		FROM pg_class c WHERE c.oid = $1::regclass`, table).Scan(&forced, &policies, &triggers)
	if err != nil {
		t.Fatal(err)
	}
	if !forced || policies != 1 {
		out = append(out, fmt.Sprintf("row-level security forced: %v, policies: %d", forced, policies))
	}
	if triggers > 0 {
		out = append(out, fmt.Sprintf("has %d triggers", triggers))
	}
	for _, key := range names(t, pool, `
		SELECT k.conname || ': ' || coalesce(a.attname, '') FROM pg_constraint k
		JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
		WHERE k.conrelid = $1::regclass AND k.contype IN ('p', 'u', 'f')`, table) {
		if !strings.HasSuffix(key, ": tenant_id") {
			out = append(out, "key begins with another column: "+key)
		}
	}
	if loose := names(t, pool, `
		SELECT indexrelid::regclass::text FROM pg_index i
		JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
		WHERE i.indrelid = $1::regclass AND i.indisunique AND a.attname <> 'tenant_id'`, table); len(loose) > 0 {
		out = append(out, fmt.Sprintf("unique across tenants: %v", loose))
	}
	return out
}

// Every table × every verb × the wrong tenant and none: nothing is visible, nothing changes.
func TestNoTableLeaksAcrossTenants(t *testing.T) {
	database := testkit.DB(t)
	owner, server := database.Owner(t), database.App(t)
	mine := uuid.Must(uuid.NewV7())
	plant(t, owner, mine)
	for _, table := range tenantTables(t, owner) {
		for _, leak := range leaks(t, server, table, mine) {
			t.Errorf("%s: %s", table, leak)
		}
	}
}

// leaks lists what a wrong tenant, or none, can do with a table that holds one row of mine.
func leaks(t *testing.T, server *pgxpool.Pool, table string, mine uuid.UUID) (out []string) {
	t.Helper()
	within(t, server, mine.String(), func(ctx context.Context, tx pgx.Tx) {
		var seen int
		if err := tx.QueryRow(ctx, "SELECT count(*) FROM "+table).Scan(&seen); err != nil || seen != 1 {
			out = append(out, fmt.Sprintf("the tenant itself sees %d rows (%v)", seen, err))
		}
	})
	for situation, setting := range map[string]string{"wrong tenant": uuid.NewString(), "no tenant": ""} {
		tell := func(format string, args ...any) { out = append(out, situation+": "+fmt.Sprintf(format, args...)) }
		within(t, server, setting, func(ctx context.Context, tx pgx.Tx) {
			var seen int
			if err := tx.QueryRow(ctx, "SELECT count(*) FROM "+table).Scan(&seen); err != nil || seen != 0 {
				tell("select sees %d rows (%v)", seen, err)
			}
		})
		for verb, statement := range map[string]string{
			"update": "UPDATE " + table + " SET tenant_id = tenant_id",
			"delete": "DELETE FROM " + table,
		} {
			within(t, server, setting, func(ctx context.Context, tx pgx.Tx) {
				tag, err := tx.Exec(ctx, statement)
				if err == nil && tag.RowsAffected() != 0 {
					tell("%s reaches %d rows", verb, tag.RowsAffected())
				}
			})
		}
		within(t, server, setting, func(ctx context.Context, tx pgx.Tx) {
			_, err := tx.Exec(ctx, "INSERT INTO "+table+" (tenant_id) VALUES ($1)", mine)
			if err == nil || !strings.Contains(err.Error(), "42501") {
				tell("insert for another tenant: %v", err)
			}
		})
	}
	return out
}

// The two tests above detect a table whose policy is missing, or lets everyone in, and one whose key is unique
// across tenants.
func TestTheTenantMatrixNoticesAMissingPolicy(t *testing.T) {
	database := testkit.DB(t)
	owner, server := database.Owner(t), database.App(t)
	mine := uuid.Must(uuid.NewV7())
	plant(t, owner, mine)
	exec := func(statement string) {
		if _, err := owner.Exec(t.Context(), statement); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
	for _, table := range []string{"booking", "member", "api_key", "image"} {
		if found := leaks(t, server, table, mine); len(found) > 0 {
			t.Fatalf("%s leaks before anything was taken away: %v", table, found)
		}
	}
	exec("ALTER TABLE booking DISABLE ROW LEVEL SECURITY")
	exec("DROP POLICY tenant_isolation ON member")
	exec("DROP POLICY tenant_isolation ON api_key")
	exec("CREATE POLICY tenant_isolation ON api_key USING (true)")
	exec("CREATE UNIQUE INDEX image_global ON image (id)")
	for _, table := range []string{"booking", "member", "api_key"} {
		if len(leaks(t, server, table, mine)) == 0 {
			t.Errorf("%s: the matrix of rows said nothing", table)
		}
	}
	for _, table := range []string{"booking", "member", "image"} {
		if len(foreignWays(t, owner, table)) == 0 {
			t.Errorf("%s: the catalogue said nothing", table)
		}
	}
}

// The books and the log are append-only.
func TestBooksAreAppendOnly(t *testing.T) {
	server := testkit.DB(t).App(t)
	for _, table := range []string{"ledger_entry", "ledger_figure", "audit_log", "payment_event"} {
		for _, statement := range []string{"UPDATE " + table + " SET tenant_id = tenant_id", "DELETE FROM " + table} {
			if _, err := server.Exec(t.Context(), statement); err == nil || !strings.Contains(err.Error(), "42501") {
				t.Errorf("%s: %v", statement, err)
			}
		}
	}
}

func within(t *testing.T, pool *pgxpool.Pool, tenantID string, do func(ctx context.Context, tx pgx.Tx)) {
	t.Helper()
	tx, err := pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback(t.Context()) }()
	if tenantID != "" {
		if _, err := tx.Exec(t.Context(), fmt.Sprintf("SET LOCAL caravan.tenant_id = '%s'", tenantID)); err != nil {
			t.Fatal(err)
		}
	}
	do(t.Context(), tx)
}

// plant inserts one row of the tenant into every table, with arbitrary values of the columns' types. Constraints
// are disabled meanwhile: the meaning of the rows does not matter here.
func plant(t *testing.T, owner *pgxpool.Pool, tenantID uuid.UUID) {
	t.Helper()
	ctx := t.Context()
	exec := func(statement string, args ...any) {
		if _, err := owner.Exec(ctx, statement, args...); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
	exec(`INSERT INTO tenant (id, slug, brand, currency, locale, theme, support_email, sender_email, created_at)
		VALUES ($1, 'planted', 'Planted', 'USD', 'en-US', '{}', 'a@planted.example', 'b@planted.example', now())`, tenantID)
	for _, table := range tenantTables(t, owner) {
		for _, constraint := range names(t, owner,
			"SELECT conname FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('c', 'f')", table) {
			exec(fmt.Sprintf("ALTER TABLE %s DROP CONSTRAINT IF EXISTS %s", table, pgx.Identifier{constraint}.Sanitize()))
		}
		columns := names(t, owner, `SELECT quote_ident(column_name) || '=' || CASE
				WHEN column_name = 'tenant_id' THEN quote_literal($2::text)
				WHEN udt_name = 'uuid' THEN 'gen_random_uuid()' WHEN udt_name IN ('int4', 'int8') THEN '1' WHEN udt_name = 'bool' THEN 'true'
				WHEN udt_name = 'jsonb' THEN '''{}''' WHEN udt_name = 'bytea' THEN '''\x01''' WHEN udt_name = 'date' THEN 'current_date'
				WHEN udt_name = 'timestamptz' THEN 'now()' WHEN data_type = 'ARRAY' THEN '''{}''' ELSE '''x''' END
			FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
			table, tenantID)
		var into, values []string
		for _, c := range columns {
			name, value, _ := strings.Cut(c, "=")
			into, values = append(into, name), append(values, value)
		}
		within(t, owner, tenantID.String(), func(ctx context.Context, tx pgx.Tx) {
			_, err := tx.Exec(ctx, fmt.Sprintf("INSERT INTO %s (%s) VALUES (%s)", table, strings.Join(into, ", "),
				strings.Join(values, ", ")))
			if err != nil {
				t.Fatalf("plant %s: %v", table, err)
			}
			if err := tx.Commit(ctx); err != nil {
				t.Fatal(err)
			}
		})
	}
}
