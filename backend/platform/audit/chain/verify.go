package chain

import (
	"bytes"
	"context"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/db"
)

// Fault is a place where the log differs from what was sealed.
type Fault struct {
	Position int64     // in the chain; 0 when the entry has none
	EntryID  uuid.UUID // zero when unknown
	What     string
}

func (f Fault) String() string {
	var at []string
	if f.Position > 0 {
		at = append(at, fmt.Sprintf("position %d", f.Position))
	}
	if f.EntryID != uuid.Nil {
		at = append(at, "entry "+f.EntryID.String())
	}
	return strings.Join(at, ", ") + ": " + f.What
}

// Anchor is a place in a chain that was noted before and must be found again.
type Anchor struct {
	Position int64
	Hash     []byte
}

func (a Anchor) String() string { return fmt.Sprintf("%d:%s", a.Position, hex.EncodeToString(a.Hash)) }

// ParseAnchor parses the output of String.
func ParseAnchor(text string) (Anchor, error) {
	position, hash, ok := strings.Cut(text, ":")
	n, err := strconv.ParseInt(position, 10, 64)
	raw, hexErr := hex.DecodeString(hash)
	if !ok || err != nil || hexErr != nil || n < 1 || len(raw) == 0 {
		return Anchor{}, fmt.Errorf("%q is not POSITION:HASH as verify prints it", text)
	}
	return Anchor{n, raw}, nil
}

// Verification is the result of walking a chain.
type Verification struct {
	Sealed int64  // entries in the chain
	Open   int64  // entries waiting for their seal
	Last   Anchor // the end of the chain
	Faults []Fault
	// Unread lists the parts of the chain whose key is missing: whether they were altered cannot be determined.
	Unread []Unread
}

// Unread is a part of a chain that was sealed with a key that is missing.
type Unread struct {
	From, To int64
	Key      string // its id; empty for seals made before there were ids
}

func (u Unread) String() string {
	key := "a key that is not here"
	if u.Key != "" {
		key = "key " + u.Key + ", which is not here"
	}
	return fmt.Sprintf("positions %d to %d were sealed with %s: they cannot be verified without it", u.From, u.To, key)
}

// maxFaults bounds the list: a log that was replaced entirely needs no fault for each entry.
const maxFaults = 100

// Verify walks a tenant's chain from its first entry. anchor, if not nil, must lie on it.
func Verify(ctx context.Context, d *db.DB, chain Chain, tenantID uuid.UUID, anchor *Anchor) (Verification, error) {
	w := walk{chain: chain, tenantID: tenantID, anchor: anchor}
	err := d.ReadTenant(ctx, tenantID, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, `
			SELECT s.position, s.entry_id, s.hash, s.key_id, a.id IS NOT NULL, `+strings.Replace(sealedColumns, "a.id",
			"coalesce(a.id, s.entry_id)", 1)+`
			FROM audit_seal s LEFT JOIN audit_log a ON a.tenant_id = s.tenant_id AND a.id = s.entry_id
			WHERE s.tenant_id = $1 ORDER BY s.position`, tenantID)
		if err != nil {
			return err
		}
		if err := w.all(rows); err != nil {
			return err
		}
		w.judgeOld()
		return w.loose(ctx, tx, tenantID)
	})
	return w.found, err
}

type walk struct {
	chain    Chain
	tenantID uuid.UUID
	hash     []byte // nil at the beginning, and after a gap
	anchor   *Anchor
	found    Verification

	// For seals without a key id: the key that verifies them, and the seals that no key verifies.
	oldKey    *chainKey
	oldFaults []Fault
}

func (w *walk) fault(f Fault) {
	if len(w.found.Faults) < maxFaults {
		w.found.Faults = append(w.found.Faults, f)
	}
}

// row is a seal with its entry; the entry's columns are empty if it was removed.
type row struct {
	position         int64
	entryID          uuid.UUID
	hash, keyID      []byte
	there            bool
	id               uuid.UUID
	at               *time.Time
	action, kind     *string
	objectID         *uuid.UUID
	actor, actingAs  *uuid.UUID
	before, after    []byte
	request, ip, who *string
}

func (w *walk) all(rows pgx.Rows) error {
	defer rows.Close()
	for rows.Next() {
		var r row
		err := rows.Scan(&r.position, &r.entryID, &r.hash, &r.keyID, &r.there, &r.id, &r.at, &r.actor, &r.actingAs, &r.action,
			&r.kind, &r.objectID, &r.before, &r.after, &r.request, &r.ip, &r.who)
		if err != nil {
			return err
		}
		w.step(r)
	}
	return rows.Err()
}

// step checks one seal. After a fault it continues from the stored hash, so that each fault is reported once and
// not again for everything after it.
func (w *walk) step(r row) {
	if expected := w.found.Last.Position + 1; r.position != expected {
		w.fault(Fault{Position: expected, What: fmt.Sprintf("%d seals are missing before position %d", r.position-expected,
			r.position)})
		w.hash = nil
	}
	switch {
	case !r.there:
		w.fault(Fault{r.position, r.entryID, "the entry was removed"})
	case w.hash != nil || r.position == 1:
		w.compare(r)
	}
	if w.anchor != nil && w.anchor.Position == r.position && !bytes.Equal(w.anchor.Hash, r.hash) {
		w.fault(Fault{r.position, r.entryID, "the chain up to here was replaced since the anchor was noted"})
	}
	w.hash = r.hash
	w.found.Sealed++
	w.found.Last = Anchor{r.position, r.hash}
}

// compare verifies a seal with the key that made it.
func (w *walk) compare(r row) {
	keys := w.chain.by(r.keyID)
	if r.keyID == nil && w.oldKey != nil {
		keys = []chainKey{*w.oldKey}
	}
	for _, key := range keys {
		before := w.hash
		if r.position == 1 {
			before = key.start(w.tenantID)
		}
		if bytes.Equal(r.hash, key.next(before, r.position, r.entry())) {
			if r.keyID == nil {
				w.oldKey = &key
			}
			return
		}
	}
	changed := Fault{r.position, r.entryID, "the entry, or its place, was changed"}
	switch {
	case r.keyID == nil:
		w.oldFaults = append(w.oldFaults, changed)
	case len(keys) == 0:
		w.unread(r.position, hex.EncodeToString(r.keyID))
	default:
		w.fault(changed)
	}
}

func (w *walk) unread(position int64, key string) {
	if n := len(w.found.Unread); n > 0 && w.found.Unread[n-1].Key == key && w.found.Unread[n-1].To == position-1 {
		w.found.Unread[n-1].To = position
		return
	}
	w.found.Unread = append(w.found.Unread, Unread{From: position, To: position, Key: key})
}

// judgeOld decides on seals without a key id: if a key verifies some of them, the others were altered; if none
// does, the key is missing.
func (w *walk) judgeOld() {
	for _, f := range w.oldFaults {
		if w.oldKey == nil {
			w.unread(f.Position, "")
			continue
		}
		w.fault(f)
	}
}

func (r row) entry() sealed {
	return sealed{
		ID: r.id, At: *r.at, Actor: r.actor, ActingAs: r.actingAs, Action: *r.action, ObjectType: *r.kind,
		ObjectID: *r.objectID, Before: r.before, After: r.after, RequestID: *r.request, IP: *r.ip, UserAgent: *r.who,
	}
}

// loose inspects entries without a seal: they are waiting for one, or were inserted behind the chain's end.
func (w *walk) loose(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID) error {
	last, err := lastSeal(ctx, tx, tenantID)
	if err != nil {
		return err
	}
	if w.anchor != nil && w.anchor.Position > w.found.Last.Position {
		w.fault(Fault{Position: w.anchor.Position,
			What: fmt.Sprintf("the chain ends at position %d, before the anchor: its end was cut off", w.found.Last.Position)})
	}
	rows, err := tx.Query(ctx, `
		SELECT a.id, a.xid < $2 FROM audit_log a
		WHERE a.tenant_id = $1 AND NOT EXISTS (SELECT 1 FROM audit_seal s WHERE s.tenant_id = a.tenant_id AND s.entry_id = a.id)`,
		tenantID, last.horizon)
	if err != nil {
		return err
	}
	var id uuid.UUID
	var behind bool
	_, err = pgx.ForEachRow(rows, []any{&id, &behind}, func() error {
		w.found.Open++
		if behind {
			w.fault(Fault{EntryID: id,
				What: "the entry has no seal though later ones have: it was put in afterwards, or its seal was removed"})
		}
		return nil
	})
	return err
}
