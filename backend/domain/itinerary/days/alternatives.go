package days

import (
	"context"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
)

// errNoAlternatives is returned where the marketplace has disabled them (O-160).
var errNoAlternatives = apierr.New(apierr.CodeIllegalState, "Accommodation alternatives aren’t available here.")

// CreateAlternativeTx adds an alternative to an accommodation (O-107, O-145).
func (s *Service) CreateAlternativeTx(ctx context.Context, tx pgx.Tx, id, serviceID uuid.UUID,
	in *itineraryapi.AlternativeInput) (edit.Saved, error) {
	return s.editAlternatives(ctx, tx, id, serviceID, in.Version, "itinerary.alternative.create",
		func(service *api.Service) error {
			alternative := alternativeOf(in)
			alternative.ID = uuid.Must(uuid.NewV7())
			service.Alternatives = append(slices.Clone(service.Alternatives), alternative)
			return checked(alternative)
		})
}

// UpdateAlternativeTx changes an alternative.
func (s *Service) UpdateAlternativeTx(ctx context.Context, tx pgx.Tx, id, serviceID, alternativeID uuid.UUID,
	in *itineraryapi.AlternativeInput) (edit.Saved, error) {
	return s.editAlternatives(ctx, tx, id, serviceID, in.Version, "itinerary.alternative.update",
		func(service *api.Service) error {
			i, err := find(service, alternativeID)
			if err != nil {
				return err
			}
			alternative := alternativeOf(in)
			alternative.ID = alternativeID
			service.Alternatives = slices.Clone(service.Alternatives)
			service.Alternatives[i] = alternative
			return checked(alternative)
		})
}

// DeleteAlternativeTx removes an alternative; departures that have it revert to the default (O-204).
func (s *Service) DeleteAlternativeTx(ctx context.Context, tx pgx.Tx, id, serviceID, alternativeID uuid.UUID) (
	edit.Saved, error) {
	return s.editAlternatives(ctx, tx, id, serviceID, 0, "itinerary.alternative.delete", func(service *api.Service) error {
		i, err := find(service, alternativeID)
		if err == nil {
			service.Alternatives = slices.Delete(slices.Clone(service.Alternatives), i, i+1)
		}
		return err
	})
}

// SwapTx makes an alternative the default and the default an alternative. Each keeps its id, so departures with
// an accommodation of their own keep it; the others follow the new default.
func (s *Service) SwapTx(ctx context.Context, tx pgx.Tx, id, serviceID, alternativeID uuid.UUID,
	version int64) (edit.Saved, error) {
	return s.editAlternatives(ctx, tx, id, serviceID, version, "itinerary.alternative.swap",
		func(service *api.Service) error {
			i, err := find(service, alternativeID)
			if err != nil {
				return err
			}
			next := itinerary.StandIn(*service, service.Alternatives[i])
			next.Alternatives = slices.Clone(service.Alternatives)
			next.Alternatives[i] = itinerary.AsAlternative(*service)
			*service = next
			return nil
		})
}

func (s *Service) editAlternatives(ctx context.Context, tx pgx.Tx, id, serviceID uuid.UUID, version int64,
	action string, change func(*api.Service) error) (edit.Saved, error) {
	if !s.Switches.On(ctx, tenant.FeatureAlternatives) {
		return edit.Saved{}, errNoAlternatives
	}
	before, err := s.Edit.LockTx(ctx, tx, id)
	if err != nil {
		return edit.Saved{}, err
	}
	if version == 0 {
		version = before.It.Version // deleting is idempotent
	}
	after := edit.State{It: before.It, Services: slices.Clone(before.Services)}
	i := slices.IndexFunc(after.Services, func(have api.Service) bool {
		return have.ID.Value == serviceID && have.Type == api.ServiceTypeAccommodation
	})
	if i < 0 {
		return edit.Saved{}, apierr.NotFound("accommodation")
	}
	if err := change(&after.Services[i]); err != nil {
		return edit.Saved{}, err
	}
	return s.Edit.SavedTx(ctx, tx, before, after, version, &after.Services[i].ID.Value, action)
}

func find(service *api.Service, alternativeID uuid.UUID) (int, error) {
	i := slices.IndexFunc(service.Alternatives, func(a api.AlternativeAccommodation) bool { return a.ID == alternativeID })
	if i < 0 {
		return 0, apierr.NotFound("alternative")
	}
	return i, nil
}

func checked(a api.AlternativeAccommodation) error {
	fields := map[string]string{}
	itinerary.CheckAlternative(a, func(name string) string { return name }, fields)
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return nil
}

func alternativeOf(in *itineraryapi.AlternativeInput) api.AlternativeAccommodation {
	return api.AlternativeAccommodation{
		Name: in.Name.Or(""), PriceMinor: in.PriceMinor, AccommodationType: in.AccommodationType, StarRating: in.StarRating,
		Occupancy: api.OptAlternativeAccommodationOccupancy{
			Value: api.AlternativeAccommodationOccupancy(in.Occupancy.Value), Set: in.Occupancy.Set},
		AddressLocation: in.AddressLocation, Description: in.Description, Images: in.Images,
	}
}
