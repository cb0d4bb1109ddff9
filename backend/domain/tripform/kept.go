package tripform

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/tripform/tripformdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
)

// kept is a form as stored; its version is zero if it was never saved.
type kept struct {
	open, sealed []byte
	complete     bool
	insured      bool // a policy is named
	version      int64
}

// openOwnTx reads the caller's own form as the host of the trip, who travels without a booking (H-446). The
// member takes the traveler's place.
func (s *Service) openOwnTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (booking.Traveler, trip.Trip, error) {
	p := principal.Must(ctx)
	of, err := s.Trips.LoadTx(ctx, tx, tripID)
	if err == nil && !hosts(p, of) {
		err = apierr.NotFound("traveler")
	}
	return booking.Traveler{ID: p.MemberID, TripID: tripID, MemberID: &p.MemberID}, of, err
}

// isHost reports whether the form is that of the trip's host, who is on no booking.
func isHost(who booking.Traveler) bool { return who.BookingID == uuid.Nil }

// objectType is the audit trail's object type of a form.
func objectType(who booking.Traveler) string {
	if isHost(who) {
		return "Member"
	}
	return "Participant"
}

// place returns the row that a secret is sealed for. A host has a form for each of their trips.
func place(tenantID uuid.UUID, who booking.Traveler) seal.Place {
	if isHost(who) {
		return seal.Place{TenantID: tenantID, Table: "host_trip_form", Column: "sealed_part",
			Row: hostRow(who.TripID, who.ID)}
	}
	return seal.Place{TenantID: tenantID, Table: "trip_form", Column: "sealed_part", Row: who.ID}
}

// hostRow derives one id from the two that identify the form of a host.
func hostRow(tripID, memberID uuid.UUID) uuid.UUID { return uuid.NewSHA1(tripID, memberID[:]) }

func load(ctx context.Context, tx pgx.Tx, who booking.Traveler) (kept, error) {
	q, tenantID := tripformdb.New(tx), tenant.From(ctx).ID
	if isHost(who) {
		row, err := q.GetHostForm(ctx, tripformdb.GetHostFormParams{TenantID: tenantID, TripID: who.TripID, MemberID: who.ID})
		return kept{open: row.OpenPart, sealed: row.SealedPart, complete: row.Complete, version: row.Version}, unlessNone(err)
	}
	row, err := q.GetForm(ctx, tripformdb.GetFormParams{TenantID: tenantID, ParticipantID: who.ID})
	return kept{open: row.OpenPart, sealed: row.SealedPart, complete: row.Complete, version: row.Version}, unlessNone(err)
}

func unlessNone(err error) error {
	if db.NoRows(err) {
		return nil
	}
	return err
}

// store writes a form over the version it was read with; another one is CodeConflict.
func store(ctx context.Context, tx pgx.Tx, who booking.Traveler, f kept, now time.Time) error {
	if f.version == 0 {
		err := insert(ctx, tx, who, f, now)
		if name := db.Constraint(err); name == "trip_form_pkey" || name == "host_trip_form_pkey" {
			return apierr.Conflict()
		}
		return err
	}
	rows, err := update(ctx, tx, who, f, now)
	if err == nil && rows == 0 {
		return apierr.Conflict()
	}
	return err
}

func insert(ctx context.Context, tx pgx.Tx, who booking.Traveler, f kept, now time.Time) error {
	q, tenantID := tripformdb.New(tx), tenant.From(ctx).ID
	if isHost(who) {
		return q.InsertHostForm(ctx, tripformdb.InsertHostFormParams{
			TenantID: tenantID, TripID: who.TripID, MemberID: who.ID, OpenPart: f.open, SealedPart: f.sealed,
			Complete: f.complete, UpdatedAt: now,
		})
	}
	return q.InsertForm(ctx, tripformdb.InsertFormParams{
		TenantID: tenantID, ParticipantID: who.ID, TripID: who.TripID, OpenPart: f.open, SealedPart: f.sealed,
		Complete: f.complete, UpdatedAt: now,
		Insured: f.insured,
	})
}

func update(ctx context.Context, tx pgx.Tx, who booking.Traveler, f kept, now time.Time) (int64, error) {
	q, tenantID := tripformdb.New(tx), tenant.From(ctx).ID
	if isHost(who) {
		return q.UpdateHostForm(ctx, tripformdb.UpdateHostFormParams{
			TenantID: tenantID, TripID: who.TripID, MemberID: who.ID, OpenPart: f.open, SealedPart: f.sealed,
			Complete: f.complete, UpdatedAt: now, Version: f.version,
		})
	}
	return q.UpdateForm(ctx, tripformdb.UpdateFormParams{
		TenantID: tenantID, ParticipantID: who.ID, OpenPart: f.open, SealedPart: f.sealed, Complete: f.complete,
		UpdatedAt: now, Version: f.version,
		Insured: f.insured,
	})
}
