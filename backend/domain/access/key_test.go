package access_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"caravan/backend/domain/access"
	"caravan/backend/testkit/random"
)

// A key that lost, changed or swapped a character is rejected without a database query.
func TestMistypedKeysAreTold(t *testing.T) {
	tenant := uuid.MustParse("0190a6e0-0000-7000-8000-000000000001")
	for _, sandbox := range []bool{false, true} {
		key := access.NewKeyForTest(tenant, sandbox)
		if got, err := access.ParseKey(key); err != nil || got != tenant {
			t.Fatalf("%s: %v %v", key, got, err)
		}
		if want := map[bool]string{false: "cvn_live_", true: "cvn_test_"}[sandbox]; !strings.HasPrefix(key, want) {
			t.Errorf("%s does not begin with %s", key, want)
		}
	}
	random.Check(t, func(t *rapid.T) {
		key := access.NewKeyForTest(tenant, false)
		at := rapid.IntRange(0, len(key)-1).Draw(t, "at")
		with := rapid.SampledFrom([]byte("0aZ_-")).Draw(t, "with")
		if key[at] == with {
			return
		}
		if _, err := access.ParseKey(key[:at] + string(with) + key[at+1:]); err == nil {
			t.Fatalf("taken with position %d changed", at)
		}
		if _, err := access.ParseKey(key[:at] + key[at+1:]); err == nil {
			t.Fatalf("taken without position %d", at)
		}
	})
}

func FuzzParseKey(f *testing.F) {
	f.Add("cvn_live_")
	f.Add(access.NewKeyForTest(uuid.Nil, true))
	f.Fuzz(func(t *testing.T, text string) { _, _ = access.ParseKey(text) })
}
