package invite

import (
	"context"
	"crypto/rand"
	"fmt"
	"math/big"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/seal"
)

// An emailed code is short, so it expires sooner than its link and is invalidated by a few wrong attempts.
const (
	codeDigits = 6
	codeTries  = 5
)

var codeLasts = map[string]time.Duration{identity.KindActivation: 24 * time.Hour, identity.KindReset: 15 * time.Minute}

var errCode = apierr.InvalidField("code", "This code is wrong or has expired. Get a new one to continue.")

func newSecret() (identity.MailedSecret, error) {
	token, err := identity.NewToken()
	if err != nil {
		return identity.MailedSecret{}, err
	}
	n, err := rand.Int(rand.Reader, big.NewInt(1_000_000))
	if err != nil {
		return identity.MailedSecret{}, err
	}
	return identity.MailedSecret{Token: token, Code: fmt.Sprintf("%0*d", codeDigits, n)}, nil
}

// codeHash is keyed: someone with read access to the table could otherwise try a million codes in no time.
func (s *Service) codeHash(tenantID, tokenID uuid.UUID, code string) []byte {
	return seal.Hash(s.Tokens.For("mailed code "+code, tenantID, tokenID))
}

// VerifyCode exchanges an emailed code for a token that works like its link's. A wrong code, an expired one and
// an unknown address get the same response; a wrong attempt counts against every code of the address.
func (s *Service) VerifyCode(ctx context.Context, email, code string) (token, kind string, err error) {
	t := tenant.From(ctx)
	code = strings.ReplaceAll(strings.TrimSpace(code), " ", "")
	token, err = identity.NewToken()
	if err != nil {
		return "", "", err
	}
	hash, now := identity.HashToken(token), identity.RealNow(s.Clock)
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		rows, err := q.TokensWithCode(ctx, identitydb.TokensWithCodeParams{
			TenantID: t.ID, Email: strings.ToLower(strings.TrimSpace(email)), Now: &now, MaxTries: codeTries,
		})
		if err != nil {
			return err
		}
		for _, row := range rows {
			if seal.Matches(s.Tokens.Of(row.CodeHash, "mailed code "+code, t.ID, row.ID), row.CodeHash) {
				kind = row.Kind
				return q.ExchangeCode(ctx, identitydb.ExchangeCodeParams{TenantID: t.ID, ID: row.ID, TokenHash: hash[:]})
			}
		}
		tried := make([]uuid.UUID, len(rows)) // empty for an unknown address, which costs the same statements
		for i, row := range rows {
			tried[i] = row.ID
		}
		return q.CountCodeTries(ctx, identitydb.CountCodeTriesParams{TenantID: t.ID, Ids: tried})
	})
	if err == nil && kind == "" {
		err = errCode
	}
	return token, kind, err
}
