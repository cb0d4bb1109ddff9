package identity

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

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/db"
	"caravan/backend/platform/ory"
	"caravan/backend/platform/principal"
)

const (
	sessionCacheFor = 10 * time.Second
	sessionCacheMax = 20_000
	// endedChannel tells other processes which kept answers are no longer true.
	endedChannel = "caravan_session_ended"
)

// known is a session with what it has shown of its person in one tenant.
type known struct {
	ory.Session
	memberID uuid.UUID // zero for a stranger to the tenant
	factors  []string  // methods that could confirm the session; empty when the person has none
	// confirmed tells that the session was opened with, or later shown, a second factor.
	confirmed bool
}

// sessionCache keeps session answers by the hash of their token and tenant.
type sessionCache struct {
	mu      sync.Mutex
	entries map[[32]byte]keptSession
	// ended counts what was dropped. An answer that was asked for before may be older than what ended it.
	ended uint64
}

type keptSession struct {
	known
	until time.Time
}

func hashToken(token string) [32]byte { return sha256.Sum256([]byte(token)) }

func sessionKey(token string, tenantID uuid.UUID) [32]byte {
	return sha256.Sum256(append([]byte(token), tenantID[:]...))
}

func (c *sessionCache) get(key [32]byte) (k known, asked uint64, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.entries[key]
	return e.known, c.ended, ok && clock.Tick().Before(e.until)
}

func (c *sessionCache) count() uint64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.ended
}

// put keeps an answer unless something ended since it was asked for.
func (c *sessionCache) put(key [32]byte, k known, asked uint64) {
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

func (c *sessionCache) drop(match func(known) bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.ended++
	for key, e := range c.entries {
		if match(e.known) {
			delete(c.entries, key)
		}
	}
}

// Follow forgets kept sessions that other processes ended, until ctx ends.
func (s *Service) Follow(ctx context.Context) {
	s.DB.Listen(ctx, endedChannel, s.forget, func() {
		s.callers.forgetAll()
		s.session.drop(func(known) bool { return true })
	})
}

// forget drops what "session:<id>" or "identity:<id>" names.
func (s *Service) forget(what string) {
	s.callers.forgetAll()
	kind, id, _ := strings.Cut(what, ":")
	s.session.drop(func(k known) bool {
		if kind == "session" {
			return k.ID == id
		}
		return k.IdentityID == id
	})
}

// ended makes every process forget a session or an identity's sessions. When others can't be told, their kept
// answers end by themselves within sessionCacheFor.
func (s *Service) ended(ctx context.Context, what string) {
	s.forget(what)
	if err := s.DB.Notify(context.WithoutCancel(ctx), endedChannel, what); err != nil {
		slog.ErrorContext(ctx, "other processes were not told of an ended session", "error", err)
	}
}

// IdentityChanged makes every process ask anew about the sessions of a person, as after a disablement.
func (s *Service) IdentityChanged(ctx context.Context, identityID uuid.UUID) {
	s.ended(ctx, "identity:"+identityID.String())
}

var errSignedOut = apierr.New(apierr.CodeUnauthenticated, "Please sign in to continue.")

// Authenticate finds who holds a session token in the context's tenant. fresh asks Kratos even when an
// answer is kept, as money, impersonation and export do. Without a valid session it is CodeUnauthenticated.
func (s *Service) Authenticate(ctx context.Context, token string, fresh bool) (Caller, error) {
	k, err := s.whoIs(ctx, token, fresh)
	if err != nil {
		return Caller{}, err
	}
	return s.caller(ctx, k, token)
}

// AuthenticateReader is Authenticate for a call that only reads: who holds the session may be known from a moment ago.
func (s *Service) AuthenticateReader(ctx context.Context, token string) (Caller, error) {
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

// Wrote tells that a call may have changed somebody of the tenant, so that the next one sees it.
func (s *Service) Wrote(tenantID uuid.UUID) { s.callers.forget(tenantID) }

func (s *Service) whoIs(ctx context.Context, token string, fresh bool) (known, error) {
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
		return known{}, errSignedOut
	}
	if err != nil {
		return known{}, unavailable(err)
	}
	k, err := s.examine(ctx, session, false)
	if err != nil {
		return known{}, err
	}
	// What lacks a step is asked about each time: the step may be taken at another process.
	if k.confirmed || len(k.factors) == 0 {
		s.session.put(key, k, asked)
	}
	return k, nil
}

// examine notes that a session was seen, and finds what second factors its person has. A session that was not opened in
// the context's tenant is none there, and one that was idle for too long is ended.
func (s *Service) examine(ctx context.Context, session ory.Session, opened bool) (known, error) {
	k := known{Session: session, confirmed: session.AAL == "aal2"}
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
			return k, unavailable(err)
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
	k.confirmed = k.confirmed || row.Confirmed
	if k.confirmed {
		return k, nil
	}
	factors, err := s.Kratos.Factors(ctx, session.IdentityID)
	if err != nil {
		return k, unavailable(err)
	}
	k.factors = methods(factors, row.HasPasskey)
	return k, nil
}

var errIdle = errors.New("the session was not used for too long")

// seen reads what the tenant knows of a session, and notes that it was used.
func (s *Service) seen(ctx context.Context, sessionID, identityID uuid.UUID, opened bool) (row identitydb.FactorsOfSessionRow, err error) {
	t, from, now := tenant.From(ctx), principal.RequestFrom(ctx), s.realNow()
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		row, err = q.FactorsOfSession(ctx, identitydb.FactorsOfSessionParams{TenantID: t.ID, SessionID: sessionID, IdentityID: &identityID})
		switch {
		case err != nil:
			return err
		case opened:
			return q.OpenSession(ctx, identitydb.OpenSessionParams{
				TenantID: t.ID, SessionID: sessionID, MemberID: row.MemberID, Address: from.IP, UserAgent: clip(from.UserAgent), Now: now,
			})
		case row.LastSeenAt == nil:
			return errSignedOut
		case now.Sub(*row.LastSeenAt) > idleFor(t.Policy.Access, row.UserGroup):
			return errIdle
		}
		return q.MarkSeen(ctx, identitydb.MarkSeenParams{TenantID: t.ID, SessionID: sessionID, Address: from.IP, UserAgent: clip(from.UserAgent), Now: now})
	})
	return row, err
}

// idleFor is how long a session of somebody of a group may lie unused.
func idleFor(policy tenant.AccessPolicy, group string) time.Duration {
	hours := policy.IdleHours
	if group == "admin" || group == "tripManager" || group == "accountManager" {
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

// methods lists how a session can be confirmed. Backup codes stand in for another factor, never alone.
func methods(f ory.Factors, passkey bool) []string {
	var out []string
	if passkey {
		out = append(out, methodPasskey)
	}
	if f.TOTP {
		out = append(out, methodTOTP)
	}
	if len(out) > 0 && f.BackupCodesLeft > 0 {
		out = append(out, methodBackupCode)
	}
	return out
}

const maxUserAgent = 400

func clip(userAgent string) string {
	return strings.ToValidUTF8(userAgent[:min(len(userAgent), maxUserAgent)], "")
}

// realNow is real time: sessions live in it even where a tenant's test clock runs ahead.
func (s *Service) realNow() time.Time { return s.Clock.Base.Now().UTC() }

func unavailable(err error) error {
	return apierr.Wrap(err, apierr.CodeUnavailable, "Sign-in is not available right now. Please try again in a moment.")
}

func (s *Service) caller(ctx context.Context, k known, token string) (Caller, error) {
	t := tenant.From(ctx)
	identityID, err := uuid.Parse(k.IdentityID)
	if err != nil {
		return Caller{}, fmt.Errorf("identity id: %w", err)
	}
	now := s.Clock.Now(ctx)
	hash := hashToken(token)
	q := identitydb.New(s.DB.Glancing(t.ID))
	var c Caller
	c.Row, err = q.Caller(ctx, identitydb.CallerParams{TenantID: t.ID, IdentityID: &identityID})
	if err == nil {
		c.SecondFactor, c.Methods = k.step(t.Policy.Access, c.Row.Member.UserGroup)
		// Only an admin can have a grant, so nobody else pays for looking.
		if c.Row.Member.UserGroup == "admin" && c.Row.Member.Status != "disabled" {
			err = s.standIn(ctx, &c, hash[:], now)
		}
	}
	if db.NoRows(err) {
		return Caller{}, errSignedOut
	}
	if err != nil {
		return Caller{}, fmt.Errorf("find caller: %w", err)
	}
	if c.Row.Member.Status == "disabled" {
		return Caller{}, errSignedOut
	}
	c.fill(t.ID, identityID, token, now)
	c.SessionID = k.ID
	return c, nil
}

// standIn makes an admin the person whom he stands in for, if he does.
func (s *Service) standIn(ctx context.Context, c *Caller, sessionHash []byte, now time.Time) error {
	tenantID := tenant.From(ctx).ID
	q := identitydb.New(s.DB.Glancing(tenantID))
	grant, err := q.ActiveImpersonation(ctx, identitydb.ActiveImpersonationParams{TenantID: tenantID, SessionHash: sessionHash, Now: now})
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

// step is what a session lacks before it may do anything else.
func (k known) step(policy tenant.AccessPolicy, group string) (principal.SecondFactorStep, []string) {
	switch {
	case k.confirmed:
		return "", nil
	case len(k.factors) > 0:
		return principal.ConfirmSecondFactor, k.factors
	case demandsSecondFactor(policy, group):
		return principal.EnrolSecondFactor, []string{methodTOTP, methodPasskey}
	}
	return "", nil
}

// demandsSecondFactor tells whether people of a group must have a second factor.
func demandsSecondFactor(policy tenant.AccessPolicy, group string) bool {
	return policy.SecondFactorRequired && group == "admin"
}
