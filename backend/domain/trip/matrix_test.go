package trip_test

import (
	"context"
	"errors"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
)

// TestWhatIsOfferedIsWhatIsDone tries every status as every actor in every status: a move succeeds exactly if the
// trip's response offered it.
func TestWhatIsOfferedIsWhatIsDone(t *testing.T) {
	m := triptest.Open(t)
	id := m.Agreed()
	put := func(s trip.Status) trip.Trip {
		t.Helper()
		m.Tx(m.System(), func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), `
				WITH item AS (UPDATE inventory_item SET quantity_pending = 1, quantity_confirmed = 0 WHERE start_date = $3)
				UPDATE trip SET status = $2, launch_at = NULL, launched_at = NULL, cancellation_reason = NULL WHERE id = $1`, id, s,
				triptest.First)
			return err
		})
		return m.Trip(id)
	}
	actors := map[string]context.Context{"host": m.Host(), "operator": m.Operator(), "admin": m.Admin()}
	moves, refusals := 0, 0
	for _, from := range trip.Statuses {
		for actor, ctx := range actors {
			put(from)
			answer, err := m.Trips.Get(ctx, id)
			if err != nil {
				t.Fatal(err)
			}
			for _, to := range trip.Statuses {
				if to == from {
					continue
				}
				offered := offers(answer.AvailableActions, to)
				// Setting live is how a host launches; it takes an early confirmed trip to confirmed.
				if actor == "host" && from == trip.EarlyConfirmed && to == trip.Live {
					offered = true
				}
				before := put(from)
				err := m.Trips.Update(ctx, id, &tripapi.TripUpdate{Version: before.Version,
					Status: api.NewOptTripStatus(api.TripStatus(to))})
				after := m.Trip(id)
				var e *apierr.Error
				switch {
				case offered && err != nil:
					t.Errorf("%s from %s to %s was offered: %v", actor, from, to, err)
				case offered:
					moves++
				case err == nil:
					t.Errorf("%s went from %s to %s, which was not offered", actor, from, to)
				case !errors.As(err, &e) || e.Code != apierr.CodeIllegalState || e.Message == "":
					t.Errorf("%s from %s to %s: %v", actor, from, to, err)
				case after.Status != from || after.Version != before.Version:
					t.Errorf("%s from %s to %s was refused and yet changed the trip", actor, from, to)
				default:
					refusals++
				}
			}
		}
	}
	t.Logf("%d moves, %d refusals", moves, refusals)
	if moves < 10 || refusals < 300 {
		t.Errorf("%d moves and %d refusals", moves, refusals)
	}
}

func offers(actions []tripapi.Action, to trip.Status) bool {
	for _, a := range actions {
		if a.To == api.TripStatus(to) && a.Enabled {
			return true
		}
	}
	return false
}
