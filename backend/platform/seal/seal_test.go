package seal_test

import (
	"bytes"
	"errors"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/platform/seal"
)

func key(b byte) []byte { return bytes.Repeat([]byte{b}, seal.KeySize) }

func TestOpensOnlyInItsPlace(t *testing.T) {
	s, err := seal.New(key(1))
	if err != nil {
		t.Fatal(err)
	}
	at := seal.Place{TenantID: uuid.New(), Table: "trip_form", Column: "sealed_part", Row: uuid.New()}
	sealed, err := s.Seal([]byte("X1234567"), at)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(sealed, []byte("X1234567")) {
		t.Fatal("the plain text shows")
	}
	if plain, err := s.Open(sealed, at); err != nil || string(plain) != "X1234567" {
		t.Fatalf("open: %q, %v", plain, err)
	}
	for name, elsewhere := range map[string]seal.Place{
		"tenant": {uuid.New(), at.Table, at.Column, at.Row},
		"table":  {at.TenantID, "member", at.Column, at.Row},
		"column": {at.TenantID, at.Table, "open_part", at.Row},
		"row":    {at.TenantID, at.Table, at.Column, uuid.New()},
	} {
		if _, err := s.Open(sealed, elsewhere); !errors.Is(err, seal.ErrSealed) {
			t.Errorf("moved to another %s: %v", name, err)
		}
	}
	for _, broken := range [][]byte{nil, {1, 2}, sealed[:len(sealed)-1], append([]byte{9}, sealed[1:]...)} {
		if _, err := s.Open(broken, at); !errors.Is(err, seal.ErrSealed) {
			t.Errorf("broken value: %v", err)
		}
	}
}

func TestKeyIsReplaced(t *testing.T) {
	before, _ := seal.New(key(1))
	after, _ := seal.New(key(2), key(1))
	at := seal.Place{TenantID: uuid.New(), Table: "t", Column: "c", Row: uuid.New()}
	old, _ := before.Seal([]byte("old"), at)
	if plain, err := after.Open(old, at); err != nil || string(plain) != "old" {
		t.Fatalf("old value: %q, %v", plain, err)
	}
	fresh, _ := after.Seal([]byte("new"), at)
	if _, err := before.Open(fresh, at); !errors.Is(err, seal.ErrSealed) {
		t.Fatalf("the old key opens a new value: %v", err)
	}
}

func TestTokens(t *testing.T) {
	tokens := seal.Tokens{Key: key(3)}
	tenant, id := uuid.New(), uuid.New()
	token := tokens.For("hold", tenant, id)
	if token != tokens.For("hold", tenant, id) {
		t.Error("not the same twice")
	}
	for name, other := range map[string]string{
		"purpose": tokens.For("payment", tenant, id), "tenant": tokens.For("hold", uuid.New(), id),
		"object": tokens.For("hold", tenant, uuid.New()), "key": seal.Tokens{Key: key(4)}.For("hold", tenant, id),
	} {
		if other == token {
			t.Errorf("another %s gives the same token", name)
		}
	}
	if !seal.Matches(token, seal.Hash(token)) || seal.Matches(token+"x", seal.Hash(token)) {
		t.Error("hash")
	}
}
