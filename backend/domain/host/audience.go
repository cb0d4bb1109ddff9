package host

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/principal"
)

// Response is one answer to a host's survey. What the person left out is nil or empty.
type Response struct {
	Age            *int
	BudgetMinor    *int64
	Destination    string
	TimeOfYear     string
	Gender         string
	Email          string
	MarketingOptIn bool
}

// AddResponseTx records an answer to a host's survey.
func (s *Service) AddResponseTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, r Response) error {
	err := hostdb.New(tx).InsertResponse(ctx, hostdb.InsertResponseParams{
		TenantID: tenant.From(ctx).ID, ID: uuid.Must(uuid.NewV7()), HostID: hostID, Age: r.Age, BudgetMinor: r.BudgetMinor,
		Destination: optional(r.Destination), TimeOfYear: optional(r.TimeOfYear), Gender: optional(r.Gender), Email: optional(r.Email),
		MarketingOptIn: r.MarketingOptIn, AnsweredAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("insert survey response: %w", err)
	}
	return nil
}

// Audience is what the signed-in host's audience answered (H-188, H-505).
func (s *Service) Audience(ctx context.Context) (api.Audience, error) {
	t, id := tenant.From(ctx), principal.Must(ctx).HostID
	var out api.Audience
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		h, err := getHost(ctx, tx, id)
		if err != nil {
			return err
		}
		rows, err := hostdb.New(tx).ListResponses(ctx, hostdb.ListResponsesParams{TenantID: t.ID, HostID: id})
		if err != nil {
			return fmt.Errorf("survey responses: %w", err)
		}
		out = audience(rows, t.Policy.Survey)
		out.SurveyUrl = api.NewOptString("/survey/" + url.PathEscape(h.PagePath))
		return nil
	})
	return out, err
}

func audience(rows []hostdb.SurveyResponse, p tenant.SurveyPolicy) api.Audience {
	var good []hostdb.SurveyResponse
	emails := map[string]bool{}
	for _, r := range rows {
		if qualified(r, p) {
			good = append(good, r)
		}
		if r.MarketingOptIn && text(r.Email) != "" {
			emails[strings.ToLower(text(r.Email))] = true
		}
	}
	return api.Audience{
		AllResponses: metrics(rows), QualifiedResponses: metrics(good), MarketingListSize: len(emails), UnlockAt: p.ResponsesToUnlock,
	}
}

// qualified reports whether a person is old enough and can pay (H-612).
func qualified(r hostdb.SurveyResponse, p tenant.SurveyPolicy) bool {
	return r.Age != nil && *r.Age >= p.QualifiedMinimumAge && r.BudgetMinor != nil && *r.BudgetMinor >= p.QualifiedBudgetMinor
}

const topDestinations = 3

func metrics(rows []hostdb.SurveyResponse) api.AudienceMetrics {
	destinations, times, genders := count{}, count{}, count{}
	budgetBands, ageBands := count{}, count{}
	var budgets []int64
	for _, r := range rows {
		destinations.add(text(r.Destination))
		times.add(text(r.TimeOfYear))
		genders.add(text(r.Gender))
		if r.BudgetMinor != nil {
			budgets = append(budgets, *r.BudgetMinor)
			budgetBands.add(band(*r.BudgetMinor/100, budgetSteps, "$"))
		}
		if r.Age != nil {
			ageBands.add(band(int64(*r.Age), ageSteps, ""))
		}
	}
	// Blank answers and "other" are no destinations (H-429).
	for label := range destinations {
		if strings.EqualFold(label, "other") {
			delete(destinations, label)
		}
	}
	out := api.AudienceMetrics{Responses: len(rows), TopDestinations: []string{}}
	out.Graphs = api.AudienceGraphs{
		PopularDestinations: destinations.ranked(), TimeOfYear: times.ranked(), Gender: genders.ranked(),
		Budget: budgetBands.banded(budgetSteps, "$"), Age: ageBands.banded(ageSteps, ""),
	}
	for _, entry := range out.Graphs.PopularDestinations[:min(topDestinations, len(out.Graphs.PopularDestinations))] {
		out.TopDestinations = append(out.TopDestinations, entry.Label)
	}
	if len(budgets) > 0 {
		slices.Sort(budgets)
		var sum int64
		for _, b := range budgets {
			sum += b
		}
		out.BudgetAverageMinor = api.NewOptInt64(sum / int64(len(budgets)))
		middle := len(budgets) / 2
		median := budgets[middle]
		if len(budgets)%2 == 0 {
			median = (budgets[middle-1] + budgets[middle]) / 2
		}
		out.BudgetMedianMinor = api.NewOptInt64(median)
	}
	return out
}

// Steps at which the bands of a chart begin.
var (
	budgetSteps = []int64{0, 1_000, 2_000, 3_000, 4_000, 5_000}
	ageSteps    = []int64{0, 18, 25, 35, 45, 55, 65}
)

func band(value int64, steps []int64, unit string) string {
	at := 0
	for i, step := range steps {
		if value >= step {
			at = i
		}
	}
	return bandLabel(at, steps, unit)
}

func bandLabel(at int, steps []int64, unit string) string {
	switch {
	case at == 0:
		return fmt.Sprintf("Under %s%d", unit, steps[1])
	case at == len(steps)-1:
		return fmt.Sprintf("%s%d+", unit, steps[at])
	case unit == "":
		return fmt.Sprintf("%d–%d", steps[at], steps[at+1]-1)
	}
	return fmt.Sprintf("%s%d–%s%d", unit, steps[at], unit, steps[at+1])
}

type count map[string]int

func (c count) add(label string) {
	if label = strings.TrimSpace(label); label != "" {
		c[label]++
	}
}

// ranked lists the labels, the most frequent first.
func (c count) ranked() []api.GraphEntry {
	entries := []api.GraphEntry{}
	for label, amount := range c {
		entries = append(entries, api.GraphEntry{Label: label, Amount: amount})
	}
	slices.SortFunc(entries, func(a, b api.GraphEntry) int {
		if a.Amount != b.Amount {
			return b.Amount - a.Amount
		}
		return strings.Compare(a.Label, b.Label)
	})
	return entries
}

// banded lists the bands in their own order.
func (c count) banded(steps []int64, unit string) []api.GraphEntry {
	entries := []api.GraphEntry{}
	for at := range steps {
		if label := bandLabel(at, steps, unit); c[label] > 0 {
			entries = append(entries, api.GraphEntry{Label: label, Amount: c[label]})
		}
	}
	return entries
}

func text(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

func optional(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
