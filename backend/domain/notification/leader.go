package notification

import (
	"cmp"
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/shortly"
)

// Leaders returns who leads trips.
type Leaders interface {
	// LeaderTx returns a host's name and the URL of their picture, which may be empty.
	LeaderTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (name, picture string, err error)
}

type leader struct{ name, picture string }

// keepLeader is how long a host's name and picture are cached, so that a crowd booking one trip queries them
// once.
const keepLeader = time.Minute

// led returns a trip with the name and picture of its host.
func (s *Service) led(ctx context.Context, tx pgx.Tx, of Trip) (Trip, error) {
	if of.HostID == uuid.Nil || of.HostName != "" && of.HostPicture != "" {
		return of, nil
	}
	key := shortly.Key{TenantID: tenant.From(ctx).ID, Address: of.HostID.String()}
	found, err := s.leaders.Get(ctx, key, func(ctx context.Context) (l leader, err error) {
		l.name, l.picture, err = s.Hosts.LeaderTx(ctx, tx, of.HostID)
		return l, err
	})
	of.HostName, of.HostPicture = cmp.Or(of.HostName, found.name), cmp.Or(of.HostPicture, found.picture)
	return of, err
}
