package party

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/article"
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// acceptTx also records which version of the marketplace's own terms was accepted: the one that the traveler reads in
// their language.
func (s *Service) acceptTx(ctx context.Context, tx pgx.Tx, _ trip.Trip, p bookingdb.BookingParticipant,
	now time.Time) error {
	own, published, err := s.Articles.LiveTx(ctx, tx, article.Terms, tenant.LanguageOf(ctx))
	if err != nil {
		return err
	}
	accepted := bookingdb.AcceptTermsParams{TenantID: p.TenantID, ID: p.ID, Now: now}
	entry := audit.Entry{
		TenantID: p.TenantID, At: now, Action: "participant.accept_terms", ObjectType: "Participant", ObjectID: p.ID,
	}
	if published {
		accepted.TermsVersion, accepted.TermsLanguage = &own.Number, &own.Language
		entry.After = map[string]any{"page": article.Terms, "number": own.Number, "language": own.Language}
	}
	signed, err := bookingdb.New(tx).AcceptTerms(ctx, accepted)
	if err != nil || signed == 0 {
		return err
	}
	return audit.Record(ctx, tx, entry)
}

// acceptForMinorTx rejects travelers who are known to be of age when the trip starts: they have to sign the
// terms.
func acceptForMinorTx(ctx context.Context, tx pgx.Tx, t trip.Trip, p bookingdb.BookingParticipant,
	now time.Time) error {
	if p.DateOfBirth != nil && !t.StartDate.Before(p.DateOfBirth.AddMonths(12*booking.Adult)) {
		return apierr.New(apierr.CodeIllegalState,
			"The disclaimer is for travelers under 18. Accept the traveler terms instead.")
	}
	signed, err := bookingdb.New(tx).AcceptMinorDisclaimer(ctx, bookingdb.AcceptMinorDisclaimerParams{TenantID: p.TenantID,
		ID: p.ID, Now: now})
	if err != nil || signed == 0 {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: p.TenantID, At: now, Action: "participant.accept_minor_disclaimer", ObjectType: "Participant",
		ObjectID: p.ID,
	})
}

// AcceptTerms signs the traveler terms for the caller's spot on a trip (T-228).
func (s *Service) AcceptTerms(ctx context.Context, tripID uuid.UUID) (bookingapi.Booking, error) {
	return s.sign(ctx, tripID, s.acceptTx)
}

// AcceptMinorDisclaimer signs the disclaimer for a minor instead of the terms, for the caller's spot on a trip
// (T-061).
func (s *Service) AcceptMinorDisclaimer(ctx context.Context, tripID uuid.UUID) (bookingapi.Booking, error) {
	return s.sign(ctx, tripID, acceptForMinorTx)
}

// signature is what a traveler signs for their spot on a trip.
type signature func(ctx context.Context, tx pgx.Tx, t trip.Trip, p bookingdb.BookingParticipant, now time.Time) error

func (s *Service) sign(ctx context.Context, tripID uuid.UUID, sign signature) (bookingapi.Booking, error) {
	p := principal.Must(ctx)
	var bookingID uuid.UUID
	err := s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) error {
		q, now := bookingdb.New(tx), s.Clock.Now(ctx)
		b, err := q.MemberTripBooking(ctx, bookingdb.MemberTripBookingParams{TenantID: p.TenantID, TripID: tripID,
			MemberID: &p.MemberID})
		if db.NoRows(err) {
			return apierr.NotFound("booking")
		}
		if err != nil {
			return err
		}
		if booking.Status(b.Status) == booking.Cancelled {
			return apierr.New(apierr.CodeIllegalState, "This booking is canceled.")
		}
		bookingID = b.ID
		t, err := s.Trips.LoadTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		party, err := booking.PartiesOf(ctx, tx, []uuid.UUID{b.ID})
		if err != nil {
			return err
		}
		for _, one := range party[b.ID] {
			if one.MemberID == nil || *one.MemberID != p.MemberID {
				continue
			}
			if err := sign(ctx, tx, t, one, now); err != nil {
				return err
			}
		}
		return s.onboardBookingTx(ctx, tx, b.ID)
	})
	if err != nil {
		return bookingapi.Booking{}, err
	}
	return s.View.Get(ctx, bookingID)
}
