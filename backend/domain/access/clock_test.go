package access_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/access"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/accessapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

type world struct {
	*triptest.Market
	*access.Service
}

func open(t *testing.T) world {
	m := triptest.Open(t)
	return world{m, m.Access}
}

func (w world) key(t *testing.T, days int) access.Secret {
	t.Helper()
	in := &accessapi.ApiKeyInput{Name: "Nightly sync", Scopes: []accessapi.ApiScope{accessapi.ApiScopeItinerariesRead}}
	if days > 0 {
		in.ExpiresInDays = api.NewOptInt(days)
	}
	made, err := w.Create(w.Operator(), w.OperatorID, uuid.NewString(), in)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func (w world) listed(t *testing.T, f access.KeyFilter) []access.Key {
	t.Helper()
	keys, _, err := w.List(w.Operator(), f, "", 50)
	if err != nil {
		t.Fatal(err)
	}
	return keys
}

// taken reports whether a key is accepted at the clock's time.
func (w world) taken(t *testing.T, text string) bool {
	t.Helper()
	p, err := w.Authenticate(w.Operator(), text)
	if err == nil {
		return p.OperatorID == w.OperatorID
	}
	if code := apierr.From(err).Code; code != apierr.CodeUnauthenticated {
		t.Fatalf("refused as %s: %v", code, err)
	}
	return false
}

// A key expires at its instant, also in a process that has just used it.
func TestKeysEndWithTheirTime(t *testing.T) {
	w := open(t)
	short, endless := w.key(t, 2), w.key(t, 0)
	w.Market.Clock.Advance(48*time.Hour - time.Second)
	if !w.taken(t, short.Text) {
		t.Error("refused before its time")
	}
	w.Market.Clock.Advance(time.Second)
	if w.taken(t, short.Text) {
		t.Error("taken after its time")
	}
	if !w.taken(t, endless.Text) {
		t.Error("a key without an end is refused")
	}
	for state, want := range map[accessapi.ApiKeyState]uuid.UUID{accessapi.ApiKeyStateExpired: short.Key.ID,
		accessapi.ApiKeyStateActive: endless.Key.ID} {
		if keys := w.listed(t, access.KeyFilter{State: state}); len(keys) != 1 || keys[0].ID != want ||
			keys[0].Operator == "" {
			t.Errorf("%s: %+v", state, keys)
		}
	}
	if _, err := w.Rotate(w.Operator(), short.Key.ID, uuid.NewString(), &api.RotationInput{}); apierr.From(
		err).Code != apierr.CodeIllegalState {
		t.Errorf("an expired key rotates: %v", err)
	}
}

// The previous key works for the overlap and not a second longer.
func TestTheOverlapOfARotationEnds(t *testing.T) {
	w := open(t)
	old := w.key(t, 0)
	fresh, err := w.Rotate(w.Operator(), old.Key.ID, uuid.NewString(), &api.RotationInput{OverlapHours: api.NewOptInt(1)})
	if err != nil {
		t.Fatal(err)
	}
	w.Market.Clock.Advance(time.Hour - time.Second)
	if !w.taken(t, old.Text) || !w.taken(t, fresh.Text) {
		t.Error("one of the two is refused during the overlap")
	}
	w.Market.Clock.Advance(time.Second)
	if w.taken(t, old.Text) || !w.taken(t, fresh.Text) {
		t.Error("after the overlap the old key is taken, or the new one refused")
	}
}

// When and from where a key was used is recorded to the minute.
func TestLastUseIsRecorded(t *testing.T) {
	w := open(t)
	k := w.key(t, 0)
	if got := w.listed(t, access.KeyFilter{})[0]; got.LastUsedAt != nil {
		t.Fatalf("used before its first use: %v", got.LastUsedAt)
	}
	use := func(ip string) {
		t.Helper()
		if _, err := w.Authenticate(principal.WithRequest(w.Operator(), principal.Request{IP: ip}), k.Text); err != nil {
			t.Fatal(err)
		}
	}
	shows := func(at time.Time, ip string) {
		t.Helper()
		for deadline := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
			got := w.listed(t, access.KeyFilter{})[0]
			if got.LastUsedAt != nil && got.LastUsedAt.Equal(at) && got.LastUsedIp == ip {
				return
			}
			if time.Now().After(deadline) {
				t.Fatalf("last used %v from %q", got.LastUsedAt, got.LastUsedIp)
			}
		}
	}
	first := w.Market.Clock.Now()
	use("192.0.2.1")
	shows(first, "192.0.2.1")
	w.Market.Clock.Advance(30 * time.Second)
	use("192.0.2.2")
	later := w.Market.Clock.Advance(31 * time.Second)
	use("192.0.2.3")
	// This write came after the one that was skipped: had the second use been written, this one would not be due.
	shows(later, "192.0.2.3")
}
