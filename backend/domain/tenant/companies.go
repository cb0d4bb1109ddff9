package tenant

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/tenant/tenantdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
)

// CompanyUse is how many policies in force, or rides ahead, each company has; subscribers add theirs.
type CompanyUse struct{ InForce map[uuid.UUID]int }

// keysOf is the service under which companies' keys are stored, as secrets of the company's id.
const keysOf = "companies"

const companyKey = "apiKey"

// CompanyKey returns a company's key, decrypted; "" if none is stored. It must not be logged.
func (s Secrets) CompanyKey(ctx context.Context, c company.Company) (string, error) {
	return s.Open(ctx, From(ctx).ID, keysOf, c.ID.String(), companyKey)
}

func keyName(id uuid.UUID) string { return secretName(keysOf, id.String(), companyKey) }

func (s *Service) companyUseTx(ctx context.Context, tx pgx.Tx) (map[uuid.UUID]int, error) {
	use := CompanyUse{map[uuid.UUID]int{}}
	return use.InForce, s.CompanyUse.Announce(ctx, tx, &use)
}

// SaveCompanies replaces the companies of a kind. One that is left out is removed, unless it has policies in force or
// rides ahead. Keys are sealed; the audit log says only that they were set.
func (s *Service) SaveCompanies(ctx context.Context, version int64, kind company.Kind, items []company.Input) error {
	t := From(ctx)
	if !slices.Contains(company.Kinds, kind) {
		return apierr.InvalidField("kind", "Choose one of the kinds of companies")
	}
	defer s.Store.Forget()
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := tenantdb.New(tx)
		row, err := q.Companies(ctx, t.ID)
		if err != nil {
			return fmt.Errorf("companies: %w", err)
		}
		if row.Version != version {
			return apierr.Conflict()
		}
		was, err := company.Read(row.Companies)
		if err != nil {
			return err
		}
		is, err := s.companiesTx(ctx, tx, was, kind, items)
		if err != nil {
			return err
		}
		stored, err := json.Marshal(is.List)
		if err != nil {
			return err
		}
		saved, err := q.SaveCompanies(ctx, tenantdb.SaveCompaniesParams{TenantID: t.ID, Version: version, Companies: stored})
		if err != nil {
			return fmt.Errorf("save companies: %w", err)
		}
		if saved == 0 {
			return apierr.Conflict()
		}
		for id, key := range is.Keys {
			if err := s.keepTx(ctx, tx, keyName(id), key); err != nil {
				return err
			}
		}
		for _, e := range company.Entries(kind, was, is) {
			err := audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: s.Clock.Now(ctx), Action: e.Action,
				ObjectType: "Tenant", ObjectID: t.ID, Before: e.Before, After: e.After})
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// companiesTx returns the changed list, and rejects one that is faulty or leaves out a company with policies or rides.
func (s *Service) companiesTx(ctx context.Context, tx pgx.Tx, was company.List, kind company.Kind,
	items []company.Input) (company.Changed, error) {
	secrets, err := tenantdb.New(tx).SecretNames(ctx, From(ctx).ID)
	if err != nil {
		return company.Changed{}, fmt.Errorf("names of secrets: %w", err)
	}
	is := was.Change(kind, items, func(id uuid.UUID) bool { return slices.Contains(secrets, keyName(id)) })
	if len(is.Faults) > 0 {
		return is, apierr.Invalid(is.Faults)
	}
	use, err := s.companyUseTx(ctx, tx)
	if err != nil {
		return is, err
	}
	for _, c := range is.Removed {
		if n := use[c.ID]; n > 0 {
			return is, apierr.InvalidField("items", c.Holds(n))
		}
	}
	return is, nil
}
