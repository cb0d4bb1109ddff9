package companies

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/transfer/transferdb"
	"caravan/backend/platform/db"
	"caravan/backend/platform/money"
)

// Simulated is the embedded company. It stores its transfers in the database, one per key, and drives them by the
// product's clock. Last names make it behave the way companies do, like a sandbox's test cards: Refused is never
// driven, Timeout is booked without a response the first time, Stranded loses the transfer a day before it. The
// flight XX1 gets no vehicles, XX2 no response.
type Simulated struct {
	DB      *db.DB
	Clock   tenant.Clock
	Company company.Company
}

// The fleet: base price and price per kilometer in hundredths of a whole currency unit, and capacity.
var fleet = []struct {
	transfer.Vehicle
	luggage, base, kilometer int
}{
	{vehicle("Standard", "Sedan for up to 3 passengers", 3), 3, 1_800, 140},
	{vehicle("Executive", "Business sedan for up to 3 passengers", 3), 3, 3_600, 230},
	{vehicle("Minivan", "Minivan for up to 7 passengers", 7), 8, 3_200, 190},
	{vehicle("Minibus", "Minibus for up to 20 passengers", 20), 24, 7_500, 310},
}

func vehicle(category, description string, most int) transfer.Vehicle {
	return transfer.Vehicle{
		Category: category, Description: description, MaximumPassengers: most, CompanyPhone: "+1 202 555 0142",
	}
}

const (
	// farthest is the maximum distance.
	farthest     = 400_000 // meters
	quoteMinutes = 30
	// The stages of a transfer before it begins.
	assigned = 24 * time.Hour
	underway = time.Hour
	arrived  = 10 * time.Minute
)

var drivers = []transfer.Driver{
	driver("Ana Duarte", "+1 202 555 0111", "12-AB-34", "Škoda", "Superb"),
	driver("Milan Kovač", "+1 202 555 0112", "KR 482-LM", "Volkswagen", "Caravelle"),
	driver("Lucía Quispe", "+1 202 555 0113", "ABX-217", "Toyota", "Hiace"),
	driver("Sora Ito", "+1 202 555 0114", "330 さ 41-20", "Toyota", "Alphard"),
}

func driver(name, phone, plate, company, model string) transfer.Driver {
	return transfer.Driver{Name: name, PhoneNumber: phone, LicensePlate: plate, Make: company, Model: model}
}

// Quote implements Provider.
func (s *Simulated) Quote(ctx context.Context, r transfer.QuoteRequest) ([]transfer.Offer, error) {
	switch {
	case strings.EqualFold(r.FlightNumber, "XX2"):
		return nil, errors.New("simulated company: not available")
	case strings.EqualFold(r.FlightNumber, "XX1") || r.Road.Meters > farthest:
		return nil, nil
	}
	unit, err := money.Unit(r.Currency)
	if err != nil {
		return nil, err
	}
	var offers []transfer.Offer
	for _, v := range fleet {
		if r.Passengers > v.MaximumPassengers || r.CheckedLuggage > v.luggage {
			continue
		}
		price, err := money.MulDiv(int64(v.base)+int64(v.kilometer)*int64(r.Road.Meters)/1000, unit, 100)
		if err != nil {
			return nil, err
		}
		price, v.Company = money.Nearest(price, r.Currency), s.Company.Name
		offers = append(offers, transfer.Offer{
			Ref: "q_" + uuid.NewString(), PriceMinor: price, ExpiresAt: s.Clock.Now(ctx).Add(quoteMinutes * time.Minute),
			Vehicle: v.Vehicle,
		})
	}
	return offers, nil
}

// Book implements Provider.
func (s *Simulated) Book(ctx context.Context, r transfer.BookRequest) (transfer.Result, error) {
	t, state := tenant.From(ctx), "booked"
	if strings.EqualFold(r.Traveler.LastName, "Refused") {
		state = "refused"
	}
	traveler, err := json.Marshal(r.Traveler)
	if err != nil {
		return transfer.Result{}, err
	}
	var row transferdb.SimulatedRide
	var fresh int64
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := transferdb.New(tx)
		var err error
		fresh, err = q.CreateSimulated(ctx, transferdb.CreateSimulatedParams{
			TenantID: t.ID, ID: "ride_" + strings.ReplaceAll(uuid.NewString(), "-", "")[:16], IdempotencyKey: r.Key.String(),
			PickupAt: r.PickupAt, DurationSeconds: r.DurationSeconds, Traveler: traveler, State: state,
			CreatedAt: s.Clock.Now(ctx),
		})
		if err != nil {
			return err
		}
		row, err = q.SimulatedByKey(ctx, transferdb.SimulatedByKeyParams{TenantID: t.ID, IdempotencyKey: r.Key.String()})
		return err
	})
	switch {
	case err != nil:
		return transfer.Result{}, fmt.Errorf("simulated company: %w", err)
	case fresh == 1 && strings.EqualFold(r.Traveler.LastName, "Timeout"):
		return transfer.Result{}, context.DeadlineExceeded
	}
	return s.result(ctx, row)
}

// result returns a transfer's status at the clock's time.
func (s *Simulated) result(ctx context.Context, row transferdb.SimulatedRide) (transfer.Result, error) {
	out := transfer.Result{Ref: row.ID}
	switch row.State {
	case "refused":
		return out, transfer.Refusal{Message: "The company cannot take this ride."}
	case "cancelled":
		out.Status = transfer.CancelledFree
		return out, nil
	}
	var traveler transfer.Traveler
	if err := json.Unmarshal(row.Traveler, &traveler); err != nil {
		return out, err
	}
	before := row.PickupAt.Sub(s.Clock.Now(ctx))
	switch {
	case before <= assigned && strings.EqualFold(traveler.LastName, "Stranded"):
		out.Status, out.Message = transfer.CancelledFree, "We couldn’t find a driver."
		return out, nil
	case before <= -time.Duration(row.DurationSeconds)*time.Second:
		out.Status = transfer.Completed
	case before <= 0:
		out.Status = transfer.InProgress
	case before <= arrived:
		out.Status = transfer.DriverArrived
	case before <= underway:
		out.Status = transfer.DriverUnderway
	case before <= assigned:
		out.Status = transfer.Planned
	default:
		out.Status = transfer.Confirmed
		return out, nil
	}
	sum := fnv.New32a()
	_, _ = sum.Write([]byte(row.ID))
	assignedTo := drivers[int(sum.Sum32()%uint32(len(drivers)))]
	out.Driver = &assignedTo
	return out, nil
}

// Update implements Provider.
func (s *Simulated) Update(ctx context.Context, ref string, traveler transfer.Traveler) (transfer.Result, error) {
	return s.change(ctx, ref, func(row *transferdb.SimulatedRide) error {
		if row.State != "booked" {
			return transfer.Refusal{Message: "This ride is canceled."}
		}
		var err error
		row.Traveler, err = json.Marshal(traveler)
		return err
	})
}

// Cancel implements Provider.
func (s *Simulated) Cancel(ctx context.Context, ref string) (transfer.Result, error) {
	return s.change(ctx, ref, func(row *transferdb.SimulatedRide) error {
		row.State = "cancelled"
		return nil
	})
}

// Status implements Provider.
func (s *Simulated) Status(ctx context.Context, ref string) (transfer.Result, error) {
	return s.change(ctx, ref, func(*transferdb.SimulatedRide) error { return nil })
}

func (s *Simulated) change(ctx context.Context, ref string, to func(row *transferdb.SimulatedRide) error) (
	transfer.Result, error) {
	t := tenant.From(ctx)
	var row transferdb.SimulatedRide
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := transferdb.New(tx)
		var err error
		if row, err = q.SimulatedByID(ctx, transferdb.SimulatedByIDParams{TenantID: t.ID, ID: ref}); err != nil {
			return err
		}
		if err = to(&row); err != nil {
			return err
		}
		return q.ChangeSimulated(ctx, transferdb.ChangeSimulatedParams{TenantID: t.ID, ID: ref, State: row.State,
			Traveler: row.Traveler})
	})
	if err != nil {
		return transfer.Result{}, fmt.Errorf("simulated company: %w", err)
	}
	return s.result(ctx, row)
}
