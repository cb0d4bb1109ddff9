package booking

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
)

func (s *Service) acceptTx(ctx context.Context, tx pgx.Tx, _ trip.Trip, p bookingdb.BookingParticipant, now time.Time) error {
	signed, err := bookingdb.New(tx).AcceptTerms(ctx, bookingdb.AcceptTermsParams{TenantID: p.TenantID, ID: p.ID, Now: now})
	if err != nil || signed == 0 {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: p.TenantID, At: now, Action: "participant.accept_terms", ObjectType: "Participant", ObjectID: p.ID,
	})
}

const adult = 18

// acceptForMinorTx refuses travelers who are known to be of age when the trip starts: they have the terms to sign.
func (s *Service) acceptForMinorTx(ctx context.Context, tx pgx.Tx, t trip.Trip, p bookingdb.BookingParticipant, now time.Time) error {
	if p.DateOfBirth != nil && !t.StartDate.Before(p.DateOfBirth.AddMonths(12*adult)) {
		return apierr.New(apierr.CodeIllegalState, "The disclaimer is for travelers under 18. Please accept the traveler terms instead.")
	}
	signed, err := bookingdb.New(tx).AcceptMinorDisclaimer(ctx, bookingdb.AcceptMinorDisclaimerParams{TenantID: p.TenantID, ID: p.ID, Now: now})
	if err != nil || signed == 0 {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: p.TenantID, At: now, Action: "participant.accept_minor_disclaimer", ObjectType: "Participant", ObjectID: p.ID,
	})
}

// Traveler is a person on a booking as other domains know him.
type Traveler struct {
	ID         uuid.UUID
	BookingID  uuid.UUID
	TripID     uuid.UUID
	MemberID   *uuid.UUID
	CustomerID uuid.UUID
	FirstName  string
	LastName   string
	Cancelled  bool
}

// TravelerTx finds a participant; a missing one is CodeNotFound.
func (s *Service) TravelerTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Traveler, error) {
	row, err := bookingdb.New(tx).GetParticipant(ctx, bookingdb.GetParticipantParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return Traveler{}, apierr.NotFound("traveler")
	}
	if err != nil {
		return Traveler{}, fmt.Errorf("participant: %w", err)
	}
	return Traveler{
		ID: row.ID, BookingID: row.BookingID, TripID: row.TripID, MemberID: row.MemberID, CustomerID: row.CustomerID,
		FirstName: row.FirstName, LastName: row.LastName, Cancelled: Status(row.BookingStatus) == Cancelled,
	}, nil
}

// AddresseesTx lists who can be written to of a trip's bookings with given statuses: addresses with first names.
func (s *Service) AddresseesTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, statuses []string) (emails, firstNames []string, err error) {
	rows, err := bookingdb.New(tx).Addressees(ctx, bookingdb.AddresseesParams{TenantID: tenant.From(ctx).ID, TripID: tripID, Statuses: statuses})
	if err != nil {
		return nil, nil, fmt.Errorf("addressees: %w", err)
	}
	for _, row := range rows {
		emails, firstNames = append(emails, row.Email), append(firstNames, row.FirstName)
	}
	return emails, firstNames, nil
}
