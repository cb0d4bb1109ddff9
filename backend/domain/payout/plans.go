package payout

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
)

// plans plans payouts.
type plans struct {
	clock tenant.Clock
	trips Trips
}

func (s *Service) plans() plans { return plans{s.Clock, s.Trips} }

type plan struct {
	payeeKind string
	payee     uuid.UUID
	kind      string
	minor     int64
	due       civil.Date
}

// planTx plans a payout for a trip, or for none.
func (s plans) planTx(ctx context.Context, tx pgx.Tx, tripID *uuid.UUID, currency string, p plan) error {
	if p.minor <= 0 {
		return nil
	}
	return s.createTx(ctx, tx, uuid.Must(uuid.NewV7()), tripID, currency, Scheduled, p)
}

func (s plans) createTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, tripID *uuid.UUID, currency, status string,
	p plan) error {
	_, err := payoutdb.New(tx).CreatePayout(ctx, payoutdb.CreatePayoutParams{
		TenantID: tenant.From(ctx).ID, ID: id, PayeeKind: p.payeeKind, PayeeID: p.payee, TripID: tripID, Kind: p.kind,
		AmountMinor: p.minor, Currency: currency, Status: status, DueOn: p.due, CreatedAt: s.clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("plan payout: %w", err)
	}
	return nil
}

// lessTx plans a payout of a trip's earnings, less what its payee still owes for trips that are over: an advance
// above the final earnings, or one whose trip was canceled. What the payout does not cover remains owed, and is
// deducted from the next one. A second call changes nothing.
func (s plans) lessTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, currency string, p plan) error {
	if p.minor <= 0 {
		return nil
	}
	t, q := tenant.From(ctx), payoutdb.New(tx)
	if err := q.LockPayee(ctx, p.payee.String()); err != nil {
		return fmt.Errorf("lock payee %s: %w", p.payee, err)
	}
	planned, err := q.IsPlanned(ctx, payoutdb.IsPlannedParams{TenantID: t.ID, PayeeKind: p.payeeKind, PayeeID: p.payee,
		TripID: &tripID, Kind: p.kind})
	if err != nil || planned {
		return err
	}
	debts, err := s.debtsTx(ctx, tx, tripID, currency, p)
	if err != nil {
		return err
	}
	id := uuid.Must(uuid.NewV7())
	for _, d := range debts {
		off := min(p.minor, d.minor)
		if off == 0 {
			break
		}
		if err := s.setOffTx(ctx, tx, id, debt{d.trip, off}, tripID, currency, p); err != nil {
			return err
		}
		p.minor -= off
	}
	status := Scheduled
	if p.minor == 0 {
		status = Cancelled
	}
	return s.createTx(ctx, tx, id, &tripID, currency, status, p)
}

// debt is what a payee owes for a trip.
type debt struct {
	trip  uuid.UUID
	minor int64
}

// debtsTx returns a payee's debts in a currency for trips that are settled or canceled, except for one trip,
// least recently changed first.
func (s plans) debtsTx(ctx context.Context, tx pgx.Tx, except uuid.UUID, currency string, p plan) ([]debt, error) {
	totals, err := payment.PartyTripTotalsTx(ctx, tx, p.payee, owed(p.payeeKind))
	if err != nil {
		return nil, err
	}
	var debts []debt
	var trips []uuid.UUID
	for _, of := range slices.Backward(totals) {
		if minor := of.PaidMinor - of.EarnedMinor; minor > 0 && of.TripID != nil && *of.TripID != except &&
			of.Currency == currency {
			debts, trips = append(debts, debt{*of.TripID, minor}), append(trips, *of.TripID)
		}
	}
	if len(debts) == 0 {
		return nil, nil
	}
	over, err := payoutdb.New(tx).SettledTrips(ctx, payoutdb.SettledTripsParams{TenantID: tenant.From(ctx).ID,
		TripIds: trips})
	if err != nil {
		return nil, fmt.Errorf("settled trips: %w", err)
	}
	cancelled, err := s.trips.CancelledTx(ctx, tx, trips)
	if err != nil {
		return nil, err
	}
	over = append(over, cancelled...)
	return slices.DeleteFunc(debts, func(d debt) bool { return !slices.Contains(over, d.trip) }), nil
}

// setOffTx books that a trip's debt is paid from what another trip earned.
func (s plans) setOffTx(ctx context.Context, tx pgx.Tx, payout uuid.UUID, d debt, tripID uuid.UUID, currency string,
	p plan) error {
	names, err := s.trips.NamesTx(ctx, tx, []uuid.UUID{d.trip, tripID})
	if err != nil {
		return err
	}
	pair := payment.Move(owed(p.payeeKind), owed(p.payeeKind), d.minor, currency, payment.KindSetOff,
		takenOffFor(names[d.trip]))
	pair[1].Memo, pair[1].TripID = takenOffPayouts(names[tripID]), d.trip
	pair[0].PartyID, pair[1].PartyID = p.payee, p.payee
	return payment.Post(ctx, tx, payment.Transaction{TripID: &tripID, SourceID: &payout, At: s.clock.Now(ctx),
		Entries: pair})
}

func takenOffFor(trip string) string { return "Taken off for " + trip }

func takenOffPayouts(trip string) string { return "Taken off payouts for " + trip }
