package modules

import (
	"context"

	"caravan/backend/domain/access"
	"caravan/backend/domain/identity/people"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

// standing reports whether the caller of a running stream would still be admitted with the same identity.
type standing struct {
	keys   *access.Service
	people *people.Rooms
}

func (s standing) check(ctx context.Context) error {
	p := principal.Must(ctx)
	var now principal.Principal
	var err error
	if p.IsKey() {
		now, err = s.keys.Authenticate(ctx, p.SessionToken)
	} else {
		caller, failed := s.people.Authenticate(ctx, p.SessionToken, false)
		now, err = caller.Principal, failed
	}
	if err != nil {
		return err
	}
	if now.MemberID != p.MemberID || now.Group != p.Group || now.OperatorID != p.OperatorID || now.HostID != p.HostID {
		return apierr.New(apierr.CodeUnauthenticated, "Your access has changed. Reconnect to continue.")
	}
	return nil
}
