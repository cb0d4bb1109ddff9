package party

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
)

// TravelerTx finds a participant; a missing one is CodeNotFound.
func (s *Service) TravelerTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (booking.Traveler, error) {
	row, err := bookingdb.New(tx).GetParticipant(ctx,
		bookingdb.GetParticipantParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return booking.Traveler{}, apierr.NotFound("traveler")
	}
	if err != nil {
		return booking.Traveler{}, fmt.Errorf("participant: %w", err)
	}
	status := booking.Status(row.BookingStatus)
	return booking.Traveler{
		ID: row.ID, BookingID: row.BookingID, TripID: row.TripID, MemberID: row.MemberID, CustomerID: row.CustomerID,
		FirstName: row.FirstName, LastName: row.LastName, Cancelled: status == booking.Cancelled,
		Travels: (status == booking.Pending || status == booking.Confirmed) &&
			booking.TravelerStatus(row.Status) != booking.TravelerCancelled,
	}, nil
}

// AddresseesTx lists the reachable people of a trip's bookings with given statuses: addresses with first names.
func (s *Service) AddresseesTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, statuses []string,
	without []uuid.UUID) (emails, firstNames []string, err error) {
	rows, err := bookingdb.New(tx).Addressees(ctx, bookingdb.AddresseesParams{
		TenantID: tenant.From(ctx).ID, TripID: tripID, Statuses: statuses, Without: append([]uuid.UUID{}, without...),
	})
	if err != nil {
		return nil, nil, fmt.Errorf("addressees: %w", err)
	}
	for _, row := range rows {
		emails, firstNames = append(emails, row.Email), append(firstNames, row.FirstName)
	}
	return emails, firstNames, nil
}
