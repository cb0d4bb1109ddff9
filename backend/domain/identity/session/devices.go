package session

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/mileusna/useragent"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

// Device is a session as its person sees it.
type Device struct {
	ID            uuid.UUID
	Current       bool
	Name, Address string
	SignedIn      time.Time
	LastSeen      *time.Time
}

// Devices lists where the caller is signed in, in any tenant: there is only one identity. The current session
// comes first, then the latest.
func (s *Service) Devices(ctx context.Context) ([]Device, error) {
	p, t := principal.Must(ctx), tenant.From(ctx)
	sessions, err := s.Kratos.ListSessions(ctx, p.IdentityID.String())
	if err != nil {
		return nil, identity.Unavailable(err)
	}
	kept := make([]uuid.UUID, 0, len(sessions))
	out := make([]Device, 0, len(sessions))
	for _, session := range sessions {
		id, err := uuid.Parse(session.ID)
		if err != nil {
			return nil, fmt.Errorf("session id: %w", err)
		}
		kept = append(kept, id)
		out = append(out, Device{ID: id, Current: session.ID == p.SessionID, Name: deviceName(session.UserAgent),
			Address: bareAddress(session.Address), SignedIn: session.AuthenticatedAt})
	}
	var seen []identitydb.MemberSession
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		if err := q.ForgetSessions(ctx, identitydb.ForgetSessionsParams{TenantID: t.ID, MemberID: p.MemberID,
			Kept: kept}); err != nil {
			return err
		}
		seen, err = q.SessionsSeen(ctx, identitydb.SessionsSeenParams{TenantID: t.ID, MemberID: p.MemberID})
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("sessions seen: %w", err)
	}
	for _, row := range seen {
		i := slices.IndexFunc(out, func(d Device) bool { return d.ID == row.SessionID })
		if i < 0 {
			continue
		}
		out[i].LastSeen = &row.LastSeenAt
		out[i].Address = cmp.Or(row.Address, out[i].Address)
		out[i].Name = cmp.Or(deviceName(row.UserAgent), out[i].Name)
	}
	slices.SortStableFunc(out, func(a, b Device) int {
		if a.Current != b.Current {
			if a.Current {
				return -1
			}
			return 1
		}
		return b.SignedIn.Compare(a.SignedIn)
	})
	return out, nil
}

// deviceName returns a name like "Firefox on macOS"; "" if the program does not identify itself.
func deviceName(text string) string {
	ua := useragent.Parse(text)
	switch {
	case ua.Name != "" && ua.OS != "":
		return ua.Name + " on " + ua.OS
	case ua.Name != "":
		return ua.Name
	}
	return ua.OS
}

// bareAddress strips the port of a peer's address.
func bareAddress(address string) string {
	if i := strings.LastIndexByte(address, ':'); i > 0 && strings.Count(address, ":") == 1 {
		return address[:i]
	}
	return address
}

// EndDevice ends one session of the caller. A session of someone else is missing.
func (s *Service) EndDevice(ctx context.Context, id uuid.UUID) error {
	p := principal.Must(ctx)
	sessions, err := s.Kratos.ListSessions(ctx, p.IdentityID.String())
	if err != nil {
		return identity.Unavailable(err)
	}
	for _, session := range sessions {
		if session.ID != id.String() {
			continue
		}
		if err := s.Kratos.RevokeSession(ctx, session.ID); err != nil {
			return identity.Unavailable(err)
		}
		s.ended(ctx, "session:"+session.ID)
		return s.Members.Note(ctx, "session.end", nil)
	}
	return apierr.NotFound("session")
}

// EndAllDevices ends every session of the caller.
func (s *Service) EndAllDevices(ctx context.Context) error {
	p := principal.Must(ctx)
	if err := s.Kratos.RevokeSessions(ctx, p.IdentityID.String()); err != nil {
		return identity.Unavailable(err)
	}
	s.IdentityChanged(ctx, p.IdentityID)
	return s.Members.Note(ctx, "session.end_all", nil)
}

// familiarFor is how long a network counts as one that a person signs in from.
const familiarFor = 90 * 24 * time.Hour

// SignsInFrom reports whether the person with an email address was recently signed in from a network.
func (s *Service) SignsInFrom(ctx context.Context, email, network string) bool {
	t := tenant.From(ctx)
	var addresses []string
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		addresses, err = identitydb.New(tx).AddressesOf(ctx, identitydb.AddressesOfParams{
			TenantID: t.ID, Email: strings.ToLower(strings.TrimSpace(email)), Since: identity.RealNow(s.Clock).Add(-familiarFor),
		})
		return err
	})
	return err == nil && slices.ContainsFunc(addresses, func(address string) bool {
		return principal.Request{IP: address}.Network() == network
	})
}
