package seal_test

import (
	"encoding/hex"
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/platform/seal"
)

// Values sealed and tokens issued when one key served every purpose.
const (
	goldenSealed = "708b4365a8482d7a645d27e7c3f4001558379b18d117309e2bb55cb60d1ea005c35706a6322365aa349fc810a6740520d5f15132"
	goldenFor    = "qq5OO2yXdPa_1qSbAROJts-l0ctoCbtJSjhthiddA1o"
	goldenUntil  = "68ewqo0.BlIzPLlSIiAaucu9FN1Sytw06J9372i7_4gA3UYdMNs"
)

var (
	goldenTenant = uuid.MustParse("01890000-0000-7000-8000-000000000001")
	goldenRow    = uuid.MustParse("01890000-0000-7000-8000-000000000002")
	goldenPlace  = seal.Place{TenantID: goldenTenant, Table: "trip_form", Column: "sealed_part", Row: goldenRow}
)

func ring(t *testing.T, keys ...byte) (*seal.Sealer, seal.Tokens) {
	t.Helper()
	secrets := make([][]byte, len(keys))
	for i, k := range keys {
		secrets[i] = key(k)
	}
	k, err := seal.NewKeyring(secrets...)
	if err != nil {
		t.Fatal(err)
	}
	sealer, err := k.Sealer()
	if err != nil {
		t.Fatal(err)
	}
	tokens, err := k.Tokens()
	if err != nil {
		t.Fatal(err)
	}
	return sealer, tokens
}

func TestWhatWasSealedBeforeStillReads(t *testing.T) {
	sealed, err := hex.DecodeString(goldenSealed)
	if err != nil {
		t.Fatal(err)
	}
	for name, keys := range map[string][]byte{"with the same key": {42}, "after a new key": {7, 42}} {
		sealer, tokens := ring(t, keys...)
		if plain, err := sealer.Open(sealed, goldenPlace); err != nil || string(plain) != "X1234567" ||
			!sealer.Stale(sealed) {
			t.Errorf("%s: %q %v", name, plain, err)
		}
		if !tokens.Is(goldenFor, "campaign", goldenTenant, goldenRow) || !tokens.Holds(goldenUntil, "export", goldenTenant,
			goldenRow, time.Unix(0, 0)) {
			t.Errorf("%s: a link that was mailed leads nowhere", name)
		}
		if tokens.Of(seal.Hash(goldenFor), "campaign", goldenTenant, goldenRow) != goldenFor {
			t.Errorf("%s: a repeated call gives another secret than the first", name)
		}
	}
	other, tokens := ring(t, 7)
	if _, err := other.Open(sealed, goldenPlace); !errors.Is(err, seal.ErrSealed) ||
		tokens.Is(goldenFor, "campaign", goldenTenant, goldenRow) {
		t.Errorf("without the key: %v", err)
	}
}

// No key serves two purposes, and none is the secret itself.
func TestEachPurposeHasAKeyOfItsOwn(t *testing.T) {
	sealer, tokens := ring(t, 1)
	raw, err := seal.New(key(1))
	if err != nil {
		t.Fatal(err)
	}
	sealed, err := sealer.Seal([]byte("a"), goldenPlace)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := raw.Open(sealed, goldenPlace); !errors.Is(err, seal.ErrSealed) {
		t.Error("the secret itself seals fields")
	}
	if tokens.For("x", goldenTenant, goldenRow) == (seal.Tokens{Key: key(1)}).For("x", goldenTenant, goldenRow) {
		t.Error("the secret itself makes tokens")
	}
	if sealer.Stale(sealed) {
		t.Error("a fresh value is stale")
	}
}
