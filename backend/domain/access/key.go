package access

import (
	"crypto/rand"
	"crypto/sha256"
	"fmt"
	"hash/crc32"
	"math/big"
	"strings"

	"github.com/google/uuid"
)

// The parts of a key: prefix, tenant and secret in base 62, checksum.
const (
	prefixLive = "cvn_live_"
	prefixTest = "cvn_test_"
	secretSize = 32
	bodyLength = 65 // of 16 + 32 bytes in base 62
	sumLength  = 6  // of 32 bits in base 62
	hintTail   = 4
)

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

// IsKey reports whether a bearer token is meant to be an API key.
func IsKey(token string) bool {
	return strings.HasPrefix(token, prefixLive) || strings.HasPrefix(token, prefixTest)
}

// secretKey is a key as its holder has it.
type secretKey struct {
	text     string
	tenantID uuid.UUID
	hash     [32]byte
}

// hint returns enough of a key to recognize it.
func (k secretKey) hint() string {
	return k.text[:len(prefixLive)] + "…" + k.text[len(k.text)-hintTail:]
}

func newKey(tenantID uuid.UUID, sandbox bool) secretKey {
	secret := make([]byte, secretSize)
	_, _ = rand.Read(secret) // never fails: the runtime ends the program instead
	prefix := prefixLive
	if sandbox {
		prefix = prefixTest
	}
	text := prefix + encode62(append(tenantID[:], secret...), bodyLength)
	return secretKey{text + checksum(text), tenantID, sha256.Sum256(secret)}
}

// ParseKey parses a key and returns its tenant. A mistyped one is an error without a database query.
func ParseKey(text string) (tenantID uuid.UUID, err error) {
	k, err := parseKey(text)
	return k.tenantID, err
}

func parseKey(text string) (secretKey, error) {
	malformed := fmt.Errorf("this is no API key")
	if !IsKey(text) || len(text) != len(prefixLive)+bodyLength+sumLength {
		return secretKey{}, malformed
	}
	body, sum := text[:len(text)-sumLength], text[len(text)-sumLength:]
	if checksum(body) != sum {
		return secretKey{}, malformed
	}
	raw, ok := decode62(body[len(prefixLive):], len(uuid.UUID{})+secretSize)
	if !ok {
		return secretKey{}, malformed
	}
	return secretKey{text, uuid.UUID(raw[:16]), sha256.Sum256(raw[16:])}, nil
}

func checksum(text string) string {
	n := crc32.ChecksumIEEE([]byte(text))
	return encode62([]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)}, sumLength)
}

// encode62 encodes bytes in base 62, padded to a fixed length.
func encode62(raw []byte, length int) string {
	n, base, digit := new(big.Int).SetBytes(raw), big.NewInt(62), new(big.Int)
	out := []byte(strings.Repeat("0", length))
	for i := length - 1; n.Sign() > 0; i-- {
		n.DivMod(n, base, digit)
		out[i] = base62[digit.Int64()]
	}
	return string(out)
}

func decode62(text string, size int) ([]byte, bool) {
	n, base := new(big.Int), big.NewInt(62)
	for _, c := range []byte(text) {
		digit := strings.IndexByte(base62, c)
		if digit < 0 {
			return nil, false
		}
		n.Mul(n, base).Add(n, big.NewInt(int64(digit)))
	}
	if n.BitLen() > size*8 {
		return nil, false
	}
	return n.FillBytes(make([]byte, size)), true
}
