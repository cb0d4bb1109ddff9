// Package flights reads the flights that travelers named with their airport transfers.
package flights

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/transfer/transferdb"
	"caravan/backend/platform/civil"
)

// Flight is a flight that a traveler named with an airport transfer.
type Flight struct {
	BookingID  uuid.UUID
	Type       transfer.Type
	Number     string
	On         civil.Date // when the transfer is at the airport, where the trip is
	Passengers int
	// FirstName, LastName and Email are those of the contact for the transfer.
	FirstName, LastName, Email string
	NamedAt                    time.Time
}

// Reader returns flights of transfers. It needs only the transaction.
type Reader struct{}

// OfTripTx returns the flights named with the transfers of a trip's bookings, oldest first, without those of canceled
// transfers.
func (Reader) OfTripTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]Flight, error) {
	rows, err := transferdb.New(tx).FlightsOfTrip(ctx, transferdb.FlightsOfTripParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("flights of a trip: %w", err)
	}
	out := make([]Flight, len(rows))
	for i, row := range rows {
		zone, err := time.LoadLocation(row.TimeZone)
		if err != nil {
			zone = time.UTC
		}
		at := row.PickupAt
		if transfer.Type(row.Type) == transfer.Departure {
			at = at.Add(time.Duration(row.DurationSeconds) * time.Second)
		}
		out[i] = Flight{
			BookingID: row.BookingID, Type: transfer.Type(row.Type), Number: row.FlightNumber, On: civil.Of(at.In(zone)),
			Passengers: row.Passengers, FirstName: row.FirstName, LastName: row.LastName, Email: row.Email, NamedAt: row.NamedAt,
		}
	}
	return out, nil
}
