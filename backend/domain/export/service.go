package export

import (
	"context"
	"encoding/json"
	"fmt"
	"io"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/export/leaflet"
	"caravan/backend/domain/export/parts"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/record"
	"caravan/backend/domain/rooming"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service implements exports.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Jobs     jobs.Inserter
	Outbox   authz.Outbox
	Clock    tenant.Clock
	Tenants  *tenant.Store
	Files    *blob.Store
	Bookings Bookings
	Trips    Trips
	People   People
	Mail     Mailer
	Tokens   seal.Tokens
	Rooms    Rooms
	Printer  chromium.Printer
	// Itineraries and Pictures provide the content of leaflets.
	Itineraries Itineraries
	Pictures    leaflet.Pictures
	Statements  Statements
}

// Rooms returns who shares a room with whom.
type Rooms interface {
	OfTx(ctx context.Context, tx pgx.Tx, t trip.Trip) (rooming.Arranged, error)
	// NameTx returns the name of a traveler who is or was on the trip.
	NameTx(ctx context.Context, tx pgx.Tx, a rooming.Arranged, id uuid.UUID) (string, error)
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("export", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Bookings lists the travelers for a file, and returns single bookings.
type Bookings interface {
	RosterTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]view.RosterRow, error)
	CountRosterTx(ctx context.Context, tx pgx.Tx, tripID *uuid.UUID) (int64, error)
	// Get returns a booking as its reader sees it.
	Get(ctx context.Context, id uuid.UUID) (bookingapi.Booking, error)
	RosterPageTx(ctx context.Context, tx pgx.Tx, tripID, after *uuid.UUID,
		limit int) (rows []view.RosterRow, last uuid.UUID, bookings int, err error)
}

// Trips names trips.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
	LoadForUpdateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
	// Answer returns a trip as its reader sees it.
	Answer(ctx context.Context, id uuid.UUID) (*tripapi.TripAnswer, error)
	// HostTerms returns the current services agreement of a trip.
	HostTerms(ctx context.Context, id uuid.UUID) (tripapi.HostTermsDocument, error)
}

// People returns members' addresses.
type People interface {
	ContactTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (email, firstName string, err error)
}

// Mailer writes emails in the transaction that triggers them.
type Mailer interface {
	SendTx(ctx context.Context, tx pgx.Tx, m notification.Mail) error
}

// Kinds of exports.
const (
	KindTripTravelers = "tripTravelers" // the travelers of one trip
	KindAudience      = "audience"      // a host's audience
	KindBookings      = "bookings"      // all travelers of the marketplace
	KindJournal       = "journal"       // the entries of the books of a period
)

// Options configure a file.
type Options struct {
	Extended bool `json:"extended,omitempty"` // H-507: including the survey answers
	// From and To are the first and last day of a journal, in the marketplace's time zone.
	From civil.Date `json:"from,omitzero"`
	To   civil.Date `json:"to,omitzero"`
}

// Asked is an export request.
type Asked struct {
	Kind    string     `json:"kind"`
	TripID  *uuid.UUID `json:"tripId,omitempty"`
	HostID  *uuid.UUID `json:"hostId,omitempty"`
	Options Options    `json:"options"`
}

// States of an export.
const (
	Pending = "pending"
	Running = "running"
	Success = "success"
	Failure = "failure"
	Expired = "expired" // the file was written, and has been removed
)

// Create starts an export for the caller. Repeated calls with the same key start only one.
func (s *Service) Create(ctx context.Context, asked Asked, key string) (exportdb.Export, error) {
	p := principal.Must(ctx)
	call := idempotency.By(ctx, "createExport", key, asked)
	id, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) { return s.createTx(ctx, tx, p, asked) })
	if err != nil {
		return exportdb.Export{}, err
	}
	return s.Get(ctx, id)
}

func (s *Service) createTx(ctx context.Context, tx pgx.Tx, p principal.Principal, asked Asked) (uuid.UUID, error) {
	id, now := uuid.Must(uuid.NewV7()), s.Clock.Now(ctx)
	options, err := json.Marshal(asked.Options)
	if err != nil {
		return id, err
	}
	err = exportdb.New(tx).CreateExport(ctx, exportdb.CreateExportParams{
		TenantID: p.TenantID, ID: id, Kind: asked.Kind, TripID: asked.TripID, HostID: asked.HostID, Options: options,
		RequestedBy: p.MemberID, CreatedAt: now,
	})
	if err != nil {
		return id, fmt.Errorf("create export: %w", err)
	}
	err = s.Outbox.Add(ctx, tx, p.TenantID,
		authz.Tuple{Namespace: "Export", Object: id.String(), Relation: "tenants", Subject: "Tenant:" + p.TenantID.String()},
		authz.Tuple{Namespace: "Export", Object: id.String(), Relation: "owners", Subject: p.Subject()})
	if err != nil {
		return id, err
	}
	err = audit.Record(ctx, tx, audit.Entry{TenantID: p.TenantID, At: now, Action: "export.create", ObjectType: "Export",
		ObjectID: id, After: asked})
	if err != nil {
		return id, err
	}
	return id, s.Jobs.InsertTx(ctx, tx, WriteArgs{TenantID: p.TenantID, ExportID: id}, writeOptions)
}

// Get reads an export.
func (s *Service) Get(ctx context.Context, id uuid.UUID) (exportdb.Export, error) {
	t := tenant.From(ctx)
	var row exportdb.Export
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		row, err = exportdb.New(tx).GetExport(ctx, exportdb.GetExportParams{TenantID: t.ID, ID: id})
		return err
	})
	if db.NoRows(err) {
		return row, apierr.NotFound("export")
	}
	if err != nil {
		return row, fmt.Errorf("get export: %w", err)
	}
	return row, nil
}

// exportRecords describes exports to the record layer: everyone sees their own.
var exportRecords = &record.Resource{
	Name: "Export", Tenant: "e.tenant_id", ID: "e.id", From: "export e",
	Scope: record.Everybody("e.requested_by = @caller"), Search: []string{"e.file_name"},
	Sorts: map[string]record.Sort{
		"created": record.Created("e.id"), "file": {Column: "lower(e.file_name)", Type: "text"},
		"kind": {Column: "e.kind", Type: "text"}, "state": {Column: "e.state", Type: "text"},
	}, Sort: "-created",
}

// Mine lists the caller's exports.
func (s *Service) Mine(ctx context.Context, q record.Query) (rows []exportdb.Export, next api.OptString, err error) {
	return record.Loaded(ctx, s.DB, exportRecords, q,
		func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]exportdb.Export, error) {
			found, err := exportdb.New(tx).ExportsOf(ctx, exportdb.ExportsOfParams{TenantID: tenant.From(ctx).ID, Ids: ids})
			return record.ByID(found, func(e exportdb.Export) uuid.UUID { return e.ID }), err
		})
}

var (
	errNotReady = apierr.New(apierr.CodeIllegalState, "Your file isn’t ready yet.")
	errEnded    = apierr.New(apierr.CodeIllegalState, "This file has expired. Export it again.")
	errLinkOver = apierr.New(apierr.CodeForbidden, "This link has expired. Open your exports to get a new one.")
)

// Open streams the file of a finished export to anyone with an unexpired link to it.
func (s *Service) Open(ctx context.Context, id uuid.UUID,
	token string) (name string, content io.ReadCloser, err error) {
	row, err := s.Get(ctx, id)
	if err != nil {
		return "", nil, err
	}
	if row.State == Expired {
		return "", nil, errEnded
	}
	if row.State != Success {
		return "", nil, errNotReady
	}
	if !s.Tokens.Holds(token, "export", row.TenantID, id, s.Clock.Now(ctx)) {
		return "", nil, errLinkOver
	}
	err = s.DB.InTenantTx(ctx, row.TenantID, func(tx pgx.Tx) error {
		return audit.Record(ctx, tx, audit.Entry{TenantID: row.TenantID, At: s.Clock.Now(ctx), Action: "export.download",
			ObjectType: "Export", ObjectID: id})
	})
	if err != nil {
		return "", nil, err
	}
	return row.FileName, parts.Open(ctx, s.Files, row.FileKey, row.Parts), nil
}
