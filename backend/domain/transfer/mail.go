package transfer

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/transfer/transferdb"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/money"
	"caravan/backend/platform/places"
)

// Mailer writes emails in the transaction that triggers them.
type Mailer interface {
	SendTx(ctx context.Context, tx pgx.Tx, m notification.Mail) error
}

// confirmedTx emails that the company has confirmed. A transfer is confirmed once.
func (s *Service) confirmedTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer) error {
	return s.mailTx(ctx, tx, row, notification.RideConfirmed, "ride_confirmed/"+row.ID.String(), notification.Data{})
}

// drivenTx emails who drives. Each driver is announced once, however often the company repeats it.
func (s *Service) drivenTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer) error {
	var d Driver
	if err := json.Unmarshal(row.Driver, &d); err != nil {
		return fmt.Errorf("driver of a ride: %w", err)
	}
	key := fmt.Sprintf("ride_driver/%s/%s/%s/%s", row.ID, d.Name, d.PhoneNumber, d.LicensePlate)
	return s.mailTx(ctx, tx, row, notification.RideChanged, key, notification.Data{Reason: d.Name + " is your driver."})
}

// keptTx emails that the company did not accept a change or a cancellation. A version is reported once.
func (s *Service) keptTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer) error {
	key := fmt.Sprintf("ride_kept/%s/%d", row.ID, row.Version)
	return s.mailTx(ctx, tx, row, notification.RideChanged, key,
		notification.Data{Reason: "It declined the change: " + row.Message})
}

// cancelledReasons are by who canceled the transfer.
var cancelledReasons = map[string]string{
	"traveler": "We canceled the ride as you asked.", "host": "We canceled the ride as you asked.",
	"helper": "The marketplace canceled the ride for you.", "booking": "We canceled the ride along with your booking.",
	"provider": "The transfer company canceled the ride.",
}

// cancelledTx emails who canceled and what is refunded. A transfer ends once.
func (s *Service) cancelledTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer, by string) error {
	data := notification.Data{Reason: cancelledReasons[by]}
	if by == "provider" && row.Message != "" {
		data.Reason += " " + row.Message
	}
	if row.BookingID != nil && row.RefundMinor > 0 {
		data.Amount = money.New(row.RefundMinor, row.Currency)
	}
	return s.mailTx(ctx, tx, row, notification.RideCancelled, "ride_cancelled/"+row.ID.String(), data)
}

// mailTx emails the payer of the transfer, or for a host's the person to be picked up.
func (s *Service) mailTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer, template notification.Template,
	key string, data notification.Data) error {
	of, err := s.Trips.LoadTx(ctx, tx, row.TripID)
	if err != nil {
		return err
	}
	to := Customer{Email: row.Email, FirstName: row.FirstName}
	if row.BookingID != nil {
		if to, err = s.Bookings.RideCustomerTx(ctx, tx, *row.BookingID); err != nil {
			return err
		}
	}
	data.Trip = mails.Trip(of)
	data.Path = mails.TravelerPage(of.ID)
	if data.Ride, err = rideMail(row, of.Zone()); err != nil {
		return err
	}
	if data.Calendar, err = calendarFile(row, of, to.BookingVersion); err != nil {
		return err
	}
	return s.Mail.SendTx(ctx, tx, notification.Mail{Template: template, Key: key, To: to.Email, Name: to.FirstName,
		Data: data})
}

func rideMail(row transferdb.GroundTransfer, zone *time.Location) (notification.Ride, error) {
	out := notification.Ride{
		Name: nameOf[Type(row.Type)], At: row.PickupAt.In(zone), Flight: row.FlightNumber, Code: row.Code,
	}
	for to, text := range map[*string]json.RawMessage{&out.From: row.Origin, &out.To: row.Destination} {
		var p places.Place
		if err := json.Unmarshal(text, &p); err != nil {
			return out, fmt.Errorf("place of a ride: %w", err)
		}
		*to = p.Name
		if p.Code != "" {
			*to += " (" + p.Code + ")"
		}
	}
	var v Vehicle
	if err := json.Unmarshal(row.Vehicle, &v); err != nil {
		return out, fmt.Errorf("vehicle of a ride: %w", err)
	}
	out.Vehicle = v.Category
	if v.Company != "" {
		out.Vehicle += ", " + v.Company
	}
	if len(row.Driver) > 0 {
		var d Driver
		if err := json.Unmarshal(row.Driver, &d); err != nil {
			return out, fmt.Errorf("driver of a ride: %w", err)
		}
		out.Driver = d.Name
		if d.PhoneNumber != "" {
			out.Driver += ", " + d.PhoneNumber
		}
	}
	return out, nil
}
