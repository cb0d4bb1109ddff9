package move

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
)

// Move is a staff request. TotalMinor is the price that was shown; it is compared with the server's and never
// used.
type Move struct {
	TripID     uuid.UUID `json:"tripId"`
	Reason     string    `json:"reason"`
	TotalMinor int64     `json:"totalMinor"`
}

// Outcome is the effect of a move, or its preview.
type Outcome struct {
	Status          booking.Status
	Gone            []Gone
	Totals          payment.Totals // afterwards
	DifferenceMinor int64
	Returned        refund.Returned
	PaymentDue      civil.Date
	Currency        string
}

// errTried rolls back a dry run.
var errTried = errors.New("booking: only tried")

// Calculate performs a move and rolls it back, so that the preview is exact.
func (s *Service) Calculate(ctx context.Context, id, tripID uuid.UUID) (Outcome, error) {
	var out Outcome
	err := s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		if out, err = s.moveTx(ctx, tx, id, Move{TripID: tripID}); err != nil {
			return err
		}
		return errTried
	})
	if errors.Is(err, errTried) {
		return out, nil
	}
	return out, err
}

// Move moves a booking to another trip, once per idempotency key.
func (s *Service) Move(ctx context.Context, id uuid.UUID, key string, m Move) error {
	m.Reason = strings.Join(strings.Fields(m.Reason), " ")
	if m.Reason == "" {
		return apierr.InvalidField("reason", "Say why this booking moves")
	}
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "moveBooking:" + id.String(), Key: key, Body: m}
	var err error
	for range booking.HoldTries {
		_, err = idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
			out, err := s.moveTx(ctx, tx, id, m)
			if err == nil && out.Totals.TotalMinor != m.TotalMinor {
				err = apierr.New(apierr.CodeAmountMismatch, "The price of this booking has changed. Review it and try again.").
					WithDetails(map[string]int64{"totalMinor": out.Totals.TotalMinor})
			}
			return err == nil, err
		})
		if !db.Contended(err) {
			break
		}
	}
	return err
}

// ground is a booking with the two trips of a move. All three are locked.
type ground struct {
	row      bookingdb.Booking
	from, to trip.Trip
	party    []bookingdb.BookingParticipant // the travelers, in the order of the party
	addOns   []bookingdb.BookingAddOn
	terms    booking.Terms
	before   payment.Totals
}

func (s *Service) moveTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, m Move) (Outcome, error) {
	g, err := s.lockTx(ctx, tx, id, m.TripID)
	if err != nil {
		return Outcome{}, err
	}
	if err := s.refuse(ctx, tx, g); err != nil {
		return Outcome{}, err
	}
	p, err := s.planTx(ctx, tx, g)
	if err != nil {
		return Outcome{}, err
	}
	if err := s.writeTx(ctx, tx, g, p); err != nil {
		return Outcome{}, err
	}
	out := Outcome{Status: g.status(), Gone: p.gone, PaymentDue: p.quote.PaymentDueDate, Currency: g.row.Currency}
	if out.Totals, out.Returned, err = s.settleTx(ctx, tx, g); err != nil {
		return out, err
	}
	out.DifferenceMinor = out.Totals.TotalMinor - g.before.TotalMinor
	return out, s.tellTx(ctx, tx, g, p, out, m.Reason)
}

// lockTx locks the trips in the order of their ids, so that two opposite moves cannot deadlock, and then the
// booking.
func (s *Service) lockTx(ctx context.Context, tx pgx.Tx, id, tripID uuid.UUID) (ground, error) {
	row, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
	switch {
	case db.NoRows(err):
		return ground{}, apierr.NotFound("booking")
	case err != nil:
		return ground{}, fmt.Errorf("booking: %w", err)
	case row.TripID == tripID:
		return ground{}, apierr.InvalidField("tripId", "The booking is on this trip already. Choose another one")
	}
	trips := map[uuid.UUID]trip.Trip{}
	ids := []uuid.UUID{row.TripID, tripID}
	slices.SortFunc(ids, func(a, b uuid.UUID) int { return bytes.Compare(a[:], b[:]) })
	for _, one := range ids {
		t, err := s.Trips.LoadForUpdateTx(ctx, tx, one)
		var refused *apierr.Error
		if one == tripID && errors.As(err, &refused) && refused.Code == apierr.CodeNotFound {
			return ground{}, apierr.InvalidField("tripId", "Choose a trip of this marketplace")
		}
		if err != nil {
			return ground{}, err
		}
		trips[one] = t
	}
	g := ground{from: trips[row.TripID], to: trips[tripID]}
	if g.row, err = booking.Lock(ctx, tx, id); err != nil {
		return g, err
	}
	if g.row.TripID != row.TripID {
		return g, db.ErrContended
	}
	return g, s.readTx(ctx, tx, &g)
}

func (s *Service) readTx(ctx context.Context, tx pgx.Tx, g *ground) error {
	parties, err := booking.PartiesOf(ctx, tx, []uuid.UUID{g.row.ID})
	if err != nil {
		return err
	}
	for _, one := range parties[g.row.ID] {
		if one.Status != string(booking.TravelerCancelled) {
			g.party = append(g.party, one)
		}
	}
	addOns, err := booking.AddOnsOf(ctx, tx, []uuid.UUID{g.row.ID})
	if err != nil {
		return err
	}
	g.addOns = addOns[g.row.ID]
	if g.terms, err = booking.Decode[booking.Terms](g.row.Policy, "policy of a booking"); err != nil {
		return err
	}
	totals, err := payment.TotalsOf(ctx, tx, g.row.ID)
	g.before = totals[g.row.ID]
	return err
}

// status returns the booking's status on the other trip.
func (g ground) status() booking.Status {
	if was := booking.Status(g.row.Status); was != booking.Pending && g.to.Status == trip.Confirmed {
		return booking.Confirmed
	}
	return booking.Pending
}

// refuse returns why a booking cannot move now.
func (s *Service) refuse(ctx context.Context, tx pgx.Tx, g ground) error {
	no := func(message string) error { return apierr.New(apierr.CodeIllegalState, message) }
	now := s.Clock.Now(ctx)
	status := booking.Status(g.row.Status)
	switch {
	case status != booking.Pending && status != booking.Confirmed && status != booking.Closed:
		return no("You can move only bookings that have their spots.")
	case g.from.Status == trip.Complete || !g.from.Today(now).Before(g.from.StartDate):
		return no("This booking’s trip has started.")
	case g.to.Currency != g.row.Currency:
		return no("The other trip has another currency.")
	}
	if err := capacity.Bookable(g.to, now); err != nil {
		return err
	}
	if left := capacity.Unheld(g.to); left.Spots < len(g.party) {
		return capacity.SoldOut(left, capacity.Take{Spots: len(g.party)})
	}
	if err := s.refuseMoney(ctx, tx, g); err != nil {
		return err
	}
	return s.refuseExtras(ctx, tx, g)
}

// refuseMoney rejects the move while money is in transit.
func (s *Service) refuseMoney(ctx context.Context, tx pgx.Tx, g ground) error {
	open, err := s.Payments.OpenTx(ctx, tx, g.row.ID)
	if err != nil {
		return err
	}
	underWay, err := s.Payments.UnderWayTx(ctx, tx, g.row.ID)
	if err != nil {
		return err
	}
	if open || underWay > 0 || g.row.IsPendingCancellation {
		return apierr.New(apierr.CodeInProgress,
			"A payment or refund for this booking is still in progress. Try again when it’s complete.")
	}
	return nil
}

// refuseExtras names what must be canceled by its own rules first.
func (s *Service) refuseExtras(ctx context.Context, tx pgx.Tx, g ground) error {
	ids := []uuid.UUID{g.row.ID}
	rides, err := booking.RideAddOnsOf(ctx, tx, ids...)
	if err != nil {
		return err
	}
	insured, err := s.Insurance.InsuredTx(ctx, tx, ids)
	if err != nil {
		return err
	}
	uses, err := s.Discounts.UsesTx(ctx, tx, ids...)
	if err != nil {
		return err
	}
	_, discounted := uses[g.row.ID]
	switch {
	case len(rides[g.row.ID]) > 0:
		return apierr.New(apierr.CodeIllegalState, "This booking has rides. Cancel them first.")
	case slices.ContainsFunc(g.party, func(one bookingdb.BookingParticipant) bool { return insured[one.ID] }):
		return apierr.New(apierr.CodeIllegalState,
			"Travelers on this booking are insured for its trip. Cancel their policies first.")
	case discounted:
		return apierr.New(apierr.CodeIllegalState, "This booking has a discount. Remove it first.")
	}
	return nil
}
