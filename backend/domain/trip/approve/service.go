package approve

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/domain/trip/versions"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/whole"
)

// Service sends parts of trips back.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Trips    *trip.Service
	Versions *versions.Service
	Mails    Mails
}

// Mails notifies those who have to act.
type Mails interface {
	// SentBack tells sides of a trip why a part was not approved. The key is unique to the round.
	SentBack(ctx context.Context, tx pgx.Tx, t trip.Trip, back SentBack) error
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/approve", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// sides are those who submit a part and therefore get it back; the report has no submitter.
var sides = map[Part][]tripapi.TripSide{
	tripapi.TripPartPage:               {tripapi.TripSideHost},
	tripapi.TripPartTechnicalItinerary: {tripapi.TripSideOperator},
}

// SendBack reopens a part to those who submitted it and tells them why.
func (s *Service) SendBack(ctx context.Context, id uuid.UUID, in *tripapi.SendBackInput) error {
	reason := strings.TrimSpace(in.Reason)
	if reason == "" {
		return apierr.InvalidField("reason", "Say what has to change")
	}
	return s.Trips.InTx(ctx, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadForUpdateTx(ctx, tx, id)
		if err != nil {
			return err
		}
		if t.Version != in.Version {
			return apierr.Conflict()
		}
		if may, err := s.mayTx(ctx, tx, t, in.Part); err != nil {
			return err
		} else if !may {
			return apierr.New(apierr.CodeIllegalState, "This isn’t waiting for your approval.")
		}
		told, given := sides[in.Part]
		if !given {
			told = slices.Compact(slices.Sorted(slices.Values(in.Tell)))
		}
		now := s.Clock.Now(ctx)
		if t, err = s.Trips.SaveTx(ctx, tx, reopened(t, in.Part, now)); err != nil {
			return err
		}
		by, round := principal.Must(ctx), uuid.Must(uuid.NewV7())
		names := []string{}
		for _, side := range told {
			names = append(names, string(side))
		}
		err = tripdb.New(tx).AddTripRound(ctx, tripdb.AddTripRoundParams{TenantID: t.TenantID, ID: round, TripID: t.ID,
			Part: string(in.Part), Reason: reason, Told: names, SentBy: by.MemberID, SentName: by.Name, SentAt: now})
		if err != nil {
			return fmt.Errorf("add round: %w", err)
		}
		err = s.Mails.SentBack(ctx, tx, t, SentBack{Round: round, Part: in.Part, Reason: reason, To: told})
		if err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.TenantID, At: now, Action: "trip.sent_back", Event: event.TripUpdated, ObjectType: "Trip",
			ObjectID: t.ID, After: map[string]any{"part": in.Part, "reason": reason, "told": names},
		})
	})
}

// mayTx reports whether the caller may send a part back. Approving a report pays the host out, so only admins decide
// about it, as in the permission model.
func (s *Service) mayTx(ctx context.Context, tx pgx.Tx, t trip.Trip, part Part) (bool, error) {
	by := principal.Must(ctx)
	actor, _ := trip.ActorOf(by.Group)
	if actor != trip.Admin || by.ReadOnly || by.Group == principal.Support || !awaits(t, part) {
		return false, nil
	}
	if part != tripapi.TripPartEarningsReport {
		return true, nil
	}
	report, err := tripdb.New(tx).GetEarningsReport(ctx,
		tripdb.GetEarningsReportParams{TenantID: t.TenantID, TripID: t.ID})
	if err != nil && !db.NoRows(err) {
		return false, fmt.Errorf("earnings report: %w", err)
	}
	return err == nil && report.ApprovedAt == nil && by.Group == "admin", nil
}
