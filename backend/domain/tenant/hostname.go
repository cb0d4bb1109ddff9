package tenant

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"regexp"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant/tenantdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/outbound"
)

// Where the verification of a host name is looked up.
const (
	proofRecord = "_caravan."                       // + host, TXT
	proofPath   = "/.well-known/caravan-verify.txt" // on the host
	proofPrefix = "caravan-verify="
	checkEvery  = 5 * time.Minute
)

var hostName = regexp.MustCompile(`^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$`)

// normalHost validates a host name; it has no port and is not an IP address.
func normalHost(text string) (string, error) {
	host := strings.TrimSuffix(strings.ToLower(strings.TrimSpace(text)), ".")
	_, err := netip.ParseAddr(host)
	if len(host) > 253 || !hostName.MatchString(host) || err == nil ||
		(!strings.Contains(host, ".") && host != "localhost") {
		return "", apierr.InvalidField("host", "Enter a domain, like trips.example.com")
	}
	return host, nil
}

func isLocal(host string) bool { return host == "localhost" || strings.HasSuffix(host, ".localhost") }

var errHostTaken = apierr.InvalidField("host", "This domain already belongs to a marketplace")

// AddHost claims a host name. One below localhost is served immediately in development.
func (s *Service) AddHost(ctx context.Context, text string) error {
	host, err := normalHost(text)
	if err != nil {
		return err
	}
	t := From(ctx)
	defer s.Store.Forget()
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := tenantdb.New(tx)
		_, err := q.HostIsServed(ctx, host)
		if err == nil {
			return errHostTaken
		}
		if !db.NoRows(err) {
			return err
		}
		if isLocal(host) {
			if !s.Development {
				return apierr.InvalidField("host", "You can use localhost names only in development")
			}
			return s.serveTx(ctx, tx, host)
		}
		token := make([]byte, 24)
		if _, err := rand.Read(token); err != nil {
			return err
		}
		err = q.CreateHostClaim(ctx, tenantdb.CreateHostClaimParams{
			TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), Host: host, Token: base64.RawURLEncoding.EncodeToString(token),
			Now: s.Clock.Now(ctx),
		})
		if err != nil {
			return err
		}
		return s.record(ctx, tx, "tenant.host_claim", nil, map[string]any{"host": host})
	})
}

// serveTx makes a host name lead to the tenant.
func (s *Service) serveTx(ctx context.Context, tx pgx.Tx, host string) error {
	q := tenantdb.New(tx)
	t := From(ctx)
	err := q.CreateTenantHost(ctx, tenantdb.CreateTenantHostParams{Host: host, TenantID: t.ID})
	if db.Constraint(err) == "tenant_host_pkey" {
		return errHostTaken
	}
	if err != nil {
		return err
	}
	if _, err := q.DeleteHostClaim(ctx, tenantdb.DeleteHostClaimParams{TenantID: t.ID, Host: host}); err != nil {
		return err
	}
	return s.record(ctx, tx, "tenant.host_serve", nil, map[string]any{"host": host})
}

// RemoveHost removes a claim or a served name. The last served name stays: without one nobody could return.
func (s *Service) RemoveHost(ctx context.Context, host string) error {
	t := From(ctx)
	defer s.Store.Forget()
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := tenantdb.New(tx)
		host = strings.ToLower(host)
		claims, err := q.DeleteHostClaim(ctx, tenantdb.DeleteHostClaimParams{TenantID: t.ID, Host: host})
		if err != nil {
			return err
		}
		served, err := q.DeleteTenantHost(ctx, tenantdb.DeleteTenantHostParams{TenantID: t.ID, Host: host})
		if err != nil {
			return err
		}
		if claims+served > 0 {
			return s.record(ctx, tx, "tenant.host_remove", map[string]any{"host": host}, nil)
		}
		owner, err := q.HostIsServed(ctx, host)
		if err == nil && owner == t.ID {
			return apierr.New(apierr.CodeIllegalState, "A marketplace needs at least one domain.")
		}
		return apierr.NotFound("host name")
	})
}

// CheckHost verifies a claim; if verified, the name is served from now on.
func (s *Service) CheckHost(ctx context.Context, host string) error {
	t := From(ctx)
	var claim tenantdb.TenantHostClaim
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		claim, err = tenantdb.New(tx).HostClaim(ctx, tenantdb.HostClaimParams{TenantID: t.ID, Host: strings.ToLower(host)})
		return err
	})
	if db.NoRows(err) {
		return apierr.NotFound("host name")
	}
	if err != nil {
		return err
	}
	return s.prove(ctx, claim)
}

func (s *Service) prove(ctx context.Context, claim tenantdb.TenantHostClaim) error {
	problem := s.Proof.look(ctx, claim.Host, claim.Token)
	defer s.Store.Forget()
	return s.DB.InTenantTx(ctx, claim.TenantID, func(tx pgx.Tx) error {
		if problem == "" {
			return s.serveTx(ctx, tx, claim.Host)
		}
		now := s.Clock.Now(ctx)
		return tenantdb.New(tx).HostClaimChecked(ctx, tenantdb.HostClaimCheckedParams{TenantID: claim.TenantID, ID: claim.ID,
			Problem: problem, Now: &now})
	})
}

// Proof verifies host names. Only tests replace its parts.
type Proof struct {
	LookupTXT func(ctx context.Context, name string) ([]string, error)
	Client    *http.Client
}

// Outside uses the real DNS, and connects to public addresses only: a name typed by an admin reaches nothing on
// the deployment's own network.
func Outside() Proof {
	return Proof{LookupTXT: net.DefaultResolver.LookupTXT, Client: outbound.Client(10*time.Second, false)}
}

// look returns what is wrong, or "" if either proof is found.
func (p Proof) look(ctx context.Context, host, token string) string {
	ctx, cancel := context.WithTimeout(ctx, 15*time.Second)
	defer cancel()
	records, err := p.LookupTXT(ctx, proofRecord+host)
	for _, r := range records {
		if same(r, proofPrefix+token) {
			return ""
		}
	}
	file := p.file(ctx, host, token)
	switch {
	case file == "":
		return ""
	case err == nil && len(records) > 0:
		return "The TXT record at " + proofRecord + host + " has a different value, and " + file + "."
	}
	return "We couldn’t find a TXT record at " + proofRecord + host + ", and " + file + "."
}

func (p Proof) file(ctx context.Context, host, token string) string {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+host+proofPath, nil)
	if err != nil {
		return "we couldn’t request the file"
	}
	res, err := p.Client.Do(req)
	if err != nil {
		return "the server didn’t respond"
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return fmt.Sprintf("the server answered with %d", res.StatusCode)
	}
	text, err := io.ReadAll(io.LimitReader(res.Body, 1024))
	if err != nil || !same(strings.TrimSpace(string(text)), proofPrefix+token) {
		return "the file has a different value"
	}
	return ""
}

func same(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }

// HostArgs are the arguments of the job that verifies every tenant's claims.
type HostArgs struct{}

// Kind implements river.JobArgs.
func (HostArgs) Kind() string { return "tenant_hosts" }

// proveAll verifies the tenant's claims. It may run twice: a served name is no longer a claim.
func (s *Service) proveAll(ctx context.Context) error {
	settings, err := s.Settings(ctx)
	if err != nil {
		return err
	}
	var faults []error
	for _, claim := range settings.Claims {
		if err := s.prove(ctx, claim); err != nil && !errors.Is(err, errHostTaken) {
			faults = append(faults, fmt.Errorf("host name %s: %w", claim.Host, err))
		}
	}
	return errors.Join(faults...)
}
