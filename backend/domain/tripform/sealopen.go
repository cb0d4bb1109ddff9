package tripform

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tripform/tripformdb"
	"caravan/backend/platform/seal"
)

// Sealed lists the columns with sealed values.
func Sealed() []seal.Column {
	host := seal.Column{Table: "host_trip_form", Name: "sealed_part", Keys: []string{"trip_id", "member_id"},
		Row: func(keys []uuid.UUID) uuid.UUID { return hostRow(keys[0], keys[1]) }}
	return []seal.Column{seal.Single("trip_form", "sealed_part", "participant_id"), host}
}

const (
	openEvery = 24 * time.Hour
	openBatch = 100
)

// SealOpenArgs are the arguments of the job that seals unsealed data of forms saved before it was sealed.
type SealOpenArgs struct{}

// Kind implements river.JobArgs.
func (SealOpenArgs) Kind() string { return "tripform_seal_open" }

// SealOpen seals emergency contacts and policies of forms saved before they were sealed, and returns how many. A
// form that is saved in the meantime is sealed by that.
func (s *Service) SealOpen(ctx context.Context) (int, error) {
	total := 0
	for _, batch := range []func(context.Context, pgx.Tx) (int, error){s.sealOpenTx, s.sealOpenHostsTx} {
		for n := openBatch; n == openBatch; total += n {
			err := s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
				var err error
				n, err = batch(ctx, tx)
				return err
			})
			if err != nil {
				return total, fmt.Errorf("seal open forms: %w", err)
			}
		}
	}
	return total, nil
}

func (s *Service) sealOpenTx(ctx context.Context, tx pgx.Tx) (int, error) {
	q, t := tripformdb.New(tx), tenant.From(ctx)
	rows, err := q.OpenForms(ctx, tripformdb.OpenFormsParams{TenantID: t.ID, PageSize: openBatch})
	if err != nil {
		return 0, err
	}
	for _, row := range rows {
		next, err := s.resplit(place(t.ID, booking.Traveler{ID: row.ParticipantID, BookingID: row.ParticipantID}),
			row.OpenPart, row.SealedPart)
		if err != nil {
			return 0, err
		}
		err = q.SealForm(ctx, tripformdb.SealFormParams{
			TenantID: t.ID, ParticipantID: row.ParticipantID, Version: row.Version, OpenPart: next.open, SealedPart: next.sealed,
			Insured: next.insured,
		})
		if err != nil {
			return 0, err
		}
	}
	return len(rows), nil
}

func (s *Service) sealOpenHostsTx(ctx context.Context, tx pgx.Tx) (int, error) {
	q, t := tripformdb.New(tx), tenant.From(ctx)
	rows, err := q.OpenHostForms(ctx, tripformdb.OpenHostFormsParams{TenantID: t.ID, PageSize: openBatch})
	if err != nil {
		return 0, err
	}
	for _, row := range rows {
		next, err := s.resplit(place(t.ID, booking.Traveler{ID: row.MemberID, TripID: row.TripID}), row.OpenPart,
			row.SealedPart)
		if err != nil {
			return 0, err
		}
		err = q.SealHostForm(ctx, tripformdb.SealHostFormParams{
			TenantID: t.ID, TripID: row.TripID, MemberID: row.MemberID, Version: row.Version, OpenPart: next.open,
			SealedPart: next.sealed,
		})
		if err != nil {
			return 0, err
		}
	}
	return len(rows), nil
}

// resplit divides a stored form the way new ones are.
func (s *Service) resplit(at seal.Place, open, sealed []byte) (kept, error) {
	var secret []byte
	var err error
	if sealed != nil {
		if secret, err = s.Sealer.Open(sealed, at); err != nil {
			return kept{}, err
		}
	}
	form, err := join(open, secret)
	if err != nil {
		return kept{}, err
	}
	return s.sealForm(at, form)
}
