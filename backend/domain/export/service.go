package export

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/principal"
)

// Service holds the use cases of exports.
type Service struct {
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
}

// Bookings lists what a travelers' file holds.
type Bookings interface {
	RosterTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]booking.RosterRow, error)
}

// Trips names trips.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
}

// People says where to write to a member.
type People interface {
	ContactTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (email, firstName string, err error)
}

// Mailer writes mails in the transaction that causes them.
type Mailer interface {
	SendTx(ctx context.Context, tx pgx.Tx, m notification.Mail) error
}

// KindTripTravelers is the list of a trip's travelers.
const KindTripTravelers = "tripTravelers"

// States of an export.
const (
	Pending = "pending"
	Running = "running"
	Success = "success"
	Failure = "failure"
)

// Create starts an export of a trip for the caller.
func (s *Service) Create(ctx context.Context, kind string, tripID uuid.UUID, key string) (exportdb.Export, error) {
	p := principal.Must(ctx)
	call := idempotency.Call{
		TenantID: p.TenantID, Scope: "createExport:" + p.MemberID.String(), Key: key, Body: map[string]any{"kind": kind, "tripId": tripID},
	}
	id, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		id, now := uuid.Must(uuid.NewV7()), s.Clock.Now(ctx)
		err := exportdb.New(tx).CreateExport(ctx, exportdb.CreateExportParams{
			TenantID: p.TenantID, ID: id, Kind: kind, TripID: &tripID, RequestedBy: p.MemberID, CreatedAt: now,
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
		err = audit.Record(ctx, tx, audit.Entry{
			TenantID: p.TenantID, At: now, Action: "export.create", ObjectType: "Export", ObjectID: id, After: map[string]any{"kind": kind, "tripId": tripID},
		})
		if err != nil {
			return id, err
		}
		return id, s.Jobs.InsertTx(ctx, tx, WriteArgs{TenantID: p.TenantID, ExportID: id}, writeOptions)
	})
	if err != nil {
		return exportdb.Export{}, err
	}
	return s.Get(ctx, id)
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

// Mine lists the caller's exports, the newest first, one more than limit when there are more.
func (s *Service) Mine(ctx context.Context, before *uuid.UUID, limit int) ([]exportdb.Export, error) {
	p := principal.Must(ctx)
	var rows []exportdb.Export
	err := s.DB.ReadTenant(ctx, p.TenantID, func(tx pgx.Tx) error {
		var err error
		rows, err = exportdb.New(tx).ListExports(ctx, exportdb.ListExportsParams{
			TenantID: p.TenantID, RequestedBy: p.MemberID, BeforeID: before, PageSize: int32(limit + 1),
		})
		return err
	})
	return rows, err
}

var errNotReady = apierr.New(apierr.CodeIllegalState, "The file is not ready yet.")

// Open streams the file of a finished export.
func (s *Service) Open(ctx context.Context, id uuid.UUID) (name string, file io.ReadCloser, err error) {
	row, err := s.Get(ctx, id)
	if err != nil {
		return "", nil, err
	}
	if row.State != Success {
		return "", nil, errNotReady
	}
	file, ok, err := s.Files.Reader(ctx, row.FileKey)
	if err != nil {
		return "", nil, err
	}
	if !ok {
		return "", nil, errors.Join(apierr.NotFound("file"), fmt.Errorf("export %s: %s is gone", id, row.FileKey))
	}
	err = s.DB.InTenantTx(ctx, row.TenantID, func(tx pgx.Tx) error {
		return audit.Record(ctx, tx, audit.Entry{TenantID: row.TenantID, At: s.Clock.Now(ctx), Action: "export.download", ObjectType: "Export", ObjectID: id})
	})
	if err != nil {
		file.Close()
		return "", nil, err
	}
	return row.FileName, file, nil
}
