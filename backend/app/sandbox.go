package app

import (
	"fmt"
	"maps"

	"caravan/backend/seed"
)

// sandboxItineraries is how many itineraries a sandbox marketplace starts with: enough for one trip.
const sandboxItineraries = 3

// SandboxMarketplace returns a small marketplace with the demo's people and no past, whose clock can be advanced.
func SandboxMarketplace(slug, hostName string) (seed.Demo, error) {
	demo, err := seed.Load(seed.Default())
	if err != nil {
		return seed.Demo{}, err
	}
	for _, t := range demo.Tenants {
		for _, person := range t.Settings.Admins {
			if person.Email == "admin@demo.example" {
				return seed.Demo{Tenants: []seed.Tenant{sandboxOf(t, slug, hostName)}}, nil
			}
		}
	}
	return seed.Demo{}, fmt.Errorf("the demo has no marketplace to begin from")
}

func sandboxOf(t seed.Tenant, slug, hostName string) seed.Tenant {
	t.Settings.Slug, t.Settings.Name, t.Settings.Hosts, t.Settings.Sandbox = slug, "Sandbox", []string{hostName}, true
	t.Operators, t.Hosts, t.Travelers = t.Operators[:2], t.Hosts[:1], t.Travelers[:1]
	var kept []seed.Itinerary
	for _, i := range t.Itineraries {
		if i.Operator == t.Operators[0].Key && i.Tier <= 2 && len(kept) < sandboxItineraries {
			kept = append(kept, i)
		}
	}
	// A person who tries a marketplace alone has no hundred survey respondents.
	policies := map[string]any{}
	maps.Copy(policies, t.Settings.Policies)
	policies["survey"] = map[string]any{"responsesToUnlock": 1, "qualifiedForTier1": 1, "qualifiedForTier2": 1}
	t.Settings.Policies = policies
	t.Itineraries, t.Trips, t.Bookings, t.Surveys = kept, nil, nil, nil
	for i := range t.Hosts {
		t.Hosts[i].Recommendation = nil
	}
	return t
}
