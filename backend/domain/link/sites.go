package link

import (
	"context"
	"fmt"
	"net/url"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/link/linkdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/linkapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// mostSites is how many of their own sites a host may show trips on: each is named in the header of every
// response.
const mostSites = 20

// Sites returns the caller's own sites, which may frame the caller's trips.
func (s *Service) Sites(ctx context.Context) (linkapi.HostSites, error) {
	out := linkapi.HostSites{Items: []linkapi.HostSite{}}
	host, err := callingHost(ctx)
	if err != nil {
		return out, err
	}
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		sites, err := linkdb.New(tx).SitesOf(ctx, linkdb.SitesOfParams{TenantID: tenant.From(ctx).ID, HostID: host})
		for _, site := range sites {
			out.Items = append(out.Items, linkapi.HostSite{ID: site.ID, Origin: site.Origin})
		}
		return err
	})
	return out, err
}

// OriginsOf returns the origins that may frame a host's trips.
func (s *Service) OriginsOf(ctx context.Context, hostID uuid.UUID) (origins []string, err error) {
	t := tenant.From(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		sites, err := linkdb.New(tx).SitesOf(ctx, linkdb.SitesOfParams{TenantID: t.ID, HostID: hostID})
		for _, site := range sites {
			origins = append(origins, site.Origin)
		}
		return err
	})
	return origins, err
}

// AddSite allows a site of the caller to frame their trips. Allowing it again changes nothing.
func (s *Service) AddSite(ctx context.Context, in *linkapi.NewHostSite) error {
	host, err := callingHost(ctx)
	if err != nil {
		return err
	}
	origin, why := originOf(in.Origin)
	if why != "" {
		return apierr.InvalidField("origin", why)
	}
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		queries := linkdb.New(tx)
		sites, err := queries.SitesOf(ctx, linkdb.SitesOfParams{TenantID: t.ID, HostID: host})
		if err != nil {
			return err
		}
		if len(sites) >= mostSites {
			return apierr.InvalidField("origin", fmt.Sprintf("You can allow up to %d websites", mostSites))
		}
		id := uuid.Must(uuid.NewV7())
		added, err := queries.AddSite(ctx, linkdb.AddSiteParams{TenantID: t.ID, ID: id, HostID: host, Origin: origin,
			CreatedAt: now})
		if err != nil || added == 0 {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "host.allow_site", ObjectType: "Host", ObjectID: host,
			After: map[string]any{"origin": origin},
		})
	})
}

// RemoveSite disallows a site from now on.
func (s *Service) RemoveSite(ctx context.Context, id uuid.UUID) error {
	host, err := callingHost(ctx)
	if err != nil {
		return err
	}
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		origin, err := linkdb.New(tx).RemoveSite(ctx, linkdb.RemoveSiteParams{TenantID: t.ID, HostID: host, ID: id})
		if db.NoRows(err) {
			return apierr.New(apierr.CodeNotFound, "This website isn’t in your list any more.")
		}
		if err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: s.Clock.Now(ctx), Action: "host.refuse_site", ObjectType: "Host", ObjectID: host,
			Before: map[string]any{"origin": origin},
		})
	})
}

func callingHost(ctx context.Context) (uuid.UUID, error) {
	p, _ := principal.From(ctx)
	if p.HostID == uuid.Nil {
		return uuid.Nil, apierr.NotFound("host")
	}
	return p.HostID, nil
}

// originOf returns the origin of a typed site address, or what is wrong with it. Only loopback names may omit
// https.
func originOf(typed string) (origin, why string) {
	typed = strings.ToLower(strings.TrimSpace(typed))
	if !strings.Contains(typed, "://") {
		typed = "https://" + typed
	}
	const wrong = "Enter the address of a website, such as https://example.com"
	u, err := url.Parse(typed)
	if err != nil || u.User != nil || !site(u.Host) {
		return "", wrong
	}
	own := u.Hostname() == "localhost" || strings.HasSuffix(u.Hostname(), ".localhost")
	if u.Scheme != "https" && !(u.Scheme == "http" && own) || !own && !strings.Contains(u.Hostname(), ".") {
		return "", wrong
	}
	return u.Scheme + "://" + u.Host, ""
}

// site reports whether a name consists of letters, digits, dots and hyphens, with an optional port: it is
// inserted into a policy.
func site(name string) bool {
	return name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789.:-") == "" &&
		!strings.HasPrefix(name, ".") && !strings.Contains(name, "..")
}
