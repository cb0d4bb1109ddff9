package session

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"

	"caravan/backend/domain/identity"
	"caravan/backend/platform/ory"
)

// decoyEmail belongs to nobody (RFC 2606). Nobody knows the password of its identity either.
const decoyEmail = "nobody@caravan.invalid"

// decoys holds the identity that passwords for unknown addresses are checked against.
type decoys struct {
	mu sync.Mutex
	id string
}

// checkedAs returns the address whose password is compared for a sign-in: the decoy's if nobody signs in with the
// given one, so that Kratos hashes as much for a stranger as for a member.
func (s *Service) checkedAs(ctx context.Context, email string) (string, error) {
	found, err := s.Kratos.FindIdentityByEmail(ctx, email)
	if err != nil && !errors.Is(err, ory.ErrNotFound) {
		return "", err
	}
	decoy, failed := s.decoy(ctx)
	if failed != nil {
		return "", failed
	}
	id := found.ID
	if err != nil {
		id = decoy
	}
	chosen, err := s.Kratos.HasPassword(ctx, id)
	switch {
	case err != nil && !errors.Is(err, ory.ErrNotFound):
		return "", err
	case chosen && id != decoy:
		return email, nil
	}
	return decoyEmail, nil
}

// decoy finds or creates the identity, once per process.
func (s *Service) decoy(ctx context.Context) (string, error) {
	s.decoys.mu.Lock()
	defer s.decoys.mu.Unlock()
	if s.decoys.id != "" {
		return s.decoys.id, nil
	}
	id, err := s.Kratos.CreateIdentity(ctx, decoyEmail, "")
	if errors.Is(err, ory.ErrConflict) {
		var found ory.Identity
		found, err = s.Kratos.FindIdentityByEmail(ctx, decoyEmail)
		id = found.ID
	}
	if err != nil {
		return "", fmt.Errorf("identity for unknown addresses: %w", err)
	}
	chosen, err := s.Kratos.HasPassword(ctx, id)
	if err == nil && !chosen {
		var secret string
		if secret, err = identity.NewToken(); err == nil {
			err = s.Kratos.SetPassword(ctx, id, secret)
		}
	}
	if err != nil {
		return "", fmt.Errorf("password for unknown addresses: %w", err)
	}
	s.decoys.id = id
	return id, nil
}

// Prepare creates what the first sign-in would have to wait for.
func (s *Service) Prepare(ctx context.Context) {
	if _, err := s.decoy(ctx); err != nil {
		slog.WarnContext(ctx, "sign-ins of unknown addresses are not prepared", "error", err)
	}
}
