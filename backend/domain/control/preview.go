package control

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/api/controlapi"
)

// Trips returns the policies that open trips were created under.
type Trips interface {
	KeptPoliciesTx(ctx context.Context, tx pgx.Tx) ([]record.Kept, error)
}

// Bookings counts open bookings by trip.
type Bookings interface {
	OpenTx(ctx context.Context, tx pgx.Tx, tripIDs []uuid.UUID) (map[uuid.UUID]int, error)
}

// PreviewPolicies says what a change of policies by path would do, and changes nothing.
func (s *Service) PreviewPolicies(ctx context.Context, changes map[string]any) ([]controlapi.PolicyEffect, error) {
	t, out := tenant.From(ctx), []controlapi.PolicyEffect{}
	is, err := tenant.Proposed(t.Policy, changes, t.Currency)
	if err != nil {
		return nil, err
	}
	changed, _ := policy.Changes(t.Policy, is)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		kept, open, err := s.keptTx(ctx, tx)
		if err != nil {
			return err
		}
		change := record.PolicyChange{Was: t.Policy, Is: is, Now: s.Clock.Now(ctx)}
		for _, v := range is.Values() {
			if _, ok := changed[v.Path]; !ok {
				continue
			}
			effect, err := effectOf(v, t.Currency, kept, open)
			if err != nil {
				return err
			}
			if effect.Touched, err = s.touchedTx(ctx, tx, v.Path, change); err != nil {
				return err
			}
			out = append(out, effect)
		}
		return nil
	})
	return out, err
}

func (s *Service) keptTx(ctx context.Context, tx pgx.Tx) (kept []record.Kept, open map[uuid.UUID]int, err error) {
	if kept, err = s.Trips.KeptPoliciesTx(ctx, tx); err != nil {
		return nil, nil, err
	}
	var trips []uuid.UUID
	for _, k := range kept {
		trips = append(trips, k.Trips...)
	}
	open, err = s.Bookings.OpenTx(ctx, tx, trips)
	return kept, open, err
}

func (s *Service) touchedTx(ctx context.Context, tx pgx.Tx, path string, c record.PolicyChange) (
	[]controlapi.TouchedByPolicy, error) {
	out := []controlapi.TouchedByPolicy{}
	for _, touch := range s.Touches {
		if touch.Path != path {
			continue
		}
		touched, err := touch.Count(ctx, tx, c)
		if err != nil {
			return nil, err
		}
		if touched.N > 0 {
			out = append(out, controlapi.TouchedByPolicy{What: controlapi.TouchedByPolicyWhat(touched.What), Count: touched.N})
		}
	}
	return out, nil
}

// effectOf returns the reach of a changed policy, with the trips that keep another value.
func effectOf(v policy.Value, currency string, kept []record.Kept, open map[uuid.UUID]int) (
	effect controlapi.PolicyEffect, err error) {
	applies, _ := policy.AppliesTo(v.Path)
	value, err := json.Marshal(v.Value)
	if err != nil {
		return effect, err
	}
	effect = controlapi.PolicyEffect{Path: v.Path, Applies: controlapi.PolicyEffectApplies(applies),
		ValueText: string(value), Kept: []controlapi.KeptPolicy{}}
	if applies != policy.NewTrips {
		return effect, nil
	}
	type same struct{ value, currency string }
	at := map[same]int{}
	for _, k := range kept {
		own := valueAt(k.Policy, v.Path)
		if reflect.DeepEqual(own, v.Value) && (v.Kind != policy.Amount || k.Currency == currency) {
			continue
		}
		text, err := json.Marshal(own)
		if err != nil {
			return effect, fmt.Errorf("policy %s: %w", v.Path, err)
		}
		key := same{value: string(text), currency: currency}
		if v.Kind == policy.Amount {
			key.currency = k.Currency
		}
		i, ok := at[key]
		if !ok {
			i = len(effect.Kept)
			at[key] = i
			effect.Kept = append(effect.Kept, controlapi.KeptPolicy{ValueText: key.value, Currency: key.currency})
		}
		effect.Kept[i].Trips += len(k.Trips)
		for _, id := range k.Trips {
			effect.Kept[i].Bookings += open[id]
		}
	}
	slices.SortStableFunc(effect.Kept, func(a, b controlapi.KeptPolicy) int {
		return cmp.Or(cmp.Compare(b.Bookings, a.Bookings), cmp.Compare(b.Trips, a.Trips))
	})
	return effect, nil
}

func valueAt(p policy.Policy, path string) any {
	for _, v := range p.Values() {
		if v.Path == path {
			return v.Value
		}
	}
	return nil
}

// PreviewPolicies implements previewPolicies.
func (h HTTP) PreviewPolicies(ctx context.Context, req *controlapi.PoliciesProposal) (
	*controlapi.PolicyEffectsAnswer, error) {
	items, err := h.Service.PreviewPolicies(ctx, tenant.PolicyChanges(req.Items))
	if err != nil {
		return nil, err
	}
	return &controlapi.PolicyEffectsAnswer{Success: true, Data: controlapi.PolicyEffects{Items: items}}, nil
}
