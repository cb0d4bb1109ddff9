package analytics

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/analyticsapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/track"
)

// Itineraries reads itineraries.
type Itineraries interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (itinerary.Itinerary, error)
}

// RecordTx records an event sent by a host's page (H-561, H-562, H-573). Objects that it names must exist, and a
// trip must be the host's own.
func (s *Service) RecordTx(ctx context.Context, tx pgx.Tx, in *analyticsapi.HostEvent) error {
	e := track.Event{Name: string(in.Name), At: s.Clock.Now(ctx)}
	if in.TripId.Set {
		t, err := s.Trips.LoadTx(ctx, tx, in.TripId.Value)
		if err != nil {
			return err
		}
		if t.HostID != principal.Must(ctx).HostID {
			return apierr.NotFound("trip")
		}
		e.TripID, e.TripName, e.ItineraryID = t.ID, t.Name, t.ItineraryID
	}
	if in.ItineraryId.Set {
		if _, err := s.Itineraries.LoadTx(ctx, tx, in.ItineraryId.Value); err != nil {
			return err
		}
		e.ItineraryID = in.ItineraryId.Value
	}
	return track.Record(ctx, tx, e)
}

// Receiver accepts events. It may get one again, with the same id.
type Receiver interface {
	Take(ctx context.Context, tenantSlug string, events []Event) error
}

// Event is an event as receivers get it.
type Event struct {
	MessageID  uuid.UUID       `json:"messageId"`
	Type       string          `json:"type"` // track
	Event      string          `json:"event"`
	UserID     string          `json:"userId"`
	Timestamp  time.Time       `json:"timestamp"`
	Properties json.RawMessage `json:"properties"`
}

// Nowhere accepts nothing: events are only stored.
type Nowhere struct{}

// Take implements Receiver.
func (Nowhere) Take(context.Context, string, []Event) error { return nil }

// HTTPReceiver posts batches to a URL, in the format that event collectors share.
type HTTPReceiver struct {
	URL, Key string
	Client   *http.Client
}

// Take implements Receiver.
func (r HTTPReceiver) Take(ctx context.Context, tenantSlug string, events []Event) error {
	body, err := json.Marshal(map[string]any{"batch": events, "context": map[string]any{"tenant": tenantSlug}})
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, r.URL, bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	req.SetBasicAuth(r.Key, "")
	res, err := r.Client.Do(req)
	if err != nil {
		return fmt.Errorf("event receiver: %w", err)
	}
	defer res.Body.Close()
	if res.StatusCode/100 != 2 {
		return fmt.Errorf("event receiver answered %d", res.StatusCode)
	}
	return nil
}

const eventBatch = 500

// Deliver delivers the tenant's undelivered events.
func (s *Service) Deliver(ctx context.Context) error {
	t := tenant.From(ctx)
	if _, nowhere := s.Receiver.(Nowhere); nowhere {
		return nil
	}
	for {
		var rows []track.Kept
		err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
			var err error
			rows, err = track.Undelivered(ctx, tx, t.ID, eventBatch)
			return err
		})
		if err != nil || len(rows) == 0 {
			return err
		}
		events, ids := make([]Event, len(rows)), make([]uuid.UUID, len(rows))
		for i, row := range rows {
			var who struct{ UserID string }
			if err := json.Unmarshal(row.Properties, &who); err != nil {
				return fmt.Errorf("event %s: %w", row.ID, err)
			}
			ids[i] = row.ID
			events[i] = Event{MessageID: row.ID, Type: "track", Event: row.Name, UserID: who.UserID, Timestamp: row.At.UTC(),
				Properties: row.Properties}
		}
		if err := s.Receiver.Take(ctx, t.Slug, events); err != nil {
			return err
		}
		now := s.Clock.Now(ctx)
		err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
			return track.Delivered(ctx, tx, t.ID, ids, now)
		})
		if err != nil || len(rows) < eventBatch {
			return err
		}
	}
}

// SweepArgs are the arguments of the job that delivers events and forgets visitors, in every tenant.
type SweepArgs struct{}

// Kind implements river.JobArgs.
func (SweepArgs) Kind() string { return "analytics_sweep" }

func (s *Service) sweep(ctx context.Context) error { return errors.Join(s.Deliver(ctx), s.Forget(ctx)) }
