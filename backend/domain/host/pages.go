package host

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
)

// Pages returns the public pages of hosts.
type Pages struct{ switches *tenant.Switches }

// AtPageTx finds the host of a public page. It is CodeNotFound under the same conditions as PublicPage.
func (p Pages) AtPageTx(ctx context.Context, tx pgx.Tx, path string) (uuid.UUID, error) {
	if !p.switches.On(ctx, tenant.FeaturePublicProfile) {
		return uuid.Nil, apierr.NotFound("host")
	}
	id, err := hostdb.New(tx).HostAtPath(ctx, hostdb.HostAtPathParams{TenantID: tenant.From(ctx).ID,
		PagePath: strings.ToLower(path)})
	if errors.Is(err, pgx.ErrNoRows) {
		return uuid.Nil, apierr.NotFound("host")
	}
	if err != nil {
		return uuid.Nil, fmt.Errorf("host at path: %w", err)
	}
	return id, nil
}

// PagePathTx returns the path of a host's public page, "" if there is none.
func (p Pages) PagePathTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (string, error) {
	if !p.switches.On(ctx, tenant.FeaturePublicProfile) {
		return "", nil
	}
	path, err := hostdb.New(tx).PagePathOf(ctx, hostdb.PagePathOfParams{TenantID: tenant.From(ctx).ID, ID: hostID})
	if errors.Is(err, pgx.ErrNoRows) {
		return "", nil
	}
	if err != nil {
		return "", fmt.Errorf("page of host: %w", err)
	}
	return path, nil
}
