package supply

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/supply/supplydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	supplyv1 "caravan/backend/gen/proto/caravan/supply/v1"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// Decide sets who wins when the next push differs, or replaces edited parts by what was pushed last. It returns the
// version of the itinerary or departure after that.
func (s *Service) Decide(ctx context.Context, in *supplyv1.DecideSyncedRequest) (version int64, err error) {
	id, err := uuid.Parse(in.ItineraryId)
	if err != nil {
		return 0, apierr.NotFound("itinerary")
	}
	departureID := uuid.Nil
	if in.DepartureId != "" {
		if departureID, err = uuid.Parse(in.DepartureId); err != nil {
			return 0, apierr.NotFound("departure")
		}
	}
	t := tenant.From(ctx)
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := supplydb.New(tx).SyncedOfItinerary(ctx, supplydb.SyncedOfItineraryParams{TenantID: t.ID,
			ItineraryID: &id})
		if err != nil {
			return fmt.Errorf("synced itinerary: %w", err)
		}
		find := func(kind string, object uuid.UUID) (*supplydb.SupplyReference, error) {
			at := slices.IndexFunc(rows, func(r supplydb.SupplyReference) bool {
				return r.Kind == kind && r.ObjectID == object
			})
			if at < 0 {
				return nil, apierr.New(apierr.CodeIllegalState, "This wasn’t pushed by a system of yours.")
			}
			return s.lockedTx(ctx, tx, rows[at])
		}
		have, err := find(kindItinerary, id)
		if err != nil {
			return err
		}
		if in.EditsWin != nil && *in.EditsWin != have.EditsWin {
			if err := s.setWinnerTx(ctx, tx, have, *in.EditsWin); err != nil {
				return err
			}
		}
		if version = in.Version; len(in.UsePushed) == 0 {
			return nil
		}
		if departureID == uuid.Nil {
			version, err = s.usePushedTx(ctx, tx, have, in)
			return err
		}
		if have, err = find(kindDeparture, departureID); err != nil {
			return err
		}
		version, err = s.usePushedDepartureTx(ctx, tx, have, in)
		return err
	})
	return version, err
}

// lockedTx reads a reference again, while no push of it can run.
func (s *Service) lockedTx(ctx context.Context, tx pgx.Tx, row supplydb.SupplyReference) (
	*supplydb.SupplyReference, error) {
	if err := s.serializeTx(ctx, tx, row.OperatorID, row.Kind, row.ExternalID); err != nil {
		return nil, err
	}
	now, err := supplydb.New(tx).GetReference(ctx, supplydb.GetReferenceParams{TenantID: row.TenantID,
		OperatorID: row.OperatorID, Kind: row.Kind, ExternalID: row.ExternalID})
	if db.NoRows(err) || err == nil && now.ObjectID != row.ObjectID {
		return nil, apierr.Conflict()
	}
	if err != nil {
		return nil, fmt.Errorf("reference: %w", err)
	}
	return &now, nil
}

func (s *Service) setWinnerTx(ctx context.Context, tx pgx.Tx, have *supplydb.SupplyReference, editsWin bool) error {
	err := supplydb.New(tx).SetEditsWin(ctx, supplydb.SetEditsWinParams{TenantID: have.TenantID,
		ItineraryID: have.ObjectID, EditsWin: editsWin})
	if err != nil {
		return fmt.Errorf("who wins: %w", err)
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: have.TenantID, At: s.Clock.Now(ctx), Action: "itinerary.sync_rule", ObjectType: "Itinerary",
		ObjectID: have.ObjectID, Before: map[string]any{"editsWin": have.EditsWin},
		After: map[string]any{"editsWin": editsWin},
	})
}

// errUnknown is for a push from before its content was stored.
var errUnknown = apierr.New(apierr.CodeIllegalState, "We don’t know what was pushed. The next push changes that.")

// errNotPushed is for parts that no push has.
func errNotPushed() error { return apierr.InvalidField("usePushed", "Your system doesn’t push this") }

func (s *Service) usePushedTx(ctx context.Context, tx pgx.Tx, have *supplydb.SupplyReference,
	in *supplyv1.DecideSyncedRequest) (int64, error) {
	last, err := pushedItinerary(have)
	if err != nil {
		return 0, err
	}
	if last == nil {
		return 0, errUnknown
	}
	change := &itineraryapi.ItineraryUpdate{Version: in.Version}
	services, err := s.Itineraries.ServicesTx(ctx, tx, have.ObjectID)
	if err != nil {
		return 0, err
	}
	it, err := s.Itineraries.LoadTx(ctx, tx, have.ObjectID)
	if err != nil {
		return 0, err
	}
	days := map[int]bool{}
	for _, name := range take(parts, change, last, in.UsePushed) {
		day := dayOf(name)
		if day == 0 {
			return 0, errNotPushed()
		}
		days[day] = true
	}
	if len(days) > 0 {
		change.ServicesByDay = daysWith(itinerary.ByDay(services, it.LengthInDays), last.ServicesByDay, days)
		keepIDs(change.ServicesByDay, services)
	}
	if err := s.Itineraries.UpdateTx(ctx, tx, it.ID, change); err != nil {
		return 0, err
	}
	return in.Version + 1, nil
}

// daysWith returns the days as they are here, and the given ones as they were pushed.
func daysWith(here, pushed []api.Day, wanted map[int]bool) []api.Day {
	var out []api.Day
	for _, day := range here {
		if !wanted[day.Day] {
			out = append(out, day)
		}
	}
	for _, day := range pushed {
		if wanted[day.Day] {
			out = append(out, day)
		}
	}
	if out == nil {
		return []api.Day{}
	}
	return out
}

func (s *Service) usePushedDepartureTx(ctx context.Context, tx pgx.Tx, have *supplydb.SupplyReference,
	in *supplyv1.DecideSyncedRequest) (int64, error) {
	if slices.Contains(in.UsePushed, removed) {
		return s.restoreTx(ctx, tx, have)
	}
	last, err := pushedDeparture(have)
	if err != nil {
		return 0, err
	}
	if last == nil {
		return 0, errUnknown
	}
	change := &inventoryapi.InventoryChange{Version: api.NewOptInt64(in.Version)}
	if left := take(departureParts, change, last, in.UsePushed); len(left) > 0 {
		return 0, errNotPushed()
	}
	return in.Version + 1, s.Inventory.UpdateTx(ctx, tx, *have.ItineraryID, have.ObjectID, change)
}

// restoreTx creates a departure that was deleted here again, as it was pushed last.
func (s *Service) restoreTx(ctx context.Context, tx pgx.Tx, have *supplydb.SupplyReference) (int64, error) {
	switch _, err := s.Inventory.LoadTx(ctx, tx, have.ObjectID); {
	case err == nil:
		return 0, apierr.New(apierr.CodeIllegalState, "This departure wasn’t deleted.")
	case apierr.From(err).Code != apierr.CodeNotFound:
		return 0, err
	}
	var content supplyv1.Departure
	known, err := contentOf(have, &content)
	if err != nil {
		return 0, err
	}
	if !known {
		return 0, errUnknown
	}
	if err := s.removeTx(ctx, tx, have); err != nil {
		return 0, err
	}
	input, err := inputOf(&content)
	if err != nil {
		return 0, err
	}
	id, err := s.Inventory.CreateTx(ctx, tx, *have.ItineraryID, input)
	if err != nil {
		return 0, err
	}
	caller := principal.Must(ctx)
	err = supplydb.New(tx).SaveReference(ctx, supplydb.SaveReferenceParams{
		TenantID: have.TenantID, OperatorID: have.OperatorID, Kind: have.Kind, ExternalID: have.ExternalID, ObjectID: id,
		ItineraryID: have.ItineraryID, ContentHash: have.ContentHash, Content: have.Content, ContentForm: have.ContentForm,
		Version: 1, PushedAt: have.PushedAt, PushedBy: &caller.MemberID, KeyName: have.KeyName,
	})
	if err != nil {
		return 0, fmt.Errorf("save reference: %w", err)
	}
	return 1, nil
}
