package access

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/access/accessdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/accessapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/page"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/whole"
)

// Service implements API keys, assignments and explanations.
type Service struct {
	Deps

	kept keyCache
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Outbox    authz.Outbox
	Authz     *authz.Authz
	Clock     tenant.Clock
	Relations Tuples
	// Members, Operators, Hosts and Trips provide those that keys and assignments refer to.
	Members   Members
	Operators Names
	Hosts     Names
	Trips     Names
}

// Names returns the names of objects. Missing objects have no name.
type Names interface {
	NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
}

// Members returns people.
type Members interface {
	Names
	GroupsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
	// LockTx serializes changes to what belongs to a member.
	LockTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("access", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Key is a key with the names of its creator and its operator.
type Key struct {
	accessdb.ApiKey
	Creator, Operator string
}

// KeyFilter filters a list of keys; zero values do not filter.
type KeyFilter struct {
	OperatorID *uuid.UUID
	State      accessapi.ApiKeyState
}

// Secret is a key at the only moment when it is fully known. Text is empty for a repeated call.
type Secret struct {
	Key  Key
	Text string
}

func keyTuples(operatorID, keyID uuid.UUID) []authz.Tuple {
	return []authz.Tuple{
		{Namespace: "ApiKey", Object: keyID.String(), Relation: "operators", Subject: "Operator:" + operatorID.String()},
		{Namespace: "Operator", Object: operatorID.String(), Relation: "keys", Subject: "ApiKey:" + keyID.String()},
	}
}

// Create creates a key for an operator.
func (s *Service) Create(ctx context.Context, operatorID uuid.UUID, idempotencyKey string, in *accessapi.ApiKeyInput) (
	Secret, error) {
	t, p := tenant.From(ctx), principal.Must(ctx)
	name := strings.TrimSpace(in.Name)
	fields := map[string]string{}
	if name == "" {
		fields["name"] = "Name is required"
	}
	if len(in.Scopes) == 0 {
		fields["scopes"] = "Choose at least one scope"
	}
	if len(fields) > 0 {
		return Secret{}, apierr.Invalid(fields)
	}
	text := ""
	call := idempotency.By(ctx, "createApiKey:"+operatorID.String(), idempotencyKey, in)
	row, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (accessdb.ApiKey, error) {
		secret, id, now := newKey(t.ID, t.Sandbox), uuid.Must(uuid.NewV7()), s.Clock.Now(ctx)
		text = secret.text
		params := accessdb.InsertKeyParams{
			TenantID: t.ID, ID: id, OperatorID: operatorID, Name: name, Hint: secret.hint(), SecretHash: secret.hash[:],
			Scopes: scopeNames(in.Scopes), CreatedBy: &p.MemberID, CreatedAt: now,
		}
		if in.ExpiresInDays.Set {
			end := now.AddDate(0, 0, in.ExpiresInDays.Value)
			params.ExpiresAt = &end
		}
		row, err := accessdb.New(tx).InsertKey(ctx, params)
		if err != nil {
			return row, fmt.Errorf("insert key: %w", err)
		}
		if err := s.Outbox.Add(ctx, tx, t.ID, keyTuples(operatorID, id)...); err != nil {
			return row, err
		}
		row.SecretHash = nil
		return row, s.record(ctx, tx, "api_key.create", row, map[string]any{
			"operatorId": operatorID, "name": name, "scopes": row.Scopes, "expiresAt": row.ExpiresAt,
		})
	})
	return Secret{Key{ApiKey: row, Creator: p.Name}, text}, err
}

func scopeNames(in []accessapi.ApiScope) []string {
	out := make([]string, 0, len(in))
	for _, scope := range in {
		if !slices.Contains(out, string(scope)) {
			out = append(out, string(scope))
		}
	}
	slices.Sort(out)
	return out
}

// List pages through keys, newest first.
func (s *Service) List(ctx context.Context, f KeyFilter, cursor string, limit int) ([]Key, string, error) {
	t := tenant.From(ctx)
	var from struct {
		ID uuid.UUID `json:"i"`
	}
	if err := page.Decode(cursor, &from); err != nil {
		return nil, "", err
	}
	query := accessdb.ListKeysParams{
		TenantID: t.ID, OperatorID: f.OperatorID, State: string(f.State), Now: s.Clock.Now(ctx), PageSize: int32(limit + 1),
	}
	if from.ID != uuid.Nil {
		query.BeforeID = &from.ID
	}
	var keys []Key
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := accessdb.New(tx).ListKeys(ctx, query)
		if err != nil {
			return err
		}
		keys, err = s.namedTx(ctx, tx, rows)
		return err
	})
	if err != nil {
		return nil, "", fmt.Errorf("list keys: %w", err)
	}
	keys, next := page.Cut(keys, limit, func(k Key) any { return map[string]uuid.UUID{"i": k.ID} })
	return keys, next, nil
}

// namedTx adds the names of creators and operators to keys.
func (s *Service) namedTx(ctx context.Context, tx pgx.Tx, rows []accessdb.ApiKey) ([]Key, error) {
	var makers, operators []uuid.UUID
	for _, row := range rows {
		operators = append(operators, row.OperatorID)
		if row.CreatedBy != nil {
			makers = append(makers, *row.CreatedBy)
		}
	}
	made, err := s.Members.NamesTx(ctx, tx, makers)
	if err != nil {
		return nil, err
	}
	called, err := s.Operators.NamesTx(ctx, tx, operators)
	keys := make([]Key, len(rows))
	for i, row := range rows {
		keys[i] = Key{ApiKey: row, Operator: called[row.OperatorID]}
		if row.CreatedBy != nil {
			keys[i].Creator = made[*row.CreatedBy]
		}
	}
	return keys, err
}

// Rotate gives a key a new secret. The previous one continues to work for the overlap.
func (s *Service) Rotate(ctx context.Context, id uuid.UUID, idempotencyKey string,
	in *api.RotationInput) (Secret, error) {
	t := tenant.From(ctx)
	text := ""
	call := idempotency.By(ctx, "rotateApiKey:"+id.String(), idempotencyKey, in)
	row, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (accessdb.ApiKey, error) {
		queries := accessdb.New(tx)
		before, err := queries.LockKey(ctx, accessdb.LockKeyParams{TenantID: t.ID, ID: id})
		if db.NoRows(err) {
			return before, apierr.NotFound("API key")
		}
		if err != nil {
			return before, err
		}
		now := s.Clock.Now(ctx)
		if stateOf(before, now) != accessapi.ApiKeyStateActive {
			return before, apierr.New(apierr.CodeIllegalState, "This key has ended. Create a new one instead.")
		}
		secret, until := newKey(t.ID, t.Sandbox), now.Add(time.Duration(in.OverlapHours.Or(24))*time.Hour)
		text = secret.text
		row, err := queries.RotateKey(ctx, accessdb.RotateKeyParams{
			TenantID: t.ID, ID: id, SecretHash: secret.hash[:], PreviousExpiresAt: &until, Hint: secret.hint(),
		})
		if err != nil {
			return row, fmt.Errorf("rotate key: %w", err)
		}
		row.SecretHash, row.PreviousHash = nil, nil
		return row, s.record(ctx, tx, "api_key.rotate", row, map[string]any{"name": row.Name, "previousUntil": until})
	})
	s.kept.drop()
	return Secret{Key{ApiKey: row}, text}, err
}

// Revoke revokes a key immediately, with the secret of a rotation's overlap. Revoking twice is no error.
func (s *Service) Revoke(ctx context.Context, id uuid.UUID) (Key, error) {
	t := tenant.From(ctx)
	var row accessdb.ApiKey
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		before, err := accessdb.New(tx).LockKey(ctx, accessdb.LockKeyParams{TenantID: t.ID, ID: id})
		if db.NoRows(err) {
			return apierr.NotFound("API key")
		}
		if err != nil || before.RevokedAt != nil {
			row = before
			return err
		}
		if row, err = accessdb.New(tx).RevokeKey(ctx, accessdb.RevokeKeyParams{TenantID: t.ID, ID: id,
			Now: s.Clock.Now(ctx)}); err != nil {
			return fmt.Errorf("revoke key: %w", err)
		}
		if err := s.Outbox.Remove(ctx, tx, t.ID, keyTuples(row.OperatorID, id)[1:]...); err != nil {
			return err
		}
		return s.record(ctx, tx, "api_key.revoke", row, map[string]any{"name": row.Name})
	})
	s.kept.drop()
	return Key{ApiKey: row}, err
}

func (s *Service) record(ctx context.Context, tx pgx.Tx, action string, k accessdb.ApiKey, after any) error {
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: k.TenantID, At: s.Clock.Now(ctx), Action: action, ObjectType: "ApiKey", ObjectID: k.ID, After: after,
	})
}

func stateOf(k accessdb.ApiKey, now time.Time) accessapi.ApiKeyState {
	switch {
	case k.RevokedAt != nil:
		return accessapi.ApiKeyStateRevoked
	case k.ExpiresAt != nil && !k.ExpiresAt.After(now):
		return accessapi.ApiKeyStateExpired
	}
	return accessapi.ApiKeyStateActive
}

// actions returns what can still be done with a key: an expired one can be revoked, a revoked one stays revoked.
func actions(state accessapi.ApiKeyState) []accessapi.ApiKeyAvailableActionsItem {
	switch state {
	case accessapi.ApiKeyStateRevoked:
		return []accessapi.ApiKeyAvailableActionsItem{}
	case accessapi.ApiKeyStateExpired:
		return []accessapi.ApiKeyAvailableActionsItem{accessapi.ApiKeyAvailableActionsItemRevoke}
	}
	return []accessapi.ApiKeyAvailableActionsItem{accessapi.ApiKeyAvailableActionsItemRotate,
		accessapi.ApiKeyAvailableActionsItemRevoke}
}

const (
	keepFor   = time.Second
	keepMax   = 10_000
	usedEvery = time.Minute
)

// keyCache caches the rows of keys by the hash of their secret.
type keyCache struct {
	mu         sync.Mutex
	generation int
	entries    map[[32]byte]keptKey
	used       map[uuid.UUID]time.Time
}

// heldKey is a key with the name of its operator.
type heldKey struct {
	accessdb.KeyByHashRow
	operator string
}

type keptKey struct {
	row   heldKey
	until time.Time
}

func (c *keyCache) get(hash [32]byte) (row heldKey, generation int, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.entries[hash]
	return e.row, c.generation, ok && clock.Tick().Before(e.until)
}

// put caches a row, unless a key was revoked while it was read.
func (c *keyCache) put(hash [32]byte, row heldKey, generation int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if generation != c.generation {
		return
	}
	if c.entries == nil || len(c.entries) >= keepMax {
		c.entries = map[[32]byte]keptKey{}
	}
	c.entries[hash] = keptKey{row, clock.Tick().Add(keepFor)}
}

func (c *keyCache) drop() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.generation++
	c.entries = nil
}

// due reports whether the use of a key is to be recorded now, at most once a minute.
func (c *keyCache) due(id uuid.UUID, last *time.Time, now time.Time) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if last != nil && now.Sub(*last) < usedEvery || now.Sub(c.used[id]) < usedEvery {
		return false
	}
	if c.used == nil || len(c.used) >= keepMax {
		c.used = map[uuid.UUID]time.Time{}
	}
	c.used[id] = now
	return true
}

var errNoKey = apierr.New(apierr.CodeUnauthenticated, "This API key isn’t valid. It may have expired or been revoked.")

// Authenticate returns the operator that a key acts for. A key that is unknown, expired, revoked, or another
// tenant's is CodeUnauthenticated.
func (s *Service) Authenticate(ctx context.Context, text string) (principal.Principal, error) {
	t := tenant.From(ctx)
	key, err := parseKey(text)
	if err != nil || key.tenantID != t.ID {
		return principal.Principal{}, errNoKey
	}
	now := s.Clock.Now(ctx)
	row, generation, ok := s.kept.get(key.hash)
	if !ok {
		err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
			row.KeyByHashRow, err = accessdb.New(tx).KeyByHash(ctx, accessdb.KeyByHashParams{TenantID: t.ID,
				Hash: key.hash[:], Now: now})
			if err != nil {
				return err
			}
			called, err := s.Operators.NamesTx(ctx, tx, []uuid.UUID{row.OperatorID})
			row.operator = called[row.OperatorID]
			return err
		})
		if db.NoRows(err) {
			return principal.Principal{}, errNoKey
		}
		if err != nil {
			return principal.Principal{}, fmt.Errorf("find key: %w", err)
		}
		s.kept.put(key.hash, row, generation)
	}
	if ended(row, now) {
		return principal.Principal{}, errNoKey
	}
	if s.kept.due(row.ID, row.LastUsedAt, now) {
		go s.used(context.WithoutCancel(ctx), t.ID, row.ID, now)
	}
	return principal.Principal{
		TenantID: t.ID, MemberID: row.ID, KeyID: row.ID, Group: "operator", OperatorID: row.OperatorID, Scopes: row.Scopes,
		Name: row.operator + " (" + row.Name + ")", KeyName: row.Name,
	}, nil
}

// ended reports whether a key, or the overlap of the previous one, has expired. A cached row expires at the same
// instant.
func ended(k heldKey, now time.Time) bool {
	over := func(at *time.Time) bool { return at != nil && !at.After(now) }
	return over(k.ExpiresAt) || !k.Current && over(k.PreviousExpiresAt)
}

// used records when a key was used, concurrently with the call.
func (s *Service) used(ctx context.Context, tenantID, id uuid.UUID, now time.Time) {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	err := s.DB.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error {
		return accessdb.New(tx).KeyUsed(ctx, accessdb.KeyUsedParams{TenantID: tenantID, ID: id, Now: &now,
			Ip: principal.RequestFrom(ctx).IP})
	})
	if err != nil {
		slog.WarnContext(ctx, "use of an API key not written", "key", id, "error", err)
	}
}
