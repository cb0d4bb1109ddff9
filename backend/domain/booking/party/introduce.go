package party

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// Introduce shows or hides the caller on the public page of a trip that they are on. Withdrawing consent is
// always possible.
func (s *Service) Introduce(ctx context.Context, tripID uuid.UUID, shown bool) (bookingapi.Booking, error) {
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
			return fmt.Errorf("booking of traveler: %w", err)
		}
		bookingID = b.ID
		if shown {
			if err := mayIntroduceTx(ctx, tx, b, p.MemberID, civil.Today(now)); err != nil {
				return err
			}
		}
		changed, err := q.Introduce(ctx, bookingdb.IntroduceParams{TenantID: p.TenantID, TripID: tripID, MemberID: p.MemberID,
			Shown: shown})
		if err != nil {
			return fmt.Errorf("introduce traveler: %w", err)
		}
		for _, id := range changed {
			err := audit.Record(ctx, tx, audit.Entry{
				TenantID: p.TenantID, At: now, Action: "participant.introduce", ObjectType: "Participant", ObjectID: id,
				After: map[string]any{"shown": shown},
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return bookingapi.Booking{}, err
	}
	return s.View.Get(ctx, bookingID)
}

func mayIntroduceTx(ctx context.Context, tx pgx.Tx, b bookingdb.Booking, memberID uuid.UUID, today civil.Date) error {
	parties, err := booking.PartiesOf(ctx, tx, []uuid.UUID{b.ID})
	if err != nil {
		return err
	}
	for _, one := range parties[b.ID] {
		if one.MemberID != nil && *one.MemberID == memberID && booking.MayIntroduce(b, one, today) {
			return nil
		}
	}
	return apierr.New(apierr.CodeIllegalState,
		"Only travelers aged 18 or over with a spot on this trip can be shown on its page.")
}
