package app_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/search"
)

// A name that thousands have is found by reading as little as a rare one takes: what is read stays within a bound, far
// below the rows of those who have it.
func TestCommonNamesAreFoundWithinBounds(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	s.Rest()
	const many, most = 20000, 8000
	owner, err := pgx.Connect(t.Context(), s.Services.Config.OwnerDatabaseURL)
	if err != nil {
		t.Fatal(err)
	}
	defer owner.Close(t.Context())
	// Those who are called alike lie at the end of the list by name, after as many others.
	for _, query := range []string{
		"SET caravan.tenant_id = '" + s.Tenant(t).ID.String() + "'",
		fmt.Sprintf(
			`INSERT INTO member (tenant_id, id, email, user_group, status, first_name, last_name, profile, created_at, updated_at)
			SELECT current_setting('caravan.tenant_id')::uuid, ('01900000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 'number' || i || '@common.example', 'traveler', 'active',
				CASE WHEN i %% 2 = 0 THEN 'Anna' ELSE 'First' || i END, CASE WHEN i %% 2 = 0 THEN 'Quist' ELSE 'Aalto' || i END, '{}', now(), now() FROM generate_series(1, %d) i`,
			2*many),
		fmt.Sprintf(`INSERT INTO audit_log (tenant_id, id, at, action, object_type, object_id, after)
			SELECT current_setting('caravan.tenant_id')::uuid, ('01900000-0000-7000-9000-' || lpad(to_hex(i), 12, '0'))::uuid, now() - i * interval '1 second', 'trip.update', 'Trip',
				('01900000-0000-7000-9000-' || lpad(to_hex(i), 12, '0'))::uuid, jsonb_build_object('note', 'Lagoons ' || i) FROM generate_series(1, %d) i`,
			many),
	} {
		if _, err := owner.Exec(t.Context(), query); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, err := search.Rebuild(t.Context(), s.Services.DB, s.Tenant(t).ID); err != nil {
		t.Fatal(err)
	}
	analyze(t, s)

	traced := second(t, s)
	var ran statements
	plain := traced.Services.DB.Pool
	config := plain.Config()
	config.ConnConfig.Tracer = &ran
	if traced.Services.DB.Pool, err = pgxpool.NewWithConfig(t.Context(), config); err != nil {
		t.Fatal(err)
	}
	tracing := traced.Services.DB.Pool
	t.Cleanup(func() { traced.Services.DB.Pool = plain; tracing.Close() })
	blocks := func(path string) (read int, answer map[string]any) {
		ran.all = nil
		answer = traced.Must(t, apptest.Request{Method: "GET", Path: path, Token: admin})
		for _, one := range ran.all {
			if strings.Contains(one.sql, "search_word") || strings.Contains(one.sql, "FROM member") ||
				strings.Contains(one.sql, "audit_log") {
				read += touched(t, s, one)
			}
		}
		t.Logf("%5d blocks for %s", read, path)
		if read > most {
			t.Errorf("%d blocks are read for %s", read, path)
		}
		return read, answer
	}
	if read, answer := blocks("/api/metadata/audit-logs?limit=25&q=lagoons"); len(items(answer)) != 25 || read > most/10 {
		t.Errorf("%d entries from %d blocks", len(items(answer)), read)
	}
	for _, list := range []string{"/api/metadata/users?limit=5", "/api/admin/users?limit=25&sort=-created",
		"/api/admin/users?limit=25"} {
		for _, words := range []string{"quist", "qu", "anna quist", "an qui", "quist number8", "aalto", "aalto anna"} {
			path := list + "&q=" + url.QueryEscape(words)
			_, answer := blocks(path)
			if none := words == "aalto anna"; none != (len(items(answer)) == 0) {
				t.Errorf("%s finds %d", path, len(items(answer)))
			}
		}
	}
}

// touched is how many blocks a statement reads.
func touched(t *testing.T, s *apptest.Server, of statement) int {
	t.Helper()
	var raw []byte
	inTenant(t, s, func(tx pgx.Tx) error {
		if err := tx.QueryRow(t.Context(), "EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) "+of.sql,
			of.args...).Scan(&raw); err != nil {
			return fmt.Errorf("%s: %w", of.sql, err)
		}
		return nil
	})
	var plans []struct {
		Plan struct {
			Hit  int `json:"Shared Hit Blocks"`
			Read int `json:"Shared Read Blocks"`
		}
	}
	if err := json.Unmarshal(raw, &plans); err != nil {
		t.Fatal(err)
	}
	return plans[0].Plan.Hit + plans[0].Plan.Read
}
