package insurance

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/insurance/insurancedb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/money"
)

// Simulated is the embedded insurer. It stores its policies in the database, one per key. Last names make it
// behave the way insurers do, like a sandbox's test cards: Slow confirms after an hour, Refused is never insured,
// Timeout is bought without a response the first time, and Unquoted gets no quote.
type Simulated struct {
	DB    *db.DB
	Clock tenant.Clock
}

// The simulated insurer's price and terms.
const (
	simulatedRateBP  = 700
	simulatedOlderBP = 1_100 // from olderYears on
	olderYears       = 65
	simulatedTerms   = "Trip cancellation and interruption, medical expenses, baggage"
	slowConfirms     = time.Hour
	quoteHours       = 24
)

// Quote implements Provider.
func (s *Simulated) Quote(ctx context.Context, r QuoteRequest) (Offer, error) {
	out := Offer{Ref: "q_" + uuid.NewString(), Coverage: simulatedTerms,
		ExpiresAt: s.Clock.Now(ctx).Add(quoteHours * time.Hour)}
	unit, err := money.Unit(r.Currency)
	if err != nil {
		return out, err
	}
	for _, t := range r.Travelers {
		if strings.EqualFold(t.LastName, "Unquoted") {
			return out, errors.New("simulated insurer: not available")
		}
		rate := int64(simulatedRateBP)
		if t.DateOfBirth != nil && !t.DateOfBirth.AddDays(olderYears*365).After(r.StartDate) {
			rate = simulatedOlderBP
		}
		premium, err := money.Percent(t.TripCostMinor, rate, r.Currency)
		if err != nil {
			return out, err
		}
		if premium, err = money.RoundUp(premium, unit); err != nil {
			return out, err
		}
		out.PremiumsMinor = append(out.PremiumsMinor, premium)
	}
	return out, nil
}

// Purchase implements Provider.
func (s *Simulated) Purchase(ctx context.Context, r PurchaseRequest) (Result, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	state, confirms := StateConfirmed, now
	switch strings.ToLower(r.Traveler.LastName) {
	case "refused":
		state = StateRefused
	case "slow":
		state, confirms = StateProcessing, now.Add(slowConfirms)
	}
	var row insurancedb.SimulatedPolicy
	var fresh int64
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := insurancedb.New(tx)
		var err error
		fresh, err = q.CreateSimulated(ctx, insurancedb.CreateSimulatedParams{
			TenantID: t.ID, ID: "pol_" + strings.ReplaceAll(uuid.NewString(), "-", "")[:16], IdempotencyKey: r.Key.String(),
			State: string(state), PremiumMinor: r.PremiumMinor, ConfirmsAt: confirms, CreatedAt: now,
		})
		if err != nil {
			return err
		}
		row, err = q.SimulatedByKey(ctx, insurancedb.SimulatedByKeyParams{TenantID: t.ID, IdempotencyKey: r.Key.String()})
		return err
	})
	switch {
	case err != nil:
		return Result{}, fmt.Errorf("simulated insurer: %w", err)
	case fresh == 1 && strings.EqualFold(r.Traveler.LastName, "Timeout"):
		return Result{}, context.DeadlineExceeded
	}
	return result(row), nil
}

func result(row insurancedb.SimulatedPolicy) Result {
	out := Result{Ref: row.ID, State: State(row.State), Coverage: simulatedTerms,
		ClaimsURL: "https://claims.insurer.example/" + row.ID}
	if out.State == StateConfirmed {
		out.PolicyNumber = "SIM-" + strings.ToUpper(row.ID[4:12])
	}
	if out.State == StateRefused {
		out.Message = "The insurer cannot cover this traveler."
	}
	return out
}

// Modify implements Provider.
func (s *Simulated) Modify(ctx context.Context, r ModifyRequest) (Result, error) {
	return s.change(ctx, r.Ref, StateConfirmed, &r.PremiumMinor)
}

// Cancel implements Provider.
func (s *Simulated) Cancel(ctx context.Context, ref string) (Result, error) {
	return s.change(ctx, ref, StateCancelled, nil)
}

func (s *Simulated) change(ctx context.Context, ref string, to State, premium *int64) (Result, error) {
	t := tenant.From(ctx)
	var row insurancedb.SimulatedPolicy
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := insurancedb.New(tx)
		var err error
		if row, err = q.SimulatedByID(ctx, insurancedb.SimulatedByIDParams{TenantID: t.ID, ID: ref}); err != nil {
			return err
		}
		if row.State == string(StateCancelled) && to != StateCancelled {
			return Refusal{Message: "This policy is canceled."}
		}
		row.State = string(to)
		if premium != nil {
			row.PremiumMinor = *premium
		}
		return q.ChangeSimulated(ctx, insurancedb.ChangeSimulatedParams{TenantID: t.ID, ID: ref, State: row.State,
			PremiumMinor: row.PremiumMinor})
	})
	if err != nil {
		return Result{}, fmt.Errorf("simulated insurer: %w", err)
	}
	return result(row), nil
}

// Status implements Provider.
func (s *Simulated) Status(ctx context.Context, ref string) (Result, error) {
	t := tenant.From(ctx)
	var row insurancedb.SimulatedPolicy
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := insurancedb.New(tx)
		if err := q.ConfirmSimulated(ctx, insurancedb.ConfirmSimulatedParams{TenantID: t.ID, ID: ref,
			Now: s.Clock.Now(ctx)}); err != nil {
			return err
		}
		var err error
		row, err = q.SimulatedByID(ctx, insurancedb.SimulatedByIDParams{TenantID: t.ID, ID: ref})
		return err
	})
	if err != nil {
		return Result{}, fmt.Errorf("simulated insurer: %w", err)
	}
	return result(row), nil
}
