package webhook

import (
	"context"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/webhook/webhookdb"
	"caravan/backend/platform/event"
	"caravan/backend/platform/principal"
)

// kinds are the families of event types that a group may see; admins and support see all.
var kinds = map[string][]string{
	"tripManager":    {"trip", "trip_request", "booking", "itinerary", "inventory"},
	"accountManager": {"trip", "trip_request", "booking"},
	"operator":       {"trip", "trip_request", "booking", "itinerary", "inventory"},
	"host":           {"trip", "trip_request", "booking"},
	"traveler":       {"trip", "booking", "payment", "refund"},
}

// typesFor lists which of the wanted types a group may see; no wanted types means all of them.
func typesFor(group string, wanted []string) []string {
	var out []string
	for _, t := range event.Types {
		kind, _, _ := strings.Cut(t, ".")
		visible := group == "admin" || group == principal.Support || slices.Contains(kinds[group], kind)
		if visible && (len(wanted) == 0 || slices.Contains(wanted, t)) {
			out = append(out, t)
		}
	}
	return out
}

// visibleTo removes from an event what its receiver must not see.
func visibleTo(group string, e event.Numbered) (before, after map[string]any) {
	return redact(group, e.Type, e.Before), redact(group, e.Type, e.After)
}

func redact(group, kind string, raw json.RawMessage) map[string]any {
	var fields map[string]any
	if len(raw) == 0 || json.Unmarshal(raw, &fields) != nil {
		return nil
	}
	family, _, _ := strings.Cut(kind, ".")
	maps.DeleteFunc(fields, func(name string, _ any) bool {
		switch group {
		case "operator":
			return (family == "trip" || family == "booking") && (strings.HasSuffix(name, "Minor") || name == "paymentId")
		case "traveler":
			return family == "trip" && name != "status" && name != "reason" || name == "rules"
		}
		return false
	})
	return fields
}

// audienceTx returns whose events a caller may see; nil means everything.
func audienceTx(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, p principal.Principal) (*event.Audience, error) {
	switch p.Group {
	case "admin", "tripManager", principal.Support:
		return nil, nil
	case "operator":
		return &event.Audience{Operators: []uuid.UUID{p.OperatorID}}, nil
	case "host":
		return &event.Audience{Hosts: []uuid.UUID{p.HostID}}, nil
	case "accountManager":
		return assignedTx(ctx, tx, tenantID, p.MemberID)
	}
	return ownTx(ctx, tx, tenantID, p.MemberID)
}

// assignedTx returns an account manager's audience.
func assignedTx(ctx context.Context, tx pgx.Tx, tenantID, managerID uuid.UUID) (*event.Audience, error) {
	rows, err := webhookdb.New(tx).Assigned(ctx, webhookdb.AssignedParams{TenantID: tenantID, ManagerID: managerID})
	out := &event.Audience{}
	for _, row := range rows {
		if row.ObjectType == "Host" {
			out.Hosts = append(out.Hosts, row.ObjectID)
		} else {
			out.Trips = append(out.Trips, row.ObjectID)
		}
	}
	return out, err
}

// ownTx returns a traveler's audience: the trips and bookings they are on, and the money of those that they pay.
func ownTx(ctx context.Context, tx pgx.Tx, tenantID, travelerID uuid.UUID) (*event.Audience, error) {
	rows, err := webhookdb.New(tx).FollowedBookings(ctx, webhookdb.FollowedBookingsParams{TenantID: tenantID,
		TravelerID: travelerID})
	out := &event.Audience{}
	for _, row := range rows {
		out.TripsOnly = append(out.TripsOnly, row.TripID)
		if row.Pays {
			out.Bookings = append(out.Bookings, row.ID)
		} else {
			out.BookingsOnly = append(out.BookingsOnly, row.ID)
		}
	}
	return out, err
}
