package host

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/platform/money"
	"caravan/backend/platform/principal"
)

// Response is one answer to a host's survey. Omitted fields are nil or empty.
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
		Destination: optional(r.Destination), TimeOfYear: optional(r.TimeOfYear), Gender: optional(r.Gender),
		Email: optional(r.Email), MarketingOptIn: r.MarketingOptIn, AnsweredAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("insert survey response: %w", err)
	}
	return s.qualifyTx(ctx, tx, hostID)
}

// AnswerTx records an answer to a host's survey, replacing an earlier one from the same email address.
func (s *Service) AnswerTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, r Response) error {
	t := tenant.From(ctx)
	// Answers to one host are serialized, so that two concurrent ones from one address leave one.
	if _, err := hostdb.New(tx).LockHost(ctx, hostdb.LockHostParams{TenantID: t.ID, ID: hostID}); err != nil {
		return fmt.Errorf("lock host: %w", err)
	}
	if r.Email != "" {
		if err := hostdb.New(tx).DropResponseOf(ctx, hostdb.DropResponseOfParams{TenantID: t.ID, HostID: hostID,
			Email: r.Email}); err != nil {
			return fmt.Errorf("earlier answer: %w", err)
		}
	}
	return s.AddResponseTx(ctx, tx, hostID, r)
}

// qualifyTx raises the level of a host whose audience has answered enough: level 1 needs the responses that
// unlock itineraries and those of tier 1 qualified, level 2 those of tier 2.
func (s *Service) qualifyTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) error {
	p := tenant.From(ctx).Policy.Survey
	row, err := hostdb.New(tx).CountResponses(ctx, hostdb.CountResponsesParams{
		TenantID: tenant.From(ctx).ID, HostID: hostID, MinimumAge: p.QualifiedMinimumAge,
		MinimumBudgetMinor: p.QualifiedBudgetMinor,
	})
	if err != nil {
		return fmt.Errorf("count survey responses: %w", err)
	}
	level := 0
	switch {
	case row.Responses < int64(p.ResponsesToUnlock) || row.Qualified < int64(p.QualifiedForTier1):
	case row.Qualified < int64(p.QualifiedForTier2):
		level = 1
	default:
		level = 2
	}
	return s.moveTx(ctx, tx, hostID, func(h hostdb.Host) (api.HostStatus, int) {
		stage := api.HostStatusQualifying
		if level > 0 {
			stage = api.HostStatusQualified
		}
		return stage, max(h.Level, level)
	})
}

// Audience returns the survey answers of the signed-in host's audience (H-188, H-505).
func (s *Service) Audience(ctx context.Context) (hostapi.Audience, error) {
	t, id := tenant.From(ctx), principal.Must(ctx).HostID
	var out hostapi.Audience
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		if _, err := getHost(ctx, tx, id); err != nil {
			return err
		}
		rows, err := hostdb.New(tx).ListResponses(ctx, hostdb.ListResponsesParams{TenantID: t.ID, HostID: id})
		if err != nil {
			return fmt.Errorf("survey responses: %w", err)
		}
		out = audience(rows, t.Policy.Survey, t.Currency)
		contacts, err := hostdb.New(tx).CountContacts(ctx, hostdb.CountContactsParams{TenantID: t.ID, HostID: id})
		if err != nil {
			return fmt.Errorf("marketing list: %w", err)
		}
		out.MarketingListSize += int(contacts)
		shared, err := s.Links.SurveyAddressTx(ctx, tx, id)
		out.SurveyUrl = words(shared)
		return err
	})
	return out, err
}

func audience(rows []hostdb.SurveyResponse, p policy.Survey, currency string) hostapi.Audience {
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
	return hostapi.Audience{
		AllResponses: metrics(rows, currency), QualifiedResponses: metrics(good, currency), MarketingListSize: len(emails),
		UnlockAt:             p.ResponsesToUnlock,
		QualifiedBudgetMinor: p.QualifiedBudgetMinor,
	}
}

// qualified reports whether a person is old enough and can pay (H-612).
func qualified(r hostdb.SurveyResponse, p policy.Survey) bool {
	return r.Age != nil && *r.Age >= p.QualifiedMinimumAge && r.BudgetMinor != nil &&
		*r.BudgetMinor >= p.QualifiedBudgetMinor
}

const topDestinations = 3

func metrics(rows []hostdb.SurveyResponse, currency string) hostapi.AudienceMetrics {
	budgetSteps, ageSteps := budgetBands(currency), ageBands
	destinations, times, genders := count{}, count{}, count{}
	budgetCount, ageCount := count{}, count{}
	var budgets []int64
	for _, r := range rows {
		destinations.add(text(r.Destination))
		times.add(text(r.TimeOfYear))
		genders.add(text(r.Gender))
		if r.BudgetMinor != nil {
			budgets = append(budgets, *r.BudgetMinor)
			budgetCount.add(budgetSteps.label(*r.BudgetMinor))
		}
		if r.Age != nil {
			ageCount.add(ageSteps.label(int64(*r.Age)))
		}
	}
	// Blank answers and "other" are not destinations (H-429).
	for label := range destinations {
		if strings.EqualFold(label, "other") {
			delete(destinations, label)
		}
	}
	out := hostapi.AudienceMetrics{Responses: len(rows), TopDestinations: []string{}}
	out.Graphs = hostapi.AudienceGraphs{
		PopularDestinations: destinations.ranked(), TimeOfYear: times.ranked(), Gender: genders.ranked(),
		Budget: budgetCount.banded(budgetSteps), Age: ageCount.banded(ageSteps),
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

// bands are the intervals of a chart's axis: values from one step to the next, the last one open-ended.
type bands struct {
	steps []int64
	// write formats a step; width is how far the displayed end of an interval is below the next step.
	write func(int64) string
	width int64
}

var ageBands = bands{steps: []int64{0, 18, 25, 35, 45, 55, 65}, write: func(n int64) string {
	return strconv.FormatInt(n, 10)
}, width: 1}

// budgetBands are in thousands of the tenant's currency.
func budgetBands(currency string) bands {
	thousand := int64(1_000)
	if unit, err := money.Unit(currency); err == nil {
		thousand *= unit
	}
	return bands{
		steps: []int64{0, thousand, 2 * thousand, 3 * thousand, 4 * thousand, 5 * thousand},
		write: func(minor int64) string { return money.New(minor, currency).FormatShort() },
	}
}

func (b bands) label(value int64) string {
	at := 0
	for i, step := range b.steps {
		if value >= step {
			at = i
		}
	}
	return b.at(at)
}

func (b bands) at(i int) string {
	switch i {
	case 0:
		return "Under " + b.write(b.steps[1])
	case len(b.steps) - 1:
		return b.write(b.steps[i]) + "+"
	}
	return b.write(b.steps[i]) + "–" + b.write(b.steps[i+1]-b.width)
}

type count map[string]int

func (c count) add(label string) {
	if label = strings.TrimSpace(label); label != "" {
		c[label]++
	}
}

// ranked lists the labels, most frequent first.
func (c count) ranked() []hostapi.GraphEntry {
	entries := []hostapi.GraphEntry{}
	for label, amount := range c {
		entries = append(entries, hostapi.GraphEntry{Label: label, Amount: amount})
	}
	slices.SortFunc(entries, func(a, b hostapi.GraphEntry) int {
		if a.Amount != b.Amount {
			return b.Amount - a.Amount
		}
		return strings.Compare(a.Label, b.Label)
	})
	return entries
}

// banded lists the bands in their own order.
func (c count) banded(b bands) []hostapi.GraphEntry {
	entries := []hostapi.GraphEntry{}
	for i := range b.steps {
		if label := b.at(i); c[label] > 0 {
			entries = append(entries, hostapi.GraphEntry{Label: label, Amount: c[label]})
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
