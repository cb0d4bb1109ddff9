package seal

import (
	"crypto/hkdf"
	"crypto/sha256"
	"errors"
	"fmt"
)

// Keyring holds the deployment's secrets: the current one, and earlier ones. No key serves two purposes: each
// purpose has keys of its own, derived from them.
type Keyring struct{ secrets [][]byte }

// NewKeyring takes the secrets, newest first.
func NewKeyring(secrets ...[]byte) (Keyring, error) {
	if len(secrets) == 0 {
		return Keyring{}, errors.New("seal: no key")
	}
	for i, secret := range secrets {
		if len(secret) != KeySize {
			return Keyring{}, fmt.Errorf("seal: key %d has %d bytes", i+1, len(secret))
		}
	}
	return Keyring{secrets}, nil
}

// Keys returns those of a purpose, newest first.
func (k Keyring) Keys(purpose string) ([][]byte, error) {
	keys := make([][]byte, len(k.secrets))
	for i, secret := range k.secrets {
		key, err := hkdf.Key(sha256.New, secret, nil, purpose, KeySize)
		if err != nil {
			return nil, fmt.Errorf("seal: %w", err)
		}
		keys[i] = key
	}
	return keys, nil
}

// Sealer returns the sealer of fields. Values sealed by a secret itself, before each purpose had a key, still
// open.
func (k Keyring) Sealer() (*Sealer, error) {
	keys, err := k.Keys("caravan sealed fields")
	if err != nil {
		return nil, err
	}
	return New(append(keys, k.secrets...)...)
}

// Tokens returns the tokens of links and of people without an account. Tokens made by a secret itself are still
// valid.
func (k Keyring) Tokens() (Tokens, error) {
	keys, err := k.Keys("caravan links")
	if err != nil {
		return Tokens{}, err
	}
	return Tokens{Key: keys[0], Old: append(keys[1:], k.secrets...)}, nil
}
