package session

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/db"
	"caravan/backend/platform/ory"
	"caravan/backend/platform/principal"
)

const (
	sessionCacheFor = 10 * time.Second
	sessionCacheMax = 20_000
	// endedChannel notifies other processes of invalid cache entries.
	endedChannel = "caravan_session_ended"
)

// Known is a session with what is known of its person in one tenant.
type Known struct {
	ory.Session
	memberID uuid.UUID // zero for a stranger to the tenant
	Factors  []string  // methods that could confirm the session; empty if the person has none
	// Confirmed reports whether the session was opened, or later confirmed, with a second factor.
	Confirmed bool
}

// sessionCache caches session lookups by the hash of their token and tenant.
type sessionCache struct {
	mu      sync.Mutex
	entries map[[32]byte]keptSession
	// ended counts invalidations. A lookup started before one may be older than what caused it.
	ended uint64
}

type keptSession struct {
	Known
	until time.Time
}

func sessionKey(token string, tenantID uuid.UUID) [32]byte {
	return sha256.Sum256(append([]byte(token), tenantID[:]...))
}

func (c *sessionCache) get(key [32]byte) (k Known, asked uint64, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.entries[key]
	return e.Known, c.ended, ok && clock.Tick().Before(e.until)
}

func (c *sessionCache) count() uint64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.ended
}

// put caches a lookup unless there was an invalidation since it was started.
func (c *sessionCache) put(key [32]byte, k Known, asked uint64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if asked != c.ended {
		return
	}
	if c.entries == nil || len(c.entries) >= sessionCacheMax {
		c.entries = map[[32]byte]keptSession{}
	}
	c.entries[key] = keptSession{k, clock.Tick().Add(sessionCacheFor)}
}

func (c *sessionCache) drop(match func(Known) bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.ended++
	for key, e := range c.entries {
		if match(e.Known) {
			delete(c.entries, key)
		}
	}
}

// Follow drops cached sessions that other processes ended, until ctx ends.
func (s *Service) Follow(ctx context.Context) {
	s.DB.Listen(ctx, endedChannel, s.forget, func() {
		s.callers.forgetAll()
		s.session.drop(func(Known) bool { return true })
	})
}

// forget drops what "session:<id>" or "identity:<id>" names.
func (s *Service) forget(what string) {
	s.callers.forgetAll()
	kind, id, _ := strings.Cut(what, ":")
	s.session.drop(func(k Known) bool {
		if kind == "session" {
			return k.ID == id
		}
		return k.IdentityID == id
	})
}

// ended makes every process drop a session or an identity's sessions. If others cannot be notified, their cached
// lookups expire within sessionCacheFor.
func (s *Service) ended(ctx context.Context, what string) {
	s.forget(what)
	if err := s.DB.Notify(context.WithoutCancel(ctx), endedChannel, what); err != nil {
		slog.ErrorContext(ctx, "other processes were not told of an ended session", "error", err)
	}
}

// SessionEnded makes every process drop a session.
func (s *Service) SessionEnded(ctx context.Context, id string) { s.ended(ctx, "session:"+id) }

// IdentityEnded makes every process drop the sessions of an identity.
func (s *Service) IdentityEnded(ctx context.Context, id string) { s.ended(ctx, "identity:"+id) }

// IdentityChanged makes every process look up the sessions of a person again, as after disabling them.
func (s *Service) IdentityChanged(ctx context.Context, identityID uuid.UUID) {
	s.IdentityEnded(ctx, identityID.String())
}

var errSignedOut = apierr.New(apierr.CodeUnauthenticated, "Sign in to continue.")

// Authenticate returns the holder of a session token in the context's tenant. fresh bypasses the cache and asks
// Kratos, for payments, impersonation and exports. Without a valid session the error is CodeUnauthenticated.
func (s *Service) Authenticate(ctx context.Context, token string, fresh bool) (identity.Caller, error) {
	k, err := s.WhoIs(ctx, token, fresh)
	if err != nil {
		return identity.Caller{}, err
	}
	return s.CallerOf(ctx, k, token)
}

// AuthenticateReader is Authenticate for a call that only reads: the session's holder may be cached.
func (s *Service) AuthenticateReader(ctx context.Context, token string) (identity.Caller, error) {
	t := tenant.From(ctx)
	key := sessionKey(token, t.ID)
	if _, _, ok := s.session.get(key); !ok {
		return s.Authenticate(ctx, token, false)
	}
	kept, asked, ok := s.callers.get(t.ID, key)
	if ok {
		return kept, nil
	}
	c, err := s.Authenticate(ctx, token, false)
	if err == nil {
		s.callers.put(t, key, c, asked)
	}
	return c, err
}

// Wrote records that a call may have changed a person of the tenant, so that the next one sees it.
func (s *Service) Wrote(tenantID uuid.UUID) { s.callers.forget(tenantID) }

// WhoIs returns what is known of a session in the context's tenant. fresh bypasses the cache and asks Kratos.
func (s *Service) WhoIs(ctx context.Context, token string, fresh bool) (Known, error) {
	t := tenant.From(ctx)
	key := sessionKey(token, t.ID)
	kept, asked, ok := s.session.get(key)
	if ok && !fresh {
		return kept, nil
	}
	session, err := s.Kratos.WhoAmI(ctx, token)
	if errors.Is(err, ory.ErrDenied) {
		if ok {
			s.forget("session:" + kept.ID)
		}
		return Known{}, errSignedOut
	}
	if err != nil {
		return Known{}, identity.Unavailable(err)
	}
	k, err := s.examine(ctx, session, false)
	if err != nil {
		return Known{}, err
	}
	// A session that lacks a step is looked up every time: the step may be completed in another process.
	if k.Confirmed || len(k.Factors) == 0 {
		s.session.put(key, k, asked)
	}
	return k, nil
}

// examine records that a session was used, and finds its person's second factors. A session that was not opened
// in the context's tenant is invalid there, and one that was idle for too long is ended.
func (s *Service) examine(ctx context.Context, session ory.Session, opened bool) (Known, error) {
	k := Known{Session: session, Confirmed: session.AAL == "aal2"}
	sessionID, identityID, err := sessionIDs(session)
	if err != nil {
		return k, err
	}
	row, err := s.seen(ctx, sessionID, identityID, opened)
	if db.NoRows(err) {
		return k, nil
	}
	if errors.Is(err, errIdle) {
		if err := s.Kratos.RevokeSession(ctx, session.ID); err != nil {
			return k, identity.Unavailable(err)
		}
		s.ended(ctx, "session:"+session.ID)
		return k, errSignedOut
	}
	if errors.Is(err, errSignedOut) {
		return k, err
	}
	if err != nil {
		return k, fmt.Errorf("second factors: %w", err)
	}
	k.memberID = row.MemberID
	k.Confirmed = k.Confirmed || row.Confirmed
	if k.Confirmed {
		return k, nil
	}
	factors, err := s.Kratos.Factors(ctx, session.IdentityID)
	if err != nil {
		return k, identity.Unavailable(err)
	}
	k.Factors = methods(factors, row.HasPasskey)
	return k, nil
}

var errIdle = errors.New("the session was not used for too long")

// seen reads what the tenant knows of a session, and records that it was used.
func (s *Service) seen(ctx context.Context, sessionID, identityID uuid.UUID,
	opened bool) (row identitydb.FactorsOfSessionRow, err error) {
	t, from, now := tenant.From(ctx), principal.RequestFrom(ctx), identity.RealNow(s.Clock)
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		row, err = q.FactorsOfSession(ctx, identitydb.FactorsOfSessionParams{TenantID: t.ID, SessionID: sessionID,
			IdentityID: &identityID})
		switch {
		case err != nil:
			return err
		case opened:
			return q.OpenSession(ctx, identitydb.OpenSessionParams{
				TenantID: t.ID, SessionID: sessionID, MemberID: row.MemberID, Address: from.IP,
				UserAgent: clip(from.UserAgent), Now: now,
			})
		case row.LastSeenAt == nil:
			return errSignedOut
		case now.Sub(*row.LastSeenAt) > idleFor(t.Policy.Access, row.UserGroup):
			return errIdle
		}
		return q.MarkSeen(ctx, identitydb.MarkSeenParams{TenantID: t.ID, SessionID: sessionID, Address: from.IP,
			UserAgent: clip(from.UserAgent), Now: now})
	})
	return row, err
}

// idleFor returns how long a session of a person of a group may be idle.
func idleFor(policy policy.Access, group string) time.Duration {
	hours := policy.IdleHours
	if identity.IsStaff(group) {
		hours = policy.StaffIdleHours
	}
	return time.Duration(hours) * time.Hour
}

func sessionIDs(session ory.Session) (sessionID, identityID uuid.UUID, err error) {
	if sessionID, err = uuid.Parse(session.ID); err != nil {
		return sessionID, identityID, fmt.Errorf("session id: %w", err)
	}
	if identityID, err = uuid.Parse(session.IdentityID); err != nil {
		return sessionID, identityID, fmt.Errorf("identity id: %w", err)
	}
	return sessionID, identityID, nil
}

// methods lists how a session can be confirmed. Backup codes replace another factor, never alone.
func methods(f ory.Factors, passkey bool) []string {
	var out []string
	if passkey {
		out = append(out, identity.MethodPasskey)
	}
	if f.TOTP {
		out = append(out, identity.MethodTOTP)
	}
	if len(out) > 0 && f.BackupCodesLeft > 0 {
		out = append(out, identity.MethodBackupCode)
	}
	return out
}

const maxUserAgent = 400

func clip(userAgent string) string {
	return strings.ToValidUTF8(userAgent[:min(len(userAgent), maxUserAgent)], "")
}

// CallerOf returns who a session acts as.
func (s *Service) CallerOf(ctx context.Context, k Known, token string) (identity.Caller, error) {
	t := tenant.From(ctx)
	identityID, err := uuid.Parse(k.IdentityID)
	if err != nil {
		return identity.Caller{}, fmt.Errorf("identity id: %w", err)
	}
	now := s.Clock.Now(ctx)
	hash := identity.HashToken(token)
	q := identitydb.New(s.DB.Glancing(t.ID))
	var c identity.Caller
	c.Row, err = q.Caller(ctx, identitydb.CallerParams{TenantID: t.ID, IdentityID: &identityID})
	if err == nil {
		c.SecondFactor, c.Methods = k.step(t.Policy.Access, c.Row.Member.UserGroup)
		// Only an admin can have a grant, so nobody else pays for the lookup.
		if c.Row.Member.UserGroup == "admin" && c.Row.Member.Status != "disabled" {
			err = s.standIn(ctx, &c, hash[:], now)
		}
	}
	if db.NoRows(err) {
		return identity.Caller{}, errSignedOut
	}
	if err != nil {
		return identity.Caller{}, fmt.Errorf("find caller: %w", err)
	}
	if c.Row.Member.Status == "disabled" {
		return identity.Caller{}, errSignedOut
	}
	fill(&c, t.ID, identityID, token, now)
	c.SessionID = k.ID
	return c, nil
}

func fill(c *identity.Caller, tenantID, identityID uuid.UUID, token string, now time.Time) {
	m := c.Row.Member
	c.TenantID, c.MemberID, c.IdentityID = tenantID, m.ID, identityID
	c.Group, c.Email, c.Name = m.UserGroup, m.Email, strings.TrimSpace(m.FirstName+" "+m.LastName)
	c.SessionToken, c.ReadOnly, c.Sections = token, identity.LooksOnly(m), identity.SectionsOf(m)
	if c.Row.HostID != nil {
		c.HostID = *c.Row.HostID
	}
	if c.Row.OperatorID != nil {
		c.OperatorID = *c.Row.OperatorID
	}
	c.MustChangePassword = identity.Expired(m, now) && !c.Impersonated()
}

// standIn makes an impersonating admin the impersonated person.
func (s *Service) standIn(ctx context.Context, c *identity.Caller, sessionHash []byte, now time.Time) error {
	tenantID := tenant.From(ctx).ID
	q := identitydb.New(s.DB.Glancing(tenantID))
	grant, err := q.ActiveImpersonation(ctx, identitydb.ActiveImpersonationParams{TenantID: tenantID,
		SessionHash: sessionHash, Now: now})
	if db.NoRows(err) {
		return nil
	}
	if err != nil {
		return err
	}
	c.Impersonation = &grant
	c.ActorID = grant.ActorID
	c.Row, err = q.Caller(ctx, identitydb.CallerParams{TenantID: tenantID, MemberID: &grant.SubjectID})
	return err
}

// step returns what a session lacks before it may do anything else.
func (k Known) step(policy policy.Access, group string) (principal.SecondFactorStep, []string) {
	switch {
	case k.Confirmed:
		return "", nil
	case len(k.Factors) > 0:
		return principal.ConfirmSecondFactor, k.Factors
	case identity.DemandsSecondFactor(policy, group):
		return principal.EnrolSecondFactor, []string{identity.MethodTOTP, identity.MethodPasskey}
	}
	return "", nil
}
