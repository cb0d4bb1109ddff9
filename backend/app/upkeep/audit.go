package upkeep

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"caravan/backend/app"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/audit/chain"
)

// ErrAudit is returned when an audit log differs from what was sealed.
var ErrAudit = errors.New("an audit log is not what was sealed")

// ErrAuditKey is returned when a part of an audit log cannot be verified because the key that sealed it is
// missing.
var ErrAuditKey = errors.New("an audit log was sealed with a key that is not here; add it to CARAVAN_SEAL_KEYS_OLD")

// AuditChoice selects what to verify: every marketplace if both fields are empty.
type AuditChoice struct {
	Tenant string // slug
	Anchor string // slug:position:hash
}

// VerifyAudit walks the chains and reports faults and their positions. It returns ErrAudit if there are any, or
// ErrAuditKey if there are none but a key is missing.
func VerifyAudit(ctx context.Context, s *app.Services, choice AuditChoice, out io.Writer) error {
	slug, text, anchored := strings.Cut(choice.Anchor, ":")
	var anchor *chain.Anchor
	if anchored || choice.Anchor != "" {
		a, err := chain.ParseAnchor(text)
		if err != nil {
			return err
		}
		anchor = &a
	}
	if choice.Tenant == "" {
		choice.Tenant = slug
	}
	tenants, err := auditedTenants(ctx, s, choice.Tenant)
	if err != nil {
		return err
	}
	var broken error
	for _, t := range tenants {
		v, err := chain.Verify(ctx, s.DB, s.Audit.Chain, t.ID, anchor)
		if err != nil {
			return fmt.Errorf("verify %s: %w", t.Slug, err)
		}
		for _, f := range v.Faults {
			fmt.Fprintf(out, "✗ %s: %s\n", t.Slug, f)
			broken = ErrAudit
		}
		for _, u := range v.Unread {
			fmt.Fprintf(out, "? %s: %s\n", t.Slug, u)
			if broken == nil {
				broken = ErrAuditKey
			}
		}
		if len(v.Faults) == 0 && len(v.Unread) == 0 {
			fmt.Fprintf(out, "✓ %s: %d entries verified, %d not sealed yet", t.Slug, v.Sealed, v.Open)
			if v.Sealed > 0 {
				fmt.Fprintf(out, "; anchor %s:%s", t.Slug, v.Last)
			}
			fmt.Fprintln(out)
		}
	}
	return broken
}

func auditedTenants(ctx context.Context, s *app.Services, slug string) ([]tenant.Tenant, error) {
	if slug == "" {
		return s.Tenants.All(ctx)
	}
	t, err := s.Tenants.BySlug(ctx, slug)
	if err != nil {
		return nil, fmt.Errorf("there is no marketplace %q", slug)
	}
	return []tenant.Tenant{t}, nil
}
