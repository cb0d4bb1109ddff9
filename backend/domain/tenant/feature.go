package tenant

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"github.com/google/uuid"
	"github.com/open-feature/go-sdk/openfeature"
	"github.com/open-feature/go-sdk/openfeature/isolated"
)

// Feature names a switch.
type Feature string

// The switches; each is on unless the tenant disabled it.
const (
	FeaturePublicProfile Feature = "publicProfile"             // H-051
	FeatureAddressTab    Feature = "addressTab"                // O-052
	FeatureMobileApp     Feature = "mobileApp"                 // T §2
	FeatureAlternatives  Feature = "accommodationAlternatives" // O-160
	FeatureReferrals     Feature = "referrals"                 // H-055
	FeatureWaitlist      Feature = "waitlist"                  // T §4
	FeatureWishes        Feature = "additionalRequests"        // H-118
)

// AllFeatures lists the switches.
var AllFeatures = []Feature{FeaturePublicProfile, FeatureAddressTab, FeatureMobileApp, FeatureAlternatives,
	FeatureReferrals, FeatureWaitlist, FeatureWishes}

// Features are a tenant's choices; a switch that is not in it has its default.
type Features map[Feature]bool

func readFeatures(raw []byte) (Features, error) {
	var f Features
	if err := json.Unmarshal(raw, &f); err != nil {
		return nil, err
	}
	for name := range f {
		if !slices.Contains(AllFeatures, name) {
			delete(f, name) // a switch that this version no longer has
		}
	}
	return f, nil
}

// with applies changes to the choices. A switch at its default is not stored.
func (f Features) with(changes Features) Features {
	out := maps.Clone(f)
	if out == nil {
		out = Features{}
	}
	maps.Copy(out, changes)
	maps.DeleteFunc(out, func(_ Feature, on bool) bool { return on })
	return out
}

// Switches reports whether a feature is on, through OpenFeature.
type Switches struct{ client *openfeature.Client }

// tenantAttribute carries the tenant's id in an evaluation's context.
const tenantAttribute = "tenantId"

// NewSwitches uses the tenants' own rows, or another OpenFeature provider if given.
func NewSwitches(ctx context.Context, provider openfeature.FeatureProvider) (*Switches, error) {
	// A separate API: the process may contain several products, as tests do.
	api := isolated.NewAPI()
	if err := api.SetProviderAndWait(ctx, provider); err != nil {
		return nil, fmt.Errorf("feature switches: %w", err)
	}
	return &Switches{client: api.NewClient()}, nil
}

// AllOn has every feature on, whatever a tenant chose.
func AllOn() *Switches { return &Switches{} }

// On reports whether the context's tenant has the feature. If the provider fails, or there is none, it is on, as
// by default.
func (s *Switches) On(ctx context.Context, f Feature) bool {
	if s.client == nil {
		return true
	}
	t := From(ctx)
	return s.client.Boolean(ctx, string(f), true, openfeature.NewEvaluationContext(t.ID.String(),
		map[string]any{tenantAttribute: t.ID.String()}))
}

// All returns every switch of the context's tenant.
func (s *Switches) All(ctx context.Context) Features {
	out := Features{}
	for _, f := range AllFeatures {
		out[f] = s.On(ctx, f)
	}
	return out
}

// RowProvider is an OpenFeature provider over the tenants' rows.
type RowProvider struct{ Tenants *Store }

var _ openfeature.FeatureProvider = RowProvider{}

// Metadata implements openfeature.FeatureProvider.
func (RowProvider) Metadata() openfeature.Metadata {
	return openfeature.Metadata{Name: "caravan-tenant-row"}
}

// Hooks implements openfeature.FeatureProvider.
func (RowProvider) Hooks() []openfeature.Hook { return nil }

// BooleanEvaluation implements openfeature.FeatureProvider.
func (p RowProvider) BooleanEvaluation(ctx context.Context, flag string, fallback bool,
	attributes openfeature.FlattenedContext) openfeature.BoolResolutionDetail {
	if !slices.Contains(AllFeatures, Feature(flag)) {
		return openfeature.BoolResolutionDetail{Value: fallback, ProviderResolutionDetail: unknown(flag)}
	}
	text, _ := attributes[tenantAttribute].(string)
	id, err := uuid.Parse(text)
	if err != nil {
		return openfeature.BoolResolutionDetail{Value: fallback,
			ProviderResolutionDetail: failed(openfeature.NewTargetingKeyMissingResolutionError("no tenant"))}
	}
	t, err := p.Tenants.ByID(ctx, id)
	if err != nil {
		return openfeature.BoolResolutionDetail{Value: fallback,
			ProviderResolutionDetail: failed(openfeature.NewGeneralResolutionError(err.Error()))}
	}
	on, chosen := t.Features[Feature(flag)]
	if !chosen {
		return openfeature.BoolResolutionDetail{Value: fallback,
			ProviderResolutionDetail: openfeature.ProviderResolutionDetail{Reason: openfeature.DefaultReason}}
	}
	return openfeature.BoolResolutionDetail{Value: on, ProviderResolutionDetail: openfeature.ProviderResolutionDetail{
		Reason: openfeature.TargetingMatchReason}}
}

// StringEvaluation implements openfeature.FeatureProvider; every switch here is a boolean.
func (RowProvider) StringEvaluation(_ context.Context, flag, fallback string,
	_ openfeature.FlattenedContext) openfeature.StringResolutionDetail {
	return openfeature.StringResolutionDetail{Value: fallback, ProviderResolutionDetail: unknown(flag)}
}

// FloatEvaluation implements openfeature.FeatureProvider.
func (RowProvider) FloatEvaluation(_ context.Context, flag string, fallback float64,
	_ openfeature.FlattenedContext) openfeature.FloatResolutionDetail {
	return openfeature.FloatResolutionDetail{Value: fallback, ProviderResolutionDetail: unknown(flag)}
}

// IntEvaluation implements openfeature.FeatureProvider.
func (RowProvider) IntEvaluation(_ context.Context, flag string, fallback int64,
	_ openfeature.FlattenedContext) openfeature.IntResolutionDetail {
	return openfeature.IntResolutionDetail{Value: fallback, ProviderResolutionDetail: unknown(flag)}
}

// ObjectEvaluation implements openfeature.FeatureProvider.
func (RowProvider) ObjectEvaluation(_ context.Context, flag string, fallback any,
	_ openfeature.FlattenedContext) openfeature.InterfaceResolutionDetail {
	return openfeature.InterfaceResolutionDetail{Value: fallback, ProviderResolutionDetail: unknown(flag)}
}

func unknown(flag string) openfeature.ProviderResolutionDetail {
	return failed(openfeature.NewFlagNotFoundResolutionError("no boolean switch " + flag))
}

func failed(err openfeature.ResolutionError) openfeature.ProviderResolutionDetail {
	return openfeature.ProviderResolutionDetail{ResolutionError: err, Reason: openfeature.ErrorReason}
}
