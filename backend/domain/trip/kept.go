package trip

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/trip/tripdb"
)

// KeptPoliciesTx returns the policies that the open trips were created under.
func (Reader) KeptPoliciesTx(ctx context.Context, tx pgx.Tx) ([]record.Kept, error) {
	rows, err := tripdb.New(tx).KeptPolicies(ctx, tenant.From(ctx).ID)
	if err != nil {
		return nil, fmt.Errorf("policies of trips: %w", err)
	}
	out := make([]record.Kept, len(rows))
	for i, r := range rows {
		// A policy that is newer than the trips has its default.
		kept := policy.Default()
		if err := json.Unmarshal(r.Policy, &kept); err != nil {
			return nil, fmt.Errorf("policy of trip %s: %w", r.Trips[0], err)
		}
		out[i] = record.Kept{Policy: kept, Currency: r.Currency, Trips: r.Trips}
	}
	return out, nil
}
