package change

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
)

// OfferReplacement returns the conditions for giving a traveler's spot to another person; it changes nothing.
func (s *Service) OfferReplacement(ctx context.Context, bookingID, participantID uuid.UUID) (Replacement, error) {
	var r Replacement
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		g, err := s.groundTx(ctx, tx, bookingID)
		if err != nil {
			return err
		}
		if _, err := g.traveler(participantID); err != nil {
			return err
		}
		r, err = s.replacement(ctx, g)
		return err
	})
	return r, err
}

// replacement limits travelers by the terms of their booking. The marketplace's staff can act until the trip
// starts, free of charge.
func (s *Service) replacement(ctx context.Context, g ground) (Replacement, error) {
	terms, err := booking.Decode[booking.Terms](g.row.Policy, "policy of a booking")
	if err != nil {
		return Replacement{}, err
	}
	today := g.trip.Today(s.Clock.Now(ctx))
	r := replacementBy(terms, g.trip.StartDate, today)
	r.Currency = g.row.Currency
	if booking.Helps(ctx) {
		r.FeeMinor, r.Until = 0, g.trip.StartDate
	}
	p, _ := principal.From(ctx)
	status := booking.Status(g.row.Status)
	switch {
	case p.MemberID != g.row.CustomerID && !booking.Helps(ctx):
		r.Reason = "Only the traveler who booked can change it."
	case g.row.IsPendingCancellation || status == booking.Cancelled:
		r.Reason = "This booking is canceled."
	case status != booking.Pending && status != booking.Confirmed && status != booking.Closed:
		r.Reason = "You can change travelers after you pay the deposit."
	case g.trip.Status == trip.Complete || g.trip.Status == trip.Cancelled || today.After(g.trip.StartDate):
		r.Reason = "You can no longer change this trip."
	case today.After(r.Until):
		r.Reason = fmt.Sprintf("You could change travelers until %s.", r.Until.Long())
	}
	r.CanReplace = r.Reason == ""
	if !r.CanReplace {
		r.FeeMinor = 0
	}
	return r, nil
}

// chargeReplacementTx adds the fee to the booking's price. It is the platform's: at the end of the trip it is
// part of what is left of the bookings after host and operator.
func (s *Service) chargeReplacementTx(ctx context.Context, tx pgx.Tx, g ground, old bookingdb.BookingParticipant,
	person booking.Person, feeMinor int64) error {
	q, now := bookingdb.New(tx), s.Clock.Now(ctx)
	if feeMinor == 0 {
		return q.TouchBooking(ctx, bookingdb.TouchBookingParams{TenantID: old.TenantID, ID: g.row.ID})
	}
	open, err := s.Payments.OpenTx(ctx, tx, g.row.ID)
	if err != nil {
		return err
	}
	if open { // it pays a change whose lines are written when it succeeds
		return apierr.New(apierr.CodeInProgress, "We’re still processing a payment for this booking. Try again in a moment.")
	}
	lines, err := booking.Decode[[]booking.Line](g.row.Lines, "lines of a booking")
	if err != nil {
		return err
	}
	label := fmt.Sprintf("Traveler change: %s %s", person.FirstName, person.LastName)
	text, err := json.Marshal(append(lines, booking.Line{Kind: booking.LineFee, Label: label, Quantity: 1,
		UnitMinor: feeMinor, TotalMinor: feeMinor}))
	if err != nil {
		return err
	}
	err = q.ChangeBooking(ctx, bookingdb.ChangeBookingParams{
		TenantID: old.TenantID, ID: g.row.ID, Rooms: g.row.Rooms, Lines: text, Supplements: g.row.Supplements,
	})
	if err != nil {
		return err
	}
	fee := payment.Charge{ParticipantID: old.ID, Line: string(booking.LineFee), Memo: label, AmountMinor: feeMinor}
	return payment.Post(ctx, tx, payment.Transaction{
		BookingID: &g.row.ID, TripID: &g.trip.ID, At: now, Entries: payment.Charges(g.row.Currency, fee),
	})
}

// Replacement describes whether a traveler's spot can go to another person, and the fee.
type Replacement struct {
	CanReplace bool
	Reason     string // why not
	FeeMinor   int64  // minor units of Currency; 0 while it is free of charge
	Currency   string
	FreeUntil  civil.Date // the last day on which it is free of charge
	Until      civil.Date // the last day on which it is possible
}

// replacementBy returns the fee by the booking's own terms, and the days that limit it. Bookings made before
// there was such a fee have none.
func replacementBy(t booking.Terms, start, today civil.Date) Replacement {
	r := Replacement{FreeUntil: start.AddDays(-t.ReplacementFreeDays), Until: start.AddDays(-t.ReplacementUntilDays)}
	if today.After(r.FreeUntil) {
		r.FeeMinor = t.ReplacementFeeMinor
	}
	return r
}
