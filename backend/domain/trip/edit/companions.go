package edit

import (
	"context"
	"fmt"
	"net/mail"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/fields"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/count"
	"caravan/backend/platform/event"
	"caravan/backend/platform/principal"
)

// Companions returns the host's companions of a trip (H-538).
func (s *Service) Companions(ctx context.Context, id uuid.UUID) (tripapi.HostCompanions, error) {
	var out tripapi.HostCompanions
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		actor, _ := trip.ActorOf(principal.Must(ctx).Group)
		reason, _ := fields.Closed(t, actor, fields.Companions, s.Clock.Now(ctx))
		switch {
		case principal.OnlyLooks(ctx):
			reason = principal.LooksOnly
		case principal.Supports(ctx):
			reason = principal.SupportLooks
		}
		out = tripapi.HostCompanions{
			Companions: append([]tripapi.HostCompanion{}, t.Content.HostCompanions...), Places: t.CompanionPlaces(),
			Submitted: t.CompanionsSubmittedAt != nil, SubmittedAt: trip.DateTime(t.CompanionsSubmittedAt),
			Editable: reason == "", Reason: trip.Words(reason),
		}
		return nil
	})
	return out, err
}

// SetCompanions stores the companions of a trip. Hosts who submit must fill in every field and cannot change them
// afterwards (H-330, H-331); admins can correct them at any time until the trip is over.
func (s *Service) SetCompanions(ctx context.Context, id uuid.UUID, in []tripapi.HostCompanion, submit bool) error {
	return s.Trips.InTx(ctx, func(tx pgx.Tx) error {
		t, actor, err := s.lockFor(ctx, tx, id, api.OptInt64{})
		if err != nil {
			return err
		}
		now := s.Clock.Now(ctx)
		if reason, _ := fields.Closed(t, actor, fields.Companions, now); reason != "" {
			return apierr.New(apierr.CodeIllegalState, reason)
		}
		companions := make([]tripapi.HostCompanion, len(in))
		for i, c := range in {
			c.FirstName, c.LastName, c.Email = trimmed(c.FirstName), trimmed(c.LastName), trimmed(c.Email)
			if !c.ID.Set {
				c.ID = api.NewOptUUID(uuid.Must(uuid.NewV7()))
			}
			companions[i] = c
		}
		if fields := checkCompanions(companions, t.CompanionPlaces(), submit || actor == trip.Admin); len(fields) > 0 {
			return apierr.Invalid(fields)
		}
		before, submitted := t.Content.HostCompanions, t.CompanionsSubmittedAt != nil
		t.Content.HostCompanions = companions
		if submit && t.CompanionsSubmittedAt == nil {
			t.CompanionsSubmittedAt = &now
		}
		if t, err = s.Trips.SaveTx(ctx, tx, t); err != nil {
			return err
		}
		if submitted { // a draft has nobody who relies on the trip yet
			if err := s.companionsReplacedTx(ctx, tx, t, before); err != nil {
				return err
			}
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.TenantID, At: now, Action: "trip.companions", Event: event.TripUpdated, ObjectType: "Trip",
			ObjectID: t.ID,
			After:    map[string]any{"companions": len(companions), "submitted": t.CompanionsSubmittedAt != nil, "actor": actor},
		})
	})
}

// companionsReplacedTx notifies former and new companions and the partners that companions of the host have
// changed.
func (s *Service) companionsReplacedTx(ctx context.Context, tx pgx.Tx, t trip.Trip,
	before []tripapi.HostCompanion) error {
	former, joined := newcomers(t.Content.HostCompanions, before), newcomers(before, t.Content.HostCompanions)
	if len(former)+len(joined) == 0 {
		return nil
	}
	err := event.Publish(ctx, tx, event.Event{
		Type: event.TripCompanionReplaced, ObjectType: "Trip", ObjectID: t.ID, At: s.Clock.Now(ctx),
		Before: map[string]any{"companions": len(before)}, After: map[string]any{"companions": len(t.Content.HostCompanions),
			"joined": len(joined)},
	})
	if err != nil {
		return err
	}
	return s.Mails.CompanionsReplaced(ctx, tx, t, former, joined)
}

// newcomers returns those of the second list whose address is not in the first.
func newcomers(known, list []tripapi.HostCompanion) []tripapi.HostCompanion {
	return slices.DeleteFunc(slices.Clone(list), func(c tripapi.HostCompanion) bool {
		return !c.Email.Set || slices.ContainsFunc(known, func(k tripapi.HostCompanion) bool {
			return strings.EqualFold(k.Email.Value, c.Email.Value)
		})
	})
}

func trimmed(text api.OptString) api.OptString { return trip.Words(strings.TrimSpace(text.Or(""))) }

// checkCompanions adds the messages of H-396 to H-399. A draft may be incomplete.
func checkCompanions(companions []tripapi.HostCompanion, places int, complete bool) map[string]string {
	fields := map[string]string{}
	if len(companions) > places {
		fields["companions"] = "This trip has free spots for " + count.Of(places, "companion")
	}
	if complete && len(companions) == 0 {
		fields["companions"] = "Companions are required"
	}
	for i, c := range companions {
		require := func(field, label string, given bool) {
			if complete && !given {
				fields[fmt.Sprintf("companions[%d].%s", i, field)] = label + " is required"
			}
		}
		require("firstName", "First Name", c.FirstName.Set)
		require("lastName", "Last Name", c.LastName.Set)
		require("dateOfBirth", "Date Of Birth", c.DateOfBirth.Set)
		require("email", "Email", c.Email.Set)
		if c.Email.Set {
			if address, err := mail.ParseAddress(c.Email.Value); err != nil || address.Address != c.Email.Value {
				fields[fmt.Sprintf("companions[%d].email", i)] = "Invalid email format"
			}
		}
	}
	return fields
}
