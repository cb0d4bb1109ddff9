package chain

import (
	"bytes"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"hash"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Chain computes the hashes of the log. The zero Chain is not usable; see New.
type Chain struct{ keys []chainKey }

// chainKey is one of the chain's keys. Each seal carries the id of the key that made it.
type chainKey struct{ id, key []byte }

const keyIDSize = 4

// New derives the chain's keys from the deployment's secrets, newest first: the first one seals, every one
// verifies what it sealed.
func New(secrets ...[]byte) (Chain, error) {
	var c Chain
	for _, secret := range secrets {
		key, err := hkdf.Key(sha256.New, secret, nil, "caravan audit chain", sha256.Size)
		if err != nil {
			return Chain{}, fmt.Errorf("audit chain: key: %w", err)
		}
		id := sha256.Sum256(append([]byte("caravan audit chain key id"), key...))
		c.keys = append(c.keys, chainKey{id[:keyIDSize], key})
	}
	if len(c.keys) == 0 {
		return c, errors.New("audit chain: no key")
	}
	return c, nil
}

// by returns the keys that may have made a seal: the one with its id, or all of them for a seal made before there
// were ids.
func (c Chain) by(id []byte) []chainKey {
	if id == nil {
		return c.keys
	}
	for _, k := range c.keys {
		if bytes.Equal(k.id, id) {
			return []chainKey{k}
		}
	}
	return nil
}

// sealed is an entry as the chain covers it: every column except the transaction number, which a restored
// database does not preserve.
type sealed struct {
	ID              uuid.UUID
	At              time.Time
	Actor, ActingAs *uuid.UUID
	Action          string
	ObjectType      string
	ObjectID        uuid.UUID
	Before, After   []byte // as PostgreSQL writes jsonb, which is deterministic
	RequestID, IP   string
	UserAgent       string
}

const sealedColumns = "a.id, a.at, a.actor_id, a.acting_as, a.action, a.object_type, a.object_id, a.before, a.after, a.request_id, a.ip, a.user_agent"

func (e *sealed) targets() []any {
	return []any{&e.ID, &e.At, &e.Actor, &e.ActingAs, &e.Action, &e.ObjectType, &e.ObjectID, &e.Before, &e.After,
		&e.RequestID, &e.IP, &e.UserAgent}
}

func scanSealed(row pgx.CollectableRow) (sealed, error) {
	var e sealed
	return e, row.Scan(e.targets()...)
}

// start returns the hash before a tenant's first entry.
func (k chainKey) start(tenantID uuid.UUID) []byte {
	h := hmac.New(sha256.New, k.key)
	h.Write(tenantID[:])
	return h.Sum(nil)
}

// next returns the hash of an entry at a position in the chain.
func (k chainKey) next(before []byte, position int64, e sealed) []byte {
	h := hmac.New(sha256.New, k.key)
	write(h, before)
	number(h, uint64(position))
	h.Write(e.ID[:])
	number(h, uint64(e.At.UnixMicro()))
	for _, id := range []*uuid.UUID{e.Actor, e.ActingAs, &e.ObjectID} {
		if id == nil {
			id = &uuid.Nil
		}
		h.Write(id[:])
	}
	for _, part := range [][]byte{[]byte(e.Action), []byte(e.ObjectType), e.Before, e.After, []byte(e.RequestID),
		[]byte(e.IP), []byte(e.UserAgent)} {
		write(h, part)
	}
	return h.Sum(nil)
}

// write adds a part prefixed with its length, so that no two entries produce the same bytes.
func write(h hash.Hash, part []byte) {
	number(h, uint64(len(part)))
	h.Write(part)
}

func number(h hash.Hash, n uint64) {
	var raw [8]byte
	binary.BigEndian.PutUint64(raw[:], n)
	h.Write(raw[:])
}
