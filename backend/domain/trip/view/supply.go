package view

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
)

// noRooms is the message when private rooms are sold out (H-601).
const noRooms = "Sorry, we have run out of private rooms at this time. Don't worry, you haven't been charged."

// Supply returns the spots, private rooms and bookable activities of a trip (H-550).
func (s *Service) Supply(ctx context.Context, id uuid.UUID) (tripapi.TripInventory, error) {
	var out tripapi.TripInventory
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		services, err := s.Trips.ServicesTx(ctx, tx, t.ID)
		if err != nil {
			return err
		}
		rooms, err := singleSupplement(t, 0)
		if err != nil {
			return err
		}
		out = tripapi.TripInventory{
			StartDate: api.NewOptDate(t.StartDate.UTC()), Spots: t.MaximumSpots, SpotsTaken: t.SpotsTaken,
			SpotsLeft: t.SpotsLeft(), SingleSupplement: rooms, Activities: []api.Service{},
		}
		if t.InventoryItemID != nil {
			out.InventoryItemId = api.NewOptUUID(*t.InventoryItemID)
		}
		for _, service := range services {
			if service.Bookable.Or(false) {
				out.Activities = append(out.Activities, service)
			}
		}
		return nil
	})
	return out, err
}

// SingleSupplement reports whether enough private rooms are left.
func (s *Service) SingleSupplement(ctx context.Context, id uuid.UUID, wanted int) (tripapi.SingleSupplement, error) {
	var out tripapi.SingleSupplement
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		out, err = singleSupplement(t, wanted)
		return err
	})
	return out, err
}

func singleSupplement(t trip.Trip, wanted int) (tripapi.SingleSupplement, error) {
	price, err := t.SupplementWithFeeMinor()
	if err != nil {
		return tripapi.SingleSupplement{}, err
	}
	left := max(0, t.SingleSupplementQuantity-t.SingleSupplementTaken)
	out := tripapi.SingleSupplement{
		Total: t.SingleSupplementQuantity, Taken: t.SingleSupplementTaken, Available: left, Enough: left >= wanted,
		PriceMinor: price, Currency: t.Currency,
		SingleSupplement: tripapi.SingleSupplementSingleSupplement{Available: left >= wanted},
	}
	if !out.Enough {
		out.Message = api.NewOptString(noRooms)
	}
	return out, nil
}
