package campaign

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/campaignapi"
	"caravan/backend/platform/apierr"
)

// mostNames is how many recipients the preview of a message names.
const mostNames = 12

// MessagePreview returns the recipients of a message to the travelers of a trip (H-547).
func (s *Service) MessagePreview(ctx context.Context, in *campaignapi.TravelerAudience) (
	campaignapi.TravelerEmailPreview, error) {
	var out campaignapi.TravelerEmailPreview
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.writableTx(ctx, tx, in.TripId)
		if err != nil {
			return err
		}
		_, firstNames, err := s.addresseesTx(ctx, tx, t.ID, words(in.Statuses), in.OnlyMissingForms.Or(false))
		out.Recipients = len(firstNames)
		out.FirstNames = append([]string{}, firstNames[:min(len(firstNames), mostNames)]...)
		return err
	})
	return out, err
}

// writableTx returns a trip whose travelers can be emailed.
func (s *Service) writableTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error) {
	t, err := s.Trips.LoadTx(ctx, tx, id)
	if err == nil && t.Status == trip.Cancelled {
		err = apierr.New(apierr.CodeIllegalState, "This trip is canceled, and its travelers have been notified.")
	}
	return t, err
}

// addresseesTx lists the travelers on bookings with the statuses, each address once; on request only those whose
// trip form is incomplete.
func (s *Service) addresseesTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, statuses []string,
	missing bool) (emails, firstNames []string, err error) {
	var complete []uuid.UUID
	if missing {
		if complete, err = s.Forms.CompleteOfTripTx(ctx, tx, tripID); err != nil {
			return nil, nil, err
		}
	}
	if len(statuses) == 0 {
		statuses = writable
	}
	return s.Travelers.AddresseesTx(ctx, tx, tripID, statuses, complete)
}

func words[S ~string](of []S) []string {
	all := make([]string, len(of))
	for i, one := range of {
		all[i] = string(one)
	}
	return all
}
