package host

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
)

// Reader answers queries of other domains about hosts with only a transaction, for those built before hosts.
type Reader struct{}

// NamesTx returns the names of hosts.
func (Reader) NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	rows, err := hostdb.New(tx).NamesOf(ctx, hostdb.NamesOfParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("names of hosts: %w", err)
	}
	names := make(map[uuid.UUID]string, len(rows))
	for _, r := range rows {
		names[r.ID] = r.Name
	}
	return names, nil
}

// LeaderTx returns a host's name and the URL of their picture, which may be empty.
func (Reader) LeaderTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (name, picture string, err error) {
	records, err := load(ctx, tx, []uuid.UUID{id})
	if r, ok := records[id]; ok {
		name, picture = r.displayName(), r.picture()
	}
	return name, picture, err
}

// StandsTx returns a host's status, and whether they are active.
func (Reader) StandsTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (status string, active bool, err error) {
	row, err := hostdb.New(tx).HostStands(ctx, hostdb.HostStandsParams{TenantID: tenant.From(ctx).ID, ID: id})
	if err != nil {
		return "", false, fmt.Errorf("host: %w", err)
	}
	return row.Status, row.Active, nil
}

// ByPageTx finds the host of a public page.
func (Reader) ByPageTx(ctx context.Context, tx pgx.Tx, path string) (id uuid.UUID, ok bool, err error) {
	id, err = hostdb.New(tx).HostOfPage(ctx, hostdb.HostOfPageParams{TenantID: tenant.From(ctx).ID, Path: path})
	if db.NoRows(err) {
		return uuid.Nil, false, nil
	}
	return id, err == nil, err
}

// Whereabouts is a host with the country in their profile, which may be empty.
type Whereabouts struct {
	ID      uuid.UUID
	Country string
}

// ActiveTx lists the active hosts of the marketplace.
func (Reader) ActiveTx(ctx context.Context, tx pgx.Tx) ([]Whereabouts, error) {
	rows, err := hostdb.New(tx).ActiveHosts(ctx, tenant.From(ctx).ID)
	if err != nil {
		return nil, fmt.Errorf("active hosts: %w", err)
	}
	out := make([]Whereabouts, len(rows))
	for i, row := range rows {
		out[i] = Whereabouts{row.ID, row.Country}
	}
	return out, nil
}
