package supply

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"log/slog"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"google.golang.org/protobuf/proto"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/domain/supply/supplydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	supplyv1 "caravan/backend/gen/proto/caravan/supply/v1"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/plain"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/whole"
)

// Service implements partner operators.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Clock       tenant.Clock
	Itineraries Itineraries
	Inventory   Inventory
	Feed        Feed
	// StillSignedIn returns an error when a caller may no longer follow.
	StillSignedIn func(context.Context) error
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("supply", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Feed returns changes in order.
type Feed interface {
	OfOperatorTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, types []string, after int64,
		limit int) (events []event.Numbered, at int64, more bool, err error)
}

// Itineraries accepts what is pushed.
type Itineraries interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (itinerary.Itinerary, error)
	ServicesTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) ([]api.Service, error)
	CreateTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, draft *itineraryapi.ItineraryDraft) (uuid.UUID, error)
	UpdateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, change *itineraryapi.ItineraryUpdate) error
	PreviewTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, change *itineraryapi.ItineraryUpdate) (
		before, after edit.State, err error)
	LoadManyTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]itinerary.Itinerary, error)
}

// Inventory accepts pushed departures.
type Inventory interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (itinerary.Departure, error)
	CreateTx(ctx context.Context, tx pgx.Tx, itineraryID uuid.UUID, in *inventoryapi.InventoryInput) (uuid.UUID, error)
	UpdateTx(ctx context.Context, tx pgx.Tx, itineraryID, id uuid.UUID, in *inventoryapi.InventoryChange) error
	DeleteTx(ctx context.Context, tx pgx.Tx, itineraryID, id uuid.UUID) error
	DeparturesTx(ctx context.Context, tx pgx.Tx, itineraryIDs []uuid.UUID,
		from civil.Date) (map[uuid.UUID][]itinerary.Departure, error)
	// Preview returns a departure as a change would leave it, whether or not it would be accepted.
	Preview(d itinerary.Departure, in *inventoryapi.InventoryChange) itinerary.Departure
}

// Kinds of pushed objects.
const (
	kindItinerary = "itinerary"
	kindDeparture = "departure"
)

const maximumBatch = 200

func operatorOf(ctx context.Context) (uuid.UUID, error) {
	id := principal.Must(ctx).OperatorID
	if id == uuid.Nil {
		return id, apierr.New(apierr.CodeForbidden, "Only an operator’s members can push supply.")
	}
	return id, nil
}

// pushed is one item of a batch.
type pushed struct {
	kind, externalID string
	content          proto.Message // without what is not content, such as the expected version
	// apply creates or changes the object; have is nil if the reference is new.
	apply func(tx pgx.Tx, have *supplydb.SupplyReference) (applied, error)
}

// applied is what a push did.
type applied struct {
	id, itineraryID uuid.UUID
	version         int64 // after it
	outcome         supplyv1.Outcome
	kept            []string // parts that people edited here
}

// push applies one item in a transaction of its own and returns the result.
func (s *Service) push(ctx context.Context, operatorID uuid.UUID, p pushed) (*supplyv1.Result, error) {
	if faults := plain.Message(p.content, 0); len(faults) > 0 {
		return failed(strings.ToValidUTF8(p.externalID, ""), apierr.Invalid(faults)), nil
	}
	result := &supplyv1.Result{ExternalId: p.externalID}
	err := s.DB.InTenantRetry(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		result.Reset()
		result.ExternalId = p.externalID
		return s.pushTx(ctx, tx, operatorID, p, result)
	})
	if err == nil {
		return result, nil
	}
	refused := apierr.From(err)
	if refused.Status() < 500 {
		return failed(p.externalID, refused), nil
	}
	slog.ErrorContext(ctx, "an item of supply failed", "kind", p.kind, "error", err)
	return failed(p.externalID, refused), err
}

// failed returns why an item was rejected. It does not affect the others of its batch.
func failed(externalID string, e *apierr.Error) *supplyv1.Result {
	return &supplyv1.Result{ExternalId: externalID, Outcome: supplyv1.Outcome_OUTCOME_FAILED, Code: e.Code,
		Error: e.Message, Fields: e.Fields}
}

const longestReference = 200

func checkReference(externalID string) error {
	switch {
	case externalID == "":
		return apierr.InvalidField("externalId", "This field is required")
	case utf8.RuneCountInString(externalID) > longestReference:
		return apierr.InvalidField("externalId", "This is too long")
	}
	return nil
}

func (s *Service) pushTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, p pushed,
	result *supplyv1.Result) error {
	if err := checkReference(p.externalID); err != nil {
		return err
	}
	text, err := proto.MarshalOptions{Deterministic: true}.Marshal(p.content)
	if err != nil {
		return err
	}
	hash := sha256.Sum256(text)
	caller, _ := principal.From(ctx)
	t, queries := tenant.From(ctx), supplydb.New(tx)
	// This lock is always the first.
	if err := s.serializeTx(ctx, tx, operatorID, p.kind, p.externalID); err != nil {
		return err
	}
	row, err := queries.GetReference(ctx, supplydb.GetReferenceParams{TenantID: t.ID, OperatorID: operatorID, Kind: p.kind,
		ExternalID: p.externalID})
	have := &row
	switch {
	case db.NoRows(err):
		have = nil
	case err != nil:
		return fmt.Errorf("reference: %w", err)
	}
	var done applied
	if have != nil && string(row.ContentHash) == string(hash[:]) {
		done = applied{id: row.ObjectID, version: row.Version, outcome: supplyv1.Outcome_OUTCOME_UNCHANGED}
		if row.ItineraryID != nil {
			done.itineraryID = *row.ItineraryID
		}
	} else if done, err = p.apply(tx, have); err != nil {
		return err
	}
	result.Id, result.Version, result.Outcome, result.Kept = done.id.String(), done.version, done.outcome, done.kept
	if done.outcome == supplyv1.Outcome_OUTCOME_REMOVED {
		return s.removeTx(ctx, tx, have)
	}
	save := supplydb.SaveReferenceParams{
		TenantID: t.ID, OperatorID: operatorID, Kind: p.kind, ExternalID: p.externalID, ObjectID: done.id,
		ContentHash: hash[:], Content: text, ContentForm: new(contentForm), Version: done.version,
		PushedAt: s.Clock.Now(ctx), KeyName: caller.KeyName,
	}
	if caller.MemberID != uuid.Nil {
		save.PushedBy = &caller.MemberID
	}
	if done.itineraryID != uuid.Nil {
		save.ItineraryID = &done.itineraryID
	}
	if err := queries.SaveReference(ctx, save); err != nil {
		return fmt.Errorf("save reference: %w", err)
	}
	return nil
}

// serializeTx lets one transaction at a time push, or decide on, a reference, so that it remains one object.
func (s *Service) serializeTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, kind, externalID string) error {
	if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))",
		tenant.From(ctx).ID.String()+operatorID.String()+kind+externalID); err != nil {
		return fmt.Errorf("push: %w", err)
	}
	return nil
}

// contentForm is the form in which the content of pushes is stored: the messages of this version of the contract.
const contentForm = "supply.v1"

// removeTx frees a reference for another object.
func (s *Service) removeTx(ctx context.Context, tx pgx.Tx, have *supplydb.SupplyReference) error {
	at := s.Clock.Now(ctx)
	err := supplydb.New(tx).RemoveReference(ctx, supplydb.RemoveReferenceParams{TenantID: have.TenantID,
		OperatorID: have.OperatorID, Kind: have.Kind, ExternalID: have.ExternalID, RemovedAt: &at})
	if err != nil {
		return fmt.Errorf("remove reference: %w", err)
	}
	return nil
}

// types are the event types of supply.
var types = []string{
	event.ItineraryCreated, event.ItineraryUpdated, event.InventoryCreated, event.InventoryUpdated, event.InventoryDeleted,
	event.InventoryTaken, event.InventoryReleased,
}

var kinds = map[string]string{"Itinerary": kindItinerary, "InventoryItem": kindDeparture}

// Changes returns the changes to the caller's supply after a cursor, the next cursor, and whether there is more.
func (s *Service) Changes(ctx context.Context, after int64,
	limit int) (changes []*supplyv1.Change, cursor int64, more bool, err error) {
	operatorID, err := operatorOf(ctx)
	if err != nil {
		return nil, 0, false, err
	}
	if after < 0 {
		return nil, 0, false, apierr.InvalidField("after", "This isn’t a position in the feed")
	}
	t := tenant.From(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var events []event.Numbered
		if events, cursor, more, err = s.Feed.OfOperatorTx(ctx, tx, operatorID, types, after, limit); err != nil ||
			len(events) == 0 {
			return err
		}
		ids := make([]uuid.UUID, len(events))
		for i, e := range events {
			ids[i] = e.ObjectID
		}
		external, err := s.ReferencesTx(ctx, tx, ids)
		if err != nil {
			return err
		}
		for _, e := range events {
			changes = append(changes, &supplyv1.Change{
				Cursor: e.Seq, Kind: kinds[e.ObjectType], Id: e.ObjectID.String(), ExternalId: external[e.ObjectID], Action: e.Type,
				Version: versionIn(e.After), At: e.At.UTC().Format(time.RFC3339),
			})
		}
		return nil
	})
	return changes, cursor, more, err
}

// ReferencesTx returns the partners' own references of objects that were pushed, including withdrawn ones.
func (s *Service) ReferencesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	rows, err := supplydb.New(tx).ReferencesOf(ctx, supplydb.ReferencesOfParams{TenantID: tenant.From(ctx).ID,
		ObjectIds: ids})
	if err != nil {
		return nil, fmt.Errorf("references: %w", err)
	}
	external := make(map[uuid.UUID]string, len(rows))
	for _, r := range rows {
		external[r.ObjectID] = r.ExternalID
	}
	return external, nil
}

// versionIn returns the object's version after an event.
func versionIn(after json.RawMessage) int64 {
	var is struct{ Version int64 }
	_ = json.Unmarshal(after, &is) // without one it is 0
	return is.Version
}
