package app_test

import (
	"bytes"
	"encoding/base64"
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/app/upkeep"
	"caravan/backend/platform/seal"
)

// Every column with sealed values is listed, or it would be missed when the key is rotated.
func TestEverySealedColumnIsSealedAnew(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	named := map[string]bool{}
	for _, c := range upkeep.SealedColumns() {
		named[c.Table+"."+c.Name] = true
	}
	err := s.Services.DB.InReferenceTx(t.Context(), func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(), `SELECT table_name || '.' || column_name FROM information_schema.columns
			WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name LIKE '%sealed%'`)
		if err != nil {
			return err
		}
		found, err := pgx.CollectRows(rows, pgx.RowTo[string])
		for _, column := range found {
			if !named[column] {
				t.Errorf("%s is not among the sealed columns", column)
			}
		}
		if len(found) != len(named) {
			t.Errorf("%v, named %v", found, named)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// replaced is a marketplace with values sealed under a key, as in a deployment from before keys were derived.
type replaced struct {
	*apptest.Server
	live apptest.Trip
	form string
}

func newReplaced(t *testing.T) replaced {
	t.Helper()
	s := apptest.Start(t)
	s.Small(t)
	r := replaced{Server: s, live: s.LiveTrip(t, 2, 10)}
	me := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: r.live.Host})["id"].(string)
	r.form = "/api/me/trips/" + r.live.ID + "/travelers/" + me
	s.Must(t, apptest.Request{Method: "POST", Path: r.form, Token: r.live.Host, Body: map[string]any{
		"medicalAndMobilityDisclosure": "asthma", "travelInsurance": map[string]any{"carrier": "Acme",
			"policyNumber": "POL-NEEDLE"},
	}})
	operator := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
		Token: r.live.Operator})["operatorId"].(string)
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/operators/" + operator + "/webhooks", Token: r.live.Operator,
		Body: map[string]any{"url": "https://hooks.partner.example/caravan", "eventTypes": []string{}}})
	s.Rest()
	if _, err := s.Services.Audit.Seal(t.Context(), s.Tenant(t).ID); err != nil {
		t.Fatal(err)
	}
	ring, err := seal.NewKeyring(plainKey(t, s.Services.Config.SealKey))
	if err != nil {
		t.Fatal(err)
	}
	derived, err := ring.Keys("caravan sealed fields")
	if err != nil {
		t.Fatal(err)
	}
	before, err := seal.New(plainKey(t, s.Services.Config.SealKey), derived[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, column := range upkeep.SealedColumns() {
		if _, missing, err := before.Reseal(t.Context(), s.Services.DB, s.Tenant(t).ID, column); err != nil || missing != 0 {
			t.Fatalf("%s: %d missing, %v", column.Table, missing, err)
		}
	}
	return r
}

func plainKey(t *testing.T, text string) []byte {
	t.Helper()
	raw, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// under returns a server with these keys, newest first.
func (r replaced) under(t *testing.T, keys ...string) *apptest.Server {
	t.Helper()
	return r.Beside(t, func(c *app.Config) { c.SealKey, c.SealKeysOld = keys[0], keys[1:] })
}

func (r replaced) reads(t *testing.T, s *apptest.Server) int {
	t.Helper()
	a := s.Call(t, apptest.Request{Method: "GET", Path: r.form, Token: r.live.Host})
	if a.Status == http.StatusOK && (!strings.Contains(a.Text, "POL-NEEDLE") || !strings.Contains(a.Text, "asthma")) {
		t.Errorf("read %s", a.Text)
	}
	return a.Status
}

// The key of a live deployment is rotated: sealed values can be read before, during and after, issued links still
// work, and the audit log verifies with the keys that sealed it, and otherwise says which is missing.
func TestTheSealKeyIsReplaced(t *testing.T) {
	t.Parallel()
	r := newReplaced(t)
	first := r.Services.Config.SealKey
	second := base64.StdEncoding.EncodeToString(bytes.Repeat([]byte{2}, seal.KeySize))
	third := base64.StdEncoding.EncodeToString(bytes.Repeat([]byte{3}, seal.KeySize))
	if status := r.reads(t, r.Server); status != http.StatusOK {
		t.Fatalf("with the key that sealed: %d", status)
	}
	var out bytes.Buffer

	stranger := r.under(t, third)
	if status := r.reads(t, stranger); status < 500 {
		t.Errorf("without the key: %d", status)
	}
	if err := upkeep.VerifyAudit(t.Context(), stranger.Services, upkeep.AuditChoice{}, &out); !errors.Is(err,
		upkeep.ErrAuditKey) || !strings.Contains(out.String(), "not here") {
		t.Errorf("a missing key cries tampering: %v %s", err, out.String())
	}
	if err := upkeep.RotateSeal(t.Context(), stranger.Services, &out); !errors.Is(err, upkeep.ErrSealKey) {
		t.Errorf("sealed anew without the key: %v", err)
	}

	both := r.under(t, second, first)
	id, at := uuid.MustParse(r.live.ID), r.Tenant(t).ID
	mailed := r.Services.Trips.Tokens.Until("a link", at, id, time.Now().Add(time.Hour))
	if status := r.reads(t, both); status != http.StatusOK || !both.Services.Trips.Tokens.Holds(mailed, "a link", at, id,
		time.Now()) {
		t.Errorf("between: %d", status)
	}
	out.Reset()
	if err := upkeep.RotateSeal(t.Context(), both.Services, &out); err != nil ||
		!strings.Contains(out.String(), "host_trip_form.sealed_part") ||
		!strings.Contains(out.String(), "webhook.sealed_secret") {
		t.Errorf("%v %s", err, out.String())
	}
	if _, err := both.Services.Audit.Seal(t.Context(), at); err != nil {
		t.Fatal(err)
	}
	out.Reset()
	if err := upkeep.VerifyAudit(t.Context(), both.Services, upkeep.AuditChoice{}, &out); err != nil {
		t.Errorf("with both keys: %v %s", err, out.String())
	}
	if err := upkeep.RotateSeal(t.Context(), both.Services, &out); err != nil ||
		strings.Contains(out.String(), "sealed anew") {
		t.Errorf("again: %v %s", err, out.String())
	}

	if status := r.reads(t, r.under(t, first, second)); status != http.StatusOK {
		t.Errorf("a machine that knows the new key and does not use it yet: %d", status)
	}
	after := r.under(t, second)
	if status := r.reads(t, after); status != http.StatusOK {
		t.Errorf("with the new key alone: %d", status)
	}
	if err := upkeep.VerifyAudit(t.Context(), after.Services, upkeep.AuditChoice{}, &out); !errors.Is(err,
		upkeep.ErrAuditKey) {
		t.Errorf("the log's first part without its key: %v", err)
	}
	inTenant(t, r.Server, func(tx pgx.Tx) error {
		var open int
		err := tx.QueryRow(t.Context(), "SELECT count(*) FROM host_trip_form WHERE open_part::text LIKE '%NEEDLE%'").Scan(
			&open)
		if open != 0 {
			t.Error("the policy lies open")
		}
		return err
	})
}
