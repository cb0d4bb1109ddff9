package library

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

// Library saves services for other itineraries of the operator. Names are unique per type: the latest wins.
func (s *Service) Library(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, services []api.Service) error {
	for _, service := range services {
		name := nameOf(service)
		if strings.TrimSpace(name) == "" {
			continue
		}
		service.ID, service.Day, service.Position, service.Alternatives = api.OptUUID{}, api.OptInt{}, api.OptInt{}, nil
		detail, err := itinerary.WriteService(service)
		if err != nil {
			return err
		}
		err = itinerarydb.New(tx).SaveToLibrary(ctx, itinerarydb.SaveToLibraryParams{
			TenantID: tenant.From(ctx).ID, ID: uuid.Must(uuid.NewV7()), OperatorID: operatorID, Type: string(service.Type),
			Name: name, Detail: detail, UpdatedAt: s.Clock.Now(ctx),
		})
		if err != nil {
			return fmt.Errorf("save to library: %w", err)
		}
	}
	return nil
}

// MarkTx sets which services are in the operator's library: those whose type and name it has.
func (s *Service) MarkTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, services []api.Service) error {
	names := make([]string, len(services))
	for i, service := range services {
		names[i] = nameOf(service)
	}
	rows, err := itinerarydb.New(tx).LibraryNames(ctx, itinerarydb.LibraryNamesParams{TenantID: tenant.From(ctx).ID,
		OperatorID: operatorID, Names: names})
	if err != nil {
		return fmt.Errorf("names in the library: %w", err)
	}
	for i, service := range services {
		services[i].ServiceLibrary = api.NewOptBool(slices.Contains(rows,
			itinerarydb.LibraryNamesRow{Type: string(service.Type), Name: nameOf(service)}))
	}
	return nil
}

func nameOf(service api.Service) string { return service.Name.Or(service.Title.Or("")) }

// SearchLibrary finds services of an operator's library by type and text (O-188).
func (s *Service) SearchLibrary(ctx context.Context, params itineraryapi.SearchServiceLibraryParams) (
	itineraryapi.ServiceLibrary, error) {
	t, caller := tenant.From(ctx), principal.Must(ctx)
	operatorID := params.OperatorId.Value
	if caller.Group == itinerary.GroupOperator {
		operatorID = caller.OperatorID
	}
	answer := itineraryapi.ServiceLibrary{Items: []api.Service{}}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := itinerarydb.New(tx).SearchLibrary(ctx, itinerarydb.SearchLibraryParams{
			TenantID: t.ID, OperatorID: operatorID, Type: string(params.Type.Value), Search: strings.TrimSpace(params.Q.Or("")),
			PageSize: int32(params.Limit.Or(3)),
		})
		if err != nil {
			return fmt.Errorf("search library: %w", err)
		}
		for _, row := range rows {
			service, err := itinerary.ReadService(row.Detail)
			if err != nil {
				return fmt.Errorf("library service %s: %w", row.ID, err)
			}
			service.ID = api.NewOptUUID(row.ID)
			answer.Items, answer.Total = append(answer.Items, service), int(row.Total)
		}
		return nil
	})
	return answer, err
}

// DeleteFromLibrary removes a service from the library.
func (s *Service) DeleteFromLibrary(ctx context.Context, id uuid.UUID) error {
	t, caller := tenant.From(ctx), principal.Must(ctx)
	var operatorID *uuid.UUID
	if caller.Group == itinerary.GroupOperator {
		operatorID = &caller.OperatorID
	}
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		removed, err := itinerarydb.New(tx).DeleteFromLibrary(ctx, itinerarydb.DeleteFromLibraryParams{TenantID: t.ID, ID: id,
			OperatorID: operatorID})
		if err == nil && removed == 0 {
			err = apierr.NotFound("service")
		}
		return err
	})
}
