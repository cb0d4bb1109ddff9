// Package seal encrypts single fields, so that a copy of the database alone reveals nobody's passport or health
// data.
package seal

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"github.com/tink-crypto/tink-go/v2/aead/subtle"
	"github.com/tink-crypto/tink-go/v2/tink"
)

// Sealer encrypts with the first of its keys and decrypts with any, so that a key can be rotated.
type Sealer struct {
	ids  [][keyIDSize]byte
	keys []tink.AEAD
}

// KeySize is the length of a key in bytes.
const KeySize = 32

const keyIDSize = 4

// ErrSealed is returned for a value that no key opens, or that was moved from another row.
var ErrSealed = errors.New("seal: cannot open")

// New takes the keys, newest first.
func New(keys ...[]byte) (*Sealer, error) {
	if len(keys) == 0 {
		return nil, errors.New("seal: no key")
	}
	s := &Sealer{}
	for _, key := range keys {
		aead, err := subtle.NewXChaCha20Poly1305(key)
		if err != nil {
			return nil, fmt.Errorf("seal: %w", err)
		}
		sum := sha256.Sum256(append([]byte("caravan seal key id"), key...))
		s.keys, s.ids = append(s.keys, aead), append(s.ids, [keyIDSize]byte(sum[:keyIDSize]))
	}
	return s, nil
}

// Stale reports whether a value was not sealed by the current key.
func (s *Sealer) Stale(sealed []byte) bool { return !bytes.HasPrefix(sealed, s.Mark()) }

// Mark returns the prefix of values sealed by the current key.
func (s *Sealer) Mark() []byte { return s.ids[0][:] }

// Place is where a value is stored. A ciphertext opens nowhere else.
type Place struct {
	TenantID uuid.UUID
	Table    string
	Column   string
	Row      uuid.UUID
}

func (p Place) associated() []byte {
	return []byte(p.TenantID.String() + "/" + p.Table + "/" + p.Column + "/" + p.Row.String())
}

// Seal encrypts plain for its place.
func (s *Sealer) Seal(plain []byte, at Place) ([]byte, error) {
	sealed, err := s.keys[0].Encrypt(plain, at.associated())
	if err != nil {
		return nil, fmt.Errorf("seal: %w", err)
	}
	return append(s.ids[0][:], sealed...), nil
}

// Open decrypts a value that Seal returned for the same place.
func (s *Sealer) Open(sealed []byte, at Place) ([]byte, error) {
	if len(sealed) < keyIDSize {
		return nil, ErrSealed
	}
	for i, id := range s.ids {
		if id != [keyIDSize]byte(sealed[:keyIDSize]) {
			continue
		}
		if plain, err := s.keys[i].Decrypt(sealed[keyIDSize:], at.associated()); err == nil {
			return plain, nil
		}
	}
	return nil, ErrSealed
}
