package access

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/access/accessdb"
	"caravan/backend/domain/tenant"
)

// names reads the names of people and objects; those of another tenant are not found.
func (s *Service) names(ctx context.Context, refs ...string) (names, error) {
	var ids []uuid.UUID
	for _, ref := range refs {
		_, text, _ := strings.Cut(ref, ":")
		if id, err := uuid.Parse(text); err == nil {
			ids = append(ids, id)
		}
	}
	t := tenant.From(ctx)
	out := names{"Tenant:" + t.ID.String(): {name: t.Brand}}
	return out, s.eachCalled(ctx, ids, func(namespace string, id uuid.UUID, c called) {
		out[namespace+":"+id.String()] = c
	})
}

// Called returns the names of people and objects by id, without their kind. Those deleted, or of another tenant,
// are left out.
func (s *Service) Called(ctx context.Context, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	out := map[uuid.UUID]string{}
	return out, s.eachCalled(ctx, ids, func(namespace string, id uuid.UUID, c called) {
		// A report has the id of its trip.
		if namespace != "Report" {
			out[id] = c.name
		}
	})
}

// Known returns the names of people and objects by kind and id, such as "Trip:…"; a person is a "User". Those
// deleted, or of another tenant, are left out.
func (s *Service) Known(ctx context.Context, ids []uuid.UUID) (map[string]string, error) {
	out := map[string]string{}
	return out, s.eachCalled(ctx, ids, func(namespace string, id uuid.UUID, c called) {
		out[namespace+":"+id.String()] = c.name
	})
}

// eachCalled hands over what is called how, by kind and id.
func (s *Service) eachCalled(ctx context.Context, ids []uuid.UUID, take func(string, uuid.UUID, called)) error {
	t := tenant.From(ctx)
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		q := accessdb.New(tx)
		rows, err := q.Names(ctx, accessdb.NamesParams{TenantID: t.ID, Ids: ids})
		if err != nil {
			return err
		}
		for _, row := range rows {
			take(row.Namespace, row.ID, called{row.Kind, row.Name})
		}
		for _, of := range []struct {
			from            Names
			namespace, kind string
		}{
			{s.Members, "User", ""}, {s.Operators, "Operator", "operator "}, {s.Hosts, "Host", "host "},
			{s.Trips, "Trip", "trip "}, {s.Trips, "Report", "the earnings report of "},
		} {
			found, err := of.from.NamesTx(ctx, tx, ids)
			if err != nil {
				return err
			}
			for id, name := range found {
				take(of.namespace, id, called{of.kind, name})
			}
		}
		return s.eachRequestTx(ctx, tx, ids, take)
	})
	if err != nil {
		return fmt.Errorf("names: %w", err)
	}
	return nil
}

// eachRequestTx hands over requests, which are called by their host and the itinerary.
func (s *Service) eachRequestTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID,
	take func(string, uuid.UUID, called)) error {
	requests, err := accessdb.New(tx).RequestNames(ctx, accessdb.RequestNamesParams{TenantID: tenant.From(ctx).ID,
		Ids: ids})
	if err != nil || len(requests) == 0 {
		return err
	}
	hosts, itineraries := make([]uuid.UUID, len(requests)), make([]uuid.UUID, len(requests))
	for i, r := range requests {
		hosts[i], itineraries[i] = r.HostID, r.ItineraryID
	}
	names, err := s.Hosts.NamesTx(ctx, tx, hosts)
	if err != nil {
		return err
	}
	asked, err := accessdb.New(tx).Names(ctx, accessdb.NamesParams{TenantID: tenant.From(ctx).ID, Ids: itineraries})
	for _, itinerary := range asked {
		names[itinerary.ID] = itinerary.Name
	}
	for _, r := range requests {
		take("TripRequest", r.ID, called{"the request of ", names[r.HostID] + " · " + names[r.ItineraryID]})
	}
	return err
}
